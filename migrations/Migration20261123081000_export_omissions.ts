import { Migration } from '@mikro-orm/migrations';

/**
 * Candidates whom an organization's export leaves out, because they waited for their erasure when it began. No foreign key
 * to the candidate: erasing does not wait for it.
 */
export class Migration20261123081000_export_omissions extends Migration {
  override up(): void {
    this.addSql(`
      create table export_omissions (
        organization_id uuid not null references organizations (id),
        export_id uuid not null,
        candidate_id uuid not null,
        primary key (organization_id, candidate_id, export_id),
        foreign key (organization_id, export_id) references exports (organization_id, id) on delete cascade
      )`);
    this.addSql('create index export_omissions_export_idx on export_omissions (organization_id, export_id)');
  }
}
