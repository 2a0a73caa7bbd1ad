import type { IncomingHttpHeaders } from 'node:http';
import express, { type Express, type RequestHandler } from 'express';
import type { Resolve } from '../container.ts';
import { MethodNotAllowed } from '../errors.ts';

type Call = {
  /** The bytes as they came: what a signature is about. Empty without a body. */
  body: Buffer;
  headers: IncomingHttpHeaders;
  query: URLSearchParams;
  resolve: Resolve;
};

/** What another service calls when something happened there. No part of the API: it checks for itself who calls. */
export type Webhook = {
  method: 'get' | 'post';
  path: string;
  handler: (call: Call) => Promise<{ status: number; text?: string }>;
};

const readBody = express.raw({ limit: '1mb', type: () => true, inflate: false });

function run({ handler }: Webhook, resolve: Resolve): RequestHandler {
  return async (req, res) => {
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const query = new URL(req.url, 'http://here').searchParams;
    const { status, text = '' } = await handler({ body, headers: req.headers, query, resolve });
    res.status(status).set('Cache-Control', 'no-store').type('text/plain').send(text);
  };
}

/** Serves the webhooks at their paths. A body is at most 1 MiB, and not compressed. */
export function mountWebhooks(app: Express, webhooks: readonly Webhook[], resolve: Resolve): void {
  for (const [path, all] of Map.groupBy(webhooks, (webhook) => webhook.path)) {
    const route = app.route(path);
    for (const webhook of all) {
      if (webhook.method === 'get') route.get(run(webhook, resolve));
      else route.post(readBody, run(webhook, resolve));
    }
    const allow = all.map(({ method }) => (method === 'get' ? 'GET, HEAD' : 'POST')).join(', ');
    route.all(() => {
      throw new MethodNotAllowed(allow);
    });
  }
}
