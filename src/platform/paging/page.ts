import type { ChangePosition } from './cursor.ts';

/** By offset, newest first, or with `after` the changes since, oldest change first. */
export type PageQuery = {
  limit: number;
  offset: number;
  after?: ChangePosition | undefined;
  /** Among changes. */
  includesDeleted?: boolean;
  /** Where to stop counting, unless the page lies beyond. Stored totals are exact without it. */
  countUpTo?: number | undefined;
  /** For a list that is read whole, in steps, newest first: the `last` of the step before, '' for the first. */
  below?: string | undefined;
};

export type Page<T> = {
  rows: T[];
  /** Matching rows on all pages; of changes, those still to come. */
  total: number;
  /** There are more than `countUpTo`: `total` is one more than were counted. */
  isCapped?: boolean;
  /** The position after this page; only of changes. */
  next?: ChangePosition;
  /** Only of a step, which has no total: the position after it, null after the last row. */
  last?: string | null;
};
