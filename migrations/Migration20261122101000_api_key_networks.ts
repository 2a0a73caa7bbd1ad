import { Migration } from '@mikro-orm/migrations';

/** Networks of a key, its successor, and keys that outlive the user who made them. */
export class Migration20261122101000_api_key_networks extends Migration {
  override up(): void {
    this.addSql(`alter table api_keys add constraint api_keys_organization_id_key unique (organization_id, id)`);
    this.addSql(`
      alter table api_keys
        add column allowed_ips text[] check (allowed_ips <> '{}'),
        add column successor_id uuid,
        add column by_operator boolean not null default false,
        add constraint api_keys_successor_fkey foreign key (organization_id, successor_id) references api_keys (organization_id, id)`);
    this.addSql(`update api_keys set by_operator = true where created_by_user_id is null and revoked_at is null`);
    this.addSql(`
      alter table api_keys
        drop constraint api_keys_organization_id_created_by_user_id_fkey,
        add constraint api_keys_creator_fkey foreign key (organization_id, created_by_user_id)
          references users (organization_id, id) on delete set null (created_by_user_id)`);
  }
}
