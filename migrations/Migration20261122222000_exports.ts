import { Migration } from '@mikro-orm/migrations';

/**
 * Copies of the data of a candidate or an organization. The row outlives its file. No foreign key to the candidate: the
 * file must be removed before the row, and erasing does not wait for it.
 */
export class Migration20261122222000_exports extends Migration {
  override up(): void {
    this.addSql(`
      create table exports (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        kind text not null check (kind in ('candidate', 'organization')),
        candidate_id uuid,
        state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'expired')),
        task_id uuid,
        run_id uuid,
        is_mailed boolean not null default false,
        file_key text,
        bytes bigint,
        error text,
        completed_at timestamptz(3),
        expires_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        check ((kind = 'candidate') = (candidate_id is not null)),
        unique (organization_id, id)
      )`);
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on exports for each row execute function stamp_change()`,
      );
    }
    this.addSql(`
      create unique index exports_unfinished_key on exports
        (organization_id, coalesce(candidate_id, '00000000-0000-0000-0000-000000000000')) where state in ('queued', 'running')`);
    this.addSql('create index exports_list_idx on exports (organization_id, created_at desc, id desc)');
    this.addSql('create index exports_changes_idx on exports (organization_id, updated_at, id)');
    this.addSql(
      'create index exports_candidate_idx on exports (organization_id, candidate_id) where candidate_id is not null',
    );
    this.addSql(`create index exports_files_idx on exports (expires_at) where file_key is not null`);
    this.addSql(`create index exports_unfinished_idx on exports (created_at) where state in ('queued', 'running')`);
    // The token itself is stored nowhere: each process makes its own.
    this.addSql(`
      create table export_links (
        token_hash bytea primary key,
        organization_id uuid not null references organizations (id),
        export_id uuid not null,
        created_at timestamptz(3) not null default now(),
        foreign key (organization_id, export_id) references exports (organization_id, id) on delete cascade
      )`);
    this.addSql('create index export_links_export_idx on export_links (organization_id, export_id)');
  }
}
