import { setTimeout as delay } from 'node:timers/promises';
import pRetry from 'p-retry';
import { type Job, type JobResult, type JobWithMetadata, PgBoss, type WipData, type WorkOptions } from 'pg-boss';
import type { z } from 'zod';
import type { Resolve } from '../container.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/failure.ts';
import { notMigrated } from '../database/schema-state.ts';
import type { DatabaseServer } from '../database/server/database-server.ts';
import { sessionOf } from '../database/server/session-settings.ts';
import { namedByText } from '../database/sql.ts';
import { Unavailable } from '../errors.ts';
import type { Event } from '../events/event.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { currentTraceparent } from '../telemetry/tracing.ts';
import { FailedTasks } from './failed-tasks.ts';
import { buildPeopleIndex, hasPeopleIndex } from './people/task-people.queries.ts';
import { expectFewQueues, queueOptionsOf } from './queue-options.ts';
import {
  deadLetterQueue,
  QueueStateRepository,
  type QueueStatus,
  queueSchema,
  waitingQueues,
} from './queue-state.repository.ts';
import { retriesOf } from './retry.ts';
import { ProcessStopping, type Task, type TaskHandler } from './task.ts';
import { type NewRecord, TaskRecordRepository } from './task-record.repository.ts';
import { type RunOutcome, TaskRunner } from './task-runner.ts';
import { currentScope, withLink, withScope } from './task-scope.ts';
import { laneOf, TaskTurns } from './task-turns.ts';
import { WaitingTasks } from './waiting-tasks.ts';
import { anyQueue, WakeUps } from './waking/wake-ups.ts';
import { longestLookMs, Waker } from './waking/waker.ts';

export type QueueOptions = {
  server: DatabaseServer;
  connections: number;
  /** Only workers listen, supervise and run schedules. */
  role: 'sender' | 'worker';
  name: string;
  log: Logger;
};

/**
 * Tasks per second of a kind with batches. An organization that enqueues more has a backlog, which other tasks pass.
 */
const manyPerSecond = 20;

/** Time to collect the tasks of a batch. The statements of a batch cost more than this delay. */
const batchCollectMs = 100;

/**
 * One worker fetches only tasks of backlogs, one fetches all, and the rest fetch only tasks outside backlogs. So
 * neither kind waits for the other. A single worker fetches all.
 */
function batchWorkers(workers: number): WorkOptions[] {
  const ready = { minPriority: 0 };
  const backlog = { maxPriority: -1 };
  return Array.from({ length: workers }, (_, n) => (workers === 1 || n === 2 ? {} : n === 1 ? backlog : ready));
}

/** pg-boss finds its tables missing. */
function rethrowStartError(error: unknown): never {
  throw error instanceof Error && error.message === 'pg-boss is not installed' ? notMigrated() : error;
}

/** The task queue on pg-boss, whose jobs are called tasks here. No other file imports pg-boss. */
export class TaskQueue {
  readonly #boss: PgBoss;
  readonly #db: Database;
  readonly #log: Logger;
  readonly #subscribers = new Map<string, TaskHandler[]>();
  readonly #handlers: readonly TaskHandler[];
  readonly #stopping = new AbortController();
  readonly #records: TaskRecordRepository;
  readonly #state: QueueStateRepository;
  readonly #runner: TaskRunner;
  readonly #failedTasks: FailedTasks;
  readonly #waitingTasks: WaitingTasks;
  readonly #kept: number;
  readonly #turns = new TaskTurns();
  readonly #wakeUps: WakeUps;
  readonly #waker: Waker;
  #started = false;

