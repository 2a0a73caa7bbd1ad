import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import pLimit, { type LimitFunction } from 'p-limit';
import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import type { Config } from '../config.ts';
import type { Resolve } from '../container.ts';
import { MethodNotAllowed, NotFound } from '../errors.ts';
import { bodyReader } from '../http/body.ts';
import { compressed, worthCompressing } from '../http/compress.ts';
import { problemOf, toAppError } from '../http/problem.ts';
import { routes } from '../http/routes.ts';
import { type Logger, messageOf } from '../log.ts';
import { EventStreams, type StreamOptions } from './event-stream.ts';
import { sendFile } from './file-reply.ts';
import { formReader, noForm } from './form.ts';
import { limitAddresses } from './limit.ts';
import { runMiddleware } from './middleware.ts';
import type { Page, PageContext, PageReply, Site } from './page.ts';
import { refuseForeignForms } from './same-origin.ts';
import { PageSession, type SessionOptions } from './session.ts';

export type PageOptions = {
  resolve: Resolve;
  sites: readonly Site[];
  config: Config;
  log: Logger;
  streaming?: Partial<StreamOptions>;
  /** Makes what reads and keeps the sessions of a site. */
  sessions(options: SessionOptions): RequestHandler;
};

type Powers = { hasScripts: boolean; media: Page['media'] };

// No script but files of ours where a page has any, nothing of anybody else, no frame. Behind http nothing is upgraded:
// the links are relative.
function protection({ hasScripts, media }: Powers): RequestHandler {
  const records = media === 'records';
  const secured = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        ...((hasScripts || records) && { scriptSrc: ["'self'"], connectSrc: ["'self'"] }),
        ...(media && { mediaSrc: records ? ["'self'", 'blob:'] : ["'self'"] }),
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: true,
    // Addresses with tokens go to nobody else. Under a stricter policy forms would come with `Origin: null`, which is
    // all there is to judge them by on plain http and from older browsers.
    referrerPolicy: { policy: 'same-origin' },
  });
  const devices = records ? 'camera=(self), microphone=(self)' : 'camera=(), microphone=()';
  return (req, res, next) => {
    res.set('Permissions-Policy', `${devices}, display-capture=(), geolocation=()`);
    secured(req, res, next);
  };
}

/** As `protection`, for the page of a site that is at a path. */
function protections(site: Site): (page: Page | undefined) => RequestHandler {
  const hasScripts = site.hasScripts === true;
  const made = [undefined, 'plays', 'records'] as const;
  const all = new Map<Page['media'], RequestHandler>(made.map((media) => [media, protection({ hasScripts, media })]));
  return (page) => all.get(page?.media) as RequestHandler;
}

type Run = (req: Request, res: Response, params: Record<string, string>) => Promise<PageReply>;

/**
 * When a crowd sends its forms at once, each waits for its turn here: of as many as would wait for a connection to the
 * database most would be refused after seconds, with all that was typed. Two connections are left to everybody else.
 */
const turnsOf = ({ databasePoolMax }: Config): LimitFunction => pLimit(Math.max(1, databasePoolMax - 2));

function runner(page: Page, { resolve, config }: PageOptions, turns: LimitFunction): Run {
  const readForm = formReader(page.maxFileBytes);
  const readBytes = page.data && bodyReader({ file: page.data });
  const allowed = typeof page.limit === 'function' ? page.limit(config) : page.limit;
  const limit = allowed && limitAddresses(allowed);
  return async (req, res, params) => {
    const address = req.ip ?? '';
    if (page.method === 'post' && !page.fromAnywhere) refuseForeignForms(req, config.baseUrl);
    limit?.(address, []);
    const [path = '', search = ''] = req.url.split('?', 2);
    const query = new URLSearchParams(search);
    const session = 'session' in req ? new PageSession(req) : undefined;
    const { headers } = req;
    const nothing = { form: noForm, body: Buffer.alloc(0) };
    const context: PageContext = { path, params, query, ...nothing, headers, address, session, resolve };
    const read = async (): Promise<Partial<PageContext>> => {
      if (!readBytes) return { form: await readForm(req, res) };
      await readBytes(req, res);
      return { body: req.body as Buffer };
    };
    const handle = async (): Promise<PageReply> => {
      await page.data?.admit(context);
      if (page.method === 'get') return page.handler(context);
      const sent = await read();
      // A script sends again what is refused, and may wait for a store: forms are not to wait behind it.
      if (page.data) return page.handler({ ...context, ...sent });
      return turns(() => page.handler({ ...context, ...sent }));
    };
    const reply = await handle();
    await session?.save();
    return reply;
  };
}

