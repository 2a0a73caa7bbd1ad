import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { readResumeFile } from '../../src/readers/resume/extract.ts';
import { ReaderPool } from '../../src/readers/resume/reader-pool.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { readerIds, runningReaders } from '../support/processes/running-readers.ts';
import { makePdf } from '../support/resume-files.ts';

// Elsewhere, readers cannot be counted.
const isLinux = process.platform === 'linux';
const script = fileURLToPath(new URL('./hijacked-reader.ts', import.meta.url));
const pools: ReaderPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

type Options = ConstructorParameters<typeof ReaderPool>[1];
function poolWith(resumeSpareReaders: number, options: Options): ReaderPool {
  const pool = new ReaderPool({ resumeReaders: 2, resumeSpareReaders }, { idleMs: 60_000, ...options });
  pools.push(pool);
  pool.keepSpares();
  return pool;
}
const idOf = async (pool: ReaderPool, owner?: string): Promise<string> =>
  ((await pool.read(Buffer.from('normal'), { owner })) as unknown as { id: string }).id;
const become = async (heapMb: number, count: number): Promise<void> => {
  await expect.poll(() => runningReaders(heapMb), { interval: 20 }).toBe(count);
};

test.runIf(isLinux)(
  'Read the first file of an organization in a spare reader, and start another one when no file is read',
  async () => {
    const pool = poolWith(1, { script, heapMb: 71 });
    await become(71, 1);
    const first = await idOf(pool, 'a');
    expect(runningReaders(71)).toBe(1);
    await become(71, 2);
    expect(await idOf(pool, 'a')).toBe(first);
    const other = await idOf(pool, 'b');
    expect(other).not.toBe(first);
    expect(runningReaders(71)).toBe(2);
  },
);

test.runIf(isLinux)('End a spare reader after one file of the public', async () => {
  const pool = poolWith(1, { script, heapMb: 72 });
  await become(72, 1);
  const first = await idOf(pool);
  expect(runningReaders(72)).toBe(0);
  await become(72, 1);
  expect(await idOf(pool)).not.toBe(first);
});

test.runIf(isLinux)('Read as many files in a spare reader as in any other', async () => {
  const pool = poolWith(1, { script, heapMb: 73, maxFiles: 2 });
  await become(73, 1);
  const ids = [await idOf(pool, 'a'), await idOf(pool, 'a'), await idOf(pool, 'a')];
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test.runIf(isLinux)('Read files although spare readers were killed or cannot start', async () => {
  const pool = poolWith(2, { script, heapMb: 74 });
  await become(74, 2);
  for (const pid of readerIds(74)) process.kill(pid, 'SIGKILL');
  await become(74, 0);
  expect(await idOf(pool, 'a')).toBe(await idOf(pool, 'a'));
  const broken = poolWith(2, { script: `${script}.missing`, heapMb: 75 });
  await expect(idOf(broken, 'a')).rejects.toThrow('could not run');
});

test.runIf(isLinux)('If a spare reader ends after its first file, start another one after the next file', async () => {
  const shortLived = fileURLToPath(new URL('./short-lived-reader.ts', import.meta.url));
  const seen = new Set<number>();
  const watch = setInterval(() => {
    for (const pid of readerIds(81)) seen.add(pid);
  }, 5);
  const pool = poolWith(1, { script: shortLived, heapMb: 81 });
  await expect.poll(() => seen.size, { interval: 20 }).toBe(1);
  await become(81, 0);
  await pool.read(Buffer.from('normal'), { owner: 'a' });
  await expect.poll(() => seen.size, { interval: 20, timeout: 5_000 }).toBe(3);
  clearInterval(watch);
});

const hasBegun = async (heapMb: number): Promise<void> => {
  await expect.poll(() => runningReaders(heapMb), { interval: 1 }).toBe(1);
};

test.runIf(isLinux).each([
  ['waits', 76, (heapMb: number) => become(heapMb, 1), (abort: () => void) => abort()],
  ['starts', 78, hasBegun, setImmediate],
])('If the caller aborts, keep a spare reader that %s', async (_, heapMb, ready, soon) => {
  const pool = poolWith(1, { script, heapMb });
  await ready(heapMb);
  const controller = new AbortController();
  const reading = pool.read(Buffer.from('hang'), { owner: 'a', signal: controller.signal });
  const reason = new Error('stopping');
  soon(() => controller.abort(reason));
  await expect(reading).rejects.toBe(reason);
  const [spare] = readerIds(heapMb);
  await idOf(pool, 'a');
  expect(readerIds(heapMb)).toEqual([spare]);
});

test.runIf(isLinux)('Read a file again in a new reader if somebody kills the spare one', async () => {
  const pool = poolWith(1, { script, heapMb: 77 });
  await become(77, 1);
  const [spare = 0] = readerIds(77);
  const reading = pool.read(Buffer.from('compute 900'), { owner: 'a' });
  process.kill(spare, 'SIGKILL');
  expect(await reading).toMatchObject({ text: 'compute 900' });
  expect(readerIds(77)).not.toContain(spare);
});

test.runIf(isLinux).each(['hang', 'crash'])('Read a file that makes a spare reader %s only once', async (act) => {
  const heapMb = act === 'hang' ? 79 : 80;
  const pool = poolWith(1, { script, heapMb, cpuMs: 1_500 });
  const seen = new Set<number>();
  const watch = setInterval(() => {
    for (const pid of readerIds(heapMb)) seen.add(pid);
  }, 20);
  await become(heapMb, 1);
  for (const owner of ['a', undefined]) {
    const reading = pool.read(Buffer.from(act), { owner });
    await expect(reading).rejects.toMatchObject({ reason: 'too_complex' });
    if (owner) await become(heapMb, 1);
  }
  clearInterval(watch);
  // The spare one of each file.
  expect(seen.size).toBeLessThanOrEqual(2);
});

test('Find in a spare reader what a new one finds', async () => {
  const pool = poolWith(1, {});
  const file = await makePdf(['Ada Lovelace', 'ada@example.com', 'Skills: TypeScript, PostgreSQL']);
  const damaged = file.subarray(0, 400);
  expect(await pool.read(file, { owner: 'a' })).toEqual(await readResumeFile(file));
  await expect(pool.read(damaged, { owner: 'b' })).rejects.toMatchObject({ reason: 'corrupt' });
});

test.runIf(isLinux)('A worker keeps spare readers, also while an uploaded resume is read, until it stops', async () => {
  const app = await startApp({ resumeProcess: true, worker: false, config: { resumeSpareReaders: 1 } });
  const before = runningReaders(256);
  const worker = await boot({ ...app.config, databaseUrl: app.urls.worker }, 'worker');
  await worker.work();
  await become(256, before + 1);
  const { api, key } = await app.tenant();
  const uploaded = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new Uint8Array(await makePdf(['Ada Lovelace', 'Skills: TypeScript, PostgreSQL'])),
  });
  const { resume_path } = ((await uploaded.json()) as { data: { resume_path: string } }).data;
  const { id } = (await api.post('/candidates', aCandidate({ resume_path }))).body.data;
  await until(async () => (await api.get(`/candidates/${id}/resume`)).body.data.quality === 'ok', 'the resume');
  await become(256, before + 2);
  await worker.close(2);
  await become(256, before);
});
