import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { decrypt, encrypt } from '#platform/database/encryption.ts';
import { Unavailable, ValidationError } from '#platform/errors.ts';
import type { Logger } from '#platform/log.ts';
import { isPrivateHost } from '#platform/private-host.ts';
import type { BrowserSeal } from '../sign-in/browser-seal.ts';
import type { OidcChecks, OidcClaims, OidcClient, OidcServer } from './oidc.client.ts';
import type { OidcProvider, OidcRepository } from './oidc.repository.ts';
import type { OidcProviderInput } from './oidc.schemas.ts';
import type { OidcRefusal, OidcUsers } from './oidc-users.ts';

/** A browser has so long to come back from the provider. */
export const oidcSeconds = 600;
const purpose = 'single sign-on';
/** Sign-ins that a browser has started, in several tabs. The oldest are dropped. */
const mostStarted = 3;
/** Browsers refuse cookies of 4,096 bytes, with their names. */
const mostBytes = 3800;

export type OidcSettings = Omit<OidcProvider, 'sealedSecret'>;

/** The browser's request on its return from the provider. `cookie` is what {@link OidcService.start} returned last. */
export type OidcAnswer = { cookie: string | undefined; search: string; address: string };
/** `cookie` keeps the other sign-ins that the browser has started. Undefined if there are none. */
export type OidcOutcome = { cookie: string | undefined } & (
  | { organizationId: string; userId: string; next: string }
  | { refusal: OidcRefusal | 'failed' }
);

type Started = { organizationId: string; issuer: string; clientId: string; checks: OidcChecks; next: string };

const wrong = (path: keyof OidcProviderInput, message: string): ValidationError =>
  new ValidationError([{ path, code: 'invalid', message }]);

/**
 * Signs users in with the OpenID Connect provider of their organization. A user is found within the organization alone:
 * by who they are at the provider or, the first time, by an address that the provider has verified.
 */
export class OidcService {
  readonly #db: Database;
  readonly #providers: OidcRepository;
  readonly #client: OidcClient;
  readonly #seal: BrowserSeal;
  readonly #users: OidcUsers;
  readonly #config: Config;
  readonly #log: Logger;
  constructor(
    db: Database,
    providers: OidcRepository,
    client: OidcClient,
    seal: BrowserSeal,
    users: OidcUsers,
    config: Config,
    log: Logger,
  ) {
    this.#db = db;
    this.#providers = providers;
    this.#client = client;
    this.#seal = seal;
    this.#users = users;
    this.#config = config;
    this.#log = log;
  }

  async settings(organizationId: string): Promise<(OidcSettings & { organizationName: string }) | undefined> {
    return this.#providers.find(organizationId);
  }

  /** Admins enter this address in the settings of their provider. */
  redirectUri(organizationId: string): string {
    return `${this.startAddress(organizationId)}/callback`;
  }

  /** The page where the organization's users sign in. */
  startAddress(organizationId: string): string {
    return `${this.#config.baseUrl}/console/sign-in/oidc/${organizationId}`;
  }

