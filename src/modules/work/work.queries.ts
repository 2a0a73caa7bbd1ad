import { Conditions } from '#platform/database/conditions.ts';
import { type Database, prepared } from '#platform/database/database.ts';
import { type List, readPage } from '#platform/database/list.ts';
import type { Page } from '#platform/http/page.ts';
import type { WorkItem, WorkQuery } from './work.schemas.ts';

// What is about a candidate and a job is about the application of the two.
const list: List = {
  from: 'tasks t',
  alias: 't',
  columns: `t.id, t.kind, t.state, t.step,
    case when t.total is not null then jsonb_build_object('done', coalesce(t.done, 0), 'total', t.total) end as progress,
    t.attempts, t.max_attempts, t.error, t.job_id, t.candidate_id,
    coalesce(case when cardinality(t.application_ids) = 1 then t.application_ids[1] end, a.id) as application_id,
    t.task_group, t.caused_by, t.next_attempt_at, t.created_at, t.started_at, t.finished_at, t.updated_at`,
  joins: `left join candidate_jobs a on a.organization_id = t.organization_id and a.candidate_id = t.candidate_id
    and a.job_id = t.job_id`,
};

const find = prepared(
  'task',
  `select ${list.columns} from ${list.from} ${list.joins} where t.organization_id = $1 and t.id = $2`,
);

// By the job's index: of one job's tasks a few thousand are looked at, at most.
const ofApplication = (column: string) =>
  `(select ${column} from candidate_jobs where organization_id = $1 and id = ?)`;
const isAbout = `t.job_id = ${ofApplication('job_id')}
  and (t.candidate_id = ${ofApplication('candidate_id')} or ? = any(t.application_ids))`;

/** Tracked tasks as the API shows them. */
export class WorkQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(organizationId: string, query: WorkQuery): Promise<Page<WorkItem>> {
    const where = new Conditions()
      .and('t.organization_id = ?', organizationId)
      .and('t.kind = ?', query.kind)
      // said twice, so that the index of what is open can be seen to have it
      .and(`t.state = ? and t.state = '${query.state}'`, query.state)
      .and('t.job_id = ?', query.job_id)
      .and('t.candidate_id = ?', query.candidate_id)
      .and(isAbout, query.application_id)
      .and('t.task_group = ?', query.task_group);
    return readPage(this.#db, list, where, query);
  }

  find(organizationId: string, id: string): Promise<WorkItem | undefined> {
    return this.#db.row(find, [organizationId, id]);
  }
}
