import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { InterviewConsentService, RecordingService } from '../../src/modules/interviews/index.ts';
import { mergeRecording, removeRecordings } from '../../src/modules/interviews/recordings/recording.tasks.ts';
import { RecordingMergeService } from '../../src/modules/interviews/recordings/recording-merge.service.ts';
import { RecordingRetentionService } from '../../src/modules/interviews/recordings/recording-retention.service.ts';
import { fileStoreToken } from '../../src/platform/container.ts';
import { NotFound } from '../../src/platform/errors.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { ProcessStopping } from '../../src/platform/tasks/task.ts';
import { aCandidate, startApp, type Tenant } from '../support/app.ts';
import { inChunks, type RunOptions, recordedRun } from '../support/recorded-run.ts';

const app = await startApp({ config: { ffmpegPath: 'none', recordingDays: 30 } });
const files = app.web.resolve(fileStoreToken);
const recordings = app.web.resolve(RecordingService);
const signal = new AbortController().signal;

type Recorded = RunOptions & {
  /** 4 where it is not said, 2 seconds in all. */
  chunks?: number;
  missing?: readonly number[];
  /** Undefined: as many as there are; null: nobody knows. */
  expected?: number | null;
  /** Instead of a recording. */
  bytes?: Buffer;
  /** After the recording. */
  appended?: Buffer;
};
type Taken = { tenant: Tenant; organizationId: string; interviewId: string; candidateId: string; jobId: null };

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** An interview that has ended, with the runs of its answers as they came. */
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
    for (const [run, recorded] of runs.entries()) await receive(organizationId, interviewId, { index, run, recorded });
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

/** As the task does, with the worker's services; gives what it told of its progress. */
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

describe('a recording', () => {
  test('Merge one file per answer and one of the interview, served in ranges, in a visible task', async () => {
    const interview = await taken([[{}, { audioFirst: true }], [{}]]);
    const { tenant, ...payload } = interview;
    await app.web.resolve(TaskQueue).enqueue(mergeRecording, payload);
    await app.idle();

    expect(await recordings.list(interview.organizationId, interview.interviewId)).toMatchObject([
      { question_index: 0, seconds: expect.closeTo(4, 0), mime_type: 'video/webm' },
      { question_index: 1, seconds: expect.closeTo(2, 0), mime_type: 'video/webm' },
      { question_index: null, seconds: expect.closeTo(6, 0), mime_type: 'video/webm' },
    ]);
    const whole = await contentsOf(interview, null);
    expect(await secondsOf(whole)).toBeCloseTo(6, 0);
    const { size, type, read } = await recordings.open(interview.organizationId, interview.interviewId, null);
    expect([size, type]).toEqual([whole.length, 'video/webm']);
    expect(await buffer(await read({ start: 10, end: 19 }))).toEqual(whole.subarray(10, 20));

    const { body } = await tenant.api.get(`/screenings/${interview.interviewId}?type=video_interview`);
    expect(body.data).toMatchObject({ recording_merge_status: 'merged', has_valid_merge: true });
    const { integrity } = await stateOf(interview);
    expect(integrity).toMatchObject({
      chunks_expected: 12,
      chunks_received: 12,
      runs: 3,
      complete: true,
      merged_by: 'embedded',
      recording_sha256: sha256(whole).toString('hex'),
    });
    expect(integrity.answers[0].sha256).toBe(sha256(await contentsOf(interview, 0)).toString('hex'));
    const answers = await app.rows(
      'select seconds from video_interview_answers where interview_id = $1 order by question_index',
      [interview.interviewId],
    );
    expect(answers).toEqual([{ seconds: expect.closeTo(4, 0) }, { seconds: expect.closeTo(2, 0) }]);
    expect(await assessments(interview)).toBe(1);
    const tasks = await app.rows(
      `select state, done, total, step from tasks where organization_id = $1 and kind = 'recording'`,
      [interview.organizationId],
    );
    expect(tasks).toMatchObject([{ state: 'done' }]);
  });

  test('Report progress after each answer, and leave no temporary files', async () => {
    const interview = await taken([[{}], [{}]]);
    expect(await merge(interview)).toEqual([
      [0, 3, 'merge'],
      [1, 3, 'merge'],
      [2, 3, 'merge'],
    ]);
    expect(leftOf(interview)).toEqual([]);
  });

  test('Return 404 to another organization', async () => {
    const interview = await taken([[{}]]);
    await merge(interview);
    const { organizationId } = await app.tenant();
    await expect(recordings.open(organizationId, interview.interviewId, null)).rejects.toThrow(NotFound);
    expect(await recordings.list(organizationId, interview.interviewId)).toEqual([]);
    await expect(recordings.open(interview.organizationId, interview.interviewId, 7)).rejects.toThrow(NotFound);
  });
});

