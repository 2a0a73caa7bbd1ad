import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { AppError } from '../errors.ts';
import { limitFailures } from '../pages/limit.ts';
import { refuseForeignForms } from '../pages/same-origin.ts';
import type { QueueDashboard } from '../tasks/dashboard.ts';

export type OperatorOptions = { dashboard: QueueDashboard; password: string; baseUrl: string };

class NotTheOperator extends AppError {
  readonly status = 401;
  constructor() {
    super('unauthorized', 'The operator of this service signs in here, as operator with OPERATOR_PASSWORD.', {
      headers: { 'WWW-Authenticate': 'Basic realm="operator", charset="UTF-8"' },
    });
  }
}

// Its page has scripts within it, which carry the nonce, styles at elements, and an icon in its address. The console has
// the same origin, so what a tenant wrote must run here as little as there.
const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", (_req, res) => `'nonce-${(res as Response).locals['nonce']}'`],
      styleSrc: ["'self'", 'data:'],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'same-origin' },
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a Basic `Authorization` holds (RFC 7617), `user:password`; undefined where there is none. */
function credentialsIn(header: string | undefined): string | undefined {
  const given = /^basic +([a-z0-9+/=]+) *$/i.exec(header ?? '')?.[1];
  return given === undefined ? undefined : Buffer.from(given, 'base64').toString('utf8');
}

/**
 * The queues' dashboard for whoever has the operator's password. No key and no session opens it. Ten wrong passwords a
 * minute are answered to an address, in this process; then none is looked at, right or wrong.
 */
export function operatorPages({ dashboard, password, baseUrl }: OperatorOptions): RequestHandler {
  const expected = digest(`operator:${password}`);
  const failures = limitFailures({ perMinute: 10, burst: 10 });

  const checkLogin = (address: string, header: string | undefined): void => {
    const given = credentialsIn(header);
    if (given === undefined) throw new NotTheOperator();
    failures.check(address);
    if (timingSafeEqual(digest(given), expected)) return;
    failures.count(address);
    throw new NotTheOperator();
  };

  return (req, res, next) => {
    const path = req.url.split('?', 1)[0] as string;
    const isOurs = [dashboard.path, `${dashboard.path}.data`].includes(path) || path.startsWith(`${dashboard.path}/`);
    if (!isOurs) return next();
    const nonce = randomBytes(16).toString('base64');
    res.locals['nonce'] = nonce;
    protect(req, res, () => {
      res.set({ 'X-Request-Id': String(res.locals['requestId']), 'X-Robots-Tag': 'noindex, nofollow' });
      checkLogin(req.ip ?? '', req.get('authorization'));
      if (req.method !== 'GET' && req.method !== 'HEAD') refuseForeignForms(req, baseUrl);
      dashboard.answer(req, res, nonce).catch(next);
    });
  };
}
