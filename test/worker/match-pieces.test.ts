import { expect, test } from 'vitest';
import { scoreRequested } from '../../src/modules/applications/application.events.ts';
import { deleteOldScores } from '../../src/modules/matching/match.tasks.ts';
import { MatchRetentionService } from '../../src/modules/matching/match-retention.service.ts';
import { Database } from '../../src/platform/database/database.ts';
import { firstIdOf, newId } from '../../src/platform/ids.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { aCandidate, startApp, until } from '../support/app.ts';

const app = await startApp();
const { api, organizationId } = await app.tenant();
const queue = app.web.resolve(TaskQueue);

const aJob = async (fields = {}) =>
  (await api.post('/jobs', { title: 'Backend engineer', required_skills: ['PostgreSQL'], ...fields })).body.data;
const apply = async (jobId: string, fields = {}) =>
  (
    await api.post(
      '/candidates',
      aCandidate({ primary_skills: ['PostgreSQL'], ...fields, application: { job_id: jobId } }),
    )
  ).body.data;
const scoreOf = async (id: string) => (await api.get(`/applications/${id}`)).body.data.match_score as number | null;
const explain = async (id: string) => (await api.get(`/applications/${id}/match`)).body.data;
const kept = (id: string) => app.rows('select * from match_scores where application_id = $1 order by id', [id]);

const waitingForRows = () =>
  app.rows(`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`);

/** Candidates with an application each, made by SQL: thousands are too many requests. */
async function many(jobId: string, n: number, mark: string): Promise<void> {
  await app.rows(
    `with made as (
       insert into candidates (id, organization_id, full_name, email, primary_skills)
       select gen_random_uuid(), $1, 'C ' || n, $4 || n || '@example.com', '{PostgreSQL}' from generate_series(1, $3::int) n
       returning id)
     insert into candidate_jobs (id, organization_id, candidate_id, job_id, status)
     select gen_random_uuid(), $1, id, $2, 'Applied' from made`,
    [organizationId, jobId, n, mark],
  );
}

test('Score all other applications of a job if one can’t be scored', async () => {
  const job = await aJob();
  await app.idle();
  await many(job.id, 450, 'poison');
  const [first] = await app.rows('select id, candidate_id from candidate_jobs where job_id = $1 order by id limit 1', [
    job.id,
  ]);
  await app.rows("update candidates set primary_skills = '{NULL}' where id = $1", [first.candidate_id]);
  await api.put(`/jobs/${job.id}`, { required_skills: ['PostgreSQL', 'Redis'] });
  await app.idle();
  const [counts] = await app.rows(
    'select count(*)::int as all, count(match_score)::int as scored from candidate_jobs where job_id = $1',
    [job.id],
  );
  expect(counts).toEqual({ all: 450, scored: 449 });
  const dead = await app.rows(
    "select source_output->>'message' as message from pgboss.job where name like 'matching.%.dead'",
  );
  expect(dead).toEqual([{ message: expect.stringContaining(first.id) }]);
  await app.rows("delete from pgboss.job where name like 'matching.%.dead'");
});

test('Store scores of many applications together, all but one that can’t be computed', async () => {
  const job = await aJob();
  await app.idle();
  await many(job.id, 40, 'together');
  const applications = await app.rows('select id, candidate_id from candidate_jobs where job_id = $1', [job.id]);
  const [broken] = applications;
  await app.rows("update candidates set primary_skills = '{NULL}' where id = $1", [broken.candidate_id]);
  await app.web.resolve(Database).transaction(async () => {
    for (const { id } of applications) {
      await queue.announce(scoreRequested, { organizationId, applicationIds: [id], jobId: job.id });
    }
  });
  await app.idle();
  const scores = await app.rows(
    `select count(*)::int as n, count(distinct s.xmin::text)::int as transactions
     from match_scores s join candidate_jobs a on a.id = s.application_id where a.job_id = $1`,
    [job.id],
  );
  expect(scores).toEqual([{ n: 39, transactions: expect.any(Number) }]);
  expect(scores[0].transactions).toBeLessThan(10);
  const tasks = await app.rows(
    `select state, count(*)::int as n from tasks where queue = 'matching.score' and job_id = $1 group by 1 order by 1`,
    [job.id],
  );
  expect(tasks).toEqual([
    { state: 'done', n: 39 },
    { state: 'failed', n: 1 },
  ]);
  const dead = await app.rows(
    "select source_output->>'message' as message from pgboss.job where name = 'matching.score.dead'",
  );
  expect(dead).toEqual([{ message: expect.stringContaining(broken.id) }]);
  await app.rows("delete from pgboss.job where name = 'matching.score.dead'");
});

