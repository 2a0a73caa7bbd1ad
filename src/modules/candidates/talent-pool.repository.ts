import type { Database } from '#platform/database/database.ts';
import { type Hidden, hiddenFields } from './talent-pool.schemas.ts';

export class TalentPoolRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The candidate of the profile with this email, whatever its case. */
  async candidateOf(organizationId: string, email: string): Promise<string | undefined> {
    const row = await this.#db.row<{ candidate_id: string }>(
      'select candidate_id from talent_pool_profiles where organization_id = $1 and lower(email) = lower($2)',
      [organizationId, email],
    );
    return row?.candidate_id;
  }

  async organizationOf(candidateId: string): Promise<string | undefined> {
    const row = await this.#db.row<{ organization_id: string }>(
      'select organization_id from candidates where id = $1',
      [candidateId],
    );
    return row?.organization_id;
  }

  /** Keeps what is hidden, unless the organization has a profile with this email. False then. */
  async insertUnlessKnown(organizationId: string, candidateId: string, hidden: Hidden): Promise<boolean> {
    const rows = await this.#db.rows(
      `insert into talent_pool_profiles (candidate_id, organization_id, ${hiddenFields.join(', ')})
       values ($1, $2, ${hiddenFields.map((_, i) => `$${i + 3}`).join(', ')})
       on conflict (organization_id, lower(email)) do nothing returning 1`,
      [candidateId, organizationId, ...hiddenFields.map((field) => hidden[field] ?? null)],
    );
    return rows.length > 0;
  }

  hidden(organizationId: string, candidateId: string): Promise<Hidden | undefined> {
    return this.#db.row(
      `select ${hiddenFields.join(', ')} from talent_pool_profiles where organization_id = $1 and candidate_id = $2`,
      [organizationId, candidateId],
    );
  }

  async markRevealed(organizationId: string, candidateId: string): Promise<void> {
    await this.#db.rows(
      'update talent_pool_profiles set revealed_at = now() where organization_id = $1 and candidate_id = $2',
      [organizationId, candidateId],
    );
  }
}
