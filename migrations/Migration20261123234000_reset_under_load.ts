import { Migration } from '@mikro-orm/migrations';

/**
 * A reset of test data neither waits for rows that others have locked nor fails because of rows that others refer to: it
 * leaves them to its next pass.
 */
export class Migration20261123234000_reset_under_load extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function delete_test_rows(from_table regclass, organization uuid, size integer) returns integer
      language plpgsql security definer set search_path from current as $$
      declare
        deleted integer;
        unused text;
      begin
        if not exists (select from organizations where id = organization and test_of is not null) then
          raise exception 'only test data can be emptied';
        end if;
        if from_table::text in ('users', 'api_keys', 'audit_entries', 'credit_entries') then
          raise exception 'rows of % are kept', from_table;
        end if;
        select coalesce(string_agg(format(' and not exists (select from %s c where %s)', f.conrelid::regclass, f.matches), ''), '')
        into unused
        from (
          select k.conrelid, k.conname, string_agg(format('c.%I = r.%I', child.attname, parent.attname), ' and ') as matches
          from pg_constraint k, unnest(k.conkey, k.confkey) as pair (child, parent), pg_attribute child, pg_attribute parent
          where k.contype = 'f' and k.confrelid = from_table and k.conrelid <> from_table and k.conparentid = 0
            and k.confdeltype in ('a', 'r')
            and child.attrelid = k.conrelid and child.attnum = pair.child
            and parent.attrelid = k.confrelid and parent.attnum = pair.parent
          group by 1, 2) as f;
        perform set_config('app.tombstones', 'off', true), set_config('app.events', 'off', true),
          set_config('app.audit', '', true);
        execute format('with found as materialized (
              select r.tableoid as part, r.ctid as place from %1$s r where r.organization_id = $1%2$s
              limit $2 for update of r skip locked)
            delete from %1$s t where t.organization_id = $1
              and (t.tableoid, t.ctid) in (select part, place from found)', from_table, unused)
          using organization, size;
        get diagnostics deleted = row_count;
        return deleted;
      end $$`);
  }
}
