import { Migration } from '@mikro-orm/migrations';

/** Whether a tombstone is of an erased person: its id answers 410, one that was plainly deleted 404. */
export class Migration20261122221000_gone_records extends Migration {
  override up(): void {
    this.addSql(`alter table tombstones add column erased boolean not null default false`);
  }
}
