import { Migration } from '@mikro-orm/migrations';

/** Progress of tasks, for people: a row for each tracked task, beside the queue's own. */
export class Migration20261121131000_tasks extends Migration {
  override up(): void {
    this.addSql(`
      create table tasks (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        queue text not null,
        kind text not null,
        state text not null default 'queued'
          check (state in ('queued', 'running', 'retrying', 'failed', 'done', 'dismissed')),
        step text,
        done integer,
        total integer,
        attempts integer not null default 0,
        max_attempts integer not null,
        error text,
        job_id uuid,
        candidate_id uuid,
        application_ids uuid[],
        task_group uuid,
        caused_by uuid,
        queued_at timestamptz(3) not null default now(),
        next_attempt_at timestamptz(3),
        started_at timestamptz(3),
        finished_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        foreign key (organization_id, job_id) references jobs (organization_id, id),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id)
      )`);
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on tasks for each row execute function stamp_change()`,
      );
    }
    this.addSql('create index tasks_list_idx on tasks (organization_id, created_at desc, id desc)');
    this.addSql('create index tasks_changes_idx on tasks (organization_id, updated_at, id)');
    // Not in list order: the index stores equal keys once, so a hundred rows of one job cost little more than one.
    this.addSql('create index tasks_job_idx on tasks (organization_id, job_id) where job_id is not null');
    this.addSql(
      'create index tasks_candidate_idx on tasks (organization_id, candidate_id) where candidate_id is not null',
    );
    this.addSql('create index tasks_group_idx on tasks (organization_id, task_group) where task_group is not null');
    this.addSql(`
      create index tasks_open_idx on tasks (organization_id, state, kind, queued_at) include (done, total)
        where state in ('queued', 'running', 'retrying', 'failed')`);
  }
}
