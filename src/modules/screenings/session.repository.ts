import type { ScreeningQuestion } from '#modules/jobs';
import { type Database, prepared } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import type { Channel } from './screening.schemas.ts';
import type { SessionQuestion } from './session.questions.ts';
import { openSessionStatuses, type SessionStatus } from './session.states.ts';

/** Whom and what a session is to be about. */
export type SessionSubject = { organizationId: string; candidateId: string; jobId: string; channel: Channel };
export type SessionTarget = {
  organizationId: string;
  masked: boolean;
  /** Whether the candidate's organization has this job. */
  hasJob: boolean;
  questions: ScreeningQuestion[] | null;
};
export type OpenSession = { id: string; status: SessionStatus; expiresAt: string; overdue: boolean };

const open = openSessionStatuses.map((status) => `'${status}'`).join(', ');

const target = prepared(
  'screening-target',
  `select c.organization_id as "organizationId", c.talent_pool_status = 'masked' as masked, j.id is not null as "hasJob",
     j.screening_questions as questions
   from candidates c left join jobs j on j.organization_id = c.organization_id and j.id = $2 where c.id = $1`,
);
const lockOpen = prepared(
  'screening-lock-open',
  `select id, status, expires_at as "expiresAt", expires_at <= now() as overdue from screening_sessions
   where organization_id = $1 and candidate_id = $2 and job_id = $3 and channel = $4 and status in (${open})
   for no key update`,
);
const insert = prepared(
  'screening-insert',
  `insert into screening_sessions (id, organization_id, candidate_id, job_id, channel, questions, expires_at, remind_at)
   values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7),
     case when $5 in ('email', 'web_form') then now() + make_interval(days => $7) / 2 end)
   on conflict (organization_id, candidate_id, job_id, channel) where status in (${open}) do nothing
   returning id, expires_at as "expiresAt"`,
);

export class SessionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined when there is no such candidate in any organization. */
  target(candidateId: string, jobId: string): Promise<SessionTarget | undefined> {
    return this.#db.row(target, [candidateId, jobId]);
  }

  /** The session about this subject that is not final, locked until the transaction ends. */
  lockOpen({ organizationId, candidateId, jobId, channel }: SessionSubject): Promise<OpenSession | undefined> {
    return this.#db.row(lockOpen, [organizationId, candidateId, jobId, channel]);
  }

  /** Undefined when another has been opened about this subject: the unique index decides. */
  insert(
    { organizationId, candidateId, jobId, channel }: SessionSubject,
    questions: readonly SessionQuestion[],
    days: number,
  ): Promise<{ id: string; expiresAt: string } | undefined> {
    const values = [newId(), organizationId, candidateId, jobId, channel, JSON.stringify(questions), days];
    return this.#db.row(insert, values);
  }

  async setStatus(organizationId: string, id: string, status: SessionStatus): Promise<void> {
    await this.#db.rows('update screening_sessions set status = $3 where organization_id = $1 and id = $2', [
      organizationId,
      id,
      status,
    ]);
  }
}
