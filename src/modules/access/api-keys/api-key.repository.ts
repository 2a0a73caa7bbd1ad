import { roleOfUser, type UserRole } from '#modules/organizations';
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
  /** Networks in CIDR notation. Null: from anywhere. */
  allowed_ips: string[] | null;
  livemode: boolean;
  /** The key that replaces this one. */
  successor_id: string | null;
  /** Null for the operator or a removed user. */
  created_by: string | null;
  /** Current role of the user who created the key. */
  creator: 'operator' | 'removed' | UserRole;
};
export type PlanUsage = { plan: 'free' | 'paid'; users: number };
export type ApiKeyRecord = {
  id: string;
  organizationId: string;
  plan: 'free' | 'paid';
  expiresAt: string | null;
  /** Null: all. */
  scopes: string[] | null;
  /** Networks in CIDR notation. Null: from anywhere. */
  allowedIps: string[] | null;
  /** False for a key of test data. */
  livemode: boolean;
};

export type StoredApiKey = ApiKeyRecord & {
  name: string;
  createdAt: string;
  revokedAt: string | null;
  successorId: string | null;
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
        sql`select k.id, k.organization_id, o.plan, k.expires_at, k.scopes, k.allowed_ips, o.test_of is null as livemode
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
    scopes: readonly string[] | null;
    allowedIps: readonly string[] | null;
  }): Promise<void> {
    try {
      await this.#db.rows(
        sql`insert into api_keys (id, organization_id, name, hash, last_four, created_by_user_id, by_operator,
            expires_at, scopes, allowed_ips)
          values (${key.id}, ${key.organizationId}, ${key.name}, ${key.hash}, ${key.lastFour}, ${key.createdByUserId},
            ${key.createdByUserId === null}, ${key.expiresAt}, ${key.scopes}::text[], ${key.allowedIps}::text[])`,
      );
    } catch (error) {
      if (violates(error, 'api_keys_pkey')) throw new ApiKeyExists();
      throw error;
    }
  }

  /** Includes keys for the organization's test data. */
  list(organizationId: string): Promise<ApiKeyView[]> {
    return this.#db.rows(
      sql`select k.id, k.name, k.last_four, k.created_at, k.last_used_at, k.expires_at, k.revoked_at,
          coalesce(k.scopes, ${scopes}::text[]) as scopes, k.allowed_ips, o.test_of is null as livemode, k.successor_id,
          u.full_name as created_by,
          case when k.by_operator then 'operator' when u.id is null then 'removed' else ${roleOfUser} end as creator
        from api_keys k join organizations o on o.id = k.organization_id
          left join users u on u.organization_id = k.organization_id and u.id = k.created_by_user_id
        where o.id = ${organizationId} or o.test_of = ${organizationId} order by k.created_at desc, k.id desc`,
    );
  }

  /** Locks the key until the transaction ends. `organizationId`: of its test data too; null for the operator. */
  lock(organizationId: string | null, id: string): Promise<StoredApiKey | undefined> {
    const own = organizationId === null ? sql`true` : sql`(o.id = ${organizationId} or o.test_of = ${organizationId})`;
    return this.#db.record(
      sql`select k.id, k.organization_id, o.plan, k.name, k.expires_at, k.scopes, k.allowed_ips, k.created_at,
          k.revoked_at, k.successor_id, o.test_of is null as livemode
        from api_keys k join organizations o on o.id = k.organization_id
        where k.id = ${id} and ${own} for no key update of k`,
    );
  }

  /** The key expires after `hours`, unless it does so before. */
  async replace(organizationId: string, id: string, successorId: string, hours: number): Promise<void> {
    await this.#db.rows(
      sql`update api_keys set successor_id = ${successorId},
          expires_at = least(expires_at, now() + make_interval(hours => ${hours}))
        where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Keys that still work, of test data too. */
  async countOf(organizationId: string, userId: string): Promise<number> {
    const row = await this.#db.row<{ n: number }>(
      sql`select count(*) as n from users u
          join api_keys k on k.organization_id = u.organization_id and k.created_by_user_id = u.id
        where ((u.organization_id = ${organizationId} and u.id = ${userId}) or u.test_of = ${userId})
          and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())`,
    );
    return row?.n ?? 0;
  }

  /** Returns the time of the revocation, even if it was earlier. Undefined for an unknown key. */
  async revoke(id: string): Promise<string | undefined> {
    const row = await this.#db.record<{ revokedAt: string }>(
      sql`update api_keys set revoked_at = coalesce(revoked_at, now()) where id = ${id} returning revoked_at`,
    );
    return row?.revokedAt;
  }

  /** Also revokes a key for the organization's test data. */
  async revokeOwn(organizationId: string, id: string): Promise<string | undefined> {
    const row = await this.#db.record<{ revokedAt: string }>(
      sql`update api_keys k set revoked_at = coalesce(k.revoked_at, now()) from organizations o
        where (o.id = ${organizationId} or o.test_of = ${organizationId}) and k.organization_id = o.id and k.id = ${id}
        returning k.revoked_at`,
    );
    return row?.revokedAt;
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
        from organizations o where id = ${organizationId} and test_of is null`,
    );
  }

  async isAdmin(organizationId: string, userId: string): Promise<boolean> {
    const admin = await this.#db.row(
      sql`select 1 from users where organization_id = ${organizationId} and id = ${userId} and role = 'admin'`,
    );
    return admin !== undefined;
  }
}
