import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/app/migrate.ts';
import { startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { startWebChild } from '../support/processes/web-child.ts';

const app = await startApp();
const { api } = await app.tenant();

async function clientOf(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}
const [web, worker] = await Promise.all([clientOf(app.urls.web), clientOf(app.urls.worker)]);
afterAll(() => Promise.all([web.end(), worker.end()]));
const clients = { web, worker };
const refusal = { code: '42501' };

async function newRole(): Promise<{ name: string; url: string }> {
  const name = `role_${randomBytes(6).toString('hex')}`;
  await app.rows(`create role ${name} login password 'p'`);
  await app.rows(`grant ${name} to recruitment_owner`);
  const url = new URL(app.urls.web);
  url.username = name;
  url.password = 'p';
  onTestFinished(async () => {
    await app.rows(`drop owned by ${name}; drop role ${name}`);
  });
  return { name, url: url.href };
}

describe.each(['web', 'worker'] as const)('the role of %s', (process) => {
  test.each([
    `update audit_entries set action = 'nothing'`,
    'delete from audit_entries',
    'truncate audit_entries',
    'update credit_entries set amount = 1',
    'delete from credit_entries',
    'create table notes (id int)',
    'create schema notes',
    'alter table candidates add column note text',
    'drop table candidates',
    'truncate candidates',
    'create index on candidates (full_name)',
    `alter function change_horizon() security invoker`,
    `insert into schema_migrations (name) values ('x')`,
    `update installation_secrets set secret = 'known'`,
    'create table pgboss.notes (id int)',
  ])('may not: %s', async (statement) => {
    await expect(clients[process].query(statement)).rejects.toMatchObject(refusal);
  });

  test('may append to the audit log', async () => {
    await clients[process].query('begin');
    const statement = `insert into audit_entries (id, organization_id, action) select gen_random_uuid(), id, 'test' from organizations`;
    expect((await clients[process].query(statement)).rowCount).toBeGreaterThan(0);
    await clients[process].query('rollback');
  });

  test('sees that the other writes, so that incremental sync misses nothing', async () => {
    const other = clients[process === 'web' ? 'worker' : 'web'];
    await other.query('begin');
    const { rows } = await other.query('select pg_current_xact_id(), now()::text as start');
    const seen = await clients[process].query('select change_horizon() <= $1::timestamptz as is_seen', [rows[0].start]);
    await other.query('rollback');
    expect(seen.rows[0].is_seen).toBe(true);
  });
});

test.each([
  'select hash from api_keys',
  'select secret from installation_secrets',
  'select sess from console_sessions',
  'select sid from console_sessions',
  'select token_hash from sign_in_links',
  'select token_hash from candidate_links',
  'select body from idempotency_keys',
  'select email from talent_pool_profiles',
  'select address from former_addresses',
])('Deny the worker: %s', async (statement) => {
  await expect(worker.query(statement)).rejects.toMatchObject(refusal);
});

/** Roles have had their rights on the tables that these write since an earlier release. */
const releasedTriggers = [
  ...['clients_count_jobs', 'count_application_moved', 'count_applications', 'count_candidate_details'],
  ...['count_candidates', 'count_clients', 'count_decisions', 'count_jobs', 'count_moved', 'count_screening_sessions'],
  ...['count_video_interviews', 'forget_consent_texts', 'jobs_count_application', 'mirror_test_organization'],
  ...['mirror_test_user', 'write_application_events', 'write_candidate_jobs_events', 'write_candidates_events'],
  ...['write_clients_events', 'write_jobs_events', 'write_message_events', 'write_screening_sessions_events'],
  ...['write_update_event', 'write_video_interviews_events'],
];

// `migrate` grants rights last: until then, triggers of web and worker that run write into tables they may not use.
test('Run triggers that write into new tables with the rights of the owner', async () => {
  const writes = String.raw`\m(insert into|delete from|update \w+ (\w+ )?set)\M`;
  const found = await app.rows(
    `select proname as name from pg_proc p
      where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype and not prosecdef
        and prosrc ~ $1 order by 1`,
    [writes],
  );
  expect(found.map(({ name }) => name)).toEqual(releasedTriggers);
});

test('Delete expired rows of secrets in the worker', async () => {
  await worker.query(`delete from console_sessions where expire < now()`);
  await worker.query(`delete from sign_in_links where created_at < now() - interval '90 days'`);
  await worker.query(`delete from idempotency_keys where created_at <= now() - interval '24 hours'`);
});

describe('migrate', () => {
  test('Take back rights that were granted by hand, and grant those on later tables', async () => {
    const roles = { web: 'recruitment_web', worker: 'recruitment_worker' };
    await app.rows('grant update on audit_entries to recruitment_web');
    await app.rows('create table later_notes (id int); alter table later_notes owner to recruitment_owner');
    await migrate(app.urls.owner, { roles });
    await expect(web.query(`update audit_entries set action = 'x'`)).rejects.toMatchObject(refusal);
    await web.query('insert into later_notes values (1)');
    await worker.query('delete from later_notes');
    await app.rows('drop table later_notes');
  });

  test('List missing roles and memberships with their statements', async () => {
    const [name] = ['missing_web'];
    await expect(migrate(app.urls.owner, { roles: { web: name, worker: 'recruitment_worker' } })).rejects.toThrow(
      /create role "missing_web" login[^]*grant "missing_web" to "recruitment_owner";/,
    );
    await expect(
      migrate(app.urls.owner, { roles: { web: 'recruitment_owner', worker: 'recruitment_worker' } }),
    ).rejects.toThrow(/other than recruitment_owner, which owns the tables/);
  });

  test('Grant the rights of web and worker to the user of DATABASE_URL, given MIGRATE_DATABASE_URL', async () => {
    const role = await newRole();
    const settings = { DATABASE_URL: role.url, MIGRATE_DATABASE_URL: app.urls.owner };
    const child = startChild('src/cli.ts', settings, ['migrate']);
    expect(await child.exit(), child.output()).toEqual([0, null]);
    expect(child.output()).toBe('{"applied":[]}\n');
    const client = await clientOf(role.url);
    onTestFinished(() => client.end());
    await client.query(
      'select hash from api_keys; select sess from console_sessions; select token_hash from sign_in_links',
    );
    await expect(client.query('delete from audit_entries')).rejects.toMatchObject(refusal);
  });
});

test('Answer 503 at /readyz until the role has its rights', async () => {
  const role = await newRole();
  const web = await startWebChild({
    DATABASE_URL: role.url,
    NODE_ENV: 'production',
    DATA_DIR: app.config.dataDir,
  });
  onTestFinished(() => void web.process.kill('SIGKILL'));
  const answer = await fetch(`${web.base}/readyz`);
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { error: { message: expect.stringMatching(/not migrated/) } },
  ]);
});

