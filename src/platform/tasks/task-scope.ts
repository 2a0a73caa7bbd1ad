import { AsyncLocalStorage } from 'node:async_hooks';

export type TaskScope = {
  group: string | undefined;
  /** The running tracked task, or the one that caused the running task. */
  cause: string | undefined;
  enqueued: number;
  /** Someone who is not signed in caused the tasks. */
  isPublic?: boolean | undefined;
};

const scope = new AsyncLocalStorage<TaskScope>();

export const currentScope = (): TaskScope | undefined => scope.getStore();
export const withScope = <T>(within: TaskScope, work: () => T): T => scope.run(within, work);

/** Tasks that `work` enqueues are caused by someone who is not signed in. */
export const asPublic = <T>(work: () => T): T =>
  withScope({ group: undefined, cause: undefined, enqueued: 0, isPublic: true }, work);

/** Stored in a property of the task's data that no payload has. */
export type TaskLink = {
  id?: string | undefined;
  group?: string | undefined;
  cause?: string | undefined;
  /** `traceparent` of the span that enqueued the task. */
  trace?: string | undefined;
};
const property = '$task';

export const withLink = (data: object, link: TaskLink): object =>
  link.id || link.group || link.cause || link.trace ? { ...data, [property]: link } : data;

/** Empty for untracked tasks. */
export const linkOf = (data: object): TaskLink => (data as { [property]?: TaskLink })[property] ?? {};
