import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';

const expire = `with overdue as materialized (
    select organization_id, id from video_interviews where status = 'invited' and expires_at <= now()
    order by expires_at limit $1 for no key update skip locked)
  update video_interviews v set status = 'expired' from overdue o
  where v.organization_id = o.organization_id and v.id = o.id returning 1`;

/** Stores what reading already shows: that nobody may start the interview any more. */
export class InterviewExpiryService {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Of every organization. What another transaction holds is left for the next time. Stops early when told to. */
  async expire(signal: AbortSignal): Promise<void> {
    await inBatches(signal, async (size) => (await this.#db.rows(expire, [size])).length);
  }
}
