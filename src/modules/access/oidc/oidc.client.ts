import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { IssuerFetch } from './issuer-fetch.ts';

export type OidcServer = { issuer: string; clientId: string; clientSecret: string };
/** Values that the browser keeps until it returns from the provider. */
export type OidcChecks = { state: string; nonce: string; verifier: string };
/** Claims of an ID token with a valid signature, issuer, audience, nonce and times. */
export type OidcClaims = { subject: string; email: string | undefined; isVerified: boolean; name: string | undefined };

/** PostgreSQL stores no NUL. */
const isStorable = (value: string): boolean => value !== '' && !value.includes('\0');
const text = (value: unknown): string | undefined =>
  typeof value === 'string' && isStorable(value) ? value : undefined;

/** Talks to the OpenID Connect provider of an organization: authorization code flow with PKCE, state and nonce. */
export class OidcClient {
  readonly #fetch: IssuerFetch;
  constructor(fetch: IssuerFetch) {
    this.#fetch = fetch;
  }

  /** Throws unless the issuer answers with its metadata. */
  async #configuration({ issuer, clientId, clientSecret }: OidcServer): Promise<Configuration> {
    const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [customFetch]: (url, options) => this.#fetch.fetch(url, options),
      execute: [enableNonRepudiationChecks],
      timeout: 10,
    });
    const { authorization_endpoint: endpoint = '' } = configuration.serverMetadata();
    // Browsers are sent there.
    if (URL.parse(endpoint)?.protocol !== 'https:') throw new Error('the authorization endpoint is no https URL');
    return configuration;
  }

  /** Throws unless the provider can be used. */
  async check(server: OidcServer): Promise<void> {
    await this.#configuration(server);
  }

  /** Returns the URL to send the browser to. */
  async start(server: OidcServer, redirectUri: string): Promise<{ address: URL; checks: OidcChecks }> {
    const configuration = await this.#configuration(server);
    const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { address, checks };
  }

  /** Throws for an answer that does not fit the checks or the provider. */
  async finish(server: OidcServer, answer: URL, { state, nonce, verifier }: OidcChecks): Promise<OidcClaims> {
    const tokens = await authorizationCodeGrant(await this.#configuration(server), answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the provider sent no ID token');
    if (!isStorable(claims.sub)) throw new Error('the subject of the ID token is empty or has a NUL');
    return {
      subject: claims.sub,
      email: text(claims['email']),
      // Some providers send text.
      isVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
      name: text(claims['name']),
    };
  }
}
