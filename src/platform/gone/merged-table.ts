import type { InjectionToken } from '../container.ts';
import { type Sql, sql } from '../database/sql.ts';

/** A merge of two candidates who are one person. Both candidates and their applications are locked. */
export type Merge = {
  organizationId: string;
  /** The candidate that is merged away. */
  fromId: string;
  /** The candidate that remains. */
  intoId: string;
  /** The candidate whose value is kept if both have one. */
  prefer: 'target' | 'source';
  /** Email addresses of both candidates, in lower case. */
  addresses: readonly string[];
  /** Applications to the same job. Maps each one that is merged away to the one that remains. */
  applications: ReadonlyMap<string, string>;
  /** Scores of the latest completed screening. */
  screeningScores: { candidate: number | null; byJob: ReadonlyMap<string, number> };
};

/**
 * Changes that a merge makes to a table with `candidate_id` or `application_id`. Statements run in the reverse order of
 * modules, and of the tables in a module. `kept` says why rows stay unchanged.
 */
export type MergedTable = { table: string; merge: (merge: Merge) => readonly Sql[] } | { table: string; kept: string };

/** Merged tables of all modules, in module order. */
export const mergedTablesToken: InjectionToken<readonly MergedTable[]> = Symbol('merged tables');

/** SQL: the columns `from_id` and `into_id` of applications to the same job. */
export const applicationPairs = ({ applications }: Merge): Sql =>
  sql`unnest(${[...applications.keys()]}::uuid[], ${[...applications.values()]}::uuid[]) as pair (from_id, into_id)`;
