import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/list.ts';
import type { Page } from '#platform/http/page.ts';

/** An entry of the ledger: append-only. */
export type CreditEntry = {
  id: string;
  /** Bought or granted above 0, taken below. */
  amount: number;
  balance_after: number;
  reason: string;
  /** What was paid for, by its id. */
  reference: string | null;
  created_at: string;
};

const list = {
  from: 'credit_entries e',
  alias: 'e',
  columns: 'e.id, e.amount, e.balance_after, e.reason, e.reference, e.created_at',
};

/** What credits were added and taken for. */
export class CreditQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** One page of the ledger, newest first, and how many entries there are. */
  page(organizationId: string, { limit, offset }: { limit: number; offset: number }): Promise<Page<CreditEntry>> {
    const where = new Conditions().and('e.organization_id = ?', organizationId);
    return readPage(this.#db, list, where, { limit, offset, after: undefined, filters: '' });
  }
}
