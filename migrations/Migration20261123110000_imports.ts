import { Migration } from '@mikro-orm/migrations';

/**
 * Imports of candidates from files. A draft is a file that is being uploaded, or waits in the console. `position` is the
 * last row that is done: it moves in the transaction that does the rows.
 */
export class Migration20261123110000_imports extends Migration {
  override up(): void {
    this.addSql(`
      create table imports (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        state text not null default 'draft' check (state in ('draft', 'queued', 'running', 'done', 'failed')),
        format text not null check (format in ('csv', 'ndjson')),
        dry_run boolean not null default false,
        outreach boolean not null default false,
        preset text,
        job_id uuid,
        mapping jsonb,
        columns text[] not null default '{}',
        delimiter text,
        rows_total int not null default 0,
        position int not null default 0,
        created_count int not null default 0,
        existing_count int not null default 0,
        applied_count int not null default 0,
        failed_count int not null default 0,
        sees_contact boolean not null default true,
        may_apply boolean not null default true,
        actor_type text,
        actor_id uuid,
        actor_email text,
        actor_address text,
        request_id text,
        file_key text,
        bytes bigint,
        task_id uuid,
        error text,
        completed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        foreign key (organization_id, job_id) references jobs (organization_id, id),
        unique (organization_id, id)
      )`);
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on imports for each row execute function stamp_change()`,
      );
    }
    this.addSql('create index imports_list_idx on imports (organization_id, created_at desc, id desc)');
    this.addSql('create index imports_changes_idx on imports (organization_id, updated_at, id)');
    this.addSql('create index imports_job_idx on imports (organization_id, job_id) where job_id is not null');
    this.addSql('create index imports_files_idx on imports (updated_at) where file_key is not null');
    this.addSql(`
      create table import_errors (
        organization_id uuid not null references organizations (id),
        import_id uuid not null,
        row_number int not null,
        error text not null,
        address text,
        cells text[] not null,
        created_at timestamptz(3) not null default now(),
        primary key (organization_id, import_id, row_number),
        foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
      )`);
    this.addSql(
      'create index import_errors_address_idx on import_errors (organization_id, address) where address is not null',
    );
    this.addSql('create index import_errors_created_idx on import_errors (created_at)');
  }
}
