import type { ScreeningQuestion } from '#modules/jobs';
import { type Database, prepared } from '#platform/database/database.ts';

/** What the page of an active job is made of; never what the job or its client hides. */
export type PublicJob = {
  id: string;
  organizationId: string;
  organizationName: string;
  companyName: string;
  title: string;
  jd_text: string | null;
  description: string | null;
  locations: string[];
  workMode: 'onsite' | 'remote' | 'hybrid' | null;
  jobType: 'full_time' | 'contract' | null;
  minExperienceYears: number | null;
  maxExperienceYears: number | null;
  currency: string | null;
  minCtc: number | null;
  maxCtc: number | null;
  rate: number | null;
  /** As they are stored: what of them may be seen, `askedOnApply` says. */
  questions: ScreeningQuestion[] | null;
  createdAt: string;
};

// The rules of public_company_name and ctc_not_disclosed are applied here: what is hidden does not reach a page.
const activeJob = prepared(
  'portal-active-job',
  `select j.id, j.organization_id as "organizationId", coalesce(o.public_name, o.name) as "organizationName",
     case when j.client_id is not null and j.client_name_not_disclosed then coalesce(o.public_name, o.name)
       else coalesce(c.name, nullif(btrim(j.client_name), ''), o.public_name, o.name) end as "companyName",
     j.title, j.jd_text, j.description, j.locations, j.work_mode as "workMode", j.job_type as "jobType",
     j.min_experience_years as "minExperienceYears", j.max_experience_years as "maxExperienceYears", j.currency,
     case when not j.ctc_not_disclosed then j.min_ctc end as "minCtc",
     case when not j.ctc_not_disclosed then j.max_ctc end as "maxCtc",
     case when not j.ctc_not_disclosed then j.rate end as rate,
     j.screening_questions as questions, j.created_at as "createdAt"
   from jobs j join organizations o on o.id = j.organization_id
     left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
   where j.id = $1 and j.status = 'active'`,
);
const keepActive = prepared(
  'portal-keep-active-job',
  `select 1 from jobs where organization_id = $1 and id = $2 and status = 'active' for key share`,
);
const hasApplied = prepared(
  'portal-has-applied',
  `select 1 from candidates c join candidate_jobs a on a.organization_id = c.organization_id and a.candidate_id = c.id
   where c.organization_id = $1 and a.job_id = $2 and lower(c.email) = lower($3)`,
);

/** Jobs as strangers see them. */
export class PublicJobQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined for a job that is not active, as for one that does not exist. */
  find(jobId: string): Promise<PublicJob | undefined> {
    return this.#db.row(activeJob, [jobId]);
  }

  /** Whether there is an application of a candidate with this email, whatever its case. */
  async hasApplied(organizationId: string, jobId: string, email: string): Promise<boolean> {
    return (await this.#db.rows(hasApplied, [organizationId, jobId, email])).length > 0;
  }

  /** False when the job is not active (any more); else it exists until the transaction ends. */
  async keep(organizationId: string, jobId: string): Promise<boolean> {
    return (await this.#db.rows(keepActive, [organizationId, jobId])).length > 0;
  }
}
