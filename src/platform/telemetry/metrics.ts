import { setTimeout as delay } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { loggedCallOutcomes, mailOutcomes, onMeasurement, taskOutcomes } from './measurements.ts';
import { mostCounted, type QueueDepth, QueueDepthQueries } from './queue-depth.queries.ts';

export type MetricsOptions = {
  db: Database;
  queues: readonly string[];
  /** Undefined in processes that do not read resumes. */
  resumeReaders: number | undefined;
};

/** Gauges that are set at each scrape. */
type Gauges = Record<'isUp' | 'open' | 'most' | 'waiting' | 'tasks' | 'oldest', Gauge>;

/** Scrapes within this time share one statement. */
const depthMs = 5_000;
/** A scrape must not wait for a database that does not answer. */
const depthTimeoutMs = 3_000;
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const taskSeconds = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800];

/** The metrics of one process. docs/operations.md describes them. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #db: Database;
  readonly #queues: readonly string[];
  readonly #depthQueries: QueueDepthQueries;
  readonly #gauges: Gauges;
  readonly #ends: (() => void)[] = [];
  #depth: { read: Promise<QueueDepth[] | undefined>; until: number } | undefined;

  constructor({ db, queues, resumeReaders }: MetricsOptions) {
    this.#db = db;
    this.#queues = queues;
    this.#depthQueries = new QueueDepthQueries(db);
    collectDefaultMetrics({ register: this.#registry });
    this.#countRequests();
    this.#countTasks();
    this.#countFiles(resumeReaders);
    this.#countMailsAndCredits();
    this.#countLoggedCalls();
    this.#countWebhooks(resumeReaders !== undefined);
    this.#gauges = this.#newGauges();
  }

  async text(): Promise<{ type: string; body: string }> {
    await this.#refresh();
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  close(): void {
    for (const end of this.#ends) end();
    this.#registry.clear();
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, labelNames: readonly string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram<L extends string>(name: string, help: string, labelNames: readonly L[], buckets: number[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }

  #countRequests(): void {
    const count = this.#counter('recruitment_http_requests_total', 'Requests, by route template and status.', [
      'method',
      'route',
      'status',
    ]);
    const labels = ['method', 'route'] as const;
    const time = this.#histogram('recruitment_http_request_duration_seconds', 'Duration of requests.', labels, seconds);
    this.#ends.push(
      onMeasurement('request', ({ method, route, status, seconds: duration }) => {
        count.inc({ method, route, status });
        if (duration !== undefined) time.observe({ method, route }, duration);
      }),
    );
  }

  #countTasks(): void {
    const count = this.#counter('recruitment_task_runs_total', 'Runs of tasks, by queue and outcome.', [
      'queue',
      'outcome',
    ]);
    const labels = ['queue'] as const;
    const time = this.#histogram('recruitment_task_duration_seconds', 'Duration of task runs.', labels, taskSeconds);
    // Starts at 0, so that the first failure shows as an increase.
    for (const queue of this.#queues) for (const outcome of taskOutcomes) count.inc({ queue, outcome }, 0);
    this.#ends.push(
      onMeasurement('task', ({ task, outcome, seconds: duration }) => {
        count.inc({ queue: task, outcome });
        time.observe({ queue: task }, duration);
      }),
    );
  }

  #countFiles(resumeReaders: number | undefined): void {
    const busy = this.#gauge('recruitment_readers_busy', 'Files that are being read.', ['kind']);
    const files = this.#counter('recruitment_files_total', 'Files that were read, by outcome.', ['kind', 'outcome']);
    if (resumeReaders !== undefined) {
      this.#gauge('recruitment_resume_readers', 'Resumes that this worker reads at once at most.').set(resumeReaders);
      busy.set({ kind: 'resume' }, 0);
    }
    this.#ends.push(
      onMeasurement('reading', ({ kind, change }) => busy.inc({ kind }, change)),
      onMeasurement('file', (labels) => files.inc(labels)),
    );
  }

  #countMailsAndCredits(): void {
    const mails = this.#counter('recruitment_mails_total', 'Emails, by outcome.', ['outcome']);
    const credits = this.#counter('recruitment_credits_charged_total', 'Credits charged, by reason.', ['reason']);
    for (const outcome of mailOutcomes) mails.inc({ outcome }, 0);
    this.#ends.push(
      onMeasurement('mail', (labels) => mails.inc(labels)),
      onMeasurement('credits', ({ reason, amount }) => credits.inc({ reason }, amount)),
    );
  }

  #countLoggedCalls(): void {
    const calls = this.#counter('recruitment_request_log_entries_total', 'Entries of the request log, by outcome.', [
      'outcome',
    ]);
    for (const outcome of loggedCallOutcomes) calls.inc({ outcome }, 0);
    this.#ends.push(onMeasurement('loggedCall', ({ outcome, count }) => calls.inc({ outcome }, count)));
  }

  #countWebhooks(isWorker: boolean): void {
    const webhooks = this.#counter('recruitment_webhooks_total', 'Attempts to send webhooks, by outcome.', ['outcome']);
    webhooks.inc({ outcome: 'succeeded' }, 0);
    this.#ends.push(onMeasurement('webhook', (labels) => webhooks.inc(labels)));
    // Web counts none: its 0 would hide those that wait.
    if (!isWorker) return;
    const due = this.#gauge('recruitment_webhooks_due', `Webhooks that are due; counted up to ${mostCounted}.`);
    const oldest = this.#gauge('recruitment_webhooks_due_seconds', 'Time that the oldest due webhook has waited.');
    this.#ends.push(
      onMeasurement('webhooksDue', (state) => {
        due.set(state.due);
        oldest.set(state.oldestSeconds);
      }),
    );
  }

  #newGauges(): Gauges {
    const pool = ['pool'];
    const counted = `Tasks in the queue, by state; counted up to ${mostCounted}.`;
    return {
      isUp: this.#gauge('recruitment_database_up', '1 if the database answered the last scrape.'),
      open: this.#gauge('recruitment_database_connections', 'Open database connections.', ['pool', 'state']),
      most: this.#gauge('recruitment_database_connections_max', 'Most connections of a pool.', pool),
      waiting: this.#gauge('recruitment_database_waiting', 'Work that waits for a connection.', pool),
      tasks: this.#gauge('recruitment_queue_tasks', counted, ['queue', 'state']),
      oldest: this.#gauge('recruitment_queue_oldest_seconds', 'Time that the oldest due task has waited.', ['queue']),
    };
  }

  async #refresh(): Promise<void> {
    const depth = await this.#readDepth();
    const { isUp, open, most, waiting, tasks, oldest } = this.#gauges;
    isUp.set(depth ? 1 : 0);
    for (const [pool, state] of Object.entries(this.#db.connections())) {
      open.set({ pool, state: 'idle' }, state.idle);
      open.set({ pool, state: 'busy' }, state.open - state.idle);
      most.set({ pool }, state.max);
      waiting.set({ pool }, state.waiting);
    }
    // No values are better than old ones.
    tasks.reset();
    oldest.reset();
    for (const { queue, due, delayed, active, dead, oldest_seconds } of depth ?? []) {
      const counts = { due, delayed, active, dead_lettered: dead };
      for (const [state, count] of Object.entries(counts)) tasks.set({ queue, state }, count);
      oldest.set({ queue }, oldest_seconds ?? 0);
    }
  }

  /** Undefined while the database is unavailable. */
  #readDepth(): Promise<QueueDepth[] | undefined> {
    if (!this.#depth || this.#depth.until < Date.now()) {
      const late = delay(depthTimeoutMs, undefined, { ref: false });
      const read = this.#depthQueries.read(this.#queues).catch(() => undefined);
      this.#depth = { read: Promise.race([read, late]), until: Date.now() + depthMs };
    }
    return this.#depth.read;
  }
}
