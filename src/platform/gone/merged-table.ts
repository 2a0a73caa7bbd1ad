import type { InjectionToken } from '../container.ts';
import { type Sql, sql } from '../database/sql.ts';

/** Two candidates who are one person. Both are locked, and so are their applications. */
export type Merge = {
  organizationId: string;
  /** The candidate that goes. */
  fromId: string;
  /** The candidate that stays. */
  intoId: string;
  /** Whose value is kept where both have one. */
  prefer: 'target' | 'source';
  /** Emails of both, in lower case. */
  addresses: readonly string[];
  /** Applications to the same job: those that stay, by those that go. */
  applications: ReadonlyMap<string, string>;
  /** Of the latest completed screening. */
  screeningScores: { candidate: number | null; byJob: ReadonlyMap<string, number> };
};

/**
 * What a merge does to the rows of a table with `candidate_id` or `application_id`. Statements run in the reverse order of
 * modules, and of the tables in a module. `kept` gives the reason why rows stay unchanged.
 */
export type MergedTable = { table: string; merge: (merge: Merge) => readonly Sql[] } | { table: string; kept: string };

/** Of all modules, in their order. */
export const mergedTablesToken: InjectionToken<readonly MergedTable[]> = Symbol('merged tables');

/** SQL: the columns `from_id` and `into_id` of applications to the same job. */
export const applicationPairs = ({ applications }: Merge): Sql =>
  sql`unnest(${[...applications.keys()]}::uuid[], ${[...applications.values()]}::uuid[]) as pair (from_id, into_id)`;
