import type { InterviewQuestion, JobSources } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import { canInvite, whyNotSent } from './automatic/waiting-invite.queries.ts';

export type NewInterview = {
  /** Given where a request may be repeated. */
  id?: string;
  candidateId: string;
  jobId: string | null;
  questionSource: 'job' | 'resume';
  initiatedVia: 'api' | 'apply' | 'portal' | 'dashboard';
  questions: readonly InterviewQuestion[];
  days: number;
};

export type Interview = { id: string; candidateId: string; jobId: string | null; expiresAt: string };

export type InterviewJob = JobSources & { video_interview_questions: InterviewQuestion[] };

export class InterviewRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined when the id exists. */
  async insert(organizationId: string, interview: NewInterview): Promise<Interview | undefined> {
    const { id = newId(), candidateId, jobId, questionSource, initiatedVia, questions, days } = interview;
    return this.#db.record(
      sql`insert into video_interviews
            (id, organization_id, candidate_id, job_id, question_source, initiated_via, questions, expires_at)
          values (${id}, ${organizationId}, ${candidateId}, ${jobId}, ${questionSource}, ${initiatedVia},
            ${JSON.stringify(questions)}, now() + make_interval(days => ${days}))
          on conflict do nothing returning id, candidate_id, job_id, expires_at`,
    );
  }

  /** Undefined without such a candidate. */
  async talentPoolStatus(organizationId: string, candidateId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ status: string }>(
      sql`select talent_pool_status as status from candidates
          where organization_id = ${organizationId} and id = ${candidateId}`,
    );
    return row?.status;
  }

  job(organizationId: string, jobId: string): Promise<InterviewJob | undefined> {
    return this.#db.row(
      sql`select title, description, jd_text, required_skills, preferred_skills, only_listed_skills,
            video_interview_questions
          from jobs where organization_id = ${organizationId} and id = ${jobId}`,
    );
  }

  /**
   * Nobody moves, closes or deletes the application until the transaction ends. Undefined without an application.
   * `canInvite`: it is open, and the candidate has not declined.
   */
  lockApplication(
    organizationId: string,
    { candidateId, jobId }: { candidateId: string; jobId: string },
  ): Promise<{ canInvite: boolean } | undefined> {
    return this.#db.record(
      sql`select ${canInvite} as can_invite from candidate_jobs a
          where a.organization_id = ${organizationId} and a.candidate_id = ${candidateId} and a.job_id = ${jobId}
          for no key update`,
    );
  }

  /** Why an invite that has waited since then must not be sent. */
  async whyNotAfter(
    organizationId: string,
    { candidateId, jobId }: { candidateId: string; jobId: string },
    since: string,
  ): Promise<string | undefined> {
    const row = await this.#db.row<{ reason: string | null }>(
      sql`select ${whyNotSent(organizationId)} as reason
          from (values (${candidateId}::uuid, ${jobId}::uuid, ${since}::timestamptz))
            as w (candidate_id, job_id, waiting_since)`,
    );
    return row?.reason ?? undefined;
  }

  /** Stores `expired` in up to `limit` interviews of all organizations. Skips locked ones. Returns their number. */
  async expireOverdue(limit: number): Promise<number> {
    const expired = await this.#db.rows(
      sql`with overdue as materialized (
            select organization_id, id from video_interviews where status = 'invited' and expires_at <= now()
            order by expires_at limit ${limit} for no key update skip locked)
          update video_interviews v set status = 'expired' from overdue o
          where v.organization_id = o.organization_id and v.id = o.id returning 1`,
    );
    return expired.length;
  }
}
