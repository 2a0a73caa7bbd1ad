import { Migration } from '@mikro-orm/migrations';

/** When each candidate was last active, and the notices of whom retention is about to erase. */
export class Migration20261122223100_candidate_activity extends Migration {
  override up(): void {
    this.addSql(`
      create table candidate_activity (
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        last_activity_at timestamptz(3) not null,
        primary key (organization_id, candidate_id),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade
      )`);
    this.addSql(
      `create index candidate_activity_oldest_idx on candidate_activity (organization_id, last_activity_at, candidate_id)`,
    );
    // A night's run for an organization: its notice is sent once, and its 14 days begin with notified_at.
    this.addSql(`
      create table retention_nights (
        organization_id uuid not null references organizations (id),
        night date not null,
        candidates integer not null default 0,
        closed_at timestamptz(3),
        notified_at timestamptz(3),
        primary key (organization_id, night)
      )`);
    // The activity then: any other ends the notice.
    this.addSql(`
      create table retention_notices (
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        night date not null,
        last_activity_at timestamptz(3) not null,
        primary key (organization_id, candidate_id),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade,
        foreign key (organization_id, night) references retention_nights (organization_id, night) on delete cascade
      )`);
    this.addSql(`create index retention_notices_night_idx on retention_notices (organization_id, night, candidate_id)`);
  }
}
