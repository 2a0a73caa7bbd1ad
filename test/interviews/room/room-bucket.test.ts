import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, expect, test } from 'vitest';
import { ExportRemoval } from '../../../src/modules/privacy/exports/export-removal.service.ts';
import { ExportRun } from '../../../src/modules/privacy/exports/export-run.service.ts';
import { fileStoreToken } from '../../../src/platform/container.ts';
import { recordingStore } from '../../console/recording-fixture.ts';
import { download, linkAt } from '../../privacy/archive.ts';
import { rowsOf } from '../../screenings/rows.ts';
import { aCandidate, startApp } from '../../support/app.ts';
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

const exportsIn = (organizationId: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.includes(`${organizationId}/exports/`) && name.endsWith('_object'));

test('Export into a bucket, in parts and with recordings from it, and leave nothing of a run that stopped', async () => {
  const tenant = await app.tenant();
  const { api, organizationId } = tenant;
  const candidate = (await api.post('/candidates', aCandidate())).body.data.id;
  const job = await api.post('/jobs', { title: 'Engineer' });
  const interview = await rowsOf(app, organizationId).interview(candidate, job.body.data.id, { status: 'completed' });
  // More than one part of an upload.
  const video = randomBytes(9 * 1024 * 1024);
  await recordingStore(app, tenant)(interview, null, video);
  const { export_id: exportId } = (await api.post(`/candidates/${candidate}/export`, {})).body.data;
  const { resolve } = app.web;
  const run = (signal: AbortSignal) =>
    resolve(ExportRun).run({ organizationId, exportId }, { lastAttempt: false, signal, progress() {}, resolve });
  await expect(run(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  expect(exportsIn(organizationId)).toEqual([]);
  expect((await api.get(`/exports/${exportId}`)).body.data).toMatchObject({ state: 'running', download_url: null });
  await run(new AbortController().signal);
  const { data } = (await api.get(`/exports/${exportId}`)).body;
  expect(data.state).toBe('done');
  const files = await download(linkAt(app, data.download_url));
  expect(files.get(`recordings/${interview}/interview.webm`)?.equals(video)).toBe(true);
  expect(exportsIn(organizationId)).toHaveLength(1);
  const part = await fetch(linkAt(app, data.download_url), { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PK\u0003\u0004']);
  await app.rows('update exports set expires_at = now() where id = $1', [exportId]);
  await resolve(ExportRemoval).removeExpired(new AbortController().signal);
  expect(exportsIn(organizationId)).toEqual([]);
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
