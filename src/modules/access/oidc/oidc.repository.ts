import type { Database } from '#platform/database/database.ts';
import { raw, sql } from '#platform/database/sql.ts';
import type { newUserRoles } from './oidc.schemas.ts';

/** SQL: whether the user `u` signs in with the provider alone. Admins keep a way back: a provider may stop working. */
export const mustUseOidc = raw(`(u.role <> 'admin' and exists (select from oidc_providers p
  where p.organization_id = u.organization_id and p.is_required))`);

export type OidcProvider = {
  issuer: string;
  clientId: string;
  sealedSecret: Buffer;
  emailDomains: string[];
  isRequired: boolean;
  newUserRole: (typeof newUserRoles)[number] | null;
};

export type KnownUser = { id: string; email: string; hasOtherIdentity: boolean };

/** The repository of `oidc_providers` and `oidc_identities`. */
export class OidcRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined without single sign-on. Test data has none. */
  find(organizationId: string): Promise<(OidcProvider & { organizationName: string }) | undefined> {
    return this.#db.record(
      sql`select p.issuer, p.client_id, p.sealed_secret, p.email_domains, p.is_required, p.new_user_role,
          o.name as organization_name
        from oidc_providers p join organizations o on o.id = p.organization_id
        where p.organization_id = ${organizationId} and o.test_of is null`,
    );
  }

  async save(organizationId: string, provider: OidcProvider): Promise<void> {
    const { issuer, clientId, sealedSecret, emailDomains, isRequired, newUserRole } = provider;
    await this.#db.rows(
      sql`insert into oidc_providers (organization_id, issuer, client_id, sealed_secret, email_domains, is_required,
            new_user_role)
        values (${organizationId}, ${issuer}, ${clientId}, ${sealedSecret}, ${emailDomains}::text[], ${isRequired},
          ${newUserRole})
        on conflict (organization_id) do update set issuer = excluded.issuer, client_id = excluded.client_id,
          sealed_secret = excluded.sealed_secret, email_domains = excluded.email_domains,
          is_required = excluded.is_required, new_user_role = excluded.new_user_role, updated_at = now()`,
    );
  }

  async remove(organizationId: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`delete from oidc_providers where organization_id = ${organizationId} returning 1`,
    );
    return rows.length > 0;
  }

  /** Ends sessions opened by single sign-on. Keeps them if `provider` is the one that is stored. */
  async endSessions(organizationId: string, provider?: { issuer: string; clientId: string }): Promise<void> {
    const isSame = provider
      ? sql`exists (select from oidc_providers p where p.organization_id = ${organizationId}
          and p.issuer = ${provider.issuer} and p.client_id = ${provider.clientId})`
      : sql`false`;
    await this.#db.rows(
      sql`delete from console_sessions
        where organization_id = ${organizationId} and sess -> 'user' ->> 'by' = 'oidc' and not ${isSame}`,
    );
  }

  /** First sign-ins of an organization, one after the other, until the current transaction ends. */
  async lockFirstSignIns(organizationId: string): Promise<void> {
    await this.#db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`oidc ${organizationId}`}, 0))`);
  }

  /** The user who has signed in as this subject. */
  userOfSubject(
    organizationId: string,
    issuer: string,
    subject: string,
  ): Promise<{ id: string; email: string } | undefined> {
    return this.#db.record(
      sql`select u.id, u.email from oidc_identities i
          join users u on u.organization_id = i.organization_id and u.id = i.user_id
        where i.organization_id = ${organizationId} and i.issuer = ${issuer} and i.subject = ${subject}`,
    );
  }

  /** `hasOtherIdentity`: another subject of this issuer has signed in as the user. Locks the user. */
  userOfEmail(organizationId: string, issuer: string, email: string): Promise<KnownUser | undefined> {
    return this.#db.record(
      sql`select u.id, u.email, exists (select from oidc_identities i
            where i.organization_id = u.organization_id and i.user_id = u.id and i.issuer = ${issuer}) as has_other_identity
        from users u
        where u.organization_id = ${organizationId} and lower(u.email) = lower(${email}) for no key update of u`,
    );
  }

  /** Replaces the user's identity at an earlier issuer. */
  async setIdentity(organizationId: string, userId: string, issuer: string, subject: string): Promise<void> {
    await this.#db.rows(
      sql`insert into oidc_identities (organization_id, user_id, issuer, subject)
        values (${organizationId}, ${userId}, ${issuer}, ${subject})
        on conflict (organization_id, user_id) do update set issuer = excluded.issuer, subject = excluded.subject,
          created_at = now()`,
    );
  }
}
