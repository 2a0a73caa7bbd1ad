import { publicCompanyName } from '#modules/jobs';
import { brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { PageOrganization } from '../branding/page-organization.ts';

export type IdentifiedApplication = PageOrganization & {
  id: string;
  jobTitle: string;
  companyName: string;
};

export class SelfIdentificationQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined when the application is deleted. */
  application(organizationId: string, candidateId: string, jobId: string): Promise<IdentifiedApplication | undefined> {
    return this.#db.record(
      sql`select a.id, j.title as job_title, ${publicCompanyName('c')} as company_name,
          o.id as organization_id, coalesce(o.public_name, o.name) as organization_name, ${brandColumns}
        from candidate_jobs a join organizations o on o.id = a.organization_id
          join jobs j on j.organization_id = a.organization_id and j.id = a.job_id
          left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
        where a.organization_id = ${organizationId} and a.candidate_id = ${candidateId} and a.job_id = ${jobId}`,
    );
  }
}
