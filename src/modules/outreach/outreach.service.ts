import { createHash, randomBytes } from 'node:crypto';
import pRetry from 'p-retry';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { newId } from '#platform/ids.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { messageSent } from './message.events.ts';
import type { MessageRepository, MessageToSend } from './message.repository.ts';
import { deliverMessage } from './message.tasks.ts';
import { interestOutreach } from './message.templates.ts';

export type FirstApply = {
  candidateIds: readonly string[];
  jobId: string;
  outreachEnabled: boolean;
  directInterview: boolean;
};

const linkDays = 30;

/** Messages to candidates. Each is a row first, sent by the worker; the row says what became of it. */
export class OutreachService {
  readonly #db: Database;
  readonly #messages: MessageRepository;
  readonly #mailer: Mailer;
  readonly #tasks: TaskQueue;
  readonly #config: Config;
  readonly #exclusive: Exclusive;
  constructor(
    db: Database,
    messages: MessageRepository,
    mailer: Mailer,
    tasks: TaskQueue,
    config: Config,
    exclusive: Exclusive,
  ) {
    this.#db = db;
    this.#messages = messages;
    this.#mailer = mailer;
    this.#tasks = tasks;
    this.#config = config;
    this.#exclusive = exclusive;
  }

  /**
   * Queues the one email that a first apply sends, in the transaction that made the applications. A pair that ever had
   * its first apply gets nothing, even where that email was skipped because outreach was off.
   */
  async queueFirstApply(organizationId: string, apply: FirstApply): Promise<void> {
    const skipped = apply.directInterview
      ? 'the job sends a video interview invite instead'
      : apply.outreachEnabled
        ? null
        : 'outreach is switched off';
    const queued = await this.#messages.insertFirstApply(
      organizationId,
      apply.candidateIds.map((candidateId) => ({
        id: newId(),
        kind: apply.directInterview ? 'video_interview_invite' : 'interest_outreach',
        candidateId,
        jobId: apply.jobId,
        skipped,
      })),
    );
    await this.#tasks.enqueueAll(
      deliverMessage,
      queued.map((messageId) => ({ organizationId, messageId })),
    );
  }

  /**
   * Sends one message, unless it was sent. Throws PermanentFailure on a refusal for good, MailRefused on one for now,
   * and where another worker is still sending this message.
   *
   * A worker that dies between the mail server's answer and the statement that records it lets the message be sent
   * again, with the same Message-ID.
   */
  async deliver(organizationId: string, messageId: string, lastAttempt: boolean): Promise<void> {
    // A worker that lost its heartbeat may still be talking to the mail server while its task is given to another.
    const free = await this.#exclusive.run(`message ${messageId}`, () =>
      this.#deliver(organizationId, messageId, lastAttempt),
    );
    if (!free) throw new Error('the message is being sent by another worker');
  }

  async #deliver(organizationId: string, messageId: string, lastAttempt: boolean): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const message = await this.#begin(organizationId, messageId, token);
    if (message) {
      const { recipient } = message;
      if (!recipient) {
        await this.#messages.markRefused(messageId, 'failed', 'the candidate has no email address');
        throw new PermanentFailure('the candidate has no email address');
      }
      const rendered = interestOutreach(message, `${this.#config.baseUrl}/interest/${token}`);
      const providerId = await this.#send(messageId, recipient, rendered, lastAttempt);
      // Alone and at once, and again if the database is away just now: as long as this is not done, the message would
      // be sent once more.
      const sent = { recipient, subject: rendered.subject, providerId };
      await pRetry(() => this.#messages.markSent(messageId, sent), {
        retries: 12,
        minTimeout: 100,
        maxTimeout: 10_000,
      });
    }
    // Also when a run before this one was killed here. Hearing it twice changes nothing.
    const about = await this.#messages.findSent(organizationId, messageId);
    if (about) await this.#tasks.announce(messageSent, { organizationId, messageId, ...about });
  }

  /** Marks the message as being sent, with the link it will carry; undefined when there is nothing to send. */
  async #begin(organizationId: string, messageId: string, token: string): Promise<MessageToSend | undefined> {
    return this.#db.transaction(async () => {
      const message = await this.#messages.begin(organizationId, messageId);
      if (!message) return undefined;
      // Only the hash is kept, so every try has a link of its own; all of them work.
      const tokenHash = createHash('sha256').update(token).digest();
      const { candidateId, jobId } = message;
      const link = { tokenHash, organizationId, messageId, candidateId, jobId };
      await this.#messages.insertLink({ ...link, purpose: 'interest', days: linkDays });
      return message;
    });
  }

  async #send(
    messageId: string,
    recipient: string,
    rendered: { subject: string; text: string; html: string },
    lastAttempt: boolean,
  ): Promise<string> {
    const from = this.#config.mailFrom;
    const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
    try {
      return await this.#mailer.send({ ...rendered, messageId: `<${messageId}@${domain}>`, to: recipient, from });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      const final = error.permanent || lastAttempt;
      await this.#messages.markRefused(messageId, final ? 'failed' : 'queued', error.message);
      throw error.permanent ? new PermanentFailure(error.message) : error;
    }
  }
}
