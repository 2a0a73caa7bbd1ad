import type { Database } from '#platform/database/database.ts';
import { type Sql, shared, sql } from '#platform/database/sql.ts';

/** Why a move cannot be taken back as if nothing had happened. */
export type WhyNot = 'first' | 'moved' | 'email' | 'sent' | 'screening';
export type Move = {
  eventId: string;
  /** The event that this one takes back or makes again, or its own. */
  undoneEventId: string;
  fromStatus: string | null;
  toStatus: string;
  byUserId: string | null;
  whyNot: WhyNot | null;
};

export class MoveUndoQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The move that the event records, or else the last one. Undefined for an unknown one. */
  move(organizationId: string, applicationId: string, eventId: string | null): Promise<Move | undefined> {
    const tenant = shared(organizationId);
    const application = shared(applicationId);
    const since = (table: Sql, alias: Sql, condition: Sql): Sql =>
      sql`exists (select from ${table} where ${alias}.organization_id = ${tenant} and ${alias}.candidate_id = a.candidate_id
        and ${alias}.job_id = a.job_id and ${condition})`;
    return this.#db.record(
      sql`select e.id as event_id, coalesce(e.undoes_event_id, e.id) as undone_event_id, e.from_status, e.to_status,
          e.changed_by_user_id as by_user_id, case
          when e.from_status is null then 'first'
          when l.id <> e.id then 'moved'
          when exists (select from decision_records d where d.organization_id = ${tenant}
            and d.application_id = ${application} and d.decided_at >= e.changed_at and d.email_requested_at is not null)
            then 'email'
          when ${since(sql`outbound_messages m`, sql`m`, sql`m.created_at >= e.changed_at and m.state not in ('skipped', 'failed')`)}
            then 'sent'
          when ${since(
            sql`screening_sessions s`,
            sql`s`,
            // A closing move cancels them, in its transaction.
            sql`(s.created_at >= e.changed_at
              or (s.status = 'cancelled' and (s.updated_at >= e.changed_at or s.xmin = e.xmin)))`,
          )} or ${since(
            sql`video_interviews v`,
            sql`v`,
            sql`(v.created_at >= e.changed_at or (v.status = 'expired' and v.updated_at >= e.changed_at))`,
          )} then 'screening' end as why_not
        from candidate_jobs a
          cross join lateral (
            select id, changed_at from candidate_job_status_events
            where organization_id = ${tenant} and application_id = ${application}
            order by changed_at desc, id desc limit 1) l
          join candidate_job_status_events e on e.organization_id = ${tenant} and e.application_id = ${application}
            and e.id = coalesce(${eventId}::uuid, l.id)
        where a.organization_id = ${tenant} and a.id = ${application}`,
    );
  }
}
