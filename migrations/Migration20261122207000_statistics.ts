import { Migration } from '@mikro-orm/migrations';

/**
 * Without statistics of the new column, PostgreSQL expects many rows for each external ID, and walks all rows by the time
 * of their change. Automatic analysis comes only once a tenth of the rows has changed.
 */
export class Migration20261122207000_statistics extends Migration {
  override up(): void {
    for (const table of ['clients', 'jobs', 'candidates', 'candidate_jobs']) {
      // An empty table that is analyzed counts as small, and prepared plans would keep scanning it when it has grown.
      this.addSql(`
        do $$ begin
          if (select reltuples > 0 from pg_class where oid = '${table}'::regclass) then analyze ${table} (external_id); end if;
        end $$`);
    }
  }
}
