import { AsyncResource } from 'node:async_hooks';
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import type { Resolve } from '../container.ts';
import { MethodNotAllowed, NotFound, UnsupportedMediaType } from '../errors.ts';
import { newId } from '../ids.ts';
import { addLogContext, type Logger, withLogContext } from '../log.ts';
import type { Actor, Authenticate } from './access.ts';
import type { Endpoint } from './endpoint.ts';
import type { Answer, Idempotency } from './idempotency.ts';
import { invalidJson, problemHandler } from './problem.ts';
import { limitRate, type RateLimit } from './rate-limit.ts';
import { validateAll } from './validate.ts';

export type HttpOptions = {
  resolve: Resolve;
  endpoints: readonly Endpoint[];
  authenticate: Authenticate;
  rateLimit: RateLimit;
  idempotency: Idempotency;
  /** Resolves when requests can be served; throws otherwise. */
  ready(): Promise<void>;
  log: Logger;
};

const wellFormedId = /^[A-Za-z0-9._-]{8,128}$/;
const noParameters = z.strictObject({});
// No row has this id: a malformed one in a path is answered exactly as an unknown one.
const nobody = '00000000-0000-0000-0000-000000000000';

const maxBody = '1mb';
const parseJson = express.json({
  limit: maxBody,
  strict: false,
  type: () => true,
  verify: (req, _res, bytes) => {
    // What is not UTF-8 would be stored with its broken characters replaced, silently.
    if (bytes.length === 0 || !isUtf8(bytes)) throw invalidJson();
    if (req.headers['idempotency-key'] !== undefined) Object.assign(req, { bytes });
  },
});

/** Media type, size and syntax of a body, in this order. */
const readBody: RequestHandler = (req, res, next) => {
  const empty = req.headers['transfer-encoding'] === undefined && Number(req.headers['content-length'] ?? 0) === 0;
  if (empty) throw invalidJson();
  if (!req.is(['json', '+json'])) throw new UnsupportedMediaType();
  parseJson(req, res, (error?: unknown) => {
    if (error) return next(error);
    const body: unknown = req.body;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return next(invalidJson());
    next();
  });
};

const repeatable = z.strictObject({
  'Idempotency-Key': z
    .string()
    .min(1, 'must have 1 to 255 characters')
    .max(255, 'must have 1 to 255 characters')
    .optional(),
});

/** The body as it came: the bytes that an Idempotency-Key stands for. */
const bytesOf = (req: Request): Buffer => (req as Request & { bytes?: Buffer }).bytes ?? Buffer.alloc(0);

/**
 * Runs the endpoint: fields first, then the handler; the reply leaves through its schema. A POST with an Idempotency-Key
 * runs once: a repetition gets the first answer again.
 */
function run(endpoint: Endpoint, { resolve, idempotency }: HttpOptions): RequestHandler {
  const { params, query = noParameters, body = z.unknown() } = endpoint.request;
  const isKeyed = endpoint.method === 'post' && endpoint.access === 'api-key';
  const isTagged = endpoint.method === 'get' && endpoint.path.endsWith('}');
  return async (req, res) => {
    const key = isKeyed ? req.get('idempotency-key') : undefined;
    const [checkedQuery, checkedBody] = validateAll([
      [query, req.query],
      [body, req.body],
      [repeatable, { 'Idempotency-Key': key }],
    ]);
    const given = params?.safeParse(req.params);
    const actor = res.locals['actor'] as Actor;
    const context = {
      params:
        given?.success === false
          ? Object.fromEntries(Object.keys(req.params).map((name) => [name, nobody]))
          : given?.data,
      query: checkedQuery,
      body: checkedBody,
      actor,
      resolve,
    };
    const work = async (): Promise<Answer> => {
      const reply = (await endpoint.handler(context)) as unknown as { status: number; body: unknown };
      const schema = endpoint.replies[reply.status];
      return { status: reply.status, text: schema ? JSON.stringify(schema.parse(reply.body)) : '' };
    };
    if (key === undefined) return send(req, res, await work(), isTagged);
    const request = { organizationId: actor.organizationId, key, method: req.method, path: req.path };
    const answer = await idempotency.once({ ...request, body: bytesOf(req) }, async () => {}, work);
    if (answer.replayed) res.setHeader('Idempotency-Replayed', 'true');
    send(req, res, answer, isTagged);
  };
}

