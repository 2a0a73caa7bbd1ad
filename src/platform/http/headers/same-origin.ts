import type { Request } from 'express';
import { Forbidden } from '../../errors.ts';

/**
 * Throws Forbidden for a form, or another request, from another site. Browsers send the origin in headers that no page can set:
 * Sec-Fetch-Site, or Origin in older browsers. A client that sends neither is not a browser. (As in Go's
 * CrossOriginProtection.)
 */
export function refuseForeignForms(req: Request, baseUrl: string): void {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  const isOurs =
    site === undefined
      ? origin === undefined || URL.parse(origin)?.host === req.get('host') || origin === new URL(baseUrl).origin
      : site === 'same-origin' || site === 'none';
  if (!isOurs) throw new Forbidden('forbidden', 'This request was sent from another site.');
}
