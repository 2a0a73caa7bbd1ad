import type { Database } from '#platform/database/database.ts';
import { shared, sql } from '#platform/database/sql.ts';

/** Tasks that were done in each hour, once the hour is over. */
export class TaskHourRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the next organization with tasks after `after`. */
  async nextOrganization(after: string): Promise<string | undefined> {
    const row = await this.#db.record<{ organizationId: string }>(
      sql`select organization_id from tasks where organization_id > ${after} order by organization_id limit 1`,
    );
    return row?.organizationId;
  }

  /**
   * Counts from the last counted hour on, which is counted again. An hour is complete two minutes after its end, when
   * every process has written its completed tasks.
   */
  async count(organizationId: string, now: Date): Promise<void> {
    const tenant = shared(organizationId);
    const at = shared(now);
    await this.#db.rows(
      sql`insert into report_task_hours (organization_id, hour, kind, done)
        select ${tenant}::uuid, date_trunc('hour', t.finished_at), t.kind, count(*)
        from (
          select coalesce(max(h.hour), ${at}::timestamptz - interval '7 days') as hour from report_task_hours h
          where h.organization_id = ${tenant}) as last
          join tasks t on t.organization_id = ${tenant} and t.state = 'done' and t.updated_at >= last.hour
            and t.finished_at >= date_trunc('hour', last.hour)
            and t.finished_at < date_trunc('hour', ${at}::timestamptz - interval '2 minutes')
        group by 2, 3 order by 2, 3
        on conflict (organization_id, hour, kind) do update set done = excluded.done`,
    );
    await this.#db.rows(
      sql`delete from report_task_hours
        where organization_id = ${tenant} and hour < ${at}::timestamptz - interval '8 days'`,
    );
  }
}
