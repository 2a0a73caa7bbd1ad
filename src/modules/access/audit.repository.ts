import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import type { Page } from '#platform/http/page.ts';
import { newId } from '#platform/ids.ts';

export type NewAuditEntry = {
  /** Null: nobody who is signed in, such as the operator. */
  userId: string | null;
  action: string;
  subject?: string | undefined;
  details?: object | undefined;
  /** Where the request came from. */
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
  from: 'audit_entries e',
  alias: 'e',
  columns: 'e.id, e.user_id, e.user_email, e.action, e.subject, e.details, e.address, e.created_at',
};

export class AuditRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async insert(organizationId: string, { userId, action, subject, details, address }: NewAuditEntry): Promise<void> {
    await this.#db.rows(
      `insert into audit_entries (id, organization_id, user_id, user_email, action, subject, details, address)
       values ($1, $2, $3, (select email from users where organization_id = $2 and id = $3), $4, $5, $6, $7)`,
      [newId(), organizationId, userId, action, subject ?? null, details ?? null, address ?? null],
    );
  }

  /** By the index of their times: of a day there are few. */
  async insertOnceADay(
    organizationId: string,
    { userId, action, subject, details, address }: NewAuditEntry & { userId: string; subject: string },
  ): Promise<void> {
    await this.#db.rows(
      `insert into audit_entries (id, organization_id, user_id, user_email, action, subject, details, address)
       select $1, $2, $3, (select email from users where organization_id = $2 and id = $3), $4, $5, $6, $7
       where not exists (
         select from audit_entries where organization_id = $2 and user_id = $3 and action = $4 and subject = $5
           and created_at >= date_trunc('day', now(), 'UTC'))`,
      [newId(), organizationId, userId, action, subject, details ?? null, address ?? null],
    );
  }

  page(organizationId: string, { action, userId, limit, offset }: AuditQuery): Promise<Page<AuditEntry>> {
    const where = new Conditions()
      .and('e.organization_id = ?', organizationId)
      .and('e.action = ?', action)
      .and('e.user_id = ?', userId);
    return readPage(this.#db, list, where, { limit, offset, after: undefined, filters: '' });
  }

  /** What has been done at all, by its names. */
  async actions(organizationId: string): Promise<string[]> {
    const rows = await this.#db.rows<{ action: string }>(
      'select distinct action from audit_entries where organization_id = $1 order by action',
      [organizationId],
    );
    return rows.map((row) => row.action);
  }

  /** When each user signed in last, by their ids. */
  async lastSignIns(organizationId: string): Promise<Map<string, string>> {
    const rows = await this.#db.rows<{ user_id: string; at: string }>(
      `select user_id, max(created_at) as at from audit_entries
       where organization_id = $1 and action = 'session.sign_in' and user_id is not null group by user_id`,
      [organizationId],
    );
    return new Map(rows.map((row) => [row.user_id, row.at]));
  }
}
