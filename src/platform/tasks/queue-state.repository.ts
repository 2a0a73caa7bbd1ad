import type { Database } from '../database/database.ts';
import { words } from './task.words.ts';

/** Where pg-boss keeps its tables. */
export const schema = 'pgboss';
/** Where a queue's given-up tasks are kept. */
export const deadLetter = (queue: string): string => `${queue}.dead`;

export type QueueStatus = {
  queue: string;
  queued: number;
  active: number;
  retrying: number;
  failed: number;
  /** Age of the oldest task not yet done, in seconds; null when there is none. */
  oldest_seconds: number | null;
};

/** Tracked tasks of an organization that were given up: one, those of a kind, or all. */
export type GivenUp = { id?: string | undefined; kind?: string | undefined };

/** A given-up task: its dead letter, and the record it has if it is tracked. */
export type DeadLetter = { queue: string; letter: string; task: string | null };

/**
 * A column that is compared without an index, so that each task is looked up by its own id. Where statistics lag behind, as
 * after many have failed at once, the planner would read all of a queue for each of them by its name.
 */
const unindexed = (column: string): string => `${column}::text || ''`;
/** SQL for the dead letter of a task. */
const ofTask = (letter: string, queue: string, id: string): string =>
  `${letter}.source_root_id = ${id} and ${unindexed(`${letter}.name`)} = ${queue} || '.dead'
     and ${unindexed(`${letter}.state`)} = 'created'`;

/** The queue's tables, where what people need to know of them is more than pg-boss tells. */
export class QueueStateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async status(queues: readonly string[]): Promise<QueueStatus[]> {
    const rows = await this.#db.rows<{ name: string; state: string; count: number; oldest: number }>(
      `select name, state::text, count(*) as count, extract(epoch from now() - min(created_on))::float8 as oldest
       from ${schema}.job where state in ('created', 'retry', 'active') group by name, state`,
    );
    return queues.map((name) => {
      const mine = rows.filter((row) => row.name === name);
      const count = (queue: string, state: string) =>
        rows.find((row) => row.name === queue && row.state === state)?.count ?? 0;
      return {
        queue: name,
        queued: count(name, 'created'),
        active: count(name, 'active'),
        retrying: count(name, 'retry'),
        failed: count(deadLetter(name), 'created'),
        oldest_seconds: mine.length > 0 ? Math.round(Math.max(...mine.map((row) => row.oldest))) : null,
      };
    });
  }

  /** The given-up tasks of a queue, newest first: what a person needs to decide on a retry. */
  async failures(queue: string, limit: number): Promise<{ id: string; failed_at: string; reason: string | null }[]> {
    return this.#db.rows(
      `select id, created_on as failed_at, source_output ->> 'message' as reason
       from ${schema}.job where name = $1 and state = 'created' order by created_on desc limit $2`,
      [deadLetter(queue), limit],
    );
  }

  /** Given-up tasks of a queue, or the one of this dead letter, oldest first; those that another is dealing with are left out. */
  lockLetters(queue: string, letter: string | undefined, limit: number): Promise<DeadLetter[]> {
    return this.#db.rows(
      `select $1::text as queue, id as letter, coalesce(source_root_id, source_id) as task from ${schema}.job
       where name = $2 and state = 'created' and ($3::uuid is null or id = $3)
       order by created_on limit $4 for update skip locked`,
      [queue, deadLetter(queue), letter ?? null, limit],
    );
  }

  /** As `lockLetters`, of an organization's tracked tasks. */
  lockLettersOf(organizationId: string, { id, kind }: GivenUp, limit: number): Promise<DeadLetter[]> {
    return this.#db.rows(
      `select t.queue, j.id as letter, t.id as task
       from tasks t join ${schema}.job j on ${ofTask('j', 't.queue', 't.id')}
       where t.organization_id = $1 and t.state = 'failed' and ($2::uuid is null or t.id = $2)
         and ($3::text is null or t.kind = $3)
       order by t.id limit $4 for update of j skip locked`,
      [organizationId, id ?? null, kind ?? null, limit],
    );
  }

  /**
   * Puts records right that say something else than the queue, for longer than their writers can have been on the way: a
   * worker was killed, a run took too long, an operator took a task off the queue. Looks at what runs or should have run
   * by now, and at what was given up.
   */
  async compare(): Promise<void> {
    await this.#db.rows(compare, [words.lost, words.lostForGood, words.timedOut, words.fault, words.cancelled]);
  }
}

// Of a queue that is worked off in its order, one that will never come is among the oldest.
const suspects = `
  (select * from tasks where state = 'running' and updated_at < now() - interval '20 seconds' limit 1000)
  union all
  (select * from tasks where state = 'retrying' and next_attempt_at < now() - interval '30 seconds'
     order by next_attempt_at limit 1000)
  union all
  (select * from tasks where state = 'queued' and coalesce(next_attempt_at, queued_at) < now() - interval '1 minute'
     order by queued_at limit 1000)
  union all
  (select * from tasks where state = 'failed' and finished_at < now() - interval '1 minute' order by finished_at limit 5000)`;

const compare = `with suspects as materialized (${suspects}),
  found as (
    select s.id, s.updated_at, j.retry_count, j.retry_limit, j.start_after, j.completed_on,
      case when d.id is not null then 'failed' when j.state = 'created' then 'queued' when j.state = 'retry' then 'retrying'
        when j.state = 'active' then 'running' when j.state = 'completed' then 'done' else 'dismissed' end as state,
      case when d.message = 'job heartbeat timeout' then $2 when d.message = 'job timed out' then $3 else $4 end as why
    from suspects s
      left join lateral (
        select * from (
          select * from ${schema}.job where name = s.queue and id = s.id
          union all
          select * from ${schema}.job where ${unindexed('name')} = s.queue and source_root_id = s.id) as runs
        order by created_on desc limit 1) j on true
      left join lateral (select d.id, d.source_output #>> '{value,message}' as message from ${schema}.job d
        where ${ofTask('d', 's.queue', 's.id')} limit 1) d on true)
  update tasks t set state = f.state,
    error = case f.state when 'failed' then f.why when 'retrying' then coalesce(t.error, $1) when 'dismissed' then
      coalesce(t.error, $5) end,
    attempts = case f.state when 'queued' then 0 when 'running' then f.retry_count + 1 else t.attempts end,
    next_attempt_at = case when f.state = 'retrying' then f.start_after end,
    finished_at = case when f.state in ('done', 'failed', 'dismissed') then coalesce(f.completed_on, now()) end,
    step = case when f.state <> 'done' then t.step end, done = case when f.state = 'done' then t.total else t.done end
  from found f
  where t.id = f.id and t.updated_at = f.updated_at and t.state <> f.state`;
