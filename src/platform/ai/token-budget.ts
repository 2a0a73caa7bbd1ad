import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

type Reservation = { organizationId: string; day: string; tokens: number };

const keptDays = 90;

/**
 * Budget per organization and day (UTC). A request counts with its estimate first and then with its cost, so the limit
 * holds.
 */
export class TokenBudget {
  readonly #db: Database;
  readonly #clock: Clock;
  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Undefined if the day's `limit` is reached, and for test data, which has no budget. Throws in a transaction, which
   * would hold the reservation until its commit.
   */
  async reserve(organizationId: string, tokens: number, limit: number): Promise<Reservation | undefined> {
    if (this.#db.inTransaction()) throw new Error('the language model must not be called in a transaction');
    const day = this.#clock.now().toISOString().slice(0, 10);
    const counted = await this.#db.record<{ requests: number }>(
      sql`insert into ai_usage as u (organization_id, day, requests, tokens)
        select ${organizationId}::uuid, ${day}::date, 1, ${tokens}::bigint where ${tokens}::bigint <= ${limit}::bigint
          and not exists (select 1 from organizations where id = ${organizationId} and test_of is not null)
        on conflict (organization_id, day) do update set requests = u.requests + 1, tokens = u.tokens + excluded.tokens
          where u.tokens + excluded.tokens <= ${limit}::bigint
        returning requests`,
    );
    if (counted?.requests === 1) await this.#deleteOld(organizationId, day);
    return counted && { organizationId, day, tokens };
  }

  async recordCost({ organizationId, day, tokens }: Reservation, spent: number): Promise<void> {
    await this.#db.rows(
      sql`update ai_usage set tokens = tokens + ${spent - tokens}::bigint
        where organization_id = ${organizationId} and day = ${day}`,
    );
  }

  async #deleteOld(organizationId: string, day: string): Promise<void> {
    await this.#db.rows(
      sql`delete from ai_usage where organization_id = ${organizationId} and day < ${day}::date - ${keptDays}::int`,
    );
  }
}
