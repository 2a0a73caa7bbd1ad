import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { generate, organizationNamed, organizationNames } from '../../bench/data/data.ts';
import { careers, changes, type ListRequest, lists, nextPage, searches, takeSample } from '../../bench/lists.ts';
import { scans, statementsOf } from '../../bench/plans.ts';
import { scenarios } from '../../bench/scenarios.ts';
import { assertSame, startFloor } from '../../bench/servers.ts';
import { eraser } from '../../bench/writes.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { type Answer, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
await generate(app.urls.admin, 10_000);

const client = new pg.Client({ connectionString: app.urls.admin });
await client.connect();
afterAll(() => client.end());
// Tables are small here and read whole for that reason: what is still read whole now has no index to go by.
await client.query('set enable_seqscan = off');

const organizationId = await organizationNamed(client, organizationNames.large);
const sample = await takeSample(client, organizationId);
const { apiKey } = await app.web
  .resolve(ApiKeyService)
  .create({ organizationId, name: 'plans', expiresAt: null, createdByUserId: null });
const api = app.withKey(apiKey);

/** Asks for the list and says which of its statements read a large table from end to end. */
async function ask({ path }: ListRequest): Promise<{ answer: Answer; found: string[] }> {
  let answer: Answer | undefined;
  const statements = await statementsOf(async () => {
    answer = await api.call('GET', path);
  });
  if (!answer) throw new Error('no answer');
  const found: string[] = [];
  for (const statement of statements) {
    for (const table of await scans(client, statement)) found.push(`${table}: ${statement.text}`);
  }
  if (answer.status === 200) expect(statements.length).toBeGreaterThan(0);
  return { answer, found };
}

test.each([...lists(sample), ...searches(sample), ...careers(sample)])(
  'Read the rows of $name by an index',
  async (request) => {
    const { answer, found } = await ask(request);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(found).toEqual([]);
  },
);

test.each(changes(sample))('Read the rows of $name by an index, on the next page too', async (request) => {
  const first = await ask(request);
  expect(first.answer.status, JSON.stringify(first.answer.body)).toBe(200);
  const next = await ask(nextPage(request, first.answer.body.meta.next_cursor));
  expect(next.answer.status, JSON.stringify(next.answer.body)).toBe(200);
  expect([...first.found, ...next.found]).toEqual([]);
});

/** By a plain statement. */
async function newestNamed(text: string, { limit = 50, offset = 0 }): Promise<{ ids: string[]; total: number }> {
  const { rows } = await client.query<{ id: string; total: number }>(
    `select id, (count(*) over ())::int as total from candidates
     where organization_id = $1 and (full_name ilike '%' || $2 || '%' or email ilike '%' || $2 || '%')
     order by created_at desc, id desc limit $3 offset $4`,
    [organizationId, text, limit, offset],
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

test.each([
  ['most candidates match', 'a', 3_000],
  ['only old candidates match, and many', 'Olden Times', 1_200],
])('List the newest matches and count all in a search that %s', async (_, text, atLeast) => {
  if (text === 'Olden Times') {
    await client.query(
      `update candidates set full_name = $2 where id in (
         select id from candidates where organization_id = $1 order by created_at, id limit $3)`,
      [organizationId, text, atLeast],
    );
  }
  for (const page of [
    { limit: 50, offset: 0 },
    { limit: 20, offset: 740 },
  ]) {
    const { ids, total } = await newestNamed(text, page);
    expect(total).toBeGreaterThanOrEqual(atLeast);
    const query = new URLSearchParams({ search: text, limit: String(page.limit), offset: String(page.offset) });
    const { body } = await api.call('GET', `/api/v1/candidates?${query}`);
    expect({ ids: body.data.map(({ id }: { id: string }) => id), total: body.meta.total }).toEqual({ ids, total });
  }
});

test('Find an application by its candidate among many organizations, in prepared plans too', async () => {
  onTestFinished(async () => {
    await client.query('rollback');
  });
  await client.query('begin');
  // Without foreign keys: 200 organizations, with a job of 40 applications each.
  await client.query('set local session_replication_role = replica');
  await client.query(
    `insert into candidate_jobs select made.*
     from (select a, md5((row_number() over () % 200)::text)::uuid as id from candidate_jobs a limit 8000) as old,
       jsonb_populate_record(old.a, jsonb_build_object('id', gen_random_uuid(), 'organization_id', old.id, 'job_id', old.id,
         'candidate_id', gen_random_uuid())) as made`,
  );
  await client.query('analyze candidate_jobs');
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(
    `prepare find_pair (uuid, uuid, uuid) as
     select id from candidate_jobs where organization_id = $1 and candidate_id = $2 and job_id = $3`,
  );
  const { rows } = await client.query(
    `explain (format json) execute find_pair (gen_random_uuid(), gen_random_uuid(), gen_random_uuid())`,
  );
  expect(rows[0]['QUERY PLAN'][0].Plan['Index Name']).toBe('candidate_jobs_pair_key');
});

test('Compare speed with a floor that gives the same answers', async () => {
  const floor = await startFloor(app.urls.admin, app.config.dataDir, []);
  onTestFinished(floor.stop);
  const { erase } = await eraser(client, organizationId);
  for (const { first } of await scenarios(client, sample, apiKey)) {
    await assertSame(first, apiKey, [{ port: Number(new URL(app.base).port) }, floor], erase);
  }
});

test('Notice a statement that no index serves', async () => {
  const statement = { text: 'select count(*) from candidates where notice_period_days > $1', parameters: [3] };
  expect(await scans(client, statement)).toEqual(['candidates']);
});
