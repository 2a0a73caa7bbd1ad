import { json, sendAnswer } from './exchange.ts';
import { securityHeaders } from './headers/security-headers.ts';
import type { Surface } from './pipeline.ts';
import { routedSurface } from './routed-surface.ts';

/**
 * /healthz answers while the process is alive. /readyz answers while it can serve requests. Otherwise `ready` throws.
 */
export function health(ready: () => Promise<void>): Surface {
  const ok = (status: string) => ({ status: 200, type: json, body: JSON.stringify({ status }) });
  // A cached answer would hide that the service has gone down.
  return routedSurface(
    [...securityHeaders(), 'Cache-Control', 'no-store'],
    [
      { method: 'get', path: '/healthz', serve: (exchange) => sendAnswer(exchange, ok('ok')) },
      {
        method: 'get',
        path: '/readyz',
        async serve(exchange) {
          await ready();
          await sendAnswer(exchange, ok('ready'));
        },
      },
    ],
  );
}
