import type { Database } from '#platform/database/database.ts';
import { named, raw, sql } from '#platform/database/sql.ts';
import type { LogPosition } from '#platform/events/event-log.ts';

/** An enabled endpoint. Until the current transaction ends, it stays enabled. */
export type Subscriber = {
  id: string;
  organizationId: string;
  /** Empty: all. */
  types: string[];
  /** Timestamp in UTC, in milliseconds. */
  collectsFrom: string;
  isLive: boolean;
};

const inMicroseconds = (column: string) =>
  raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

export class FanOutRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** `since`: before it no endpoint collects events. Null without enabled endpoints. */
  position(): Promise<(LogPosition & { since: string | null }) | undefined> {
    const read = sql`select ${inMicroseconds('c.recorded_at')} as at, c.event_id as id,
        (select ${inMicroseconds('min(collects_from)')} from webhook_endpoints where enabled) as since
      from webhook_cursor c`;
    return this.#db.record(named('webhook-position', read));
  }

  /** False if another worker has moved it. */
  async move(from: LogPosition, to: LogPosition): Promise<boolean> {
    const moved = await this.#db.rows(
      sql`update webhook_cursor set recorded_at = ${to.at}::timestamptz, event_id = ${to.id}
        where recorded_at = ${from.at}::timestamptz and event_id = ${from.id} returning event_id`,
    );
    return moved.length > 0;
  }

  subscribers(organizationIds: readonly string[]): Promise<Subscriber[]> {
    return this.#db.records(
      sql`select e.id, e.organization_id, e.types, date_trunc('milliseconds', e.collects_from) as collects_from,
          o.test_of is null as is_live
        from webhook_endpoints e join organizations o on o.id = e.organization_id
        where e.organization_id = any(${organizationIds}::uuid[]) and e.enabled order by e.id for share of e`,
    );
  }
}
