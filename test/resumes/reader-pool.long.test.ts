import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readResumeFile } from '../../src/readers/resume/extract.ts';
import { globalState, isSameState } from '../../src/readers/resume/global-state.ts';
import { ReaderPool } from '../../src/readers/resume/reader-pool.ts';
import { readerIds, runningReaders } from '../support/processes/running-readers.ts';
import { makeDocx, makePdf, makePdfWithContent, makeScannedPdf } from '../support/resume-files.ts';

const hijacked = { script: fileURLToPath(new URL('./hijacked-reader.ts', import.meta.url)), heapMb: 64 };
const readersOf = (options: ConstructorParameters<typeof ReaderPool>[1] = {}) =>
  new ReaderPool({ resumeReaders: 2 }, { idleMs: 60_000, ...hijacked, ...options });

type Read = { text: string; id: string };
const readBy = async (pool: ReaderPool, text: string, owner?: string): Promise<Read> =>
  (await pool.read(Buffer.from(text), { owner })) as unknown as Read;
const idOf = async (pool: ReaderPool, owner?: string): Promise<string> => (await readBy(pool, 'normal', owner)).id;
const failureOf = (pool: ReaderPool, text: string, owner?: string): Promise<string> =>
  readBy(pool, text, owner).then(
    () => 'text',
    (error) => error.reason ?? error.message,
  );

// Elsewhere the use of a process cannot be measured from outside, so none is used twice.
const isLinux = process.platform === 'linux';

test.runIf(isLinux)(
  'Read the resumes of one organization in one process, and those of another in another',
  async () => {
    const pool = readersOf();
    const a = await idOf(pool, 'a');
    const b = await idOf(pool, 'b');
    expect(a).not.toBe(b);
    expect([await idOf(pool, 'a'), await idOf(pool, 'b'), await idOf(pool, 'a')]).toEqual([a, b, a]);
  },
);

test('Read each upload by the public in a process of its own', async () => {
  const pool = readersOf();
  const ids = [await idOf(pool, 'a'), await idOf(pool), await idOf(pool), await idOf(pool)];
  expect(new Set(ids).size).toBe(4);
});

test('Read resumes at the same time in different processes, without mixing them up', async () => {
  const pool = readersOf();
  const names = Array.from({ length: 4 }, (_, n) => `Candidate ${n}`);
  const read = await Promise.all(names.map((name) => readBy(pool, name, 'a')));
  expect(read.map(({ text }) => text)).toEqual(names);
  expect(new Set(read.map(({ id }) => id)).size).toBe(names.length);
});

test.runIf(isLinux).each([
  ['crash', 'too_complex'],
  ['hang', 'too_complex'],
  ['flood', 'too_complex'],
  ['twice', 'too_complex'],
  ['damaged', 'corrupt'],
  ['exit', 'The resume reader could not run (exit code 3).'],
  ['garbage', 'The resume reader sent an invalid reply.'],
])('End the process of a file that makes it %s, and no other', async (act, failure) => {
  const pool = readersOf({ cpuMs: 1500 });
  const [a, b] = [await idOf(pool, 'a'), await idOf(pool, 'b')];
  expect(await failureOf(pool, act, 'a')).toBe(failure);
  expect(await idOf(pool, 'b')).toBe(b);
  const next = await readBy(pool, 'next', 'a');
  expect(next.text).toBe('next');
  expect(next.id).not.toBe(a);
});

test.runIf(isLinux)('Ignore a result that arrives before its file, and end the process that sent it', async () => {
  const pool = readersOf({ heapMb: 61 });
  const { id } = await readBy(pool, 'later', 'a');
  await expect.poll(() => runningReaders(61), { interval: 10 }).toBe(0);
  const next = await readBy(pool, 'next', 'a');
  expect(next.text).toBe('next');
  expect(next.id).not.toBe(id);
});

test('Read a file again that failed in a process with earlier files', async () => {
  const pool = readersOf();
  await readBy(pool, 'poison', 'a');
  expect((await readBy(pool, 'next', 'a')).text).toBe('next');
});

/** Kills the first `count` readers with this heap, each once it runs. Returns the IDs of all readers that ran. */
function killReaders(heapMb: number, count: number): Set<number> {
  const seen = new Set<number>();
  const watch = setInterval(() => {
    for (const pid of readerIds(heapMb)) {
      // Its group, because a program that has just started outlives its shell.
      if (!seen.has(pid) && seen.size < count) process.kill(-pid, 'SIGKILL');
      seen.add(pid);
    }
  }, 20);
  onTestFinished(() => clearInterval(watch));
  return seen;
}

const owners = [
  ['a', 51],
  [undefined, 53],
] as const;

test.runIf(isLinux).each(owners)(
  'Read a file again whose reader somebody else killed (owner: %s)',
  async (owner, heapMb) => {
    const pool = readersOf({ heapMb });
    const seen = killReaders(heapMb, 1);
    expect((await readBy(pool, 'compute 300', owner)).text).toBe('compute 300');
    expect(seen.size).toBe(2);
  },
);

