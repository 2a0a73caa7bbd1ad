import type { IncomingMessage, ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ResumeDownloader } from '../../src/modules/candidates/resumes/resume-download.ts';
import type { ResumeFailure } from '../../src/readers/resume/failure.ts';
import { type HttpsServer, startHttpsServer } from '../support/servers/https-server.ts';

const mib = 1024 * 1024;
let server: HttpsServer;
/** What the server does with the next requests, and what it saw of them. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const seen: { url: string | undefined; headers: IncomingMessage['headers'] }[] = [];

beforeAll(async () => {
  server = await startHttpsServer((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    answer(request, response);
  });
});
afterAll(() => server.close());

function downloader(settings: { allow?: readonly string[]; ca?: boolean; deadlineMs?: number } = {}): ResumeDownloader {
  return new ResumeDownloader(
    {
      resumeAllowHosts: settings.allow ?? [server.host],
      resumeCaFile: settings.ca === false ? undefined : server.caFile,
    },
    { deadlineMs: settings.deadlineMs ?? 5_000 },
  );
}

/** How a download fails, and how many requests reached the server before it did. */
async function failure(url: string, by = downloader(), signal?: AbortSignal) {
  seen.length = 0;
  const error: ResumeFailure = await by.download(url, signal).then(
    () => Promise.reject(new Error(`${url} was downloaded`)),
    (reason) => reason,
  );
  return { reason: error.reason, retryable: error.retryable, requests: seen.length };
}

function redirectTo(location: string) {
  answer = (_, response) => response.writeHead(302, { location }).end();
}

test('Return the bytes as sent, from an allowed private host with a custom CA', async () => {
  answer = (_, response) => response.end(Buffer.from([1, 2, 3]));
  expect(await downloader().download(server.url('/cv.pdf?signature=s'))).toEqual(Buffer.from([1, 2, 3]));
  expect(seen.at(-1)).toMatchObject({ url: '/cv.pdf?signature=s', headers: { 'accept-encoding': 'identity' } });
});

test('Follow redirects without cookies or a referrer', async () => {
  answer = (request, response) => {
    const hop = Number(request.url?.slice(1));
    if (hop === 5) response.end('here');
    else response.writeHead(302, { location: `/${hop + 1}`, 'set-cookie': 'a=b' }).end('moved');
  };
  seen.length = 0;
  expect((await downloader().download(server.url('/0'))).toString()).toBe('here');
  expect(seen.map(({ url }) => url)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5']);
  for (const { headers } of seen) {
    expect([headers.cookie, headers.referer, headers.authorization]).toEqual([undefined, undefined, undefined]);
  }
});

test('Unpack bytes that the host compresses although the request forbids it', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('text'));
  expect((await downloader().download(server.url('/'))).toString()).toBe('text');
});

test.each(['', 'nonsense', '//host/x', 'https://', 'file:///etc/passwd', 'https://a:b@example.com/'])(
  'Fail with invalid_url for "%s"',
  async (url) => {
    expect(await failure(url)).toEqual({ reason: 'invalid_url', retryable: false, requests: 0 });
  },
);

test('Fail with invalid_url for credentials in the link, without a request', async () => {
  const url = server.url('/').replace('https://', 'https://user:secret@');
  expect(await failure(url)).toEqual({ reason: 'invalid_url', retryable: false, requests: 0 });
});

test.each(['ftp://example.com/cv', 's3://bucket/cv'])('Fail with not_https for %s', async (url) => {
  expect(await failure(url)).toEqual({ reason: 'not_https', retryable: false, requests: 0 });
});

test('Fail with not_https for an http link, even of an allowed host', async () => {
  const url = server.url('/').replace('https:', 'http:');
  expect(await failure(url)).toEqual({ reason: 'not_https', retryable: false, requests: 0 });
});

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '169.254.169.254',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '224.0.0.1',
  '0.0.0.0',
  '2130706433',
  '0x7f.1',
  '[fd00::1]',
  '[fe80::1]',
  '[64:ff9b::7f00:1]',
])('Fail with private_address for %s unless it is allowed', async (host) => {
  const by = downloader({ allow: [] });
  expect(await failure(`https://${host}:${server.port}/`, by)).toMatchObject({
    reason: 'private_address',
    requests: 0,
  });
});

test('Fail with private_address for another port or name of an allowed host', async () => {
  const otherPort = downloader({ allow: [`localhost:${server.port + 1}`, 'localhost'] });
  expect(await failure(server.url('/'), otherPort)).toMatchObject({ reason: 'private_address', requests: 0 });
  expect(await failure(`https://127.0.0.1:${server.port}/`)).toMatchObject({ reason: 'private_address', requests: 0 });
});

