import type { Database } from '#platform/database/database.ts';
import { raw, sql } from '#platform/database/sql.ts';
import type { Period } from './period.ts';

export const creditSteps = ['day', 'week', 'month'] as const;
export type CreditStep = (typeof creditSteps)[number];
/** `start`: the first day of the day, week or month. */
export type CreditCount = { start: string; reason: string; added: number; spent: number };

export class CreditReportQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  counts(organizationId: string, { from, to }: Period, step: CreditStep): Promise<CreditCount[]> {
    return this.#db.rows(
      sql`select date_trunc('${raw(step)}', day::timestamp)::date::text as start, reason,
          sum(added)::float8 as added, sum(spent)::float8 as spent
        from credit_days where organization_id = ${organizationId} and day between ${from}::date and ${to}::date
        group by 1, 2 order by 1, 2`,
    );
  }
}