  /**
   * Returns the provider to store, once it has responded. Keeps the stored secret only for the same issuer and client,
   * because another server must not get it. Throws ValidationError, and Unavailable if this service has no encryption
   * key.
   */
  async prepare(organizationId: string, input: OidcProviderInput): Promise<OidcProvider> {
    const { issuer, client_id: clientId } = input;
    const [key] = this.#config.webhooks.secretKeys;
    if (!key) {
      throw new Unavailable(
        'This service has no key to encrypt secrets. Ask its operator to set WEBHOOK_SECRET_KEY.',
        60,
      );
    }
    const url = new URL(issuer);
    const isAllowed = this.#config.oidc.allowHosts.includes(`${url.hostname}:${url.port || 443}`);
    if (!isAllowed && isPrivateHost(url.hostname)) throw wrong('issuer', 'must be a public address, not a private one');
    const stored = await this.#providers.find(organizationId);
    const isSame = stored?.issuer === issuer && stored.clientId === clientId;
    const clientSecret = input.client_secret || (isSame ? this.#secretOf(organizationId, stored) : undefined);
    if (clientSecret === undefined)
      throw wrong('client_secret', isSame ? 'must be entered again' : 'is required for a new issuer or client');
    try {
      await this.#client.check({ issuer, clientId, clientSecret });
    } catch (error) {
      this.#log.info({ error }, 'identity provider not reached');
      throw wrong('issuer', 'must be the address of a reachable OpenID Connect provider');
    }
    return {
      issuer,
      clientId,
      sealedSecret: encrypt(key, Buffer.from(clientSecret), aboutOf(organizationId, issuer, clientId)),
      emailDomains: input.email_domains,
      isRequired: input.is_required,
      newUserRole: input.new_user_role,
    };
  }

  /** Ends the sessions that another provider has opened. */
  save(organizationId: string, provider: OidcProvider): Promise<void> {
    return this.#db.transaction(async () => {
      await this.#providers.endSessions(organizationId, provider);
      await this.#providers.save(organizationId, provider);
    });
  }

  /** Ends the sessions that it has opened. False when there was none. */
  remove(organizationId: string): Promise<boolean> {
    return this.#db.transaction(async () => {
      await this.#providers.endSessions(organizationId);
      return this.#providers.remove(organizationId);
    });
  }

  /**
   * `cookie`: the one that the browser has from earlier starts. Undefined without a provider. Throws Unavailable while
   * it does not answer.
   */
  async start(
    organizationId: string,
    { next, cookie }: { next: string; cookie: string | undefined },
  ): Promise<{ address: URL; cookie: string } | undefined> {
    const provider = await this.#providers.find(organizationId);
    if (!provider) return undefined;
    const { issuer, clientId } = provider;
    try {
      const server = this.#serverOf(organizationId, provider);
      const { address, checks } = await this.#client.start(server, this.redirectUri(organizationId));
      const started: Started = { organizationId, issuer, clientId, checks, next };
      const seal = await this.#seal.seal(purpose, started, oidcSeconds);
      return { address, cookie: withOthers(seal, sealsOf(cookie)) };
    } catch (error) {
      this.#log.warn({ error, organization_id: organizationId }, 'single sign-on not started');
      throw new Unavailable('Your organization’s identity provider isn’t responding. Try again in a minute.', 30);
    }
  }

  /** The answer must be for this organization and browser, and of the provider that it was sent to. */
  async finish(organizationId: string, { cookie, search, address }: OidcAnswer): Promise<OidcOutcome> {
    const { started, others } = await this.#startedOf(sealsOf(cookie), new URLSearchParams(search).get('state'));
    return { ...(await this.#outcomeOf(organizationId, started, { search, address })), cookie: others };
  }

  /** The sign-in with this state, and the cookie without it. */
  async #startedOf(seals: readonly string[], state: string | null) {
    for (const seal of seals) {
      const started = await this.#seal.open<Started>(purpose, seal);
      if (started?.checks.state !== state) continue;
      return { started, others: seals.filter((other) => other !== seal).join(separator) || undefined };
    }
    return { others: seals.join(separator) || undefined };
  }

  async #outcomeOf(
    organizationId: string,
    started: Started | undefined,
    { search, address }: Omit<OidcAnswer, 'cookie'>,
  ) {
    const provider = await this.#providers.find(organizationId);
    const isExpected =
      started?.organizationId === organizationId &&
      provider?.issuer === started.issuer &&
      provider.clientId === started.clientId;
    if (!isExpected) return { refusal: 'failed' as const };
    let claims: OidcClaims;
    try {
      const answer = new URL(`${this.redirectUri(organizationId)}${search && '?'}${search}`);
      claims = await this.#client.finish(this.#serverOf(organizationId, provider), answer, started.checks);
    } catch (error) {
      this.#log.info({ error, organization_id: organizationId }, 'single sign-on refused');
      return { refusal: 'failed' as const };
    }
    const found = await this.#db.transaction(() => this.#users.userOf(organizationId, provider, claims, address));
    return typeof found === 'string'
      ? { refusal: found }
      : { organizationId, userId: found.userId, next: started.next };
  }

  #serverOf(organizationId: string, provider: OidcProvider): OidcServer {
    const { issuer, clientId } = provider;
    const clientSecret = this.#secretOf(organizationId, provider);
    if (clientSecret === undefined)
      throw new Error('WEBHOOK_SECRET_KEY has no key that decrypts the secret of this client');
    return { issuer, clientId, clientSecret };
  }

  /** Undefined if no current key decrypts it. */
  #secretOf(organizationId: string, { issuer, clientId, sealedSecret }: OidcProvider): string | undefined {
    const keys = this.#config.webhooks.secretKeys;
    return decrypt(keys, sealedSecret, aboutOf(organizationId, issuer, clientId))?.toString();
  }
}

const separator = '.';

/** The newest first, as many as one cookie holds. */
const withOthers = (seal: string, others: readonly string[]): string =>
  others
    .slice(0, mostStarted - 1)
    .reduce((cookie, other) => (cookie.length + other.length < mostBytes ? cookie + separator + other : cookie), seal);

const sealsOf = (cookie: string | undefined): string[] => cookie?.split(separator).filter(Boolean) ?? [];

const aboutOf = (organizationId: string, issuer: string, clientId: string): string =>
  JSON.stringify(['oidc', organizationId, issuer, clientId]);
