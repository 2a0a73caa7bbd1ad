import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { exceptions } from '../http/tenancy/tenancy.statements.ts';
import { cloneDatabase } from '../support/app.ts';

// docs/scaling.md is the list: a name that is new here needs a row there, with its reason and its way out.
const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/scaling.md'), 'utf8');

const client = new pg.Client({ connectionString: (await cloneDatabase()).admin });
await client.connect();
afterAll(() => client.end());
const names = async (sql: string): Promise<string[]> =>
  (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name).sort();

/** The names in backticks in the first column of the table under the heading. */
function listed(heading: string): string[] {
  const section = page.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/scaling.md has no heading “${heading}”`);
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .sort();
}

const hasTenant = (table: string) =>
  `exists (select from pg_attribute a where a.attrelid = ${table} and a.attname = 'organization_id')`;
// A partition is as its table.
const inPublic = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
const uniqueWithoutTenant = `
  from pg_class c join pg_index i on i.indrelid = c.oid and i.indisunique
  where ${inPublic} and ${hasTenant('c.oid')} and not exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnum = any(i.indkey))`;

const oneServer = /pg_(?:try_)?advisory_|pg_notify|change_horizon\(|pg_backend_pid|\.xmin\b/;

const hazards: [string, () => Promise<string[]>][] = [
  [
    'Tables of no organization',
    () => names(`select c.relname as name from pg_class c where ${inPublic} and not ${hasTenant('c.oid')}`),
  ],
  [
    'Unique keys without the organization',
    () => names(`select i.indexrelid::regclass::text as name ${uniqueWithoutTenant}`),
  ],
  [
    'Tables whose organization is computed',
    () =>
      names(`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where ${inPublic} and a.attname = 'organization_id' and a.attgenerated <> ''`),
  ],
  [
    'Foreign keys without the organization, or that set null',
    () =>
      names(`select k.conname as name from pg_constraint k
        where k.contype = 'f' and k.connamespace = 'public'::regnamespace and (k.confdeltype = 'n' or not (
          k.confrelid = 'organizations'::regclass or exists (
            select from unnest(k.conkey, k.confkey) as u (own, other)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.own and a.attname = 'organization_id'
            join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.other and b.attname = 'organization_id')))`),
  ],
  [
    'Sequences',
    () =>
      names(`select c.relnamespace::regnamespace || '.' || c.relname as name from pg_class c where c.relkind = 'S'`),
  ],
  [
    'Trigger functions',
    () =>
      names(`select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where not t.tgisinternal and p.pronamespace = 'public'::regnamespace`),
  ],
  [
    'Schedules that read all organizations',
    async () =>
      modules
        .flatMap(({ handlers = [] }) => handlers)
        .flatMap(({ task }) => (task.cron === undefined ? [] : [task.name]))
        .sort(),
  ],
  [
    'Tables that some statement reads without an organization',
    async () => [...new Set(exceptions.flatMap(({ tables }) => tables))].sort(),
  ],
  [
    'Code that relies on one server',
    async () =>
      globSync('src/**/*.ts', { cwd: root })
        .filter((file) => !file.startsWith('src/development/'))
        .filter((file) => oneServer.test(readFileSync(path.join(root, file), 'utf8')))
        .sort(),
  ],
];

test.each(hazards)('List in docs/scaling.md what would have to change for shards: %s', async (heading, found) => {
  expect(listed(heading)).toEqual(await found());
});

test('Notice a table, keys and a sequence that are not listed', async () => {
  await client.query('begin');
  await client.query(
    `create table things (id serial primary key, organization_id uuid not null, job_id uuid references jobs (id))`,
  );
  await client.query(`create table shared_things (name text)`);
  const added: string[] = [];
  for (const [heading, found] of hazards) {
    const known = listed(heading);
    added.push(...(await found()).filter((name) => !known.includes(name)));
  }
  await client.query('rollback');
  expect(added).toEqual(['shared_things', 'things_pkey', 'things_job_id_fkey', 'public.things_id_seq']);
});

// PostgreSQL has the rule of distributed tables for partitions too: a unique key contains the key of the partitions.
test('Split every organization’s tables by organization_id once the listed keys begin with it', async () => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${inPublic} and ${hasTenant('c.oid')} order by 1`,
  );
  const { rows: keys } = await client.query<{ table: string; columns: string[]; nulls: string }>(
    `select i.indrelid::regclass::text as table,
       case when i.indnullsnotdistinct then 'nulls not distinct' else '' end as nulls,
       array(select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) k) as columns
     from pg_index i where i.indisunique and i.indpred is null and i.indrelid::regclass::text = any($1)`,
    [tables.map(({ name }) => name)],
  );
  const { rows: links } = await client.query<{ table: string; definition: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conrelid::regclass::text = any($1)`,
    [tables.map(({ name }) => name)],
  );
  await client.query('begin');
  await client.query('create schema split');
  for (const { name } of tables) {
    await client.query(
      `create table split.${name} (like ${name} including defaults including constraints) partition by hash (organization_id)`,
    );
    for (const n of [0, 1]) {
      await client.query(
        `create table split.${name}_${n} partition of split.${name} for values with (modulus 2, remainder ${n})`,
      );
    }
  }
  for (const { table, columns, nulls } of keys) {
    const withTenant = columns.includes('organization_id') ? columns : ['organization_id', ...columns];
    await client.query(`create unique index on split.${table} (${withTenant.join(', ')}) ${nulls}`);
  }
  for (const { table, definition } of links) {
    const target = definition.replace(/REFERENCES (?!organizations\b)/, 'REFERENCES split.');
    await client.query(`alter table split.${table} add ${target}`);
  }
  const { rows: made } = await client.query(
    `select count(*)::int as n from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
     where c.relnamespace = 'split'::regnamespace`,
  );
  await client.query('rollback');
  expect(made).toEqual([{ n: tables.length }]);
  expect(tables.length).toBeGreaterThan(40);
});
