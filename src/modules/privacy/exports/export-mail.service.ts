import type { Config } from '#platform/config.ts';
import type { Exclusive } from '#platform/database/exclusive.ts';
import { envelopeOf } from '#platform/mail/envelope.ts';
import { oneLine, renderMail, subjectLine } from '#platform/mail/mail-layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { formatDateTime } from '#platform/pages/format.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import { exportMessages } from './export.messages.ts';
import type { ExportMail, ExportRepository } from './export.repository.ts';
import type { ExportService } from './export.service.ts';
import type { ExportLinks } from './export-link.service.ts';

const { language, mail: t } = exportMessages;

/** Sends candidates the link to the copy of their data that they asked for. */
export class ExportMailService {
  readonly #exclusive: Exclusive;
  readonly #exports: ExportRepository;
  readonly #requests: ExportService;
  readonly #links: ExportLinks;
  readonly #mailer: Mailer;
  readonly #config: Pick<Config, 'mailFrom'>;
  constructor(
    exclusive: Exclusive,
    exports: ExportRepository,
    requests: ExportService,
    links: ExportLinks,
    mailer: Mailer,
    config: Pick<Config, 'mailFrom'>,
  ) {
    this.#exclusive = exclusive;
    this.#exports = exports;
    this.#requests = requests;
    this.#links = links;
    this.#mailer = mailer;
    this.#config = config;
  }

  /** Does nothing when it is sent or the file is gone. Throws PermanentFailure, and MailRefused for a temporary refusal. */
  async send(organizationId: string, id: string): Promise<void> {
    const isFree = await this.#exclusive.run(`mail of export ${id}`, async () => {
      const data = await this.#exports.mailToSend(organizationId, id);
      if (data?.isOutdated) await this.#requests.replaceMailed(organizationId, data.candidateId, id);
      else if (data) await this.#send(organizationId, id, data);
    });
    if (!isFree) throw new Error('another worker is sending this message');
  }

  async #send(organizationId: string, id: string, data: ExportMail): Promise<void> {
    const organization = oneLine(data.organizationName);
    const url = await this.#links.newUrl(organizationId, id);
    try {
      await this.#mailer.send({
        ...renderMail({
          language,
          subject: subjectLine(t.subject(organization)),
          before: [t.greeting, t.before(organization)],
          button: { label: t.button, url },
          after: t.after(organization, formatDateTime(data.expiresAt)),
        }),
        ...envelopeOf(id, this.#config.mailFrom, data),
        to: data.email,
      });
    } catch (error) {
      if (!(error instanceof MailRefused && error.permanent)) throw error;
      throw new PermanentFailure(error.message);
    }
    // Keeps a repeated task from sending the email again.
    await this.#exports.markMailSent(organizationId, id);
  }
}
