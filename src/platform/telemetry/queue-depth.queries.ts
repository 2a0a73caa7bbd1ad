import type { Database } from '../database/database.ts';
import { join, raw, type Sql, shared, sql } from '../database/sql.ts';
import { deadLetterQueue, queueSchema } from '../tasks/queue-state.repository.ts';

export type QueueDepth = {
  queue: string;
  /** Tasks that could run now. */
  due: number;
  /** Tasks that wait for a later time, such as a retry. */
  delayed: number;
  active: number;
  dead: number;
  /** Time in seconds that the oldest due task has waited. Null if there is none. */
  oldest_seconds: number | null;
};

/** Counting stops here, so that a backlog does not make the statement slow. */
export const mostCounted = 10_000;
const jobTable = raw(`${queueSchema}.job`);

/**
 * The planner knows too little about a queue's table, which grows and empties within minutes. Without statistics it
 * sorts all tasks. With statistics of a few full queues, it reads the whole table once for each empty queue.
 */
const indexesAlone = sql`select ${join(
  ['seqscan', 'bitmapscan', 'sort'].map((name) => sql`set_config(${`enable_${name}`}, 'off', true)`),
)}`;

/** Reads the state of all queues from pg-boss's indexes of unfinished tasks alone. */
export class QueueDepthQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  read(queues: readonly string[]): Promise<QueueDepth[]> {
    return this.#db.transaction(() => {
      this.#db.send(indexesAlone);
      return this.#db.rows(depthOf(queues));
    });
  }
}

function depthOf(queues: readonly string[]): Sql {
  const most = shared(mostCounted);
  return sql`select q.name as queue, w.due::int, w.delayed::int, a.active::int, d.dead::int, w.oldest_seconds
        from unnest(${queues}::text[], ${queues.map(deadLetterQueue)}::text[]) as q (name, dead_name)
          cross join lateral (
            select count(*) filter (where start_after <= now()) as due,
              count(*) filter (where start_after > now()) as delayed,
              extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as oldest_seconds
            from (select start_after from ${jobTable} where name = q.name and state < 'active' and not blocked
              order by priority desc, created_on limit ${most}::int) as waiting) as w
          cross join lateral (
            select count(*) as active from (select from ${jobTable} where name = q.name and state = 'active'
              limit ${most}::int) as running) as a
          cross join lateral (
            select count(*) as dead from (select from ${jobTable} where name = q.dead_name and state < 'active' and not blocked
              limit ${most}::int) as letters) as d`;
}
