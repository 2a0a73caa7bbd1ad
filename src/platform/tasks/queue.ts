import { setTimeout as delay } from 'node:timers/promises';
import { type Job, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Resolve } from '../container.ts';
import { type Database, preparedAsIs } from '../database/database.ts';
import { Unavailable } from '../errors.ts';
import { type Logger, messageOf, withLogContext } from '../log.ts';
import type { Event } from './event.ts';
import { PermanentFailure, ProcessStops, type Retry, type Task, type TaskHandler } from './task.ts';

const schema = 'pgboss';
const day = 86_400;
const deadLetter = (queue: string): string => `${queue}.dead`;
const retriesOf = (retry: Retry): number => ('delays' in retry ? retry.delays.length : retry.limit);

/** Doubling delays vary by a quarter, so that what failed together does not come back together. */
function secondsBeforeRetry(retry: Retry, failures: number): number {
  if ('delays' in retry) return retry.delays[failures] ?? retry.delays[retry.delays.length - 1] ?? 0;
  const doubled = Math.min(retry.delayMaxSeconds, retry.delaySeconds * 2 ** Math.min(failures, 20));
  return Math.ceil(doubled * (0.75 + Math.random() / 4));
}

export type QueueStatus = {
  queue: string;
  queued: number;
  active: number;
  retrying: number;
  failed: number;
  /** Age of the oldest task not yet done, in seconds; null when there is none. */
  oldest_seconds: number | null;
};

export type QueueOptions = {
  databaseUrl: string;
  /** A worker listens, supervises and runs schedules; the others only send. */
  role: 'sender' | 'worker';
  name: string;
  log: Logger;
};

/** The queue of tasks, on pg-boss. This file alone knows it, and calls its jobs tasks. */
export class TaskQueue {
  readonly #boss: PgBoss;
  readonly #db: Database;
  readonly #log: Logger;
  readonly #subscribers = new Map<string, Task[]>();
  readonly #handlers: readonly TaskHandler[];
  readonly #stopping = new AbortController();
  #started = false;

