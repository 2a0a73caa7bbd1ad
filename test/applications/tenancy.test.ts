import { beforeAll, expect, test } from 'vitest';
import { type Answer, startApp, type Tenant } from '../support/app.ts';
import { expectError, pipelineOf } from './pipeline.ts';

const app = await startApp({ worker: false });
const [mine, theirs] = [await app.tenant(), await app.tenant()];
const own = pipelineOf(app, mine);
const foreign = pipelineOf(app, theirs);

type Ids = { candidate: string; job: string; application: string; masked: string };
const makeAll = async (pipeline: typeof own): Promise<Ids> => {
  const [candidate, job] = [
    await pipeline.candidate({ full_name: 'Tenant Person', tags: ['t'] }),
    await pipeline.job({ title: 'Tenant job' }),
  ];
  return {
    candidate,
    job,
    application: await pipeline.apply(candidate, job, { status: 'screening' }),
    masked: await pipeline.masked(),
  };
};
let here: Ids;
let there: Ids;

/** Every row that the organization has, in the tables that these endpoints write. */
const snapshot = async ({ organizationId }: Tenant) => {
  const tables = [
    'candidates',
    'jobs',
    'candidate_jobs',
    'candidate_job_status_events',
    'outbound_messages',
    'candidate_resumes',
  ];
  return Promise.all(
    tables.map((table) =>
      app.rows(`select to_jsonb(t) as row from ${table} t where organization_id = $1 order by 1`, [organizationId]),
    ),
  );
};

beforeAll(async () => {
  here = await makeAll(own);
  there = await makeAll(foreign);
});

const change = { full_name: 'Changed', status: 'hired' };
const calls: [string, (tenant: Tenant) => Promise<Answer>][] = [
  ['GET a candidate', ({ api }) => api.get(`/candidates/${there.candidate}`)],
  ['PUT a candidate', ({ api }) => api.put(`/candidates/${there.candidate}`, { full_name: change.full_name })],
  ['PUT a masked candidate', ({ api }) => api.put(`/candidates/${there.masked}`, { email: 'a@example.com' })],
  [
    'PUT a candidate with an own application',
    ({ api }) => api.put(`/candidates/${there.candidate}`, { application: { job_id: here.job } }),
  ],
  [
    'PUT an own candidate with a foreign job',
    ({ api }) => api.put(`/candidates/${here.candidate}`, { full_name: 'X', application: { job_id: there.job } }),
  ],
  [
    'POST a candidate with a foreign job',
    ({ api }) =>
      api.post('/candidates', { full_name: 'X', email: 'x@example.com', application: { job_id: there.job } }),
  ],
  [
    'POST an application of a foreign candidate',
    ({ api }) => api.post('/applications', { candidate_id: there.candidate, job_id: here.job }),
  ],
  [
    'POST an application to a foreign job',
    ({ api }) => api.post('/applications', { candidate_id: here.candidate, job_id: there.job }),
  ],
  [
    'POST an application of a foreign pair',
    ({ api }) => api.post('/applications', { candidate_id: there.candidate, job_id: there.job, status: 'hired' }),
  ],
  [
    'POST an application of a foreign masked candidate',
    ({ api }) => api.post('/applications', { candidate_id: there.masked, job_id: here.job }),
  ],
  [
    'POST a bulk to a foreign job',
    ({ api }) => api.post('/applications/bulk', { candidate_ids: [here.candidate], job_id: there.job }),
  ],
  ['GET an application', ({ api }) => api.get(`/applications/${there.application}`)],
  ['PUT an application', ({ api }) => api.put(`/applications/${there.application}`, { status: change.status })],
  ['DELETE an application', ({ api }) => api.delete(`/applications/${there.application}`)],
  ['GET the events of an application', ({ api }) => api.get(`/applications/${there.application}/events`)],
  ['GET the match of an application', ({ api }) => api.get(`/applications/${there.application}/match`)],
];

test.each(calls)(
  'Return 404 for another organization’s ID, without a change in either organization: %s',
  async (_, call) => {
    const before = [await snapshot(mine), await snapshot(theirs)];
    expectError(await call(mine), 404, 'not_found');
    expect([await snapshot(mine), await snapshot(theirs)]).toEqual(before);
  },
);

