import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { Mailer } from '../../src/platform/mail/mailer.ts';

/** Contents that the mail server got. */
const contents: string[] = [];
/** Called with the connection once it waits for the content of an email. */
let onWaiting: ((connection: net.Socket) => void) | undefined;

function serve(connection: net.Socket): void {
  let text = '';
  let isContent = false;
  connection.setEncoding('utf8').on('error', () => {});
  connection.write('220 ready\r\n');
  connection.on('data', (chunk) => {
    text += chunk;
    for (let end = '\r\n'; ; ) {
      end = isContent ? '\r\n.\r\n' : '\r\n';
      const at = text.indexOf(end);
      if (at < 0) return;
      const part = text.slice(0, at);
      text = text.slice(at + end.length);
      if (isContent) contents.push(part);
      isContent = part.toUpperCase() === 'DATA';
      connection.write(isContent ? '354 go on\r\n' : '250 accepted\r\n');
      if (isContent) onWaiting?.(connection);
    }
  });
}

const server = net.createServer(serve).listen(0, '127.0.0.1');
await once(server, 'listening');
const smtpUrl = `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
const mailer = new Mailer({ environment: 'test', smtpUrl, dataDir: '', workerConcurrency: 1 });
afterAll(() => {
  mailer.close();
  server.close();
});

const mail = { to: 'a@example.com', from: 'b@example.com', subject: 'S', text: 'T', html: '<p>T</p>' };
const send = (id: string, beforeBody?: () => Promise<void>) =>
  mailer.send({ ...mail, messageId: `<${id}@example.com>`, ...(beforeBody && { beforeBody }) });
const ids = () => contents.map((content) => /^Message-ID: <(\w+)@/m.exec(content)?.[1]);

beforeEach(() => {
  contents.length = 0;
  onWaiting = undefined;
});

test('Refuse an email for now, and write nothing of it later, if its new connection closes while its content waits', async () => {
  const content = Promise.withResolvers<void>();
  onWaiting = (connection) => connection.destroy();
  await expect(send('one', () => content.promise)).rejects.toMatchObject({ permanent: false });
  onWaiting = undefined;
  content.resolve();
  await send('two');
  expect(ids()).toEqual(['two']);
});

test('Send an email once over another connection if its used one closes while its content waits', async () => {
  await send('one');
  const content = Promise.withResolvers<void>();
  onWaiting = (connection) => {
    onWaiting = () => content.resolve();
    connection.destroy();
  };
  expect(await send('two', () => content.promise)).toBe('250 accepted');
  expect(ids()).toEqual(['one', 'two']);
});
