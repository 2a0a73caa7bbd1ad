import { Migration } from '@mikro-orm/migrations';

/**
 * Requests of candidates about a decision, and what links to its page. They name applications and candidates without
 * foreign keys: a request outlives the application, as the decision's record does.
 */
export class Migration20261122225000_review_requests extends Migration {
  override up(): void {
    for (const table of ['outbound_messages', 'candidate_links']) {
      this.addSql(`alter table ${table} add column decision_id uuid`);
    }
    // `remind_at` is empty once the reminder is queued.
    this.addSql(`
      create table review_requests (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        kind text not null check (kind in ('review', 'correction')),
        decision_id uuid not null,
        application_id uuid not null,
        candidate_id uuid not null,
        state text not null default 'open' check (state in ('open', 'done')),
        message text not null,
        assigned_user_id uuid,
        due_at timestamptz(3) not null,
        remind_at timestamptz(3),
        outcome text check (outcome in ('upheld', 'changed')),
        note text,
        answered_by_user_id uuid,
        answered_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        check ((state = 'done') = (outcome is not null) and (state = 'done') = (answered_at is not null)),
        constraint review_requests_decision_fkey foreign key (organization_id, decision_id)
          references decision_records (organization_id, id) on delete cascade,
        constraint review_requests_assigned_fkey foreign key (organization_id, assigned_user_id)
          references users (organization_id, id) on delete set null (assigned_user_id),
        constraint review_requests_answered_fkey foreign key (organization_id, answered_by_user_id)
          references users (organization_id, id) on delete set null (answered_by_user_id)
      )`);
    // Of two forms sent at once, one makes a request.
    this.addSql(
      `create unique index review_requests_open_key on review_requests (organization_id, decision_id, kind) where state = 'open'`,
    );
    this.addSql(`create index review_requests_decision_idx on review_requests (organization_id, decision_id)`);
    this.addSql(`create index review_requests_application_idx on review_requests (organization_id, application_id)`);
    for (const by of ['assigned', 'answered_by']) {
      this.addSql(
        `create index review_requests_${by}_idx on review_requests (organization_id, ${by}_user_id) where ${by}_user_id is not null`,
      );
    }
    this.addSql(`create index review_requests_candidate_idx on review_requests (organization_id, candidate_id)`);
    this.addSql(
      `create index review_requests_created_idx on review_requests (organization_id, created_at desc, id desc)`,
    );
    this.addSql(`create index review_requests_changes_idx on review_requests (organization_id, updated_at, id)`);
    this.addSql(
      `create index review_requests_remind_idx on review_requests (remind_at) where state = 'open' and remind_at is not null`,
    );
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on review_requests for each row execute function stamp_change()`,
      );
    }
  }
}
