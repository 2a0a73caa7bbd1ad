import type { ChangePosition } from './cursor.ts';

/** By offset, newest first, or with `after` the changes since, oldest change first. */
export type PageQuery = {
  limit: number;
  offset: number;
  after?: ChangePosition | undefined;
  /** Among changes. */
  includesDeleted?: boolean;
};

export type Page<T> = {
  rows: T[];
  /** Matching rows on all pages; of changes, those still to come. */
  total: number;
  /** The position after this page; only of changes. */
  next?: ChangePosition;
};