describe('a partial recording', () => {
  test.each<[string, Recorded[], object]>([
    [
      'a chunk in the middle is missing: what comes after it is there',
      [{ missing: [1] }],
      { chunks_expected: 4, chunks_received: 3 },
    ],
    ['the last chunk is missing', [{ missing: [3] }], { chunks_expected: 4, chunks_received: 3 }],
    ['nobody knows how the recording ended', [{ expected: null }], { chunks_expected: 4, chunks_received: 4 }],
    ['a run has lost its first chunk', [{ missing: [0] }, {}], { chunks_expected: 8, chunks_received: 7 }],
    [
      'a run cannot be read',
      [{}, { bytes: Buffer.from('no video'.repeat(9)) }],
      { chunks_expected: 8, chunks_received: 8 },
    ],
    [
      'a run becomes nonsense in the middle',
      [{ appended: Buffer.alloc(9000) }],
      { chunks_expected: 4, chunks_received: 4 },
    ],
    [
      'a run is of another kind than the longer one',
      [{ seconds: 3 }, { video: 'vp9' }],
      { chunks_expected: 8, chunks_received: 8 },
    ],
  ])('Mark it partial if %s', async (_name, runs, counts) => {
    const interview = await taken([runs]);
    await merge(interview);
    const { status, valid, integrity } = await stateOf(interview);
    expect({ status, valid }).toEqual({ status: 'partial', valid: true });
    expect(integrity).toMatchObject({ complete: false, ...counts, answers: [{ complete: false, ...counts }] });
    expect(await secondsOf(await contentsOf(interview, null))).toBeGreaterThan(1);
    expect(await assessments(interview)).toBe(1);
  });

  test('Contain only recorded packets', async () => {
    const run = await recordedRun({ seconds: 4 });
    const interview = await taken([[{ bytes: run, chunks: 4, missing: [1] }]]);
    await merge(interview);
    const [given, made] = [await packetsOf(run), await packetsOf(await contentsOf(interview, 0))];
    expect(made.filter((packet) => !given.includes(packet))).toEqual([]);
    expect(made.length).toBeGreaterThan(given.length / 2);
  });

  test('Mark it partial if the bytes of a chunk have changed or are missing', async () => {
    const interview = await taken([[{}], [{}]]);
    const chunks = await app.rows(
      'select file_key from video_interview_chunks where interview_id = $1 and number = 2 order by question_index',
      [interview.interviewId],
    );
    await files.put(chunks[0].file_key, Buffer.from('something else'), 'video/webm');
    await files.remove([chunks[1].file_key]);
    await merge(interview);
    const { status, integrity } = await stateOf(interview);
    expect(status).toBe('partial');
    expect(integrity.answers).toMatchObject([{ chunks_received: 3 }, { chunks_received: 3 }]);
  });

  test('Mark it partial if an answer is lost, and merge the others', async () => {
    const interview = await taken([[{ bytes: Buffer.from('x'.repeat(99)) }], [{}]]);
    await merge(interview);
    const { status, valid, integrity } = await stateOf(interview);
    expect({ status, valid }).toEqual({ status: 'partial', valid: true });
    expect(integrity.answers).toMatchObject([{ sha256: null, seconds: null }, { sha256: expect.any(String) }]);
  });
});

describe('nothing to merge', () => {
  test('Leave the status empty, and assess the interview', async () => {
    const interview = await taken([]);
    await merge(interview);
    expect(await stateOf(interview)).toEqual({ status: null, valid: false, integrity: null });
    expect(await assessments(interview)).toBe(1);
  });

  test('Do nothing for a running or unknown interview', async () => {
    const interview = await taken([[{}]]);
    await app.rows(`update video_interviews set status = 'in_progress' where id = $1`, [interview.interviewId]);
    await merge(interview);
    await merge({ ...interview, interviewId: crypto.randomUUID() });
    expect((await stateOf(interview)).status).toBe('pending');
  });
});

