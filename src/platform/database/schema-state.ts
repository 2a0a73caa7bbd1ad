import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Unavailable } from '../errors.ts';
import { migrationsFolder } from './connection.ts';
import type { Database } from './database.ts';
import { codeOf } from './failure.ts';
import { sql } from './sql.ts';

let names: readonly string[] | undefined;
const migrationNames = (): readonly string[] =>
  (names ??= readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts')));

/** Whether every migration of this release is applied, and this role has been granted its rights. */
export async function isMigrated(db: Database): Promise<boolean> {
  try {
    const row = await db.row<{ missing: number }>(
      sql`select count(*) as missing from unnest(${migrationNames()}::text[]) as name
        where name not in (select name from schema_migrations)`,
    );
    return row?.missing === 0;
  } catch (error) {
    // The table does not exist, or this role may not read it yet.
    if (['42P01', '42501'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

export const notMigrated = (): Unavailable =>
  new Unavailable('The database is not migrated yet. Run: node src/cli.ts migrate');

/** Whether this process could create tables. */
export async function ownsSchema(db: Database): Promise<boolean> {
  const row = await db.row<{ owns: boolean }>(
    sql`select coalesce(has_schema_privilege(current_schema(), 'create'), false) as owns`,
  );
  return row?.owns ?? false;
}
