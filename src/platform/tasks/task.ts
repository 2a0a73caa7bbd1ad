import type { z } from 'zod';
import type { Resolve } from '../container.ts';

type Payload = z.ZodType<object>;

/** What a tracked task works on, as far as known when it is enqueued. */
export type TaskSubject = {
  jobId?: string | null | undefined;
  candidateId?: string | null | undefined;
  /** Only for a task on these applications and no others. */
  applicationIds?: readonly string[] | undefined;
  /** Total of the progress. */
  steps?: number | undefined;
};

/** Users see tasks with a kind. Only operators see others. */
export type Tracking<Data> = {
  kind?: string;
  /** The payload must have an `organizationId` too. */
  subject?: (payload: Data) => TaskSubject;
  /** The step of the causing task that ends with this task. */
  lastStep?: string;
};

/** A kind of queued work. Its payload has ids, never copies of personal data. */
// oxlint-disable-next-line typescript/no-explicit-any -- lists hold tasks of differing payloads
export type Task<P extends Payload = any> = Tracking<z.output<P>> & {
  /** `<module>.<verb>`; also the queue's name. */
  name: string;
  payload: P;
  retry: Retry;
  /** A run that takes longer counts as lost and is retried. */
  timeoutSeconds: number;
  /** UTC: minute, hour, day, month, weekday. Runs with an empty payload. */
  cron?: string;
  /** Limits the concurrency of a process. */
  maxConcurrency?: number;
  /**
   * For short tasks that come in large numbers: how many a worker fetches, runs at the same time and ends together. Their
   * handlers share statements (`Grouped`). Tasks of an organization with a backlog let those of others pass.
   */
  batchSize?: number;
  /**
   * For work on files of strangers: organizations take turns, one task each in about this many seconds, and tasks caused
   * by the public wait behind others. About as long as a hostile file takes.
   */
  turnSeconds?: number;
};

/** Retries with delays that grow from `delaySeconds`, or with the given `delays` in turn. */
export type Retry =
  | { limit: number; delaySeconds: number; delayMaxSeconds: number }
  | { delays: readonly [number, ...number[]] };

export const defineTask = <const P extends Payload>(task: Task<P>): Task<P> => task;

export type TaskRun<P> = {
  payload: P;
  /** 1 on the first run. */
  attempt: number;
  /** No retry follows a failure of this run. */
  lastAttempt: boolean;
  /** The organization, or the public on its pages: shares a process with other lanes. */
  lane: string;
  /** Aborted at the timeout, and when the process stops. */
  signal: AbortSignal;
  resolve: Resolve;
  /** Cheap: written a few times a second at most. */
  progress: (done: number, total: number, step?: string) => void;
};

// oxlint-disable-next-line typescript/no-explicit-any -- lists hold handlers of differing payloads
export type TaskHandler<P extends Payload = any> = {
  task: Task<P>;
  /** For subscriptions: the event that enqueues it. */
  event?: { name: string; wants?: ((payload: z.output<P>) => boolean) | undefined };
  run(run: TaskRun<z.output<P>>): Promise<void>;
};

/** The step of a done task that found nothing to do. */
export const skippedStep = 'skipped';
/** The step of a done task that left its work to a later one. */
export const deferredStep = 'deferred';

/** A handler must be safe to run twice: a worker may die before it marks the task done. */
export const defineHandler = <P extends Payload>(task: Task<P>, run: TaskHandler<P>['run']): TaskHandler<P> => ({
  task,
  run,
});

/** The abort reason when the process stops: the task is handed back and uses up no attempt. */
export class ProcessStopping extends Error {}

/** A failure whose message is for users: actionable, without secrets. */
export class TaskFailure extends Error {}

/** A retry would not help: the task is dead-lettered at once. */
export class PermanentFailure extends TaskFailure {}
