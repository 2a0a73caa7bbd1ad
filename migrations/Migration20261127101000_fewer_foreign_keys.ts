import { Migration } from '@mikro-orm/migrations';

/**
 * Their candidate is of their organization, and exists, by another foreign key. Each check costs every insert, and the
 * organization's row is read for all of them. One statement at a time: each locks two tables for a moment.
 */
export class Migration20261127101000_fewer_foreign_keys extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const table of ['candidate_jobs', 'outbound_messages', 'candidate_links']) {
      this.addSql(`alter table ${table} drop constraint if exists ${table}_organization_id_fkey`);
    }
  }
}
