import { settledNow, settledUntil } from '../database/changes.ts';
import { Conditions } from '../database/conditions.ts';
import type { Database } from '../database/database.ts';
import { namedByText, raw, sql } from '../database/sql.ts';
import type { EventType, LoggedEvent } from './event-types.ts';

/** A place in the log. `at`: to the microsecond. The next event has a later time, or this one and a higher id. */
export type LogPosition = { at: string; id: string };

export type EventFilter = {
  organizationId: string;
  types?: readonly EventType[] | undefined;
  subjectId?: string | undefined;
};

export type EventPage = { events: LoggedEvent[]; next: LogPosition };

/** Days, in UTC. */
export const eventDays = 30;

const lowestId = '00000000-0000-0000-0000-000000000000';
const columns =
  raw(`e.organization_id, e.id, date_trunc('milliseconds', e.recorded_at) as occurred_at, e.type, e.actor_type, e.actor_id, e.subject_type,
  e.subject_id, e.version, e.changed, e.data,
  to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position`);
const order = raw('order by e.recorded_at, e.id');

/** `2026-11-22T09:30:00.123Z` as a position has it. */
const toMicroseconds = (at: string): string => at.replace(/(\.\d{3})Z$/, '$1000Z');

/** Before the events from this time on. */
export const positionAt = (time: Date): LogPosition => ({ at: toMicroseconds(time.toISOString()), id: lowestId });

/** Midnight, in UTC. */
export function oldestKept(now: Date): Date {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() - eventDays);
  return day;
}

/**
 * Reads what database triggers have written: an event for each resource that a transaction has changed. In the order of
 * commits as far as it matters: a reader that goes on from its position misses nothing, whatever commits late.
 */
export class EventLog {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Events of an organization after a position, oldest first. `next` lies behind the last one; with fewer than `limit`
   * at the time up to which all are known. Finds what was committed before the call, unless a transaction stays open.
   */
  async read({ organizationId, types, subjectId }: EventFilter, after: LogPosition, limit: number): Promise<EventPage> {
    const where = new Conditions(sql`e.organization_id = ${organizationId}`)
      .and(subjectId, (id) => sql`e.subject_id = ${id}`)
      .and(types?.length ? types : undefined, (some) => sql`e.type = any(${[...some]})`);
    const settled = await settledUntil(this.#db);
    const rows = await this.#db.records<LoggedEvent & { position: string }>(
      namedByText(
        sql`select ${columns} from events e where ${where.sql}
            and (e.recorded_at, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)
            and e.recorded_at < ${settled}::timestamptz ${order} limit ${limit}`,
      ),
    );
    return this.#page(rows, limit, after, settled);
  }

  /** As `read`, of all organizations, without waiting for open transactions. */
  async readAll(after: LogPosition, limit: number): Promise<EventPage> {
    const settled = await settledNow(this.#db);
    const rows = await this.#db.records<LoggedEvent & { position: string }>(
      namedByText(
        sql`select ${columns} from events e
            where (e.recorded_at, e.id) > (${after.at}::timestamptz, ${after.id}::uuid)
              and e.recorded_at < ${settled}::timestamptz ${order} limit ${limit}`,
      ),
    );
    return this.#page(rows, limit, after, settled);
  }

  #page(rows: (LoggedEvent & { position: string })[], limit: number, after: LogPosition, settled: string): EventPage {
    const last = rows.at(-1);
    const end = { at: toMicroseconds(settled), id: lowestId };
    const reached = rows.length >= limit && last ? { at: last.position, id: last.id } : end;
    const next = reached.at > after.at || (reached.at === after.at && reached.id > after.id) ? reached : after;
    return { events: rows.map(({ position: _, ...event }) => event), next };
  }

  /** By the time in its id. */
  async find(organizationId: string, id: string): Promise<LoggedEvent | undefined> {
    const madeAt = new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
    const row = await this.#db.record<LoggedEvent & { position: string }>(
      sql`select ${columns} from events e
          where e.organization_id = ${organizationId} and e.id = ${id}
            and e.recorded_at >= ${madeAt.toISOString()}::timestamptz
            and e.recorded_at < ${madeAt.toISOString()}::timestamptz + interval '2 ms'`,
    );
    if (!row) return undefined;
    const { position: _, ...event } = row;
    return event;
  }

  /** Whether the organization has an event after the position that fits: the types, ids of organizations, subjects. */
  newSince(
    after: string,
    until: string,
    organizationIds: readonly string[],
  ): Promise<Pick<LoggedEvent, 'organizationId' | 'type' | 'subjectId'>[]> {
    return this.#db.records(
      namedByText(
        sql`select distinct e.organization_id, e.type, e.subject_id from events e
            where e.organization_id = any(${[...organizationIds]}::uuid[])
              and e.recorded_at >= ${after}::timestamptz and e.recorded_at < ${until}::timestamptz`,
      ),
    );
  }

  settled(): Promise<string> {
    return settledNow(this.#db);
  }

  /** Makes the partitions of the next days and drops those past `eventDays`. */
  async keepDays(): Promise<void> {
    await this.#db.transaction(async () => {
      // Statements that wait for this one's locks would hold up requests.
      await this.#db.rows(sql`select set_config('lock_timeout', '500ms', true)`);
      await this.#db.rows(sql`select keep_event_days(15, ${eventDays})`);
    });
  }
}

export const startOfLog = (now: Date): LogPosition => positionAt(oldestKept(now));
