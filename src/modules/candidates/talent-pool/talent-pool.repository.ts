import type { Database } from '#platform/database/database.ts';
import { join, raw, sql } from '#platform/database/sql.ts';
import { type HiddenFields, hiddenFields } from './talent-pool.schemas.ts';
import type { WithheldValues } from './talent-pool-mask.ts';

const hiddenColumns = raw(hiddenFields.join(', '));

export class TalentPoolRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The candidate of the profile with this email, ignoring case. */
  async candidateOf(organizationId: string, email: string): Promise<string | undefined> {
    const row = await this.#db.record<{ candidateId: string }>(
      sql`select candidate_id from talent_pool_profiles
        where organization_id = ${organizationId} and lower(email) = lower(${email})`,
    );
    return row?.candidateId;
  }

  /** False when the organization has a profile with this email. */
  async insertUnlessKnown(
    organizationId: string,
    candidateId: string,
    hidden: HiddenFields,
    withheld: WithheldValues,
  ): Promise<boolean> {
    const values = hiddenFields.map((field) => hidden[field] ?? null);
    const rows = await this.#db.rows(
      sql`insert into talent_pool_profiles (candidate_id, organization_id, ${hiddenColumns}, withheld)
        values (${candidateId}, ${organizationId}, ${join(values)}, ${withheld})
        on conflict (organization_id, lower(email)) do nothing returning 1`,
    );
    return rows.length > 0;
  }

  hidden(organizationId: string, candidateId: string): Promise<HiddenFields | undefined> {
    return this.#db.row(
      sql`select ${hiddenColumns} from talent_pool_profiles
        where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
    );
  }

  async withheld(organizationId: string, candidateId: string): Promise<WithheldValues> {
    const row = await this.#db.row<{ withheld: WithheldValues | null }>(
      sql`select withheld from talent_pool_profiles
        where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
    );
    return row?.withheld ?? {};
  }

  async markRevealed(organizationId: string, candidateId: string): Promise<void> {
    await this.#db.rows(
      sql`update talent_pool_profiles set revealed_at = now()
        where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
    );
  }
}
