import pRetry from 'p-retry';
import type { Database } from '#platform/database/database.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { MessageRepository } from '../messages/message.repository.ts';
import type { SuppressionRepository } from '../suppression.repository.ts';
import type { PreparedEmail } from './email-preparation.ts';

export class EmailTransfer {
  readonly #db: Database;
  readonly #messages: MessageRepository;
  readonly #suppressions: SuppressionRepository;
  readonly #mailer: Mailer;
  constructor(db: Database, messages: MessageRepository, suppressions: SuppressionRepository, mailer: Mailer) {
    this.#db = db;
    this.#messages = messages;
    this.#suppressions = suppressions;
    this.#mailer = mailer;
  }

  /** Throws PermanentFailure for a permanent refusal and MailRefused for a temporary one. */
  async send(organizationId: string, email: PreparedEmail, lastAttempt: boolean): Promise<void> {
    const providerId = await this.#submit(organizationId, email, lastAttempt);
    // In a statement of its own, at once, and retried: until it succeeds, another attempt would send the email again.
    await pRetry(() => this.#messages.markSent(email.messageId, { subject: email.mail.subject, providerId }), {
      retries: 12,
      minTimeout: 100,
      maxTimeout: 10_000,
    });
    // A successful delivery clears the bounce.
    await this.#suppressions.clearBounce(organizationId, email.recipient);
  }

  async #submit(organizationId: string, { messageId, mail }: PreparedEmail, lastAttempt: boolean): Promise<string> {
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
