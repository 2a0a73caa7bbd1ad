import { hash } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Resolve } from '../container.ts';
import { MethodNotAllowed, NotFound } from '../errors.ts';
import { addLogContext } from '../log.ts';
import type { Actor, Authenticate } from './access.ts';
import { bodyReader, bytesOf } from './body.ts';
import { compressed, worthCompressing } from './compress.ts';
import { hasAlready } from './conditional.ts';
import type { Endpoint } from './endpoint.ts';
import type { Answer, Idempotency } from './idempotency.ts';
import { presenter } from './present.ts';
import type { LimitRate } from './rate-limit.ts';
import { routes } from './routes.ts';
import { validateAll } from './validate.ts';

export type ApiOptions = {
  resolve: Resolve;
  endpoints: readonly Endpoint[];
  authenticate: Authenticate;
  limitRate: LimitRate;
  idempotency: Idempotency;
  /** Headers of every answer, names and values in turn. */
  headers: readonly string[];
};

const noParameters = z.strictObject({});
// No row has this id: a malformed one in a path is answered exactly as an unknown one.
const nobody = '00000000-0000-0000-0000-000000000000';

const repeatable = z.strictObject({
  'Idempotency-Key': z
    .string()
    .min(1, 'must have 1 to 255 characters')
    .max(255, 'must have 1 to 255 characters')
    .optional(),
});

/** One request on its way: what its answer will carry gathers in `headers`. */
type Exchange = { req: Request; res: Response; headers: string[]; actor: Actor };
type Run = (exchange: Exchange, params: Record<string, string>, search: string) => Promise<void>;

/**
 * Runs an endpoint: fields first, then the handler; the reply leaves through its schema. A POST with an Idempotency-Key
 * runs once: a repetition gets the first answer again.
 */
function runner(endpoint: Endpoint, { resolve, idempotency }: ApiOptions): Run {
  const { params: pathSchema, query: querySchema = noParameters, body: bodySchema, file } = endpoint.request;
  const isKeyed = endpoint.method === 'post' && endpoint.access === 'api-key';
  const isTagged = endpoint.method === 'get' && endpoint.path.endsWith('}');
  const readBody = bodyReader(endpoint.request);
  const present = new Map(
    Object.entries(endpoint.replies as Record<string, z.ZodType | null>).map(([status, schema]) => [
      Number(status),
      schema && presenter(schema),
    ]),
  );

  return async (exchange, pathParams, search) => {
    const { req, res, actor } = exchange;
    await readBody?.(req, res);
    const key = isKeyed ? req.get('idempotency-key') : undefined;
    const inputs: [z.ZodType, unknown][] = [[querySchema, parseQuery(search)]];
    if (bodySchema) inputs.push([bodySchema, req.body]);
    if (key !== undefined) inputs.push([repeatable, { 'Idempotency-Key': key }]);
    const [query, body] = validateAll(inputs);
    const given = pathSchema?.safeParse(pathParams);
    const context = {
      params:
        given?.success === false
          ? Object.fromEntries(Object.keys(pathParams).map((name) => [name, nobody]))
          : given?.data,
      query,
      body: bodySchema && body,
      file: file && (req.body as Buffer),
      actor,
      resolve,
    };
    const prepare = async () => endpoint.prepare?.(context);
    const work = async (): Promise<Answer> => {
      const reply = (await endpoint.handler(context)) as unknown as { status: number; body: unknown };
      const show = present.get(reply.status);
      return { status: reply.status, text: show ? JSON.stringify(show(reply.body)) : '' };
    };
    if (key === undefined) {
      await prepare();
      // Whoever waited too long for it asks again: nothing must be made, or charged, for an answer that nobody gets.
      if (endpoint.prepare && res.destroyed) return;
      return send(exchange, await work(), isTagged);
    }
    const request = { organizationId: actor.organizationId, key, method: req.method, path: req.path };
    const answer = await idempotency.once({ ...request, body: bytesOf(req) }, prepare, work);
    if (answer.replayed) exchange.headers.push('Idempotency-Replayed', 'true');
    await send(exchange, answer, isTagged);
  };
}

/** Sends an answer; one with a tag is not sent again to who has it already, and a long one is compressed. */
async function send({ req, res, headers }: Exchange, { status, text }: Answer, isTagged: boolean): Promise<void> {
  if (isTagged) {
    const tag = `"${hash('sha1', text, 'base64url')}"`;
    headers.push('Cache-Control', 'private, no-cache', 'ETag', `W/${tag}`);
    if (hasAlready(req, tag)) {
      res.writeHead(304, headers).end();
      return;
    }
  } else {
    headers.push('Cache-Control', 'no-store');
  }
  let body: string | Buffer = text;
  if (text.length >= worthCompressing) {
    headers.push('Vary', 'Accept-Encoding');
    const small = await compressed(req, text);
    if (small) {
      headers.push('Content-Encoding', small.encoding);
      body = small.bytes;
    }
  }
  if (text) {
    const length = String(Buffer.byteLength(body));
    headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', length);
  }
  res.writeHead(status, headers).end(body);
}

// All but the document that describes it, which strangers may read.
const ours = /^\/api\/v1(?:[/?]|$)(?!openapi\.json(?:\?|$))/;

/**
 * Answers everything under /api/v1. Who calls is settled before the path is looked at: an unknown path tells a stranger
 * nothing. Goes past Express's router, which tries one route after another, and sets headers all at once: both cost as
 * much as the query of a hot read.
 */
export function api(options: ApiOptions): RequestHandler {
  const find = routes(options.endpoints, (endpoint) => runner(endpoint, options));

  const serve = async (req: Request, res: Response, headers: string[]): Promise<void> => {
    const [path, search] = splitUrl(req.url);
    const route = find(path);
    const method = req.method === 'HEAD' ? 'get' : req.method.toLowerCase();
    const target = route?.methods.get(method);
    let actor: Actor | undefined;
    if (target?.endpoint.access !== 'public') {
      actor = await options.authenticate(req.headers);
      addLogContext({ organization_id: actor.organizationId });
      options.limitRate(actor.apiKeyId, headers);
    }
    if (!route) throw new NotFound('The path');
    if (!target) throw new MethodNotAllowed(route.allow);
    // A public endpoint's handler knows nobody.
    await target.run({ req, res, headers, actor: actor as Actor }, route.params, search);
  };

  return (req, res, next) => {
    if (!ours.test(req.url)) return next();
    const headers = [...options.headers, 'X-Request-Id', String(res.locals['requestId'])];
    serve(req, res, headers).catch((error: unknown) => {
      if (!res.headersSent) {
        for (let i = 0; i < headers.length; i += 2) res.setHeader(headers[i] as string, headers[i + 1] as string);
        res.setHeader('Cache-Control', 'no-store');
      }
      next(error);
    });
  };
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
