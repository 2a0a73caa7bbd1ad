import { Migration } from '@mikro-orm/migrations';

/** Tokens that each organization spent on the language model, by day in UTC. */
export class Migration20261121112000_ai_usage extends Migration {
  override up(): void {
    this.addSql(`
      create table ai_usage (
        organization_id uuid not null references organizations (id),
        day date not null,
        requests int not null,
        tokens bigint not null,
        primary key (organization_id, day)
      )`);
  }
}
