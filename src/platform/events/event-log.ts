import { settledNow, settledUntil } from '../database/changes.ts';
import { Conditions } from '../database/conditions.ts';
import type { Database } from '../database/database.ts';
import { namedByText, raw, sql } from '../database/sql.ts';
import type { EventType, LoggedEvent } from './event-types.ts';

/** A position in the log. `at` has microseconds. The next event has a later time, or the same time and a higher ID. */
export type LogPosition = { at: string; id: string };

export type EventFilter = {
  organizationId: string;
  types?: readonly EventType[] | undefined;
  subjectId?: string | undefined;
};

export type EventPage = { events: LoggedEvent[]; next: LogPosition };

/** Number of days (UTC) that events are kept. */
export const eventDays = 30;

const lowestId = '00000000-0000-0000-0000-000000000000';
const columns =
  raw(`e.organization_id, e.id, date_trunc('milliseconds', e.recorded_at) as occurred_at, e.type, e.actor_type, e.actor_id, e.subject_type,
  e.subject_id, e.version, e.changed, e.data,
  to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position`);
const order = raw('order by e.recorded_at, e.id');

/** Converts `2026-11-22T09:30:00.123Z` to the microseconds of a position. */
const toMicroseconds = (at: string): string => at.replace(/(\.\d{3})Z$/, '$1000Z');

/** The position before all events from this time on. */
export const positionAt = (time: Date): LogPosition => ({ at: toMicroseconds(time.toISOString()), id: lowestId });

/** Midnight (UTC) of the oldest day that is kept. */
export function oldestKept(now: Date): Date {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() - eventDays);
  return day;
}

/**
 * Reads the events that database triggers have written: one for each resource that a transaction has changed. Events
 * are in commit order as far as it matters: a reader that resumes after its position misses nothing, even if a
 * transaction commits late.
 */
export class EventLog {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Events of an organization after a position, oldest first. `next` is the position of the last one. With fewer than
   * `limit` events, it is the time up to which all events are known. Finds everything that was committed before the
   * call, unless a transaction stays open.
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

  /** Like `read`, for all organizations and without waiting for open transactions. */
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

  /** Finds an event by the time in its ID. */
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

  /** Types and subjects of the organizations' events from `after` until before `until`, each once. */
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

  /** Creates the partitions of the next days and drops those older than `eventDays`. */
  async keepDays(): Promise<void> {
    await this.#db.transaction(async () => {
      // Statements that wait for the locks of this one would hold up requests.
      await this.#db.rows(sql`select set_config('lock_timeout', '500ms', true)`);
      await this.#db.rows(sql`select keep_event_days(15, ${eventDays})`);
    });
  }
}

export const startOfLog = (now: Date): LogPosition => positionAt(oldestKept(now));
