import type { UserRole, UserService } from '#modules/organizations';
import type { AuditTrail } from '#platform/audit-trail.ts';
import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound, ValidationError } from '#platform/errors.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { hashOfToken, isToken, newToken } from '../token.ts';
import {
  AlreadyInvited,
  type InvitationRepository,
  type InvitationView,
  type OpenInvitation,
} from './invitation.repository.ts';
import type { InvitationMailing } from './invitation-mail.ts';

/** Emails to one address within an hour. */
const maxToAddress = 3;
export const invitationActions = { invite: 'user.invite', resend: 'user.invite_again' } as const;

const taken = (message: string): ValidationError => new ValidationError([{ path: 'email', code: 'conflict', message }]);

/** `mustUseOidc`: the user signs in with the provider of the organization, not by the link. */
type Joined = { organizationId: string; userId: string; mustUseOidc: boolean };

/**
 * Invites users by email. A link works once, within 7 days, as long as the user who invited is an admin. What is
 * answered depends on the organization alone: nobody learns whether an address has an account elsewhere.
 */
export class InvitationService {
  readonly #db: Database;
  readonly #invitations: InvitationRepository;
  readonly #audit: AuditService;
  readonly #trail: AuditTrail;
  readonly #users: UserService;
  readonly #mail: InvitationMailing;
  constructor(
    db: Database,
    invitations: InvitationRepository,
    audit: AuditService,
    trail: AuditTrail,
    users: UserService,
    mail: InvitationMailing,
  ) {
    this.#db = db;
    this.#invitations = invitations;
    this.#audit = audit;
    this.#trail = trail;
    this.#users = users;
    this.#mail = mail;
  }

  /** Open ones, newest first. */
  list(organizationId: string): Promise<InvitationView[]> {
    return this.#invitations.list(organizationId);
  }

  /**
   * Returns the id. Call it in the transaction that records `invitationActions.invite` about the address. Throws
   * ValidationError for a user's address or an invited one, and Conflict when too many were sent.
   */
  async invite(
    organizationId: string,
    { email, role, invitedByUserId }: { email: string; role: UserRole; invitedByUserId: string },
  ): Promise<string> {
    await this.#checkLimits(organizationId, email);
    try {
      const id = await this.#invitations.insert({ organizationId, email, role, invitedByUserId });
      if (id === undefined) throw taken('is already used by another user of your organization');
      await this.#mail.enqueue(organizationId, id);
      return id;
    } catch (error) {
      throw error instanceof AlreadyInvited ? taken('has already been invited. Resend the invitation below') : error;
    }
  }

  /**
   * Sends a new link. The old one stops working. Call it in the transaction that records `invitationActions.resend`.
   * Throws NotFound unless the invitation is open, and Conflict if too many emails were sent.
   */
  async resend(organizationId: string, id: string, userId: string): Promise<{ email: string; role: UserRole }> {
    const invitation = await this.#invitations.renew(organizationId, id, userId);
    if (!invitation) throw new NotFound('The invitation');
    await this.#checkLimits(organizationId, invitation.email);
    await this.#mail.enqueue(organizationId, id);
    return invitation;
  }

  /** Throws NotFound unless the invitation is open. */
  async revoke(organizationId: string, id: string): Promise<{ email: string }> {
    const revoked = await this.#invitations.revoke(organizationId, id);
    if (!revoked) throw new NotFound('The invitation');
    return revoked;
  }

  /** Creates the token, so that only its hash is ever stored. */
  async send(organizationId: string, id: string): Promise<void> {
    const token = newToken();
    const to = await this.#invitations.assignToken(organizationId, id, hashOfToken(token));
    if (!to) return;
    await this.#mail.send(to, token);
    await this.#invitations.markSent(organizationId, id);
  }

  /** Undefined for a link that is malformed, unknown, used, revoked or expired, or whose sender is no admin now. */
  async find(token: string): Promise<OpenInvitation | undefined> {
    return isToken(token) ? this.#invitations.find(hashOfToken(token)) : undefined;
  }

  /**
   * Makes the user, and uses the link up. Undefined like `find`. Throws ValidationError if the organization has a user with
   * the address by now: the link stays.
   */
  async accept(token: string, fullName: string, address: string): Promise<Joined | undefined> {
    if (!isToken(token)) return undefined;
    return this.#db.transaction(async () => {
      const invitation = await this.#invitations.redeem(hashOfToken(token));
      if (!invitation) return undefined;
      const { organizationId, email, role, mustUseOidc } = invitation;
      const userId = await this.#users.add(organizationId, { full_name: fullName, email, role });
      const actor = { type: 'user' as const, id: userId, email, ip: address };
      await this.#trail.record(actor, { organizationId, action: 'user.join', subject: email, details: { role } });
      if (!mustUseOidc) {
        await this.#trail.record(actor, { organizationId, action: 'session.sign_in', subject: userId });
      }
      return { organizationId, userId, mustUseOidc };
    });
  }

  deleteOld(): Promise<void> {
    return this.#invitations.deleteOld();
  }

  async #checkLimits(organizationId: string, email: string): Promise<void> {
    const actions = Object.values(invitationActions);
    const { all, ofSubject } = await this.#audit.countLastHour(organizationId, { actions, subject: email });
    const { perHour } = this.#mail;
    if (all >= perHour) throw new Conflict('conflict', `Your organization can send ${perHour} invitations an hour.`);
    if (ofSubject >= maxToAddress) {
      throw new Conflict('conflict', `${email} got ${maxToAddress} invitations within an hour. Try again later.`);
    }
  }
}
