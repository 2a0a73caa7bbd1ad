import { type UserRole, type UserService, userFields } from '#modules/organizations';
import type { AuditActor, AuditTrail } from '#platform/audit-trail.ts';
import type { OidcClaims } from './oidc.client.ts';
import type { OidcProvider, OidcRepository } from './oidc.repository.ts';

export type OidcRefusal = 'unverified' | 'domain' | 'unknown' | 'other_identity';

/** Finds or adds the user that the claims of a provider identify. */
export class OidcUsers {
  readonly #identities: OidcRepository;
  readonly #users: UserService;
  readonly #audit: AuditTrail;
  constructor(identities: OidcRepository, users: UserService, audit: AuditTrail) {
    this.#identities = identities;
    this.#users = users;
    this.#audit = audit;
  }

  /** Call it in a transaction. Records the sign-in. */
  async userOf(
    organizationId: string,
    { issuer, emailDomains, newUserRole }: OidcProvider,
    claims: OidcClaims,
    address: string,
  ): Promise<{ userId: string } | OidcRefusal> {
    const { subject, email, isVerified } = claims;
    if (email === undefined || !isVerified) return 'unverified';
    if (!emailDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())) return 'domain';
    const record = (user: { id: string; email: string }, action: string, about: string, details: object) => {
      const actor: AuditActor = { type: 'user', id: user.id, email: user.email, ip: address };
      return this.#audit.record(actor, { organizationId, action, subject: about, details });
    };
    const find = () => this.#identities.userOfSubject(organizationId, issuer, subject);
    let user = await find();
    if (!user) {
      // The user may begin on several devices at once.
      await this.#identities.lockFirstSignIns(organizationId);
      user = await find();
    }
    if (!user) {
      const known = await this.#identities.userOfEmail(organizationId, issuer, email);
      // The user has another identity at this provider: the address belonged to somebody else there.
      if (known?.hasOtherIdentity) return 'other_identity';
      user = known ?? (await this.#addUser(organizationId, newUserRole, claims, email));
      if (!user) return 'unknown';
      if (!known) await record(user, 'user.join', email, { role: newUserRole, by: 'single sign-on' });
      await this.#identities.setIdentity(organizationId, user.id, issuer, subject);
    }
    await record(user, 'session.sign_in', user.id, { by: 'single sign-on' });
    return { userId: user.id };
  }

  /** Undefined where only users who were added sign in, and for an invalid address. */
  async #addUser(
    organizationId: string,
    role: UserRole | null,
    { name }: OidcClaims,
    email: string,
  ): Promise<{ id: string; email: string } | undefined> {
    if (role === null) return undefined;
    const named = userFields.safeParse({ full_name: name, email, role });
    const fields = named.success ? named : userFields.safeParse({ full_name: email.slice(0, 255), email, role });
    if (!fields.success) return undefined;
    return { id: await this.#users.add(organizationId, fields.data), email: fields.data.email };
  }
}
