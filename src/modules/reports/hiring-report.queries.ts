import type { Database } from '#platform/database/database.ts';
import { empty, join, raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import { type Period, spansOf } from './period.ts';

/** Without a job, the report covers all jobs. */
export type HiringFilter = Period & { jobId?: string | undefined };

/** Applications that began in the period, by status. */
export type OutcomeCount = {
  /** Empty if unknown. */
  source: string;
  status: string;
  /** All statuses that these applications have ever had. */
  statuses: string[];
  applications: number;
};
export type StageTime = { status: string; bucket: number; applications: number };
/** Times to hire in days, by the month of the hire. `month` is null for the whole period. */
export type HireTime = { month: string | null; hires: number; median: number; p90: number };

export class HiringReportQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  outcomes(organizationId: string, filter: HiringFilter): Promise<OutcomeCount[]> {
    return this.#db.rows(
      sql`select source, status, statuses, sum(applications)::float8 as applications
        from (${counted('report_outcomes', organizationId, filter)}) as counted group by 1, 2, 3`,
    );
  }

  /** All applications of a job, from its start. Uses the primary key. */
  outcomesOfJob(organizationId: string, jobId: string): Promise<Omit<OutcomeCount, 'source'>[]> {
    return this.#db.rows(
      sql`select status, statuses, sum(applications)::float8 as applications from report_outcomes
        where organization_id = ${organizationId} and unit = 'job' and job_id = ${jobId} group by 1, 2`,
    );
  }

  stageTimes(organizationId: string, filter: HiringFilter): Promise<StageTime[]> {
    return this.#db.rows(
      sql`select status, bucket, sum(applications)::float8 as applications
        from (${counted('report_stage_times', organizationId, filter)}) as counted group by 1, 2`,
    );
  }

  hireTimes(organizationId: string, { from, to, jobId }: HiringFilter): Promise<HireTime[]> {
    return this.#db.rows(
      // Compares months as times, because converting each row's month to text takes longer than everything else. Sets
      // work_mem for this statement, so that a hundred thousand hires are sorted in memory. LATERAL sets it before the
      // sort starts.
      sql`select hires.* from (select set_config('work_mem', '16MB', true) as memory offset 0) as room, lateral (
          select to_char(start, 'YYYY-MM') as month, count(*)::int as hires,
            percentile_cont(0.5) within group (order by days) as median,
            percentile_cont(0.9) within group (order by days) as p90
          from (
            select date_trunc('month', hired_on::timestamp) as start, days from report_hires
            where organization_id = ${organizationId} and hired_on between ${from}::date and ${to}::date
              ${jobId === undefined ? empty : sql`and job_id = ${jobId}`} and room.memory is not null) as of_month
          group by grouping sets ((start), ()) having count(*) > 0) as hires
        order by month nulls last`,
    );
  }

  /** Whether many changes are not counted yet, such as after an upgrade or if the worker is not running. */
  async isBehind(organizationId: string): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from report_marks where organization_id = ${organizationId} offset 1000 limit 1`,
    );
    return row !== undefined;
  }
}

function counted(table: string, organizationId: string, { jobId, ...period }: HiringFilter): Sql {
  const tenant = shared(organizationId);
  const rows = sql`select * from ${raw(table)} where organization_id = ${tenant}`;
  if (jobId !== undefined)
    return sql`${rows} and unit = 'job' and job_id = ${jobId} and day between ${period.from}::date and ${period.to}::date`;
  return join(
    spansOf(period).map(
      ({ unit, start, end }) =>
        sql`${rows} and unit = '${raw(unit)}' and job_id = ${tenant}::uuid
          and day >= ${start}::date and day < ${end}::date`,
    ),
    ' union all ',
  );
}
