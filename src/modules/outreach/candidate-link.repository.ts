import { type Database, prepared } from '#platform/database/database.ts';

export type NewLink = {
  organizationId: string;
  /** What the link opens. */
  purpose: 'screening';
  candidateId: string;
  jobId: string;
  screeningSessionId: string;
  /** As PostgreSQL gave it. */
  expiresAt: string;
};

const insert = prepared(
  'insert-candidate-link',
  `insert into candidate_links
     (token_hash, organization_id, purpose, candidate_id, job_id, screening_session_id, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

export class CandidateLinkRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insert(tokenHash: Buffer, link: NewLink): Promise<void> {
    await this.#db.rows(insert, [
      tokenHash,
      link.organizationId,
      link.purpose,
      link.candidateId,
      link.jobId,
      link.screeningSessionId,
      link.expiresAt,
    ]);
  }
}
