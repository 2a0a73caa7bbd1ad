import type { Resolve } from '../container.ts';
import { isDatabaseAway, isTooManyConnections } from '../database/failure.ts';
import { type Logger, messageOf, withLogContext } from '../log.ts';
import { type Measurements, measure } from '../telemetry/measurements.ts';
import { type SpanStart, traced } from '../telemetry/tracing.ts';
import { secondsBeforeRetry } from './retry.ts';
import { RunRecorder } from './run-recorder.ts';
import { failureMessage, taskMessages } from './task.messages.ts';
import { PermanentFailure, type Task, TaskFailure, type TaskHandler } from './task.ts';
import type { RunEnd, TaskRecordRepository } from './task-record.repository.ts';
import { linkOf, type TaskLink, withScope } from './task-scope.ts';

/** `failures` is the number of earlier failed runs, at most `maxFailures`. */
export type FetchedTask = {
  id: string;
  data: object;
  lane: string;
  failures: number;
  maxFailures: number;
  signal: AbortSignal;
};

/** `isUncounted`: the run uses up no attempt. */
export type RunOutcome =
  | { status: 'completed' }
  | { status: 'deadletter'; reason: string }
  | { status: 'failed'; reason: string; retryInSeconds: number; isUncounted: boolean };

/** Delay before a run of a batch is recorded as running. Most runs end sooner. */
const slowBatchMs = 2_000;

// Random, so that tasks do not request connections all at once.
const secondsBeforeConnecting = (): number => 3 + Math.ceil(Math.random() * 7);
function uncountedReason(error: unknown): string {
  if (isTooManyConnections(error)) return taskMessages.busy;
  return isDatabaseAway(error) ? taskMessages.away : taskMessages.stopped;
}

const spanOf = (queue: string, { data, failures }: FetchedTask): SpanStart => ({
  name: `process ${queue}`,
  kind: 'consumer',
  parent: linkOf(data).trace,
  attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue, 'task.attempt': failures + 1 },
});

function outcomeName(outcome: RunOutcome, { failures, maxFailures }: FetchedTask): Measurements['task']['outcome'] {
  if (outcome.status === 'completed') return 'completed';
  if (outcome.status === 'failed' && outcome.isUncounted) return 'handed_back';
  return outcome.status === 'deadletter' || failures >= maxFailures ? 'dead_lettered' : 'failed';
}

export class TaskRunner {
  readonly #records: TaskRecordRepository;
  readonly #log: Logger;
  readonly #stopping: AbortSignal;
  constructor(records: TaskRecordRepository, log: Logger, stopping: AbortSignal) {
    this.#records = records;
    this.#log = log;
    this.#stopping = stopping;
  }

  /** Never throws. */
  async run(handler: TaskHandler, fetched: FetchedTask, resolve: Resolve): Promise<RunOutcome> {
    const since = performance.now();
    const outcome = await traced(
      () => spanOf(handler.task.name, fetched),
      async (span) => {
        const ended = await this.#runInScope(handler, fetched, resolve, span?.traceId);
        if (ended.status !== 'completed') span?.fail(outcomeName(ended, fetched));
        return ended;
      },
    );
    const seconds = (performance.now() - since) / 1000;
    measure('task', { task: handler.task.name, outcome: outcomeName(outcome, fetched), seconds });
    return outcome;
  }

  #runInScope(
    handler: TaskHandler,
    fetched: FetchedTask,
    resolve: Resolve,
    trace_id: string | undefined,
  ): Promise<RunOutcome> {
    const { task } = handler;
    const link = linkOf(fetched.data);
    const { organizationId } = fetched.data as { organizationId?: string };
    const attempt = fetched.failures + 1;
    const fields = { task: task.name, task_id: link.id ?? fetched.id, ...(trace_id && { trace_id }) };
    const scope = { group: link.group, cause: link.id ?? link.cause, enqueued: 0 };
    return withLogContext({ ...fields, ...(organizationId && { organization_id: organizationId }) }, () =>
      withScope(scope, async (): Promise<RunOutcome> => {
        const since = performance.now();
        const record = this.#recordOf(task, link, organizationId, fetched);
        try {
          await handler.run({
            payload: task.payload.parse(fetched.data),
            attempt,
            lane: fetched.lane,
            lastAttempt: fetched.failures >= fetched.maxFailures,
            signal: AbortSignal.any([fetched.signal, this.#stopping]),
            resolve,
            progress: (done, total, step) => record?.progress(done, total, step),
          });
          await record?.end({ state: 'done' });
          await this.#completeCause(task, link, organizationId);
          this.#log.info({ attempt, ms: Math.round(performance.now() - since) }, 'task done');
          return { status: 'completed' };
        } catch (error) {
          const outcome = this.#outcomeOf(error, task, fetched);
          await record?.end(this.#endOf(outcome, error, fetched));
          return outcome;
        }
      }),
    );
  }

  #recordOf(task: Task, { id }: TaskLink, organizationId: string | undefined, { failures, maxFailures }: FetchedTask) {
    if (!id || !organizationId) return undefined;
    const run = { id, organizationId, attempt: failures + 1, maxAttempts: maxFailures + 1 };
    return new RunRecorder(this.#records, run, this.#log, task.batchSize === undefined ? undefined : slowBatchMs);
  }

  async #completeCause({ kind, lastStep }: Task, { cause }: TaskLink, organizationId: string | undefined) {
    if (!kind || !lastStep || !cause || !organizationId) return;
    await this.#records.completeCause(organizationId, cause, kind, lastStep).catch((error: unknown) => {
      this.#log.warn({ error }, "a task's cause could not be updated");
    });
  }

  #outcomeOf(error: unknown, task: Task, { failures }: FetchedTask): RunOutcome {
    const reason = messageOf(error);
    const attempt = failures + 1;
    if (error instanceof PermanentFailure) {
      this.#log.warn(
        { attempt, reason, ...(error.cause !== undefined && { error: error.cause }) },
        'task failed permanently',
      );
      return { status: 'deadletter', reason };
    }
    this.#log.warn({ error, attempt }, 'task failed');
    if (this.#stopping.aborted) return { status: 'failed', reason, retryInSeconds: 0, isUncounted: true };
    const isUncounted = isDatabaseAway(error);
    const askedMs = error instanceof TaskFailure ? error.retryAfterMs : 0;
    const retryInSeconds = isUncounted ? secondsBeforeConnecting() : secondsBeforeRetry(task.retry, failures, askedMs);
    return { status: 'failed', reason, retryInSeconds, isUncounted };
  }

  #endOf(outcome: RunOutcome, error: unknown, { failures, maxFailures, signal }: FetchedTask): RunEnd {
    // At the timeout, pg-boss aborts without a reason. If another worker has the task, it gives one.
    const isLate = signal.aborted && (signal.reason as Error).name === 'AbortError';
    const why = isLate ? taskMessages.timedOut : failureMessage(error);
    if (outcome.status !== 'failed' || (failures >= maxFailures && !outcome.isUncounted))
      return { state: 'failed', error: why };
    return {
      state: 'retrying',
      error: outcome.isUncounted ? uncountedReason(error) : why,
      inSeconds: outcome.retryInSeconds,
    };
  }
}
