import { hash } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuditActor, AuditTrail } from '#platform/audit-trail.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { BrowserSeal } from '../sign-in/browser-seal.ts';
import type { ConsoleUser } from '../sign-in/sign-in.repository.ts';
import { PasskeyExists, type PasskeyRepository, type PasskeyView, type StoredPasskey } from './passkey.repository.ts';
import type { PasskeyMailing } from './passkey-mail.ts';

/** Lifetime of a challenge. Long, because sign-in pages stay open for a while. */
export const challengeSeconds = 600;
const maxPasskeys = 20;

const purposes = { register: 'passkey registration', signIn: 'passkey sign-in' };

type Registration = { challenge: string; userId: string; sessionId: string };
type SignIn = { challenge: string };

/** `seal`: for a cookie of the browser that asked. */
export type Options<T> = { options: T; seal: string };

const bytesOf = (id: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(id.replaceAll('-', ''), 'hex'));

const refused = (): Conflict => new Conflict('conflict', 'This passkey was not accepted. Try again.');

/**
 * Registers passkeys and signs users in with them, as an alternative to sign-in links. A challenge works once, in the
 * browser that requested it. The device verifies the user, and the credential identifies them, so nobody enters an
 * address.
 */
export class PasskeyService {
  readonly #db: Database;
  readonly #passkeys: PasskeyRepository;
  readonly #seal: BrowserSeal;
  readonly #audit: AuditTrail;
  readonly #mailing: PasskeyMailing;
  readonly #origin: string;
  readonly #rpId: string;
  constructor(
    db: Database,
    passkeys: PasskeyRepository,
    seal: BrowserSeal,
    audit: AuditTrail,
    mailing: PasskeyMailing,
    { baseUrl }: Config,
  ) {
    this.#db = db;
    this.#passkeys = passkeys;
    this.#seal = seal;
    this.#audit = audit;
    this.#mailing = mailing;
    const { origin, hostname } = new URL(baseUrl);
    this.#origin = origin;
    this.#rpId = hostname;
  }

  /** Browsers have passkeys for names, not for IP addresses. */
  get isPossible(): boolean {
    return isIP(this.#rpId.replace(/^\[|\]$/g, '')) === 0;
  }

  /** Oldest first. */
  list(organizationId: string, userId: string): Promise<PasskeyView[]> {
    return this.#passkeys.list(organizationId, userId);
  }

  async registrationOptions(
    { id, organizationId, organizationName, email, fullName }: ConsoleUser,
    sessionId: string,
  ): Promise<Options<PublicKeyCredentialCreationOptionsJSON>> {
    const known = await this.#passkeys.credentials(organizationId, id);
    const options = await generateRegistrationOptions({
      rpName: organizationName,
      rpID: this.#rpId,
      userID: bytesOf(id),
      userName: email,
      userDisplayName: fullName,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const data: Registration = { challenge: options.challenge, userId: id, sessionId };
    return { options, seal: await this.#seal.seal(purposes.register, data, challengeSeconds) };
  }

  /** Call it in the transaction that records it. Emails the user. Throws Conflict for what does not fit the challenge of this session. */
  async register(
    { id, organizationId }: ConsoleUser,
    sessionId: string,
    { seal, response, name }: { seal: string | undefined; response: unknown; name: string },
  ): Promise<void> {
    const asked = await this.#seal.open<Registration>(purposes.register, seal);
    if (asked?.userId !== id || asked.sessionId !== sessionId) throw refused();
    const verified = await this.#verifyRegistration(response as RegistrationResponseJSON, asked.challenge);
    if (!verified || !(await this.#passkeys.useChallenge(organizationId, challengeHash(asked.challenge))))
      throw refused();
    const { credential, credentialBackedUp: isSynced } = verified;
    const passkey = {
      organizationId,
      userId: id,
      name,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      isSynced,
    };
    try {
      const isAdded = await this.#passkeys.insert(passkey, maxPasskeys);
      if (!isAdded) throw new Conflict('conflict', `You have ${maxPasskeys} passkeys. Remove one first.`);
      await this.#mailing.enqueue(organizationId, id);
    } catch (error) {
      throw error instanceof PasskeyExists ? refused() : error;
    }
  }

  async #verifyRegistration(response: RegistrationResponseJSON, challenge: string) {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        requireUserVerification: true,
      });
      return registrationInfo;
    } catch {
      // The library throws for whatever does not fit.
      return undefined;
    }
  }

  async signInOptions(): Promise<Options<PublicKeyCredentialRequestOptionsJSON>> {
    const options = await generateAuthenticationOptions({ rpID: this.#rpId, userVerification: 'required' });
    const data: SignIn = { challenge: options.challenge };
    return { options, seal: await this.#seal.seal(purposes.signIn, data, challengeSeconds) };
  }

  /** Undefined for a passkey that is unknown, removed, or does not fit the challenge of this browser. */
  async signIn(
    { seal, response }: { seal: string | undefined; response: unknown },
    address: string,
  ): Promise<{ organizationId: string; userId: string } | undefined> {
    const asked = await this.#seal.open<SignIn>(purposes.signIn, seal);
    const answer = response as AuthenticationResponseJSON | null;
    if (!asked || typeof answer?.id !== 'string') return undefined;
    const passkey = await this.#passkeys.find(answer.id);
    if (!passkey) return undefined;
    const verified = await this.#verifySignIn(answer, asked.challenge, passkey);
    if (!verified) return undefined;
    const { organizationId, userId, email, id } = passkey;
    return this.#db.transaction(async () => {
      if (!(await this.#passkeys.useChallenge(organizationId, challengeHash(asked.challenge)))) return undefined;
      const { newCounter, credentialBackedUp } = verified;
      if (!(await this.#passkeys.markUsed(organizationId, id, newCounter, credentialBackedUp))) return undefined;
      const actor: AuditActor = { type: 'user', id: userId, email, ip: address };
      const details = { by: 'passkey' };
      await this.#audit.record(actor, { organizationId, action: 'session.sign_in', subject: userId, details });
      return { organizationId, userId };
    });
  }

  async #verifySignIn(response: AuthenticationResponseJSON, challenge: string, passkey: StoredPasskey) {
    const { userHandle } = response.response;
    // Discoverable credentials name their user.
    if (userHandle !== Buffer.from(bytesOf(passkey.userId)).toString('base64url')) return undefined;
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
        },
      });
      return verified ? authenticationInfo : undefined;
    } catch {
      return undefined;
    }
  }

  /** Returns the name. Throws NotFound when the user has no such passkey. */
  async remove(organizationId: string, userId: string, id: string): Promise<string> {
    const name = await this.#passkeys.remove(organizationId, userId, id);
    if (name === undefined) throw new NotFound('The passkey');
    return name;
  }

  deleteOldChallenges(): Promise<void> {
    return this.#passkeys.deleteOldChallenges();
  }
}

const challengeHash = (challenge: string): Buffer => hash('sha256', challenge, 'buffer');
