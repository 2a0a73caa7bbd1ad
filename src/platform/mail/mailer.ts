import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { TaskFailure } from '../tasks/task.ts';
import { measure } from '../telemetry/measurements.ts';
import { type SpanStart, traced } from '../telemetry/tracing.ts';
import { type BeforeBody, sendInOnePiece } from './message-bytes.ts';

/** An object, so that the name cannot add anything to the header. */
type Address = { name: string; address: string };

export type Mail = {
  /** `<id@host>`. It is the same on every attempt, so that a receiver can drop repeats. */
  messageId: string;
  to: string;
  from: string | Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Not called without a mail server. */
  beforeBody?: BeforeBody;
};

type SmtpError = { responseCode?: number; code?: string; command?: string; response?: string };

export class MailRefused extends TaskFailure {
  /** The server replied with 5xx, so a retry cannot help. */
  readonly permanent: boolean;
  /** Send nothing else to this recipient. */
  readonly ofRecipient: boolean;
  constructor(message: string, is: { permanent: boolean; ofRecipient: boolean }) {
    super(message);
    this.permanent = is.permanent;
    this.ofRecipient = is.ofRecipient;
  }
}

const mailSpan = (): SpanStart => ({
  name: 'send mail',
  kind: 'client',
  attributes: { 'network.protocol.name': 'smtp' },
});

/**
 * Whether the refusal is about the recipient. Many servers also refuse the sender at RCPT: 530, the 5.7 codes of RFC
 * 3463, 5.1.7 and 5.1.8.
 */
function isOfRecipient({ responseCode = 0, command, response = '' }: SmtpError): boolean {
  const [, enhanced = ''] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (responseCode < 500 || responseCode === 530 || /^5\.(7\.|1\.[78]$)/.test(enhanced)) return false;
  return command === 'RCPT TO' || enhanced.startsWith('5.1.');
}

/**
 * Sends emails by SMTP. Without SMTP, stores files under `<dataDir>/outbox`. In production nobody would read them, so
 * sending fails there.
 */
export class Mailer {
  readonly #transport: Transporter;
  readonly #outbox: string | undefined;
  readonly #cannotSend: boolean;

  constructor(config: Pick<Config, 'environment' | 'smtpUrl' | 'dataDir' | 'workerConcurrency'>) {
    this.#cannotSend = !config.smtpUrl && config.environment === 'production';
    this.#outbox = config.smtpUrl || this.#cannotSend ? undefined : path.join(config.dataDir, 'outbox');
    this.#transport = config.smtpUrl
      ? createTransport({
          url: config.smtpUrl,
          pool: true,
          // One connection for each concurrent send.
          maxConnections: 2 * config.workerConcurrency,
          // Time limits for each of about ten steps.
          connectionTimeout: 10_000,
          greetingTimeout: 10_000,
          socketTimeout: 30_000,
        } as object).use('stream', sendInOnePiece)
      : createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  }

  get outbox(): string | undefined {
    return this.#outbox;
  }

  /** Resolves with the server's answer. Throws MailRefused. */
  async send(mail: Mail): Promise<string> {
    try {
      const answer = await traced(mailSpan, () => this.#send(mail));
      measure('mail', { outcome: 'sent' });
      return answer;
    } catch (error) {
      const isRefused = error instanceof MailRefused && error.permanent;
      measure('mail', { outcome: isRefused ? 'refused' : 'failed' });
      throw error;
    }
  }

  async #send(mail: Mail): Promise<string> {
    if (this.#cannotSend)
      throw new MailRefused('The service has no mail server (SMTP_URL).', { permanent: false, ofRecipient: false });
    let sent: { response?: string; message?: Buffer; rejected?: unknown[] };
    try {
      sent = await this.#transport.sendMail({
        ...mail,
        // Otherwise nodemailer reads the headers for the envelope, more than once.
        envelope: { from: mail.from, to: mail.to },
        baseBoundary: newId(),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      const { responseCode = 500, code, command, response } = error as SmtpError;
      // A refused greeting, login or sender is a wrong setting that would fail every message, so it is temporary.
      const about = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
      const permanent = about && responseCode >= 500;
      const ofRecipient = permanent && isOfRecipient(error as SmtpError);
      throw new MailRefused(response ?? (error as Error).message, { permanent, ofRecipient });
    }
    if (!this.#outbox) return sent.response ?? 'accepted';
    // Renamed when complete. A repeat replaces it.
    await mkdir(this.#outbox, { recursive: true, mode: 0o700 });
    const file = path.join(this.#outbox, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`);
    // Only our user may read links and addresses. A leftover file keeps its mode, so it is removed first.
    await rm(`${file}.tmp`, { force: true });
    await writeFile(`${file}.tmp`, sent.message ?? '', { mode: 0o600 });
    await rename(`${file}.tmp`, file);
    return 'kept in the outbox';
  }

  /** Removes the stored files of messages, if there is no mail server. */
  async removeStored(ids: readonly string[]): Promise<void> {
    if (!this.#outbox || ids.length === 0) return;
    const names = await readdir(this.#outbox).catch((error: NodeJS.ErrnoException) => {
      // No mail has been stored yet. After another failure, copies may remain.
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const some = names.filter((name) => ids.some((id) => name.includes(id)));
    await Promise.all(some.map((name) => rm(path.join(this.#outbox as string, name), { force: true })));
  }

  close(): void {
    this.#transport.close();
  }
}
