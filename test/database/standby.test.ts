import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../src/app/migrate.ts';
import { startEmbedded } from '../../src/development/embedded-postgres.ts';
import { StandbyReads } from '../../src/platform/database/server/standby-reads.ts';
import { startApp, until } from '../support/app.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-standby-'));
chmodSync(folder, 0o711);
const [one, two] = ['one', 'two'].map((name) => path.join(folder, name)) as [string, string];
const settings = ['fsync=off', 'wal_level=replica', 'wal_receiver_status_interval=1'];

// A copy of a stopped server becomes its standby: the packaged PostgreSQL has no pg_basebackup.
let primary = await startEmbedded({ dataDir: one, settings });
afterAll(async () => {
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});
await migrate(primary.url);
const { port, username, password } = new URL(primary.url);
await primary.stop();
execFileSync('cp', ['-a', one, two]);
execFileSync('cp', ['-a', path.join(two, 'cluster/PG_VERSION'), path.join(two, 'cluster/standby.signal')]);
primary = await startEmbedded({ dataDir: one, port: Number(port), settings });
const conninfo = `host=127.0.0.1 port=${port} user=${username} password=${password}`;
const standby = await startEmbedded({ dataDir: two, settings: [...settings, `primary_conninfo=${conninfo}`] });
afterAll(() => standby.stop());

const app = await startApp({
  worker: false,
  config: { databaseUrl: primary.url, databaseReads: { url: standby.url, waitMs: 400 } },
});
const { api } = await app.tenant();
const onStandby = async (sql: string): Promise<any[]> => {
  const client = new pg.Client(standby.url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
/** When the standby last served a search. */
const lastSearch = async (): Promise<number> => {
  const [row] = await onStandby(
    `select extract(epoch from max(query_start))::float8 as at from pg_stat_activity
     where application_name = 'web-standby' and query like '%ilike%'`,
  );
  return row.at ?? 0;
};
const search = async (name: string) => {
  const { status, body } = await api.get(`/clients?search=${name}`);
  return { status, names: body.data.map((client: { name: string }) => client.name) };
};
let made = 0;
/** Searches for a client that was created just before. */
const searchNew = async () => {
  const name = `Client-${++made}-new`;
  expect((await api.post('/clients', { name })).status).toBe(201);
  expect(await search(name)).toEqual({ status: 200, names: [name] });
};
const untilServed = async () => {
  const before = await lastSearch();
  await until(async () => {
    await searchNew();
    return (await lastSearch()) > before;
  }, 'a search on the standby');
};

test('Serve searches and deep pages from the standby, which has every earlier write', async () => {
  await untilServed();
  for (let n = 0; n < 10; n++) await searchNew();
  const [{ commits }] = await onStandby(`select count(*)::int as commits from clients`);
  expect(commits).toBe(made);
  expect((await api.get('/clients?offset=1000')).body.meta.total).toBe(made);
  const [{ deep }] = await onStandby(
    `select count(*)::int as deep from pg_stat_activity where application_name = 'web-standby' and query like '%offset%'`,
  );
  expect(deep).toBe(1);
});

test('Serve searches from the primary while the standby is late', async () => {
  await onStandby('select pg_wal_replay_pause()');
  const before = await lastSearch();
  await searchNew();
  await searchNew();
  expect(await lastSearch()).toBe(before);
  await onStandby('select pg_wal_replay_resume()');
  await untilServed();
});

test('Serve searches from the primary while the standby is unavailable', async () => {
  await standby.stop();
  await searchNew();
  await searchNew();
});

test('Say that a server which takes writes is no standby, and read nothing there', async () => {
  const problems: unknown[] = [];
  const pool = new pg.Pool({ connectionString: primary.url });
  const reads = new StandbyReads(pool, { waitMs: 10, onChange: (problem) => problems.push(problem) });
  expect(await reads.rows({ text: 'select 1', values: [] }, '0/0')).toBeUndefined();
  expect(problems).toEqual(['no standby']);
  expect(reads.isUsable()).toBe(false);
  await reads.close();
});
