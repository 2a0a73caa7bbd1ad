import { type Database, prepared } from '#platform/database/database.ts';

/** What an interview's page says before the room itself says more. */
export type InvitedInterview = {
  expiresAt: string;
  questions: number;
  /** Null where the interview is about a resume alone. */
  jobTitle: string | null;
  companyName: string;
  organizationName: string;
};

// The rule of public_company_name is applied here: what is hidden does not reach a page.
const interview = prepared(
  'portal-interview',
  `select v.expires_at as "expiresAt", jsonb_array_length(v.questions) as questions, j.title as "jobTitle",
     case when j.client_id is not null and j.client_name_not_disclosed then coalesce(o.public_name, o.name)
       else coalesce(c.name, nullif(btrim(j.client_name), ''), o.public_name, o.name) end as "companyName",
     coalesce(o.public_name, o.name) as "organizationName"
   from video_interviews v join organizations o on o.id = v.organization_id
     left join jobs j on j.organization_id = v.organization_id and j.id = v.job_id
     left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
   where v.organization_id = $1 and v.id = $2`,
);

/** What the page of an interview is made of. */
export class InterviewQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string, interviewId: string): Promise<InvitedInterview | undefined> {
    return this.#db.row(interview, [organizationId, interviewId]);
  }
}
