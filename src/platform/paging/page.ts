import type { ChangePosition } from './cursor.ts';

/** Selects a page by offset, newest first. With `after`, selects changes since then, oldest change first. */
export type PageQuery = {
  limit: number;
  offset: number;
  after?: ChangePosition | undefined;
  /** Whether changes include deleted records. */
  includesDeleted?: boolean;
  /** Number of rows at which counting stops, unless the page is beyond it. Stored totals are exact anyway. */
  countUpTo?: number | undefined;
  /** For reading a whole list in steps, newest first. It is `last` of the step before, or '' for the first step. */
  below?: string | undefined;
};

export type Page<T> = {
  rows: T[];
  /** Number of matching rows on all pages. For changes, the number still to come. */
  total: number;
  /** There are more rows than `countUpTo`. `total` is one more than were counted. */
  isCapped?: boolean;
  /** The position after this page. Only for changes. */
  next?: ChangePosition;
  /** The position after a step, or null after the last row. Only for steps, which have no total. */
  last?: string | null;
};