test('Return the same 404 for a foreign and an unknown ID', async () => {
  const unknown = '0197c0de-0000-7000-8000-000000000000';
  for (const path of ['/candidates/', '/applications/']) {
    const own404 = await mine.api.get(path + (path === '/candidates/' ? there.candidate : there.application));
    const { request_id: _, ...foreignError } = own404.body.error;
    const { request_id: __, ...unknownError } = (await mine.api.get(path + unknown)).body.error;
    expect(foreignError).toEqual(unknownError);
  }
});

test('Return not_found for each foreign candidate in bulk, without a change', async () => {
  const before = await snapshot(theirs);
  const { status, body } = await mine.api.post('/applications/bulk', {
    job_id: here.job,
    candidate_ids: [there.candidate, there.masked, here.candidate],
  });
  expect(status).toBe(200);
  expect(body.data.map((item: { error: { code: string } | null }) => item.error?.code)).toEqual([
    'not_found',
    'not_found',
    undefined,
  ]);
  expect(await snapshot(theirs)).toEqual(before);
  expect(await app.rows('select 1 from candidate_jobs where organization_id = $1', [mine.organizationId])).toHaveLength(
    1,
  );
});

test('Return empty lists for foreign IDs in every filter, and only own rows without a filter', async () => {
  const queries = [
    `/candidates?job_id=${there.job}`,
    `/applications?job_id=${there.job}`,
    `/applications?candidate_id=${there.candidate}`,
    `/applications?candidate_id=${there.candidate}&job_id=${there.job}&status=screening`,
  ];
  for (const query of queries) {
    expect((await mine.api.get(query)).body).toEqual({ data: [], meta: { total: 0, limit: 50, offset: 0 } });
  }
  const idsOf = async (query: string) => (await mine.api.get(query)).body.data.map((row: { id: string }) => row.id);
  expect(await idsOf('/applications?search=tenant')).toEqual([here.application]);
  expect(await idsOf('/candidates?search=tenant&tags=t')).toEqual([here.candidate]);
});

test('Return 401 without a key for every endpoint and ID', async () => {
  const without: Tenant = { ...mine, api: app.anonymous };
  for (const [, call] of calls) expectError(await call(without), 401, 'unauthorized');
});

test('Refuse an application across organizations in the database', async () => {
  const insert = `insert into candidate_jobs (id, organization_id, candidate_id, job_id, status) values (gen_random_uuid(), $1, $2, $3, 'Applied')`;
  await expect(app.rows(insert, [mine.organizationId, there.candidate, here.job])).rejects.toThrow(
    'candidate_jobs_candidate_fkey',
  );
  await expect(app.rows(insert, [mine.organizationId, here.candidate, there.job])).rejects.toThrow(
    'candidate_jobs_job_fkey',
  );
});

test('Refuse a candidate’s link to another organization’s message or job in the database', async () => {
  const message = async (jobId: string) =>
    (await app.rows('select id from outbound_messages where job_id = $1', [jobId]))[0].id;
  const link = (job: string, messageId: string) =>
    app.rows(
      `insert into candidate_links (token_hash, organization_id, purpose, message_id, candidate_id, job_id, expires_at)
       values (sha256(gen_random_uuid()::text::bytea), $1, 'interest', $2, $3, $4, now())`,
      [mine.organizationId, messageId, here.candidate, job],
    );
  await link(here.job, await message(here.job));
  await expect(link(there.job, await message(here.job))).rejects.toThrow('candidate_links_job_fkey');
  await expect(link(here.job, await message(there.job))).rejects.toThrow('candidate_links_message_fkey');
});

test('Include the organization in every foreign key between tenant tables', async () => {
  const loose = await app.rows(
    `select c.conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) as key from pg_constraint c
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confrelid <> 'organizations'::regclass
       and not exists (select from pg_attribute a
         where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname = 'organization_id')`,
  );
  expect(loose).toEqual([]);
});

test('Read a batch of a job’s applications in ID order from one index, without a sort', async () => {
  const plan = await app.rows(
    `explain select id from candidate_jobs
     where organization_id = '${mine.organizationId}' and job_id = '${here.job}' and id > '${here.application}' order by id limit 500`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('using candidate_jobs_batch_idx');
  expect(text).not.toContain('Sort');
});
