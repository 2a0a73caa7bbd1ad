import { firstStatus } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { BiasAuditQuery } from './bias-audit.schemas.ts';

/** Applicants with the same answers. `selected`: how many ever entered each status. */
export type Cell = {
  sex: string | null;
  race_ethnicity: string | null;
  applicants: number;
  scored: number;
  above_median: number;
  selected: Readonly<Record<string, number>>;
};

/** `cells` is null with too few answers. */
export type AnswerCounts = { applicants: number; answered: number; median_score: number | null; cells: Cell[] | null };

export class BiasAuditQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async counts(organizationId: string, { from, to, job_id }: BiasAuditQuery): Promise<AnswerCounts> {
    const [row] = await this.#db.slowRows<{ counts: AnswerCounts }>(
      sql`select count_self_identifications(${organizationId}, ${from ?? null}, ${to ?? null}, ${job_id ?? null},
          ${firstStatus}) as counts`,
    );
    if (!row) throw new Error('no answer to an aggregate');
    return row.counts;
  }
}
