import { AsyncLocalStorage } from 'node:async_hooks';

export type TaskScope = {
  group: string | undefined;
  /** The running tracked task, or the one that caused the running task. */
  cause: string | undefined;
  enqueued: number;
  /** Whether someone who is not signed in caused the tasks. */
  isPublic?: boolean | undefined;
};

const scope = new AsyncLocalStorage<TaskScope>();

export const currentScope = (): TaskScope | undefined => scope.getStore();
export const withScope = <T>(within: TaskScope, work: () => T): T => scope.run(within, work);

/** Runs `work`. Its tasks count as caused by someone who is not signed in. */
export const asPublic = <T>(work: () => T): T =>
  withScope({ group: undefined, cause: undefined, enqueued: 0, isPublic: true }, work);

/** Links of a task. They are stored in a property of its data that no payload has. */
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
