import type { Database } from '../database/database.ts';
import { empty, named, raw, type Sql, sql } from '../database/sql.ts';
import { taskMessages } from './task.messages.ts';

export const queueSchema = 'pgboss';
const jobTable = raw(`${queueSchema}.job`);
export const deadLetterQueue = (queue: string): string => `${queue}.dead`;

export type QueueStatus = {
  queue: string;
  queued: number;
  active: number;
  retrying: number;
  failed: number;
  /** Age of the oldest unfinished task in seconds. Null if there is none. */
  oldest_seconds: number | null;
};

/** Selects one task, those of a kind, with an error or about candidates, or all. */
export type FailedTaskFilter = {
  id?: string | undefined;
  kind?: string | undefined;
  error?: string | undefined;
  candidateIds?: readonly string[] | undefined;
};

/** `id` is that of the task in the log. `organization_id` is null for tasks of no organization. */
export type FailedTask = { id: string; organization_id: string | null; failed_at: string; reason: string | null };

/** `task` is the ID of the record, if the task is tracked. */
export type DeadLetter = { queue: string; letter: string; task: string | null };

/** ID of the task of a dead letter. A letter that was put there by hand has none. */
const taskOf = sql`coalesce(source_root_id, source_id, id)`;

/**
 * Hides a column from its index, so that each task is looked up by its ID. With outdated statistics, such as after many
 * failures, the planner would read a whole queue by name for each task.
 */
const unindexed = (column: string): string => `${column}::text || ''`;
/** An SQL condition. Its arguments are SQL too. */
const isLetterOf = (letter: string, queue: string, id: string): Sql =>
  raw(`${letter}.source_root_id = ${id} and ${unindexed(`${letter}.name`)} = ${queue} || '.dead'
    and ${unindexed(`${letter}.state`)} = 'created'`);

const nextQueue = (after: string): string => `select j.name from ${queueSchema}.job j
    where ${after} j.state < 'active' and not j.blocked order by j.name limit 1`;
const firstStart = (state: string): string => `(select min(j.start_after) from ${queueSchema}.job j
    where j.name = waiting.name and j.state = '${state}' and not j.blocked)`;

/**
 * Selects those of these queues that have waiting tasks, and the ms until the first one is due: 0 or less if it is due
 * already. Use a connection of the queue, because all others may be busy. The statement goes from one queue with
 * waiting tasks to the next in their index, and reads the first start of each from another index. So it costs little,
 * for any number of queues and tasks.
 */
export const waitingQueues = (queues: readonly string[]): { text: string; values: unknown[] } => ({
  text: `with recursive waiting (name) as (
    (${nextQueue('')})
    union all
    select (${nextQueue('j.name > waiting.name and')}) from waiting where waiting.name is not null)
  select name, extract(epoch from least(${firstStart('created')}, ${firstStart('retry')}) - now())::float8 * 1000 as due_in_ms
    from waiting where name = any($1::text[])`,
  values: [queues],
});

