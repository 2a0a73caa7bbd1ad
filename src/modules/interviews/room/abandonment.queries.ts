import { raw, type Sql, sql } from '#platform/database/sql.ts';

/** Minutes without a heartbeat. */
const silentMinutes = 30;
/** A tab left open must not keep an interview going. */
const maxHours = 24;

/** SQL: when a started interview becomes abandoned. `v` and `r` are the aliases of the interview and its room. */
export const abandonedAt = (v: string, r: string): Sql =>
  raw(`least(${r}.last_seen_at + interval '${silentMinutes} minutes', ${v}.started_at + interval '${maxHours} hours')`);

export const isAbandoned = (v: string, r: string): Sql => sql`${abandonedAt(v, r)} <= now()`;