test('Score the first application of an organization while a backlog of another waits', async () => {
  const [large, small] = [await aJob(), await app.tenant()];
  await app.idle();
  await many(large.id, 120, 'backlog');
  const applications = await app.rows('select id from candidate_jobs where job_id = $1', [large.id]);
  const other = await app.db.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from candidate_jobs where job_id = $1 for update', [large.id]);
    await app.web.resolve(Database).transaction(async () => {
      for (const { id } of applications) await queue.announce(scoreRequested, { organizationId, applicationIds: [id] });
    });
    await until(async () => (await waitingForRows()).length > 0, 'the backlog to wait for its rows');
    const job = (await small.api.post('/jobs', { title: 'Engineer', required_skills: ['PostgreSQL'] })).body.data;
    const candidate = aCandidate({ primary_skills: ['PostgreSQL'], application: { job_id: job.id } });
    const [{ id }] = (await small.api.post('/candidates', candidate)).body.data.applications;
    const score = async () => (await small.api.get(`/applications/${id}`)).body.data.match_score as number | null;
    await until(async () => (await score()) !== null, 'the score of the other organization');
    expect(
      await app.rows('select 1 from candidate_jobs where job_id = $1 and match_score is not null', [large.id]),
    ).toEqual([]);
    await other.query('commit');
  } finally {
    other.release();
  }
  await app.idle();
  const [counts] = await app.rows('select count(match_score)::int as n from candidate_jobs where job_id = $1', [
    large.id,
  ]);
  expect(counts).toEqual({ n: 120 });
});

test('Fetch tasks that come soon after each other together', async () => {
  const job = await aJob();
  await app.idle();
  await many(job.id, 80, 'soon');
  const applications = await app.rows('select id from candidate_jobs where job_id = $1', [job.id]);
  const since = performance.now();
  for (const { id } of applications) {
    await queue.announce(scoreRequested, { organizationId, applicationIds: [id], jobId: job.id });
  }
  await app.idle();
  const seconds = (performance.now() - since) / 1000;
  const [{ fetches }] = await app.rows(
    `select count(distinct started_on)::int as fetches from pgboss.job
     where name = 'matching.score' and data->>'jobId' = $1`,
    [job.id],
  );
  expect(fetches).toBeLessThan(10 + 20 * seconds);
});

test('Score the last state of a large job that changes while applications come and go', async () => {
  const job = await aJob();
  await app.idle();
  await many(job.id, 2300, 'large');
  const going = await app.rows('select id from candidate_jobs where job_id = $1 order by id limit 30', [job.id]);
  await api.put(`/jobs/${job.id}`, { required_skills: ['COBOL'] });
  await Promise.all([
    ...going.map(({ id }) => api.delete(`/applications/${id}`)),
    ...Array.from({ length: 10 }, () => apply(job.id)),
    api.put(`/jobs/${job.id}`, { required_skills: ['PostgreSQL', 'Redis'] }),
  ]);
  await app.idle();
  await api.put(`/jobs/${job.id}`, { required_skills: ['Redis', 'PostgreSQL'] }); // the same in another order
  await app.idle();
  const rows = await app.rows(
    'select match_score, count(*)::int as n from candidate_jobs where job_id = $1 group by 1',
    [job.id],
  );
  expect(rows).toEqual([{ match_score: expect.any(Number), n: 2280 }]);
  const { components } = await explain(
    (await app.rows('select id from candidate_jobs where job_id = $1 limit 1', [job.id]))[0].id,
  );
  expect(components.find((c: { key: string }) => c.key === 'required_skills')).toMatchObject({ status: 'partial' });
});

