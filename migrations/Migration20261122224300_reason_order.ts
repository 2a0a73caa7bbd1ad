import { Migration } from '@mikro-orm/migrations';

/** The defaults keep their order: a time that equals the transaction's start would be replaced by the current one. */
export class Migration20261122224300_reason_order extends Migration {
  override up(): void {
    this.addSql(`
      do $$ begin
        execute replace(pg_get_functiondef('add_default_reasons'::regproc), 'clock_timestamp() - d.n *', 'now() - (d.n + 1) *');
      end $$`);
  }
}
