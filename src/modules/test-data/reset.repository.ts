import { lockReportCounts } from '#modules/reports';
import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

/** Keys keep working; what was done and charged stays on record, and so do settings. */
const keptTables = ['users', 'api_keys', 'audit_entries', 'credit_entries', 'credit_days', 'rejection_reasons'];
/** Others' changes and deletions write into these. */
const lastTables = [
  ...['idempotency_keys', 'events', 'request_logs', 'request_log_counts', 'tombstones', 'list_counts'],
  ...['report_marks', 'report_outcomes', 'report_stage_times', 'report_hires'],
];

type Reference = { child: string; parent: string };

export class ResetRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Every table with rows of organizations, those that refer to others first. */
  async tables(): Promise<string[]> {
    const [tables, references] = await Promise.all([
      this.#db.rows<{ name: string }>(
        sql`select c.oid::regclass::text as name
            from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
            where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
            order by 1`,
      ),
      this.#db.rows<Reference>(
        sql`select conrelid::regclass::text as child, confrelid::regclass::text as parent
            from pg_constraint where contype = 'f' and conrelid <> confrelid`,
      ),
    ]);
    const names = tables.map(({ name }) => name).filter((name) => !keptTables.includes(name));
    const last = lastTables.filter((name) => names.includes(name));
    return [
      ...childrenFirst(
        names.filter((name) => !last.includes(name)),
        references,
      ),
      ...last,
    ];
  }

  /** Returns the number of deleted rows, at most `size`. Fails on the foreign key of a row that refers to one of them. */
  async deleteRows(organizationId: string, table: string, size: number): Promise<number> {
    const row = await this.#db.row<{ n: number }>(
      sql`select delete_test_rows(${table}::regclass, ${organizationId}, ${size}) as n`,
    );
    return row?.n ?? 0;
  }

  /**
   * Nothing new can refer to the organization until the transaction ends. Waits for a count of its applications, which may
   * have read rows that are gone. Returns the credit balance.
   */
  async lock(organizationId: string): Promise<number> {
    await this.#db.rows(lockReportCounts(organizationId));
    const row = await this.#db.row<{ credit_balance: number }>(
      sql`select credit_balance from organizations where id = ${organizationId} for update`,
    );
    return row?.credit_balance ?? 0;
  }

  /** For the audit log, in an audited transaction. */
  async noteReset(organizationId: string): Promise<void> {
    await this.#db.rows(
      sql`select add_notes(jsonb_build_array(jsonb_build_object('o', ${organizationId}::uuid, 't', 'organization',
            'id', ${organizationId}::uuid, 'v', 'test_data.reset')))`,
    );
  }
}

function childrenFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const sorted: string[] = [];
  for (let left = [...tables]; left.length > 0; left = left.filter((name) => !sorted.includes(name))) {
    const free = left.filter((name) => !references.some((one) => one.parent === name && left.includes(one.child)));
    sorted.push(...(free.length > 0 ? free : left));
  }
  return sorted;
}
