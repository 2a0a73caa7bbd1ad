import express, { type Express, type Request, type Response } from 'express';
import { type AppError, NotFound } from '../errors.ts';
import { addLogContext, currentLogContext, type Logger, messageOf, requestLines, withLogContext } from '../log.ts';
import { callerAddress } from '../network.ts';
import { countWaits } from '../telemetry/deliberate-waits.ts';
import { measure } from '../telemetry/measurements.ts';
import { type SpanStart, traced } from '../telemetry/tracing.ts';
import { applyHeaders, type Exchange, isEventStream, json, sendAnswer } from './exchange.ts';
import { takeRequestId } from './headers/request-id.ts';
import { securityHeaders } from './headers/security-headers.ts';
import { problemOf, toAppError } from './problem.ts';

export type Responder = {
  /** Alternating names and values. */
  headers: readonly string[];
  serve: (exchange: Exchange) => Promise<void>;
  /** Sends JSON unless given. */
  showError?: (exchange: Exchange, error: AppError) => Promise<void>;
};

/** A part of the service, such as the API. Returns its responder for a path, or undefined for paths of other parts. */
export type Surface = (path: string) => Responder | undefined;

const unknownPath: Responder = {
  headers: securityHeaders(),
  async serve() {
    throw new NotFound('The path');
  },
};

/**
 * The steps of every request: ID, log, surface, security headers, errors. Limits are in `limits/`, compression in
 * `sendAnswer`. Express only adds its helpers: its router and its way of setting headers would cost as much as the
 * query of a hot read.
 */
export function createHttpApp(
  surfaces: readonly Surface[],
  { log, trustedProxies }: { log: Logger; trustedProxies: number },
): Express {
  const logWhenClosed = requestLog(log);
  const app = express().disable('x-powered-by').set('etag', false).set('trust proxy', trustedProxies);
  return app.use((req, res) => {
    const requestId = takeRequestId(req, res);
    withLogContext({ request_id: requestId }, () => {
      const address = callerAddress(req);
      logWhenClosed(req, res, address);
      const [path, search] = splitUrl(req.url);
      const responder = responderOf(surfaces, path);
      const exchange: Exchange = {
        req,
        res,
        requestId,
        address,
        path,
        search,
        since: performance.now(),
        route: undefined,
        headers: [...responder.headers, 'X-Request-Id', requestId],
      };
      const waits = { ms: 0 };
      measureWhenClosed(exchange, waits);
      void countWaits(waits, () =>
        tracedRequest(exchange, () =>
          responder.serve(exchange).catch((error: unknown) => answerError(exchange, responder, error, log)),
        ),
      );
    });
  });
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

function responderOf(surfaces: readonly Surface[], path: string): Responder {
  for (const surface of surfaces) {
    const responder = surface(path);
    if (responder) return responder;
  }
  return unknownPath;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function measureWhenClosed(exchange: Exchange, waits: { ms: number }): void {
  const { req, res, since } = exchange;
  res.once('close', () => {
    const isStream = isEventStream(res);
    measure('request', {
      method: methods.has(req.method) ? req.method : 'other',
      route: exchange.route ?? 'unknown',
      status: res.writableFinished || isStream ? String(res.statusCode) : 'cut off',
      seconds: isStream ? undefined : Math.max(0, performance.now() - since - waits.ms) / 1000,
    });
  });
}

/** Starts a new trace. Callers cannot choose the trace: their own one is only linked. */
function tracedRequest(exchange: Exchange, answer: () => Promise<void>): Promise<void> {
  const { req, res } = exchange;
  const start = (): SpanStart => ({ name: req.method, kind: 'server', caller: req.get('traceparent') });
  return traced(start, async (span) => {
    if (span) addLogContext({ trace_id: span.traceId });
    await answer();
    if (!span) return;
    const { route = 'unknown' } = exchange;
    const method = methods.has(req.method) ? req.method : 'other';
    span.rename(`${method} ${route}`);
    span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': res.statusCode });
    if (res.statusCode >= 500) span.fail(String(res.statusCode));
  });
}

/** Logs one line per request, with routes and IDs but never queries. */
function requestLog(log: Logger) {
  const lines = requestLines(log);
  return (req: Request, res: Response, ip: string): void => {
    const since = performance.now();
    // A broken connection ends in the context of the socket, which has no request.
    const context = currentLogContext();
    const { method, url } = req;
    res.once('close', () => {
      const fields = { ...context, ip, method, status: res.statusCode, ms: Math.round(performance.now() - since) };
      // An event stream ends when its reader leaves.
      if (res.writableFinished || isEventStream(res)) lines.info(fields, url, 'request');
      else lines.warn(fields, url, 'request cut off');
    });
  };
}

/** Answers with an error that reveals nothing internal, such as stacks, SQL or file names. */
async function answerError(exchange: Exchange, responder: Responder, error: unknown, log: Logger): Promise<void> {
  const { res } = exchange;
  try {
    const known = toAppError(error);
    if (known.status === 500) log.error({ error }, 'request failed');
    else if (known.status === 503) log.warn({ reason: messageOf(error) }, 'request answered with 503');
    if (res.headersSent) return void res.destroy();
    exchange.errorCode = known.code;
    applyHeaders(exchange);
    res.set({ ...known.headers, 'Cache-Control': 'no-store' });
    await (responder.showError ?? showJson)(exchange, known);
  } catch (failure) {
    log.error({ error: failure }, 'an error could not be answered');
    res.destroy();
  }
}

export const showJson = (exchange: Exchange, error: AppError): Promise<void> =>
  sendAnswer(exchange, {
    status: error.status,
    type: json,
    body: JSON.stringify(problemOf(error, exchange.requestId)),
  });
