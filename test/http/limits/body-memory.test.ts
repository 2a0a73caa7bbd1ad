import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startApp, until } from '../../support/app.ts';

const kib = 1024;
const app = await startApp({
  worker: false,
  config: {
    uploadMemoryBytes: 300 * kib,
    selfApplyAtOnce: 3,
    selfApplyLimit: { perMinute: 10_000, burst: 10_000 },
    trustedProxies: 1,
  },
});
const { api, key } = await app.tenant();
const jobId = (await api.post('/jobs', { title: 'Data engineer' })).body.data.id;
const formPath = `/jobs/${jobId}`;
const apiPath = '/api/v1/resumes';
const signInPath = '/console/sign-in';

type Reply = { status: number; retryAfter: string | undefined; body: string };
type Sending = { send: (bytes: number) => Promise<void>; end: () => Promise<Reply>; leave: () => void };
const open = new Set<ClientRequest>();
afterAll(() => {
  for (const sent of open) sent.destroy();
});

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

const boundary = 'a-boundary';
const head = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="cv.txt"\r\nContent-Type: text/plain\r\n\r\n`;

/** Begins a body whose end comes later. */
function begin(
  path: string,
  {
    address = newAddress(),
    headers = {},
    file = '',
  }: { address?: string; headers?: Record<string, string>; file?: string } = {},
) {
  const sent = request(app.base + path, {
    method: 'POST',
    headers: {
      'x-forwarded-for': address,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(path === apiPath && { authorization: `Bearer ${key}` }),
      ...headers,
    },
  });
  open.add(sent);
  const reply = new Promise<Reply>((resolve, reject) => {
    sent.once('error', reject).once('response', (response: IncomingMessage) => {
      const {
        statusCode: status = 0,
        headers: { 'retry-after': retryAfter },
      } = response;
      text(response).then((body) => resolve({ status, retryAfter, body }), reject);
    });
  });
  reply.catch(() => {});
  const write = (chunk: string) => new Promise<void>((resolve) => sent.write(chunk, () => resolve()));
  return {
    reply,
    send: async (bytes: number) => {
      await write((file && head(file)) + 'a'.repeat(bytes));
    },
    end: () => {
      sent.end(`\r\n--${boundary}--\r\n`);
      return reply;
    },
    leave: () => sent.destroy(),
  } satisfies Sending & { reply: Promise<Reply> };
}

/** Whether a whole body of so many bytes is accepted now. */
async function accepts(path: string, bytes: number): Promise<boolean> {
  const headers: Record<string, string> =
    path === signInPath ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  const one = begin(path, { headers, file: path === signInPath ? '' : path === apiPath ? 'file' : 'resume' });
  await one.send(bytes);
  return (await one.end()).status !== 503;
}

/** Whether the bytes that have arrived leave no room for so many. Its own are never sent. */
async function isFullFor(path: string, bytes: number): Promise<boolean> {
  const probe = begin(path, { file: 'resume', headers: { 'content-length': String(bytes) } });
  await probe.send(1);
  const isRefused = await Promise.race([probe.reply.then(isBusy), pause(1_000, false)]);
  probe.leave();
  return isRefused;
}

const isBusy = ({ status, retryAfter }: Reply) => status === 503 && Number(retryAfter) > 0;

test.each([
  ['public forms', formPath, 'resume', 'We’re very busy right now'],
  ['API uploads', apiPath, 'file', '"code":"unavailable"'],
])('Limit the bytes that %s hold at once, however slowly they come', async (_what, path, file, message) => {
  const slow = [begin(path, { file }), begin(path, { file })] as const;
  for (const one of slow) await one.send(120 * kib);
  await until(() => isFullFor(path, 61 * kib), 'what was sent to arrive');
  expect(await accepts(path, 100 * kib)).toBe(false);
  expect(await accepts(path, 20 * kib)).toBe(true);

  // Refused before it is sent.
  const declared = begin(path, { file, headers: { 'content-length': String(200 * kib) } });
  await declared.send(1);
  const refused = await declared.reply;
  expect(isBusy(refused)).toBe(true);
  expect(refused.body).toContain(message);

  // The others keep their room while they are handled, and give it back.
  expect((await slow[0].end()).status).not.toBe(503);
  expect(await accepts(path, 150 * kib)).toBe(true);
  slow[1].leave();
  await until(() => accepts(path, 250 * kib), 'the room of an aborted request');
});

test('Count forms of visitors of the console too, but not those of users who are signed in or of the API', async () => {
  const slow = begin(formPath, { file: 'resume' });
  await slow.send(280 * kib);
  await until(() => isFullFor(formPath, 21 * kib), 'what was sent to arrive');
  expect(await accepts(formPath, 100 * kib)).toBe(false);
  expect(await accepts(signInPath, 100 * kib)).toBe(false);
  expect(await accepts(apiPath, 100 * kib)).toBe(true);
  expect((await slow.end()).status).toBe(422);
  expect(await accepts(signInPath, 100 * kib)).toBe(true);
});

test('Free the memory of a refused body, however long it goes on', async () => {
  const endless = begin(formPath, { file: 'resume' });
  await endless.send(400 * kib);
  await until(() => accepts(formPath, 200 * kib), 'its room');
  await endless.send(400 * kib);
  expect(await accepts(formPath, 250 * kib)).toBe(true);
  expect(isBusy(await endless.end())).toBe(true);
});

test('Refuse compressed forms', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' };
  const sent = begin(signInPath, { headers });
  await sent.send(10);
  expect([400, 503]).toContain((await sent.end()).status);
});

test('Limit the applications that an address sends at once', async () => {
  const address = newAddress();
  const slow = [1, 2, 3].map(() => begin(formPath, { address, file: 'resume' }));
  for (const one of slow) await one.send(1);
  const another = async () => {
    const one = begin(formPath, { address, file: 'resume' });
    await one.send(10);
    return one.end();
  };
  const refused = await until(async () => {
    const reply = await another();
    return reply.status === 429 ? reply : undefined;
  }, 'the limit');
  expect([refused.retryAfter, refused.body]).toEqual(['1', expect.stringContaining('Too many requests')]);
  expect(await accepts(formPath, 10)).toBe(true);
  slow[0]?.leave();
  await until(async () => (await another()).status === 422, 'the place of an aborted request');
  for (const one of slow.slice(1)) expect((await one.end()).status).toBe(422);
});

test('Limit the resumes that an address sends to screening forms at once, whatever the link', async () => {
  const path = `/screening/${'A'.repeat(43)}/resume`;
  const address = newAddress();
  const slow = [1, 2, 3].map(() => begin(path, { address, file: 'resume' }));
  for (const one of slow) await one.send(1);
  const another = async (from: string) => {
    const one = begin(path, { address: from, file: 'resume' });
    await one.send(10);
    return (await one.end()).status;
  };
  await until(async () => (await another(address)) === 429, 'the limit');
  expect(await another(newAddress())).toBe(404);
  for (const one of slow) one.leave();
  await until(async () => (await another(address)) === 404, 'the places of those that left');
});

/** Sends a form whose second chunk has no length. Resolves with the answer, when the connection has ended. */
async function sendUnreadable(path: string, bytes: number, address: string): Promise<string> {
  const { hostname, port } = new URL(app.base);
  const socket = connect(Number(port), hostname);
  const answer = text(socket);
  const body = `${head('resume')}${'a'.repeat(bytes)}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${address}\r\nTransfer-Encoding: chunked\r\n` +
      `Authorization: Bearer ${key}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n\r\n` +
      `${body.length.toString(16)}\r\n${body}\r\n`,
  );
  await until(() => isFullFor(path, 300 * kib - bytes + 1), 'the first chunk to arrive');
  socket.write('ZZZZ\r\n');
  return answer;
}

test.each([
  ['public forms', formPath],
  ['API uploads', apiPath],
])('Give back the memory and the place in the limit of %s when a request becomes unreadable', async (_what, path) => {
  const address = newAddress();
  for (let n = 0; n < 5; n++) expect(await sendUnreadable(path, 120 * kib, address)).toContain('HTTP/1.1 400');
  const next = begin(path, { address, file: path === apiPath ? 'file' : 'resume' });
  await next.send(250 * kib);
  expect([429, 503]).not.toContain((await next.end()).status);
});
