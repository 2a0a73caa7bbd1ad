import { Readable } from 'node:stream';
import { h } from 'preact';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/platform/config.ts';
import { NotFound } from '../../src/platform/errors.ts';
import { createHttpApp } from '../../src/platform/http/pipeline.ts';
import { listen } from '../../src/platform/http/server.ts';
import { createLogger } from '../../src/platform/log.ts';
import { definePage } from '../../src/platform/pages/page.ts';
import { pages } from '../../src/platform/pages/pages.ts';

const contents = Buffer.from('0123456789');
/** What a store gives of a file that has changed, or is gone, since it was asked for its size. */
const sinceThen: Record<string, () => Promise<Readable>> = {
  '/gone': () => Promise.reject(new NotFound('The recording')),
  '/shorter': async () => Readable.from([contents.subarray(0, 4)]),
  '/empty': async () => Readable.from([]),
};
const log = createLogger({ environment: 'test', logLevel: 'silent' }, 'web');
const app = createHttpApp(
  [
    pages({
      resolve: () => {
        throw new Error('nothing to resolve');
      },
      sites: [
        {
          pages: [
            definePage({
              method: 'get',
              path: '/recording',
              personal: true,
              media: 'plays',
              handler: async () => ({
                file: {
                  type: 'video/webm',
                  size: contents.length,
                  read: async (range) =>
                    Readable.from([contents.subarray(range?.start ?? 0, (range?.end ?? contents.length) + 1)]),
                },
              }),
            }),
            ...Object.entries(sinceThen).map(([path, read]) =>
              definePage({
                method: 'get',
                path,
                personal: true,
                media: 'plays',
                handler: async () => ({ file: { type: 'video/webm', size: contents.length, name: 'a.webm', read } }),
              }),
            ),
            definePage({
              method: 'get',
              path: '/room',
              personal: true,
              media: 'records',
              handler: async () => ({ document: h('html', null) }),
            }),
            definePage({
              method: 'post',
              path: '/chunk/{known}',
              personal: true,
              data: {
                maxBytes: 10,
                admit: async ({ params }) => {
                  if (params['known'] !== 'yes') throw new NotFound('The page');
                },
              },
              handler: async ({ body, headers }) => ({
                status: 202,
                json: { bytes: body.length, type: headers['content-type'] },
              }),
            }),
          ],
          assets: new Map(),
          problem: () => h('html', null),
        },
      ],
      config: loadConfig({ NODE_ENV: 'test' }),
      log,
      sessions: () => (_req, _res, next) => next(),
      limit: () => () => {},
    }),
  ],
  { log, trustedProxies: 0 },
);
const server = await listen(app, 0, '127.0.0.1');
const base = `http://127.0.0.1:${server.port}`;
afterAll(() => server.stop(1));

describe('a file', () => {
  const ask = async (range?: string, method = 'GET') => {
    const answer = await fetch(`${base}/recording`, { method, headers: range ? { range } : {} });
    const { status, headers } = answer;
    return [status, headers.get('content-range'), headers.get('content-length'), await answer.text()];
  };

  test.each([
    ['as a whole', undefined, [200, null, '10', '0123456789']],
    ['from the beginning', 'bytes=0-3', [206, 'bytes 0-3/10', '4', '0123']],
    ['from somewhere on', 'bytes=7-', [206, 'bytes 7-9/10', '3', '789']],
    ['its end', 'bytes=-2', [206, 'bytes 8-9/10', '2', '89']],
    ['past its end', 'bytes=8-100', [206, 'bytes 8-9/10', '2', '89']],
    ['as a whole for several ranges', 'bytes=0-1,4-5', [200, null, '10', '0123456789']],
    ['as a whole for a range that is none', 'bytes=x', [200, null, '10', '0123456789']],
  ])('Serve a range: %s', async (_name, range, expected) => {
    expect(await ask(range)).toEqual(expected);
  });

  test('Return 416 for an unsatisfiable range', async () => {
    expect((await ask('bytes=10-')).slice(0, 2)).toEqual([416, 'bytes */10']);
  });

  test('Return the size without the contents for HEAD', async () => {
    expect(await ask(undefined, 'HEAD')).toEqual([200, null, '10', '']);
  });

  test('Return 404 without file headers if the file is gone when read', async () => {
    const answer = await fetch(`${base}/gone`, { headers: { range: 'bytes=0-3' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<html>');
    for (const name of ['content-range', 'accept-ranges', 'content-disposition'])
      expect(answer.headers.get(name)).toBeNull();
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test.each(['/shorter', '/empty'])(
    'Close the connection without another response if the file has changed: %s',
    async (path) => {
      const answer = fetch(`${base}${path}`).then((one) => one.text());
      await expect(answer).rejects.toThrow(/terminated|fetch failed/);
    },
  );

  test('Allow playback on its page, without camera access', async () => {
    const { headers } = await fetch(`${base}/recording`);
    expect(headers.get('content-security-policy')).toContain("media-src 'self';");
    expect(headers.get('permissions-policy')).toContain('camera=(), microphone=()');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('Allow camera, microphone and own script only on a recording page', async () => {
  const { headers } = await fetch(`${base}/room`);
  expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)');
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ["script-src 'self'", "connect-src 'self'", "media-src 'self' blob:", "default-src 'none'"])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
});

describe('a data endpoint of a page', () => {
  const send = (path: string, body: string) =>
    fetch(`${base}${path}`, { method: 'POST', body, headers: { 'content-type': 'video/webm' } });

  test('Accept raw bytes, and answer with JSON', async () => {
    const answer = await send('/chunk/yes', 'some bytes');
    expect([answer.status, await answer.json()]).toEqual([202, { bytes: 10, type: 'video/webm' }]);
  });

  test('Return 413 above the limit, in the format of the API', async () => {
    const answer = await send('/chunk/yes', 'x'.repeat(11));
    expect([answer.status, (await answer.json()).error.code]).toEqual([413, 'payload_too_large']);
  });

  test('Return 404 before reading the body for a caller without access', async () => {
    const answer = await send('/chunk/no', 'x'.repeat(11));
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, 'not_found']);
  });

  test('Return 405 for another method, as JSON', async () => {
    const answer = await fetch(`${base}/chunk/yes`);
    expect([answer.status, (await answer.json()).error.code]).toEqual([405, 'method_not_allowed']);
  });

  test('Return 403 for requests from other sites', async () => {
    const answer = await fetch(`${base}/chunk/yes`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });
});
