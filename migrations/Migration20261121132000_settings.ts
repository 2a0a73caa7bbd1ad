import { Migration } from '@mikro-orm/migrations';

/** Admins' settings: email templates, names of statuses, removal of users. */
export class Migration20261121132000_settings extends Migration {
  override up(): void {
    // A subject becomes an email header, so it must be one line.
    this.addSql(`
      create table message_templates (
        organization_id uuid not null references organizations (id),
        kind text not null,
        subject text not null check (subject !~ '[[:cntrl:]]'),
        before text not null,
        after text not null,
        updated_at timestamptz(3) not null default now(),
        primary key (organization_id, kind)
      )`);
    this.#statuses();
    this.#users();
  }

  #statuses(): void {
    // The current status for applications written under a renamed or removed one.
    this.addSql(`
      create table former_statuses (
        organization_id uuid not null references organizations (id),
        name text not null,
        renamed_to text,
        left_at timestamptz(3) not null default now(),
        primary key (organization_id, name)
      )`);
    // A rename moves the counts of all its applications at once. One by one, the two rows would get a version for each
    // application in the transaction, and each update would search all earlier versions.
    this.addSql(`
      create or replace function count_application_moved() returns trigger language plpgsql as $$
      begin
        if current_setting('pipeline.renaming', true) = 'on' then return null; end if;
        insert into list_counts as l (organization_id, list, status, slot, n)
          select new.organization_id, 'applications', m.status, pg_backend_pid() % 64, m.n
          from (values (old.status, -1), (new.status, 1)) as m (status, n) order by 3
          on conflict (organization_id, list, status, slot) do update set n = l.n + excluded.n;
        return null;
      end $$`);
  }

  /** Removing a user keeps the applications that they moved or closed, without their name. */
  #users(): void {
    const named = {
      candidate_jobs: ['shortlisted_by_user_id', 'closed_by_user_id'],
      candidate_job_status_events: ['changed_by_user_id'],
    };
    for (const [table, columns] of Object.entries(named)) {
      for (const column of columns) {
        const name = `${table}_${column}_fkey`;
        this.addSql(`alter table ${table} drop constraint ${name}`);
        this.addSql(
          `alter table ${table} add constraint ${name} foreign key (organization_id, ${column}) references users (organization_id, id) on delete set null (${column})`,
        );
      }
    }
  }
}