/**
 * Whether If-None-Match lists the tag. Not req.fresh, which heeds Cache-Control: no-cache: fetch adds that to every
 * request that brings a tag of its own.
 */
const isKnown = (tag: string, listed: string | undefined): boolean =>
  listed?.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim())) ?? false;

/** Sends an answer; one with a tag is not sent again to who has it already. */
function send(req: Request, res: Response, { status, text }: Answer, isTagged: boolean): void {
  res.statusCode = status;
  if (isTagged) {
    res.setHeader('Cache-Control', 'private, no-cache');
    const tag = `"${hash('sha1', text, 'base64url')}"`;
    res.setHeader('ETag', `W/${tag}`);
    if (isKnown(tag, req.headers['if-none-match'])) {
      res.statusCode = 304;
      res.end();
      return;
    }
  }
  if (text) {
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Content-Length', Buffer.byteLength(text));
  }
  res.end(text);
}

/** Gives every request its id and every answer its line in the log. The log shows routes and ids, never queries. */
function follow(log: Logger): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id');
    const requestId = given && wellFormedId.test(given) ? given : newId();
    res.locals['requestId'] = requestId;
    res.set('X-Request-Id', requestId);
    const since = performance.now();
    withLogContext({ request_id: requestId }, () => {
      // Bound, because an answer cut off ends in the socket's context: its line would say nothing of whose it was.
      const logged = AsyncResource.bind(() => {
        const fields = {
          method: req.method,
          path: req.path,
          status: res.statusCode,
          ms: Math.round(performance.now() - since),
        };
        if (res.writableFinished) log.info(fields, 'request');
        else log.warn(fields, 'request cut off');
      });
      res.once('close', logged);
      next();
    });
  };
}

const toExpress = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const answerOnly = (allow: string) => () => {
  throw new MethodNotAllowed(allow);
};

/** Answers the endpoints' paths: with them, or by telling which methods there are. */
function route(app: Express, endpoints: readonly Endpoint[], options: HttpOptions): void {
  for (const path of new Set(endpoints.map((e) => e.path))) {
    const mine = endpoints.filter((e) => e.path === path);
    const route = app.route(toExpress(path));
    for (const endpoint of mine) {
      const steps = endpoint.request.body ? [readBody, run(endpoint, options)] : [run(endpoint, options)];
      route[endpoint.method](...steps);
    }
    const allow = mine.flatMap((e) => (e.method === 'get' ? ['GET', 'HEAD'] : [e.method.toUpperCase()])).join(', ');
    route.all(answerOnly(allow));
  }
}

/** The web process's Express application. */
export function createHttpApp(options: HttpOptions): Express {
  const { endpoints, log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.use(follow(log), helmet());

  const ready: RequestHandler = async (_req, res) => {
    await options.ready();
    res.json({ status: 'ready' });
  };
  app
    .route('/healthz')
    .get((_req, res) => void res.json({ status: 'ok' }))
    .all(answerOnly('GET, HEAD'));
  app.route('/readyz').get(ready).all(answerOnly('GET, HEAD'));

  const open = (e: Endpoint) => e.access === 'public';
  route(app, endpoints.filter(open), options);
  // Who calls is settled before the path is looked at: an unknown path tells a stranger nothing.
  app.use('/api/v1', async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const actor = await options.authenticate(req.headers);
    res.locals['actor'] = actor;
    addLogContext({ organization_id: actor.organizationId });
    next();
  });
  app.use('/api/v1', limitRate(options.rateLimit));
  route(
    app,
    endpoints.filter((e) => !open(e)),
    options,
  );

  app.use(() => {
    throw new NotFound('The path');
  });
  app.use(problemHandler(log));
  return app;
}
