import { AsyncLocalStorage } from 'node:async_hooks';

/** What tasks that are enqueued here belong to. */
export type TaskScope = {
  group: string | undefined;
  /** The tracked task that is running, or the one that led here through plumbing. */
  cause: string | undefined;
  /** How many tasks have been enqueued within. */
  enqueued: number;
};

const scope = new AsyncLocalStorage<TaskScope>();

export const currentScope = (): TaskScope | undefined => scope.getStore();
export const withScope = <T>(within: TaskScope, work: () => T): T => scope.run(within, work);

/** How a queued task knows its record, its group and its cause: by one property of its data that no payload has. */
export type TaskLink = { id?: string | undefined; group?: string | undefined; cause?: string | undefined };
const property = '$task';

export const linked = (data: object, link: TaskLink): object =>
  link.id || link.group || link.cause ? { ...data, [property]: link } : data;

/** Tasks of before there were records, and those that are not tracked, have none. */
export const linkOf = (data: object): TaskLink => (data as { [property]?: TaskLink })[property] ?? {};
