import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { applicants, jobOf } from './applicants.ts';

const app = await startApp();
const tenant = await app.tenant();
const { api, organizationId } = tenant;
const job = await jobOf(tenant);
const clients = { web: new pg.Client(app.urls.web), worker: new pg.Client(app.urls.worker) };
await Promise.all(Object.values(clients).map((client) => client.connect()));
afterAll(() => Promise.all(Object.values(clients).map((client) => client.end())));

async function anApplication(job_id = job): Promise<string> {
  const candidate = (await api.post('/candidates', aCandidate({ primary_skills: ['SQL'] }))).body.data;
  return (await api.post('/applications', { candidate_id: candidate.id, job_id })).body.data.id;
}
const identify = (id: string, body: unknown, by = api) => by.put(`/applications/${id}/self-identification`, body);
const answers = (): Promise<{ answer_key: Buffer; sex: string | null; race_ethnicity: string | null }[]> =>
  app.rows('select * from self_identifications where organization_id = $1 order by sex, race_ethnicity', [
    organizationId,
  ]);
const keyOf = async (id: string): Promise<Buffer> =>
  (
    await app.rows('select self_identification_key($1, inner_key, outer_key) as key from self_identification_secrets', [
      id,
    ])
  )[0].key;
/** As the owner of the database could read it. */
const answerOf = async (id: string) => {
  const key = await keyOf(id);
  const found = (await app.rows('select * from self_identifications')).find(({ answer_key }) => key.equals(answer_key));
  return found && [found.sex, found.race_ethnicity];
};

