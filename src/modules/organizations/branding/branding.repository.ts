import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { Brand } from './brand.queries.ts';

export type Branding = Brand & {
  name: string;
  /** Null: candidates see `name`. */
  publicName: string | null;
  logoType: string | null;
};

export class BrandingRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  find(organizationId: string): Promise<Branding | undefined> {
    return this.#db.record(
      sql`select name, public_name, brand_color, logo_hash, logo_type from organizations where id = ${organizationId}`,
    );
  }

  /** Returns the logo before. Locks the organization. */
  async replace(
    organizationId: string,
    { publicName, brandColor, logoHash, logoType }: Omit<Branding, 'name'>,
  ): Promise<string | null> {
    const row = await this.#db.record<{ logoHash: string | null }>(
      sql`with before as (select id, logo_hash from organizations where id = ${organizationId} for no key update)
          update organizations o set public_name = ${publicName}, brand_color = ${brandColor},
            logo_hash = ${logoHash}, logo_type = ${logoType}, updated_at = now()
          from before where o.id = before.id returning before.logo_hash`,
    );
    return row?.logoHash ?? null;
  }
}
