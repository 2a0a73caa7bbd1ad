import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { together } from '../../applications/pipeline.ts';
import { cloneDatabase, startApp, until } from '../../support/app.ts';
import { startTcpProxy } from '../../support/servers/tcp-proxy.ts';
import { interviewsOf, recorded, type Told } from './room.ts';

const proxy = await startTcpProxy((await cloneDatabase()).web);
const app = await startApp({ worker: false, config: { databaseUrl: proxy.url } });
const tenant = await app.tenant({ credits: 10_000 });
const { invite } = interviewsOf(app, tenant);
type Interview = Awaited<ReturnType<typeof invite>>;

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** As the script does it: again until it is taken. `onRefusal` is told of each time it was not. */
async function persistently(call: () => Promise<Told>, onRefusal: () => void): Promise<void> {
  await until(async () => {
    const told = await call().catch(() => undefined);
    // Only a temporary failure.
    if (told && told.status !== 200 && told.status !== 503) throw new Error(JSON.stringify([told.status, told.body]));
    if (told?.status !== 200) onRefusal();
    return told?.status === 200;
  }, 'something to be taken');
}

async function expectWhole(it: Interview, sent: ReadonlyMap<string, Buffer>): Promise<void> {
  const chunks = await it.chunks();
  const names = chunks.map((chunk) => `${chunk.question_index} ${chunk.run} ${chunk.number}`);
  expect(names.toSorted()).toEqual([...sent.keys()].sort());
  for (const [position, chunk] of chunks.entries()) {
    const file = await readFile(`${app.config.dataDir}/files/${chunk.file_key}`);
    expect(file.equals(sent.get(names[position] ?? '') ?? Buffer.alloc(0))).toBe(true);
  }
  const files = await readdir(`${app.config.dataDir}/files/${tenant.organizationId}/interviews/${it.id}/chunks`);
  expect(files).toHaveLength(sent.size);
  expect(Number((await it.room()).recorded_bytes)).toBe(
    [...sent.values()].reduce((sum, { length }) => sum + length, 0),
  );
}

/** Answers all questions: two recordings of each, whose chunks come in any order, some of them several times. */
async function interviewed(it: Interview, questions: number, chunks: number): Promise<Map<string, Buffer>> {
  const sent = new Map<string, Buffer>();
  await it.sit();
  await it.begin();
  for (let index = 0; index < questions; index++) {
    await it.open(index);
    const all = [0, 1].flatMap((run) =>
      recorded(chunks, 3000).map((bytes, number) => ({ place: [index, run, number] as const, bytes })),
    );
    await it.run(index, 0);
    await it.run(index, 1);
    for (const { place, bytes } of all) sent.set(place.join(' '), bytes);
    const order = shuffled([...all, ...all.filter(() => Math.random() < 0.4)]);
    // A browser sends a few of them at once.
    for (let start = 0; start < order.length; start += 3) {
      const told = await Promise.all(order.slice(start, start + 3).map(({ place, bytes }) => it.chunk(place, bytes)));
      for (const one of told) expect(one.status, JSON.stringify(one.body)).toBe(200);
      if (start % 9 === 0) expect((await it.signals()).status).toBe(200);
    }
    const ended = await it.answer(index, [
      { run: 0, chunks },
      { run: 1, chunks },
    ]);
    expect([ended.status, ended.body.index], JSON.stringify(ended.body)).toEqual([200, index + 1]);
  }
  return sent;
}

test('Complete 20 concurrent interviews byte for byte, with chunks in any order and repeated', async () => {
  const questions = ['One?', 'Two?', 'Three?'];
  const all = await Promise.all(Array.from({ length: 20 }, () => invite(questions)));
  const sent = await together(all.length, async (n) => interviewed(all[n] as Interview, questions.length, 6));
  for (const [n, it] of all.entries()) {
    expect((await it.row()).status).toBe('completed');
    await expectWhole(it, sent[n] ?? new Map());
  }
  const merges = await app.rows(
    `select data ->> 'interviewId' as id from pgboss.job where name = 'interviews.merge-recording'`,
  );
  expect(merges.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
}, 120_000);

test('Keep acknowledged chunks through a database outage, and accept the others again', async () => {
  const it = await invite(['One?']);
  await it.record();
  const all = recorded(60, 3000);
  const taken = new Set<number>();
  let refusals = 0;
  const onRefusal = () => void refusals++;
  const sending = Promise.all(
    [0, 1, 2].map(async (lane) => {
      for (const [number, bytes] of all.entries()) {
        if (number % 3 !== lane) continue;
        await persistently(() => it.chunk([0, 0, number], bytes), onRefusal);
        taken.add(number);
      }
    }),
  );
  for (const wanted of [10, 30]) {
    await until(async () => taken.size >= wanted, `${wanted} chunks`);
    await proxy.cut();
    const before = refusals;
    await until(async () => refusals > before, 'a refusal');
    await proxy.restore();
  }
  await sending;
  await persistently(() => it.answer(0, [{ run: 0, chunks: 60 }]), onRefusal);
  await expectWhole(it, new Map(all.map((bytes, number) => [`0 0 ${number}`, bytes])));
  expect((await it.row()).status).toBe('completed');
}, 120_000);
