import pRetry from 'p-retry';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { LinkPurpose } from './candidate-link.repository.ts';
import type { CandidateLinkService } from './candidate-link.service.ts';
import { messageSent } from './message.events.ts';
import { kinds } from './message.kinds.ts';
import type { MessageRepository, MessageToSend } from './message.repository.ts';
import { type MessageLinks, render } from './message.templates.ts';
import type { SuppressionRepository } from './suppression.repository.ts';

const interestLinkDays = 30;
/** Long after the mail, as people clear out their mailboxes late. */
const unsubscribeLinkDays = 730;

type Ready = { message: MessageToSend & { recipient: string }; links: MessageLinks };

/** Hands messages to the mail server, each once, and keeps what it said of them and of their addresses. */
export class DeliveryService {
  readonly #db: Database;
  readonly #messages: MessageRepository;
  readonly #suppressions: SuppressionRepository;
  readonly #links: CandidateLinkService;
  readonly #mailer: Mailer;
  readonly #tasks: TaskQueue;
  readonly #config: Config;
  readonly #exclusive: Exclusive;
  constructor(
    db: Database,
    messages: MessageRepository,
    suppressions: SuppressionRepository,
    links: CandidateLinkService,
    mailer: Mailer,
    tasks: TaskQueue,
    config: Config,
    exclusive: Exclusive,
  ) {
    this.#db = db;
    this.#messages = messages;
    this.#suppressions = suppressions;
    this.#links = links;
    this.#mailer = mailer;
    this.#tasks = tasks;
    this.#config = config;
    this.#exclusive = exclusive;
  }

  /**
   * Sends one message, unless it was sent or is not to be sent any more. Throws PermanentFailure on a refusal for good,
   * MailRefused on one for now, and where another worker is still sending this message.
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
    if (begun && 'refused' in begun) throw new PermanentFailure(begun.refused);
    if (begun) await this.#send(organizationId, begun, lastAttempt);
    // Also when a run before this one was killed here. Hearing it twice changes nothing.
    const about = await this.#messages.findSent(organizationId, messageId);
    if (about) await this.#tasks.announce(messageSent, { organizationId, messageId, ...about });
  }

  /** Marks the message as being sent, with the links it will carry; undefined when there is nothing to send. */
  #begin(organizationId: string, messageId: string): Promise<Ready | { refused: string } | undefined> {
    return this.#db.transaction(async () => {
      const message = await this.#messages.begin(organizationId, messageId);
      if (!message) return undefined;
      const skipped = whySkipped(message);
      if (skipped) {
        await this.#messages.markUnsent(messageId, { state: 'skipped', error: skipped });
        return undefined;
      }
      const { recipient } = message;
      if (!recipient) return this.#refuse(messageId, 'the candidate has no email address');
      if (message.linkExpired) return this.#refuse(messageId, `the ${kinds[message.kind].opens} has expired`);
      return { message: { ...message, recipient }, links: await this.#linksOf(organizationId, message) };
    });
  }

  /** It cannot be sent, which is for somebody to look at. */
  async #refuse(messageId: string, refused: string): Promise<{ refused: string }> {
    await this.#messages.markUnsent(messageId, { state: 'failed', error: refused });
    return { refused };
  }

  /** Only hashes are kept, so every try has links of its own; all of them work. */
  async #linksOf(organizationId: string, message: MessageToSend): Promise<MessageLinks> {
    const { opens, isAskedFor } = kinds[message.kind];
    const { id: messageId, candidateId, jobId, interviewId, screeningSessionId, linkExpiresAt } = message;
    const target = { organizationId, messageId, candidateId, jobId, interviewId, screeningSessionId };
    const urlOf = async (purpose: LinkPurpose, expiresAt: string | { afterDays: number }) =>
      `${this.#config.baseUrl}/${purpose}/${await this.#links.make({ ...target, purpose, expiresAt })}`;
    const main = await urlOf(opens, linkExpiresAt ?? { afterDays: interestLinkDays });
    return {
      main,
      opened: opens === 'screening' && this.#config.trackEmailOpens ? `${main}/opened.gif` : undefined,
      unsubscribe: isAskedFor ? undefined : await urlOf('unsubscribe', { afterDays: unsubscribeLinkDays }),
    };
  }

  async #send(organizationId: string, { message, links }: Ready, lastAttempt: boolean): Promise<void> {
    const mail = mailOf(message, links, this.#config.mailFrom);
    const providerId = await this.#hand(organizationId, message.id, mail, lastAttempt);
    // Alone and at once, and again if the database is away just now: as long as this is not done, the message would be
    // sent once more.
    await pRetry(() => this.#messages.markSent(message.id, { subject: mail.subject, providerId }), {
      retries: 12,
      minTimeout: 100,
      maxTimeout: 10_000,
    });
    await this.#suppressions.clearBounce(organizationId, message.recipient);
  }

  async #hand(organizationId: string, messageId: string, mail: Mail, lastAttempt: boolean): Promise<string> {
    try {
      return await this.#mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await this.#db.transaction(async () => {
        if (error.ofRecipient) await this.#suppressions.insert(organizationId, messageId, 'bounced');
        const state = error.permanent || lastAttempt ? 'failed' : 'queued';
        await this.#messages.markUnsent(messageId, { state, error: error.message, subject: mail.subject });
      });
      throw error.permanent ? new PermanentFailure(error.message) : error;
    }
  }
}

/** Why the message is not wanted any more, which is nobody's fault. */
function whySkipped({ kind, suppression, screeningOver }: MessageToSend): string | undefined {
  if (suppression && !kinds[kind].isAskedFor) return `the address has ${suppression}`;
  return screeningOver ? 'the screening is over' : undefined;
}

function mailOf(message: Ready['message'], links: MessageLinks, mailFrom: string): Mail {
  const { id, recipient, senderName, replyTo } = message;
  const [, address = mailFrom] = /<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const domain = /@([^@\s]+)\s*$/.exec(address)?.[1] ?? 'localhost';
  return {
    ...render(message, links),
    messageId: `<${id}@${domain}>`,
    to: recipient,
    from: senderName === null ? mailFrom : { name: senderName, address: address.trim() },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    ...(links.unsubscribe !== undefined && { headers: unsubscribeHeaders(links.unsubscribe) }),
  };
}

/** RFC 8058: a mail program may unsubscribe by itself with a POST to an https address. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});
