import type { Resolve } from '../container.ts';
import { type Logger, messageOf, withLogContext } from '../log.ts';
import { secondsBeforeRetry } from './retry.ts';
import { RunRecord } from './run-record.ts';
import { PermanentFailure, type Task, type TaskHandler } from './task.ts';
import { words, wordsOf } from './task.words.ts';
import type { Ending, TaskRecordRepository } from './task-record.repository.ts';
import { linkOf, type TaskLink, withScope } from './task-scope.ts';

/** A task that was taken from the queue. `failures`: how many runs of it failed before, of at most `maxFailures`. */
export type Taken = { id: string; data: object; failures: number; maxFailures: number; signal: AbortSignal };

/** What the queue is to do with it. `isFree`: the failed run used up no try. */
export type Outcome =
  | { status: 'completed' }
  | { status: 'deadletter'; reason: string }
  | { status: 'failed'; reason: string; retryInSeconds: number; isFree: boolean };

/** Runs tasks and keeps their records. */
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
  run(handler: TaskHandler, taken: Taken, resolve: Resolve): Promise<Outcome> {
    const { task } = handler;
    const link = linkOf(taken.data);
    const { organizationId } = taken.data as { organizationId?: string };
    const attempt = taken.failures + 1;
    const fields = { task: task.name, task_id: link.id ?? taken.id };
    const scope = { group: link.group, cause: link.id ?? link.cause, enqueued: 0 };
    return withLogContext({ ...fields, ...(organizationId && { organization_id: organizationId }) }, () =>
      withScope(scope, async (): Promise<Outcome> => {
        const since = performance.now();
        const record = this.#recordOf(link, organizationId, attempt, taken.maxFailures + 1);
        try {
          await handler.run({
            payload: task.payload.parse(taken.data),
            attempt,
            lastAttempt: taken.failures >= taken.maxFailures,
            signal: AbortSignal.any([taken.signal, this.#stopping]),
            resolve,
            progress: (done, total, step) => record?.progress(done, total, step),
          });
          await record?.end({ state: 'done' });
          await this.#completeCause(task, link, organizationId);
          this.#log.info({ attempt, ms: Math.round(performance.now() - since) }, 'task done');
          return { status: 'completed' };
        } catch (error) {
          const outcome = this.#outcomeOf(error, task, taken);
          await record?.end(this.#endingOf(outcome, error, taken));
          return outcome;
        }
      }),
    );
  }

  #recordOf(link: TaskLink, organizationId: string | undefined, attempt: number, maxAttempts: number) {
    if (!link.id || !organizationId) return undefined;
    return new RunRecord(this.#records, { id: link.id, organizationId, attempt, maxAttempts }, this.#log);
  }

  async #completeCause({ kind, lastStep }: Task, { cause }: TaskLink, organizationId: string | undefined) {
    if (!kind || !lastStep || !cause || !organizationId) return;
    await this.#records.completeCause(organizationId, cause, kind, lastStep).catch((error: unknown) => {
      this.#log.warn({ error }, "the record of a task's cause is not up to date");
    });
  }

  #outcomeOf(error: unknown, task: Task, { failures }: Taken): Outcome {
    const reason = messageOf(error);
    const attempt = failures + 1;
    if (error instanceof PermanentFailure) {
      this.#log.warn(
        { attempt, reason, ...(error.cause !== undefined && { error: error.cause }) },
        'task failed for good',
      );
      return { status: 'deadletter', reason };
    }
    this.#log.warn({ error, attempt }, 'task failed');
    // One that was cut off because this process stops is to run again at once.
    const isFree = this.#stopping.aborted;
    const retryInSeconds = isFree ? 0 : secondsBeforeRetry(task.retry, failures);
    return { status: 'failed', reason, retryInSeconds, isFree };
  }

  #endingOf(outcome: Outcome, error: unknown, { failures, maxFailures, signal }: Taken): Ending {
    // The queue aborts without a reason when the time is over, and with one when it has given the task to another worker.
    const isLate = signal.aborted && (signal.reason as Error).name === 'AbortError';
    const why = isLate ? words.timedOut : wordsOf(error);
    if (outcome.status !== 'failed' || (failures >= maxFailures && !outcome.isFree))
      return { state: 'failed', error: why };
    return { state: 'retrying', error: outcome.isFree ? words.stopped : why, inSeconds: outcome.retryInSeconds };
  }
}
