import { Migration } from '@mikro-orm/migrations';

/**
 * Deletes rows of test data, of logs too, which web and worker may not delete. So it runs with the rights of the owner,
 * and refuses live organizations. These deletions leave no events and no tombstones.
 */
export class Migration20261122202500_test_reset extends Migration {
  override up(): void {
    this.addSql(`
      create function delete_test_rows(from_table regclass, organization uuid, size integer) returns integer
      language plpgsql security definer set search_path from current as $$
      declare
        deleted integer;
      begin
        if not exists (select from organizations where id = organization and test_of is not null) then
          raise exception 'only test data can be emptied';
        end if;
        if from_table::text in ('users', 'api_keys', 'audit_entries', 'credit_entries') then
          raise exception 'rows of % are kept', from_table;
        end if;
        perform set_config('app.tombstones', 'off', true), set_config('app.events', 'off', true),
          set_config('app.audit', '', true);
        execute format('delete from %1$s t where t.organization_id = $1 and (t.tableoid, t.ctid) in
            (select r.tableoid, r.ctid from %1$s r where r.organization_id = $1 limit $2)', from_table)
          using organization, size;
        get diagnostics deleted = row_count;
        return deleted;
      end $$`);
  }
}
