import type { Database } from '#platform/database/database.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';

export type ApplicationKey = { candidateId: string; jobId: string };

type Step = 'interest_clicked_at' | 'interest_declined_at' | 'whatsapp_started_at';

const isApplication = (organizationId: string, { candidateId, jobId }: ApplicationKey): Sql =>
  sql`organization_id = ${organizationId} and candidate_id = ${candidateId} and job_id = ${jobId}`;

export class ApplicationStepRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** False when the step was taken before (concurrently, too) or there is no such application. */
  async take(organizationId: string, key: ApplicationKey, step: Step): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update candidate_jobs set ${raw(step)} = statement_timestamp()
        where ${isApplication(organizationId, key)} and ${raw(step)} is null returning 1`,
    );
    return rows.length > 0;
  }

  /** Locks the application until the transaction ends. Undefined if there is no such application. */
  lock(
    organizationId: string,
    key: ApplicationKey,
  ): Promise<{ isClosed: boolean; isInterestConfirmed: boolean } | undefined> {
    return this.#db.record(
      sql`select closed_at is not null or status = 'withdrawn' as is_closed,
          interest_clicked_at is not null as is_interest_confirmed from candidate_jobs
        where ${isApplication(organizationId, key)} for no key update`,
    );
  }

  /** Locks the application. Undefined when there is no such application. */
  setScreeningScore(
    organizationId: string,
    key: ApplicationKey,
    score: number | null,
  ): Promise<{ id: string; status: string } | undefined> {
    return this.#db.record(
      sql`update candidate_jobs set screening_score = ${score}
        where ${isApplication(organizationId, key)} returning id, status`,
    );
  }
}
