import type { Database } from '#platform/database/database.ts';
import { shared, sql } from '#platform/database/sql.ts';

/** `at`: the start of an hour. */
export type HourCount = { at: string; done: number };
/** Failed tasks of one kind with the same error. */
export type FailureCause = { kind: string; error: string | null; tasks: number; latest: string };

const maxCauses = 20;

export class WorkReportQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Hours of the last seven days. Those that are not counted yet are read from the tasks. */
  hours(organizationId: string, now: Date): Promise<HourCount[]> {
    const tenant = shared(organizationId);
    const since = sql`(${shared(now)}::timestamptz - interval '7 days')`;
    return this.#db.rows(
      sql`with last as materialized (
          select greatest(coalesce(max(h.hour) + interval '1 hour', ${since}), ${since}) as at from report_task_hours h
          where h.organization_id = ${tenant}),
        hours as (
          select h.hour, h.done from report_task_hours h, last
          where h.organization_id = ${tenant} and h.hour >= ${since} and h.hour < last.at
          union all
          select date_trunc('hour', t.finished_at), 1 from tasks t, last
          where t.organization_id = ${tenant} and t.state = 'done' and t.updated_at >= last.at and t.finished_at >= last.at)
        select hour as at, sum(done)::float8 as done from hours group by 1 order by 1`,
    );
  }

  /** The most frequent first. */
  failures(organizationId: string): Promise<FailureCause[]> {
    return this.#db.rows(
      sql`select t.kind, t.error, count(*)::int as tasks, max(t.finished_at) as latest from tasks t
        where t.organization_id = ${organizationId} and t.state = 'failed'
        group by 1, 2 order by 3 desc, 1, 2 limit ${maxCauses}`,
    );
  }
}
