import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { named, raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Page } from '#platform/paging/page.ts';
import type { WorkItem, WorkQuery } from './work.schemas.ts';

// A task about a candidate and a job is about their application.
const list = {
  from: sql`tasks t`,
  alias: 't',
  columns: sql`t.id, t.kind, t.state, t.step,
    case when t.total is not null then jsonb_build_object('done', coalesce(t.done, 0), 'total', t.total) end as progress,
    t.attempts, t.max_attempts, t.error, t.job_id, t.candidate_id,
    coalesce(case when cardinality(t.application_ids) = 1 then t.application_ids[1] end, a.id) as application_id,
    t.task_group, t.caused_by, t.next_attempt_at, t.created_at, t.started_at, t.finished_at, t.updated_at`,
  joins: sql`left join candidate_jobs a on a.organization_id = t.organization_id and a.candidate_id = t.candidate_id
    and a.job_id = t.job_id`,
};

export type WorkListQuery = WorkQuery & {
  /** Only return tasks about one of these. */
  about?: { candidateIds: readonly string[]; jobIds: readonly string[] } | undefined;
  error?: string | undefined;
  /** Days in UTC, both included, on which the tasks were created. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Reads the tasks of the application's job by index: a few thousand at most. */
function isAbout(organizationId: string, applicationId: string): Sql {
  const application = sql`from candidate_jobs where organization_id = ${organizationId} and id = ${applicationId}`;
  return sql`t.job_id = (select job_id ${application})
    and (t.candidate_id = (select candidate_id ${application}) or ${applicationId} = any(t.application_ids))`;
}

export class WorkQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(organizationId: string, query: WorkListQuery): Promise<Page<WorkItem>> {
    const where = new Conditions(sql`t.organization_id = ${organizationId}`)
      .and(query.kind, (kind) => sql`t.kind = ${kind}`)
      // Written as a literal, so that a prepared statement can use the partial index of open tasks.
      .and(query.state, (state) => sql`t.state = '${raw(state)}'`)
      .and(query.job_id, (jobId) => sql`t.job_id = ${jobId}`)
      .and(query.candidate_id, (candidateId) => sql`t.candidate_id = ${candidateId}`)
      .and(query.application_id, (applicationId) => isAbout(organizationId, applicationId))
      .and(query.task_group, (group) => sql`t.task_group = ${group}`)
      .and(query.from, (day) => sql`t.created_at >= ${day}::date::timestamp at time zone 'UTC'`)
      .and(query.to, (day) => sql`t.created_at < (${day}::date + 1)::timestamp at time zone 'UTC'`)
      .andSearch(query.error, (error) => sql`t.error = ${error}`)
      .andSearch(
        query.about,
        ({ candidateIds, jobIds }) =>
          sql`(t.candidate_id = any(${[...candidateIds]}::uuid[]) or t.job_id = any(${[...jobIds]}::uuid[]))`,
      );
    return readList(this.#db, list, where, query);
  }

  find(organizationId: string, id: string): Promise<WorkItem | undefined> {
    return this.#db.row(
      named(
        'task',
        sql`select ${list.columns} from ${list.from} ${list.joins}
          where t.organization_id = ${organizationId} and t.id = ${id}`,
      ),
    );
  }
}
