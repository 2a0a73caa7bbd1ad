import { sendAnswer } from '#platform/http/exchange.ts';
import { securityHeaders } from '#platform/http/headers/security-headers.ts';
import type { Surface } from '#platform/http/pipeline.ts';
import { routedSurface } from '#platform/http/routed-surface.ts';

const path = '/.well-known/security.txt';
const day = 86_400_000;
// RFC 9116 recommends less than a year.
const validDays = 180;

/** Serves the contact for researchers who report vulnerabilities (RFC 9116). `contact` is a mailto: or https: URL. */
export function securityContact(contact: string, baseUrl: string): Surface {
  const text = () => {
    const expires = new Date(Math.floor(Date.now() / day + validDays) * day).toISOString();
    return [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      `Canonical: ${baseUrl}${path}`,
      'Preferred-Languages: en',
      '',
    ];
  };
  return routedSurface(securityHeaders(), [
    {
      method: 'get',
      path,
      serve: (exchange) =>
        sendAnswer(exchange, { status: 200, type: 'text/plain; charset=utf-8', body: text().join('\n') }),
    },
  ]);
}
