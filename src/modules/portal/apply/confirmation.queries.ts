import { publicCompanyName } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { canGetInvite } from '../invite.queries.ts';
import type { Outcome } from './pending-application.repository.ts';

export type ConfirmationView = {
  outcome: Outcome | null;
  jobTitle: string;
  companyName: string;
  organizationName: string;
  isOpen: boolean;
  /** Whether an invite is made already, or can be paid for. */
  getsInvite: boolean;
  /** What was sent, until it is confirmed. */
  fullName: string | null;
  phoneNumber: string | null;
  resumeBytes: number | null;
};

export class ConfirmationQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  view(organizationId: string, pendingApplicationId: string): Promise<ConfirmationView | undefined> {
    return this.#db.record(
      sql`select p.outcome, j.title as job_title, ${publicCompanyName('c')} as company_name,
          coalesce(o.public_name, o.name) as organization_name, j.status = 'active' as is_open,
          ${canGetInvite('p')} as gets_invite, p.full_name, p.phone_number, octet_length(p.resume) as resume_bytes
        from pending_applications p join organizations o on o.id = p.organization_id
          join jobs j on j.organization_id = p.organization_id and j.id = p.job_id
          left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
        where p.organization_id = ${organizationId} and p.id = ${pendingApplicationId}`,
    );
  }
}
