import { hash } from 'node:crypto';
import type { UserService } from '#modules/organizations';
import type { Config } from '#platform/config.ts';
import { NotFound } from '#platform/errors.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { WebhookEndpointService } from '../endpoint.service.ts';
import { failureMessages } from './failure.messages.ts';

type Failure = {
  organizationId: string;
  userId: string;
  endpointId: string;
  failingSince: string;
  state: 'failing' | 'disabled';
};

async function ifFound<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Tells admins about endpoints that fail. */
export class FailureMailService {
  readonly #users: UserService;
  readonly #endpoints: WebhookEndpointService;
  readonly #mailer: Mailer;
  readonly #config: Config;
  constructor(users: UserService, endpoints: WebhookEndpointService, mailer: Mailer, config: Config) {
    this.#users = users;
    this.#endpoints = endpoints;
    this.#mailer = mailer;
    this.#config = config;
  }

  /** Does nothing for a removed user or endpoint. Throws PermanentFailure, and MailRefused for a temporary refusal. */
  async send({ organizationId, userId, endpointId, failingSince, state }: Failure): Promise<void> {
    const user = await ifFound(this.#users.get(organizationId, userId));
    const endpoint = await ifFound(this.#endpoints.get(organizationId, endpointId));
    if (!user || !endpoint) return;
    const { language, greeting, button } = failureMessages;
    const { subject, before, after } = failureMessages[state];
    const { host, origin, pathname } = new URL(endpoint.url);
    const since = `${failingSince.slice(0, 16).replace('T', ' ')} UTC`;
    // The same on every attempt.
    const id = hash('sha256', `${userId} ${endpointId} ${failingSince} ${state}`, 'hex').slice(0, 32);
    try {
      await this.#mailer.send({
        ...renderMail({
          language,
          subject: subjectLine(subject(host)),
          // A query may contain a token.
          before: [greeting(greetingName(user.full_name)), before(origin + pathname, since)],
          button: { label: button, url: `${this.#config.baseUrl}/console` },
          after: [after],
        }),
        ...envelopeOf(id, this.#config.mailFrom),
        to: user.email,
      });
    } catch (error) {
      throw error instanceof MailRefused && error.permanent ? new PermanentFailure(error.message) : error;
    }
  }
}
