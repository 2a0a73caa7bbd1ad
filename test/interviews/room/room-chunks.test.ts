import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { detectMediaType } from '../../../src/modules/interviews/room/chunk-media.ts';
import { together } from '../../applications/pipeline.ts';
import { startApp, until } from '../../support/app.ts';
import { digestOf, interviewsOf, recorded, type Told } from './room.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant({ credits: 10_000 });
const { invite } = interviewsOf(app, tenant);

const refused = ({ status, body }: Told) => [status, body.problem ?? body.error?.code];
const [head = Buffer.alloc(0), second = Buffer.alloc(0), third = Buffer.alloc(0)] = recorded(3);
const folderOf = (id: string) => `${app.config.dataDir}/files/${tenant.organizationId}/interviews/${id}/chunks`;
const filesOf = async (id: string): Promise<string[]> => (await readdir(folderOf(id)).catch(() => [])).sort();

async function recording(texts?: string[]) {
  const it = await invite(texts);
  await it.record();
  return it;
}

test('Accept chunks in any order, each as a file named by its position and hash', async () => {
  const it = await recording();
  for (const [number, bytes] of [
    [2, third],
    [0, head],
    [1, second],
  ] as const) {
    expect(await it.chunk([0, 0, number], bytes)).toMatchObject({ status: 200, body: { received: true } });
  }
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const names = [head, second, third].map((bytes, number) => `0-0-${number}-${hashOf(bytes)}`);
  expect(await filesOf(it.id)).toEqual(names);
  expect((await it.chunks()).map((chunk) => chunk.file_key)).toEqual(
    names.map((name) => `${tenant.organizationId}/interviews/${it.id}/chunks/${name}`),
  );
  expect((await it.state()).body.question.runs[0].received).toEqual([0, 1, 2]);
});

test('Return 409 chunk_differs for different bytes at a stored position, keeping the stored chunk', async () => {
  const it = await recording();
  await it.chunk([0, 0, 0], head);
  await it.chunk([0, 0, 1], second);
  const told = await it.chunk([0, 0, 1], third);
  expect(refused(told)).toEqual([409, 'chunk_differs']);
  expect(told.body.state).toMatchObject({ status: 'in_progress', index: 0 });
  expect(await it.chunks()).toHaveLength(2);
  expect(await filesOf(it.id)).toHaveLength(2);
});

test('Store one of two different concurrent chunks at a position, and delete the other’s file', async () => {
  const it = await recording();
  await it.chunk([0, 0, 0], head);
  const all = recorded(8).slice(1);
  const told = await together(all.length, (n) => it.chunk([0, 0, 1], all[n] ?? head));
  expect(told.map(({ status }) => status).sort()).toEqual([200, ...all.slice(1).map(() => 409)]);
  const [, kept, ...more] = await it.chunks();
  expect(more).toEqual([]);
  const winner = all[told.findIndex(({ status }) => status === 200)];
  expect((await readFile(`${app.config.dataDir}/files/${kept.file_key}`)).equals(winner ?? head)).toBe(true);
  expect(await filesOf(it.id)).toHaveLength(2);
});

test('Return 400 for a missing, wrong or malformed digest, without storing anything', async () => {
  const it = await recording();
  const cut = head.subarray(0, 100);
  const digests = ['', 'sha-256=abc', `sha-512=:${'A'.repeat(86)}==:`, digestOf(second), `,${' '.repeat(8000)}`];
  for (const digest of digests) {
    const told = await it.chunk([0, 0, 0], head, { 'content-digest': digest });
    expect(refused(told)).toEqual([400, 'validation_error']);
    expect(told.body.error.details[0].path).toBe('Content-Digest');
  }
  expect(refused(await it.chunk([0, 0, 0], cut, { 'content-digest': digestOf(head) }))).toEqual([
    400,
    'validation_error',
  ]);
  const without = await it.ask('questions/0/runs/0/chunks/0', { method: 'POST', body: head });
  expect(without.body.error.details).toMatchObject([{ path: 'Content-Digest', code: 'required' }]);
  expect(refused(await it.chunk([0, 0, 0], Buffer.alloc(0)))).toEqual([400, 'validation_error']);
  expect([await it.chunks(), await filesOf(it.id)]).toEqual([[], []]);

  const both = `sha-512=:${'A'.repeat(86)}==:, ${digestOf(head)}`;
  expect((await it.chunk([0, 0, 0], head, { 'content-digest': both })).status).toBe(200);
});

