import { ServerResponse } from 'node:http';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { MethodNotAllowed, NotFound } from '../errors.ts';
import { type PageOptions, pages } from '../pages/pages.ts';
import { type ApiOptions, api } from './api.ts';
import { documentation } from './documentation.ts';
import { follow } from './follow.ts';
import type { OpenApiDocument } from './openapi.ts';
import { type OperatorOptions, operatorPages } from './operator.ts';
import { problemHandler } from './problem.ts';
import { mountWebhooks, type Webhook } from './webhooks.ts';

export type HttpOptions = Omit<ApiOptions, 'headers'> &
  PageOptions & {
    /** Resolves when requests can be served; throws otherwise. */
    ready(): Promise<void>;
    /** Builds the document that describes the API. */
    describe: () => OpenApiDocument;
    webhooks: readonly Webhook[];
    /** Undefined where no operator can sign in. */
    operator: OperatorOptions | undefined;
  };

const answerOnly = (allow: string) => () => {
  throw new MethodNotAllowed(allow);
};

/** What a middleware that only sets headers would set, names and values in turn. */
function headersOf(middleware: ReturnType<typeof helmet>): string[] {
  const res = new ServerResponse({} as never);
  middleware({} as never, res, () => {});
  return Object.entries(res.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

// An answer of the API is no page: it may load nothing and be framed by nobody.
const nothing = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/** The web process's Express application. */
export function createHttpApp(options: HttpOptions): Express {
  const { log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', options.config.trustedProxies);
  app.use(follow(log));
  app.use(api({ ...options, headers: headersOf(helmet({ contentSecurityPolicy: nothing })) }));
  app.use(documentation(options.describe));
  app.use(pages(options));
  if (options.operator) app.use(operatorPages(options.operator));

  app.use((_req, res, next) => {
    res.set('X-Request-Id', String(res.locals['requestId']));
    next();
  }, helmet());
  const ready: RequestHandler = async (_req, res) => {
    await options.ready();
    res.json({ status: 'ready' });
  };
  app
    .route('/healthz')
    .get((_req, res) => void res.json({ status: 'ok' }))
    .all(answerOnly('GET, HEAD'));
  app.route('/readyz').get(ready).all(answerOnly('GET, HEAD'));
  mountWebhooks(app, options.webhooks, options.resolve);

  app.use(() => {
    throw new NotFound('The path');
  });
  app.use(problemHandler(log));
  return app;
}
