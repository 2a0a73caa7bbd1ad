import { waitingInvites } from '#modules/interviews';
import type { Database } from '#platform/database/database.ts';
import { named, type Sql, sql } from '#platform/database/sql.ts';
import { deferredStep, skippedStep } from '#platform/tasks/task.ts';

export type OpenTasks = {
  kind: string;
  state: 'queued' | 'running' | 'retrying' | 'failed';
  count: number;
  /** When the oldest was queued. */
  oldest: string;
  /** Steps to do. */
  left: number;
  /** Steps done. */
  done: number;
};

/** `minute` counts minutes since 1970. */
export type DoneMinute = { kind: string; minute: number; count: number };

/** The tasks of one kind in a task group, in steps. */
export type GroupPart = {
  taskGroup: string;
  jobId: string | null;
  jobTitle: string | null;
  createdAt: string;
  /** When the last task ended. */
  finishedAt: string | null;
  kind: string;
  done: number;
  /** Done without effect: there was nothing to do. */
  skipped: number;
  /** Interview invites that wait for the credits of a later day. */
  waiting: number;
  failed: number;
  total: number;
};

/** Failed tasks of one kind with the same error. */
export type FailureGroup = { kind: string; error: string | null; count: number; latest: string | null };

/**
 * The outcome of the work of a task `t` of the organization. The record of a task that deferred its invite stays as it is,
 * so the outcome is that of the invite: it waits, or a later task has it.
 */
const outcomeOf = (organizationId: string): Sql => sql`case
    when t.state <> 'done' then t.state
    when t.step = ${skippedStep} then 'skipped'
    when t.step is distinct from ${deferredStep} then 'done'
    when exists (select from (${waitingInvites(organizationId)}) as i
      where i.candidate_id = t.candidate_id and i.job_id = t.job_id) then 'waiting'
    else coalesce(
      (select case when l.state = 'done' and l.step in (${skippedStep}, ${deferredStep}) then 'skipped' else l.state end
        from tasks l
        where l.organization_id = ${organizationId} and l.candidate_id = t.candidate_id and l.job_id = t.job_id
          and l.kind = t.kind and l.id <> t.id and l.created_at >= t.created_at
        order by l.created_at desc limit 1), 'skipped') end`;

const stepsOfTask = sql`greatest(coalesce(t.total, 1), 1)`;

const partsOf = (organizationId: string, ofGroups: Sql): Sql => sql`
  select p.task_group, p.job_id, j.title as job_title, p.kind, p.done, p.skipped, p.waiting, p.failed, p.total,
    min(p.created_at) over (partition by p.task_group) as created_at,
    max(p.finished_at) over (partition by p.task_group) as finished_at
  from (
    select t.task_group, t.kind, (array_agg(t.job_id) filter (where t.job_id is not null))[1] as job_id,
      min(t.created_at) as created_at, max(t.finished_at) as finished_at,
      sum(case when t.outcome in ('skipped', 'waiting') then 0
        when t.outcome = 'done' then ${stepsOfTask} else coalesce(t.done, 0) end)::int as done,
      coalesce(sum(${stepsOfTask}) filter (where t.outcome = 'skipped'), 0)::int as skipped,
      coalesce(sum(${stepsOfTask}) filter (where t.outcome = 'waiting'), 0)::int as waiting,
      coalesce(sum(${stepsOfTask} - coalesce(t.done, 0)) filter (where t.outcome = 'failed'), 0)::int as failed,
      sum(${stepsOfTask})::int as total
    from (
      -- "offset 0" has the outcome of each task looked up once, rather than once for each sum above.
      select t.task_group, t.kind, t.job_id, t.created_at, t.finished_at, t.done, t.total,
        ${outcomeOf(organizationId)} as outcome
      from tasks t where t.organization_id = ${organizationId} and ${ofGroups} offset 0) as t
    where t.outcome <> 'dismissed'
    group by t.task_group, t.kind) as p
    left join jobs j on j.organization_id = ${organizationId} and j.id = p.job_id
  order by p.task_group desc, p.kind`;

