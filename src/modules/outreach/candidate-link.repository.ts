import { type Database, prepared } from '#platform/database/database.ts';

/** What a link opens. */
export type LinkPurpose = 'interest' | 'interview' | 'screening' | 'unsubscribe';

type LinkTarget = {
  organizationId: string;
  candidateId: string;
  jobId: string | null;
  messageId: string | null;
  interviewId: string | null;
  screeningSessionId: string | null;
};

type Optional = 'messageId' | 'interviewId' | 'screeningSessionId';
export type NewLink = Omit<LinkTarget, Optional> &
  Partial<Pick<LinkTarget, Optional>> & {
    purpose: LinkPurpose;
    /** As PostgreSQL gave it, or so many days from now. */
    expiresAt: string | { afterDays: number };
  };

/** A link that somebody has followed in time. */
export type OpenLink = LinkTarget & { expiresAt: string };

const insert = prepared(
  'insert-candidate-link',
  `insert into candidate_links (token_hash, organization_id, purpose, candidate_id, job_id, message_id, interview_id,
     screening_session_id, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, now() + make_interval(days => $10)))`,
);

const open = prepared(
  'open-candidate-link',
  `select organization_id as "organizationId", candidate_id as "candidateId", job_id as "jobId",
     message_id as "messageId", interview_id as "interviewId", screening_session_id as "screeningSessionId",
     expires_at as "expiresAt"
   from candidate_links where token_hash = $1 and purpose = $2 and expires_at > now()`,
);
const prolong = prepared(
  'prolong-candidate-links',
  `update candidate_links set expires_at = greatest(expires_at, now() + make_interval(hours => $3))
   where organization_id = $1 and interview_id = $2 and purpose = 'interview' and expires_at > now()`,
);

export class CandidateLinkRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insert(tokenHash: Buffer, link: NewLink): Promise<void> {
    const { expiresAt } = link;
    await this.#db.rows(insert, [
      tokenHash,
      link.organizationId,
      link.purpose,
      link.candidateId,
      link.jobId,
      link.messageId ?? null,
      link.interviewId ?? null,
      link.screeningSessionId ?? null,
      typeof expiresAt === 'string' ? expiresAt : null,
      typeof expiresAt === 'string' ? null : expiresAt.afterDays,
    ]);
  }

  /** Undefined when nobody was given this token for this purpose, and when its time is over. */
  open(tokenHash: Buffer, purpose: LinkPurpose): Promise<OpenLink | undefined> {
    return this.#db.row(open, [tokenHash, purpose]);
  }

  async prolong(organizationId: string, interviewId: string, hours: number): Promise<void> {
    await this.#db.rows(prolong, [organizationId, interviewId, hours]);
  }
}
