import { Migration } from '@mikro-orm/migrations';

/**
 * What the worker knows of candidates who may be one person: the keys that they are compared by, the pairs that share
 * one, and how far it has read the event log. The worker fills the keys of existing candidates too.
 */
export class Migration20261123020000_duplicates extends Migration {
  override up(): void {
    // Hashes, so that rows have one size and repeat no name or number.
    this.addSql(`
      create table candidate_duplicate_keys (
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        phone_key uuid,
        employer_key uuid,
        primary key (organization_id, candidate_id),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
    // candidate_id and other_id: in their order, so that a pair has one row. A dismissed pair stays, so that it does not
    // come back.
    this.addSql(`
      create table duplicate_pairs (
        organization_id uuid not null references organizations (id),
        id uuid not null default event_id(now()),
        candidate_id uuid not null,
        other_id uuid not null,
        phone_key uuid,
        employer_key uuid,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        dismissed_at timestamptz(3),
        primary key (organization_id, candidate_id, other_id),
        unique (organization_id, id),
        constraint duplicate_pairs_order_check check (candidate_id < other_id),
        constraint duplicate_pairs_reason_check check (
          (dismissed_at is null) = (phone_key is not null or employer_key is not null)),
        constraint duplicate_pairs_candidate_fkey foreign key (organization_id, candidate_id)
          references candidates (organization_id, id) on delete cascade,
        constraint duplicate_pairs_other_fkey foreign key (organization_id, other_id)
          references candidates (organization_id, id) on delete cascade
      )`);
    this.addSql(`create index duplicate_pairs_other_idx on duplicate_pairs (organization_id, other_id)`);
    for (const time of ['created_at', 'updated_at']) {
      this.addSql(
        `create index duplicate_pairs_${time}_idx on duplicate_pairs (organization_id, ${time}, id) where dismissed_at is null`,
      );
    }
    for (const event of ['insert', 'update']) {
      this.addSql(
        `create trigger stamp_${event} before ${event} on duplicate_pairs for each row execute function stamp_change()`,
      );
    }
    for (const key of ['phone_key', 'employer_key']) {
      this.addSql(
        `create index candidate_duplicate_keys_${key}_idx on candidate_duplicate_keys (organization_id, ${key}, candidate_id) where ${key} is not null`,
      );
      this.addSql(
        `create index duplicate_pairs_${key}_idx on duplicate_pairs (organization_id, ${key}) where ${key} is not null`,
      );
    }
    // filled_organization_id and filled_candidate_id: up to there, keys of the candidates of before exist.
    this.addSql(`
      create table duplicate_cursor (
        is_only boolean primary key default true check (is_only),
        recorded_at timestamptz not null,
        event_id uuid not null,
        filled_organization_id uuid not null default '00000000-0000-0000-0000-000000000000',
        filled_candidate_id uuid not null default '00000000-0000-0000-0000-000000000000',
        filled_at timestamptz(3)
      )`);
    // An hour earlier, for changes that are committed while this runs.
    this.addSql(`
      insert into duplicate_cursor (recorded_at, event_id)
      values (now() - interval '1 hour', '00000000-0000-0000-0000-000000000000')`);
  }
}
