import { hash, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { oneLine, renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { formatDateTime } from '#platform/pages/format.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { portalMessages } from '../portal.messages.ts';
import type { DataRequestMail, DataRequestRepository } from './data-request.repository.ts';

const { mail: t } = portalMessages.dataRequest;

/** Sends the link to the candidate's data to the address that is stored. Says nothing to others. */
export class DataRequestMailService {
  readonly #exclusive: Exclusive;
  readonly #requests: DataRequestRepository;
  readonly #mailer: Mailer;
  readonly #config: Pick<Config, 'baseUrl' | 'mailFrom'>;
  constructor(
    exclusive: Exclusive,
    requests: DataRequestRepository,
    mailer: Mailer,
    config: Pick<Config, 'baseUrl' | 'mailFrom'>,
  ) {
    this.#exclusive = exclusive;
    this.#requests = requests;
    this.#mailer = mailer;
    this.#config = config;
  }

  /**
   * Does nothing when it is sent, nobody has the address, or the mailbox got enough of them. Throws MailRefused for a
   * temporary refusal.
   */
  async send(organizationId: string, id: string): Promise<void> {
    const isFree = await this.#exclusive.run(`data request ${id}`, async () => {
      const data = await this.#requests.mailToSend(organizationId, id);
      if (data) await this.#send(organizationId, id, data);
    });
    if (!isFree) throw new Error('another worker is sending this message');
  }

  async #send(organizationId: string, id: string, data: DataRequestMail): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    if (!(await this.#requests.insertLink(organizationId, id, data, hash('sha256', token, 'buffer')))) return;
    const organization = oneLine(data.organizationName);
    try {
      await this.#mailer.send({
        ...renderMail({
          language: portalMessages.language,
          subject: subjectLine(t.subject(organization)),
          before: [t.greeting, t.before(organization)],
          button: { label: t.button, url: `${this.#config.baseUrl}/my-data/${token}` },
          after: t.after(organization, formatDateTime(data.expiresAt)),
        }),
        ...envelopeOf(id, this.#config.mailFrom, data),
        to: data.email,
      });
    } catch (error) {
      if (!(error instanceof MailRefused && error.permanent)) throw error;
      if (error.ofRecipient) return;
      throw new PermanentFailure(error.message);
    }
    await this.#requests.markMailSent(organizationId, id);
  }
}