test('Return 415 for another type than the recording’s, declared or detected, without storing anything', async () => {
  const it = await recording();
  for (const type of ['video/mp4', 'text/html', 'video/webm2', '']) {
    expect(refused(await it.chunk([0, 0, 0], head, { 'content-type': type }))).toEqual([415, 'unsupported_media_type']);
  }
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(100)]);
  for (const bytes of [page, mp4, second, Buffer.from([0x1a])]) {
    expect(refused(await it.chunk([0, 0, 0], bytes))).toEqual([415, 'unsupported_media_type']);
  }
  expect([await it.chunks(), await filesOf(it.id)]).toEqual([[], []]);
  expect((await it.chunk([0, 0, 0], head, { 'content-type': 'VIDEO/WEBM; codecs="vp9,opus"' })).status).toBe(200);

  await it.run(0, 1, { type: 'video/mp4' });
  expect((await it.chunk([0, 1, 0], mp4, { 'content-type': 'video/mp4;codecs=avc1.42E01E,mp4a.40.2' })).status).toBe(
    200,
  );
  expect((await it.chunk([0, 1, 1], second, { 'content-type': 'video/mp4' })).status).toBe(200);
});

test.each([
  [[0x1a, 0x45, 0xdf, 0xa3, 0], 'video/webm'],
  [[0x1a, 0x45, 0xdf], undefined],
  [[0, 0, 0, 32, 0x66, 0x74, 0x79, 0x70], 'video/mp4'],
  [[0x66, 0x74, 0x79, 0x70], undefined],
  [[], undefined],
])('Detect the type of %j as %s', (bytes, type) => {
  expect(detectMediaType(Buffer.from(bytes))).toBe(type);
});

test('Accept exactly 4 MiB, and refuse more with 413 before reading the body', async () => {
  const it = await recording();
  const [largest = head] = recorded(1, 4 * 1024 * 1024);
  expect((await it.chunk([0, 0, 0], largest)).status).toBe(200);
  const [larger = head] = recorded(1, 4 * 1024 * 1024 + 1);
  expect(refused(await it.chunk([0, 0, 1], larger))).toEqual([413, 'payload_too_large']);
  // What grows when it is unpacked counts as what it becomes.
  const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024));
  const told = await it.chunk([0, 0, 1], packed, { 'content-encoding': 'gzip' });
  expect(refused(told)).toEqual([413, 'payload_too_large']);

  const status = await new Promise((resolve, reject) => {
    const endless = request(it.at('questions/0/runs/0/chunks/1'), {
      method: 'POST',
      headers: { 'content-type': 'video/webm', 'content-length': 1024 ** 4 },
    });
    endless.on('response', (response) => {
      resolve(response.statusCode);
      endless.destroy();
    });
    endless.on('error', reject);
    endless.write('x');
  });
  expect(status).toBe(413);
  expect(await it.chunks()).toHaveLength(1);
});

test('Return 404 for an invalid link before reading the body', async () => {
  const it = (await recording()).as('A'.repeat(43));
  const status = await new Promise((resolve, reject) => {
    const waiting = request(it.at('questions/0/runs/0/chunks/1'), {
      method: 'POST',
      headers: { 'content-type': 'video/webm', 'content-length': 1000 },
    });
    waiting.on('response', (response) => {
      resolve(response.statusCode);
      waiting.destroy();
    });
    waiting.on('error', reject);
    waiting.flushHeaders();
  });
  expect(status).toBe(404);
});

test('Return 429 for more than eight concurrent uploads of one link, without affecting others', async () => {
  const [it, other] = [await recording(), await recording()];
  const answered: (number | undefined)[] = [];
  const slow = Array.from({ length: 9 }, () => {
    const upload = request(it.at('questions/0/runs/0/chunks/0'), {
      method: 'POST',
      headers: { 'content-type': 'video/webm', 'content-length': 1000 },
    });
    upload.on('error', () => {});
    upload.on('response', (response) => void answered.push(response.statusCode));
    upload.write('x');
    return upload;
  });
  await until(async () => answered.length > 0, 'one of them to be refused');
  expect(answered).toEqual([429]);
  const told = await it.chunk([0, 0, 0], head);
  expect(refused(told)).toEqual([429, 'rate_limited']);
  expect(told.headers.get('retry-after')).toBe('1');
  expect((await other.chunk([0, 0, 0], head)).status).toBe(200);
  expect((await it.signals()).status).toBe(200);
  for (const upload of slow) upload.destroy();
  await until(async () => (await it.chunk([0, 0, 1], second)).status === 200, 'room for another');
});

