import type { InterviewQuestion, JobSources } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';

export type NewInterview = {
  /** Given where the interview must not be made twice. */
  id?: string;
  candidateId: string;
  jobId: string | null;
  questionSource: 'job' | 'resume';
  initiatedVia: 'api' | 'apply' | 'portal' | 'dashboard';
  questions: readonly InterviewQuestion[];
  /** Days until it expires. */
  days: number;
};

/** An interview that a candidate is invited to. */
export type Interview = { id: string; candidateId: string; jobId: string | null; expiresAt: string };

/** What questions about a job are made of. */
export type InterviewJob = JobSources & { video_interview_questions: InterviewQuestion[] };

export class InterviewRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined, and nothing made, when there is an interview with the given id. Either of two unique indexes may say so first. */
  async insert(organizationId: string, interview: NewInterview): Promise<Interview | undefined> {
    const { id = newId(), candidateId, jobId } = interview;
    const row = await this.#db.row<{ id: string; expiresAt: string }>(
      `insert into video_interviews
         (id, organization_id, candidate_id, job_id, question_source, initiated_via, questions, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(days => $8))
       on conflict do nothing returning id, expires_at as "expiresAt"`,
      [
        id,
        organizationId,
        candidateId,
        jobId,
        interview.questionSource,
        interview.initiatedVia,
        JSON.stringify(interview.questions),
        interview.days,
      ],
    );
    return row && { ...row, candidateId, jobId };
  }

  /** The candidate's talent-pool state; undefined when the organization has no such candidate. */
  async candidateState(organizationId: string, candidateId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ state: string }>(
      'select talent_pool_status as state from candidates where organization_id = $1 and id = $2',
      [organizationId, candidateId],
    );
    return row?.state;
  }

  job(organizationId: string, jobId: string): Promise<InterviewJob | undefined> {
    return this.#db.row(
      `select title, description, jd_text, required_skills, preferred_skills, video_interview_questions from jobs
       where organization_id = $1 and id = $2`,
      [organizationId, jobId],
    );
  }

  /** False when there is no such application; else it cannot be deleted before the transaction ends. */
  async keepApplication(organizationId: string, pair: { candidateId: string; jobId: string }): Promise<boolean> {
    const rows = await this.#db.rows(
      `select 1 from candidate_jobs where organization_id = $1 and candidate_id = $2 and job_id = $3 for key share`,
      [organizationId, pair.candidateId, pair.jobId],
    );
    return rows.length > 0;
  }
}