describe('a failed merge', () => {
  test('Fail immediately if no chunk is a recording, and assess the interview', async () => {
    const interview = await taken([[{ bytes: Buffer.from('x'.repeat(999)) }]]);
    await expect(merge(interview)).rejects.toThrow('cannot be played');
    expect(await stateOf(interview)).toMatchObject({ status: 'failed', valid: false, integrity: { complete: false } });
    expect(await assessments(interview)).toBe(1);
    expect(leftOf(interview)).toEqual([]);
  });

  test('Fail on the last attempt if the store is unavailable, and succeed on a retry', async () => {
    const interview = await taken([[{}]]);
    const [chunk] = await app.rows('select file_key from video_interview_chunks where interview_id = $1', [
      interview.interviewId,
    ]);
    await withObstacle(chunk.file_key, 'folder', async () => {
      await expect(merge(interview)).rejects.toThrow('EISDIR');
      expect((await stateOf(interview)).status).toBe('pending');
      await expect(merge(interview, { lastAttempt: true })).rejects.toThrow('EISDIR');
      expect((await stateOf(interview)).status).toBe('failed');
    });
    expect(await assessments(interview)).toBe(1);
    expect(leftOf(interview)).toEqual([]);
    await app.idle();
    await app.rows(`update video_interviews set assessed_at = '2020-01-01' where id = $1`, [interview.interviewId]);
    await app.rows(`update video_interview_answers set score_reasons = '["It failed."]' where interview_id = $1`, [
      interview.interviewId,
    ]);
    await merge(interview);
    expect(await stateOf(interview)).toMatchObject({ status: 'merged', valid: true });
    // what can be heard by now is assessed
    await app.idle();
    const [assessed] = await app.rows(
      `select assessed_at > '2021-01-01' as again, score_reasons as reasons from video_interviews v
         join video_interview_answers a on a.interview_id = v.id where v.id = $1`,
      [interview.interviewId],
    );
    expect(assessed).toEqual({ again: true, reasons: [expect.not.stringContaining('It failed')] });
  });

  test('Fail if the store has lost all chunks, unlike an interview without a recording', async () => {
    const interview = await taken([[{}]]);
    await files.removeFolder(folderOf(interview));
    await expect(merge(interview)).rejects.toThrow('no longer in the store');
    expect(await stateOf(interview)).toMatchObject({
      status: 'failed',
      integrity: { chunks_expected: 4, chunks_received: 0, complete: false },
    });
    expect(await assessments(interview)).toBe(1);
  });
});

const inStore = (key: string) => path.join(app.config.dataDir, 'files', key);

/** Runs `work` while something else is where the store has, or wants to have, this file or folder. */
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

