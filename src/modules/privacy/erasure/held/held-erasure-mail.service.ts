import { hash } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { oneLine, renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { heldErasureMessages as t } from './held-erasure.messages.ts';
import type { HeldErasureRepository, HoldMail } from './held-erasure.repository.ts';

type HeldErasureMailing = { organizationId: string; candidateId: string; userId: string };

/** Emails about candidates on legal hold who ask to be erased. */
export class HeldErasureMailService {
  readonly #held: HeldErasureRepository;
  readonly #mailer: Mailer;
  readonly #config: Pick<Config, 'baseUrl' | 'mailFrom'>;
  constructor(held: HeldErasureRepository, mailer: Mailer, config: Pick<Config, 'baseUrl' | 'mailFrom'>) {
    this.#held = held;
    this.#mailer = mailer;
    this.#config = config;
  }

  /**
   * Does not name the candidate. Does nothing once the request is over. Throws PermanentFailure, and MailRefused for a
   * temporary refusal.
   */
  async sendToAdmin({ organizationId, candidateId, userId }: HeldErasureMailing): Promise<void> {
    const mail = await this.#held.mail(organizationId, candidateId, userId);
    if (!mail) return;
    // The same on every attempt.
    const id = hash('sha256', `held erasure ${candidateId} ${userId}`, 'hex').slice(0, 32);
    try {
      await this.#mailer.send({
        ...renderMail({
          language: t.language,
          subject: subjectLine(t.admin.subject),
          before: [t.greeting(greetingName(mail.fullName)), t.admin.before(oneLine(mail.organizationName))],
          button: { label: t.admin.button, url: `${this.#config.baseUrl}/console/candidates/${candidateId}` },
          after: [t.admin.after(mail.isCandidateTold)],
        }),
        ...envelopeOf(id, this.#config.mailFrom),
        to: mail.email,
      });
    } catch (error) {
      throw error instanceof MailRefused && error.permanent ? new PermanentFailure(error.message) : error;
    }
  }

  /** Returns false if it can't be sent. Throws MailRefused for a temporary refusal before the last attempt. */
  async sendToCandidate(organizationId: string, mail: HoldMail, isLastAttempt: boolean): Promise<boolean> {
    if (mail.email === null) return false;
    const organization = oneLine(mail.organizationName);
    try {
      await this.#mailer.send({
        ...renderMail({
          language: t.language,
          subject: subjectLine(t.candidate.subject(organization)),
          before: [t.candidate.greeting, t.candidate.before(organization)],
          button: { label: t.candidate.button, url: `${this.#config.baseUrl}/your-data/${organizationId}` },
          after: t.candidate.after(organization),
        }),
        ...envelopeOf(mail.id, this.#config.mailFrom, mail),
        to: mail.email,
      });
      return true;
    } catch (error) {
      if (error instanceof MailRefused && (error.permanent || isLastAttempt)) return false;
      throw error;
    }
  }
}
