import { Migration } from '@mikro-orm/migrations';

/** The place in the event log up to which webhooks have been queued, for all organizations. */
export class Migration20261122201100_webhook_cursor extends Migration {
  override up(): void {
    this.addSql(`
      create table webhook_cursor (
        is_only boolean primary key default true check (is_only),
        recorded_at timestamptz not null,
        event_id uuid not null
      )`);
    // Endpoints get events only from their creation on.
    this.addSql(`
      insert into webhook_cursor (recorded_at, event_id)
      values (date_trunc('milliseconds', now()), '00000000-0000-0000-0000-000000000000')`);
  }
}
