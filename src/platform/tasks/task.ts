import type { z } from 'zod';
import type { Resolve } from '../container.ts';

type Payload = z.ZodType<object>;

/** What a tracked task is about, as far as it is known when it is enqueued. */
export type About = {
  jobId?: string | null | undefined;
  candidateId?: string | null | undefined;
  /** The applications, where it is about some and no others. */
  applicationIds?: readonly string[] | undefined;
  /** How much there is to do, in whatever its progress is counted in. */
  steps?: number | undefined;
};

/** How people see a task. One without a kind is plumbing, and seen by operators only. */
export type Tracking<Data> = {
  kind?: string;
  /** Its payload has an `organizationId`, too. */
  about?: (payload: Data) => About;
  /** The last step of the task that causes it, where it is seen as one: once this is done, that one is complete. */
  lastStep?: string;
};

/** A kind of queued work. Its payload carries ids, never copies of personal data. */
// oxlint-disable-next-line typescript/no-explicit-any -- lists hold tasks of differing payloads
export type Task<P extends Payload = any> = Tracking<z.output<P>> & {
  /** `<context>.<verb>`; also the queue's name. */
  name: string;
  payload: P;
  retry: Retry;
  /** How long one run may take before it counts as lost and is tried again. */
  timeoutSeconds: number;
  /** When it runs by itself, with an empty payload: minute, hour, day, month, weekday in UTC. */
  cron?: string;
  /** Runs at most this many loops in a worker process, where the setting allows more. */
  maxLoops?: number;
};

/** How often a failed run is repeated, and after how long: growing from `delaySeconds`, or the given `delays` in turn. */
export type Retry =
  | { limit: number; delaySeconds: number; delayMaxSeconds: number }
  | { delays: readonly [number, ...number[]] };

export const defineTask = <const P extends Payload>(task: Task<P>): Task<P> => task;

export type TaskRun<P> = {
  payload: P;
  /** 1 on the first run. */
  attempt: number;
  /** True when no further run follows a failure of this one. */
  lastAttempt: boolean;
  /** Aborted when the run's time is over or the process stops. */
  signal: AbortSignal;
  resolve: Resolve;
  /** Tells those who watch how far this run is. Costs nothing: it is written down a few times a second at most. */
  progress: (done: number, total: number, step?: string) => void;
};

// oxlint-disable-next-line typescript/no-explicit-any -- lists hold handlers of differing payloads
export type TaskHandler<P extends Payload = any> = {
  task: Task<P>;
  /** The event that starts it, where it is a subscription. */
  event?: string;
  run(run: TaskRun<z.output<P>>): Promise<void>;
};

/** What a task does. It must be safe to run twice: a worker may die between the work and its being marked done. */
export const handle = <P extends Payload>(task: Task<P>, run: TaskHandler<P>['run']): TaskHandler<P> => ({ task, run });

/** Why a run's signal is aborted when the process stops: the task is handed back, no try is used up. */
export class ProcessStops extends Error {}

/** A failure whose message tells people what was wrong, in words that they can act on and without anything secret. */
export class TaskFailure extends Error {}

/** Thrown by a handler when trying again would not help: the task goes to its dead-letter queue at once. */
export class PermanentFailure extends TaskFailure {}
