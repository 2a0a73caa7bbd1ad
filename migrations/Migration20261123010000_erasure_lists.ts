import { Migration } from '@mikro-orm/migrations';

/** Filters of the list of erasures. Legal holds keep their reason only while they hold. */
export class Migration20261123010000_erasure_lists extends Migration {
  override up(): void {
    this.addSql('create index erasures_state_idx on erasures (organization_id, state, created_at desc, id desc)');
    this.addSql('update legal_holds set reason = null where not hold and reason is not null');
  }
}
