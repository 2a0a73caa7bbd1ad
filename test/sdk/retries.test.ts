import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ApiError,
  ConnectionError,
  RecruitClient,
  TimeoutError,
  UnexpectedResponseError,
} from '../../sdk/src/index.ts';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

// The service as a network and its proxies may show it.
let replies: Reply[] = [];
let seen: { method: string; key: string | undefined; body: string }[] = [];
const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
async function answer(request: IncomingMessage, response: ServerResponse) {
  const body = Buffer.concat(await request.toArray()).toString();
  seen.push({ method: request.method ?? '', key: request.headers['idempotency-key'] as string | undefined, body });
  (replies.shift() ?? ok)(request, response);
}
await once(server, 'listening');
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.closeAllConnections());
afterAll(() => void server.close());
beforeEach(() => {
  replies = [];
  seen = [];
});

const client = new RecruitClient({ baseUrl, apiKey: 'key' });
const json = { 'content-type': 'application/json' };
const ok: Reply = (_, response) => response.writeHead(200, json).end('{"data": {"id": "1"}}');
const lost: Reply = (request) => request.socket.destroy();
const silent: Reply = () => {};
const refused =
  (status: number, retryable: boolean, headers = {}): Reply =>
  (_, response) => {
    const error = { code: 'some_code', message: 'No.', retryable, request_id: 'r' };
    response.writeHead(status, { ...json, ...headers }).end(JSON.stringify({ error }));
  };
const page =
  (status: number): Reply =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
const now = { 'retry-after': '0' };

test.each<[string, Reply, string]>([
  ['a lost connection', lost, 'GET'],
  ['503 with Retry-After', refused(503, true, now), 'GET'],
  ['503 with the date of a Retry-After', refused(503, true, { 'retry-after': new Date().toUTCString() }), 'GET'],
  ['the error page of a proxy', page(502), 'GET'],
  ['409 while the first request runs', refused(409, true, now), 'POST'],
  ['a lost connection', lost, 'POST'],
])('Retry after %s', async (_, reply, method) => {
  replies = [reply, reply];
  if (method === 'GET') await client.jobs.get('1');
  else await client.jobs.create({ title: 'Welder' });
  expect(seen.map((one) => one.method)).toEqual([method, method, method]);
  expect(new Set(seen.map((one) => one.body)).size).toBe(1);
  expect(new Set(seen.map((one) => one.key)).size).toBe(1);
  expect(seen[0]?.key === undefined).toBe(method === 'GET');
});

test.each<[string, Reply, () => PromiseLike<unknown>]>([
  ['PUT after a lost connection', lost, () => client.jobs.update('1', { title: 'Welder' })],
  ['PUT after 503', refused(503, true, now), () => client.jobs.update('1', { title: 'Welder' })],
  ['DELETE after a lost connection', lost, () => client.applications.delete('1')],
  ['GET after an error that is not retryable', refused(404, false), () => client.jobs.get('1')],
  ['GET after a wait that is too long', refused(503, true, { 'retry-after': '3600' }), () => client.jobs.get('1')],
])('Do not retry %s', async (_, reply, call) => {
  replies = [reply];
  const answer = await call().then(
    () => 'answered',
    (error: unknown) => error,
  );
  expect(answer).toBeInstanceOf(Error);
  expect(seen.length).toBe(1);
});

test('Retry any method above the rate limit, after the wait that the service asks for', async () => {
  replies = [refused(429, true, { 'retry-after': '1' })];
  const began = performance.now();
  await client.jobs.update('1', { title: 'Welder' });
  expect(performance.now() - began).toBeGreaterThan(990);
  expect(seen.length).toBe(2);
});

test('Fail with the last error after the allowed number of retries', async () => {
  const few = new RecruitClient({ baseUrl, retries: 2 });
  replies = Array.from({ length: 9 }, () => refused(503, true, now));
  const error = await few.jobs.get('1').then(null, (thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'some_code', status: 503, requestId: 'r' });
  expect(seen.length).toBe(3);
  await few.jobs.get('1', { retries: 0 }).then(null, () => {});
  expect(seen.length).toBe(4);
});

test('Send an idempotency key from a page without https, where browsers offer no UUIDs', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  for (const title of ['Welder', 'Rigger']) await client.jobs.create({ title });
  vi.unstubAllGlobals();
  const keys = seen.map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(new Set(keys).size).toBe(2);
});

test('Time out an attempt, and say so', async () => {
  replies = [silent, silent];
  const call = client.jobs.get('1', { timeoutMs: 50, retries: 1 });
  await expect(call).rejects.toThrow(TimeoutError);
  expect(seen.length).toBe(2);
});

test('Stop at once when the signal aborts: during a request, during a wait and before', async () => {
  const stopped = (call: PromiseLike<unknown>) => expect(call.then(() => 'answered')).rejects.toThrow('stopped');
  const during = new AbortController();
  replies = [() => during.abort(new Error('stopped'))];
  await stopped(client.jobs.get('1', { signal: during.signal }));
  await stopped(client.jobs.get('1', { signal: during.signal }));
  expect(seen.length).toBe(1);

  const waiting = new AbortController();
  replies = [refused(503, true, { 'retry-after': '30' })];
  const call = client.jobs.get('1', { signal: waiting.signal });
  await expect.poll(() => seen.length).toBe(2);
  setTimeout(() => waiting.abort(new Error('stopped')), 50);
  await stopped(call);
  expect(seen.length).toBe(2);
});

test('Report a response that is not of the API: an error page, and a redirect', async () => {
  replies = [page(200)];
  await expect(client.jobs.get('1')).rejects.toThrow(UnexpectedResponseError);
  replies = [(_, response) => response.writeHead(301, { location: 'https://other.example.com/' }).end()];
  const error = await client.jobs.get('1').then(null, (thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnexpectedResponseError);
  expect((error as Error).message).toContain('https://other.example.com/');
  replies = [page(403)];
  const refusal = await client.jobs.get('1').then(null, (thrown: unknown) => thrown);
  expect(refusal).toMatchObject({ status: 403, body: '<h1>Bad gateway</h1>' });
  expect(refusal).not.toBeInstanceOf(ConnectionError);
});