/** Fast enough for a request every second. */
export class WorkSummaryQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  open(organizationId: string): Promise<OpenTasks[]> {
    return this.#db.records(
      named(
        'work-open',
        sql`select kind, state, count(*)::int as count, min(queued_at) as oldest,
              sum(${stepsOfTask} - coalesce(t.done, 0))::int as left, coalesce(sum(t.done), 0)::int as done
            from tasks t
            where organization_id = ${organizationId} and state in ('queued', 'running', 'retrying', 'failed')
            group by kind, state`,
      ),
    );
  }

  /** The most frequent causes first. */
  failures(organizationId: string, limit: number): Promise<FailureGroup[]> {
    return this.#db.records(
      named(
        'work-failures',
        sql`select kind, error, count(*)::int as count, max(finished_at) as latest from tasks
            where organization_id = ${organizationId} and state = 'failed'
            group by kind, error order by 3 desc, 4 desc, 1, 2 limit ${limit}`,
      ),
    );
  }

  /** Uses the index of updated_at: a task last changes when it is done. */
  doneByMinute(organizationId: string, from: Date): Promise<DoneMinute[]> {
    return this.#db.records(
      named(
        'work-done',
        sql`select kind, floor(extract(epoch from finished_at) / 60)::int as minute, count(*)::int as count from tasks
            where organization_id = ${organizationId} and updated_at > ${from}::timestamptz - interval '1 minute'
              and state = 'done' and finished_at >= ${from}
            group by 1, 2`,
      ),
    );
  }

  /** Returns the number of steps by kind. */
  async stepsDone(organizationId: string, since: ReadonlyMap<string, Date>): Promise<Map<string, number>> {
    if (since.size === 0) return new Map();
    const timestamps = [...since.values()];
    const earliest = new Date(Math.min(...timestamps.map(Number)));
    const rows = await this.#db.records<{ kind: string; steps: number }>(
      named(
        'work-steps-done',
        sql`select t.kind, sum(${stepsOfTask})::int as steps
            from tasks t
              join unnest(${[...since.keys()]}::text[], ${timestamps}::timestamptz[]) as s (kind, since) on s.kind = t.kind
            where t.organization_id = ${organizationId} and t.updated_at > ${earliest}::timestamptz - interval '1 minute'
              and t.state = 'done' and t.finished_at >= s.since
            group by 1`,
      ),
    );
    return new Map(rows.map(({ kind, steps }) => [kind, steps]));
  }

  /**
   * Returns groups that are open or ended within 15 minutes, of the last 100 groups. Always includes the `newest`
   * groups. At most `limit`, newest first.
   */
  groups(organizationId: string, { newest, limit }: { newest: number; limit: number }): Promise<GroupPart[]> {
    // Ids of groups start with their time. Each of the last 100 is one step down the index.
    return this.#db.records(
      named(
        'work-groups',
        sql`with recursive newest as (
              (select task_group as id, 1 as n from tasks
               where organization_id = ${organizationId} and task_group is not null order by task_group desc limit 1)
              union all
              select (select t.task_group from tasks t
                where t.organization_id = ${organizationId} and t.task_group < newest.id
                order by t.task_group desc limit 1), n + 1 from newest where id is not null and n < 100),
            shown as (
              select id from newest where id is not null and (n <= ${newest} or exists (select 1 from tasks t
                where t.organization_id = ${organizationId} and t.task_group = newest.id
                  and (t.state in ('queued', 'running', 'retrying') or t.finished_at > now() - interval '15 minutes')))
              order by id desc limit ${limit})
            ${partsOf(organizationId, sql`t.task_group in (select id from shown)`)}`,
      ),
    );
  }

  /** Empty for an unknown group. */
  group(organizationId: string, id: string): Promise<GroupPart[]> {
    return this.#db.records(named('work-group', partsOf(organizationId, sql`t.task_group = ${id}`)));
  }
}
