import { Migration } from '@mikro-orm/migrations';

/**
 * Without statistics of the new column, PostgreSQL expects many rows for each external ID, and walks all rows by the time
 * of their change. Automatic analysis comes only once a tenth of the rows has changed.
 */
export class Migration20261122207000_statistics extends Migration {
  override up(): void {
    for (const table of ['clients', 'jobs', 'candidates', 'candidate_jobs']) {
      this.addSql(`analyze ${table} (external_id)`);
    }
  }
}
