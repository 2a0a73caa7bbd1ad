import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { named, sql } from '#platform/database/sql.ts';
import { type Scope, scopes } from '#platform/http/api/scope.ts';

export type ApiKeyView = {
  id: string;
  name: string;
  last_four: string;
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  scopes: Scope[];
  /** Null for the operator or a removed user. */
  created_by: string | null;
};
export type PlanUsage = { plan: 'free' | 'paid'; users: number };
export type ApiKeyRecord = {
  id: string;
  organizationId: string;
  plan: 'free' | 'paid';
  expiresAt: string | null;
  /** Null: all. */
  scopes: string[] | null;
};

/** A key with this id exists: the form was submitted twice. */
export class ApiKeyExists extends Error {}

export class ApiKeyRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined for an unknown or revoked key. */
  findByHash(hash: Buffer): Promise<ApiKeyRecord | undefined> {
    return this.#db.record(
      named(
        'api-key-by-hash',
        sql`select k.id, k.organization_id, o.plan, k.expires_at, k.scopes
          from api_keys k join organizations o on o.id = k.organization_id
          where k.hash = ${hash} and k.revoked_at is null`,
      ),
    );
  }

  /** Throws ApiKeyExists. */
  async insert(key: {
    id: string;
    organizationId: string;
    name: string;
    hash: Buffer;
    lastFour: string;
    createdByUserId: string | null;
    expiresAt: Date | null;
    scopes: readonly Scope[] | null;
  }): Promise<void> {
    try {
      await this.#db.rows(
        sql`insert into api_keys (id, organization_id, name, hash, last_four, created_by_user_id, expires_at, scopes)
          values (${key.id}, ${key.organizationId}, ${key.name}, ${key.hash}, ${key.lastFour}, ${key.createdByUserId},
            ${key.expiresAt}, ${key.scopes}::text[])`,
      );
    } catch (error) {
      if (violates(error, 'api_keys_pkey')) throw new ApiKeyExists();
      throw error;
    }
  }

  list(organizationId: string): Promise<ApiKeyView[]> {
    return this.#db.rows(
      sql`select k.id, k.name, k.last_four, k.created_at, k.last_used_at, k.expires_at, k.revoked_at,
          coalesce(k.scopes, ${scopes}::text[]) as scopes, u.full_name as created_by
        from api_keys k left join users u on u.organization_id = k.organization_id and u.id = k.created_by_user_id
        where k.organization_id = ${organizationId} order by k.created_at desc, k.id desc`,
    );
  }

  /** Returns the time of the revocation, even if it was earlier. Undefined for an unknown key. */
  async revoke(id: string): Promise<string | undefined> {
    const row = await this.#db.record<{ revokedAt: string }>(
      sql`update api_keys set revoked_at = coalesce(revoked_at, now()) where id = ${id} returning revoked_at`,
    );
    return row?.revokedAt;
  }

  async revokeOwn(organizationId: string, id: string): Promise<string | undefined> {
    const row = await this.#db.record<{ revokedAt: string }>(
      sql`update api_keys set revoked_at = coalesce(revoked_at, now())
        where organization_id = ${organizationId} and id = ${id} returning revoked_at`,
    );
    return row?.revokedAt;
  }

  /** Changes revoked keys only. */
  async clearCreator(organizationId: string, userId: string): Promise<void> {
    await this.#db.rows(
      sql`update api_keys set created_by_user_id = null
        where organization_id = ${organizationId} and created_by_user_id = ${userId} and revoked_at is not null`,
    );
  }

  /** Writes at most once a minute. */
  async markUsed(id: string): Promise<void> {
    await this.#db.rows(
      sql`update api_keys set last_used_at = now()
        where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    );
  }

  planUsage(organizationId: string): Promise<PlanUsage | undefined> {
    return this.#db.record(
      sql`select plan, (select count(*) from users u where u.organization_id = o.id) as users
        from organizations o where id = ${organizationId}`,
    );
  }

  async isAdmin(organizationId: string, userId: string): Promise<boolean> {
    const admin = await this.#db.row(
      sql`select 1 from users where organization_id = ${organizationId} and id = ${userId} and role = 'admin'`,
    );
    return admin !== undefined;
  }
}
