import { expect, onTestFinished, test } from 'vitest';
import { type Answer, startApp, until } from '../support/app.ts';
import { pipelineOf, together, unknownId } from './pipeline.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate, candidates, masked, apply, applicationRow, events, counts, messages } = pipelineOf(app, tenant);

const statuses = ['Applied', 'Shortlisted', 'screening', 'screened', 'hired', 'rejected', 'Candidate joined'];
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => [Math.random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
const bulk = (job_id: string, candidate_ids: string[], fields: object = {}) =>
  api.post('/applications/bulk', { job_id, candidate_ids, ...fields });
const unexpected = (answers: Answer[], ...expected: number[]) =>
  answers.filter(({ status }) => !expected.includes(status)).map(({ status, body }) => [status, body]);

/** What the counters must say, counted. */
const counted = async (jobId: string) =>
  (
    await app.rows(
      `select count(*)::int as applicant_count, count(*) filter (where status in ('hired', 'Candidate joined'))::int as filled_count
       from candidate_jobs where job_id = $1`,
      [jobId],
    )
  )[0];
const deadlocks = async () =>
  (await app.rows('select deadlocks::int as n from pg_stat_database where datname = current_database()'))[0].n;

/** The status changes, oldest first, are one chain that ends in the application's status. */
async function expectChain(id: string): Promise<void> {
  const chain = await events(id);
  expect(chain.map((event) => event.from_status)).toEqual([
    null,
    ...chain.slice(0, -1).map((event) => event.to_status),
  ]);
  const row = await applicationRow(id);
  expect(row.status).toBe(chain.at(-1).to_status);
  expect(row.status_date).toEqual(chain.at(-1).changed_at);
}

test('Create each application once in 20 overlapping bulks, with exact counts and no deadlock', async () => {
  const jobId = await job();
  const ids = await candidates(30);
  const before = await deadlocks();
  const answers = await together(20, (i) =>
    bulk(jobId, shuffled(ids).slice(0, 20), i % 2 ? { status: pick(statuses), notes: String(i) } : {}),
  );
  expect(unexpected(answers, 200)).toEqual([]);
  const rows = await app.rows('select id, candidate_id from candidate_jobs where job_id = $1', [jobId]);
  expect(new Set(rows.map((row) => row.candidate_id)).size).toBe(rows.length);
  expect(answers.reduce((n, { body }) => n + body.meta.created, 0)).toBe(rows.length);
  expect(answers.flatMap(({ body }) => body.data).filter((item) => item.application === null)).toEqual([]);
  expect(await counts(jobId)).toEqual(await counted(jobId));
  expect(await messages(jobId)).toHaveLength(rows.length);
  for (const { id } of rows) await expectChain(id);
  expect(await deadlocks()).toBe(before);
});

test('Answer concurrent creates as if each were alone, in few transactions', async () => {
  const [plain, inviting] = [await job(), await job({ direct_video_interview_on_apply: true })];
  const [known, twice, invited, ...fresh] = (await candidates(28)) as [string, string, string, ...string[]];
  const [first] = fresh as [string];
  await apply(known, plain);
  const before = await deadlocks();
  const calls: { status: number; code?: string; body: object }[] = [
    { status: 404, code: 'not_found', body: { candidate_id: unknownId(), job_id: plain } },
    { status: 404, code: 'not_found', body: { candidate_id: first, job_id: unknownId() } },
    { status: 400, code: 'invalid_pipeline_status', body: { candidate_id: first, job_id: plain, status: 'Gone' } },
    { status: 403, code: 'talent_pool_reveal_required', body: { candidate_id: await masked(), job_id: plain } },
    { status: 201, body: { candidate_id: invited, job_id: inviting } },
    { status: 200, body: { candidate_id: known, job_id: plain, notes: 'Again' } },
    ...fresh.map((candidate_id, i) => ({
      status: 201,
      body: {
        ...{ candidate_id, job_id: plain, status: pick(statuses), notes: String(i), metadata: { i } },
        match_score: i % 2 ? i : null,
      },
    })),
  ];
  const send = (i: number, body: object) =>
    api.call('POST', '/api/v1/applications', body, { 'x-request-id': `create-${i}` });
  const [answers, both] = await Promise.all([
    together(calls.length, (i) => send(i, calls[i]?.body ?? {})),
    together(2, (i) =>
      send(99, { candidate_id: twice, job_id: plain, ...(i === 0 ? { notes: 'Kept' } : { match_score: 70 }) }),
    ),
  ]);
  for (const [i, { status, code, body }] of calls.entries()) {
    const { status: got, body: answer } = answers[i] as Answer;
    expect([got, answer.error?.code], JSON.stringify(answer)).toEqual([status, code]);
    if (!code) expect(answers[i]?.body.data).toMatchObject(body);
  }
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect(both[0]?.body.data.id).toBe(both[1]?.body.data.id);
  expect(await applicationRow(both[0]?.body.data.id)).toMatchObject({ notes: 'Kept', match_score: 70 });

  const created = new Map(
    answers.flatMap(({ status, body }, i) => (status === 201 ? [[body.data.id, `create-${i}`]] : [])),
  );
  for (const id of created.keys()) await expectChain(id);
  const [{ n }] = await app.rows('select count(distinct xmin::text)::int as n from candidate_jobs where job_id = $1', [
    plain,
  ]);
  expect(n).toBeLessThan(20);
  const entries = await app.rows(
    `select subject, request_id from audit_entries where action = 'application.create' and subject = any($1)`,
    [[...created.keys()]],
  );
  expect(new Map(entries.map((entry) => [entry.subject, entry.request_id]))).toEqual(created);
  expect(await messages(plain)).toHaveLength(fresh.length + 2);
  expect(await counts(plain)).toEqual(await counted(plain));
  expect(await deadlocks()).toBe(before);
});

test.each(['deferred', 'immediate'])(
  'Count what one transaction changes in several jobs, with %s constraints',
  async (mode) => {
    const jobs = [await job(), await job()];
    const ids = await candidates(4);
    for (const jobId of jobs) await bulk(jobId, ids, { status: 'hired' });
    const is = (n: number) => jobs.map((jobId) => `job_id = '${jobId}' and candidate_id = '${ids[n]}'`).join(' or ');
    await app.rows(`begin; set constraints all ${mode};
    insert into candidate_jobs (id, organization_id, candidate_id, job_id, status)
      select gen_random_uuid(), organization_id, '${await candidate()}', job_id, 'Applied' from candidate_jobs where ${is(0)};
    delete from candidate_jobs where ${is(0)} or ${is(1)};
    update candidate_jobs set status = 'rejected' where ${is(2)};
    savepoint undone; delete from candidate_jobs where ${is(3)}; rollback to undone;
    commit`);
    for (const jobId of jobs) {
      expect(await counts(jobId)).toEqual({ applicant_count: 3, filled_count: 1 });
      expect(await counted(jobId)).toEqual({ applicant_count: 3, filled_count: 1 });
    }
  },
);

test('Keep exact counters and complete histories, without deadlock, under random concurrent changes', async () => {
  const jobs = [await job(), await job()];
  const ids = await candidates(6);
  const before = await deadlocks();
  const anyApplication = async () =>
    pick((await api.get(`/applications?job_id=${pick(jobs)}`)).body.data as { id: string }[])?.id;
  const steps: (() => Promise<Answer>)[] = [
    () => api.post('/applications', { candidate_id: pick(ids), job_id: pick(jobs), status: pick(statuses) }),
    () => bulk(pick(jobs), shuffled(ids).slice(0, 4), { status: pick(statuses) }),
    () =>
      api.put(`/candidates/${pick(ids)}`, {
        location: pick(['Pune', 'Goa']),
        application: { job_id: pick(jobs), status: pick(statuses) },
      }),
    async () => api.put(`/applications/${await anyApplication()}`, { status: pick(statuses) }),
    async () => api.delete(`/applications/${await anyApplication()}`),
  ];
  const answers = await together(150, (i) => steps[i % steps.length]!());
  expect(unexpected(answers, 200, 201, 204, 404)).toEqual([]);
  expect(
    answers
      .flatMap(({ body }) => (body?.meta?.created === undefined ? [] : body.data))
      .filter((item) => item.application === null),
  ).toEqual([]);
  for (const jobId of jobs) expect(await counts(jobId)).toEqual(await counted(jobId));
  const left = await app.rows('select id from candidate_jobs where job_id = any($1::uuid[])', [jobs]);
  for (const { id } of left) await expectChain(id);
  expect(await deadlocks()).toBe(before);
});

test('Apply the same candidates to two jobs in opposite order without deadlock', async () => {
  const [one, other] = (await candidates(2)) as [string, string];
  const jobs = [await job(), await job()];
  await app.rows(
    `update candidate_activity set last_activity_at = now() - interval '1 hour' where candidate_id = any($1)`,
    [[one, other]],
  );
  const before = await deadlocks();
  const transactions = await Promise.all(jobs.map(() => app.db.connect()));
  onTestFinished(() => {
    for (const client of transactions) client.release(true);
  });
  const insert = (n: number, candidateId: string) =>
    transactions[n]!.query(
      `insert into candidate_jobs (id, organization_id, candidate_id, job_id, status)
       values (gen_random_uuid(), $1, $2, $3, 'Applied')`,
      [tenant.organizationId, candidateId, jobs[n]],
    );
  await Promise.all(transactions.map((client) => client.query('begin')));
  await insert(0, one);
  await insert(1, other);
  await Promise.all([insert(0, other), insert(1, one)]);
  await Promise.all(transactions.map((client) => client.query('commit')));
  expect(await deadlocks()).toBe(before);
});

test('Keep every key of metadata that is merged in parallel', async () => {
  const [c, j] = [await candidate(), await job()];
  const id = await apply(c, j);
  const answers = await together(40, (i) =>
    i % 2
      ? api.put(`/applications/${id}`, { metadata: { [`key${i}`]: i } })
      : api.post('/applications', { candidate_id: c, job_id: j, metadata: { [`key${i}`]: i } }),
  );
  expect(unexpected(answers, 200)).toEqual([]);
  expect((await applicationRow(id)).metadata).toEqual(
    Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`key${i}`, i])),
  );
});

