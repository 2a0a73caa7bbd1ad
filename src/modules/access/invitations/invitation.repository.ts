import type { UserRole } from '#modules/organizations';
import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';

export type InvitationView = {
  id: string;
  email: string;
  role: UserRole;
  /** Null until the mail server has accepted the email. */
  sent_at: string | null;
  expires_at: string;
  created_at: string;
  is_expired: boolean;
  /** Null if the user was removed. */
  invited_by: string | null;
  /** False once the user who invited is no admin: the link does not work. */
  is_by_admin: boolean;
};

export type InvitationMail = { email: string; organizationName: string };
export type OpenInvitation = { organizationId: string; organizationName: string; email: string; role: UserRole };
export type RedeemedInvitation = Omit<OpenInvitation, 'organizationName'> & { mustUseOidc: boolean };

const validDays = 7;
const expiry = sql`now() + make_interval(days => ${validDays})`;
const isOpen = sql`i.accepted_at is null and i.revoked_at is null`;
const inviter = sql`users u on u.organization_id = i.organization_id and u.id = i.invited_by_user_id`;

/** An open invitation has this address, ignoring case. */
export class AlreadyInvited extends Error {}

/** The repository of `user_invitations`. An organization has at most one open invitation for an address. */
export class InvitationRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Open ones, newest first. */
  list(organizationId: string): Promise<InvitationView[]> {
    return this.#db.rows(
      sql`select i.id, i.email, i.role, i.sent_at, i.expires_at, i.created_at, i.expires_at <= now() as is_expired,
          u.full_name as invited_by, coalesce(u.role = 'admin', false) as is_by_admin
        from user_invitations i left join ${inviter}
        where i.organization_id = ${organizationId} and ${isOpen} order by i.created_at desc, i.id desc`,
    );
  }

  /** Throws AlreadyInvited. Undefined when a user of the organization has this address. */
  async insert(invitation: {
    organizationId: string;
    email: string;
    role: UserRole;
    invitedByUserId: string;
  }): Promise<string | undefined> {
    const { organizationId, email, role, invitedByUserId } = invitation;
    try {
      const row = await this.#db.row<{ id: string }>(
        sql`insert into user_invitations (id, organization_id, email, role, invited_by_user_id, expires_at)
          select ${newId()}, ${organizationId}::uuid, ${email}, ${role}, ${invitedByUserId}::uuid, ${expiry}
          where not exists (select from users u
            where u.organization_id = ${organizationId} and lower(u.email) = lower(${email}))
          returning id`,
      );
      return row?.id;
    } catch (error) {
      if (violates(error, 'user_invitations_open_key')) throw new AlreadyInvited();
      throw error;
    }
  }

  /**
   * Makes this user the inviter and extends the invitation. Removes the old token, so its link stops working. Undefined
   * unless the invitation is open.
   */
  renew(organizationId: string, id: string, userId: string): Promise<{ email: string; role: UserRole } | undefined> {
    return this.#db.row(
      sql`update user_invitations i set invited_by_user_id = ${userId}, token_hash = null, sent_at = null,
          expires_at = ${expiry}
        where i.organization_id = ${organizationId} and i.id = ${id} and ${isOpen} returning i.email, i.role`,
    );
  }

  /** Undefined unless it is open. */
  revoke(organizationId: string, id: string): Promise<{ email: string } | undefined> {
    return this.#db.row(
      sql`update user_invitations i set revoked_at = now(), token_hash = null
        where i.organization_id = ${organizationId} and i.id = ${id} and ${isOpen} returning i.email`,
    );
  }

  /** Replaces an earlier token. Undefined unless the invitation is open and valid. */
  assignToken(organizationId: string, id: string, tokenHash: Buffer): Promise<InvitationMail | undefined> {
    return this.#db.record(
      sql`update user_invitations i set token_hash = ${tokenHash} from organizations o
        where i.organization_id = ${organizationId} and i.id = ${id} and ${isOpen} and i.expires_at > now()
          and o.id = i.organization_id
        returning i.email, o.name as organization_name`,
    );
  }

  async markSent(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`update user_invitations set sent_at = now() where organization_id = ${organizationId} and id = ${id}`,
    );
  }

  /** Undefined for a token that is unknown, used, revoked, expired, or of a user who is no admin now. */
  find(tokenHash: Buffer): Promise<OpenInvitation | undefined> {
    return this.#db.record(
      sql`select i.organization_id, o.name as organization_name, i.email, i.role
        from user_invitations i join ${inviter} and u.role = 'admin' join organizations o on o.id = i.organization_id
        where i.token_hash = ${tokenHash} and ${isOpen} and i.expires_at > now()`,
    );
  }

  /** Undefined like `find`. If two calls run at once, only one gets the invitation. */
  redeem(tokenHash: Buffer): Promise<RedeemedInvitation | undefined> {
    return this.#db.record(
      sql`update user_invitations i set accepted_at = now(), token_hash = null from users u
        where i.token_hash = ${tokenHash} and ${isOpen} and i.expires_at > now()
          and u.organization_id = i.organization_id and u.id = i.invited_by_user_id and u.role = 'admin'
        returning i.organization_id, i.email, i.role, i.role <> 'admin' and exists (select from oidc_providers p
          where p.organization_id = i.organization_id and p.is_required) as must_use_oidc`,
    );
  }

  async deleteOld(): Promise<void> {
    await this.#db.rows(sql`delete from user_invitations where created_at < now() - interval '90 days'`);
  }
}
