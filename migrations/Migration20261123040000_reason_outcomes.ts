import { Migration } from '@mikro-orm/migrations';

/**
 * Whether an application or a decision record has a reason. A function, because the module of reasons comes before that
 * of decision records.
 */
export class Migration20261123040000_reason_outcomes extends Migration {
  override up(): void {
    // Applications in other statuses have no reason. With the statuses, an index finds the others.
    this.addSql(`
      create function is_reason_used(organization uuid, reason uuid) returns boolean language sql stable as $$
        select exists (
            select from candidate_jobs a where a.organization_id = organization and a.rejection_reason_id = reason
              and a.status in ('rejected', 'withdrawn'))
          or exists (
            select from decision_records d where d.organization_id = organization and d.reason_id = reason
              and d.outcome in ('rejected', 'withdrawn'))
      $$`);
  }
}