test('Return the status that each parallel change set, and record one chain of events', async () => {
  const [c, j] = [await candidate(), await job()];
  const id = await apply(c, j);
  const answers = await together(40, async (i) => {
    const status = statuses[i % 7] as string;
    const { body, ...answer } = await (i % 2
      ? api.put(`/applications/${id}`, { status })
      : api.post('/applications', { candidate_id: c, job_id: j, status }));
    return { ...answer, body: body?.data?.status === status };
  });
  expect(unexpected(answers, 200)).toEqual([]);
  expect(answers.filter(({ body }) => body !== true)).toEqual([]);
  await expectChain(id);
  expect(await counts(j)).toEqual(await counted(j));
  const listed = (await api.get(`/applications/${id}/events?limit=100`)).body.data;
  expect(listed.map((e: { to_status: string }) => e.to_status)).toEqual(
    (await events(id)).map((e) => e.to_status).reverse(),
  );
});

/** Resolves when a statement of the service waits for a row that another transaction holds. */
async function waitForLock(): Promise<void> {
  await until(
    async () =>
      (await app.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length > 0,
    'a statement to wait for a lock',
  );
}

test('Keep a status sent while another change is about to commit', async () => {
  const id = await apply(await candidate(), await job());
  const other = await app.db.connect();
  let answer: Promise<Answer>;
  try {
    await other.query('begin');
    await other.query(`update candidate_jobs set status = 'screened' where id = $1`, [id]);
    answer = api.put(`/applications/${id}`, { status: 'Applied' });
    await waitForLock();
    await other.query('commit');
  } finally {
    other.release();
  }
  expect((await answer).body.data).toMatchObject({ status: 'Applied' });
  expect(await applicationRow(id)).toMatchObject({ status: 'Applied' });
  expect((await events(id)).at(-1)).toMatchObject({ from_status: 'screened', to_status: 'Applied' });
});

test('Create a new application while the deletion of the old one is about to commit', async () => {
  const [c, j] = [await candidate(), await job()];
  const id = await apply(c, j);
  const other = await app.db.connect();
  let answer: Promise<Answer>;
  try {
    await other.query('begin');
    await other.query('delete from candidate_jobs where id = $1', [id]);
    answer = api.post('/applications', { candidate_id: c, job_id: j });
    await waitForLock();
    await other.query('commit');
  } finally {
    other.release();
  }
  expect((await answer).status).toBe(201);
  expect(await counts(j)).toEqual({ applicant_count: 1, filled_count: 0 });
});

test('Never fail while one application is created and deleted concurrently', async () => {
  const [c, j] = [await candidate(), await job()];
  const answers = await together(60, async (i) => {
    if (i % 2) return api.post('/applications', { candidate_id: c, job_id: j, notes: String(i) });
    const [row] = await app.rows('select id from candidate_jobs where candidate_id = $1', [c]);
    return row ? api.delete(`/applications/${row.id}`) : bulk(j, [c]);
  });
  expect(unexpected(answers, 200, 201, 204, 404)).toEqual([]);
  expect(await counts(j)).toEqual(await counted(j));
  expect(await messages(j)).toHaveLength(1);
});