test('Fail with private_address for a redirect from an allowed host to a private address', async () => {
  redirectTo(`https://127.0.0.1:${server.port}/inside`);
  expect(await failure(server.url('/'))).toEqual({ reason: 'private_address', retryable: false, requests: 1 });
});

test('Fail with not_https for a redirect to http', async () => {
  redirectTo(`http://localhost:${server.port}/`);
  expect(await failure(server.url('/'))).toEqual({ reason: 'not_https', retryable: false, requests: 1 });
});

test('Fail with fetch_failed for a redirect loop, after six requests', async () => {
  redirectTo('/');
  expect(await failure(server.url('/'))).toEqual({ reason: 'fetch_failed', retryable: false, requests: 6 });
});

test.each([
  [404, 'not_found', false],
  [403, 'not_found', false],
  [429, 'rate_limited', true],
  [500, 'fetch_failed', true],
  [503, 'fetch_failed', true],
])('Map status %i of the host to %s, retryable %s, after one request', async (status, reason, retryable) => {
  answer = (_, response) => response.writeHead(status).end('no');
  expect(await failure(server.url('/'))).toEqual({ reason, retryable, requests: 1 });
});

test('Fail with too_large for the declared length, before the body', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-length': 10 * mib + 1 }).flushHeaders();
  expect(await failure(server.url('/'))).toMatchObject({ reason: 'too_large', retryable: false });
});

test('Fail with too_large for an endless body without a declared length', async () => {
  answer = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(mib)));
    };
    response.on('drain', more);
    more();
  };
  expect(await failure(server.url('/'))).toMatchObject({ reason: 'too_large' });
});

test('Fail with too_large for the unpacked size of a small body', async () => {
  const bomb = gzipSync(Buffer.alloc(10 * mib + 1));
  answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  expect(await failure(server.url('/'))).toMatchObject({ reason: 'too_large' });
});

test('Accept exactly 10 MiB', async () => {
  answer = (_, response) => response.end(Buffer.alloc(10 * mib));
  expect((await downloader().download(server.url('/'))).length).toBe(10 * mib);
});

test('Fail with fetch_failed at the deadline while bytes keep arriving slowly', async () => {
  let closed = false;
  answer = (_, response) => {
    const drip = setInterval(() => response.write('x'), 10);
    response.on('close', () => {
      closed = true;
      clearInterval(drip);
    });
  };
  const started = performance.now();
  expect(await failure(server.url('/'), downloader({ deadlineMs: 300 }))).toMatchObject({
    reason: 'fetch_failed',
    retryable: true,
  });
  expect(performance.now() - started).toBeLessThan(20_000);
  await expect.poll(() => closed).toBe(true);
});

test('Fail with fetch_failed at the deadline after several slow redirects', async () => {
  answer = (_, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 120);
  };
  const result = await failure(server.url('/'), downloader({ deadlineMs: 300 }));
  expect(result).toMatchObject({ reason: 'fetch_failed', retryable: true });
  expect(result.requests).toBeLessThan(6);
});

test('Fail with fetch_failed for a lost connection', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  };
  expect(await failure(server.url('/'))).toMatchObject({ reason: 'fetch_failed', retryable: true });
});

test('Fail with fetch_failed for a certificate of an unknown CA', async () => {
  expect(await failure(server.url('/'), downloader({ ca: false }))).toMatchObject({
    reason: 'fetch_failed',
    requests: 0,
  });
});

test('Fail with fetch_failed for a name that does not exist', async () => {
  expect(await failure('https://nowhere.invalid/')).toMatchObject({ reason: 'fetch_failed', retryable: true });
});

test('Throw the signal’s reason and close the connection when the caller aborts', async () => {
  const controller = new AbortController();
  const reason = new Error('stopping');
  let closed = false;
  answer = (_, response) => {
    response.on('close', () => {
      closed = true;
    });
    response.write('x', () => controller.abort(reason));
  };
  await expect(downloader().download(server.url('/'), controller.signal)).rejects.toBe(reason);
  await expect.poll(() => closed).toBe(true);
});

test.each([
  ['the host answers badly', (response: ServerResponse) => response.writeHead(500).end()],
  ['the connection breaks', (response: ServerResponse) => response.destroy()],
])('Leave the link out of the error when %s', async (_, respond) => {
  answer = (_request, response) => respond(response);
  const error: Error = await downloader()
    .download(server.url('/secret-path?signature=secret'))
    .then(String, (reason) => reason);
  expect(`${error.stack}${inspect(error, { depth: 10 })}`).not.toContain('secret');
  expect(error.name).toBe('ResumeFailure');
});

test('Throw for a missing CA file', () => {
  expect(() => new ResumeDownloader({ resumeAllowHosts: [], resumeCaFile: '/nowhere/ca.pem' })).toThrow('ENOENT');
});
