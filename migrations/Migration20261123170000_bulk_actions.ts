import { Migration } from '@mikro-orm/migrations';

/**
 * One action on many candidates or applications. A draft has its rows, and waits for its form. `position` is the last row
 * that is done: it moves in the transaction that does the row.
 */
export class Migration20261123170000_bulk_actions extends Migration {
  override up(): void {
    this.addSql(`
      create table bulk_actions (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        state text not null default 'draft' check (state in ('draft', 'queued', 'running', 'done', 'failed')),
        action text not null check (action in ('move', 'reject', 'tag', 'untag', 'screen', 'apply', 'undo')),
        list text not null check (list in ('candidates', 'applications')),
        params jsonb not null default '{}',
        rows_total int not null default 0,
        missing_count int not null default 0,
        position int not null default 0,
        done_count int not null default 0,
        unchanged_count int not null default 0,
        failed_count int not null default 0,
        undoes_id uuid,
        made_by_user_id uuid not null,
        actor_type text not null,
        actor_email text,
        actor_address text,
        request_id text,
        task_id uuid,
        error text,
        completed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        foreign key (organization_id, undoes_id) references bulk_actions (organization_id, id) on delete cascade
      )`);
    this.addSql('create index bulk_actions_list_idx on bulk_actions (organization_id, created_at desc, id desc)');
    this.addSql('create index bulk_actions_created_idx on bulk_actions (created_at)');
    // An action is undone once.
    this.addSql(
      `create unique index bulk_actions_undoes_key on bulk_actions (organization_id, undoes_id) where undoes_id is not null`,
    );
    this.addSql(`
      create table bulk_action_rows (
        organization_id uuid not null references organizations (id),
        bulk_action_id uuid not null,
        row_number int not null,
        candidate_id uuid not null,
        application_id uuid,
        state text not null default 'waiting' check (state in ('waiting', 'done', 'unchanged', 'failed')),
        reason text,
        status_event_id uuid,
        primary key (organization_id, bulk_action_id, row_number),
        foreign key (organization_id, bulk_action_id)
          references bulk_actions (organization_id, id) on delete cascade,
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade,
        constraint bulk_action_rows_application_fkey foreign key (organization_id, application_id)
          references candidate_jobs (organization_id, id) on delete set null (application_id)
      )`);
    this.addSql('create index bulk_action_rows_candidate_idx on bulk_action_rows (organization_id, candidate_id)');
    this.addSql(
      `create index bulk_action_rows_application_idx on bulk_action_rows (organization_id, application_id)
        where application_id is not null`,
    );
    this.addSql(
      `create index bulk_action_rows_state_idx on bulk_action_rows (organization_id, bulk_action_id, state, row_number)`,
    );
  }
}