test('Store a score once that several workers compute, and no unchanged one', async () => {
  const candidate = await apply((await aJob()).id);
  const [{ id }] = candidate.applications;
  await Promise.all(
    Array.from({ length: 8 }, () => queue.announce(scoreRequested, { organizationId, applicationIds: [id] })),
  );
  await app.idle();
  const before = (await kept(id)).length;
  await Promise.all(
    Array.from({ length: 8 }, () => queue.announce(scoreRequested, { organizationId, applicationIds: [id] })),
  );
  await app.idle();
  expect(await kept(id)).toHaveLength(before);
  const hashes = (await kept(id)).map((row) => row.inputs_hash);
  expect(hashes.filter((hash, i) => hash === hashes[i - 1])).toEqual([]);
});

test('Store the score of the new state if a job changes during scoring', async () => {
  const job = await aJob();
  const [{ id }] = (await apply(job.id)).applications;
  await app.idle();
  const before = await scoreOf(id);
  const other = await app.db.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from candidate_jobs where id = $1 for update', [id]);
    await queue.announce(scoreRequested, { organizationId, applicationIds: [id] });
    await until(async () => (await waitingForRows()).length > 0, 'the score to wait for the row');
    await other.query("update jobs set required_skills_weighted = '[]', required_skills = '{COBOL}' where id = $1", [
      job.id,
    ]);
    await other.query('commit');
  } finally {
    other.release();
  }
  await app.idle();
  expect(await scoreOf(id)).toBeLessThan(before ?? 0);
  expect((await explain(id)).score).toBe(await scoreOf(id));
});

test('Score nothing for a task with another organization’s application', async () => {
  const [{ id }] = (await apply((await aJob()).id)).applications;
  await app.idle();
  const before = await kept(id);
  await app.rows('update candidate_jobs set match_score = null where id = $1', [id]);
  const other = await app.tenant();
  await queue.announce(scoreRequested, { organizationId: other.organizationId, applicationIds: [id] });
  await app.idle();
  expect(await scoreOf(id)).toBeNull();
  expect(await kept(id)).toEqual(before);
});

test('Delete computations after six months, except the latest of an existing application', async () => {
  const [{ id }] = (await apply((await aJob()).id)).applications;
  const [{ id: deleted }] = (await apply((await aJob()).id)).applications;
  const [{ id: alone }] = (await apply((await aJob()).id)).applications;
  await app.idle();
  const day = 24 * 60 * 60 * 1000;
  const old = (days: number) => firstIdOf(new Date(Date.now() - days * day)).replace(/-7000-.*/, newId().slice(13));
  const add = async (application: string, days: number) => {
    const key = old(days);
    await app.rows(
      `insert into match_scores (id, organization_id, application_id, coverage, algorithm_version, inputs_hash, components)
       values ($1, $2, $3, 0, '1', 'x', '[]')`,
      [key, organizationId, application],
    );
    return key;
  };
  const ids = async (application: string) => (await kept(application)).map((row) => row.id);
  const [present] = await ids(id);
  const young = await add(id, 183);
  for (let n = 0; n < 3; n++) await add(id, 185 + n);
  await api.delete(`/applications/${deleted}`);
  const [gone] = await ids(deleted);
  const youngGone = await add(deleted, 183);
  await add(deleted, 400);
  await app.rows('delete from match_scores where application_id = $1', [alone]);
  await add(alone, 400);
  const last = await add(alone, 399);
  await queue.enqueue(deleteOldScores, {});
  await app.idle();
  expect(await ids(id)).toEqual([young, present]);
  expect(await ids(deleted)).toEqual([youngGone, gone]);
  expect(await ids(alone)).toEqual([last]);
  await queue.enqueue(deleteOldScores, {});
  await app.idle();
  expect(await ids(alone)).toEqual([last]);
});

test('Delete more than a batch of old computations in one run, and stop on abort', async () => {
  const [{ id }] = (await apply((await aJob()).id)).applications;
  await app.idle();
  await app.rows(
    `insert into match_scores (id, organization_id, application_id, coverage, algorithm_version, inputs_hash, components)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, $2, 0, '1', 'x', '[]'
     from generate_series(1, 2500) n`,
    [organizationId, id],
  );
  const retention = app.web.resolve(MatchRetentionService);
  await retention.deleteOld(AbortSignal.abort());
  expect(await kept(id)).toHaveLength(2501);
  await retention.deleteOld(new AbortController().signal);
  expect(await kept(id)).toHaveLength(1);
});
