import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../src/platform/http/server.ts';
import { createLogger } from '../../src/platform/log.ts';
import { type Answer, startApp, until } from '../support/app.ts';
import { expectProblem } from './problem.ts';

const app = await startApp({ worker: false });
const { key } = await app.tenant();
const lines: string[] = [];
const log = createLogger({ environment: 'production', logLevel: 'info' }, 'web', { write: (line) => lines.push(line) });
const server = await listen(app.web.http(), 0, '127.0.0.1', {
  log,
  requestTimeout: 300,
  headersTimeout: 300,
  connectionsCheckingInterval: 50,
});
afterAll(() => server.stop(1));

const connect = async () => {
  const socket = net.connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

/** The answers to exactly these bytes, until the server closes the connection. */
async function answersTo(...parts: (string | Buffer)[]): Promise<Answer[]> {
  const socket = await connect();
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return text.split(/(?=HTTP\/1\.1 \d{3} )/).map((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const [status = '', ...fields] = head.split('\r\n');
    const headers = new Headers(fields.map((field) => field.split(/: */, 2) as [string, string]));
    return { status: Number(status.split(' ')[1]), body: JSON.parse(body), headers };
  });
}

const codes = {
  400: 'validation_error',
  408: 'request_timeout',
  413: 'payload_too_large',
  417: 'expectation_failed',
  431: 'headers_too_large',
};

function expectRefused(answers: Answer[], status: keyof typeof codes): void {
  expect(answers).toHaveLength(1);
  const [answer] = answers as [Answer];
  expectProblem(answer, status, codes[status]);
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('connection')).toBe('close');
}

const get = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';

test('Return 417 expectation_failed for an expectation other than 100-continue', async () => {
  expectRefused(await answersTo(`${get}Expect: banana\r\n\r\n`), 417);
});

test.each([
  ['a header without a colon', `${get}nonsense\r\n\r\n`],
  ['a header name with a space', `${get}a b: c\r\n\r\n`],
  ['something that is not HTTP', 'hello\r\n\r\n'],
  ['two lengths', `${get}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
])('Return 400 validation_error for %s', async (_what, bytes) => {
  expectRefused(await answersTo(bytes), 400);
});

test('Return 400 validation_error for a malformed chunk in the middle of a body', async () => {
  const head = `POST /api/v1/clients HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  expectRefused(await answersTo(`${head}Transfer-Encoding: chunked\r\n\r\n`, '2\r\n{"\r\n', 'zz\r\n'), 400);
});

test('Return 413 payload_too_large for chunk extensions over 16 KiB', async () => {
  const head = `POST /api/v1/clients HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n`;
  const chunk = `1;${'x'.repeat(20_000)}\r\n{`;
  expectRefused(await answersTo(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`), 413);
});

test.each([
  ['a path', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['headers', `${get}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['headers far', `${get}X-Long: ${'x'.repeat(2_000_000)}\r\n\r\n`],
])('Return 431 headers_too_large for %s over 16 KiB', async (_what, bytes) => {
  expectRefused(await answersTo(bytes), 431);
});

test('Return 408 request_timeout, retryable, for headers or a body that do not arrive', async () => {
  const post = `POST /api/v1/clients HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n`;
  for (const bytes of [get, `${post}{"name": `]) expectRefused(await answersTo(bytes), 408);
});

test('Complete the current answer when nonsense follows its request', async () => {
  const [answer, ...more] = await answersTo(
    `GET /api/v1/clients HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\nnonsense\r\n\r\n`,
  );
  expect(answer).toMatchObject({ status: 200, body: { data: [] } });
  for (const refused of more) expectProblem(refused, 400, 'validation_error');
});

test('Go on serving after callers that send nonsense and leave before the answer', async () => {
  for (let i = 0; i < 20; i++) {
    const socket = await connect();
    socket.write(i % 2 ? 'nonsense\r\n\r\n' : `${get}Expect: banana\r\n\r\n`);
    socket.resetAndDestroy();
  }
  const half = http
    .request({ port: server.port, method: 'POST', headers: { 'content-length': 9 } })
    .on('error', () => {});
  half.write('{', () => half.destroy());
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
});

test('Log the request_id of a refusal', async () => {
  const [answer] = await answersTo('hello\r\n\r\n');
  const line = await until(
    async () =>
      lines.map((text) => JSON.parse(text)).find((entry) => entry.request_id === answer?.body.error.request_id),
    'its line',
  );
  expect(line).toMatchObject({ level: 'info', status: 400, reason: expect.stringMatching(/^HPE_/) });
});
