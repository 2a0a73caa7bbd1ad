import { lockReportCounts } from '#modules/reports';
import type { Database } from '#platform/database/database.ts';
import { empty, join, raw, type Sql, sql } from '#platform/database/sql.ts';
import { firstIdOf } from '#platform/ids.ts';

/** Keys keep working; what was done and charged stays on record, and so do settings. */
const keptTables = ['users', 'api_keys', 'audit_entries', 'credit_entries', 'credit_days', 'rejection_reasons'];
/** Others' changes and deletions write into these. */
const logTables = ['idempotency_keys', 'events', 'request_logs', 'request_log_counts', 'tombstones'];
export const reportTables = ['report_marks', 'report_outcomes', 'report_stage_times', 'report_hires'];
/** Deletions count down. Deleting the counts would lose those of rows that others add at that moment. */
const countTables = ['list_counts'];

type Reference = { child: string; parent: string };

export class ResetRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Every table with rows of organizations, those that refer to others first, then logs. */
  async tables(): Promise<{ data: string[]; logs: string[] }> {
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
    const names = tables.map(({ name }) => name);
    const others = [...keptTables, ...logTables, ...reportTables, ...countTables];
    return {
      data: childrenFirst(
        names.filter((name) => !others.includes(name)),
        references,
      ),
      logs: logTables.filter((name) => names.includes(name)),
    };
  }

  /** Returns the number of deleted rows, at most `size`. Passes over rows that others have locked or refer to. */
  async deleteRows(organizationId: string, table: string, size: number): Promise<number> {
    const row = await this.#db.row<{ n: number }>(
      sql`select delete_test_rows(${table}::regclass, ${organizationId}, ${size}) as n`,
    );
    return row?.n ?? 0;
  }

  /** Whether tables that the process may read still have rows, and whether some have an id from before `since`. */
  async left(organizationId: string, tables: readonly string[], since: Date): Promise<'none' | 'new' | 'old'> {
    const rows = await this.#db.rows<{ name: string; has_id: boolean }>(
      sql`select t.name, exists (select from information_schema.columns c where c.table_schema = current_schema()
              and c.table_name = t.name and c.column_name = 'id' and c.data_type = 'uuid') as has_id
          from unnest(${tables}::text[]) as t (name) where has_table_privilege(t.name, 'select')`,
    );
    const inAny = (names: readonly { name: string }[], condition: Sql) =>
      join(
        names.map(
          ({ name }) => sql`exists (select from ${raw(name)} where organization_id = ${organizationId} ${condition})`,
        ),
        ' or ',
      );
    const found = await this.#db.row<{ any: boolean; old: boolean }>(
      sql`select ${inAny(rows, empty)} as any,
            ${inAny(
              rows.filter((row) => row.has_id),
              sql`and id < ${firstIdOf(since)}`,
            )} as old`,
    );
    return found?.old ? 'old' : found?.any ? 'new' : 'none';
  }

  /** Waits for a count of its applications, which may have read rows that are gone. */
  async lockReportCounts(organizationId: string): Promise<void> {
    await this.#db.rows(lockReportCounts(organizationId));
  }

  /** Nobody else changes the credit balance, which it returns, until the transaction ends. */
  async lockBalance(organizationId: string): Promise<number> {
    const row = await this.#db.row<{ credit_balance: number }>(
      sql`select credit_balance from organizations where id = ${organizationId} for no key update`,
    );
    return row?.credit_balance ?? 0;
  }

  /** Adds a note for the audit log. Call it in an audited transaction. */
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
