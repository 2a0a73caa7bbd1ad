import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { openSessionStatuses } from './session.states.ts';

const open = openSessionStatuses.map((status) => `'${status}'`).join(', ');
const expire = `with overdue as materialized (
    select organization_id, id from screening_sessions where status in (${open}) and expires_at <= now()
    order by expires_at limit $1 for no key update skip locked)
  update screening_sessions s set status = 'expired' from overdue o
  where s.organization_id = o.organization_id and s.id = o.id returning 1`;

/** Stores what reading already shows: that the session has ended. */
export class SessionExpiryService {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Of every organization. What another transaction holds is left for the next time. Stops early when told to. */
  async expire(signal: AbortSignal): Promise<void> {
    await inBatches(signal, async (size) => (await this.#db.rows(expire, [size])).length);
  }
}
