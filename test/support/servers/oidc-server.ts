import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { startHttpsServer } from './https-server.ts';

type Claims = Record<string, unknown>;
type Grant = {
  nonce: string;
  challenge: string;
  clientId: string;
  redirectUri: string;
  claims: Claims;
  isForged: boolean;
};

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A scripted OpenID Connect provider with one client. `authorize` is what it does when its user agrees. */
export async function startOidcServer() {
  const [own, forged] = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  if (!own || !forged) throw new Error('no keys');
  const client = { id: 'recruitment', secret: 'a secret & more' };
  const grants = new Map<string, Grant>();
  /** Of requests to the token endpoint. */
  const bodies: URLSearchParams[] = [];
  const control = { isDown: false, held: Promise.resolve() };

  const tokenFor = ({ nonce, clientId, claims, isForged }: Grant): string => {
    const now = Math.floor(Date.now() / 1000);
    const head = base64url({ alg: 'RS256', kid: 'one', typ: 'JWT' });
    const body = base64url({ iss: issuer(), aud: clientId, iat: now, exp: now + 300, nonce, ...claims });
    const key = isForged ? forged.privateKey : own.privateKey;
    return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), key).toString('base64url')}`;
  };

  const exchange = (body: URLSearchParams): { status: number; json: object } => {
    bodies.push(body);
    const grant = grants.get(body.get('code') ?? '');
    grants.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      body.get('client_secret') === client.secret &&
      body.get('client_id') === client.id &&
      grant?.challenge === challenge &&
      grant.redirectUri === body.get('redirect_uri');
    if (!isRight) return { status: 400, json: { error: 'invalid_grant' } };
    return {
      status: 200,
      json: { access_token: 'x', token_type: 'Bearer', expires_in: 300, id_token: tokenFor(grant) },
    };
  };

  const answer = async (path: string, body: string): Promise<{ status: number; json: object }> => {
    await control.held;
    if (control.isDown) return { status: 503, json: {} };
    if (path === '/.well-known/openid-configuration') return { status: 200, json: metadata() };
    if (path === '/jwks') {
      const jwk = own.publicKey.export({ format: 'jwk' });
      return { status: 200, json: { keys: [{ ...jwk, kid: 'one', alg: 'RS256', use: 'sig' }] } };
    }
    return path === '/token' ? exchange(new URLSearchParams(body)) : { status: 404, json: {} };
  };

  const server = await startHttpsServer((request, response) => {
    void text(request)
      .then((body) => answer(request.url ?? '', body))
      .then(({ status, json }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      });
  });
  afterAll(() => server.close());
  const issuer = (): string => server.url('').replace(/\/$/, '');
  const metadata = () => ({
    issuer: issuer(),
    authorization_endpoint: server.url('/authorize'),
    token_endpoint: server.url('/token'),
    jwks_uri: server.url('/jwks'),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  });

  return {
    issuer: issuer(),
    host: server.host,
    caFile: server.caFile,
    client,
    bodies,
    control,
    /** The address that the provider sends the browser to. `claims`: of the ID token, beside the usual ones. */
    authorize(address: string, claims: Claims, { isForged = false } = {}): URL {
      const asked = new URL(address).searchParams;
      const code = randomBytes(16).toString('hex');
      const redirectUri = asked.get('redirect_uri') ?? '';
      grants.set(code, {
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        clientId: asked.get('client_id') ?? '',
        redirectUri,
        claims,
        isForged,
      });
      const back = new URL(redirectUri);
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString();
      return back;
    },
  };
}
