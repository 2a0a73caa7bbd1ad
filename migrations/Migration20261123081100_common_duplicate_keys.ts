import { Migration } from '@mikro-orm/migrations';

/**
 * Keys that too many candidates share for a pair. When candidates are erased or merged, the worker looks at these again.
 * It also fills them for existing candidates, by comparing these once more.
 */
export class Migration20261123081100_common_duplicate_keys extends Migration {
  override up(): void {
    this.addSql(`
      create table common_duplicate_keys (
        organization_id uuid not null references organizations (id),
        kind text not null check (kind in ('phone', 'employer')),
        key uuid not null,
        primary key (organization_id, kind, key)
      )`);
    this.addSql(`
      update duplicate_cursor set filled_at = null, filled_organization_id = default, filled_candidate_id = default`);
  }
}
