import { setTimeout as delay } from 'node:timers/promises';
import { type Job, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Resolve } from '../container.ts';
import { type Database, preparedAsIs } from '../database/database.ts';
import { Unavailable } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import type { Event } from './event.ts';
import { GivenUpTasks } from './given-up.ts';
import { optionsOf } from './queue.options.ts';
import { deadLetter, QueueStateRepository, type QueueStatus, schema } from './queue-state.repository.ts';
import { retriesOf } from './retry.ts';
import { ProcessStops, type Task, type TaskHandler } from './task.ts';
import { type NewRecord, TaskRecordRepository } from './task-record.repository.ts';
import { type Outcome, TaskRunner } from './task-runner.ts';
import { currentScope, linked, withScope } from './task-scope.ts';

export type QueueOptions = {
  databaseUrl: string;
  /** A worker listens, supervises and runs schedules; the others only send. */
  role: 'sender' | 'worker';
  name: string;
  log: Logger;
};

/** The queue of tasks, on pg-boss. This file alone knows it (and QueueStateRepository its tables), and calls its jobs tasks. */
export class TaskQueue {
  readonly #boss: PgBoss;
  readonly #db: Database;
  readonly #log: Logger;
  readonly #subscribers = new Map<string, Task[]>();
  readonly #handlers: readonly TaskHandler[];
  readonly #stopping = new AbortController();
  readonly #records: TaskRecordRepository;
  readonly #state: QueueStateRepository;
  readonly #runner: TaskRunner;
  readonly #givenUp: GivenUpTasks;
  #started = false;

  /** pg-boss's inserts in the transaction at hand. They are long and few, so planning them each time is a waste. */
  readonly #here = {
    executeSql: (text: string, values?: unknown[]) => {
      this.#db.send(preparedAsIs(text), values);
      return Promise.resolve({ rows: [] });
    },
  };

  /** As `#here`, where pg-boss needs the rows. */
  readonly #joined = {
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await this.#db.rows(text, values) }),
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
    this.#records = new TaskRecordRepository(db);
    this.#state = new QueueStateRepository(db);
    this.#runner = new TaskRunner(this.#records, options.log, this.#stopping.signal);
    this.#givenUp = new GivenUpTasks(db, this.#state, this.#records, {
      redrive: (queue, ids) => this.#boss.redrive(deadLetter(queue), { ids, db: this.#joined }),
      remove: async (queue, ids) => void (await this.#boss.deleteJob(deadLetter(queue), ids, { db: this.#joined })),
    });
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
    // A tracked task and its record are made together.
    if (task.kind && !this.#db.inTransaction()) {
      return this.#db.transaction(() => this.enqueueAll(task, payloads, options));
    }
    const { group, cause } = currentScope() ?? {};
    const records: NewRecord[] = [];
    const tasks = payloads.map((payload) => {
      const data = task.payload.parse(payload);
      const { organizationId } = data as { organizationId?: string };
      const id = task.kind && organizationId ? newId() : undefined;
      if (id && organizationId) records.push({ id, organizationId, about: task.about?.(data) ?? {} });
      return {
        data: linked(data, { id, group, cause }),
        ...(id && { id }),
        // the tenant is the group: one's flood must not starve the others
        ...(organizationId && { group: { id: organizationId } }),
        ...(options.delaySeconds && { startAfter: options.delaySeconds }),
      };
    });
    if (task.kind && records.length > 0) {
      const kind = { queue: task.name, kind: task.kind, maxAttempts: retriesOf(task.retry) + 1 };
      this.#records.add(kind, records, { group, cause, delaySeconds: options.delaySeconds });
    }
    await this.#boss.insert(task.name, tasks, this.#db.inTransaction() ? { db: this.#here } : undefined);
    const scope = currentScope();
    if (scope) scope.enqueued += tasks.length;
  }

  /**
   * Runs `work`: the tasks that it enqueues, and those that these enqueue in their turn, are of this group. `enqueued` is
   * how many there were at once.
   */
  async inGroup<T>(group: string, work: () => Promise<T>): Promise<{ result: T; enqueued: number }> {
    const scope = { group, cause: currentScope()?.cause, enqueued: 0 };
    const result = await withScope(scope, work);
    return { result, enqueued: scope.enqueued };
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
    const { id, data, retryCount: failures, retryLimit: maxFailures } = job;
    const { signal } = job as Job;
    const outcome = await this.#runner.run(handler, { id, data, failures, maxFailures, signal }, resolve);
    if (outcome.status === 'completed') return { id, status: 'completed' };
    if (outcome.status === 'failed') await this.#setDelay(job, outcome);
    return { id, status: outcome.status, output: { message: outcome.reason } };
  }

  /**
   * Sets when the task that is about to be failed runs again. pg-boss knows one delay or doubling ones, of a queue; a
   * task may have a list of them, and one that was cut off because this process stops is to run again at once, without
   * having used up a try.
   */
  async #setDelay(
    job: JobWithMetadata<object>,
    { retryInSeconds, isFree }: Extract<Outcome, { status: 'failed' }>,
  ): Promise<void> {
    await this.#boss.getDb().executeSql(
      `update ${schema}.job set retry_delay = $1, retry_backoff = false, retry_limit = retry_limit + $2
         where name = $3 and id = $4`,
      [retryInSeconds, isFree ? 1 : 0, job.name, job.id],
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
  status(): Promise<QueueStatus[]> {
    return this.#state.status(this.#handlers.map(({ task }) => task.name));
  }

  /** The given-up tasks of a queue, newest first. */
  failures(queue: string, limit = 100): ReturnType<QueueStateRepository['failures']> {
    return this.#state.failures(queue, limit);
  }

  /** Runs given-up tasks again: all of a queue (up to 1000 a call) or one, by its id as `failures` shows it. */
  retry(queue: string, id?: string): Promise<number> {
    return this.#givenUp.retryOfQueue(queue, id);
  }

  /** An organization's tasks that were given up: to run them again, or never. Throws Unavailable until the queue takes tasks. */
  get givenUp(): GivenUpTasks {
    this.checkStarted();
    return this.#givenUp;
  }

  /** Puts records right that say something else than the queue. */
  compareRecords(): Promise<void> {
    return this.#state.compare();
  }

  /** Deletes records that are kept no longer. */
  forgetRecords(): Promise<void> {
    return this.#records.forget();
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
      const { dead, options } = optionsOf(task);
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
