import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

export class PolicyRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Null: candidates are kept. */
  async candidateDays(organizationId: string): Promise<number | null> {
    const row = await this.#db.row<{ candidate_days: number | null }>(
      sql`select candidate_days from retention_policies where organization_id = ${organizationId}`,
    );
    return row?.candidate_days ?? null;
  }

  /** Like `candidateDays`. Locks the policy until the transaction ends. */
  async lock(organizationId: string): Promise<number | null> {
    await this.#db.rows(
      sql`insert into retention_policies (organization_id) values (${organizationId}) on conflict do nothing`,
    );
    const row = await this.#db.row<{ candidate_days: number | null }>(
      sql`select candidate_days from retention_policies where organization_id = ${organizationId} for update`,
    );
    return row?.candidate_days ?? null;
  }

  async save(organizationId: string, days: number | null, at: Date): Promise<void> {
    await this.#db.rows(
      sql`update retention_policies set candidate_days = ${days}, updated_at = ${at.toISOString()}
        where organization_id = ${organizationId}`,
    );
  }

  async endNotices(organizationId: string): Promise<void> {
    await this.#db.rows(sql`delete from retention_notices where organization_id = ${organizationId}`);
  }

  /** Adds a note for the audit log. Call it in an audited transaction. */
  async note(organizationId: string, before: number | null, after: number | null): Promise<void> {
    const note = {
      ...{
        o: organizationId,
        t: 'organization',
        id: organizationId,
        v: 'retention.update',
        c: { candidate_days: true },
      },
      ...{ b: { candidate_days: before }, a: { candidate_days: after } },
    };
    await this.#db.rows(sql`select add_notes(${JSON.stringify([note])}::jsonb)`);
  }
}
