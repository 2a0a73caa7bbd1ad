import type { Database } from '#platform/database/database.ts';
import { openSessionStatuses } from './session.states.ts';

/** A session whose reminder is due. */
export type DueReminder = {
  organizationId: string;
  sessionId: string;
  candidateId: string;
  jobId: string;
  expiresAt: string;
  /** Whether the candidate has an email address. */
  hasAddress: boolean;
};

const open = openSessionStatuses.map((status) => `'${status}'`).join(', ');
// What is past its time is left to the expiry.
const take = `with due as materialized (
    select organization_id, id from screening_sessions
    where remind_at <= now() and status in (${open}) and expires_at > now()
    order by remind_at limit $1 for no key update skip locked)
  update screening_sessions s set remind_at = null
  from due d join candidates c on c.organization_id = d.organization_id
  where s.organization_id = d.organization_id and s.id = d.id and c.id = s.candidate_id
  returning s.organization_id as "organizationId", s.id as "sessionId", s.candidate_id as "candidateId",
    s.job_id as "jobId", s.expires_at as "expiresAt", coalesce(c.email, '') <> '' as "hasAddress"`;

export class ReminderRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Up to `limit`, of every organization, that are due from here on no more. */
  takeDue(limit: number): Promise<DueReminder[]> {
    return this.#db.rows(take, [limit]);
  }
}
