import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoadHookSync, registerHooks } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';

export type DashboardOptions = {
  databaseUrl: string;
  /** The service's public address. */
  baseUrl: string;
  /** The path that it is mounted at, below that of `baseUrl`. */
  path: string;
};

type Handler = { (request: Request): Promise<Response>; close(): Promise<void> };

/** The fonts that its page would have from Google. Without them it looks for those of the reader's machine. */
const foreignFonts = /https:\/\/fonts\.(?:googleapis|gstatic)\.com[^"'`\\<>\s]*/g;
const noFonts = 'data:text/css,';

/**
 * It has a pg-boss built in, older than ours, which refuses our newer schema: a task's page and every write would fail.
 * It gets ours instead, which does the same and right. Its pools are ten connections each without a setting; these are few.
 */
const withOurQueue: LoadHookSync = (url, context, next) => {
  const loaded = next(url, context);
  if (!url.endsWith('/@pg-boss/dashboard/build/server/index.js') || !loaded.source) return loaded;
  const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  const source = text.replace('new PgBoss({', 'new OurPgBoss({ max: 1,').replace('max: 10,', 'max: 2,');
  return { ...loaded, source: `import { PgBoss as OurPgBoss } from 'pg-boss';\n${source}` };
};

/** So that `pg_stat_activity` says whose a connection is, and a slow page gives its own up. */
function withLimits(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', 'web-dashboard');
  url.searchParams.set('statement_timeout', '15000');
  return url.href;
}

/**
 * pg-boss's own dashboard, with every queue of the installation: for operators, never for a tenant. It is loaded with
 * the first request, which takes half a second. It knows no login; whoever mounts it does.
 */
export class QueueDashboard {
  readonly path: string;
  readonly #databaseUrl: string;
  readonly #root: string;
  readonly #host: string;
  #handler: Promise<Handler> | undefined;
  #closed = false;

  constructor({ databaseUrl, baseUrl, path }: DashboardOptions) {
    const { host, pathname } = new URL(baseUrl);
    this.path = path;
    this.#databaseUrl = withLimits(databaseUrl);
    this.#host = host;
    this.#root = pathname.replace(/\/$/, '');
  }

  async #load(): Promise<Handler> {
    const { createDashboardHandler } = await import('@pg-boss/dashboard/handler');
    const basePath = this.#root + this.path;
    const handler = createDashboardHandler({
      databases: [{ url: this.#databaseUrl, schema: 'pgboss' }],
      basePath,
      // What a proxy makes of the Host is not what browsers send as Origin.
      allowedActionOrigins: [this.#host],
    });
    const hooks = registerHooks({ load: withOurQueue });
    try {
      // It loads its inside with the first request, also of a path that is not its own.
      await handler(new Request(`http://${this.#host}/`));
    } finally {
      hooks.deregister();
    }
    return handler;
  }

  /** Answers a request below `path`. Its inline scripts carry the nonce, so that a policy can allow them and no others. */
  async answer(req: IncomingMessage, res: ServerResponse, nonce: string): Promise<void> {
    if (this.#closed) return void res.writeHead(503).end();
    this.#handler ??= this.#load();
    const [handler, { getRequestListener }] = await Promise.all([this.#handler, import('@hono/node-server')]);
    req.url = this.#root + req.url;
    await getRequestListener(async (request) => adapted(await handler(request), nonce), {
      hostname: this.#host,
      // else it would put its own Request and Response in place of everybody's
      overrideGlobalObjects: false,
    })(req, res);
  }

  /** Ends its connections. To be called when its requests have ended: a query that still runs is waited for a second. */
  async close(): Promise<void> {
    this.#closed = true;
    const handler = await this.#handler?.catch(() => undefined);
    await Promise.race([handler?.close(), delay(1_000, undefined, { ref: false })]);
  }
}

async function adapted(response: Response, nonce: string): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html');
  if (!response.body || !(isPage || type.startsWith('text/javascript'))) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  const text = (await response.text()).replaceAll(foreignFonts, noFonts);
  return new Response(isPage ? text.replaceAll('<script', `<script nonce="${nonce}"`) : text, { status, headers });
}
