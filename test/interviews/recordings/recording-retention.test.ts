import { describe, expect, test } from 'vitest';
import { InterviewConsentService } from '../../../src/modules/interviews/index.ts';
import { removeRecordings } from '../../../src/modules/interviews/recordings/recording.tasks.ts';
import { RecordingMergeService } from '../../../src/modules/interviews/recordings/recording-merge.service.ts';
import { RecordingRetentionService } from '../../../src/modules/interviews/recordings/recording-retention.service.ts';
import { NotFound } from '../../../src/platform/errors.ts';
import { TaskQueue } from '../../../src/platform/tasks/queue.ts';
import { startApp } from '../../support/app.ts';
import { recordedInterviews, type Taken } from './recorded-interviews.ts';

const app = await startApp({ config: { ffmpegPath: 'none', recordingDays: 30 } });
const { files, recordings, signal, taken, merge, stateOf, contentsOf, leftOf, folderOf, keysOf, withObstacle } =
  recordedInterviews(app);

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

  test('Delete a recording after the days that its candidate was shown, even if RECORDING_DAYS is raised', async () => {
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

    test('Delete the files of a merge in progress', async () => {
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

    test('Complete an interrupted removal in the next hourly run', async () => {
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
