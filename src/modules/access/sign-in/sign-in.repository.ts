import { roleOfUser, type UserRole } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { named, raw, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import { mustUseOidc } from '../oidc/oidc.repository.ts';

export type ConsoleUser = {
  id: string;
  organizationId: string;
  organizationName: string;
  email: string;
  fullName: string;
  role: UserRole;
  /** Whether only sessions that single sign-on has opened count. */
  mustUseOidc: boolean;
};

export type RequestedLink = { id: string; organizationId: string };
export type LinkMail = { email: string; fullName: string; organizationName: string };
export type SignInLink = LinkMail & { organizationId: string; userId: string; via: 'email' | 'operator' };
export type RedeemedLink = {
  organizationId: string;
  userId: string;
  email: string;
  via: SignInLink['via'];
  next: string | null;
};

const validMinutes = 15;
/** Per user, while these links are valid. */
const maxRequests = 5;
/** Organizations in which one address gets a link at once. */
const maxUsers = 20;

/** The operator's links work in any case. */
const isAllowed = sql`(l.via = 'operator' or not ${mustUseOidc})`;
const expiry = sql`now() + make_interval(mins => ${validMinutes})`;

export class SignInRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  user(organizationId: string, userId: string): Promise<ConsoleUser | undefined> {
    return this.#db.record(
      named(
        'console-user',
        sql`select u.id, u.organization_id, o.name as organization_name, u.email, u.full_name, ${roleOfUser} as role,
            ${mustUseOidc} as must_use_oidc
          from users u join organizations o on o.id = u.organization_id
          where u.organization_id = ${organizationId} and u.id = ${userId} and o.test_of is null`,
      ),
    );
  }

  /** The oldest admin. */
  firstAdmin(organizationId: string): Promise<{ id: string } | undefined> {
    return this.#db.record(
      sql`select id from users where organization_id = ${organizationId} and role = 'admin' and test_of is null
          order by created_at, id limit 1`,
    );
  }

  /** Adds a link without a token for each user of this address who has not requested too many. */
  insertRequested(email: string, next: string | null): Promise<RequestedLink[]> {
    const ids = Array.from({ length: maxUsers }, newId);
    return this.#db.records(
      sql`insert into sign_in_links (id, organization_id, user_id, via, email, next)
        select (${ids}::uuid[])[(row_number() over ())::int], u.organization_id, u.id, 'email', u.email, ${next}
        from users u
        where lower(u.email) = lower(${email}) and u.test_of is null
          and (select count(*) from sign_in_links l where l.organization_id = u.organization_id and l.user_id = u.id
                 and l.via = 'email' and l.created_at > now() - make_interval(mins => ${validMinutes})) < ${maxRequests}
        limit ${maxUsers}
        returning id, organization_id`,
    );
  }

  async insert(link: { organizationId: string; userId: string; tokenHash: Buffer }): Promise<void> {
    await this.#db.rows(
      sql`insert into sign_in_links (id, organization_id, user_id, via, token_hash, expires_at)
        values (${newId()}, ${link.organizationId}, ${link.userId}, 'operator', ${link.tokenHash}, ${expiry})`,
    );
  }

  /** Replaces an earlier token. Undefined when the link is used or its user is gone. */
  assignToken(
    organizationId: string,
    linkId: string,
    tokenHash: Buffer,
  ): Promise<(LinkMail & { mustUseOidc: boolean }) | undefined> {
    return this.#db.record(
      sql`update sign_in_links l set token_hash = ${tokenHash}, expires_at = ${expiry}
        from users u join organizations o on o.id = u.organization_id
        where l.organization_id = ${organizationId} and l.id = ${linkId} and l.used_at is null
          and u.organization_id = l.organization_id and u.id = l.user_id and u.email = l.email
        returning u.email, u.full_name, o.name as organization_name, ${mustUseOidc} as must_use_oidc`,
    );
  }

  /** Undefined for a token that is unknown, used, expired or was mailed to a former address. */
  find(tokenHash: Buffer): Promise<SignInLink | undefined> {
    return this.#db.record(
      sql`select l.organization_id, l.user_id, l.via, u.email, u.full_name, o.name as organization_name
        from sign_in_links l
        join users u on u.organization_id = l.organization_id and u.id = l.user_id
        join organizations o on o.id = l.organization_id
        where l.token_hash = ${tokenHash} and l.used_at is null and l.expires_at > now()
          and u.email = coalesce(l.email, u.email) and ${isAllowed}`,
    );
  }

  /** If two calls run at once, only one gets the link. */
  redeem(tokenHash: Buffer): Promise<RedeemedLink | undefined> {
    return this.#db.record(
      sql`update sign_in_links l set used_at = now() from users u
        where l.token_hash = ${tokenHash} and l.used_at is null and l.expires_at > now()
          and u.organization_id = l.organization_id and u.id = l.user_id and u.email = coalesce(l.email, u.email)
          and ${isAllowed}
        returning l.organization_id, l.user_id, u.email, l.via, l.next`,
    );
  }

  /** Ends the user's sessions and unused links. Returns the number of sessions. */
  async endSessions(organizationId: string, userId: string): Promise<number> {
    const ended = await this.#db.rows(
      sql`delete from console_sessions where organization_id = ${organizationId} and user_id = ${userId} returning 1`,
    );
    await this.#db.rows(
      sql`update sign_in_links set used_at = now()
        where organization_id = ${organizationId} and user_id = ${userId} and used_at is null`,
    );
    return ended.length;
  }

  /** Returns their number. */
  async removePasskeys(organizationId: string, userId: string): Promise<number> {
    const rows = await this.#db.rows(
      sql`delete from passkeys where organization_id = ${organizationId} and user_id = ${userId} returning 1`,
    );
    return rows.length;
  }

  /** Removes passkeys and identities. Links by email still work. */
  async removeCredentials(organizationId: string, userId: string): Promise<void> {
    for (const table of [raw('passkeys'), raw('oidc_identities')]) {
      await this.#db.rows(sql`delete from ${table} where organization_id = ${organizationId} and user_id = ${userId}`);
    }
  }

  async deleteExpired(): Promise<void> {
    await this.#db.rows(sql`delete from console_sessions where expire < now()`);
    await this.#db.rows(sql`delete from sign_in_links where created_at < now() - interval '90 days'`);
  }
}
