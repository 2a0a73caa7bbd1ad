import { beforeEach, expect, test } from 'vitest';
import { InterviewAbandonService } from '../../../src/modules/interviews/interview-abandon.service.ts';
import { startApp, until } from '../../support/app.ts';
import { interviewsOf, recorded } from './room.ts';

// Without a worker: the schedule runs when it is told to, and hundreds of interviews need not be merged here.
const app = await startApp({ worker: false });
const tenant = await app.tenant({ credits: 10_000 });
const { api } = tenant;
const { invite } = interviewsOf(app, tenant);
const run = () => app.web.resolve(InterviewAbandonService).abandon(new AbortController().signal);
const listed = async (status: string): Promise<string[]> =>
  (await api.get(`/screenings?type=video&status=${status}`)).body.data.map((item: { id: string }) => item.id);
const merges = async (id: string) =>
  (
    await app.rows(
      `select data from pgboss.job where name = 'interviews.merge-recording' and data ->> 'interviewId' = $1`,
      [id],
    )
  ).length;

let it: Awaited<ReturnType<typeof invite>>;
beforeEach(async () => {
  it = await invite(['One?', 'Two?', 'Three?']);
  await it.record();
});

test('Show as abandoned after 30 minutes without heartbeat, in details and lists, and refuse later requests', async () => {
  await it.silent(29);
  expect((await it.detail()).status).toBe('in_progress');
  expect(await listed('in_progress')).toContain(it.id);
  const before = await it.row();

  await it.silent(30);
  expect((await it.detail()).status).toBe('abandoned');
  expect(await listed('abandoned')).toContain(it.id);
  expect(await listed('in_progress')).not.toContain(it.id);
  const counts = await api.get('/screenings?type=video&status=abandoned&limit=1');
  expect(counts.body.meta.total).toBe((await listed('abandoned')).length);
  const [bytes] = recorded(1);
  if (!bytes) throw new Error('nothing recorded');
  const late = [await it.open(0), await it.run(0, 1), await it.answer(0), await it.begin(), await it.signals()];
  for (const told of [...late, await it.chunk([0, 0, 0], bytes)]) {
    expect([told.status, told.body.problem, told.body.state.status]).toEqual([409, 'ended', 'abandoned']);
  }
  expect((await it.sit()).body).toMatchObject({ status: 'abandoned', question: null });
  expect((await it.state()).body.status).toBe('abandoned');
  expect(await it.row()).toEqual(before);
  expect(await it.chunks()).toEqual([]);
});

test('Continue within 30 minutes, in the same tab or another', async () => {
  await it.silent(29);
  const back = it.otherTab();
  expect((await back.sit()).body).toMatchObject({ status: 'in_progress', seated: true, question: { next_run: 1 } });
  await it.silent(29);
  expect((await back.signals()).status).toBe(200);
  await it.silent(29);
  await run();
  expect((await back.run(0, 1)).status).toBe(200);
  expect((await it.row()).status).toBe('in_progress');
});

test('Store abandonment once, with its real end, the recorded answer and a merge', async () => {
  for (const [number, bytes] of recorded(2).entries()) await it.chunk([0, 0, number], bytes);
  await it.answer(0, [{ run: 0, chunks: 2 }]);
  await it.open(1);
  await it.run(1, 0);
  for (const [number, bytes] of recorded(2).entries()) await it.chunk([1, 0, number], bytes);
  await it.silent(45);
  const before = await it.row();
  const { last_seen_at: seen } = await it.room();

  await run();

  const after = await it.row();
  expect(after).toMatchObject({ status: 'abandoned', recording_merge_status: 'pending', current_question_index: 1 });
  expect(after.ended_at.getTime()).toBe(seen.getTime() + 30 * 60_000);
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  expect(await it.answers()).toMatchObject([
    { question_index: 0, question_text: 'One?' },
    { question_index: 1, question_text: 'Two?', notes: null },
  ]);
  expect((await it.room()).closed_at).not.toBeNull();
  expect(await merges(it.id)).toBe(1);

  await run();
  expect(await it.row()).toEqual(after);
  expect(await merges(it.id)).toBe(1);
});

test('Merge an abandoned interview without recordings too, which announces its end', async () => {
  await it.silent(31);
  await run();
  expect(await it.row()).toMatchObject({ status: 'abandoned', recording_merge_status: null });
  expect([await it.answers(), await merges(it.id)]).toEqual([[], 1]);
});

test('Abandon an interview after a day even if its tab stays open', async () => {
  await app.rows(`update video_interviews set started_at = now() - interval '24 hours' where id = $1`, [it.id]);
  expect((await it.detail()).status).toBe('abandoned');
  expect((await it.signals()).body.problem).toBe('ended');
  await run();
  const row = await it.row();
  expect(row.status).toBe('abandoned');
  expect(row.ended_at.getTime()).toBe(row.started_at.getTime() + 86_400_000);
});

test('Abandon more than a batch in several organizations, except rooms that are in use', async () => {
  const other = await app.tenant({ credits: 100 });
  const theirs = await interviewsOf(app, other).invite();
  await theirs.record();
  await theirs.silent(60);
  const held = await invite();
  await held.record();
  await held.silent(60);
  await app.rows(
    `with one as (select * from video_interviews where id = $1),
     many as (insert into video_interviews (id, organization_id, candidate_id, job_id, question_source, initiated_via, status,
         questions, started_at, expires_at)
       select gen_random_uuid(), organization_id, candidate_id, job_id, 'job', 'api', 'in_progress', questions, started_at, expires_at
       from one, generate_series(1, 600) returning organization_id, id)
     insert into video_interview_rooms (organization_id, interview_id, consented_at, last_seen_at)
     select organization_id, id, now(), now() - interval '1 hour' from many`,
    [it.id],
  );
  const client = await app.db.connect();
  await client.query('begin');
  await client.query('select 1 from video_interview_rooms where interview_id = $1 for update', [held.id]);
  await run();
  expect((await held.row()).status).toBe('in_progress');
  expect((await theirs.row()).status).toBe('abandoned');
  const left = await app.rows(
    `select count(*)::int as n from video_interviews v join video_interview_rooms r on r.interview_id = v.id
     where v.status = 'in_progress' and r.last_seen_at < now() - interval '30 minutes'`,
  );
  expect(left).toEqual([{ n: 1 }]);
  await client.query('rollback');
  client.release();
  await run();
  expect((await held.row()).status).toBe('abandoned');
});

test('End and merge once if the last answer and the schedule coincide', async () => {
  await it.answer(0);
  await it.open(1);
  await it.answer(1);
  await it.open(2);
  // The answer waits for the room, which the schedule finds deserted meanwhile.
  const client = await app.db.connect();
  await client.query('begin');
  await client.query('select 1 from video_interview_rooms where interview_id = $1 for update', [it.id]);
  const answered = it.answer(2);
  await until(
    async () =>
      (await app.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length > 0,
    'the answer to wait for the room',
  );
  await client.query(
    `update video_interview_rooms set last_seen_at = now() - interval '1 hour' where interview_id = $1`,
    [it.id],
  );
  await client.query('commit');
  client.release();
  const told = await answered;
  await run();
  expect([told.status, told.body.problem]).toEqual([409, 'ended']);
  expect((await it.row()).status).toBe('abandoned');
  expect(await merges(it.id)).toBe(1);
});
