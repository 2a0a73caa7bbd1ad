import type { Sql } from '../sql.ts';

export type List = {
  /** The table with its alias. */
  from: Sql;
  alias: string;
  /** Columns of the table and of the joined tables. */
  columns: Sql;
  /** Joined only to the rows of a page. Must neither drop nor duplicate rows. */
  joins?: Sql;
  /** The column with the time of the last change. Defaults to `updated_at`. */
  changedAt?: string;
};