test.runIf(isLinux).each(owners)(
  'Blame a file whose reader somebody else killed twice, and read it no more often (owner: %s)',
  async (owner, heapMb) => {
    const pool = readersOf({ heapMb: heapMb + 1 });
    const seen = killReaders(heapMb + 1, 3);
    expect(await failureOf(pool, 'compute 300', owner)).toBe('too_complex');
    expect(seen.size).toBe(2);
  },
);

test.runIf(isLinux).each([
  ['the system ends it for its CPU time', 56, 'hang'],
  ['it grew large before it was killed', 57, 'grow'],
])('Read a file of the public only once if %s', async (_, heapMb, act) => {
  const pool = readersOf({ heapMb, cpuMs: 60_000 });
  const seen = killReaders(heapMb, 0);
  expect(await failureOf(pool, act)).toBe('too_complex');
  expect(seen.size).toBe(1);
});

test.runIf(isLinux)('Keep a process after a scan, but not after a file that changed global objects', async () => {
  const pool = readersOf();
  expect(await failureOf(pool, 'scan', 'a')).toBe('no_text');
  const a = await idOf(pool, 'a');
  expect((await readBy(pool, 'changed', 'a')).id).toBe(a);
  expect(await idOf(pool, 'a')).not.toBe(a);
});

test.runIf(isLinux)('Limit the CPU time of each file, not that of the process', async () => {
  const pool = readersOf({ cpuMs: 2000 });
  const a = await idOf(pool, 'a');
  for (let n = 0; n < 3; n++) expect((await readBy(pool, 'compute 900', 'a')).id).toBe(a);
  expect(await failureOf(pool, 'hang', 'a')).toBe('too_complex');
});

test.runIf(isLinux)('End processes after some files, when idle, and beyond the number that may be idle', async () => {
  const some = readersOf({ maxFiles: 2 });
  const [first, second, third] = [await idOf(some, 'a'), await idOf(some, 'a'), await idOf(some, 'a')];
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  const brief = readersOf({ idleMs: 100, heapMb: 62 });
  await idOf(brief, 'a');
  await expect.poll(() => runningReaders(62), { interval: 10 }).toBe(0);
  const many = readersOf({ heapMb: 63 });
  for (let n = 0; n < 6; n++) await idOf(many, `owner ${n}`);
  await expect.poll(() => runningReaders(63), { interval: 10 }).toBe(4);
});

test('Throw the signal’s reason when the caller aborts, and read the next file', async () => {
  const pool = readersOf();
  await idOf(pool, 'a');
  const controller = new AbortController();
  const reading = pool.read(Buffer.from('hang'), { owner: 'a', signal: controller.signal });
  const reason = new Error('stopping');
  controller.abort(reason);
  await expect(reading).rejects.toBe(reason);
  expect((await readBy(pool, 'next', 'a')).text).toBe('next');
});

test('Find in a process with earlier files what a new one finds', async () => {
  const lines = ['Ada Lovelace', 'ada@example.com', '+44 20 7946 0018', 'Skills: TypeScript, PostgreSQL'];
  const files = [
    await makePdf(lines),
    await makeDocx({ header: 'Ada Lovelace', paragraphs: lines, rows: [lines] }),
    Buffer.from(lines.join('\n')),
    await makeScannedPdf(),
    makePdfWithContent(Buffer.from('BT /F1 12 Tf 20 700 Td (Engineer, 2019 - 2021) Tj ET')),
    (await makePdf(lines)).subarray(0, 400),
  ];
  const outcome = (reading: Promise<unknown>) => reading.catch(({ reason }) => reason);
  const pool = new ReaderPool({ resumeReaders: 1 });
  const warm: unknown[] = [];
  for (const file of [...files, ...files]) warm.push(await outcome(pool.read(file, { owner: 'a' })));
  const fresh = await Promise.all(files.map((file) => outcome(readResumeFile(file))));
  expect(warm).toEqual([...fresh, ...fresh]);
  expect(fresh.slice(3)).toEqual(['no_text', expect.objectContaining({ pages: 1 }), 'corrupt']);
});

test.each<[string, () => () => void]>([
  [
    'a property of all objects',
    () => {
      Object.assign(Object.prototype, { isAdmin: true });
      return () => Reflect.deleteProperty(Object.prototype, 'isAdmin');
    },
  ],
  [
    'a method',
    () => {
      const { test: original } = RegExp.prototype;
      RegExp.prototype.test = () => true;
      return () => {
        RegExp.prototype.test = original;
      };
    },
  ],
  [
    'a global variable',
    () => {
      Object.assign(globalThis, { leftBehind: true });
      return () => Reflect.deleteProperty(globalThis, 'leftBehind');
    },
  ],
])('Notice a change to %s', (_, change) => {
  const before = globalState();
  expect(isSameState(before, globalState())).toBe(true);
  const undo = change();
  const isSame = isSameState(before, globalState());
  undo();
  expect(isSame).toBe(false);
});
