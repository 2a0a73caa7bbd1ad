import type { z } from 'zod';
import type { Resolve } from '../container.ts';

type Payload = z.ZodType<object>;

/** Records that a tracked task works on, as far as they are known when it is enqueued. */
export type TaskSubject = {
  jobId?: string | null | undefined;
  candidateId?: string | null | undefined;
  /** Only for a task on exactly these applications. */
  applicationIds?: readonly string[] | undefined;
  /** Total of the progress. */
  steps?: number | undefined;
};

/** Users see tasks with a kind. Only operators see the others. */
export type Tracking<Data> = {
  kind?: string;
  /** Requires an `organizationId` in the payload too. */
  subject?: (payload: Data) => TaskSubject;
  /** The step of the causing task that ends with this task. */
  lastStep?: string;
};

/** A kind of queued work. Its payload has IDs, never copies of personal data. */
// oxlint-disable-next-line typescript/no-explicit-any -- lists hold tasks of differing payloads
export type Task<P extends Payload = any> = Tracking<z.output<P>> & {
  /** `<module>.<verb>`. Also the name of the queue. */
  name: string;
  payload: P;
  retry: Retry;
  /** A run that takes longer counts as lost and is retried. */
  timeoutSeconds: number;
  /** Schedule in UTC: minute, hour, day, month, weekday. Runs with an empty payload. */
  cron?: string;
  /** How many workers of a process take the task, if fewer than usual. Each runs up to two at once. */
  maxConcurrency?: number;
  /**
   * For short tasks in large numbers: how many a worker fetches, runs at the same time and ends together. Their
   * handlers share statements (`Grouped`). Tasks of an organization with a backlog let those of others pass.
   */
  batchSize?: number;
  /**
   * For work on strangers' files. Organizations take turns, with one task each in about this many seconds. Tasks caused
   * by the public wait behind others. Set it to about the time that a hostile file takes.
   */
  turnSeconds?: number;
};

/** Retries with delays that grow from `delaySeconds`, or with the given `delays` in order. */
export type Retry =
  | { limit: number; delaySeconds: number; delayMaxSeconds: number }
  | { delays: readonly [number, ...number[]] };

export const defineTask = <const P extends Payload>(task: Task<P>): Task<P> => task;

export type TaskRun<P> = {
  payload: P;
  /** 1 on the first run. */
  attempt: number;
  /** Whether this run is not retried if it fails. */
  lastAttempt: boolean;
  /** The organization, or the public on its pages. Lanes share a process. */
  lane: string;
  /** Aborted at the timeout, and when the process stops. */
  signal: AbortSignal;
  resolve: Resolve;
  /** Reports progress. This is cheap, because it is written at most a few times a second. */
  progress: (done: number, total: number, step?: string) => void;
};

// oxlint-disable-next-line typescript/no-explicit-any -- lists hold handlers of differing payloads
export type TaskHandler<P extends Payload = any> = {
  task: Task<P>;
  /** The event that enqueues the task. Only for subscriptions. */
  event?: { name: string; wants?: ((payload: z.output<P>) => boolean) | undefined };
  run(run: TaskRun<z.output<P>>): Promise<void>;
};

/** Step of a completed task that found nothing to do. */
export const skippedStep = 'skipped';
/** Step of a completed task that left its work to a later one. */
export const deferredStep = 'deferred';

/** A handler must be safe to run twice: a worker may die before it marks the task done. */
export const defineHandler = <P extends Payload>(task: Task<P>, run: TaskHandler<P>['run']): TaskHandler<P> => ({
  task,
  run,
});

/** The abort reason when the process stops. The task is handed back and uses up no attempt. */
export class ProcessStopping extends Error {}

/**
 * A failure with a message for users. It must be actionable and have no secrets. `retryAfterMs`: the pause that a server
 * asked for. It only moves the next attempt later.
 */
export class TaskFailure extends Error {
  readonly retryAfterMs: number;

  constructor(message?: string, { retryAfterMs = 0, ...options }: ErrorOptions & { retryAfterMs?: number } = {}) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** A failure that a retry would not fix. The task is dead-lettered immediately. */
export class PermanentFailure extends TaskFailure {}
