import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A real SMTP server that keeps what it takes. `refuse` may answer a recipient with an error code instead. */
export async function startSmtpServer() {
  const mails: Email[] = [];
  const control: {
    refuse?: (recipient: string) => number | undefined | Promise<number | undefined>;
    /** What the refusal says after its code. */
    says?: string;
    refuseSender?: () => number | undefined;
    beforeYes?: (mail: Email) => Promise<unknown>;
  } = {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom(_address, _session, callback) {
      const code = control.refuseSender?.();
      callback(code ? Object.assign(new Error(`refused with ${code}`), { responseCode: code }) : null);
    },
    async onRcptTo({ address }, _session, callback) {
      const code = await control.refuse?.(address);
      callback(code ? Object.assign(new Error(control.says ?? `refused with ${code}`), { responseCode: code }) : null);
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then((mail) => {
            mails.push(mail);
            return control.beforeYes?.(mail);
          })
          .then(() => callback(), callback);
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  afterAll(close);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    control,
    to: (address: string) => mails.filter((mail) => mail.to?.some((to) => to.address === address)),
  };
}
