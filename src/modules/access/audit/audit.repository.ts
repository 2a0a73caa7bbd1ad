import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList, readPage } from '#platform/database/list.ts';
import { sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { AuditLogQuery } from './audit.schemas.ts';

export type AuditEntry = {
  id: string;
  actor_type: 'key' | 'user' | 'operator';
  actor_id: string | null;
  actor_name: string | null;
  user_id: string | null;
  /** The user's email at that time. */
  user_email: string | null;
  action: string;
  subject_type: string | null;
  subject: string | null;
  changed: string[];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  details: Record<string, unknown> | null;
  address: string | null;
  request_id: string | null;
  created_at: string;
};

/** `byOperator`: by a link that the operator made. */
export type SignIn = { at: string; byOperator: boolean };

export type AuditFilter = {
  action?: string | undefined;
  actorId?: string | undefined;
  /** Days in UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
};
export type AuditQuery = AuditFilter & PageQuery;

/** `from`, `to`: when the call ran. They and the actor find its entries by an index. */
export type RequestOfActor = { requestId: string; actorId: string; from: Date; to: Date };

const list = {
  from: sql`audit_entries e`,
  alias: 'e',
  columns: sql`e.id, e.actor_type, coalesce(e.actor_id, e.user_id) as actor_id, coalesce(k.name, u.full_name) as actor_name,
    e.user_id, e.user_email, e.action, e.subject_type, e.subject, e.changed, e.before, e.after, e.details, e.address,
    e.request_id, e.created_at`,
  joins: sql`left join api_keys k on k.organization_id = e.organization_id and k.id = e.actor_id
    left join users u on u.organization_id = e.organization_id and u.id = coalesce(e.actor_id, e.user_id)`,
  changedAt: 'created_at',
};

export class AuditRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  log(organizationId: string, query: AuditLogQuery): Promise<Page<AuditEntry>> {
    const where = new Conditions(sql`e.organization_id = ${organizationId}`)
      .and(query.subject_id, (id) => sql`e.subject = ${id}`)
      .and(query.actor_id, (id) => sql`e.actor_id = ${id}`)
      .and(query.action, (action) => sql`e.action = ${action}`);
    return readList(this.#db, list, where, query);
  }

  page(organizationId: string, query: AuditQuery): Promise<Page<AuditEntry>> {
    const { action, actorId, from, to } = query;
    const where = new Conditions(sql`e.organization_id = ${organizationId}`)
      .and(action, (name) => sql`e.action = ${name}`)
      .and(actorId, (id) => sql`e.actor_id = ${id}`)
      .and(from, (day) => sql`e.created_at >= ${day}::date::timestamp at time zone 'UTC'`)
      .and(to, (day) => sql`e.created_at < (${day}::date + 1)::timestamp at time zone 'UTC'`);
    return readPage(this.#db, list, where, query);
  }

  ofRequest(organizationId: string, { requestId, actorId, from, to }: RequestOfActor): Promise<AuditEntry[]> {
    return this.#db.rows(
      sql`select ${list.columns} from ${list.from} ${list.joins}
        where e.organization_id = ${organizationId} and e.actor_id = ${actorId} and e.request_id = ${requestId}
          and e.created_at between ${from.toISOString()} and ${to.toISOString()}
        order by e.created_at, e.id limit 200`,
    );
  }

  /** Finds today's entries by the index of their times. */
  async hasToday(organizationId: string, entry: { userId: string; action: string; subject: string }): Promise<boolean> {
    const row = await this.#db.row(
      sql`select 1 from audit_entries
        where organization_id = ${organizationId} and user_id = ${entry.userId} and action = ${entry.action}
          and subject = ${entry.subject} and created_at >= date_trunc('day', now(), 'UTC') limit 1`,
    );
    return row !== undefined;
  }

  /** Within 24 hours. Until the transaction ends, nobody else counts the same. */
  async countLocked(organizationId: string, userId: string, action: string): Promise<number> {
    const key = `${action} ${userId}`;
    await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const row = await this.#db.row<{ count: number }>(
      sql`select count(*)::int as count from audit_entries
        where organization_id = ${organizationId} and user_id = ${userId} and action = ${action}
          and created_at > now() - interval '24 hours'`,
    );
    return row?.count ?? 0;
  }

  /** Like `countLocked`, but for the whole organization and the last hour. `subject` ignores case. */
  async countLastHourLocked(
    organizationId: string,
    { actions, subject }: { actions: readonly string[]; subject: string },
  ): Promise<{ all: number; ofSubject: number }> {
    const key = `${actions.join(' ')} ${organizationId}`;
    await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const row = await this.#db.record<{ all: number; ofSubject: number }>(
      sql`select count(*)::int as all,
          count(*) filter (where lower(subject) = lower(${subject}))::int as of_subject
        from audit_entries
        where organization_id = ${organizationId} and action = any(${actions}::text[])
          and created_at > now() - interval '1 hour'`,
    );
    return row ?? { all: 0, ofSubject: 0 };
  }

  async actions(organizationId: string): Promise<string[]> {
    const rows = await this.#db.records<{ action: string }>(
      sql`select distinct action from audit_entries where organization_id = ${organizationId} order by action`,
    );
    return rows.map((row) => row.action);
  }

  /** Each user's latest sign-in, by user ID. */
  async lastSignIns(organizationId: string): Promise<Map<string, SignIn>> {
    const rows = await this.#db.records<SignIn & { userId: string }>(
      sql`select distinct on (user_id) user_id, created_at as at, actor_type = 'operator' as by_operator
        from audit_entries
        where organization_id = ${organizationId} and action = 'session.sign_in' and user_id is not null
        order by user_id, created_at desc`,
    );
    return new Map(rows.map(({ userId, at, byOperator }) => [userId, { at, byOperator }]));
  }
}
