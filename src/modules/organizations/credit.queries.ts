import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import { sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';

export type CreditEntry = {
  id: string;
  /** Positive when bought or granted, negative when charged. */
  amount: number;
  balance_after: number;
  reason: string;
  /** The id of the charged item. */
  reference: string | null;
  created_at: string;
};

const list = {
  from: sql`credit_entries e`,
  alias: 'e',
  columns: sql`e.id, e.amount, e.balance_after, e.reason, e.reference, e.created_at`,
};

export class CreditQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Newest first. */
  page(organizationId: string, query: PageQuery): Promise<Page<CreditEntry>> {
    const where = new Conditions(sql`e.organization_id = ${organizationId}`);
    return readPage(this.#db, list, where, query);
  }
}
