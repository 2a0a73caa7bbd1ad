import { Migration } from '@mikro-orm/migrations';

/**
 * Up to whom the keys of existing candidates are filled, with common ones. Workers of the release before move columns of
 * their own, and store no common keys.
 */
export class Migration20261123210000_common_keys_cursor extends Migration {
  override up(): void {
    this.addSql(`
      alter table duplicate_cursor
        add column common_organization_id uuid not null default '00000000-0000-0000-0000-000000000000',
        add column common_candidate_id uuid not null default '00000000-0000-0000-0000-000000000000',
        add column common_filled_at timestamptz(3)`);
  }
}
