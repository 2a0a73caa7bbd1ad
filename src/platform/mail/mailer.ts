import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import { TaskFailure } from '../tasks/task.ts';

/** As two values, so that neither can be taken for more of the header than it is. */
type Address = { name: string; address: string };

export type Mail = {
  /** The whole address of the message, `<id@host>`: the same on every try, so that a receiver can drop a repeat. */
  messageId: string;
  to: string;
  from: string | Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

type SmtpError = { responseCode?: number; code?: string; command?: string; response?: string };

/** What the mail server said. */
export class MailRefused extends TaskFailure {
  /** For good (5xx): another try cannot help. */
  readonly permanent: boolean;
  /** The address is what is wrong: nothing else should be sent to it either. */
  readonly ofRecipient: boolean;
  constructor(message: string, is: { permanent: boolean; ofRecipient: boolean }) {
    super(message);
    this.permanent = is.permanent;
    this.ofRecipient = is.ofRecipient;
  }
}

/**
 * Whether a refusal for good speaks of the address. Many servers answer RCPT with what they have against the sender (530,
 * and of RFC 3463 the 5.7 codes: no login, no relaying, on a block list; 5.1.7 and 5.1.8: the sender's own address): that
 * would be said of every address.
 */
function isOfRecipient({ responseCode = 0, command, response = '' }: SmtpError): boolean {
  const [, enhanced = ''] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (responseCode < 500 || responseCode === 530 || /^5\.(7\.|1\.[78]$)/.test(enhanced)) return false;
  return command === 'RCPT TO' || enhanced.startsWith('5.1.');
}

/** Sends mail by SMTP or, without a server, keeps each message as a file under `<dataDir>/outbox`. */
export class Mailer {
  readonly #transport: Transporter;
  readonly #outbox: string | undefined;

  constructor(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'workerConcurrency'>) {
    this.#outbox = config.smtpUrl ? undefined : path.join(config.dataDir, 'outbox');
    this.#transport = config.smtpUrl
      ? createTransport({
          url: config.smtpUrl,
          pool: true,
          // as many as there are sends at once, so that none waits for another
          maxConnections: 2 * config.workerConcurrency,
          // each step may take this long; a send has about ten, and its task 10 minutes
          connectionTimeout: 10_000,
          greetingTimeout: 10_000,
          socketTimeout: 30_000,
        } as object)
      : createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  }

  /** Where messages are kept when there is no mail server. */
  get outbox(): string | undefined {
    return this.#outbox;
  }

  /** Resolves with the server's answer once it has taken the message. Throws MailRefused. */
  async send(mail: Mail): Promise<string> {
    let sent: { response?: string; message?: Buffer; rejected?: unknown[] };
    try {
      sent = await this.#transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    } catch (error) {
      const { responseCode = 500, code, command, response } = error as SmtpError;
      // Only what is said of this recipient or this message is for good. A refused greeting, login or sender is a fault
      // of the settings or the server, and would give up every message there is.
      const about = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
      const permanent = about && responseCode >= 500;
      const ofRecipient = permanent && isOfRecipient(error as SmtpError);
      throw new MailRefused(response ?? (error as Error).message, { permanent, ofRecipient });
    }
    if (!this.#outbox) return sent.response ?? 'accepted';
    // By way of another name, so that nobody reads half a file; named by the message, so that a repeat replaces it.
    await mkdir(this.#outbox, { recursive: true });
    const file = path.join(this.#outbox, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`);
    await writeFile(`${file}.tmp`, sent.message ?? '');
    await rename(`${file}.tmp`, file);
    return 'kept in the outbox';
  }

  close(): void {
    this.#transport.close();
  }
}
