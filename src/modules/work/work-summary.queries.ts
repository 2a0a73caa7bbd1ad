import { type Database, prepared } from '#platform/database/database.ts';

/** Open tasks of one kind in one state. `left` is what there is still to do of them, in steps, and `begun` what is done. */
export type OpenWork = {
  kind: string;
  state: 'queued' | 'running' | 'retrying' | 'failed';
  count: number;
  /** When the oldest was queued. */
  oldest: string;
  left: number;
  begun: number;
};

/** How many tasks of one kind were done in one minute of the clock, counted since 1970. */
export type DoneMinute = { kind: string; minute: number; count: number };

/** One kind of work of a group. */
export type GroupPart = {
  taskGroup: string;
  jobId: string | null;
  jobTitle: string | null;
  createdAt: string;
  kind: string;
  done: number;
  failed: number;
  total: number;
};

const steps = 'greatest(coalesce(t.total, 1), 1)';

const open = prepared(
  'work-open',
  `select kind, state, count(*)::int as count, min(queued_at) as oldest,
     sum(${steps} - coalesce(t.done, 0))::int as left, coalesce(sum(t.done), 0)::int as begun
   from tasks t where organization_id = $1 and state in ('queued', 'running', 'retrying', 'failed')
   group by kind, state`,
);

// What is done changes no more: its change is its end, which is indexed.
const done = prepared(
  'work-done',
  `select kind, floor(extract(epoch from finished_at) / 60)::int as minute, count(*)::int as count from tasks
   where organization_id = $1 and updated_at > $2::timestamptz - interval '1 minute' and state = 'done'
     and finished_at >= $2
   group by 1, 2`,
);
const stepsDone = prepared(
  'work-steps-done',
  `select t.kind, sum(${steps})::int as steps
   from tasks t join unnest($2::text[], $3::timestamptz[]) as s (kind, since) on s.kind = t.kind
   where t.organization_id = $1 and t.updated_at > $4::timestamptz - interval '1 minute' and t.state = 'done'
     and t.finished_at >= s.since
   group by 1`,
);

// Ids of groups begin with their time. Each of the newest hundred is found by one step down the index.
const groups = prepared(
  'work-groups',
  `with recursive newest as (
     (select task_group as id, 1 as n from tasks where organization_id = $1 and task_group is not null
      order by task_group desc limit 1)
     union all
     select (select t.task_group from tasks t where t.organization_id = $1 and t.task_group < newest.id
       order by t.task_group desc limit 1), n + 1 from newest where id is not null and n < 100),
   shown as (
     select id from newest where id is not null and exists (select 1 from tasks t
       where t.organization_id = $1 and t.task_group = newest.id
         and (t.state in ('queued', 'running', 'retrying') or t.finished_at > now() - interval '15 minutes'))
     order by id desc limit 20),
   parts as (
     select t.task_group, t.kind, (array_agg(t.job_id) filter (where t.job_id is not null))[1] as job_id,
       min(t.created_at) as created_at,
       sum(case when t.state = 'done' then ${steps} else coalesce(t.done, 0) end)::int as done,
       coalesce(sum(${steps} - coalesce(t.done, 0)) filter (where t.state = 'failed'), 0)::int as failed,
       sum(${steps})::int as total
     from shown join tasks t on t.organization_id = $1 and t.task_group = shown.id and t.state <> 'dismissed'
     group by t.task_group, t.kind)
   select p.task_group as "taskGroup", p.job_id as "jobId", j.title as "jobTitle", p.kind, p.done, p.failed, p.total,
     min(p.created_at) over (partition by p.task_group) as "createdAt"
   from parts p left join jobs j on j.organization_id = $1 and j.id = p.job_id
   order by p.task_group desc, p.kind`,
);

/** What an organization's work amounts to, for who looks at it every second. */
export class WorkSummaryQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  open(organizationId: string): Promise<OpenWork[]> {
    return this.#db.rows(open, [organizationId]);
  }

  /** From a moment on, which begins a minute. */
  done(organizationId: string, from: Date): Promise<DoneMinute[]> {
    return this.#db.rows(done, [organizationId, from]);
  }

  /** By kind, each since its moment. */
  async stepsDone(organizationId: string, since: ReadonlyMap<string, Date>): Promise<Map<string, number>> {
    if (since.size === 0) return new Map();
    const moments = [...since.values()];
    const earliest = new Date(Math.min(...moments.map(Number)));
    const rows = await this.#db.rows<{ kind: string; steps: number }>(stepsDone, [
      organizationId,
      [...since.keys()],
      moments,
      earliest,
    ]);
    return new Map(rows.map(({ kind, steps: n }) => [kind, n]));
  }

  /** The newest groups that are open or have ended within 15 minutes, at most 20, the newest first. */
  groups(organizationId: string): Promise<GroupPart[]> {
    return this.#db.rows(groups, [organizationId]);
  }
}
