import pRetry from 'p-retry';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { Grouped } from '#platform/database/grouped.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { BeforeBody } from '#platform/mail/message-bytes.ts';
import { FairSlots } from '#platform/tasks/fair-slots.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { SentMessage } from '../messages/message.events.ts';
import type { SuppressionRepository } from '../suppression.repository.ts';
import type { PreparedEmail } from './email-preparation.ts';
import type { Acceptance, MessageKey, SendingRepository } from './sending.repository.ts';

/** `signal`: an email that has not begun is not sent. */
export type Delivery = { lastAttempt: boolean; signal?: AbortSignal };

type Sent = SentMessage & MessageKey;

export class EmailTransfer {
  readonly #db: Database;
  readonly #messages: SendingRepository;
  readonly #suppressions: SuppressionRepository;
  readonly #mailer: Mailer;
  /** The mail server's connections, shared by the organizations. */
  readonly #connections: FairSlots;
  /**
   * Places of emails whose acceptance is not recorded yet. If the worker is killed, at most as many emails are sent
   * again. Connections go on meanwhile, up to the content of their next email.
   */
  readonly #unrecorded: FairSlots;
  // Short: until a message is recorded, a killed worker's successor would send it again.
  readonly #acceptances = new Grouped<Acceptance, Sent | undefined>({ size: 200, waitMs: 2 }, async (accepted) => {
    const sent = new Map((await this.#messages.markSent(accepted)).map((one) => [one.messageId, one]));
    return accepted.map(({ messageId }) => sent.get(messageId));
  });
  constructor(
    db: Database,
    messages: SendingRepository,
    suppressions: SuppressionRepository,
    mailer: Mailer,
    { workerConcurrency }: Pick<Config, 'workerConcurrency'>,
  ) {
    this.#db = db;
    this.#messages = messages;
    this.#suppressions = suppressions;
    this.#mailer = mailer;
    this.#connections = new FairSlots(2 * workerConcurrency);
    this.#unrecorded = new FairSlots(2 * workerConcurrency);
  }

  /**
   * An email of test data is kept, and counts as sent. Throws PermanentFailure for a permanent refusal and MailRefused for
   * a temporary one. Undefined if the acceptance may have been recorded before.
   */
  async send(email: PreparedEmail, delivery: Delivery): Promise<Sent | undefined> {
    if (!email.livemode) return this.#record(email, 'kept as test data');
    const { organizationId } = email;
    const ended = Promise.withResolvers<void>();
    let place: Promise<void> | undefined;
    const takePlace = () =>
      new Promise<void>((begin) => {
        void this.#unrecorded.run(organizationId, () => {
          begin();
          return ended.promise;
        });
      });
    // Once: nodemailer asks again if it changes the connection.
    const beforeBody = () => (place ??= takePlace());
    try {
      const answer = await this.#connections.run(organizationId, () => this.#submit(email, delivery, beforeBody));
      return await this.#record(email, answer);
    } finally {
      ended.resolve();
    }
  }

  #record({ organizationId, messageId, mail, kept }: PreparedEmail, providerId: string): Promise<Sent | undefined> {
    const accepted = { organizationId, messageId, subject: mail.subject, providerId, kept };
    // Uses a separate statement, immediately, with retries: until it succeeds, another attempt would send the email
    // again.
    return pRetry(() => this.#acceptances.run(accepted), {
      retries: 12,
      minTimeout: 100,
      maxTimeout: 10_000,
    });
  }

  async #submit(
    { mail, ...key }: PreparedEmail,
    { lastAttempt, signal }: Delivery,
    beforeBody: BeforeBody,
  ): Promise<string> {
    signal?.throwIfAborted();
    try {
      return await this.#mailer.send({ ...mail, beforeBody });
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await this.#db.transaction(async () => {
        if (error.ofRecipient) await this.#suppressions.insert(key.organizationId, key.messageId, 'bounced');
        const state = error.permanent || lastAttempt ? 'failed' : 'queued';
        await this.#messages.markUnsent([{ ...key, state, error: error.message, subject: mail.subject }]);
      });
      throw error.permanent ? new PermanentFailure(error.message) : error;
    }
  }
}