test('Warn in production of a process that uses the role of the owner', async () => {
  const start = (url: string) =>
    startChild('worker/main.ts', { DATABASE_URL: url, NODE_ENV: 'production', DATA_DIR: app.config.dataDir });
  const [owner, own] = [start(app.urls.owner), start(app.urls.worker)];
  onTestFinished(() => [owner, own].forEach((child) => child.process.kill('SIGKILL')));
  const warning = /uses the role that owns the tables/;
  await until(async () => warning.test(owner.output()), 'the warning');
  await until(async () => /worker is running/.test(own.output()), 'the worker to run');
  expect(own.output()).not.toMatch(warning);
});

test('Read resumes, score and write to candidates with these roles', async () => {
  const job = (await api.post('/jobs', { title: 'Engineer', required_skills: ['SQL'] })).body.data;
  const made = await api.post('/candidates', {
    full_name: 'Asha Rao',
    email: 'asha@example.com',
    application: { job_id: job.id },
  });
  expect(made.status).toBe(201);
  await app.idle();
  const id = made.body.data.applications[0].id;
  expect((await api.get(`/applications/${id}`)).body.data.outreach_sent_at).not.toBeNull();
  expect(await app.rows(`select 1 from pgboss.job where name like '%.dead'`)).toEqual([]);
});
