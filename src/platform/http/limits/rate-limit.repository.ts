import type { Database } from '../../database/database.ts';
import { named, sql } from '../../database/sql.ts';

export type RateLimit = { perMinute: number; burst: number };

export type TokenOrder = {
  key: Buffer;
  limit: RateLimit;
  /** A negative number returns tokens. */
  wanted: number;
};

export type TokenGrant = {
  granted: number;
  /** Tokens left in the bucket, with fractions. */
  left: number;
};

/** Token buckets that all processes share. A missing row is a full bucket. Only the database's clock counts. */
export class RateLimitRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Keys must differ. Grants are in the order of `orders`, in whole tokens, and never exceed the content of the bucket.
   */
  async exchange(orders: readonly TokenOrder[]): Promise<TokenGrant[]> {
    const rows = await this.#db.rows<TokenGrant & { key: Buffer }>(
      named(
        'rate-limits',
        // Sorted, so that processes that return tokens to many buckets lock them in the same order.
        sql`insert into rate_limits as b (key, burst, per_second, tokens, granted, refilled_at)
          select key, burst, per_second, burst - greatest(0, least(wanted, burst)), least(wanted, burst), clock_timestamp()
          from unnest(${orders.map(({ key }) => key)}::bytea[], ${orders.map(({ limit }) => limit.burst)}::float8[],
            ${orders.map(({ limit }) => limit.perMinute / 60)}::float8[], ${orders.map(({ wanted }) => wanted)}::float8[])
            as o (key, burst, per_second, wanted)
          order by key
          on conflict (key) do update set (burst, per_second, tokens, granted, refilled_at) = (
            select excluded.burst, excluded.per_second, least(excluded.burst, available - taken), taken,
              greatest(b.refilled_at, excluded.refilled_at)
            from (select least(excluded.burst, b.tokens + excluded.per_second
                * greatest(0, extract(epoch from excluded.refilled_at - b.refilled_at))::float8)) as x (available),
              lateral (select least(excluded.granted, floor(available + 1e-9))) as y (taken)
          )
          returning key, granted, tokens as left`,
      ),
    );
    const byKey = new Map(rows.map((row) => [row.key.toString('hex'), row]));
    return orders.map(({ key }) => byKey.get(key.toString('hex')) as TokenGrant);
  }

  /** Removes full buckets. */
  async deleteFull(): Promise<void> {
    await this.#db.rows(
      sql`delete from rate_limits
        where tokens + per_second * extract(epoch from clock_timestamp() - refilled_at)::float8 >= burst`,
    );
  }
}
