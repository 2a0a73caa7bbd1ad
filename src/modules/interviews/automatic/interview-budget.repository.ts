import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

const today = sql`(now() at time zone 'utc')::date`;

/** Credits that organizations spend on automatic interviews, by day (UTC). */
export class InterviewBudgetRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** False when the day's total would exceed `limit`. */
  async spend(organizationId: string, credits: number, limit: number): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into automatic_interview_budgets as b (organization_id, day, credits)
          select ${organizationId}::uuid, ${today}, ${credits}::int where ${credits}::int <= ${limit}::int
          on conflict (organization_id, day) do update set credits = b.credits + excluded.credits
            where b.organization_id = ${organizationId} and b.credits + excluded.credits <= ${limit} returning 1`,
    );
    return rows.length > 0;
  }

  /** True for the first caller of the day. */
  async markReached(organizationId: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into automatic_interview_budgets as b (organization_id, day, reached_at)
          values (${organizationId}, ${today}, now())
          on conflict (organization_id, day) do update set reached_at = now()
            where b.organization_id = ${organizationId} and b.reached_at is null returning 1`,
    );
    return rows.length > 0;
  }

  /** Whether an invite has had to wait today. */
  async isReached(organizationId: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`select 1 from automatic_interview_budgets
          where organization_id = ${organizationId} and day = ${today} and reached_at is not null`,
    );
    return rows.length > 0;
  }

  async secondsToNextDay(): Promise<number> {
    const row = await this.#db.row<{ seconds: number }>(
      sql`select ceil(extract(epoch from date_trunc('day', utc) + interval '1 day' - utc))::int as seconds
          from (select now() at time zone 'utc' as utc) as n`,
    );
    return row?.seconds ?? 0;
  }
}
