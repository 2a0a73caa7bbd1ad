import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { migrate } from '../../src/app/migrate.ts';
import { until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { sessionOfTest } from '../support/session.ts';

const admin = new pg.Client(inject('adminUrl'));
await admin.connect();
afterAll(() => admin.end());

/** An empty database, with the URL of a role that owns nothing in it, and one of a superuser. */
async function emptyDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const role = `${name}_role`;
  await admin.query(`create database ${name}`);
  await admin.query(`create role ${role} login password 'p'`);
  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role ${role}`);
  });
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  const superuser = url.href;
  const client = new pg.Client(superuser);
  await client.connect();
  afterAll(() => client.end());
  url.username = role;
  url.password = 'p';
  return { name, role, url: url.href, superuser, run: (text: string) => client.query(text) };
}

const tables = `select 1 from pg_class where relname in ('organizations', 'schema_migrations')`;

test('List every missing right and its statement before the first change, then migrate with these statements', async () => {
  const { name, role, url, run } = await emptyDatabase();
  const refused: Error = await migrate(url).then(
    () => new Error('not refused'),
    (error: Error) => error,
  );
  expect(refused.message).toContain(`The role ${role} cannot migrate the database ${name}. Nothing has changed.`);
  const statements = refused.message.split('\n').filter((line) => /^ {2}(grant|create|alter)/.test(line));
  expect(statements.map((line) => line.trim())).toEqual([
    `grant usage, create on schema "public" to "${role}";`,
    `grant create on database "${name}" to "${role}";`,
  ]);
  expect((await run(tables)).rowCount).toBe(0);
  for (const statement of statements) await run(statement);
  await migrate(url);
  // A second time, while somebody adds tasks.
  await run('begin; lock table pgboss.job_common in row exclusive mode');
  await migrate(url);
  await run('rollback');
  expect((await run(tables)).rowCount).toBe(2);
});

test('Give the tables of a superuser to the role that migrates, and never the role of the superuser', async () => {
  const { name, role, url, superuser, run } = await emptyDatabase();
  await migrate(superuser);
  await run(`grant usage, create on schema public to ${role}; grant create on database ${name} to ${role}`);
  await run(
    'create table notes_of_others (id int); create role notes_owner; alter table notes_of_others owner to notes_owner',
  );
  onTestFinished(async () => void (await run('drop owned by notes_owner; drop role notes_owner')));
  const owner = new URL(superuser).username;
  const refused: Error = await migrate(url).then(
    () => new Error('not refused'),
    (error: Error) => error,
  );
  expect(refused.message).toContain(`ownership of the tables, which belong to ${owner}`);
  expect(refused.message).not.toMatch(/grant "/);
  const [, statement = ''] = /superuser:\n([^]*)/.exec(refused.message) ?? [];
  await run(statement);
  // A later migration changes these tables.
  await run('alter table api_keys drop column scopes');
  await run(`delete from schema_migrations where name = 'Migration20261122100000_api_key_scopes'`);
  await migrate(url);
  const owned = `select distinct pg_get_userbyid(relowner)::text as owner from pg_class
    where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`;
  expect((await run(owned)).rows.map((row) => row.owner)).toEqual(['notes_owner', role]);
  const rest = `select proname from pg_proc where proowner = '${owner}'::regrole and pronamespace = 'pgboss'::regnamespace
    union all select nspname from pg_namespace where nspname = 'pgboss' and nspowner = '${owner}'::regrole
    union all select typname from pg_type where typnamespace = 'pgboss'::regnamespace and typowner = '${owner}'::regrole`;
  expect((await run(rest)).rows).toEqual([]);
});

test('Migrate with pg_trgm in a schema outside the search path, once its role may use it', async () => {
  const { name, role, url, run } = await emptyDatabase();
  await run(`create schema extensions`);
  await run(`create extension pg_trgm schema extensions`);
  await run(`grant usage, create on schema public to ${role}`);
  await run(`grant create on database ${name} to ${role}`);
  await expect(migrate(url)).rejects.toThrow(`grant usage on schema "extensions" to "${role}";`);
  await run(`grant usage on schema extensions to ${role}`);
  await migrate(url);
  const { rows } = await run(`select count(*)::int as n from pg_indexes where indexdef like '%gin_trgm_ops%'`);
  expect(rows[0].n).toBeGreaterThan(2);
});

test('Let requests pass while a migration waits for the lock of a table, and say that it waits', async () => {
  const { superuser, run } = await emptyDatabase();
  await migrate(superuser);
  const again = 'Migration20261122100000_api_key_scopes';
  await run('alter table api_keys drop column scopes');
  await run(`delete from schema_migrations where name = '${again}'`);
  const [reader, other] = [await sessionOfTest(superuser), await sessionOfTest(superuser)];
  await reader.query('begin; select from api_keys');
  let said = 0;
  const migrating = migrate(superuser, { onBlocked: () => said++ });
  const waits = `select query_start::text as since from pg_stat_activity
    where datname = current_database() and application_name like 'migrate%' and wait_event_type = 'Lock'`;
  const attempts = new Set<string>();
  const hasTriedAgain = async () => {
    for (const { since } of (await run(waits)).rows) attempts.add(since);
    return attempts.size > 1;
  };
  await until(hasTriedAgain, 'it to wait again');
  expect(said).toBe(1);
  // It waits behind the migration, no longer than that does.
  await other.query(`set statement_timeout = '10s'`);
  await other.query('select from api_keys');
  await reader.query('commit');
  expect(await migrating).toEqual([again]);
  expect((await run(`select 1 from schema_migrations where name = '${again}'`)).rowCount).toBe(1);
});

describe('without time limits', async () => {
  const { name, role, url, superuser, run } = await emptyDatabase();
  await migrate(superuser);
  await run(`grant ${new URL(superuser).username} to ${role}`);
  // What hosts set.
  for (const limit of [
    'statement_timeout',
    'lock_timeout',
    'idle_in_transaction_session_timeout',
    'idle_session_timeout',
  ])
    await run(`alter database ${name} set ${limit} = '1s'`);
  const last = (await run('select name from schema_migrations order by id desc limit 1')).rows[0].name;
  const backends = async () =>
    (
      await admin.query(
        `select state, wait_event_type from pg_stat_activity where datname = $1 and application_name like 'migrate%'`,
        [name],
      )
    ).rows;

  test('Wait for another migration as long as it runs, and leave no backend behind when killed', async () => {
    const other = await sessionOfTest(superuser);
    await other.query('set idle_session_timeout = 0');
    await other.query(`select pg_advisory_lock(hashtext('recruitment-pipeline migrations'))`);
    const [killed, waiting] = [1, 2].map(() => startChild('src/cli.ts', { DATABASE_URL: url }, ['migrate']));
    const waits = 'Another migration is running; waiting for it to end.';
    for (const child of [killed, waiting]) await until(async () => child?.output().includes(waits), 'it to wait');
    killed?.process.kill('SIGKILL');
    await until(async () => (await backends()).length === 1, 'the backend of the killed one to end');
    await other.end();
    expect(await waiting?.exit(), waiting?.output()).toEqual([0, null]);
    expect(await backends()).toEqual([]);
  });

  test('Finish a statement that takes longer than the limits of the server, and end that of a killed process', async () => {
    await run(`delete from schema_migrations where name = '${last}'`);
    // The next migration waits for its first statement as for a slow one.
    const other = await sessionOfTest(superuser);
    await other.query('set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0');
    await other.query('begin; lock table schema_migrations in access exclusive mode');
    const killed = startChild('src/cli.ts', { DATABASE_URL: url }, ['migrate']);
    const waiting = async () => (await backends()).filter((b) => b.wait_event_type === 'Lock').length;
    await until(async () => (await waiting()) === 1, 'it to wait');
    killed.process.kill('SIGKILL');
    await until(async () => (await backends()).length === 0, 'its backends to end');
    const patient = startChild('src/cli.ts', { DATABASE_URL: url }, ['migrate']);
    await until(async () => (await waiting()) === 1, 'the next to wait');
    const since = (await admin.query('select now() as at')).rows[0].at;
    // Longer than every limit of the database.
    await until(
      async () =>
        (await admin.query(`select now() > $1::timestamptz + interval '3 seconds' as late`, [since])).rows[0].late,
      'three seconds to pass',
    );
    await until(async () => (await waiting()) === 1, 'it to wait still');
    await other.query(`insert into schema_migrations (name) values ('${last}')`);
    await other.query('commit');
    expect(await patient.exit(), patient.output()).toEqual([0, null]);
  });
});
