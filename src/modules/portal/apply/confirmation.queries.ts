import { publicCompanyName } from '#modules/jobs';
import { brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { PageOrganization } from '../branding/page-organization.ts';
import { getsInvite } from '../invite.queries.ts';
import type { Outcome } from './pending-application.repository.ts';

export type ConfirmationView = PageOrganization & {
  outcome: Outcome | null;
  jobTitle: string;
  companyName: string;
  isOpen: boolean;
  /** Whether an invite is made already, or will be. */
  getsInvite: boolean;
  /** Submitted values. Cleared by the confirmation. */
  fullName: string | null;
  phoneNumber: string | null;
  resumeBytes: number | null;
  /** Days without activity after which the organization erases candidates. Null for never. */
  candidateDays: number | null;
};

export class ConfirmationQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  view(organizationId: string, pendingApplicationId: string): Promise<ConfirmationView | undefined> {
    return this.#db.record(
      sql`select p.outcome, j.title as job_title, ${publicCompanyName('c')} as company_name,
          o.id as organization_id, coalesce(o.public_name, o.name) as organization_name, ${brandColumns}, j.status = 'active' as is_open,
          ${getsInvite('p', 'first-apply')} as gets_invite, p.full_name, p.phone_number, octet_length(p.resume) as resume_bytes,
          r.candidate_days
        from pending_applications p join organizations o on o.id = p.organization_id
          join jobs j on j.organization_id = p.organization_id and j.id = p.job_id
          left join retention_policies r on r.organization_id = p.organization_id
          left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
        where p.organization_id = ${organizationId} and p.id = ${pendingApplicationId}`,
    );
  }
}
