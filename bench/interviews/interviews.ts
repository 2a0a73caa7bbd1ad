/**
 * Measures candidates who record their interviews at the same time. Each sends chunks as fast as they are accepted.
 * Compares what one web process accepts with an express that only writes chunks to files.
 */
import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type BenchDatabase, openDatabase } from '../data/database.ts';
import type { Place } from '../data/place.ts';
import type { Loader } from '../load/loader.ts';
import { check, type Figures, measured, type Pace } from '../measure.ts';
import { short, table } from '../report.ts';
import { type Server, startChunkFloor, startService } from '../servers.ts';
import { chunk, headOf, Rooms } from './interview-rooms.ts';

const candidates = 20;
/** A candidate sends a chunk every so many seconds. */
const everySeconds = 3;

export type InterviewFigures = { ours: Figures; floor: Figures; chunks: number };

/** Throws unless every acknowledged chunk is in the database and in the store. */
async function assertKept({ client, sample }: BenchDatabase, ids: string[], files: string, sent: number) {
  const { rows } = await client.query<{ n: number; bytes: number }>(
    `select count(*)::int as n, sum(bytes)::float8 as bytes from video_interview_chunks
     where organization_id = $1 and interview_id = any($2)`,
    [sample.organization, ids],
  );
  const folders = ids.map((id) => path.join(files, sample.organization, 'interviews', id, 'chunks'));
  const names = (await Promise.all(folders.map((folder) => readdir(folder)))).flat();
  const kept = [rows[0]?.n, rows[0]?.bytes, names.length];
  if (kept.join() !== [sent, sent * chunk.length, sent].join()) {
    throw new Error(`${sent} chunks were sent; chunks, bytes and files kept: ${kept.join(', ')}`);
  }
}

export async function measureInterviews(
  place: Place,
  loader: Loader,
  size: number,
  pace: Pace,
): Promise<InterviewFigures> {
  const database = await openDatabase(place, size);
  const folder = path.join(place.folder, 'chunks');
  const service = await startService(database.url, place.folder, 'interviews', []);
  const floor = await startChunkFloor(folder, place.folder);
  let chunks = 0;
  try {
    const rooms = new Rooms(service);
    await rooms.begin(database, candidates);
    const send = async (server: Server, heads: string[], seconds: number, once: boolean) => {
      const before = server.cpu();
      const load = { port: server.port, concurrency: candidates, seconds, requests: heads, body: chunk, once };
      const outcome = await loader.run(load);
      return { ...check(outcome, 'chunks'), cpu: server.cpu() - before };
    };
    const ours = async (seconds: number) => {
      const run = await send(service, await rooms.record(), seconds, true);
      chunks += run.requests;
      return run;
    };
    const bare = (seconds: number) => send(floor, [headOf('/chunk', 1)], seconds, false);
    const [a, b] = await measured([ours, bare], pace);
    await assertKept(database, rooms.ids, path.join(place.folder, 'data', 'files'), chunks);
    return { ours: a, floor: b, chunks };
  } finally {
    await service.stop();
    await floor.stop();
    await database.close();
    for (const left of [folder, path.join(place.folder, 'data', 'files')])
      rmSync(left, { recursive: true, force: true });
  }
}

export function interviewTable({ ours, floor, chunks }: InterviewFigures): string {
  const row = (name: string, { perSecond, p50, p99, cpu }: Figures) => [
    name,
    ...[perSecond, (perSecond * chunk.length) / 1e6, p50, p99, cpu].map(short),
  ];
  const share = (candidates / everySeconds) * (ours.cpu / 1000);
  return `

${candidates} interviews at once, chunks of ${chunk.length / 1000} KB as fast as they are taken; all ${chunks} were kept

${table(['', 'chunks/s', 'MB/s', 'p50 ms', 'p99 ms', 'cpu ms'], [row('service', ours), row('floor', floor)])}

ratio ${(ours.perSecond / floor.perSecond).toFixed(2)}; cpu ${(ours.cpu / floor.cpu).toFixed(1)}
At their own pace, a chunk every ${everySeconds} seconds, ${candidates} interviews take ${(share * 100).toFixed(1)} % of a processor of the web process,
and ${Math.floor(ours.perSecond * everySeconds)} interviews would send as much as was taken here.`;
}