describe('repeated and concurrent merges', () => {
  test('Merge nothing twice', async () => {
    const interview = await taken([[{}]]);
    await merge(interview);
    const before = await app.rows('select * from video_interview_recordings where interview_id = $1', [
      interview.interviewId,
    ]);
    expect(await merge(interview)).toEqual([]);
    expect(
      await app.rows('select * from video_interview_recordings where interview_id = $1', [interview.interviewId]),
    ).toEqual(before);
    expect(await assessments(interview)).toBe(1);
  });

  test('Continue after the answers that an interrupted attempt has merged', async () => {
    const interview = await taken([[{}], [{}]]);
    await withObstacle(`${folderOf(interview)}/answer-1.webm`, 'folder', () =>
      expect(merge(interview)).rejects.toThrow('stored'),
    );
    const [made] = await app.rows(
      'select id, question_index, created_at from video_interview_recordings where interview_id = $1',
      [interview.interviewId],
    );
    expect(made.question_index).toBe(0);
    // could not be made again
    const chunks = await app.rows(
      'select file_key from video_interview_chunks where interview_id = $1 and question_index = 0',
      [interview.interviewId],
    );
    await files.remove(chunks.map(({ file_key }) => file_key));
    await merge(interview);
    expect(await stateOf(interview)).toMatchObject({
      status: 'merged',
      valid: true,
      integrity: { chunks_received: 8 },
    });
    expect(await secondsOf(await contentsOf(interview, null))).toBeCloseTo(4, 0);
  });

  test('Merge an answer again if its file is missing', async () => {
    const interview = await taken([[{}], [{}]]);
    await withObstacle(`${folderOf(interview)}/answer-1.webm`, 'folder', () =>
      expect(merge(interview)).rejects.toThrow('stored'),
    );
    await files.remove([`${folderOf(interview)}/answer-0.webm`]);
    await merge(interview);
    expect((await stateOf(interview)).status).toBe('merged');
  });

  test('Remove the temporary files of a killed worker', async () => {
    const interview = await taken([[{}]]);
    mkdirSync(path.join(tmpdir(), `merge-${interview.interviewId}-killed`, 'run-0-0'), { recursive: true });
    await merge(interview);
    expect(leftOf(interview)).toEqual([]);
  });

  test('Merge once in concurrent runs, and tell the other run to retry later', async () => {
    const interview = await taken([[{}]]);
    const outcomes = await Promise.allSettled([merge(interview), merge(interview)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await assessments(interview)).toBe(1);
  });

  test('Never mark as failed from a late concurrent run on its last attempt', async () => {
    const interview = await taken([[{}]]);
    await Promise.allSettled([merge(interview, { lastAttempt: true }), merge(interview, { lastAttempt: true })]);
    expect((await stateOf(interview)).status).toBe('merged');
    expect(await assessments(interview)).toBe(1);
  });

  test('Leave no temporary files when stopped', async () => {
    const interview = await taken([[{}]]);
    const stop = new AbortController();
    stop.abort(new ProcessStopping('the process stops'));
    await expect(merge(interview, { stop: stop.signal, lastAttempt: true })).rejects.toThrow('the process stops');
    expect([leftOf(interview), (await stateOf(interview)).status]).toEqual([[], 'pending']);
    expect(await assessments(interview)).toBe(0);
    await merge(interview);
    expect((await stateOf(interview)).status).toBe('merged');
  });
});

describe('retention', () => {
  const remove = () => app.web.resolve(RecordingRetentionService).remove(signal);
  /** As if they had ended, and been merged, a day earlier. */
  const aDayLater = async (...all: Taken[]) => {
    const ids = [all.map(({ interviewId }) => interviewId)];
    const earlier = (column: string) => `${column} = now() - interval '25 hours' where interview_id = any($1)`;
    await app.rows(`update video_interview_recordings set ${earlier('created_at')}`, ids);
    await app.rows(`update video_interview_rooms set ${earlier('closed_at')}`, ids);
  };

  test('Delete recordings after RECORDING_DAYS, keep newer ones, and change nothing on a second run', async () => {
    const [old, young] = [await taken([[{}]], { endedDaysAgo: 31 }), await taken([[{}]], { endedDaysAgo: 29 })];
    for (const interview of [old, young]) await merge(interview);
    await remove();
    await remove();
    expect([keysOf(old), keysOf(young).length]).toEqual([[], 7]);
    expect([await stateOf(old), await stateOf(young)]).toMatchObject([
      { status: 'removed', valid: false },
      { status: 'merged', valid: true },
    ]);
    expect(await recordings.list(old.organizationId, old.interviewId)).toEqual([]);
    await expect(recordings.open(old.organizationId, old.interviewId, null)).rejects.toThrow(NotFound);
    // it is not merged now
    await merge(old, { lastAttempt: true });
    expect((await stateOf(old)).status).toBe('removed');
  });

  test('Delete a recording after the days that its candidate has read, if RECORDING_DAYS is more now', async () => {
    const ended = { endedDaysAgo: 12 };
    const [less, same, more] = [await taken([[{}]], ended), await taken([[{}]], ended), await taken([[{}]], ended)];
    const promised = 'update video_interview_rooms set recording_days = $2 where interview_id = $1';
    for (const [interview, days] of [
      [less, 10],
      [same, 30],
      [more, 365],
    ] as const) {
      await app.rows(promised, [interview.interviewId, days]);
    }
    await remove();
    expect([keysOf(less), keysOf(same).length, keysOf(more).length]).toEqual([[], 5, 5]);
    expect(await stateOf(less)).toMatchObject({ status: 'removed', valid: false });
  });

  describe('withdrawn consent', () => {
    const consents = app.web.resolve(InterviewConsentService);
    const contentsLeft = async ({ interviewId }: Taken) => {
      const rows = ['answers', 'runs', 'chunks', 'recordings'].map(
        (of) => `(select count(*) from video_interview_${of} where interview_id = $1)`,
      );
      const [left] = await app.rows(`select (${rows.join(' + ')})::int as n`, [interviewId]);
      return left?.['n'] as number;
    };

    test('Delete files and rows at once, and merge nothing afterwards', async () => {
      const interview = await taken([[{}]]);
      await merge(interview);
      await consents.withdrawInterview(interview, 'phone');
      await consents.withdrawInterview(interview, 'phone');
      expect(await recordings.list(interview.organizationId, interview.interviewId)).toEqual([]);
      await app.idle();
      expect([keysOf(interview), await contentsLeft(interview)]).toEqual([[], 0]);
      await merge(interview, { lastAttempt: true });
      expect(await stateOf(interview)).toEqual({ status: 'removed', valid: false, integrity: null });
    });

    test('Leave nothing of a merge that was under way', async () => {
      const interview = await taken([[{ seconds: 2 }], [{}]]);
      const { resolve, promise } = Promise.withResolvers<void>();
      const { organizationId, interviewId } = interview;
      const merging = app.web.resolve(RecordingMergeService).merge(interview, {
        lastAttempt: true,
        signal,
        // The first answer is merged.
        progress: (done) => {
          if (done === 1) resolve();
        },
      });
      await promise;
      await consents.withdrawInterview({ organizationId, interviewId }, 'web_page');
      await merging.catch(() => {});
      await app.idle();
      await remove();
      expect([keysOf(interview), await contentsLeft(interview), leftOf(interview)]).toEqual([[], 0, []]);
    });

    test('Complete a removal that a worker did not, with the next hourly run', async () => {
      const interview = await taken([[{}]]);
      await merge(interview);
      await withObstacle(`${interview.organizationId}/interviews`, 'file', async () => {
        await consents.withdrawInterview(interview, 'api');
        await app.rows(`delete from pgboss.job where name = 'interviews.remove-withdrawn-recording'`);
        await remove();
      });
      expect(keysOf(interview).length).toBeGreaterThan(0);
      await remove();
      expect(keysOf(interview)).toEqual([]);
      // A chunk that was on its way when the interview ended.
      const chunk = `${interview.organizationId}/interviews/${interview.interviewId}/chunks/0-0-9-0123456789abcdef`;
      await files.put(chunk, Buffer.from('x'), 'video/webm');
      await app.rows(`update video_interviews set consent_withdrawn_at = now() - interval '25 hours' where id = $1`, [
        interview.interviewId,
      ]);
      await remove();
      expect(keysOf(interview)).toEqual([]);
      const [room] = await app.rows('select chunks_removed_at from video_interview_rooms where interview_id = $1', [
        interview.interviewId,
      ]);
      expect(room?.['chunks_removed_at']).not.toBeNull();
    });
  });

  test('Delete chunks a day after a complete merge but keep their hashes, and keep those of a partial merge', async () => {
    const [whole, partial] = [await taken([[{}]]), await taken([[{ missing: [1] }]])];
    for (const interview of [whole, partial]) await merge(interview);
    await remove();
    expect(keysOf(whole).length).toBe(7);
    await aDayLater(whole, partial);
    await app.web.resolve(TaskQueue).enqueue(removeRecordings, {});
    await app.idle();
    expect(keysOf(whole)).toEqual(['answer-0.webm', 'whole.webm']);
    expect(keysOf(partial).filter((name) => name.startsWith('chunks/')).length).toBe(3);
    const chunks = await app.rows('select sha256 from video_interview_chunks where interview_id = $1', [
      whole.interviewId,
    ]);
    expect(chunks.length).toBe(4);
  });

  test('Keep chunks if the store has lost their merged recording', async () => {
    const interview = await taken([[{}]]);
    await merge(interview);
    await aDayLater(interview);
    const whole = `${folderOf(interview)}/whole.webm`;
    const bytes = await contentsOf(interview, null);
    await files.remove([whole]);
    await remove();
    expect(keysOf(interview).filter((name) => name.startsWith('chunks/')).length).toBe(4);
    await files.put(whole, bytes, 'video/webm');
    await remove();
    expect(keysOf(interview)).toEqual(['answer-0.webm', 'whole.webm']);
  });

  test('Delete a chunk without a row after a day if nothing else was recorded', async () => {
    const [old, young] = [await taken([], { endedDaysAgo: 2 }), await taken([])];
    const chunkOf = (one: Taken) => `${folderOf(one)}/chunks/0-0-0-0123456789abcdef`;
    for (const one of [old, young]) await files.put(chunkOf(one), Buffer.from('x'), 'video/webm');
    await remove();
    expect([await files.sizeOf(chunkOf(old)), await files.sizeOf(chunkOf(young))]).toEqual([undefined, 1]);
  });

  test('Continue after a recording that cannot be deleted, and retry it in the next run', async () => {
    const all = [await taken([[{}]], { endedDaysAgo: 50 }), await taken([[{}]], { endedDaysAgo: 40 })];
    await withObstacle(`${all[0]?.organizationId}/interviews`, 'file', remove);
    expect(await Promise.all(all.map(async (one) => (await stateOf(one)).status))).toEqual(['pending', 'removed']);
    await remove();
    expect(await Promise.all(all.map(async (one) => (await stateOf(one)).status))).toEqual(['removed', 'removed']);
  });
});