  /** pg-boss's inserts in the transaction at hand. They are long and few, so planning them each time is a waste. */
  readonly #here = {
    executeSql: (text: string, values?: unknown[]) => {
      this.#db.send(preparedAsIs(text), values);
      return Promise.resolve({ rows: [] });
    },
  };

  constructor(options: QueueOptions, db: Database, handlers: readonly TaskHandler[]) {
    const worker = options.role === 'worker';
    this.#boss = new PgBoss({
      connectionString: options.databaseUrl,
      schema,
      application_name: `${options.name}-queue`,
      instanceName: options.name,
      max: worker ? 6 : 2,
      migrate: false,
      createSchema: false,
      supervise: worker,
      schedule: worker,
      useListenNotify: worker,
      // A killed worker's tasks run again once their heartbeat is missed: within about 20 s.
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    });
    this.#db = db;
    this.#log = options.log;
    this.#boss.on('error', (error) => this.#log.error({ error }, 'the queue reports an error'));
    this.#handlers = handlers;
    const names = new Set<string>();
    for (const { task, event } of handlers) {
      if (names.has(task.name)) throw new Error(`Two handlers for the task ${task.name}`);
      names.add(task.name);
      if (event) this.#subscribers.set(event, [...(this.#subscribers.get(event) ?? []), task]);
    }
  }

  /**
   * Connects. A worker waits until the database answers and is migrated; web does not wait, but refuses what needs the
   * queue until then; an operator's command fails.
   */
  async start(role: 'web' | 'worker' | 'operator'): Promise<void> {
    if (role === 'web') void this.#startPatiently();
    else if (role === 'worker') await this.#startPatiently();
    else await this.#startOnce();
  }

  /** Throws Unavailable until the queue takes tasks. */
  checkStarted(): void {
    if (!this.#started) throw new Unavailable();
  }

  async #startOnce(): Promise<void> {
    await this.#boss.start();
    this.#started = true;
  }

  async #startPatiently(): Promise<void> {
    for (let attempt = 1; !this.#stopping.signal.aborted; attempt++) {
      try {
        return await this.#startOnce();
      } catch (error) {
        if (attempt === 1) this.#log.error({ error }, 'the queue is out of reach; trying again every second');
        await delay(1_000, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    }
  }

  /** Adds a task, in the transaction at hand when there is one, so that work and its record commit or vanish together. */
  async enqueue<P extends z.ZodType<object>>(
    task: Task<P>,
    payload: z.input<P>,
    options: { delaySeconds?: number } = {},
  ): Promise<void> {
    await this.enqueueAll(task, [payload], options);
  }

  /** Adds many tasks of one kind in one statement. */
  async enqueueAll<P extends z.ZodType<object>>(
    task: Task<P>,
    payloads: readonly z.input<P>[],
    options: { delaySeconds?: number } = {},
  ): Promise<void> {
    if (payloads.length === 0) return;
    if (!this.#handlers.some((h) => h.task.name === task.name)) throw new Error(`No handler for the task ${task.name}`);
    this.checkStarted();
    const tasks = payloads.map((payload) => {
      const data = task.payload.parse(payload) as { organizationId?: string };
      return {
        data,
        // the tenant is the group: one's flood must not starve the others
        ...(data.organizationId && { group: { id: data.organizationId } }),
        ...(options.delaySeconds && { startAfter: options.delaySeconds }),
      };
    });
    await this.#boss.insert(task.name, tasks, this.#db.inTransaction() ? { db: this.#here } : undefined);
  }

  /** Tells the event's subscribers, each by a task of its own, in the transaction at hand. */
  async announce<P extends z.ZodType<object>>(event: Event<P>, payload: z.input<P>): Promise<void> {
    for (const task of this.#subscribers.get(event.name) ?? []) await this.enqueue(task, payload);
  }

  /**
   * Starts running tasks: `concurrency` loops for each kind in this process, each with two at once. Of one organization
   * one fewer than `concurrency` run at once, so that there is always a loop left for the others.
   */
  async work(resolve: Resolve, concurrency: number): Promise<void> {
    for (const handler of this.#handlers) {
      const loops = Math.min(concurrency, handler.task.maxLoops ?? concurrency);
      await this.#boss.work<object, JobResult[]>(
        handler.task.name,
        {
          // One notification wakes one fetch, so a batch that came full must fetch again at once.
          batchSize: 2,
          burstWhenBatchFull: true,
          localConcurrency: loops,
          localGroupConcurrency: loops > 2 ? loops - 1 : loops,
          perJobResults: true,
          includeMetadata: true,
          pollingIntervalSeconds: 0.5,
          // Retries and delayed tasks come without a notification.
          notifyPollingIntervalSeconds: 2,
        },
        ((batch: JobWithMetadata<object>[]) =>
          Promise.all(batch.map((one) => this.#run(handler, one, resolve)))) as never,
      );
    }
  }

  async #run(handler: TaskHandler, job: JobWithMetadata<object>, resolve: Resolve): Promise<JobResult> {
    const { task } = handler;
    const organization = (job.data as { organizationId?: string }).organizationId;
    const attempt = job.retryCount + 1;
    return withLogContext(
      { task: task.name, task_id: job.id, ...(organization && { organization_id: organization }) },
      async () => {
        const since = performance.now();
        try {
          await handler.run({
            payload: task.payload.parse(job.data),
            attempt,
            lastAttempt: job.retryCount >= job.retryLimit,
            signal: AbortSignal.any([(job as Job).signal, this.#stopping.signal]),
            resolve,
          });
          this.#log.info({ attempt, ms: Math.round(performance.now() - since) }, 'task done');
          return { id: job.id, status: 'completed' };
        } catch (error) {
          const output = { message: messageOf(error) };
          if (error instanceof PermanentFailure) {
            this.#log.warn({ attempt, reason: output.message }, 'task failed for good');
            return { id: job.id, status: 'deadletter', output };
          }
          this.#log.warn({ error, attempt }, 'task failed');
          await this.#setDelay(job, task.retry);
          return { id: job.id, status: 'failed', output };
        }
      },
    );
  }

  /**
   * Sets when the task that is about to be failed runs again. pg-boss knows one delay or doubling ones, of a queue; a
   * task may have a list of them, and one that was cut off because this process stops is to run again at once, without
   * having used up a try.
   */
  async #setDelay(job: JobWithMetadata<object>, retry: Retry): Promise<void> {
    const stopping = this.#stopping.signal.aborted;
    await this.#boss.getDb().executeSql(
      `update ${schema}.job set retry_delay = $1, retry_backoff = false, retry_limit = retry_limit + $2
         where name = $3 and id = $4`,
      [stopping ? 0 : secondsBeforeRetry(retry, job.retryCount), stopping ? 1 : 0, job.name, job.id],
    );
  }

  /** Stops taking tasks, waits up to `seconds` for those begun, hands the rest back to be run by another worker. */
  async stop(seconds: number): Promise<void> {
    const abort = () => this.#stopping.abort(new ProcessStops('the process stops'));
    if (!this.#started) abort();
    const timer = setTimeout(abort, seconds * 800);
    await this.#boss.stop({ graceful: true, timeout: seconds * 1000 });
    clearTimeout(timer);
  }

  /** What is queued, running, waiting for another try, and given up, by queue. */
  async status(): Promise<QueueStatus[]> {
    const rows = await this.#db.rows<{ name: string; state: string; count: number; oldest: number }>(
      `select name, state::text, count(*) as count, extract(epoch from now() - min(created_on))::float8 as oldest
       from ${schema}.job where state in ('created', 'retry', 'active') group by name, state`,
    );
    return this.#handlers.map(({ task: { name } }) => {
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

  /** Runs given-up tasks again: all of a queue (up to 1000 a call) or one, by its id as `failures` shows it. */
  async retry(queue: string, id?: string): Promise<number> {
    return this.#boss.redrive(deadLetter(queue), id ? { ids: [id] } : {});
  }

  /** The given-up tasks of a queue, newest first: what a person needs to decide on a retry. */
  async failures(queue: string, limit = 100): Promise<{ id: string; failed_at: string; reason: string | null }[]> {
    return this.#db.rows(
      `select id, created_on as failed_at, source_output ->> 'message' as reason
       from ${schema}.job where name = $1 and state = 'created' order by created_on desc limit $2`,
      [deadLetter(queue), limit],
    );
  }

  has(queue: string): boolean {
    return this.#handlers.some((h) => h.task.name === queue);
  }
}

/** Creates or updates pg-boss's schema and a queue, with its dead-letter queue, for every task. Safe to run again. */
export async function prepareQueues(databaseUrl: string, handlers: readonly TaskHandler[]): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { task } of handlers) {
      const dead = { retentionSeconds: 90 * day, deleteAfterSeconds: 90 * day };
      const options = {
        retryLimit: retriesOf(task.retry),
        ...('delays' in task.retry
          ? { retryDelay: task.retry.delays[0], retryBackoff: false }
          : { retryDelay: task.retry.delaySeconds, retryBackoff: true, retryDelayMax: task.retry.delayMaxSeconds }),
        expireInSeconds: task.timeoutSeconds,
        heartbeatSeconds: 15,
        // a task that waits for a worker is never dropped silently
        retentionSeconds: 365 * day,
        deleteAfterSeconds: 2 * day,
        deadLetter: deadLetter(task.name),
        notify: true,
      };
      if (await boss.getQueue(deadLetter(task.name))) await boss.updateQueue(deadLetter(task.name), dead);
      else await boss.createQueue(deadLetter(task.name), dead);
      if (await boss.getQueue(task.name)) await boss.updateQueue(task.name, options);
      else await boss.createQueue(task.name, options);
      if (task.cron) await boss.schedule(task.name, task.cron, {}, { tz: 'UTC' });
    }
    const scheduled = new Set(handlers.flatMap(({ task }) => (task.cron ? [task.name] : [])));
    for (const { name } of await boss.getSchedules()) {
      if (!scheduled.has(name)) await boss.unschedule(name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
