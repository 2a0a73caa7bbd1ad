import { AsyncResource } from 'node:async_hooks';
import { isUtf8 } from 'node:buffer';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import type { Resolve } from '../container.ts';
import { MethodNotAllowed, NotFound, UnsupportedMediaType } from '../errors.ts';
import { newId } from '../ids.ts';
import { addLogContext, type Logger, withLogContext } from '../log.ts';
import type { Actor, Authenticate } from './access.ts';
import { documentation } from './documentation.ts';
import type { Endpoint } from './endpoint.ts';
import type { OpenApiDocument } from './openapi.ts';
import { invalidJson, problemHandler } from './problem.ts';
import { validateAll } from './validate.ts';

export type HttpOptions = {
  resolve: Resolve;
  endpoints: readonly Endpoint[];
  authenticate: Authenticate;
  /** Resolves when requests can be served; throws otherwise. */
  ready(): Promise<void>;
  log: Logger;
  /** Builds the document that describes the API. */
  describe: () => OpenApiDocument;
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
  verify: (_req, _res, bytes) => {
    // What is not UTF-8 would be stored with its broken characters replaced, silently.
    if (bytes.length === 0 || !isUtf8(bytes)) throw invalidJson();
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

/** Runs the endpoint: fields first, then the handler; the reply leaves through its schema. */
function run(endpoint: Endpoint, resolve: Resolve): RequestHandler {
  const { params, query = noParameters, body = z.unknown() } = endpoint.request;
  return async (req, res) => {
    const [checkedQuery, checkedBody] = validateAll([
      [query, req.query],
      [body, req.body],
    ]);
    const given = params?.safeParse(req.params);
    const reply = (await endpoint.handler({
      params:
        given?.success === false
          ? Object.fromEntries(Object.keys(req.params).map((name) => [name, nobody]))
          : given?.data,
      query: checkedQuery,
      body: checkedBody,
      actor: res.locals['actor'] as Actor,
      resolve,
    })) as unknown as { status: number; body: unknown };
    const schema = endpoint.replies[reply.status];
    if (schema) res.status(reply.status).json(schema.parse(reply.body));
    else res.status(reply.status).end();
  };
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
function route(app: Express, endpoints: readonly Endpoint[], resolve: Resolve): void {
  for (const path of new Set(endpoints.map((e) => e.path))) {
    const mine = endpoints.filter((e) => e.path === path);
    const route = app.route(toExpress(path));
    for (const endpoint of mine) {
      const steps = endpoint.request.body ? [readBody, run(endpoint, resolve)] : [run(endpoint, resolve)];
      route[endpoint.method](...steps);
    }
    const allow = mine.flatMap((e) => (e.method === 'get' ? ['GET', 'HEAD'] : [e.method.toUpperCase()])).join(', ');
    route.all(answerOnly(allow));
  }
}

/** The web process's Express application. */
export function createHttpApp(options: HttpOptions): Express {
  const { resolve, endpoints, log } = options;
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

  app.use(documentation(options.describe));

  const open = (e: Endpoint) => e.access === 'public';
  route(app, endpoints.filter(open), resolve);
  // Who calls is settled before the path is looked at: an unknown path tells a stranger nothing.
  app.use('/api/v1', async (req, res, next) => {
    res.set('Cache-Control', 'no-store');
    const actor = await options.authenticate(req.headers);
    res.locals['actor'] = actor;
    addLogContext({ organization_id: actor.organizationId });
    next();
  });
  route(
    app,
    endpoints.filter((e) => !open(e)),
    resolve,
  );

  app.use(() => {
    throw new NotFound('The path');
  });
  app.use(problemHandler(log));
  return app;
}
