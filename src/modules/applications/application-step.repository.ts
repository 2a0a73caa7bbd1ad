import type { Database } from '#platform/database/database.ts';

/** A candidate and a job. */
export type Pair = { candidateId: string; jobId: string };

/** What a candidate does once and for all. */
type Step = 'interest_clicked_at' | 'interest_declined_at' | 'whatsapp_started_at';

/** What candidates do, in their applications. */
export class ApplicationStepRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Sets the moment of a step; false when it was set before or there is no such application. Of two at once one sets it. */
  async take(organizationId: string, { candidateId, jobId }: Pair, step: Step): Promise<boolean> {
    const rows = await this.#db.rows(
      `update candidate_jobs set ${step} = statement_timestamp()
       where organization_id = $1 and candidate_id = $2 and job_id = $3 and ${step} is null returning 1`,
      [organizationId, candidateId, jobId],
    );
    return rows.length > 0;
  }

  async exists(organizationId: string, { candidateId, jobId }: Pair): Promise<boolean> {
    const row = await this.#db.row(
      'select 1 from candidate_jobs where organization_id = $1 and candidate_id = $2 and job_id = $3',
      [organizationId, candidateId, jobId],
    );
    return row !== undefined;
  }

  /** Sets the score; the application is locked from then on. Undefined when there is none. */
  async setScreeningScore(
    organizationId: string,
    { candidateId, jobId }: Pair,
    score: number | null,
  ): Promise<{ id: string; status: string } | undefined> {
    return this.#db.row(
      `update candidate_jobs set screening_score = $4
       where organization_id = $1 and candidate_id = $2 and job_id = $3 returning id, status`,
      [organizationId, candidateId, jobId, score],
    );
  }
}
