import { type Database, prepared } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';
import { ApiKey } from './api-key.entity.ts';

export type ApiKeyView = {
  id: string;
  name: string;
  last_four: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
};
export type KnownKey = { id: string; organizationId: string; plan: 'free' | 'paid'; expiresAt: string | null };

const byHash = prepared(
  'api-key-by-hash',
  `select k.id, k.organization_id as "organizationId", o.plan, k.expires_at as "expiresAt"
   from api_keys k join organizations o on o.id = k.organization_id
   where k.hash = $1 and k.revoked_at is null`,
);

export class ApiKeyRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The key with this hash, unless revoked. */
  findByHash(hash: Buffer): Promise<KnownKey | undefined> {
    return this.#db.row(byHash, [hash]);
  }

  async insert(key: {
    organizationId: string;
    name: string;
    hash: Buffer;
    lastFour: string;
    createdByUserId: string | null;
    expiresAt: Date | null;
  }): Promise<string> {
    const id = newId();
    await this.#db.transaction(async () => {
      const em = this.#db.em();
      em.create(ApiKey, { ...key, id });
      await em.flush();
    });
    return id;
  }

  list(organizationId: string): Promise<ApiKeyView[]> {
    return this.#db.rows(
      `select id, name, last_four, created_at, last_used_at, expires_at, revoked_at from api_keys
       where organization_id = $1 order by created_at desc, id desc`,
      [organizationId],
    );
  }

  /** Returns when the key was revoked: now, or earlier if it was already. Undefined when there is none. */
  async revoke(id: string): Promise<string | undefined> {
    const row = await this.#db.row<{ revoked_at: string }>(
      'update api_keys set revoked_at = coalesce(revoked_at, now()) where id = $1 returning revoked_at',
      [id],
    );
    return row?.revoked_at;
  }

  /** At most one write a minute for a key in use. */
  async markUsed(id: string): Promise<void> {
    await this.#db.rows(
      `update api_keys set last_used_at = now()
       where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
      [id],
    );
  }

  seats(organizationId: string): Promise<{ plan: 'free' | 'paid'; users: number } | undefined> {
    return this.#db.row(
      'select plan, (select count(*) from users u where u.organization_id = o.id) as users from organizations o where id = $1',
      [organizationId],
    );
  }
}
