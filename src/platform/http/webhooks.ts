import type { IncomingHttpHeaders } from 'node:http';
import type { Resolve } from '../container.ts';
import { readSigned } from './body.ts';
import { sendAnswer } from './exchange.ts';
import { securityHeaders } from './headers/security-headers.ts';
import type { Surface } from './pipeline.ts';
import { routedSurface } from './routed-surface.ts';

type WebhookCall = {
  /** The bytes that the signature covers. Empty if the request has no body. */
  body: Buffer;
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  resolve: Resolve;
};

/** An endpoint that another service calls to report events. It authenticates the caller itself. */
export type Webhook = {
  method: 'get' | 'post';
  path: string;
  handler: (call: WebhookCall) => Promise<{ status: number; text?: string }>;
};

export const webhookSurface = (webhooks: readonly Webhook[], resolve: Resolve): Surface =>
  routedSurface(
    securityHeaders(),
    webhooks.map(({ method, path, handler }) => ({
      method,
      path,
      async serve(exchange) {
        const { req, res, search, headers } = exchange;
        const body = method === 'post' ? await readSigned(req, res) : Buffer.alloc(0);
        const query = new URLSearchParams(search);
        const { status, text = '' } = await handler({ body, headers: req.headers, query, resolve });
        headers.push('Cache-Control', 'no-store');
        await sendAnswer(exchange, { status, type: 'text/plain; charset=utf-8', body: text });
      },
    })),
  );
