import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';

export type CareersSettings = {
  isEnabled: boolean;
  /** Null: the page is found by the ID of the organization. */
  address: string | null;
  /** ISO 3166-1 code of jobs whose location names no country. */
  country: string | null;
};

export class CareersRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string): Promise<CareersSettings | undefined> {
    return this.#db.record(
      sql`select o.careers_enabled as is_enabled, a.slug as address, o.careers_country as country
          from organizations o left join careers_addresses a on a.organization_id = o.id and a.is_current
          where o.id = ${organizationId}`,
    );
  }

  /** Locks the organization. */
  async update(organizationId: string, { isEnabled, country }: Omit<CareersSettings, 'address'>): Promise<void> {
    await this.#db.rows(
      sql`update organizations set careers_enabled = ${isEnabled}, careers_country = ${country}, updated_at = now()
          where id = ${organizationId}`,
    );
  }

  /** Takes an address for an organization without one. False if the address is taken. */
  async takeFree(organizationId: string, address: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into careers_addresses (slug, organization_id, is_current) values (${address}, ${organizationId}, true)
          on conflict (slug) do nothing returning 1`,
    );
    return rows.length > 0;
  }

  /** The former address stays the organization's. */
  async retire(organizationId: string): Promise<void> {
    await this.#db.rows(
      sql`update careers_addresses set is_current = false where organization_id = ${organizationId} and is_current`,
    );
  }

  /** Returns the number of the organization's addresses; undefined for an address of another organization. */
  async take(organizationId: string, address: string): Promise<number | undefined> {
    const rows = await this.#db.rows(
      sql`insert into careers_addresses (slug, organization_id, is_current) values (${address}, ${organizationId}, true)
          on conflict (slug) do update set is_current = true
            where careers_addresses.organization_id = excluded.organization_id
          returning 1`,
    );
    if (rows.length === 0) return undefined;
    const counted = await this.#db.record<{ count: number }>(
      sql`select count(*)::int as count from careers_addresses where organization_id = ${organizationId}`,
    );
    return counted?.count;
  }
}
