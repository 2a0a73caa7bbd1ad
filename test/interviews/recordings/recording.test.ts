import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { mergeRecording } from '../../../src/modules/interviews/recordings/recording.tasks.ts';
import { NotFound } from '../../../src/platform/errors.ts';
import { TaskQueue } from '../../../src/platform/tasks/queue.ts';
import { ProcessStopping } from '../../../src/platform/tasks/task.ts';
import { startApp } from '../../support/app.ts';
import { recordedRun } from '../../support/recorded-run.ts';
import { type Recorded, recordedInterviews, sha256 } from './recorded-interviews.ts';

const app = await startApp({ config: { ffmpegPath: 'none', recordingDays: 30 } });
const {
  files,
  recordings,
  taken,
  merge,
  stateOf,
  contentsOf,
  secondsOf,
  packetsOf,
  assessments,
  leftOf,
  folderOf,
  withObstacle,
} = recordedInterviews(app);

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

  test('Merge once in concurrent runs, and make the other run retry later', async () => {
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
