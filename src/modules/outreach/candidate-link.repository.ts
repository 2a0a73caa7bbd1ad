import type { Database } from '#platform/database/database.ts';
import { named, sql } from '#platform/database/sql.ts';

export type LinkPurpose = 'interest' | 'interview' | 'screening' | 'decision' | 'self-identification' | 'unsubscribe';

type LinkTarget = {
  organizationId: string;
  candidateId: string;
  jobId: string | null;
  messageId: string | null;
  interviewId: string | null;
  screeningSessionId: string | null;
  decisionId: string | null;
};

type OptionalTarget = 'messageId' | 'interviewId' | 'screeningSessionId' | 'decisionId';
export type NewLink = Omit<LinkTarget, OptionalTarget> &
  Partial<Pick<LinkTarget, OptionalTarget>> & {
    purpose: LinkPurpose;
    /** A timestamp from PostgreSQL, or days from now. */
    expiresAt: string | { afterDays: number };
  };

export type OpenLink = LinkTarget & { expiresAt: string };

export class CandidateLinkRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insert(links: readonly (NewLink & { tokenHash: Buffer })[]): Promise<void> {
    const column = (valueOf: (link: NewLink & { tokenHash: Buffer }) => unknown) =>
      links.map((link) => valueOf(link) ?? null);
    await this.#db.rows(
      named(
        'insert-candidate-links',
        sql`insert into candidate_links (token_hash, organization_id, purpose, candidate_id, job_id, message_id,
              interview_id, screening_session_id, decision_id, expires_at)
            select token_hash, organization_id, purpose, candidate_id, job_id, message_id, interview_id,
              screening_session_id, decision_id, coalesce(expires_at, now() + make_interval(days => days))
            from unnest(${column((l) => l.tokenHash)}::bytea[], ${column((l) => l.organizationId)}::uuid[],
                ${column((l) => l.purpose)}::text[], ${column((l) => l.candidateId)}::uuid[],
                ${column((l) => l.jobId)}::uuid[], ${column((l) => l.messageId)}::uuid[],
                ${column((l) => l.interviewId)}::uuid[], ${column((l) => l.screeningSessionId)}::uuid[],
                ${column((l) => l.decisionId)}::uuid[],
                ${column((l) => (typeof l.expiresAt === 'string' ? l.expiresAt : null))}::timestamptz[],
                ${column((l) => (typeof l.expiresAt === 'string' ? null : l.expiresAt.afterDays))}::int[])
              as n (token_hash, organization_id, purpose, candidate_id, job_id, message_id, interview_id,
                screening_session_id, decision_id, expires_at, days)`,
      ),
    );
  }

  /** Undefined for an unknown or expired token, and one for another purpose. */
  open(tokenHash: Buffer, purpose: LinkPurpose): Promise<OpenLink | undefined> {
    return this.#db.record(
      named(
        'open-candidate-link',
        sql`select organization_id, candidate_id, job_id, message_id, interview_id, screening_session_id, decision_id,
              expires_at
            from candidate_links where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > now()`,
      ),
    );
  }

  async prolong(organizationId: string, interviewId: string, hours: number): Promise<void> {
    await this.#db.rows(
      named(
        'prolong-candidate-links',
        sql`update candidate_links set expires_at = greatest(expires_at, now() + make_interval(hours => ${hours}))
            where organization_id = ${organizationId} and interview_id = ${interviewId} and purpose = 'interview'
              and expires_at > now()`,
      ),
    );
  }
}
