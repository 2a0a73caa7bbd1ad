import { Migration } from '@mikro-orm/migrations';

/**
 * The start of the oldest transaction that writes. PostgreSQL shows a role only its own transactions, so the function
 * looks with the rights of the owner, who is a member of the roles of web and worker.
 */
export class Migration20261122130000_change_horizon extends Migration {
  override up(): void {
    this.addSql(`
      create function change_horizon() returns timestamptz language plpgsql security definer
      set search_path = pg_catalog, pg_temp as $$
      begin
        return (select min(a.xact_start) from pg_stat_get_activity(null) a
          where a.datid = (select oid from pg_database where datname = current_database())
            and a.backend_xid is not null and a.pid <> pg_backend_pid());
      end $$`);
  }
}
