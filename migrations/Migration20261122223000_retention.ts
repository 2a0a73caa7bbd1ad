import { Migration } from '@mikro-orm/migrations';

/** How long an organization keeps inactive candidates, and whom it must keep. */
export class Migration20261122223000_retention extends Migration {
  override up(): void {
    this.addSql(`
      create table retention_policies (
        organization_id uuid primary key references organizations (id),
        candidate_days integer check (candidate_days between 30 and 3650),
        updated_at timestamptz(3) not null default now()
      )`);
    // Who holds: the actor of the transaction, as in events.
    this.addSql(`
      create table legal_holds (
        organization_id uuid not null references organizations (id),
        candidate_id uuid not null,
        hold boolean not null,
        reason text,
        since timestamptz(3),
        set_by_type text,
        set_by_id uuid,
        primary key (organization_id, candidate_id),
        foreign key (organization_id, candidate_id) references candidates (organization_id, id) on delete cascade,
        constraint legal_holds_since_check check (hold = (since is not null))
      )`);
  }
}
