import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const { api, key } = await app.tenant();
await api.post('/jobs', { title: 'Welder', jd_text: `<p>${'Weld things. '.repeat(2_000)}</p>` });

/** An answer as it comes, which fetch would unpack. */
const raw = (path: string, encodings: string | undefined) =>
  new Promise<{ headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, ...(encodings && { 'accept-encoding': encodings }) };
    const req = http.get(`${app.base}/api/v1${path}`, { headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => resolve({ headers: res.headers, bytes: Buffer.concat(chunks) }));
    });
    req.on('error', reject);
  });

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
])('Compress a long answer with %s for a client that accepts %j', async (encoding, accepted, unpack) => {
  const plain = await raw('/jobs', undefined);
  const { headers, bytes } = await raw('/jobs', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(headers['content-length']).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThan(plain.bytes.length / 10);
  expect(unpack(bytes).equals(plain.bytes)).toBe(true);
});

test.each([undefined, 'identity', 'gzip;q=0, br;q=0'])(
  'Send a long answer uncompressed to a client that accepts %j',
  async (accepted) => {
    const { headers, bytes } = await raw('/jobs', accepted);
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(JSON.parse(bytes.toString()).data).toHaveLength(1);
  },
);

test('Leave a short response uncompressed', async () => {
  const { headers } = await raw('/clients', 'gzip, br');
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});
