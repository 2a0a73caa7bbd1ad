import { hash, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { oneLine, renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { formatDateTime } from '#platform/pages/format.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { portalMessages } from '../portal.messages.ts';
import type { ConfirmationMailData, PendingApplicationRepository } from './pending-application.repository.ts';

/** Asks the owner of the mailbox to confirm. The email contains no text from the form. */
export class ConfirmationMailService {
  readonly #exclusive: Exclusive;
  readonly #pending: PendingApplicationRepository;
  readonly #mailer: Mailer;
  readonly #config: Config;
  constructor(exclusive: Exclusive, pending: PendingApplicationRepository, mailer: Mailer, config: Config) {
    this.#exclusive = exclusive;
    this.#pending = pending;
    this.#mailer = mailer;
    this.#config = config;
  }

  /**
   * Does nothing when it is sent or no longer needed, and if the mail server refuses the address. If a worker dies before
   * it records the mail server's answer, it is sent again, with the same Message-ID. Throws PermanentFailure, and
   * MailRefused for a temporary refusal.
   */
  async send(organizationId: string, id: string): Promise<void> {
    const isFree = await this.#exclusive.run(`pending application ${id}`, async () => {
      const data = await this.#pending.mailToSend(organizationId, id);
      if (data) await this.#send(organizationId, id, data);
    });
    if (!isFree) throw new Error('another worker is sending this message');
  }

  async #send(organizationId: string, id: string, data: ConfirmationMailData): Promise<void> {
    // Only the hash is stored, so each attempt creates a new link. Earlier ones keep working.
    const token = randomBytes(32).toString('base64url');
    await this.#pending.insertLink(organizationId, id, hash('sha256', token, 'buffer'));
    try {
      await this.#mailer.send(this.#mailOf(id, data, `${this.#config.baseUrl}/confirm/${token}`));
    } catch (error) {
      if (!(error instanceof MailRefused && error.permanent)) throw error;
      // Strangers mistype and invent addresses: operators must not be alerted.
      if (error.ofRecipient) return;
      throw new PermanentFailure(error.message);
    }
    await this.#pending.markMailSent(organizationId, id);
  }

  #mailOf(id: string, data: ConfirmationMailData, url: string): Mail {
    const { subject, greeting, before, button, after } = portalMessages.confirmation.mail;
    const about = { title: oneLine(data.jobTitle), company: oneLine(data.companyName) };
    return {
      ...renderMail({
        language: portalMessages.language,
        subject: subjectLine(subject(about)),
        before: [greeting, before(about)],
        button: { label: button, url },
        after: after(oneLine(data.organizationName), formatDateTime(data.expiresAt)),
      }),
      ...envelopeOf(id, this.#config.mailFrom, data),
      to: data.email,
    };
  }
}
