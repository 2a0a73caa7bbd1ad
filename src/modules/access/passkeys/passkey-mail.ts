import type { Config } from '#platform/config.ts';
import { newId } from '#platform/ids.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { greetingName } from '#platform/mail/greeting-name.ts';
import { oneLine, renderMail } from '#platform/mail/mail-layout.ts';
import { type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { ConsoleUser, SignInRepository } from '../sign-in/sign-in.repository.ts';
import { passkeyMessages } from './passkey.messages.ts';
import { sendPasskeyNotice } from './passkey.tasks.ts';

function noticeMail(id: string, to: ConsoleUser, { baseUrl, mailFrom }: Config): Mail {
  const { language, subject, greeting, before, button, after } = passkeyMessages;
  const organization = oneLine(to.organizationName);
  return {
    ...renderMail({
      language,
      subject: subject(organization),
      before: [greeting(greetingName(to.fullName)), before(organization)],
      button: { label: button, url: `${baseUrl}/console/account` },
      after: [after],
    }),
    ...envelopeOf(id, mailFrom),
    to: to.email,
  };
}

/** Tells users by email that a passkey was added to their account: it may be a stranger's. */
export class PasskeyMailing {
  readonly #users: SignInRepository;
  readonly #tasks: TaskQueue;
  readonly #mailer: Mailer;
  readonly #config: Config;
  constructor(users: SignInRepository, tasks: TaskQueue, mailer: Mailer, config: Config) {
    this.#users = users;
    this.#tasks = tasks;
    this.#mailer = mailer;
    this.#config = config;
  }

  async enqueue(organizationId: string, userId: string): Promise<void> {
    await this.#tasks.enqueue(sendPasskeyNotice, { organizationId, userId, noticeId: newId() });
  }

  /** Does nothing for a removed user. Throws PermanentFailure for an address that the mail server refuses. */
  async send(organizationId: string, userId: string, noticeId: string): Promise<void> {
    const user = await this.#users.user(organizationId, userId);
    if (!user) return;
    try {
      await this.#mailer.send(noticeMail(noticeId, user, this.#config));
    } catch (error) {
      if (error instanceof MailRefused && error.permanent) throw new PermanentFailure(error.message);
      throw error;
    }
  }
}
