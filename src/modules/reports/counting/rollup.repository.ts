import type { Database } from '#platform/database/database.ts';
import { raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import { bucketBase } from './buckets.ts';
import { lockReportCounts } from './report-lock.queries.ts';

/** The applications of a job that began on a day. */
export type CountedDay = { jobId: string; day: string };

const hired = raw(`('hired', 'Candidate joined')`);
const startOf = (day: Sql): Sql => sql`${day}::timestamp at time zone 'UTC'`;

/** Counts for reports, kept up to date by the worker. */
export class RollupRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the next organization with marks after `after`, with a single index lookup. */
  async nextMarked(after: string): Promise<string | undefined> {
    const row = await this.#db.record<{ organizationId: string }>(
      sql`select organization_id from report_marks where organization_id > ${after} order by organization_id limit 1`,
    );
    return row?.organizationId;
  }

  /** Keeps other transactions from counting the organization until the current one ends. */
  async lock(organizationId: string): Promise<void> {
    await this.#db.rows(lockReportCounts(organizationId));
  }

  /** Removes up to `limit` marks, oldest first. A change that is not committed yet has a mark of its own later. */
  async take(organizationId: string, limit: number): Promise<{ marks: number; cells: CountedDay[] }> {
    const rows = await this.#db.records<CountedDay>(
      // Deletes by row location, because a large batch would otherwise be joined with all marks. Nothing updates marks,
      // so the locations stay valid.
      sql`delete from report_marks where organization_id = ${organizationId} and ctid = any(array(
          select ctid from report_marks where organization_id = ${organizationId} order by id limit ${limit}))
        returning job_id, day::text as day`,
    );
    const cells = new Map(rows.map((cell) => [`${cell.jobId} ${cell.day}`, cell]));
    return { marks: rows.length, cells: [...cells.values()] };
  }

  /** Counts from the current rows. Take the lock before, in an earlier statement. */
  async recount(organizationId: string, cells: readonly CountedDay[]): Promise<void> {
    const of = new Applications(organizationId, cells);
    await this.#db.rows(of.remove('report_outcomes', raw(`and unit = 'job'`)));
    await this.#db.rows(of.countOutcomes());
    await this.#db.rows(of.remove('report_stage_times', raw(`and unit = 'job'`)));
    await this.#db.rows(of.countStageTimes());
    await this.#db.rows(of.remove('report_hires'));
    await this.#db.rows(of.countHires());
    const days = [...new Set(cells.map(({ day }) => day))];
    await this.#sum(organizationId, 'day', days);
    await this.#sum(organizationId, 'month', [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))]);
  }

  /** Days from their jobs, months from their days. Rows of all jobs have the organization's id in place of a job's. */
  async #sum(organizationId: string, unit: 'day' | 'month', days: readonly string[]): Promise<void> {
    const tenant = shared(organizationId);
    const starts = shared([...days]);
    const [from, step] = unit === 'day' ? [raw('job'), raw('1 day')] : [raw('day'), raw('1 month')];
    const parts = sql`unnest(${starts}::date[]) as p (start) join lateral`;
    const within = sql`t.organization_id = ${tenant} and t.unit = '${from}'
      and t.day >= p.start and t.day < (p.start + interval '${step}')::date
      ${unit === 'month' ? sql`and t.job_id = ${tenant}::uuid` : raw('')}
      -- One look-up for each part, or all of the organization's rows would be read.
      offset 0`;
    for (const table of ['report_outcomes', 'report_stage_times']) {
      await this.#db.rows(
        sql`delete from ${raw(table)} where organization_id = ${tenant} and unit = '${raw(unit)}'
          and job_id = ${tenant}::uuid and day = any(${starts}::date[])`,
      );
    }
    await this.#db.rows(
      sql`insert into report_outcomes (organization_id, unit, job_id, day, number, source, status, statuses, applications)
        select ${tenant}::uuid, '${raw(unit)}', ${tenant}::uuid, p.start,
          row_number() over (partition by p.start), t.source, t.status, t.statuses, sum(t.applications)
        from ${parts} (select * from report_outcomes t where ${within}) t on true
        group by p.start, t.source, t.status, t.statuses`,
    );
    await this.#db.rows(
      sql`insert into report_stage_times (organization_id, unit, job_id, day, status, bucket, applications)
        select ${tenant}::uuid, '${raw(unit)}', ${tenant}::uuid, p.start, t.status, t.bucket, sum(t.applications)
        from ${parts} (select * from report_stage_times t where ${within}) t on true
        group by p.start, t.status, t.bucket`,
    );
  }
}

