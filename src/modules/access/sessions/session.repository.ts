import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { idleMs, longestMs } from '#platform/pages/session.ts';

export type ConsoleSessionView = {
  /** The stored hash: it signs nobody in. */
  id: string;
  /** The user agent at sign-in. Null for sessions from before this was recorded. */
  device: string | null;
  /** IP address of the latest request. */
  address: string | null;
  signed_in_at: string;
  last_used_at: string;
  is_operator: boolean;
};

/** More sessions than a person has. */
const maxShown = 100;

const signedInAt = sql`to_timestamp((sess ->> 'signedInAt')::float8 / 1000)`;
const isOpen = sql`expire > now() and ${signedInAt} > now() - make_interval(secs => ${longestMs / 1000})`;

export class ConsoleSessionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Sorted by last use, newest first. Each request extends the expiry, so the expiry gives the time of the last use.
   */
  list(organizationId: string, userId: string): Promise<ConsoleSessionView[]> {
    return this.#db.rows(
      sql`select sid as id, sess ->> 'device' as device, sess ->> 'address' as address,
          ${signedInAt}::timestamptz(3) as signed_in_at,
          (expire - make_interval(secs => ${idleMs / 1000}))::timestamptz(3) as last_used_at,
          coalesce((sess -> 'user' ->> 'isOperator')::boolean, false) as is_operator
        from console_sessions
        where organization_id = ${organizationId} and user_id = ${userId} and ${isOpen}
        order by expire desc, sid limit ${maxShown}`,
    );
  }

  /** False when the user has no such session. */
  async end(organizationId: string, userId: string, id: string): Promise<boolean> {
    const ended = await this.#db.rows(
      sql`delete from console_sessions
        where organization_id = ${organizationId} and user_id = ${userId} and sid = ${id} returning 1`,
    );
    return ended.length > 0;
  }
}
