import { Migration } from '@mikro-orm/migrations';

/** What a key may do. Null: everything, also what later releases add. */
export class Migration20261122100000_api_key_scopes extends Migration {
  override up(): void {
    this.addSql(`alter table api_keys add column scopes text[] check (scopes <> '{}')`);
  }
}
