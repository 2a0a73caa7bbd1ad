import { Migration } from '@mikro-orm/migrations';

/**
 * Calls of the API, a partition for each day: old ones are dropped, not deleted. Rows have no foreign keys, which would cost
 * more than the insert. The roles of web and worker cannot create tables, so a function does, with the rights of the
 * owner.
 */
export class Migration20261122204000_request_logs extends Migration {
  override up(): void {
    this.addSql(`
      create table request_logs (
        organization_id uuid not null,
        created_at timestamptz(3) not null,
        id uuid not null,
        recorded_at timestamptz(3) not null,
        api_key_id uuid not null,
        method text not null,
        path text,
        status smallint not null,
        error_code text,
        request_id text not null,
        duration_ms integer not null,
        primary key (organization_id, created_at, id)
      ) partition by range (created_at)`);
    for (const [name, columns] of [
      ['change', 'organization_id, recorded_at, id'],
      ['request', 'organization_id, request_id'],
      ['key', 'organization_id, api_key_id, created_at, id'],
      ['method', 'organization_id, method, created_at, id'],
      ['status', 'organization_id, status, created_at, id'],
    ]) {
      this.addSql(`create index request_logs_${name}_idx on request_logs (${columns})`);
    }
    // Few calls fail, and those are the ones that people look for.
    this.addSql(
      `create index request_logs_error_idx on request_logs (organization_id, created_at, id) where status >= 400`,
    );
    // Totals of the list by any of its filters: counting a month of calls would take seconds.
    this.addSql(`
      create table request_log_counts (
        organization_id uuid not null,
        day date not null,
        api_key_id uuid not null,
        method text not null,
        status smallint not null,
        n bigint not null,
        primary key (organization_id, day, api_key_id, method, status)
      ) with (fillfactor = 50)`);
    this.#days();
    this.addSql(`select keep_request_log_days()`);
  }

  /** Attaching a partition blocks nobody. Dropping one waits for statements under way, for two seconds at most. */
  #days(): void {
    this.addSql(`
      create function keep_request_log_days() returns void language plpgsql security definer set lock_timeout = '2s' as $$
      declare
        today date := (now() at time zone 'UTC')::date;
        day date;
        name text;
      begin
        perform pg_advisory_xact_lock(hashtextextended('request_logs', 0));
        for day in select generate_series(today - 1, today + 7, interval '1 day') loop
          name := 'request_logs_' || to_char(day, 'YYYYMMDD');
          if to_regclass(name) is null then
            execute format('create table %I (like request_logs including all)', name);
            execute format('alter table request_logs attach partition %I for values from (%L) to (%L)', name,
              day || ' 00:00:00+00', (day + 1) || ' 00:00:00+00');
          end if;
        end loop;
        for name in select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'request_logs'::regclass and c.relname < 'request_logs_' || to_char(today - 30, 'YYYYMMDD')
        loop
          execute format('drop table %I', name);
        end loop;
        delete from request_log_counts where request_log_counts.day < today - 30;
      end $$`);
    // Callers cannot lead it to other tables.
    this.addSql(`
      do $$ begin
        execute format('alter function keep_request_log_days() set search_path = %I, pg_temp', current_schema());
      end $$`);
  }
}
