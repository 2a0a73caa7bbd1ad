import { publicCompanyName } from '#modules/jobs';
import { brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { named, sql } from '#platform/database/sql.ts';
import type { PageOrganization } from '../branding/page-organization.ts';

/** Data of the page before the room opens. */
export type InterviewIntroduction = PageOrganization & {
  expiresAt: string;
  questions: number;
  /** Null for an interview about the resume alone. */
  jobTitle: string | null;
  companyName: string;
  /** Its application was closed or withdrawn. */
  isClosed: boolean;
};

export class InterviewQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, interviewId: string): Promise<InterviewIntroduction | undefined> {
    return this.#db.record(
      named(
        'portal-interview',
        sql`select v.expires_at, jsonb_array_length(v.questions) as questions, j.title as job_title,
              ${publicCompanyName('c')} as company_name, o.id as organization_id,
              coalesce(o.public_name, o.name) as organization_name, ${brandColumns},
              coalesce((select a.closed_at is not null or a.status = 'withdrawn' from candidate_jobs a
                where a.organization_id = v.organization_id and a.candidate_id = v.candidate_id
                  and a.job_id = v.job_id), false) as is_closed
            from video_interviews v join organizations o on o.id = v.organization_id
              left join jobs j on j.organization_id = v.organization_id and j.id = v.job_id
              left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
            where v.organization_id = ${organizationId} and v.id = ${interviewId}`,
      ),
    );
  }
}
