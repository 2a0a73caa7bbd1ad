import { Migration } from '@mikro-orm/migrations';

/**
 * What an import made, so that it can be undone. `version`: that of the event log after the import's last change; a later one
 * by anybody else keeps the record.
 */
export class Migration20261123190000_import_undo extends Migration {
  override up(): void {
    this.addSql(`
      alter table imports
        add column ended_at timestamptz(3),
        add column undo_state text check (undo_state in ('queued', 'running', 'done', 'failed')),
        add column undo_task_id uuid,
        add column undo_actor jsonb,
        add column undo_requested_at timestamptz(3),
        add column undo_completed_at timestamptz(3),
        add column undo_error text,
        add column undo_total int not null default 0,
        add column undone_candidates int not null default 0,
        add column undone_applications int not null default 0,
        add column undo_kept int not null default 0,
        drop constraint imports_state_check,
        add constraint imports_state_check
          check (state in ('draft', 'queued', 'running', 'done', 'failed', 'cancelled'))`);
    this.addSql(`
      create table import_records (
        organization_id uuid not null references organizations (id),
        import_id uuid not null,
        resource text not null check (resource in ('candidate', 'application')),
        id uuid not null,
        candidate_id uuid not null,
        version int not null,
        kept_reason text,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        primary key (organization_id, import_id, id),
        foreign key (organization_id, import_id) references imports (organization_id, id) on delete cascade
      )`);
    this.addSql(
      'create trigger stamp_update before update on import_records for each row execute function stamp_change()',
    );
    this.addSql('create index import_records_candidate_idx on import_records (organization_id, candidate_id)');
    this.addSql('create index import_records_created_idx on import_records (created_at)');
    this.addSql(
      `create index import_records_kept_idx on import_records (organization_id, import_id, created_at desc, id desc)
        where kept_reason is not null`,
    );
  }
}
