import { hash } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { oneLine, renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { reviewMailMessages } from './review.messages.ts';
import type { ReviewQueries } from './review.queries.ts';

/** `requested`: it is new, or newly assigned. `due`: the answer is due soon. */
export type ReviewMailing = {
  organizationId: string;
  reviewId: string;
  userId: string;
  occasion: 'requested' | 'due';
};

/** Tells users about review requests. The email names the job, never the candidate. */
export class ReviewMailService {
  readonly #queries: ReviewQueries;
  readonly #mailer: Mailer;
  readonly #config: Config;
  constructor(queries: ReviewQueries, mailer: Mailer, config: Config) {
    this.#queries = queries;
    this.#mailer = mailer;
    this.#config = config;
  }

  /** Does nothing once the request is answered. Throws PermanentFailure, and MailRefused for a temporary refusal. */
  async send({ organizationId, reviewId, userId, occasion }: ReviewMailing): Promise<void> {
    const mail = await this.#queries.mail(organizationId, reviewId, userId);
    if (!mail) return;
    const { language, greeting, subject, before, button, due, assigned, unassigned } = reviewMailMessages;
    const job = mail.jobTitle === null ? null : oneLine(mail.jobTitle);
    // The same on every attempt.
    const id = hash('sha256', `${reviewId} ${userId} ${occasion}`, 'hex').slice(0, 32);
    try {
      await this.#mailer.send({
        ...renderMail({
          language,
          subject: subjectLine(subject[occasion](job)),
          before: [greeting(greetingName(mail.fullName)), before[occasion](mail.kind, job)],
          button: { label: button, url: `${this.#config.baseUrl}/console/reviews/${reviewId}` },
          after: [due(mail.dueAt), mail.isAssigned ? assigned : unassigned],
        }),
        ...envelopeOf(id, this.#config.mailFrom),
        to: mail.email,
      });
    } catch (error) {
      throw error instanceof MailRefused && error.permanent ? new PermanentFailure(error.message) : error;
    }
  }
}
