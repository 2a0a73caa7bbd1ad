import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';
import { RecordingService } from '../../../src/modules/interviews/index.ts';
import { RecordingMergeService } from '../../../src/modules/interviews/recordings/recording-merge.service.ts';
import { fileStoreToken } from '../../../src/platform/container.ts';
import { aCandidate, type Tenant, type TestApp } from '../../support/app.ts';
import { inChunks, type RunOptions, recordedRun } from '../../support/recorded-run.ts';

export type Recorded = RunOptions & {
  /** Default: 4 chunks, 2 seconds in all. */
  chunks?: number;
  missing?: readonly number[];
  /** Defaults to `chunks`. Null if the number is unknown. */
  expected?: number | null;
  /** Instead of a recording. */
  bytes?: Buffer;
  /** After the recording. */
  appended?: Buffer;
};
export type Taken = { tenant: Tenant; organizationId: string; interviewId: string; candidateId: string; jobId: null };

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Interviews that were recorded, and their recordings. */
export function recordedInterviews(app: TestApp) {
  const files = app.web.resolve(fileStoreToken);
  const recordings = app.web.resolve(RecordingService);
  const signal = new AbortController().signal;

  /** An interview that has ended, with the runs of its answers, in order of arrival. */
  async function taken(answers: readonly (readonly Recorded[])[], { endedDaysAgo = 0 } = {}): Promise<Taken> {
    const tenant = await app.tenant();
    const { organizationId } = tenant;
    const { body } = await tenant.api.post('/candidates', aCandidate());
    const candidateId = body.data.id as string;
    const interviewId = crypto.randomUUID();
    const hasChunks = answers.flat().length > 0;
    const questions = answers.map((_, n) => ({
      id: `q${n}`,
      text: `Question ${n}`,
      kind: 'spoken',
      order: n,
      skill: null,
    }));
    await app.rows(
      `insert into video_interviews (id, organization_id, candidate_id, question_source, initiated_via, status, questions,
       has_recording_chunks, recording_merge_status, started_at, ended_at, expires_at)
     values ($1, $2, $3, 'resume', 'api', 'completed', $4, $5, $6, now(), now() - make_interval(days => $7), now())`,
      [
        interviewId,
        organizationId,
        candidateId,
        JSON.stringify(questions),
        hasChunks,
        hasChunks ? 'pending' : null,
        endedDaysAgo,
      ],
    );
    await app.rows(
      `insert into video_interview_rooms (organization_id, interview_id, consented_at, closed_at)
     values ($1, $2, now(), now() - make_interval(days => $3))`,
      [organizationId, interviewId, endedDaysAgo],
    );
    for (const [index, runs] of answers.entries()) {
      await app.rows(
        `insert into video_interview_answers (id, organization_id, interview_id, question_index, question_text)
       values (gen_random_uuid(), $1, $2, $3, 'Question')`,
        [organizationId, interviewId, index],
      );
      for (const [run, recorded] of runs.entries())
        await receive(organizationId, interviewId, { index, run, recorded });
    }
    return { tenant, organizationId, interviewId, candidateId, jobId: null };
  }

  async function receive(
    organizationId: string,
    interviewId: string,
    { index, run, recorded }: { index: number; run: number; recorded: Recorded },
  ): Promise<void> {
    const { chunks = 4, missing = [], expected = chunks, container = 'webm' } = recorded;
    const key = [organizationId, interviewId, index, run];
    await app.rows(
      `insert into video_interview_runs (organization_id, interview_id, question_index, run, seat_id, mime_type, expected_chunks)
     values ($1, $2, $3, $4, gen_random_uuid(), $5, $6)`,
      [...key, `video/${container};codecs="vp8,opus"`, expected],
    );
    const bytes = recorded.bytes ?? (await recordedRun({ seconds: 2, seed: index * 10 + run, ...recorded }));
    const all = recorded.appended ? Buffer.concat([bytes, recorded.appended]) : bytes;
    for (const [number, chunk] of inChunks(all, chunks).entries()) {
      if (missing.includes(number)) continue;
      const fileKey = `${organizationId}/interviews/${interviewId}/chunks/${index}-${run}-${number}-${sha256(chunk).toString('hex').slice(0, 16)}`;
      await files.put(fileKey, chunk, `video/${container}`);
      await app.rows(
        `insert into video_interview_chunks (organization_id, interview_id, question_index, run, number, bytes, sha256, file_key)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [...key, number, chunk.length, sha256(chunk), fileKey],
      );
    }
  }

  /** Merges as the task does. Returns the progress that it reported. */
  async function merge(task: Taken, { lastAttempt = false, stop = signal } = {}): Promise<[number, number, string][]> {
    const told: [number, number, string][] = [];
    await app.web
      .resolve(RecordingMergeService)
      .merge(task, { lastAttempt, signal: stop, progress: (...progress) => void told.push(progress) });
    return told;
  }

  async function stateOf({ interviewId }: Taken) {
    const [row] = await app.rows(
      `select recording_merge_status as status, has_valid_merge as valid, integrity_json as integrity from video_interviews where id = $1`,
      [interviewId],
    );
    return row as { status: string | null; valid: boolean; integrity: any };
  }

  async function contentsOf({ organizationId, interviewId }: Taken, index: number | null): Promise<Buffer> {
    const { read } = await recordings.open(organizationId, interviewId, index);
    return buffer(await read());
  }

  async function secondsOf(bytes: Buffer): Promise<number> {
    const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MP4] });
    return (await input.getDurationFromMetadata()) ?? Number.NaN;
  }

  /** As `seconds bytes`. */
  async function packetsOf(bytes: Buffer): Promise<string[]> {
    const packets: string[] = [];
    const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MP4] });
    for (const track of await input.getTracks()) {
      for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
        packets.push(`${timestamp.toFixed(2)} ${Buffer.from(data).toString('base64')}`);
      }
    }
    return packets;
  }

  const assessments = async ({ interviewId }: Taken) =>
    (
      await app.rows(
        `select count(*)::int as n from pgboss.job where name = 'interviews.assess' and data ->> 'interviewId' = $1`,
        [interviewId],
      )
    )[0].n as number;

  const leftOf = ({ interviewId }: Taken) => readdirSync(tmpdir()).filter((name) => name.includes(interviewId));

  const folderOf = ({ organizationId, interviewId }: Taken) => `${organizationId}/interviews/${interviewId}`;

  /** The store's own keys of an interview. */
  const keysOf = (interview: Taken): string[] => {
    const folder = inStore(folderOf(interview));
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
    return names.map(String).toSorted();
  };

  const inStore = (key: string) => path.join(app.config.dataDir, 'files', key);

  /** Runs `work` while another file or folder has this path in the store. */
  async function withObstacle(key: string, kind: 'file' | 'folder', work: () => Promise<unknown>): Promise<void> {
    const place = inStore(key);
    const aside = existsSync(place) && `${place}.aside`;
    if (aside) renameSync(place, aside);
    if (kind === 'file') writeFileSync(place, '');
    else mkdirSync(path.join(place, 'x'), { recursive: true });
    try {
      await work();
    } finally {
      rmSync(place, { recursive: true });
      if (aside) renameSync(aside, place);
    }
  }

  return {
    files,
    recordings,
    signal,
    taken,
    receive,
    merge,
    stateOf,
    contentsOf,
    secondsOf,
    packetsOf,
    assessments,
    leftOf,
    folderOf,
    keysOf,
    inStore,
    withObstacle,
  };
}