/** The history of an application, without moves that were undone and without those that undid them. */
const standingMoves = (tenant: unknown): Sql =>
  // An undo can be undone: after an even number of times, the move stands.
  sql`select m.id, m.to_status, m.changed_at from (
      select m.*, count(*) over (partition by coalesce(m.undoes_event_id, m.id)) as events
      from candidate_job_status_events m
      where m.organization_id = ${tenant} and m.application_id = a.id) m
    where m.undoes_event_id is null and m.events % 2 = 1`;

/** Statements about the applications of some cells. */
class Applications {
  readonly #tenant: unknown;
  readonly #cells: Sql;
  readonly #of: Sql;
  constructor(organizationId: string, cells: readonly CountedDay[]) {
    this.#tenant = shared(organizationId);
    const jobs = shared(cells.map(({ jobId }) => jobId));
    const days = shared(cells.map(({ day }) => day));
    this.#cells = sql`unnest(${jobs}::uuid[], ${days}::date[]) as c (job_id, day)`;
    this.#of = sql`${this.#cells} join candidate_jobs a on a.organization_id = ${this.#tenant} and a.job_id = c.job_id
      and a.created_at >= ${startOf(raw('c.day'))} and a.created_at < ${startOf(raw('(c.day + 1)'))}`;
  }

  remove(table: string, condition: Sql = raw('')): Sql {
    return sql`delete from ${raw(table)} t using ${this.#cells}
      where t.organization_id = ${this.#tenant} and t.job_id = c.job_id and t.day = c.day ${condition}`;
  }

  /**
   * Every status that an application has ever had, as a set. Joins candidates by ID only. With the organization as a
   * second condition, PostgreSQL may read all candidates of the organization for each application if it has not
   * analyzed the table.
   */
  countOutcomes(): Sql {
    return sql`insert into report_outcomes
        (organization_id, unit, job_id, day, number, source, status, statuses, applications)
      select ${this.#tenant}::uuid, 'job', job_id, day, row_number() over (partition by job_id, day), source, status,
        statuses, count(*)
      from (
        select c.job_id, c.day, a.status, coalesce(btrim(p.source), '') as source, array(
            select e.to_status from (${standingMoves(this.#tenant)}) e
            union select a.status order by 1) as statuses
        from ${this.#of} join candidates p on p.id = a.candidate_id) as applications
      group by job_id, day, source, status, statuses`;
  }

  /** Counts the total time of all stays in a status, for applications that have left it. */
  countStageTimes(): Sql {
    return sql`insert into report_stage_times (organization_id, unit, job_id, day, status, bucket, applications)
      select ${this.#tenant}::uuid, 'job', job_id, day, to_status,
        floor(ln(greatest(extract(epoch from stay), 0)::float8 / 3600 + 1) / ln(${bucketBase}::float8)), count(*)
      from (
        select c.job_id, c.day, a.id, e.to_status, sum(e.stay) as stay
        from ${this.#of} cross join lateral (
          select h.to_status, lead(h.changed_at) over (order by h.changed_at, h.id) - h.changed_at as stay
          from (${standingMoves(this.#tenant)}) h) e
        where e.to_status <> a.status group by c.job_id, c.day, a.id, e.to_status) as stays
      where stay is not null
      group by job_id, day, to_status, 6`;
  }

  /** Days from application to first hire, for applications that are currently hired. */
  countHires(): Sql {
    return sql`insert into report_hires (organization_id, job_id, day, number, hired_on, days)
      select ${this.#tenant}::uuid, c.job_id, c.day, row_number() over (partition by c.job_id, c.day),
        (h.at at time zone 'UTC')::date, greatest(extract(epoch from h.at - a.created_at), 0) / 86400
      from ${this.#of} cross join lateral (
        select coalesce(min(e.changed_at), a.status_date) as at
        from (${standingMoves(this.#tenant)}) e where e.to_status in ${hired}) h
      where a.status in ${hired}`;
  }
}
