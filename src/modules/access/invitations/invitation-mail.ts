import type { Config } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { oneLine, renderMail } from '#platform/mail/mail-layout.ts';
import { type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { invitationMessages } from './invitation.messages.ts';
import type { InvitationMail } from './invitation.repository.ts';
import { sendInvitation } from './invitation.tasks.ts';

/**
 * Leaves out the name of the user, because the address may be anyone's. Each email has its own link, so no two are the
 * same.
 */
function invitationMail(to: InvitationMail, url: string, mailFrom: string): Mail {
  const { language, subject, greeting, before, button, after } = invitationMessages;
  const organization = oneLine(to.organizationName);
  return {
    ...renderMail({
      language,
      subject: subject(organization),
      before: [greeting, before(organization)],
      button: { label: button, url },
      after: [after],
    }),
    ...envelopeOf(newId(), mailFrom),
    to: to.email,
  };
}

/** Sends the emails of invitations, in the worker. */
export class InvitationMailing {
  readonly #tasks: TaskQueue;
  readonly #mailer: Mailer;
  readonly #config: Config;
  constructor(tasks: TaskQueue, mailer: Mailer, config: Config) {
    this.#tasks = tasks;
    this.#mailer = mailer;
    this.#config = config;
  }

  get perHour(): number {
    return this.#config.invitationsPerHour;
  }

  async enqueue(organizationId: string, invitationId: string): Promise<void> {
    await this.#tasks.enqueue(sendInvitation, { organizationId, invitationId });
  }

  /** Throws PermanentFailure for an address that the mail server refuses. */
  async send(to: InvitationMail, token: string): Promise<void> {
    const { baseUrl, mailFrom } = this.#config;
    try {
      await this.#mailer.send(invitationMail(to, `${baseUrl}/console/invitations/${token}`, mailFrom));
    } catch (error) {
      if (error instanceof MailRefused && error.permanent) throw new PermanentFailure(error.message);
      throw error;
    }
  }
}
