import { once } from 'node:events';
import http from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Conflict } from '../../src/platform/errors.ts';
import { api } from '../../src/platform/http/api/api.ts';
import { defineEndpoint } from '../../src/platform/http/api/endpoint.ts';
import { createHttpApp } from '../../src/platform/http/pipeline.ts';
import { listen } from '../../src/platform/http/server.ts';
import { createLogger } from '../../src/platform/log.ts';

const steps: string[] = [];
let prepare = async (): Promise<void> => {};
let cutOff = () => {};
const log = createLogger({ environment: 'production', logLevel: 'info' }, 'web', {
  write: (line) => {
    if (line.includes('request cut off')) cutOff();
  },
});
const endpoint = defineEndpoint({
  method: 'post',
  path: '/api/v1/slow',
  operationId: 'tryOut',
  tag: 'Test',
  summary: 'Something slow',
  access: 'public',
  scope: null,
  request: { body: z.strictObject({ n: z.number() }) },
  replies: { 201: z.object({ n: z.number() }) },
  errors: [],
  prepare: async ({ body }) => {
    steps.push(`prepare ${body.n}`);
    await prepare();
  },
  handler: async ({ body }) => {
    steps.push(`handle ${body.n}`);
    return { status: 201, body };
  },
});
const surface = api({
  resolve: () => {
    throw new Error('nothing to resolve');
  },
  endpoints: [endpoint],
  authenticate: () => Promise.reject(new Error('nobody')),
  limitRate: () => {},
  idempotency: undefined as never, // only keyed requests need it
  audit: undefined as never, // only requests with an API key need it
  uploads: undefined as never, // only uploads need it
  logCall: () => {},
  goneOf: async () => new Map(),
});
const app = createHttpApp([surface], { log, trustedProxies: 0 });
const server = await listen(app, 0, '127.0.0.1');
afterAll(() => server.stop(1));

const post = (body: unknown) =>
  fetch(`http://127.0.0.1:${server.port}/api/v1/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('Run prepare with the checked request before the handler', async () => {
  steps.length = 0;
  expect((await post({ n: 1 })).status).toBe(201);
  expect((await post({ n: 'x' })).status).toBe(400);
  expect(steps).toEqual(['prepare 1', 'handle 1']);
});

test('Return the error of prepare, and skip the handler', async () => {
  steps.length = 0;
  prepare = () => Promise.reject(new Conflict('conflict', 'not now'));
  expect((await post({ n: 2 })).status).toBe(409);
  expect(steps).toEqual(['prepare 2']);
});

test('Skip the handler when the caller left during prepare', async () => {
  steps.length = 0;
  let go = () => {};
  const begun = new Promise<void>((resolve) => {
    prepare = () => {
      resolve();
      return new Promise((end) => (go = end));
    };
  });
  const noticed = new Promise<void>((resolve) => (cutOff = resolve));
  const request = http.request(`http://127.0.0.1:${server.port}/api/v1/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  request.end('{"n":3}');
  await begun;
  const closed = once(request, 'error');
  request.destroy();
  await Promise.all([closed, noticed]);
  go();
  await setImmediate();
  expect(steps).toEqual(['prepare 3']);
});
