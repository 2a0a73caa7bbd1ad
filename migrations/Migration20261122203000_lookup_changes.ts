import { Migration } from '@mikro-orm/migrations';

/** When users and pipeline statuses change, for incremental sync: later than the transaction's id, as in other lists. */
export class Migration20261122203000_lookup_changes extends Migration {
  override up(): void {
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on users for each row execute function stamp_change()`,
      );
    }
    this.addSql('alter table organizations add column statuses_changed_at timestamptz(3) not null default now()');
    this.addSql(`
      create function stamp_statuses() returns trigger language plpgsql as $$
      declare
        xact xid8 := pg_current_xact_id();
      begin
        new.statuses_changed_at := clock_timestamp();
        return new;
      end $$`);
    this.addSql(
      `create trigger stamp_statuses before update of pipeline_statuses on organizations
       for each row when (old.pipeline_statuses is distinct from new.pipeline_statuses) execute function stamp_statuses()`,
    );
  }
}
