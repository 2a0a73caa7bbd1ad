import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { personalFiles, personalTables } from '../../src/app/personal-data.ts';
import { sql, statementOf } from '../../src/platform/database/sql.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLogger } from '../../src/platform/log.ts';
import type { PersonalTable } from '../../src/platform/personal-data.ts';
import { cloneDatabase } from '../support/app.ts';

const { admin } = await cloneDatabase();
const db = new pg.Client(admin);
await db.connect();
afterAll(() => db.end());

const registered = new Map(personalTables.map((one) => [one.table, one]));
const columnsOf = ({ personal = {}, other = [] }: PersonalTable): string[] =>
  other === 'all' ? [] : [...Object.keys(personal), ...other];
const plainTypes = new Set(['uuid', 'timestamptz', 'bool']);

type Column = { table: string; name: string; type: string };
const columnsNow = async (): Promise<Column[]> =>
  (
    await db.query(
      `select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as table, a.attname as name,
         t.typname as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
         join pg_type t on t.oid = a.atttypid
       where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0
         and not a.attisdropped`,
    )
  ).rows;
const columns = await columnsNow();

/** Columns that may hold something about a person and are not registered. */
const unregistered = (some: readonly Column[]): string[] =>
  some
    .filter(({ table, name, type }) => {
      const entry = registered.get(table);
      if (entry?.other === 'all') return false;
      return !entry || (!columnsOf(entry).includes(name) && !plainTypes.has(type));
    })
    .map(({ table, name }) => `${table}.${name}`)
    .sort();

/** Tables that refer to candidates, and for which the registry does not say what erasing does. */
const unerased = (some: readonly Column[]): string[] => {
  const referring = some.filter(({ name }) =>
    /^(candidate|application|session|interview|pending_application)_id$/.test(name),
  );
  return [...new Set(referring.map(({ table }) => table))].filter((table) => !registered.get(table)?.ofPerson);
};

describe('the registry of personal data', () => {
  test('names every table and column that may hold something about a person', () => {
    expect(unregistered(columns)).toEqual([]);
  });

  test('notices a new column, a new table and a new reference to candidates', async () => {
    await db.query('begin');
    await db.query(`
      alter table candidates add column nickname text, add column seen_at timestamptz;
      alter table tasks add column caption varchar(20);
      alter table pgboss.job add column caption text;
      create table referrals (id uuid, organization_id uuid, candidate_id uuid, referrer jsonb);
      alter table clients add column candidate_id uuid`);
    const now = await columnsNow();
    await db.query('rollback');
    expect(unregistered(now)).toEqual([
      'candidates.nickname',
      'pgboss.job.caption',
      ...['candidate_id', 'id', 'organization_id', 'referrer'].map((name) => `referrals.${name}`),
      'tasks.caption',
    ]);
    expect(unerased(now).sort()).toEqual(['clients', 'referrals']);
  });

  test('names each table and file store once, and only columns that exist', () => {
    const shared = personalTables.flatMap(({ ofPerson }) => ofPerson?.shared?.store ?? []);
    const names = [...registered.keys(), ...shared, ...new Set(personalFiles.map(({ store }) => store))];
    expect(personalTables.length).toBe(registered.size);
    expect(names).toEqual([...new Set(names)]);
    const known = new Set(columns.flatMap(({ table, name }) => [table, `${table}.${name}`]));
    const named = personalTables.flatMap((one) => {
      const names = columnsOf(one);
      expect(new Set(names).size, one.table).toBe(names.length);
      return [one.table, ...names.map((name) => `${one.table}.${name}`)];
    });
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('says what erasing does to every table that refers to candidates', () => {
    expect(unerased(columns)).toEqual([]);
    for (const { table, ofPerson } of personalTables) {
      if (ofPerson?.erasure.action === 'kept') expect(ofPerson.erasure.reason, table).toMatch(/\w{3}/);
    }
  });

  test('finds the rows of a person by indexes', async () => {
    const [candidateId, other] = [newId(), newId()];
    const addresses = [{ candidateId, address: 'someone@example.com' }];
    const people = { organizationId: newId(), candidateIds: [candidateId, other], addresses };
    await db.query('set enable_seqscan = off');
    for (const { table, ofPerson } of personalTables) {
      if (!ofPerson) continue;
      for (const condition of [ofPerson.rows, ofPerson.shared?.rows]) {
        if (!condition) continue;
        const { text, values } = statementOf(condition(people));
        const { rows } = await db.query(`explain (costs off) select from ${table} where ${text}`, values);
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan, table).not.toMatch(/Seq Scan/);
      }
    }
    for (const { store, ofPerson } of personalFiles) {
      const { text, values } = statementOf(sql`select * from (${ofPerson(people)}) as found`);
      const { fields } = await db.query(text, values);
      expect(
        fields.map((field) => field.name),
        store,
      ).toEqual(['candidate_id', 'name', 'files']);
    }
  });

  test('has the files of every module that stores some', () => {
    const storing = modules.filter(({ name }) => {
      const text = readFileSync(new URL(`../../src/modules/${name}/module.ts`, import.meta.url), 'utf8');
      return /fileStoreToken|\bMailer\b/.test(text);
    });
    // These write to users, only remove files, or store logos.
    const exempt = ['access', 'decisions', 'integrations', 'notes', 'organizations', 'privacy', 'test-data'];
    expect(
      storing.filter((m) => !m.personalFiles && !m.traceSearch && !exempt.includes(m.name)).map((m) => m.name),
    ).toEqual([]);
  });

  test('lists no name or address column that the log would show', () => {
    const lines: string[] = [];
    const log = createLogger({ environment: 'production', logLevel: 'info' }, 'test', {
      write: (line) => void lines.push(line),
    });
    for (const { table, personal = {} } of personalTables) {
      for (const [column, kind] of Object.entries(personal)) {
        if (kind === 'identity' && column !== 'external_id') log.info({ [column]: 'Zqx Person' }, table);
        if (kind === 'contact') log.info({ [column]: 'zqx.person@example.com, +91 98765 43210' }, table);
      }
    }
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.filter((line) => /zqx|98765/i.test(line))).toEqual([]);
  });
});
