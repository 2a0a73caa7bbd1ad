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
import type { InvitedInterview, MessageRepository, MessageToSend } from './message.repository.ts';
import { deliverMessage } from './message.tasks.ts';
import { render } from './message.templates.ts';

export type FirstApply = {
  candidateIds: readonly string[];
  jobId: string;
  outreachEnabled: boolean;
  directInterview: boolean;
};

const interestLinkDays = 30;

/** 256 random bits for a link, of which only the hash is kept. */
function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: createHash('sha256').update(token).digest() };
}

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
   * its first apply gets nothing, even where that email was skipped because outreach was off. Returns the candidates
   * whose email is an invite: it is sent once it has its interview (`inviteOnApply`). The switch does not stop invites.
   */
  async queueFirstApply(organizationId: string, apply: FirstApply): Promise<string[]> {
    const skipped = apply.directInterview || apply.outreachEnabled ? null : 'outreach is switched off';
    const messages = apply.candidateIds.map((candidateId) => ({
      id: newId(),
      kind: apply.directInterview ? ('video_interview_invite' as const) : ('interest_outreach' as const),
      candidateId,
      jobId: apply.jobId,
      skipped,
    }));
    if (apply.directInterview) {
      const queued = await this.#messages.insertFirstApply(organizationId, messages);
      return queued.map((message) => message.candidateId);
    }
    this.#messages.sendFirstApply(organizationId, messages);
    if (skipped !== null) return [];
    // A pair that had its email before has no such message: its task will find nothing to do.
    await this.#tasks.enqueueAll(
      deliverMessage,
      messages.map(({ id }) => ({ organizationId, messageId: id })),
    );
    return [];
  }

  /**
   * Gives the invite of a first apply its interview, which `make` makes, and queues it; nothing when that invite is not
   * waiting for one (any more). Of two at once one makes an interview. To be called in a transaction.
   */
  async inviteOnApply(
    organizationId: string,
    pair: { candidateId: string; jobId: string },
    make: () => Promise<InvitedInterview>,
  ): Promise<void> {
    const messageId = await this.#messages.lockWaitingInvite(organizationId, pair.candidateId, pair.jobId);
    if (!messageId) return;
    await this.#messages.setInterview(organizationId, messageId, await make());
    await this.#tasks.enqueue(deliverMessage, { organizationId, messageId });
  }

  /** Queues the invite to an interview, in the transaction that makes it. */
  async queueInvite(organizationId: string, interview: InvitedInterview): Promise<void> {
    const messageId = newId();
    await this.#messages.insertInvite(organizationId, messageId, interview);
    await this.#tasks.enqueue(deliverMessage, { organizationId, messageId });
  }

  /** Makes a link to an interview, for the caller to hand out: its token, shown this once, and its address. */
  async interviewLink(organizationId: string, interview: InvitedInterview): Promise<{ token: string; url: string }> {
    const { token, tokenHash } = newToken();
    await this.#messages.insertLink({
      tokenHash,
      organizationId,
      purpose: 'interview',
      messageId: null,
      candidateId: interview.candidateId,
      jobId: interview.jobId,
      interviewId: interview.id,
      expires: { at: interview.expiresAt },
    });
    return { token, url: this.#urlOf('interview', token) };
  }

  #urlOf(purpose: 'interest' | 'interview', token: string): string {
    return `${this.#config.baseUrl}/${purpose}/${token}`;
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
    const begun = await this.#begin(organizationId, messageId);
    if (begun) {
      const { recipient } = begun.message;
      if (!recipient) return this.#refuse(messageId, 'the candidate has no email address');
      if (begun.message.linkExpired) return this.#refuse(messageId, 'the interview has expired');
      const rendered = render(begun.message, begun.url);
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
  async #begin(
    organizationId: string,
    messageId: string,
  ): Promise<{ message: MessageToSend; url: string } | undefined> {
    return this.#db.transaction(async () => {
      const message = await this.#messages.begin(organizationId, messageId);
      if (!message) return undefined;
      // Only the hash is kept, so every try has a link of its own; all of them work.
      const { token, tokenHash } = newToken();
      const { candidateId, jobId, interviewId, linkExpiresAt } = message;
      const purpose = message.kind === 'interest_outreach' ? 'interest' : 'interview';
      await this.#messages.insertLink({
        tokenHash,
        organizationId,
        purpose,
        messageId,
        candidateId,
        jobId,
        interviewId,
        expires: linkExpiresAt ? { at: linkExpiresAt } : { afterDays: interestLinkDays },
      });
      return { message, url: this.#urlOf(purpose, token) };
    });
  }

  async #refuse(messageId: string, reason: string): Promise<never> {
    await this.#messages.markRefused(messageId, 'failed', reason);
    throw new PermanentFailure(reason);
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
