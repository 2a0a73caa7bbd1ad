import type { Database } from '#platform/database/database.ts';
import { shared, sql } from '#platform/database/sql.ts';

/**
 * A match score with a lower coverage is marked. Coverage is the share of the criteria's weight for which there is data
 * about both the candidate and the job. Below a half, what is unknown weighs more than what is known, so more facts
 * could turn the order around.
 */
const fewFactsBelow = 0.5;

export class MatchCoverageQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The applications whose score was computed from few facts. One index lookup for each ID. */
  async withFewFacts(organizationId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const tenant = shared(organizationId);
    const rows = await this.#db.rows<{ id: string }>(
      sql`select a.id from unnest(${[...ids]}::uuid[]) as given (id)
          join candidate_jobs a on a.organization_id = ${tenant} and a.id = given.id
          cross join lateral (
            select s.coverage from match_scores s
            where s.organization_id = ${tenant} and s.application_id = a.id order by s.id desc limit 1) as latest
        where a.match_score is not null and a.match_score_source = 'computed' and latest.coverage < ${fewFactsBelow}`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
