import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';
import { callerAddress } from '../network.ts';
import type { QueueDashboard } from '../tasks/dashboard.ts';
import { applyHeaders } from './exchange.ts';
import { refuseForeignForms } from './headers/same-origin.ts';
import { onlyAllow, securityHeaders } from './headers/security-headers.ts';
import type { LimitFailures } from './limits/rate-limit.ts';
import type { Surface } from './pipeline.ts';

export type DashboardSurfaceOptions = {
  dashboard: QueueDashboard;
  password: string;
  baseUrl: string;
  limitFailures: LimitFailures;
  /** Counts by the address of the connection: that of a proxy, or of a caller who bypasses it. */
  limitPeerFailures: LimitFailures;
};

export const operatorSignInLimit = { perMinute: 10, burst: 10 };
/** Limit for all callers behind one proxy. */
export const operatorConnectionLimit = { perMinute: 30, burst: 30 };

const notTheOperator = () =>
  new AppError('unauthorized', 'Sign in as the user operator with OPERATOR_PASSWORD.', {
    headers: { 'WWW-Authenticate': 'Basic realm="operator", charset="UTF-8"' },
  });

// The page has inline scripts with the nonce, inline styles and a data icon. It shares the console's origin: scripts in
// tenants' data must not run here either.
const headersWith = (nonce: string): string[] => [
  ...securityHeaders({
    ...onlyAllow({
      scriptSrc: ["'self'", `'nonce-${nonce}'`],
      styleSrc: ["'self'", 'data:'],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
    }),
    referrerPolicy: { policy: 'same-origin' },
  }),
  'X-Robots-Tag',
  'noindex, nofollow',
];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `user:password` of a Basic `Authorization` (RFC 7617). */
function credentialsIn(header: string | undefined): string | undefined {
  const encoded = /^basic +([a-z0-9+/=]+) *$/i.exec(header ?? '')?.[1];
  return encoded === undefined ? undefined : Buffer.from(encoded, 'base64').toString('utf8');
}

/**
 * The dashboard, which only the operator's password opens. After ten wrong passwords in a minute an address gets 429,
 * even with the right one.
 */
export function dashboardSurface({
  dashboard,
  password,
  baseUrl,
  limitFailures,
  limitPeerFailures,
}: DashboardSurfaceOptions): Surface {
  const expected = digest(`operator:${password}`);

  const checkLogin = async (address: string, peer: string, header: string | undefined): Promise<void> => {
    const credentials = credentialsIn(header);
    if (credentials === undefined) throw notTheOperator();
    // A caller who bypasses the proxies chooses the forwarded address, but not the address of the connection.
    const isRight = await limitPeerFailures(peer, () => timingSafeEqual(digest(credentials), expected));
    if (!(await limitFailures(address, () => isRight))) throw notTheOperator();
  };

  const isOurs = (path: string) =>
    path === dashboard.path || path === `${dashboard.path}.data` || path.startsWith(`${dashboard.path}/`);
  return (path) => {
    if (!isOurs(path)) return undefined;
    const nonce = randomBytes(16).toString('base64');
    return {
      headers: headersWith(nonce),
      async serve(exchange) {
        const { req, res } = exchange;
        await checkLogin(callerAddress(req), req.socket.remoteAddress ?? '', req.get('authorization'));
        if (req.method !== 'GET' && req.method !== 'HEAD') refuseForeignForms(req, baseUrl);
        exchange.route = dashboard.path;
        applyHeaders(exchange);
        await dashboard.answer(req, res, nonce);
      },
    };
  };
}
