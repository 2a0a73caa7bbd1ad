import type { z } from 'zod';
import type { Retry, Task, TaskHandler, Tracking } from '../tasks/task.ts';

/** An event that a module announces to later modules. Each subscriber gets its own task, in the same transaction. */
// oxlint-disable-next-line typescript/no-explicit-any -- lists hold events of differing payloads
export type Event<P extends z.ZodType<object> = any> = { name: string; payload: P };

export const defineEvent = <const P extends z.ZodType<object>>(event: Event<P>): Event<P> => event;

type Subscription<Data> = Tracking<Data> & {
  task: string;
  retry: Retry;
  timeoutSeconds: number;
  batchSize?: number;
  /** Announcements for which it returns false get no task. */
  wants?: (payload: Data) => boolean;
};

/** A handler that runs after each announcement of the event. `task` is the name of its queue. */
export function subscribe<P extends z.ZodType<object>>(
  event: Event<P>,
  subscription: Subscription<z.output<P>>,
  run: TaskHandler<P>['run'],
): TaskHandler<P> {
  const { task: name, wants, ...rest } = subscription;
  const task: Task<P> = { name, payload: event.payload, ...rest };
  return { task, event: { name: event.name, wants }, run };
}
