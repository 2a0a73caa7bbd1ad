import { type Database, prepared } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { ApiKey } from './api-key.entity.ts';

export type ApiKeyView = {
  id: string;
  name: string;
  last_four: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  /** Null: the operator's, or of somebody who has left. */
  created_by: string | null;
};
export type Seats = { plan: 'free' | 'paid'; users: number };
export type KnownKey = { id: string; organizationId: string; plan: 'free' | 'paid'; expiresAt: string | null };

const byHash = prepared(
  'api-key-by-hash',
  `select k.id, k.organization_id as "organizationId", o.plan, k.expires_at as "expiresAt"
   from api_keys k join organizations o on o.id = k.organization_id
   where k.hash = $1 and k.revoked_at is null`,
);

/** A key with this id is there: the form that asks for it was sent before. */
export class SentBefore extends Error {}

export class ApiKeyRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The key with this hash, unless revoked. */
  findByHash(hash: Buffer): Promise<KnownKey | undefined> {
    return this.#db.row(byHash, [hash]);
  }

  /** Throws SentBefore for an id that a key has already. */
  async insert(key: {
    id: string;
    organizationId: string;
    name: string;
    hash: Buffer;
    lastFour: string;
    createdByUserId: string | null;
    expiresAt: Date | null;
  }): Promise<void> {
    try {
      await this.#db.transaction(async () => {
        const em = this.#db.em();
        em.create(ApiKey, key);
        await em.flush();
      });
    } catch (error) {
      if (violates(error, 'api_keys_pkey')) throw new SentBefore();
      throw error;
    }
  }

  list(organizationId: string): Promise<ApiKeyView[]> {
    return this.#db.rows(
      `select k.id, k.name, k.last_four, k.created_at, k.last_used_at, k.expires_at, k.revoked_at,
         u.full_name as created_by
       from api_keys k left join users u on u.organization_id = k.organization_id and u.id = k.created_by_user_id
       where k.organization_id = $1 order by k.created_at desc, k.id desc`,
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

  /** As `revoke`, of one organization's keys alone. */
  async revokeOwn(organizationId: string, id: string): Promise<string | undefined> {
    const row = await this.#db.row<{ revoked_at: string }>(
      `update api_keys set revoked_at = coalesce(revoked_at, now()) where organization_id = $1 and id = $2
       returning revoked_at`,
      [organizationId, id],
    );
    return row?.revoked_at;
  }

  /** Revoked keys need not know any more who made them. */
  async forgetMaker(organizationId: string, userId: string): Promise<void> {
    await this.#db.rows(
      `update api_keys set created_by_user_id = null
       where organization_id = $1 and created_by_user_id = $2 and revoked_at is not null`,
      [organizationId, userId],
    );
  }

  /** At most one write a minute for a key in use. */
  async markUsed(id: string): Promise<void> {
    await this.#db.rows(
      `update api_keys set last_used_at = now()
       where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
      [id],
    );
  }

  seats(organizationId: string): Promise<Seats | undefined> {
    return this.#db.row(
      'select plan, (select count(*) from users u where u.organization_id = o.id) as users from organizations o where id = $1',
      [organizationId],
    );
  }

  async isAdmin(organizationId: string, userId: string): Promise<boolean> {
    const row = await this.#db.row(`select 1 from users where organization_id = $1 and id = $2 and role = 'admin'`, [
      organizationId,
      userId,
    ]);
    return row !== undefined;
  }
}
