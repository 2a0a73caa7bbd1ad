import { Migration } from '@mikro-orm/migrations';

/** Emails as they were sent, beside their text. */
export class Migration20261123222000_kept_html extends Migration {
  override up(): void {
    this.addSql(`alter table outbound_messages add column kept_html text`);
  }
}