test('Return 413 for too many chunks in a recording or bytes in an interview', async () => {
  const it = await recording();
  await it.chunk([0, 0, 0], head);
  expect((await it.chunk([0, 0, 599], second)).status).toBe(200);
  expect(refused(await it.chunk([0, 0, 600], second))).toEqual([413, 'payload_too_large']);
  expect(refused(await it.chunk([0, 0, 999_999], second))).toEqual([413, 'payload_too_large']);
  expect(refused(await it.chunk([0, 0, 1_000_000], second))).toEqual([404, 'not_found']);
  await app.rows('update video_interview_rooms set recorded_bytes = $2 where interview_id = $1', [
    it.id,
    1024 ** 3 - second.length,
  ]);
  const more = recorded(4).slice(1);
  const told = await together(3, (n) => it.chunk([0, 0, 1 + n], more[n] ?? head));
  expect(told.map(({ status }) => status).sort()).toEqual([200, 413, 413]);
  expect(await filesOf(it.id)).toHaveLength(3);
  expect((await it.room()).recorded_bytes).toBe(String(1024 ** 3));
});

test('Refuse a chunk of a recording that was not started or of an unknown question', async () => {
  const it = await recording();
  for (const place of [
    [0, 1, 0],
    [1, 0, 0],
    [99, 0, 0],
  ] as const) {
    expect(refused(await it.chunk(place, head))).toEqual([409, 'out_of_turn']);
  }
  expect(await filesOf(it.id)).toEqual([]);
});

test('Store a chunk in the interview of its link only, not in another’s with the same numbers', async () => {
  const [mine, theirs] = [await recording(), await recording()];
  const [foreign = head] = recorded(1);
  expect((await theirs.chunk([0, 0, 0], foreign)).status).toBe(200);
  expect((await mine.chunk([0, 0, 0], head)).status).toBe(200);
  expect((await theirs.as(theirs.token).chunk([0, 0, 0], foreign)).status).toBe(200);
  expect(await mine.chunks()).toMatchObject([
    { bytes: head.length, sha256: createHash('sha256').update(head).digest() },
  ]);
  const [chunk] = await theirs.chunks();
  expect((await readFile(`${app.config.dataDir}/files/${chunk.file_key}`)).equals(foreign)).toBe(true);
});

test('Store nothing of an interrupted upload, and accept it again', async () => {
  const it = await recording();
  await new Promise<void>((resolve) => {
    const cut = request(it.at('questions/0/runs/0/chunks/0'), {
      method: 'POST',
      headers: { 'content-type': 'video/webm', 'content-digest': digestOf(head), 'content-length': head.length },
    });
    cut.on('error', () => resolve());
    cut.write(head.subarray(0, 500), () => cut.destroy(new Error('connection lost')));
  });
  expect(await it.chunks()).toEqual([]);
  expect((await it.chunk([0, 0, 0], head)).status).toBe(200);
});

test('Replace a partial file that a killed process left', async () => {
  const it = await recording();
  expect((await it.chunk([0, 0, 0], head)).status).toBe(200);
  const [{ file_key: key } = { file_key: '' }] = await it.chunks();
  // Written, and then killed before the row was.
  await app.rows('delete from video_interview_chunks where interview_id = $1', [it.id]);
  expect((await it.chunk([0, 0, 0], head)).status).toBe(200);
  expect((await readFile(`${app.config.dataDir}/files/${key}`)).equals(head)).toBe(true);
  expect(await filesOf(it.id)).toHaveLength(1);
});

test('Acknowledge nothing that cannot be stored', async () => {
  const it = await recording();
  // A file where the folder would have to be.
  const folder = folderOf(it.id);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder.replace(/\/chunks$/, ''), { recursive: true });
  await writeFile(folder, 'in the way');
  const told = await it.chunk([0, 0, 0], head);
  expect(told.status).toBeGreaterThanOrEqual(500);
  expect(told.body.error.retryable).toBe(true);
  expect(await it.chunks()).toEqual([]);
  await rm(folder);
  expect((await it.chunk([0, 0, 0], head)).status).toBe(200);
});