describe('PUT', () => {
  test('Store the last answer, and return nothing', async () => {
    const id = await anApplication();
    const first = await identify(id, { sex: 'female', race_ethnicity: 'asian' });
    expect([first.status, first.body]).toEqual([204, undefined]);
    expect(await answerOf(id)).toEqual(['female', 'asian']);
    expect((await identify(id, { sex: 'other' })).status).toBe(204);
    expect(await answerOf(id)).toEqual(['other', 'asian']);
    await identify(id, { sex: null, race_ethnicity: null });
    expect(await answerOf(id)).toEqual([null, null]);
    const both = await Promise.all([identify(id, { sex: 'male' }), identify(id, { sex: 'female' })]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expectProblem(await api.get(`/applications/${id}/self-identification`), 405, 'method_not_allowed');
  });

  test('Reject invalid fields all at once, before it looks at the application', async () => {
    const bad = { sex: 'woman', race_ethnicity: 5, age: 40 };
    expectProblem(await identify(newId(), bad), 400, 'validation_error', [
      ['sex', 'invalid_value'],
      ['race_ethnicity', 'invalid_value'],
      ['age', 'unknown_field'],
    ]);
    expectProblem(await identify(newId(), {}), 400, 'validation_error');
    expectProblem(await identify(newId(), [null]), 400, 'invalid_json');
  });

  test('Return 404 for unknown, deleted and foreign applications, and 403 without the scope', async () => {
    const body = { sex: 'female', race_ethnicity: null };
    const stranger = await app.tenant();
    const id = await anApplication();
    for (const by of [stranger.api, api]) {
      expectProblem(await identify(by === api ? newId() : id, body, by), 404, 'not_found');
      expectProblem(await identify('x', body, by), 404, 'not_found');
    }
    expect(await answerOf(id)).toBeUndefined();
    const { apiKey } = await app.web.resolve(ApiKeyService).create({
      organizationId,
      name: 'reader',
      expiresAt: null,
      createdByUserId: null,
      scopes: ['applications:read', 'compliance:read'],
    });
    expectProblem(await identify(id, body, app.withKey(apiKey)), 403, 'insufficient_scope');
  });
});

test('Delete the answer with its application', async () => {
  const id = await anApplication();
  const before = (await answers()).length;
  await identify(id, { sex: 'female', race_ethnicity: 'white' });
  expect(await answers()).toHaveLength(before + 1);
  await api.delete(`/applications/${id}`);
  expect(await answers()).toHaveLength(before);
  expectProblem(await identify(id, { sex: 'female' }), 404, 'not_found');
});

test('Keep the answer of the application that stays in a merge, or else the other one', async () => {
  const [a, b, c] = [await anApplication(), await anApplication(), await anApplication()];
  await identify(a, { sex: 'male' });
  await identify(b, { sex: 'female' });
  const carry = (from: string, to: string) =>
    app.rows('select carry_self_identification($1, $2, $3)', [organizationId, from, to]);
  await carry(a, b);
  expect([await answerOf(a), await answerOf(b)]).toEqual([undefined, ['female', null]]);
  await carry(b, c);
  expect([await answerOf(b), await answerOf(c)]).toEqual([undefined, ['female', null]]);
});

test('Score candidates alike with and without an answer', async () => {
  const scored = (await api.post('/jobs', { title: 'Engineer', required_skills: ['SQL', 'Kafka'] })).body.data.id;
  const ids = await Promise.all(Array.from({ length: 3 }, () => anApplication(scored)));
  await identify(ids[0] ?? '', { sex: 'female', race_ethnicity: 'black_or_african_american' });
  await identify(ids[1] ?? '', { sex: 'male', race_ethnicity: 'white' });
  await api.put(`/jobs/${scored}`, { required_skills: ['SQL', 'Kafka', 'Python'] });
  await app.idle();
  const explained = await Promise.all(ids.map(async (id) => (await api.get(`/applications/${id}/match`)).body.data));
  const [first, ...others] = explained.map(({ application_id: _id, computed_at: _at, ...rest }) => rest);
  expect(first.score).toEqual(expect.any(Number));
  expect(others).toEqual([first, first]);
});

describe('stored apart', () => {
  test('Leave no trace of the answer in logs, events and stored requests', async () => {
    const id = await anApplication();
    await app.idle();
    const before = (await api.get(`/applications/${id}`)).body.data;
    const [counted] = await app.rows('select count(*)::int as n from events where subject_id = $1', [id]);
    await identify(id, { sex: 'other', race_ethnicity: 'native_hawaiian_or_pacific_islander' });
    await app.idle();
    expect((await api.get(`/applications/${id}`)).body.data).toEqual(before);
    expect(await app.rows('select count(*)::int as n from events where subject_id = $1', [id])).toEqual([counted]);
    const [entry] = (await api.get(`/audit-log?subject_id=${id}&action=application.self_identify`)).body.data;
    expect(entry).toMatchObject({ changed: [], before: {}, after: {} });
    const tables = await app.rows(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')
         and c.relname <> 'self_identifications'`,
    );
    for (const { name } of tables) {
      const found = await app.rows(`select 1 from ${name} t where to_jsonb(t)::text ilike any($1)`, [
        ['%native_hawaiian_or_pacific_islander%', '%race_ethnicity%'],
      ]);
      expect([name, found]).toEqual([name, []]);
    }
  });

  test('Link an answer to no record: no table has its key, and it has no IDs', async () => {
    const id = await anApplication();
    await identify(id, { sex: 'female', race_ethnicity: 'asian' });
    const columns = await app.rows(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = 'self_identifications' order by 1`,
    );
    expect(columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'answer_key bytea',
      'organization_id uuid',
      'race_ethnicity text',
      'sex text',
    ]);
    const keys = (await answers()).map(({ answer_key }) => answer_key.toString('hex'));
    const others = await app.rows(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
         and c.relname <> 'self_identifications'`,
    );
    for (const { name } of others) {
      const found = await app.rows(
        `select 1 from ${name} t where exists (select from unnest($1::text[]) k where strpos(to_jsonb(t)::text, k) > 0)`,
        [keys],
      );
      expect([name, found]).toEqual([name, []]);
    }
  });

  describe.each(['web', 'worker'] as const)('the role of %s', (process) => {
    test.each([
      'select * from self_identifications',
      'select count(*) from self_identifications',
      'select answer_key from self_identifications',
      'select 1 from self_identifications s join candidate_jobs a on true',
      'copy self_identifications to stdout',
      'select * from self_identification_secrets',
      'select inner_key from self_identification_secrets',
      'update self_identifications set sex = null returning *',
      'delete from self_identifications returning *',
      `insert into self_identifications (answer_key, organization_id) select 'x', id from organizations`,
      'create view answers as select * from self_identifications',
      'alter table self_identifications disable row level security',
      'grant select on self_identifications to public',
      `create trigger t before insert on self_identifications for each row execute function remove_self_identifications()`,
      'create or replace function self_identification_key(uuid, bytea, bytea) returns bytea language sql as $$ select $2 $$',
      'alter function identify_self(uuid, uuid, boolean, text, boolean, text) security invoker',
      'set role recruitment_owner',
      `select * from pg_statistic s where s.starelid = 'self_identifications'::regclass`,
      'create table pg_temp.x as select * from self_identifications',
    ])('may not: %s', async (statement) => {
      await expect(clients[process].query(statement)).rejects.toMatchObject({ code: '42501' });
    });

    test('sees no statistics of the answers', async () => {
      const { rows } = await clients[process].query(
        `select * from pg_stats where tablename like 'self_identification%'`,
      );
      expect(rows).toEqual([]);
    });

    test('cannot lead the functions to a table of its own', async () => {
      const client = clients[process];
      const id = await anApplication();
      await client.query('begin');
      await client.query(
        `create temp table self_identifications (answer_key bytea primary key, organization_id uuid, sex text, race_ethnicity text)`,
      );
      await client.query(`create temp table self_identification_secrets (inner_key bytea, outer_key bytea)`);
      await client.query('set local search_path = pg_temp, public');
      await client.query(`select public.identify_self($1, $2, true, 'female', true, null)`, [organizationId, id]);
      expect((await client.query('select * from pg_temp.self_identifications')).rows).toEqual([]);
      await client.query('rollback');
    });
  });

  test('Allow only listed functions to touch the answers, and let none return a row', async () => {
    const functions = await app.rows(
      `select p.proname as name, pg_get_function_result(p.oid) as result, p.proretset as is_set,
         array_to_string(p.proconfig, ';') as settings, pg_get_userbyid(p.proowner) as owner
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'self_identification' order by 1`,
    );
    expect(functions.map(({ name, result, is_set }) => [name, result, is_set])).toEqual([
      ['carry_self_identification', 'void', false],
      ['count_self_identifications', 'jsonb', false],
      ['forget_self_identifications', 'integer', false],
      ['identify_self', 'boolean', false],
      ['remove_self_identifications', 'trigger', false],
    ]);
    for (const { settings, owner } of functions) {
      expect(settings).toMatch(/search_path=public, pg_temp/);
      expect(owner).toBe('recruitment_owner');
    }
  });

  test('Return only totals to the web role, and cells only from 30 answers', async () => {
    const other = await app.tenant();
    const theirs = await jobOf(other);
    await applicants(app, other, theirs, [{ n: 29, sex: 'female', race: 'asian', score: 50 }]);
    const count = async () => {
      const { rows } = await clients.web.query(
        `select count_self_identifications($1, null, null, null, 'Applied') as counts`,
        [other.organizationId],
      );
      return rows[0].counts;
    };
    expect(await count()).toEqual({ applicants: 29, answered: 29, median_score: 50, cells: null });
    await applicants(app, other, theirs, [{ n: 1, sex: 'female', race: 'asian', score: 50 }]);
    const { cells } = await count();
    expect(cells).toEqual([
      { sex: 'female', race_ethnicity: 'asian', applicants: 30, scored: 30, above_median: 0, selected: {} },
    ]);
  });
});
