import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoadHookSync, registerHooks } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseServer } from '../database/server/database-server.ts';
import { sessionOf } from '../database/server/session-settings.ts';
import { newId } from '../ids.ts';

export type DashboardOptions = {
  server: DatabaseServer;
  /** Public URL of the service. */
  baseUrl: string;
  /** Path of the dashboard, below that of `baseUrl`. */
  path: string;
};

type Handler = { (request: Request): Promise<Response>; close(): Promise<void> };

// The page loads its fonts from Google.
const googleFonts = [
  'https://fonts.googleapis.com/css2?family=Geist:wght@300..700&family=Geist+Mono:wght@400..600&display=swap',
  'https://fonts.googleapis.com',
  'https://fonts.gstatic.com',
];
const withoutFonts = (code: string): string =>
  googleFonts.reduce((text, url) => text.replaceAll(url, 'data:text/css,'), code);

const nonces = new AsyncLocalStorage<string>();
const nonce = 'globalThis.queueDashboardNonce()';
/** Connection settings, by the URL that the dashboard gets instead of the real one. */
const servers = new Map<string, object>();
const connection = (url: string): string => `...globalThis.queueDashboardConnection(${url})`;
Object.assign(globalThis, {
  queueDashboardNonce: () => nonces.getStore(),
  queueDashboardConnection: (url: string) => servers.get(url),
});

/**
 * Changes to the dashboard's code. Its own pg-boss is older and refuses our schema, so it gets ours. Its pools connect
 * like our own. Its scripts get the nonce of our content security policy.
 */
const changes: readonly [from: string, to: string][] = [
  ['new PgBoss({\n\t\tconnectionString: dbUrl,', `new OurPgBoss({ max: 1, ${connection('dbUrl')},`],
  [
    'connectionString,\n\t\t\tmax: 10,\n\t\t\tstatement_timeout: timeoutMs,',
    `${connection('connectionString')}, max: 2,`,
  ],
  ['url: request.url\n\t\t}), {', `url: request.url, nonce: ${nonce} }), { nonce: ${nonce},`],
  ['jsx("script", { dangerouslySetInnerHTML', `jsx("script", { nonce: ${nonce}, dangerouslySetInnerHTML`],
];

const withChanges: LoadHookSync = (url, context, next) => {
  const loaded = next(url, context);
  if (!url.endsWith('/@pg-boss/dashboard/build/server/index.js') || !loaded.source) return loaded;
  let source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  for (const [from, to] of changes) {
    if (!source.includes(from)) throw new Error(`The code of @pg-boss/dashboard has changed: no ${from}`);
    source = source.replace(from, to);
  }
  return { ...loaded, source: `import { PgBoss as OurPgBoss } from 'pg-boss';\n${withoutFonts(source)}` };
};

/** Names the connections, and limits the time that a slow page holds one. */
const withLimits = (server: DatabaseServer): object => ({
  ...sessionOf(server, { statement_timeout: 15_000 }),
  application_name: 'web-dashboard',
});

/**
 * pg-boss's dashboard of all queues, for operators only. The first request loads it, which takes half a second. Callers
 * of `answer` must check the login.
 */
export class QueueDashboard {
  readonly path: string;
  readonly #databaseUrl: string;
  readonly #root: string;
  readonly #host: string;
  #handler: Promise<Handler> | undefined;
  #closed = false;

  constructor({ server, baseUrl, path }: DashboardOptions) {
    const { host, pathname } = new URL(baseUrl);
    this.path = path;
    this.#databaseUrl = `postgres://${newId()}/${encodeURIComponent(server.database)}`;
    servers.set(this.#databaseUrl, withLimits(server));
    this.#host = host;
    this.#root = pathname.replace(/\/$/, '');
  }

  async #load(): Promise<Handler> {
    const { createDashboardHandler } = await import('@pg-boss/dashboard/handler');
    const basePath = this.#root + this.path;
    const handler = createDashboardHandler({
      databases: [{ url: this.#databaseUrl, schema: 'pgboss' }],
      basePath,
      // Browsers send the public address as Origin.
      allowedActionOrigins: [this.#host],
    });
    const hooks = registerHooks({ load: withChanges });
    try {
      // The dashboard loads its own code with the first request, whatever its path.
      await handler(new Request(`http://${this.#host}/`));
    } finally {
      hooks.deregister();
    }
    return handler;
  }

  /** Answers a request below `path`. Scripts get the nonce. */
  async answer(req: IncomingMessage, res: ServerResponse, nonce: string): Promise<void> {
    if (this.#closed) return void res.writeHead(503).end();
    this.#handler ??= this.#load();
    const [handler, { getRequestListener }] = await Promise.all([this.#handler, import('@hono/node-server')]);
    req.url = this.#root + req.url;
    const serve = getRequestListener(async (request) => scriptWithoutFonts(await handler(request)), {
      hostname: this.#host,
      // Otherwise the library would replace the global Request and Response.
      overrideGlobalObjects: false,
    });
    await nonces.run(nonce, () => serve(req, res));
  }

  /** Call it after the last request. Waits up to a second for running queries. */
  async close(): Promise<void> {
    this.#closed = true;
    const handler = await this.#handler?.catch(() => undefined);
    servers.delete(this.#databaseUrl);
    await Promise.race([handler?.close(), delay(1_000, undefined, { ref: false })]);
  }
}

/** Removes the fonts from the page's script, which also names them. */
async function scriptWithoutFonts(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/javascript')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(withoutFonts(await response.text()), { status: response.status, headers });
}
