import { publicCompanyName, type ScreeningQuestion } from '#modules/jobs';
import { brandColumns } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { named, sql } from '#platform/database/sql.ts';
import type { PageOrganization } from '../branding/page-organization.ts';

/** An active job without undisclosed data. */
export type PublicJob = PageOrganization & {
  id: string;
  companyName: string;
  title: string;
  jdText: string | null;
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
  /** All questions with their expected answers. Only show those of `askedOnApply`. */
  questions: ScreeningQuestion[] | null;
  /** Address of the careers page that lists the job. Null if there is none. */
  careersAddress: string | null;
  /** ISO 3166-1 code of the country of locations that do not name theirs. */
  careersCountry: string | null;
  createdAt: string;
};

/** The careers page of a job's organization. */
export type JobCareers = { organizationName: string; address: string };

export class PublicJobQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined for a job that is not active, and for test data. */
  find(jobId: string): Promise<PublicJob | undefined> {
    return this.#db.record(
      named(
        'portal-active-job',
        sql`select j.id, j.organization_id, coalesce(o.public_name, o.name) as organization_name, ${brandColumns},
              ${publicCompanyName('c')} as company_name, j.title, j.jd_text, j.description, j.locations, j.work_mode,
              j.job_type, j.min_experience_years, j.max_experience_years, j.currency,
              case when not j.ctc_not_disclosed then j.min_ctc end as min_ctc,
              case when not j.ctc_not_disclosed then j.max_ctc end as max_ctc,
              case when not j.ctc_not_disclosed then j.rate end as rate,
              j.screening_questions as questions, j.created_at, o.careers_country,
              case when o.careers_enabled then coalesce(a.slug, o.id::text) end as careers_address
            from jobs j join organizations o on o.id = j.organization_id
              left join careers_addresses a on a.organization_id = o.id and a.is_current
              left join clients c on c.organization_id = j.organization_id and c.id = j.client_id
            where j.id = ${jobId} and j.status = 'active' and o.test_of is null`,
      ),
    );
  }

  /** Finds the careers page of a job that was once open. Undefined for drafts, whose links nobody has yet. */
  careersOf(jobId: string): Promise<JobCareers | undefined> {
    return this.#db.record(
      named(
        'portal-careers-of-job',
        sql`select coalesce(o.public_name, o.name) as organization_name, coalesce(a.slug, o.id::text) as address
            from jobs j join organizations o on o.id = j.organization_id
              left join careers_addresses a on a.organization_id = o.id and a.is_current
            where j.id = ${jobId} and j.status in ('paused', 'closed', 'filled') and o.careers_enabled
              and o.test_of is null`,
      ),
    );
  }

  /** The candidate with this email, ignoring case, if they have applied. */
  async applicantOf(organizationId: string, jobId: string, email: string): Promise<string | undefined> {
    const row = await this.#db.record<{ id: string }>(
      sql`select c.id from candidates c
            join candidate_jobs a on a.organization_id = c.organization_id and a.candidate_id = c.id
          where c.organization_id = ${organizationId} and a.job_id = ${jobId} and lower(c.email) = lower(${email})`,
    );
    return row?.id;
  }

  /** Locks the job against deletion until the transaction ends; false unless it is active. */
  async lockActive(organizationId: string, jobId: string): Promise<boolean> {
    const rows = await this.#db.rows(
      named(
        'portal-lock-active-job',
        sql`select 1 from jobs
            where organization_id = ${organizationId} and id = ${jobId} and status = 'active' for key share`,
      ),
    );
    return rows.length > 0;
  }
}
