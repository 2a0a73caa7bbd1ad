import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { isOpenStatus } from './session.repository.ts';

export type DueReminder = {
  organizationId: string;
  sessionId: string;
  candidateId: string;
  jobId: string;
  expiresAt: string;
  hasAddress: boolean;
};

export class ReminderRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns up to `limit` due reminders of all organizations. They will not be due again. */
  takeDue(limit: number): Promise<DueReminder[]> {
    return this.#db.records(
      sql`with due as materialized (
            select organization_id, id from screening_sessions
            where remind_at <= now() and ${isOpenStatus} and expires_at > now()
            order by remind_at limit ${limit} for no key update skip locked)
          update screening_sessions s set remind_at = null
          from due d join candidates c on c.organization_id = d.organization_id
          where s.organization_id = d.organization_id and s.id = d.id and c.id = s.candidate_id
          returning s.organization_id, s.id as session_id, s.candidate_id, s.job_id, s.expires_at,
            coalesce(c.email, '') <> '' as has_address`,
    );
  }
}
