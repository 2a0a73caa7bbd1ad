import { hash } from 'node:crypto';
import type { UserService } from '#modules/organizations';
import type { Config } from '#platform/config.ts';
import { NotFound } from '#platform/errors.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { renderMail } from '#platform/mail/mail-layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { budgetMessages } from './budget.messages.ts';

/** Tells admins that automatic interviews wait. */
export class BudgetMailService {
  readonly #users: UserService;
  readonly #mailer: Mailer;
  readonly #config: Config;
  constructor(users: UserService, mailer: Mailer, config: Config) {
    this.#users = users;
    this.#mailer = mailer;
    this.#config = config;
  }

  /** Does nothing for a removed user. Throws PermanentFailure, and MailRefused for a temporary refusal. */
  async send({ organizationId, userId, day }: { organizationId: string; userId: string; day: string }): Promise<void> {
    const user = await this.#user(organizationId, userId);
    if (!user) return;
    const { language, subject, greeting, before, button, after } = budgetMessages;
    // The same on every attempt.
    const id = hash('sha256', `${userId} ${day}`, 'hex').slice(0, 32);
    try {
      await this.#mailer.send({
        ...renderMail({
          language,
          subject,
          before: [greeting(greetingName(user.full_name)), before(this.#config.automaticInterviewCredits)],
          button: { label: button, url: `${this.#config.baseUrl}/console/settings/credits` },
          after: [after],
        }),
        ...envelopeOf(id, this.#config.mailFrom),
        to: user.email,
      });
    } catch (error) {
      throw error instanceof MailRefused && error.permanent ? new PermanentFailure(error.message) : error;
    }
  }

  async #user(organizationId: string, userId: string) {
    try {
      return await this.#users.get(organizationId, userId);
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }
}
