import { Migration } from '@mikro-orm/migrations';

const resources = { clients: 'client', jobs: 'job', candidates: 'candidate', candidate_jobs: 'application' };

/**
 * What is left of a deleted record: its id and the time, and for an application its candidate and job. A trigger writes
 * it in the transaction that deletes, by any path. Not with `set local app.tombstones = 'off'`, for a transaction that
 * empties a whole data set. Tombstones are kept as long as their organization.
 */
export class Migration20261122205000_tombstones extends Migration {
  override up(): void {
    this.addSql(`
      create table tombstones (
        organization_id uuid not null references organizations (id) on delete cascade,
        resource text not null check (resource in ('client', 'job', 'candidate', 'application')),
        id uuid not null,
        deleted_at timestamptz(3) not null,
        merged_into uuid,
        candidate_id uuid,
        job_id uuid,
        primary key (organization_id, resource, id)
      )`);
    this.addSql(`create index tombstones_changes_idx on tombstones (organization_id, resource, deleted_at, id)`);
    for (const by of ['candidate_id', 'job_id']) {
      this.addSql(
        `create index tombstones_${by}_idx on tombstones (organization_id, ${by}, deleted_at, id) where resource = 'application'`,
      );
    }
    // With the rights of the owner: while this migrates, web and worker have none on the new table. The time is read
    // once the transaction has an id, as in stamp_change.
    this.addSql(`
      create function leave_tombstones() returns trigger language plpgsql security definer set search_path from current as $$
      declare
        xact xid8 := pg_current_xact_id();
      begin
        if current_setting('app.tombstones', true) = 'off' then return null; end if;
        if tg_argv[0] = 'application' then
          insert into tombstones (organization_id, resource, id, deleted_at, candidate_id, job_id)
          select organization_id, 'application', id, clock_timestamp(), candidate_id, job_id from old_rows
          on conflict (organization_id, resource, id) do update set deleted_at = excluded.deleted_at, merged_into = null,
            candidate_id = excluded.candidate_id, job_id = excluded.job_id;
        else
          insert into tombstones (organization_id, resource, id, deleted_at)
          select organization_id, tg_argv[0], id, clock_timestamp() from old_rows
          on conflict (organization_id, resource, id) do update set deleted_at = excluded.deleted_at, merged_into = null;
        end if;
        return null;
      end $$`);
    for (const [table, resource] of Object.entries(resources)) {
      this.addSql(
        `create trigger leave_tombstones after delete on ${table} referencing old table as old_rows for each statement execute function leave_tombstones('${resource}')`,
      );
    }
  }
}
