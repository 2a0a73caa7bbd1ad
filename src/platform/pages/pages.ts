import { hash } from 'node:crypto';
import type { JSX } from 'preact';
import { MethodNotAllowed, NotFound } from '../errors.ts';
import { applyHeaders, type Exchange, html, json, sendAnswer } from '../http/exchange.ts';
import { BodyMemory } from '../http/limits/body-memory.ts';
import { runMiddleware } from '../http/middleware.ts';
import { type Responder, type Surface, showJson } from '../http/pipeline.ts';
import { methodOf, routes } from '../http/routes.ts';
import { EventStreams } from './event-stream.ts';
import { sendFile, sendStream } from './file-reply.ts';
import type { PageCookie, PageReply, Site } from './page.ts';
import { pageHeaders } from './page-headers.ts';
import { type FormLimits, formTurns, type PageOptions, pageRunner } from './page-runner.ts';
import { pageRenderer, type RenderPage } from './render.ts';

type Replying = { root: string; isSecure: boolean; render: RenderPage; streams: EventStreams };

const documentOf = (render: RenderPage, document: JSX.Element): string => `<!doctype html>\n${render(document)}\n`;

/** The version of a body that everyone may see. Caches ask whether it has changed. */
const versionOf = (body: string | Buffer): string => hash('sha256', body).slice(0, 32);

const setCookie = ({ res }: Exchange, { name, value, path, seconds, strict }: PageCookie, replying: Replying): void =>
  void res.cookie(name, value ?? '', {
    path: `${replying.root}${path}`,
    maxAge: value === undefined ? 0 : seconds * 1000,
    httpOnly: true,
    secure: replying.isSecure,
    sameSite: strict ? 'strict' : 'lax',
  });

async function send(exchange: Exchange, reply: PageReply, replying: Replying, isShared: boolean): Promise<void> {
  const { req, res } = exchange;
  const { root, render, streams } = replying;
  const sendBody = (status: number, type: string, body: string | Buffer): Promise<void> =>
    sendAnswer(exchange, { status, type, body, tag: isShared && status === 200 ? versionOf(body) : undefined });
  if (reply.cookie) setCookie(exchange, reply.cookie, replying);
  if ('events' in reply) streams.answer(res, reply.events);
  else if ('redirect' in reply) res.redirect(303, `${root}${reply.redirect}`);
  else if ('moved' in reply) res.redirect(301, `${root}${reply.moved}`);
  else if ('elsewhere' in reply) res.redirect(303, reply.elsewhere.href);
  else if ('image' in reply) await sendBody(200, reply.type, reply.image);
  else if ('text' in reply) await sendBody(200, reply.type, reply.text);
  else if ('file' in reply) await sendFile(req, res, reply.file);
  else if ('stream' in reply) await sendStream(req, res, reply.stream);
  else if ('json' in reply)
    await sendAnswer(exchange, { status: reply.status ?? 200, type: json, body: JSON.stringify(reply.json) });
  else await sendBody(reply.status ?? 200, html, documentOf(render, reply.document));
}

const forever = 'public, max-age=31536000, immutable';

/** One name for all assets in logs, because there are many similar ones. */
const assetRoute = 'asset';

/** `/jobs` of `/jobs/1/apply`. All paths in it are the site's: a wrong one gets its page for errors. */
const folderOf = (path: string): string => /^\/[^/{]+/.exec(path)?.[0] ?? '';

function siteSurface(site: Site, options: PageOptions, replying: Replying, limits: FormLimits) {
  const { root, render } = replying;
  const find = routes(site.pages, (page) => pageRunner(page, options, limits));
  const headersOf = pageHeaders(site);
  const folders = new Set(site.pages.flatMap(({ path }) => folderOf(path) || []));
  const sessions =
    site.session &&
    options.sessions({ ...site.session, path: `${root}${site.session.path}`, isSecure: replying.isSecure });

  const serveAsset = async (exchange: Exchange, asset: { type: string; bytes: Buffer }): Promise<void> => {
    exchange.route = assetRoute;
    exchange.headers.push('Cache-Control', forever);
    await sendAnswer(exchange, { status: 200, type: asset.type, body: asset.bytes });
  };

  const servePage = async (exchange: Exchange, route: ReturnType<typeof find>): Promise<void> => {
    const { req, res, path } = exchange;
    if (!route && !site.assets.has(path)) throw new NotFound('The page');
    const target = route?.methods.get(methodOf(req));
    exchange.route = target?.endpoint.path;
    if (!route || !target) throw new MethodNotAllowed(route?.allow ?? 'GET, HEAD');
    if (target.endpoint.actsOnGet && req.method === 'HEAD') throw new MethodNotAllowed('GET');
    applyHeaders(exchange);
    // Adds the root, because the cookie's path includes it.
    req.originalUrl = `${root}${req.originalUrl}`;
    if (sessions) await runMiddleware(sessions, req, res);
    const { personal, isPermanent, forPrograms } = target.endpoint;
    if (personal) res.set('X-Robots-Tag', 'noindex, nofollow');
    if (forPrograms) res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' });
    const reply = await target.run(exchange, route.params);
    const shared = isPermanent ? forever : 'public, max-age=60';
    const isShared = !personal && req.method !== 'POST';
    res.set('Cache-Control', isShared ? shared : 'no-store');
    await send(exchange, reply, replying, isShared);
  };

  const responderOf = (path: string): Responder => {
    const route = find(path);
    const endpoints = [...(route?.methods.values() ?? [])].map(({ endpoint }) => endpoint);
    const asset = site.assets.get(path);
    return {
      headers: headersOf(endpoints[0]),
      serve: (exchange) =>
        asset && methodOf(exchange.req) === 'get' ? serveAsset(exchange, asset) : servePage(exchange, route),
      async showError(exchange, error) {
        exchange.headers.push('X-Robots-Tag', 'noindex, nofollow');
        if (endpoints.some(({ data, forPrograms }) => data !== undefined || forPrograms))
          return showJson(exchange, error);
        const body = documentOf(render, site.problem(error, exchange.requestId));
        await sendAnswer(exchange, { status: error.status, type: html, body });
      },
    };
  };

  return {
    has: (path: string) => site.assets.has(path) || find(path) !== undefined,
    hasFolderOf: (path: string) => folders.has(folderOf(path)),
    responderOf,
  };
}

export function pages(options: PageOptions): Surface {
  const { pathname, protocol } = new URL(options.config.baseUrl);
  const root = pathname.replace(/\/$/, '');
  const render = pageRenderer(root);
  const replying = {
    root,
    isSecure: protocol === 'https:',
    render,
    streams: new EventStreams(render, options.log, options.streaming),
  };
  const { config } = options;
  const limits = { turns: formTurns(config), memory: new BodyMemory(config.uploadMemoryBytes) };
  const sites = options.sites.map((site) => siteSurface(site, options, replying, limits));
  return (path) =>
    (sites.find((site) => site.has(path)) ?? sites.find((site) => site.hasFolderOf(path)))?.responderOf(path);
}