/** Reads data from pg-boss's tables that its API does not offer. */
export class QueueStateRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async status(queues: readonly string[]): Promise<QueueStatus[]> {
    const rows = await this.#db.records<{ name: string; state: string; count: number; oldest: number }>(
      sql`select name, state::text, count(*) as count, extract(epoch from now() - min(created_on))::float8 as oldest
        from ${jobTable} where state in ('created', 'retry', 'active') group by name, state`,
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
        failed: count(deadLetterQueue(name), 'created'),
        oldest_seconds: mine.length > 0 ? Math.round(Math.max(...mine.map((row) => row.oldest))) : null,
      };
    });
  }

  /** Failed tasks of a queue, newest first. */
  failures(queue: string, limit: number): Promise<FailedTask[]> {
    return this.#db.rows(
      sql`select ${taskOf} as id, data ->> 'organizationId' as organization_id, created_on as failed_at,
          source_output ->> 'message' as reason
        from ${jobTable} where name = ${deadLetterQueue(queue)} and state = 'created' order by created_on desc limit ${limit}`,
    );
  }

  /** Locks the oldest dead letters of a queue, or the one with this ID or task. Skips letters that are already locked. */
  lockLetters(queue: string, id: string | undefined, limit: number): Promise<DeadLetter[]> {
    return this.#db.records(
      sql`select ${queue}::text as queue, id as letter, coalesce(source_root_id, source_id) as task from ${jobTable}
        where name = ${deadLetterQueue(queue)} and state = 'created' ${id ? sql`and ${id} in (id, ${taskOf})` : empty}
        order by created_on limit ${limit} for update skip locked`,
    );
  }

  /** Locks tracked tasks that wait for an attempt. */
  waitingOf(organizationId: string, limit: number): Promise<{ queue: string; id: string }[]> {
    return this.#db.records(
      sql`select queue, id from tasks
        where organization_id = ${organizationId} and state in ('queued', 'retrying') order by id limit ${limit} for update`,
    );
  }

  /** Locks dead letters of tracked tasks. Skips letters that are already locked. */
  lockLettersOf(organizationId: string, which: FailedTaskFilter, limit: number): Promise<DeadLetter[]> {
    const { id, kind, error, candidateIds } = which;
    return this.#db.records(
      sql`select t.queue, j.id as letter, t.id as task
        from tasks t join ${jobTable} j on ${isLetterOf('j', 't.queue', 't.id')}
        where t.organization_id = ${organizationId} and t.state = 'failed'
          ${id ? sql`and t.id = ${id}` : empty} ${kind ? sql`and t.kind = ${kind}` : empty}
          ${error ? sql`and t.error = ${error}` : empty}
          ${candidateIds ? sql`and t.candidate_id = any(${[...candidateIds]}::uuid[])` : empty}
        order by t.id limit ${limit} for update of j skip locked`,
    );
  }

  /**
   * Corrects records that have differed from the queue for longer than a writer needs. A worker was killed, a run timed
   * out, or an operator removed a task.
   */
  async compare(): Promise<void> {
    await this.#db.rows(named('compare-records', correction));
  }
}

// A queue runs in order, so a task that will never run is among the oldest.
const suspects = sql`
  (select * from tasks where state = 'running' and updated_at < now() - interval '20 seconds' limit 1000)
  union all
  (select * from tasks where state = 'retrying' and next_attempt_at < now() - interval '30 seconds'
     order by next_attempt_at limit 1000)
  union all
  (select * from tasks where state = 'queued' and coalesce(next_attempt_at, queued_at) < now() - interval '1 minute'
     order by queued_at limit 1000)
  union all
  (select * from tasks where state = 'failed' and finished_at < now() - interval '1 minute' order by finished_at limit 5000)`;

const correction = sql`with suspects as materialized (${suspects}),
  found as (
    select s.id, s.updated_at, j.retry_count, j.retry_limit, j.start_after, j.completed_on,
      case when d.id is not null then 'failed' when j.state = 'created' then 'queued' when j.state = 'retry' then 'retrying'
        when j.state = 'active' then 'running' when j.state = 'completed' then 'done' else 'dismissed' end as state,
      case when d.message = 'job heartbeat timeout' then ${taskMessages.lostForGood}
        when d.message = 'job timed out' then ${taskMessages.timedOut} else ${taskMessages.fault} end as why
    from suspects s
      left join lateral (
        select * from (
          select * from ${jobTable} where name = s.queue and id = s.id
          union all
          select * from ${jobTable} where ${raw(unindexed('name'))} = s.queue and source_root_id = s.id) as runs
        order by created_on desc limit 1) j on true
      left join lateral (select d.id, d.source_output #>> '{value,message}' as message from ${jobTable} d
        where ${isLetterOf('d', 's.queue', 's.id')} limit 1) d on true)
  update tasks t set state = f.state,
    error = case f.state when 'failed' then f.why when 'retrying' then coalesce(t.error, ${taskMessages.lost})
      when 'dismissed' then coalesce(t.error, ${taskMessages.cancelled}) end,
    attempts = case f.state when 'queued' then 0 when 'running' then f.retry_count + 1 else t.attempts end,
    next_attempt_at = case when f.state = 'retrying' then f.start_after end,
    finished_at = case when f.state in ('done', 'failed', 'dismissed') then coalesce(f.completed_on, now()) end,
    step = case when f.state <> 'done' then t.step end, done = case when f.state = 'done' then t.total else t.done end
  from found f
  where t.id = f.id and t.updated_at = f.updated_at and t.state <> f.state`;
