import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

type Reservation = { organizationId: string; day: string; tokens: number };

/** How long the days' usage is kept, to be looked at. */
const keptDays = 90;

/**
 * What each organization spends on the language model in a day (UTC), in tokens, for all processes together. A request
 * is counted by its estimate before it is sent, and by its real cost afterwards: many at once cannot spend what only one
 * of them may, and of a killed process its estimates stay counted.
 */
export class TokenBudget {
  readonly #db: Database;
  readonly #clock: Clock;
  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Counts a request of about `tokens`, or gives undefined where the day's `limit` does not allow it any more. Throws in
   * a transaction: others would see it only at its end, which would wait for the model.
   */
  async reserve(organizationId: string, tokens: number, limit: number): Promise<Reservation | undefined> {
    if (this.#db.inTransaction()) throw new Error('the language model is not asked in a transaction');
    const day = this.#clock.now().toISOString().slice(0, 10);
    const counted = await this.#db.row<{ requests: number }>(
      `insert into ai_usage as u (organization_id, day, requests, tokens)
       select $1::uuid, $2::date, 1, $3::bigint where $3::bigint <= $4::bigint
       on conflict (organization_id, day) do update set requests = u.requests + 1, tokens = u.tokens + excluded.tokens
         where u.tokens + excluded.tokens <= $4::bigint
       returning requests`,
      [organizationId, day, tokens, limit],
    );
    if (counted?.requests === 1) await this.#forget(organizationId, day);
    return counted && { organizationId, day, tokens };
  }

  /** Counts what the request has really cost in place of its estimate. */
  async settle({ organizationId, day, tokens }: Reservation, spent: number): Promise<void> {
    await this.#db.rows(`update ai_usage set tokens = tokens + $3::bigint where organization_id = $1 and day = $2`, [
      organizationId,
      day,
      spent - tokens,
    ]);
  }

  async #forget(organizationId: string, day: string): Promise<void> {
    await this.#db.rows(`delete from ai_usage where organization_id = $1 and day < $2::date - ${keptDays}`, [
      organizationId,
      day,
    ]);
  }
}
