import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import { mustUseOidc } from '../oidc/oidc.repository.ts';

export type PasskeyView = {
  id: string;
  name: string;
  /** Whether the user's other devices have it too. */
  is_synced: boolean;
  created_at: string;
  last_used_at: string | null;
};

export type StoredPasskey = {
  id: string;
  organizationId: string;
  userId: string;
  email: string;
  credentialId: string;
  publicKey: Buffer;
  /** A bigint. */
  counter: string;
  transports: string[];
};

export type NewPasskey = {
  organizationId: string;
  userId: string;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  isSynced: boolean;
};

/** The credential is already registered, by any user. */
export class PasskeyExists extends Error {}

/** The repository of `passkeys` and `used_challenges`. */
export class PasskeyRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Oldest first. */
  list(organizationId: string, userId: string): Promise<PasskeyView[]> {
    return this.#db.rows(
      sql`select id, name, is_synced, created_at, last_used_at from passkeys
        where organization_id = ${organizationId} and user_id = ${userId} order by created_at, id`,
    );
  }

  /** Credentials of a user, to exclude from their next registration. */
  credentials(organizationId: string, userId: string): Promise<{ credentialId: string; transports: string[] }[]> {
    return this.#db.records(
      sql`select credential_id, transports from passkeys
        where organization_id = ${organizationId} and user_id = ${userId}`,
    );
  }

  /** Adds up to `most` passkeys of a user; false for a further one. Throws PasskeyExists. */
  async insert(passkey: NewPasskey, most: number): Promise<boolean> {
    const { organizationId, userId, name, credentialId, publicKey, counter, transports, isSynced } = passkey;
    // Concurrent registrations of a user see each other's result.
    await this.#db.rows(
      sql`select 1 from users where organization_id = ${organizationId} and id = ${userId} for no key update`,
    );
    try {
      const rows = await this.#db.rows(
        sql`insert into passkeys (id, organization_id, user_id, name, credential_id, public_key, counter, transports, is_synced)
          select ${newId()}, ${organizationId}::uuid, ${userId}::uuid, ${name}, ${credentialId}, ${Buffer.from(publicKey)}::bytea,
            ${counter}::bigint, ${transports}::text[], ${isSynced}::boolean
          where (select count(*) from passkeys p where p.organization_id = ${organizationId} and p.user_id = ${userId}) < ${most}
          returning 1`,
      );
      return rows.length > 0;
    } catch (error) {
      if (violates(error, 'passkeys_credential_id_key')) throw new PasskeyExists();
      throw error;
    }
  }

  /** Undefined for an unknown credential, and where the organization requires single sign-on. */
  find(credentialId: string): Promise<StoredPasskey | undefined> {
    return this.#db.record(
      sql`select p.id, p.organization_id, p.user_id, u.email, p.credential_id, p.public_key, p.counter, p.transports
        from passkeys p join users u on u.organization_id = p.organization_id and u.id = p.user_id
        where p.credential_id = ${credentialId} and u.test_of is null and not ${mustUseOidc}`,
    );
  }

  /** False if the counter has not grown: the key was copied, or another sign-in with it was faster. */
  async markUsed(organizationId: string, id: string, counter: number, isSynced: boolean): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`update passkeys set counter = ${counter}, is_synced = ${isSynced}, last_used_at = now()
        where organization_id = ${organizationId} and id = ${id}
          and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`,
    );
    return rows.length > 0;
  }

  /** False if it was used before. */
  async useChallenge(organizationId: string, challengeHash: Buffer): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into used_challenges (organization_id, challenge_hash) values (${organizationId}, ${challengeHash})
        on conflict do nothing returning 1`,
    );
    return rows.length > 0;
  }

  /** Returns the name. Undefined when the user has no such passkey. */
  async remove(organizationId: string, userId: string, id: string): Promise<string | undefined> {
    const row = await this.#db.row<{ name: string }>(
      sql`delete from passkeys
        where organization_id = ${organizationId} and user_id = ${userId} and id = ${id} returning name`,
    );
    return row?.name;
  }

  /** Challenges expire long before. */
  async deleteOldChallenges(): Promise<void> {
    await this.#db.rows(sql`delete from used_challenges where used_at < now() - interval '1 day'`);
  }
}
