import type { Database } from '#platform/database/database.ts';
import { empty, namedByText, raw, shared, sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';

export type StuckApplication = {
  id: string;
  candidate_name: string;
  job_id: string;
  job_title: string;
  status: string;
  status_date: string;
  /** Since its last change of status. */
  days: number;
};

type StuckFilter = { days: number; jobId?: string | undefined; limit: number; offset: number; countUpTo: number };

// Must match the condition of the index exactly.
const active = raw(`a.status not in ('hired', 'Candidate joined', 'rejected', 'withdrawn')`);

export class StuckApplicationQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Active applications without a change of status for so many days, the longest first. */
  async page(
    organizationId: string,
    { days, jobId, limit, offset, countUpTo }: StuckFilter,
    now: Date,
  ): Promise<Page<StuckApplication>> {
    const tenant = shared(organizationId);
    const at = shared(now);
    const matching = sql`from candidate_jobs a
      where a.organization_id = ${tenant} and ${active}
        and a.status_date < ${at}::timestamptz - ${shared(days)}::int * interval '1 day'
        ${jobId === undefined ? empty : sql`and a.job_id = ${shared(jobId)}`}`;
    const cap = Math.max(countUpTo, offset + limit) + 1;
    const count = sql`(select count(*) from (select 1 ${matching} limit ${cap}) as counted)::int`;
    const rows = await this.#db.rows<StuckApplication & { total: number }>(
      namedByText(
        sql`with page as (select a.* ${matching} order by a.status_date, a.id limit ${limit} offset ${offset})
          select a.id, p.full_name as candidate_name, a.job_id, j.title as job_title, a.status, a.status_date,
            floor(extract(epoch from ${at}::timestamptz - a.status_date) / 86400)::int as days,
            ${count} as total
          from page a
            join candidates p on p.organization_id = ${tenant} and p.id = a.candidate_id
            join jobs j on j.organization_id = ${tenant} and j.id = a.job_id
          order by a.status_date, a.id`,
      ),
    );
    // Past the end there is no row to carry the total.
    const past =
      offset > 0 && !rows[0] ? await this.#db.row<{ total: number }>(sql`select ${count} as total`) : undefined;
    const total = rows[0]?.total ?? past?.total ?? 0;
    return { rows, total, ...(total === cap && { isCapped: true }) };
  }
}
