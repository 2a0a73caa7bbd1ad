import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestApp } from '../support/app.ts';

/** Where any of the texts is, in lower case, in tables with all their columns and in files. */
export async function tracesIn(app: TestApp, traces: readonly string[]): Promise<string[]> {
  const hex = traces.map((trace) => Buffer.from(trace).toString('hex'));
  const tables = await app.rows(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and c.relkind in ('r', 'p') and not c.relispartition`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await app.rows(`select t::text as row from ${name} t where t::text ilike any($1)`, [
      [...traces, ...hex].map((pattern) => `%${pattern}%`),
    ]);
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`));
  }
  for (const file of filesOf(app)) {
    const text = readFileSync(file).toString('latin1').toLowerCase();
    if (traces.some((trace) => text.includes(trace.toLowerCase()) || file.includes(trace))) found.push(file);
  }
  return found;
}

export const filesOf = ({ config }: TestApp): string[] =>
  readdirSync(config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
