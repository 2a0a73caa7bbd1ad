import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';

export type NewAuditEntry = {
  /** Null for the operator. */
  userId: string | null;
  action: string;
  subject?: string | undefined;
  details?: object | undefined;
  /** The IP address of the request. */
  address?: string | undefined;
};

export type AuditEntry = {
  id: string;
  user_id: string | null;
  user_email: string | null;
  action: string;
  subject: string | null;
  details: Record<string, unknown> | null;
  address: string | null;
  created_at: string;
};

export type AuditQuery = {
  action?: string | undefined;
  userId?: string | undefined;
  limit: number;
  offset: number;
};

const list = {
  from: sql`audit_entries e`,
  alias: 'e',
  columns: sql`e.id, e.user_id, e.user_email, e.action, e.subject, e.details, e.address, e.created_at`,
};

const valuesOf = (organizationId: string, { userId, action, subject, details, address }: NewAuditEntry): Sql =>
  sql`${newId()}, ${organizationId}, ${userId},
    (select email from users where organization_id = ${organizationId} and id = ${userId}),
    ${action}, ${subject ?? null}, ${details ?? null}, ${address ?? null}`;

export class AuditRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insert(organizationId: string, entry: NewAuditEntry): Promise<void> {
    await this.#db.rows(
      sql`insert into audit_entries (id, organization_id, user_id, user_email, action, subject, details, address)
        select ${valuesOf(organizationId, entry)}`,
    );
  }

  /** Finds today's entries by the index of their times. */
  async insertOnceADay(
    organizationId: string,
    entry: NewAuditEntry & { userId: string; subject: string },
  ): Promise<void> {
    await this.#db.rows(
      sql`insert into audit_entries (id, organization_id, user_id, user_email, action, subject, details, address)
        select ${valuesOf(organizationId, entry)}
        where not exists (
          select from audit_entries
          where organization_id = ${organizationId} and user_id = ${entry.userId} and action = ${entry.action}
            and subject = ${entry.subject} and created_at >= date_trunc('day', now(), 'UTC'))`,
    );
  }

  page(organizationId: string, { action, userId, limit, offset }: AuditQuery): Promise<Page<AuditEntry>> {
    const where = new Conditions(sql`e.organization_id = ${organizationId}`)
      .and(action, (name) => sql`e.action = ${name}`)
      .and(userId, (id) => sql`e.user_id = ${id}`);
    return readPage(this.#db, list, where, { limit, offset });
  }

  async actions(organizationId: string): Promise<string[]> {
    const rows = await this.#db.records<{ action: string }>(
      sql`select distinct action from audit_entries where organization_id = ${organizationId} order by action`,
    );
    return rows.map((row) => row.action);
  }

  /** By user id. */
  async lastSignIns(organizationId: string): Promise<Map<string, string>> {
    const rows = await this.#db.records<{ userId: string; at: string }>(
      sql`select user_id, max(created_at) as at from audit_entries
        where organization_id = ${organizationId} and action = 'session.sign_in' and user_id is not null
        group by user_id`,
    );
    return new Map(rows.map(({ userId, at }) => [userId, at]));
  }
}