/**
 * Addresses of ours begin at the service's root, which may be a path of a host that others have too. In what is rendered
 * nobody's text can look like an attribute.
 */
const rooted = (html: string, root: string): string =>
  root === '' ? html : html.replaceAll(/ ((?:data-)?(?:href|action|src))="\/(?!\/)/g, ` $1="${root}/`);

async function sendDocument(
  req: Request,
  res: Response,
  root: string,
  { status, document }: { status: number; document: JSX.Element },
): Promise<void> {
  const text = `<!doctype html>\n${rooted(render(document), root)}\n`;
  const small = text.length >= worthCompressing ? await compressed(req, text) : undefined;
  res.vary('Accept-Encoding').status(status).type('html');
  if (small) res.set('Content-Encoding', small.encoding);
  res.end(small?.bytes ?? text);
}

async function send(
  req: Request,
  res: Response,
  { root, streams }: { root: string; streams: EventStreams },
  reply: PageReply,
): Promise<void> {
  if ('events' in reply) streams.answer(res, reply.events, (html) => rooted(html, root));
  else if ('redirect' in reply) res.redirect(303, `${root}${reply.redirect}`);
  else if ('image' in reply) res.type(reply.type).end(reply.image);
  else if ('file' in reply) await sendFile(req, res, reply.file);
  else if ('json' in reply) res.status(reply.status ?? 200).json(reply.json);
  else await sendDocument(req, res, root, { status: reply.status ?? 200, document: reply.document });
}

type AtPath = ReturnType<ReturnType<typeof routes<Page, Run>>>;
const pagesAt = (route: AtPath): Page[] => [...(route?.methods.values() ?? [])].map(({ endpoint }) => endpoint);
const isData = (route: AtPath): boolean => pagesAt(route).some(({ data }) => data !== undefined);

/** Answers the paths of the sites' pages and files, what else is below the path of a site with sessions, and no other. */
export function pages(options: PageOptions): RequestHandler {
  const root = new URL(options.config.baseUrl).pathname.replace(/\/$/, '');
  const streams = new EventStreams(options.log, options.streaming);
  const turns = turnsOf(options.config);
  const served = options.sites.map((site) => ({
    site,
    find: routes(site.pages, (page) => runner(page, options, turns)),
    protect: protections(site),
    sessions: site.session && options.sessions({ ...site.session, path: `${root}${site.session.path}` }),
  }));

  const answer = async (req: Request, res: Response, found: (typeof served)[number], path: string): Promise<void> => {
    const { site, find, sessions } = found;
    const requestId = String(res.locals['requestId']);
    const route = find(path);
    try {
      const target = route?.methods.get(req.method === 'HEAD' ? 'get' : req.method.toLowerCase());
      if (!route && !site.assets.has(path)) throw new NotFound('The page');
      if (!route || !target) throw new MethodNotAllowed(route?.allow ?? 'GET, HEAD');
      // As the browser knows it: the cookie's path is that of the whole address.
      req.originalUrl = `${root}${req.originalUrl}`;
      if (sessions) await runMiddleware(sessions, req, res);
      const { personal } = target.endpoint;
      if (personal) res.set('X-Robots-Tag', 'noindex, nofollow');
      const reply = await target.run(req, res, route.params);
      res.set('Cache-Control', personal || req.method === 'POST' ? 'no-store' : 'public, max-age=60');
      await send(req, res, { root, streams }, reply);
    } catch (error) {
      const known = toAppError(error);
      if (known.status === 500) options.log.error({ error }, 'answered 500');
      else if (known.status === 503) options.log.warn({ reason: messageOf(error) }, 'answered 503');
      if (res.headersSent) return void res.destroy();
      res.set({ ...known.headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' });
      if (isData(route)) return void res.status(known.status).json(problemOf(known, requestId));
      await sendDocument(req, res, root, { status: known.status, document: site.problem(known, requestId) });
    }
  };

  return (req, res, next) => {
    const path = req.url.split('?', 1)[0] as string;
    const found =
      served.find(({ site, find }) => site.assets.has(path) || find(path)) ??
      served.find(({ site }) => site.session && path.startsWith(`${site.session.path}/`));
    if (!found) return next();
    found.protect(pagesAt(found.find(path))[0])(req, res, () => {
      res.set('X-Request-Id', String(res.locals['requestId']));
      const asset = found.site.assets.get(path);
      if (asset && (req.method === 'GET' || req.method === 'HEAD')) {
        res.set({ 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': asset.type });
        return void res.end(asset.bytes);
      }
      answer(req, res, found, path).catch(next);
    });
  };
}
