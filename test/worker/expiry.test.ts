import { beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../src/app/migrate.ts';
import { modules } from '../../src/app/modules.ts';
import { expireInterviews } from '../../src/modules/interviews/interview.tasks.ts';
import { expireSessions } from '../../src/modules/screenings/sessions/session.tasks.ts';
import { rowsOf, tomorrow, yesterday } from '../screenings/rows.ts';
import { aCandidate, startApp } from '../support/app.ts';

// Tests enqueue the tasks themselves: a worker with schedules would add its own at any moment.
const app = await startApp({ worker: false });
await app.rows('delete from pgboss.schedule');
await app.startWorker();
const { organizationId, api } = await app.tenant();
const other = await app.tenant();
const make = rowsOf(app, organizationId);
const idOf = async (path: string, body: unknown, by = api): Promise<string> => (await by.post(path, body)).body.data.id;
const job = await idOf('/jobs', { title: 'Engineer' });
let candidate: string;
beforeEach(async () => {
  candidate = await idOf('/candidates', aCandidate());
});

const kinds = [
  {
    name: 'interviews',
    table: 'video_interviews',
    type: 'video_interview',
    task: expireInterviews,
    open: ['invited'],
    settled: ['in_progress', 'completed', 'expired', 'abandoned'],
    row: (fields: object) => make.interview(candidate, job, { ...fields }),
  },
  {
    name: 'screening sessions',
    table: 'screening_sessions',
    type: 'screening_session',
    task: expireSessions,
    open: ['initiated', 'message_sent', 'in_progress', 'awaiting_resume'],
    settled: ['completed', 'expired', 'cancelled'],
    // one that is open for a candidate, job and channel at most
    row: async (fields: object) => make.session(await idOf('/candidates', aCandidate()), job, { ...fields }),
  },
];

describe.each(kinds)('$name', ({ table, type, task, open, settled, row }) => {
  const run = async () => {
    await app.web.queue.enqueue(task, {});
    await app.idle();
  };
  const stored = async (id: string): Promise<{ status: string; updated_at: Date }> =>
    (await app.rows(`select * from ${table} where id = $1`, [id]))[0];

  test.each(open)('Expire past the deadline, visible to incremental sync: %s', async (status) => {
    const id = await row({ status });
    const { body } = await api.get(`/screenings?updated_after=2026-01-01T00:00:00Z`);
    await app.rows(`alter table ${table} disable trigger stamp_update`);
    await app.rows(`update ${table} set expires_at = $2 where id = $1`, [id, yesterday()]);
    await app.rows(`alter table ${table} enable trigger stamp_update`);
    const before = await stored(id);
    const follow = async () => (await api.get(`/screenings?cursor=${body.meta.next_cursor}`)).body.data;
    expect(await follow()).toEqual([]);

    await run();

    const after = await stored(id);
    expect(after.status).toBe('expired');
    expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
    expect(await follow()).toMatchObject([{ type, id, status: 'expired', updated_at: after.updated_at.toISOString() }]);

    await run();
    expect(await stored(id)).toEqual(after);
  });

  test.each(settled)('Keep a closed one past the deadline: %s', async (status) => {
    const id = await row({ status, expires_at: yesterday() });
    const before = await stored(id);
    await run();
    expect(await stored(id)).toEqual(before);
  });

  test.each(open)('Keep it before the deadline: %s', async (status) => {
    const id = await row({ status, expires_at: tomorrow() });
    const before = await stored(id);
    await run();
    expect(await stored(id)).toEqual(before);
  });

  test('Expire more than a batch in all organizations, except locked rows', async () => {
    const held = await row({ expires_at: yesterday() });
    const there = rowsOf(app, other.organizationId);
    const [person, vacancy] = [
      await idOf('/candidates', aCandidate(), other.api),
      await idOf('/jobs', { title: 'Cook' }, other.api),
    ];
    const expires_at = yesterday();
    const foreign = await (type === 'video_interview'
      ? there.interview(person, vacancy, { expires_at })
      : there.session(person, vacancy, { expires_at }));
    // Their jobs tell them apart: of one candidate, job and channel one session is open.
    await app.rows(
      `insert into jobs (id, organization_id, title) select gen_random_uuid(), $1, 'copy' from generate_series(1, 1200)`,
      [organizationId],
    );
    const copied = (await app.rows(`select * from ${table} where id = $1`, [held]))[0];
    const names = Object.keys(copied).filter((name) => !['id', 'job_id', 'questions'].includes(name));
    await app.rows(
      `insert into ${table} (id, job_id, questions, ${names.join(', ')})
       select gen_random_uuid(), j.id, '[]', ${names.map((name) => `t.${name}`).join(', ')}
       from ${table} t join jobs j on j.organization_id = t.organization_id and j.title = 'copy' where t.id = $1`,
      [held],
    );
    const open = () =>
      app.rows(`select id from ${table} where status = $1 and expires_at <= now()`, [copied.status]) as Promise<
        { id: string }[]
      >;
    expect(await open()).toHaveLength(1202);

    const holder = await app.db.connect();
    try {
      await holder.query('begin');
      await holder.query(`select 1 from ${table} where id = $1 for update`, [held]);
      await run();
      expect(await open()).toEqual([{ id: held }]);
      expect((await stored(foreign)).status).toBe('expired');
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await run();
    expect(await open()).toEqual([]);
    await app.rows(`delete from ${table} where job_id in (select id from jobs where title = 'copy')`);
    await app.rows(`delete from jobs where title = 'copy'`);
  });

  test('Use the index of open rows', async () => {
    const list = open.map((status) => `'${status}'`).join(', ');
    const client = await app.db.connect();
    try {
      await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
      const { rows } = await client.query(
        `explain select id from ${table} where status in (${list}) and expires_at <= now() order by expires_at limit 500`,
      );
      expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain(`using ${table}_expiry_idx`);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test('Migrate exactly the schedules that tasks define', async () => {
  const wanted = modules
    .flatMap((m) => m.handlers ?? [])
    .flatMap(({ task }) => (task.cron ? [{ name: task.name, cron: task.cron, timezone: 'UTC' }] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(wanted.map(({ name }) => name)).toEqual(expect.arrayContaining(['interviews.expire', 'screenings.expire']));
  const schedules = () => app.rows('select name, cron, timezone from pgboss.schedule order by name collate "C"');
  const url = app.urls.owner;

  await migrate(url);
  expect(await schedules()).toEqual(wanted);

  // What an older release had: a schedule of a task that has none now, and another hour for one that has.
  await app.rows(`insert into pgboss.schedule (name, cron, timezone) values ('matching.score', '0 0 1 1 *', 'UTC')`);
  await app.rows(`update pgboss.schedule set cron = '0 0 1 1 *' where name = 'interviews.expire'`);
  await migrate(url);
  expect(await schedules()).toEqual(wanted);
  await app.rows('delete from pgboss.schedule');
});
