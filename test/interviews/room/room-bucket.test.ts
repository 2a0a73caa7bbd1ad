import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, expect, test } from 'vitest';
import { fileStoreToken } from '../../../src/platform/container.ts';
import { startApp } from '../../support/app.ts';
import { interviewsOf, recorded } from './room.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'recordings-'));
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'recordings', configs: [] }],
});
const { port } = await server.run();
const app = await startApp({
  worker: false,
  config: {
    s3: {
      bucket: 'recordings',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
  },
});
let isClosed = false;
const close = async () => {
  if (!isClosed) await server.close();
  isClosed = true;
};
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

test('Record into a bucket byte for byte, store no refused chunks, and answer 503 while it is unavailable', async () => {
  const it = await interviewsOf(app, await app.tenant({ credits: 10 })).invite(['One?']);
  await it.record();
  const all = recorded(5, 50_000);
  for (const [number, bytes] of all.entries()) {
    for (const _ of [1, 2]) expect((await it.chunk([0, 0, number], bytes)).status).toBe(200);
  }
  const [other] = recorded(1);
  expect((await it.chunk([0, 0, 4], other ?? Buffer.alloc(1))).body.problem).toBe('chunk_differs');
  const files = app.web.resolve(fileStoreToken);
  for (const chunk of await it.chunks()) {
    const stored = await files.read(chunk.file_key);
    expect(stored && (await buffer(stored)).equals(all[chunk.number] ?? Buffer.alloc(0))).toBe(true);
  }
  await close();
  const away = await it.chunk([0, 0, 5], all[1] ?? Buffer.alloc(1));
  expect([away.status, away.body.error.retryable]).toEqual([503, true]);
  expect(await it.chunks()).toHaveLength(5);
  expect((await it.answer(0, [{ run: 0, chunks: 5 }])).body.status).toBe('completed');
});
