import { type Database, prepared } from '#platform/database/database.ts';
import { newId } from '#platform/ids.ts';

/** Somebody who works in an organization's console. */
export type ConsoleUser = {
  id: string;
  organizationId: string;
  organizationName: string;
  email: string;
  fullName: string;
  role: 'admin' | 'recruiter';
};

export type AskedLink = { id: string; organizationId: string };
export type LinkMail = { email: string; fullName: string; organizationName: string };
export type SignInLink = LinkMail & { organizationId: string; userId: string; via: 'email' | 'operator' };
export type Redeemed = { organizationId: string; userId: string; next: string | null };

/** How long a link works, from when it is made or its mail is written. */
const minutes = 15;
/** How many of them a user may ask for in that time. */
const mostAsked = 5;
/** In how many organizations one address may ask at once. */
const mostUsers = 20;

const userById = prepared(
  'console-user',
  `select u.id, u.organization_id as "organizationId", o.name as "organizationName", u.email, u.full_name as "fullName",
     u.role
   from users u join organizations o on o.id = u.organization_id where u.organization_id = $1 and u.id = $2`,
);

export class SignInRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  user(organizationId: string, userId: string): Promise<ConsoleUser | undefined> {
    return this.#db.row(userById, [organizationId, userId]);
  }

  /** The oldest admin. */
  firstAdmin(organizationId: string): Promise<{ id: string } | undefined> {
    return this.#db.row(
      "select id from users where organization_id = $1 and role = 'admin' order by created_at, id limit 1",
      [organizationId],
    );
  }

  /** A link without a token yet for everybody with this address who has not asked too often. */
  ask(email: string, next: string | null): Promise<AskedLink[]> {
    return this.#db.rows(
      `insert into sign_in_links (id, organization_id, user_id, via, email, next)
       select ($3::uuid[])[(row_number() over ())::int], u.organization_id, u.id, 'email', u.email, $2
       from users u
       where lower(u.email) = lower($1)
         and (select count(*) from sign_in_links l where l.organization_id = u.organization_id and l.user_id = u.id
                and l.via = 'email' and l.created_at > now() - make_interval(mins => ${minutes})) < ${mostAsked}
       limit ${mostUsers}
       returning id, organization_id as "organizationId"`,
      [email, next, Array.from({ length: mostUsers }, newId)],
    );
  }

  async insert(link: { organizationId: string; userId: string; tokenHash: Buffer }): Promise<void> {
    await this.#db.rows(
      `insert into sign_in_links (id, organization_id, user_id, via, token_hash, expires_at)
       values ($1, $2, $3, 'operator', $4, now() + make_interval(mins => ${minutes}))`,
      [newId(), link.organizationId, link.userId, link.tokenHash],
    );
  }

  /** Gives the link a token, another one on another try. Undefined when it was used or its user is gone. */
  giveToken(organizationId: string, linkId: string, tokenHash: Buffer): Promise<LinkMail | undefined> {
    return this.#db.row(
      `update sign_in_links l set token_hash = $3, expires_at = now() + make_interval(mins => ${minutes})
       from users u join organizations o on o.id = u.organization_id
       where l.organization_id = $1 and l.id = $2 and l.used_at is null
         and u.organization_id = l.organization_id and u.id = l.user_id and u.email = l.email
       returning u.email, u.full_name as "fullName", o.name as "organizationName"`,
      [organizationId, linkId, tokenHash],
    );
  }

  /** Undefined for a token that is unknown, used, too old or mailed to an address that is the user's no more. */
  find(tokenHash: Buffer): Promise<SignInLink | undefined> {
    return this.#db.row(
      `select l.organization_id as "organizationId", l.user_id as "userId", l.via, u.email, u.full_name as "fullName",
         o.name as "organizationName"
       from sign_in_links l
       join users u on u.organization_id = l.organization_id and u.id = l.user_id
       join organizations o on o.id = l.organization_id
       where l.token_hash = $1 and l.used_at is null and l.expires_at > now() and u.email = coalesce(l.email, u.email)`,
      [tokenHash],
    );
  }

  /** Uses the token up. Of two at once one gets it. */
  redeem(tokenHash: Buffer): Promise<Redeemed | undefined> {
    return this.#db.row(
      `update sign_in_links l set used_at = now() from users u
       where l.token_hash = $1 and l.used_at is null and l.expires_at > now()
         and u.organization_id = l.organization_id and u.id = l.user_id and u.email = coalesce(l.email, u.email)
       returning l.organization_id as "organizationId", l.user_id as "userId", l.next`,
      [tokenHash],
    );
  }

  /** Ends all sessions of the user, and the links that would begin one. Returns how many sessions there were. */
  async endAll(organizationId: string, userId: string): Promise<number> {
    const ended = await this.#db.rows(
      'delete from console_sessions where organization_id = $1 and user_id = $2 returning 1',
      [organizationId, userId],
    );
    await this.#db.rows(
      'update sign_in_links set used_at = now() where organization_id = $1 and user_id = $2 and used_at is null',
      [organizationId, userId],
    );
    return ended.length;
  }

  /** Deletes what tells nothing any more: sessions past their time, links after 90 days. */
  async forget(): Promise<void> {
    await this.#db.rows('delete from console_sessions where expire < now()');
    await this.#db.rows("delete from sign_in_links where created_at < now() - interval '90 days'");
  }
}