  /** For pg-boss's long inserts in the current transaction. They are prepared, so they are planned once. */
  readonly #inTransaction = {
    executeSql: (text: string, values: unknown[] = []) => {
      this.#db.send(namedByText({ text, values }));
      return Promise.resolve({ rows: [] });
    },
  };

  /** For statements whose rows pg-boss needs. */
  readonly #inTransactionWithRows = {
    executeSql: async (text: string, values: unknown[] = []) => ({ rows: await this.#db.rows({ text, values }) }),
  };

  constructor(options: QueueOptions, db: Database, handlers: readonly TaskHandler[]) {
    const worker = options.role === 'worker';
    this.#boss = new PgBoss({
      ...sessionOf(options.server),
      schema: queueSchema,
      application_name: `${options.name}-queue`,
      // Nothing reads the registration, and it wakes the process 50 times a second to measure delays.
      registerInstance: false,
      max: options.connections,
      // A worker keeps its connections, because it could not record the outcome of its tasks without one.
      ...(worker && { idleTimeoutMillis: 0 }),
      migrate: false,
      createSchema: false,
      supervise: worker,
      schedule: worker,
      // Tasks of a killed worker run again within about 30 s, once their heartbeat is missed.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      // The waker wakes pg-boss's schedule worker too, so this poll is only a fallback. pg-boss allows at most 45.
      cronWorkerIntervalSeconds: 45,
      // Flows are not used.
      flowIntervalSeconds: 600,
    });
    this.#kept = worker ? options.connections : 0;
    this.#db = db;
    this.#log = options.log;
    this.#records = new TaskRecordRepository(db);
    this.#state = new QueueStateRepository(db);
    this.#runner = new TaskRunner(this.#records, options.log, this.#stopping.signal);
    this.#failedTasks = new FailedTasks(db, this.#state, this.#records, {
      redrive: (queue, ids) => {
        this.#wakeUps.request(queue);
        return this.#boss.redrive(deadLetterQueue(queue), { ids, db: this.#inTransactionWithRows });
      },
      remove: async (queue, ids) =>
        void (await this.#boss.deleteJob(deadLetterQueue(queue), ids, { db: this.#inTransactionWithRows })),
    });
    this.#waitingTasks = new WaitingTasks(db, this.#state, this.#records, async (queue, ids) => {
      await this.#boss.deleteJob(queue, ids, { db: this.#inTransactionWithRows });
    });
    this.#wakeUps = new WakeUps(db);
    this.#waker = new Waker(
      {
        all: () => this.#workers(),
        notify: (id) => this.#boss.notifyWorker(id),
        listen: async (channel, onPayload) =>
          options.server.isPooled ? undefined : this.#boss.getDb().listen?.(channel, onPayload, () => {}),
        requestNotification: () => this.#wakeUps.request(anyQueue),
        waitingQueues: () => this.#waitingQueues(),
        collectMs: (queue) => (this.#takesBatches(queue) ? batchCollectMs : 0),
      },
      options.log,
    );
    this.#boss.on('error', (error) => {
      this.#log.error({ error }, 'queue error');
      this.#waker.assumeNotificationsLost();
    });
    this.#handlers = handlers;
    const names = new Set<string>();
    for (const handler of handlers) {
      const { task, event } = handler;
      if (names.has(task.name)) throw new Error(`Two handlers for the task ${task.name}`);
      names.add(task.name);
      if (event) this.#subscribers.set(event.name, [...(this.#subscribers.get(event.name) ?? []), handler]);
    }
  }

  /**
   * Connects to the database. A worker waits until it is migrated. Web does not wait, and refuses requests that need
   * the queue until then. An operator command fails.
   */
  async start(role: 'web' | 'worker' | 'operator'): Promise<void> {
    if (role === 'web') void this.#startPatiently();
    else if (role === 'worker') await this.#startPatiently();
    else await this.#startOnce();
  }

  /** Throws Unavailable until the queue is connected. */
  checkStarted(): void {
    if (!this.#started) throw new Unavailable();
  }

  async #startOnce(): Promise<void> {
    await this.#boss.start().catch(rethrowStartError);
    const open = () => this.#boss.getDb().executeSql('select pg_sleep(0.05)');
    await Promise.all(Array.from({ length: this.#kept }, open));
    this.#started = true;
  }

  async #startPatiently(): Promise<void> {
    for (let attempt = 1; !this.#stopping.signal.aborted; attempt++) {
      try {
        return await this.#startOnce();
      } catch (error) {
        if (attempt === 1) this.#log.error({ error }, 'the queue is unavailable; retrying every second');
        await delay(1_000, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    }
  }

  /** All workers, including those of pg-boss that forward the tasks of schedules. */
  #workers(): WipData[] {
    return this.#boss.getWipData({ includeInternal: true });
  }

  async #waitingQueues(): Promise<{ name: string; dueInMs: number }[]> {
    const { text, values } = waitingQueues([...new Set(this.#workers().map(({ name }) => name))]);
    const { rows } = await this.#boss.getDb().executeSql(text, values);
    return (rows as { name: string; due_in_ms: number }[]).map(({ name, due_in_ms }) => ({ name, dueInMs: due_in_ms }));
  }

  /** Adds a task, in the current transaction if there is one. */
  async enqueue<P extends z.ZodType<object>>(
    task: Task<P>,
    payload: z.input<P>,
    options: { delaySeconds?: number } = {},
  ): Promise<void> {
    await this.#insert(task, [payload], options);
  }

  /** Like `enqueue`, for a task that users see. Returns its ID. */
  async enqueueTracked<P extends z.ZodType<object>>(task: Task<P>, payload: z.input<P>): Promise<string> {
    const [id] = await this.#insert(task, [payload], {});
    if (!id) throw new Error(`${task.name} is not tracked`);
    return id;
  }

  /** Like `enqueueTracked`, in one statement. Returns the IDs in the order of the payloads. */
  enqueueAllTracked<P extends z.ZodType<object>>(task: Task<P>, payloads: readonly z.input<P>[]): Promise<string[]> {
    return this.#insert(task, payloads, {});
  }

  /** Adds tasks of one kind in one statement. */
  async enqueueAll<P extends z.ZodType<object>>(
    task: Task<P>,
    payloads: readonly z.input<P>[],
    options: { delaySeconds?: number } = {},
  ): Promise<void> {
    await this.#insert(task, payloads, options);
  }

  /** Returns the IDs of tracked tasks. */
  async #insert<P extends z.ZodType<object>>(
    task: Task<P>,
    payloads: readonly z.input<P>[],
    options: { delaySeconds?: number },
  ): Promise<string[]> {
    if (payloads.length === 0) return [];
    if (!this.#handlers.some((h) => h.task.name === task.name)) throw new Error(`No handler for the task ${task.name}`);
    this.checkStarted();
    if (task.kind && !this.#db.inTransaction()) {
      return this.#db.transaction(() => this.#insert(task, payloads, options));
    }
    const { group, cause } = currentScope() ?? {};
    const records: NewRecord[] = [];
    const tasks = payloads.map((payload) => {
      const data = task.payload.parse(payload);
      const { organizationId } = data as { organizationId?: string };
      const id = task.kind && organizationId ? newId() : undefined;
      if (id && organizationId) records.push({ id, organizationId, subject: task.subject?.(data) ?? {} });
      return {
        data: withLink(data, { id, group, cause, trace: currentTraceparent() }),
        ...(id && { id }),
        ...(organizationId && this.#placeOf(task, organizationId)),
        ...(options.delaySeconds && { startAfter: options.delaySeconds }),
      };
    });
    if (task.kind && records.length > 0) {
      const kind = { queue: task.name, kind: task.kind, maxAttempts: retriesOf(task.retry) + 1 };
      this.#records.insert(kind, records, { group, cause, delaySeconds: options.delaySeconds });
    }
    await this.#boss.insert(task.name, tasks, this.#db.inTransaction() ? { db: this.#inTransaction } : undefined);
    this.#wakeFor(task.name, options.delaySeconds);
    const scope = currentScope();
    if (scope) scope.enqueued += tasks.length;
    return records.map(({ id }) => id);
  }

  #wakeFor(queue: string, delaySeconds = 0): void {
    if (delaySeconds <= 0) this.#wakeUps.request(queue);
    // Workers that look before the task is due learn when it is due.
    else if (delaySeconds * 1_000 <= longestLookMs) this.#wakeUps.request(anyQueue);
  }

  /** Group and priority of a task, so that a flood of one tenant does not starve the others. */
  #placeOf(
    { name, turnSeconds, batchSize }: Task,
    organizationId: string,
  ): { group: { id: string }; priority?: number } {
    if (batchSize !== undefined) {
      return { group: { id: organizationId }, priority: this.#turns.nextOfMany(name, organizationId, manyPerSecond) };
    }
    if (turnSeconds === undefined) return { group: { id: organizationId } };
    const isPublic = currentScope()?.isPublic ?? false;
    const lane = laneOf(organizationId, isPublic);
    return { group: { id: lane }, priority: this.#turns.next(name, lane, turnSeconds, isPublic) };
  }

  /**
   * Runs `work`. Tasks that it enqueues, and those that these enqueue, belong to the group. `enqueued` counts only the
   * former.
   */
  async inGroup<T>(group: string, work: () => Promise<T>): Promise<{ result: T; enqueued: number }> {
    const { cause, isPublic } = currentScope() ?? {};
    const scope = { group, cause, enqueued: 0, isPublic };
    const result = await withScope(scope, work);
    return { result, enqueued: scope.enqueued };
  }

  /** Enqueues a task for each subscriber that wants the event, in the current transaction. */
  async announce<P extends z.ZodType<object>>(event: Event<P>, payload: z.input<P>): Promise<void> {
    await this.announceAll(event, [payload]);
  }

  /** Like `announce`, in one statement for each subscriber. */
  async announceAll<P extends z.ZodType<object>>(event: Event<P>, payloads: readonly z.input<P>[]): Promise<void> {
    for (const { task, event: { wants } = {} } of this.#subscribers.get(event.name) ?? []) {
      const wanted = wants ? payloads.filter((payload) => wants(event.payload.parse(payload))) : payloads;
      await this.enqueueAll(task, wanted);
    }
  }

  /**
   * Starts running tasks. Each kind has `concurrency` workers with two tasks each, or with a batch. An organization
   * gets at most `concurrency - 1` tasks, so that one worker is free for the others. For batches see `batchWorkers`.
   */
  async work(resolve: Resolve, concurrency: number): Promise<void> {
    for (const handler of this.#handlers) {
      const { maxConcurrency = concurrency, turnSeconds, batchSize } = handler.task;
      const workers = Math.min(concurrency, maxConcurrency);
      if (batchSize !== undefined) {
        for (const options of batchWorkers(workers)) await this.#work(handler, resolve, { batchSize, ...options });
        continue;
      }
      const isShared = workers > 2 || (turnSeconds !== undefined && workers > 1);
      const localGroupConcurrency = isShared ? workers - 1 : workers;
      await this.#work(handler, resolve, { batchSize: 2, localConcurrency: workers, localGroupConcurrency });
    }
    await this.#waker.start();
  }

  async #work(handler: TaskHandler, resolve: Resolve, options: WorkOptions & { batchSize: number }): Promise<void> {
    await this.#boss.work<object, JobResult[]>(
      handler.task.name,
      {
        ...options,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
        // Polling is only a fallback, because the waker looks for tasks.
        pollingIntervalSeconds: 600,
      },
      (async (batch: JobWithMetadata<object>[]) => {
        this.#waker.fetched(handler.task.name, batch.length >= options.batchSize);
        const results = await Promise.all(batch.map((one) => this.#run(handler, one, resolve)));
        // Looks soon, to learn when the retries are due.
        if (results.some(({ status }) => status !== 'completed')) this.#waker.lookSoon();
        return results;
      }) as never,
    );
  }

  async #run(handler: TaskHandler, job: JobWithMetadata<object>, resolve: Resolve): Promise<JobResult> {
    const { id, data, groupId, retryCount: failures, retryLimit: maxFailures } = job;
    const { signal } = job as Job;
    const fetched = { id, data, lane: groupId ?? '', failures, maxFailures, signal };
    const outcome = await this.#runner.run(handler, fetched, resolve);
    if (outcome.status === 'completed') return { id, status: 'completed' };
    if (outcome.status === 'failed') await this.#setDelay(job, outcome);
    return { id, status: outcome.status, output: { message: outcome.reason } };
  }

  /**
   * Sets the delay before the retry of a failed task. pg-boss has one delay per queue, but a task may have a list. A
   * run cut off by a stopping process is retried immediately and uses up no attempt.
   */
  async #setDelay(
    job: JobWithMetadata<object>,
    { retryInSeconds, isUncounted }: Extract<RunOutcome, { status: 'failed' }>,
  ): Promise<void> {
    const statement = `update ${queueSchema}.job set retry_delay = $1, retry_backoff = false,
      retry_limit = retry_limit + $2 where name = $3 and id = $4`;
    const values = [retryInSeconds, isUncounted ? 1 : 0, job.name, job.id];
    await pRetry(() => this.#boss.getDb().executeSql(statement, values), {
      // Retries for as long as a failover takes.
      retries: 60,
      minTimeout: 250,
      maxTimeout: 2_000,
      unref: true,
      shouldRetry: ({ error }) => isDatabaseUnavailable(error),
    });
  }

  /** Stops fetching tasks, waits up to `seconds` for current ones, and hands the rest back. */
  async stop(seconds: number): Promise<void> {
    const abort = () => this.#stopping.abort(new ProcessStopping('the process stops'));
    if (!this.#started) abort();
    await this.#wakeUps.flush();
    await this.#waker.stop();
    const timer = setTimeout(abort, seconds * 800);
    const isBusy = this.#boss.getWipData().some(({ count }) => count > 0);
    await this.#boss.stop({ graceful: true, timeout: seconds * 1000 });
    clearTimeout(timer);
    if (!isBusy) return;
    // Other workers take the tasks that were handed back.
    this.#wakeUps.request(anyQueue);
    await this.#wakeUps.flush();
  }

  status(): Promise<QueueStatus[]> {
    return this.#state.status(this.#handlers.map(({ task }) => task.name));
  }

  /** Failed tasks of a queue, newest first. */
  failures(queue: string, limit = 100): ReturnType<QueueStateRepository['failures']> {
    return this.#state.failures(queue, limit);
  }

  /** Retries the failed tasks of a queue (up to 1000 per call), or the one with this ID in `failures`. */
  retry(queue: string, id?: string): Promise<number> {
    return this.#failedTasks.retryQueue(queue, id);
  }

  /** Throws Unavailable until the queue is connected. */
  get failedTasks(): FailedTasks {
    this.checkStarted();
    return this.#failedTasks;
  }

  /** Removes an organization's tracked tasks that wait or have failed, with their records. Running tasks continue. */
  async removeWaiting(organizationId: string): Promise<void> {
    this.checkStarted();
    await this.#waitingTasks.remove(organizationId);
    await this.#failedTasks.dismiss(organizationId, {});
  }

  /** Repairs records that differ from the queue. */
  compareRecords(): Promise<void> {
    return this.#state.compare();
  }

  forgetRecords(): Promise<void> {
    return this.#records.deleteFinished();
  }

  #takesBatches(queue: string): boolean {
    return this.#handlers.some(({ task }) => task.name === queue && task.batchSize !== undefined);
  }

  has(queue: string): boolean {
    return this.#handlers.some((h) => h.task.name === queue);
  }
}

/** Creates or updates pg-boss's schema and all queues. Safe to repeat. */
export async function prepareQueues(server: DatabaseServer, handlers: readonly TaskHandler[]): Promise<void> {
  const boss = new PgBoss({
    ...server,
    schema: queueSchema,
    application_name: 'migrate-queue',
    max: 2,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { task } of handlers) {
      const { dead, options } = queueOptionsOf(task);
      if (await boss.getQueue(deadLetterQueue(task.name))) await boss.updateQueue(deadLetterQueue(task.name), dead);
      else await boss.createQueue(deadLetterQueue(task.name), dead);
      if (await boss.getQueue(task.name)) await boss.updateQueue(task.name, options);
      else await boss.createQueue(task.name, options);
      if (task.cron) await boss.schedule(task.name, task.cron, {}, { tz: 'UTC' });
    }
    const db = boss.getDb();
    await db.executeSql(expectFewQueues);
    const { rows: found } = await db.executeSql(hasPeopleIndex);
    if (found.length === 0) for (const statement of buildPeopleIndex) await db.executeSql(statement);
    const scheduled = new Set(handlers.flatMap(({ task }) => (task.cron ? [task.name] : [])));
    for (const { name } of await boss.getSchedules()) {
      if (!scheduled.has(name)) await boss.unschedule(name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
