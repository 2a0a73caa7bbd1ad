import { Migration } from '@mikro-orm/migrations';

/** Endpoints of webhooks, and the events on their way to them. */
export class Migration20261122201000_webhooks extends Migration {
  override up(): void {
    this.#endpoints();
    this.#deliveries();
  }

  #endpoints(): void {
    // `number` limits how many an organization has, whatever is created at the same time. Secrets are encrypted.
    this.addSql(`
      create table webhook_endpoints (
        id uuid primary key,
        organization_id uuid not null references organizations (id),
        number smallint not null check (number between 1 and 20),
        url text not null,
        description text,
        types text[] not null default '{}',
        enabled boolean not null default true,
        disabled_at timestamptz(3),
        disabled_reason text check (disabled_reason in ('user', 'gone', 'failing')),
        collects_from timestamptz not null default clock_timestamp(),
        secret bytea not null,
        previous_secret bytea,
        previous_secret_expires_at timestamptz(3),
        failing_since timestamptz(3),
        warned_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        unique (organization_id, id),
        unique (organization_id, number)
      )`);
    this.addSql(
      `create trigger stamp_insert before insert on webhook_endpoints for each row execute function stamp_change()`,
    );
    const own = ['url', 'description', 'types', 'enabled', 'disabled_at', 'disabled_reason', 'secret'];
    const row = (name: string) => `(${own.map((column) => `${name}.${column}`).join(', ')})`;
    this.addSql(
      `create trigger stamp_update before update on webhook_endpoints for each row
        when (${row('old')} is distinct from ${row('new')}) execute function stamp_change()`,
    );
    // The URL may contain a token.
    const args = `'webhook_endpoint', 'types,enabled,disabled_reason,previous_secret_expires_at', 'url,description,secret'`;
    for (const [event, rows] of [
      ['insert', 'new table as new_rows'],
      ['update', 'old table as old_rows new table as new_rows'],
      ['delete', 'old table as old_rows'],
    ]) {
      this.addSql(
        `create trigger note_${event} after ${event} on webhook_endpoints referencing ${rows} for each statement execute function note_changes(${args})`,
      );
    }
  }

  #deliveries(): void {
    // While pending, `due_at` is the next attempt, or during an attempt the time at which it counts as lost.
    this.addSql(`
      create table webhook_deliveries (
        id uuid primary key,
        organization_id uuid not null,
        endpoint_id uuid not null,
        event_id uuid not null,
        type text not null,
        body text not null,
        state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
        attempts integer not null default 0,
        step smallint not null default 0,
        last_attempt_at timestamptz(3),
        last_status smallint,
        last_error text,
        last_response text,
        next_attempt_at timestamptz(3),
        due_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        check ((state = 'pending') = (due_at is not null)),
        foreign key (organization_id, endpoint_id) references webhook_endpoints (organization_id, id) on delete cascade
      ) with (fillfactor = 80)`);
    this.addSql(
      `create trigger stamp_insert before insert on webhook_deliveries for each row execute function stamp_change()`,
    );
    this.addSql(
      `create trigger stamp_update before update on webhook_deliveries for each row
        when ((old.state, old.attempts, old.next_attempt_at) is distinct from (new.state, new.attempts, new.next_attempt_at))
        execute function stamp_change()`,
    );
    this.addSql(
      `create index webhook_deliveries_due_idx on webhook_deliveries (endpoint_id, due_at) where state = 'pending'`,
    );
    this.addSql(
      `create index webhook_deliveries_list_idx on webhook_deliveries (organization_id, endpoint_id, created_at desc, id desc)`,
    );
    this.addSql(
      `create index webhook_deliveries_changes_idx on webhook_deliveries (organization_id, endpoint_id, updated_at, id)`,
    );
    this.addSql(`create index webhook_deliveries_event_idx on webhook_deliveries (organization_id, event_id)`);
    this.addSql(`create index webhook_deliveries_age_idx on webhook_deliveries using brin (created_at)`);
  }
}
