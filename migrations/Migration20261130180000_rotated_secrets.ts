import { Migration } from '@mikro-orm/migrations';

/** Secrets that were replaced before `previous_secret` and sign until their times, one for each. Both have the same order. */
export class Migration20261130180000_rotated_secrets extends Migration {
  override up(): void {
    this.addSql(`
      alter table webhook_endpoints
        add column if not exists older_secrets bytea[] not null default '{}',
        add column if not exists older_secrets_expire_at timestamptz(3)[] not null default '{}'`);
  }
}
