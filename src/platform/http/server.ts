import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { listenError } from '../network.ts';
import { isEventStream } from './exchange.ts';
import { requestIdOf } from './headers/request-id.ts';
import { missingHost, parserRefusal, refuse, refuseUnread, unknownExpectation } from './refusal.ts';

export type HttpServer = {
  port: number;
  /**
   * Stops accepting connections, waits up to `seconds` for current requests, then closes the rest. Event streams never
   * finish, so they end immediately.
   */
  stop(seconds: number): Promise<void>;
};

export type ListenOptions = { log?: Logger } & Pick<
  ServerOptions,
  'requestTimeout' | 'headersTimeout' | 'connectionsCheckingInterval'
>;

function endStreams(open: Iterable<ServerResponse>): void {
  for (const res of open) if (res.headersSent && isEventStream(res)) res.end();
}

/** Handles an unreadable request. The current request may be unread, running or answered. */
function unreadableHandler(open: ReadonlySet<ServerResponse>, log: Logger | undefined) {
  const refused = new WeakSet<Duplex>();
  return (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Node reports every further piece of an unreadable request.
    if (refused.has(socket)) return;
    refused.add(socket);
    const reason = error.code ?? error.message;
    const current = [...open].find((res) => res.req.socket === socket);
    // Node leaves such a request without an end. The reader of its body would wait forever, and hold its share of the limits.
    if (current && !current.req.complete)
      current.once('close', () => current.req.destroy(new Error('The request ended within its body.')));
    if (!socket.writable || reason === 'ECONNRESET') {
      socket.destroy();
    } else if (!current) {
      const [refusal, requestId] = [parserRefusal(error.code), newId()];
      refuseUnread(socket, refusal, requestId);
      logRefusal(log, refusal, requestId, reason);
    } else if (current.req.complete) {
      // The unreadable bytes came after a good request, whose answer must stay complete.
      if (!current.headersSent) current.setHeader('Connection', 'close');
      current.once('close', () => socket.end(() => socket.destroy()));
    } else if (current.headersSent || reason === 'HPE_INVALID_EOF_STATE') {
      // Nobody would read another answer.
      socket.destroy();
    } else {
      refuseCurrent(log, current, parserRefusal(error.code), reason);
    }
  };
}

function refuseCurrent(log: Logger | undefined, res: ServerResponse, refusal: AppError, reason: string): void {
  const requestId = requestIdOf(res) ?? newId();
  refuse(res, refusal, requestId);
  logRefusal(log, refusal, requestId, reason);
}

const logRefusal = (log: Logger | undefined, { status }: AppError, requestId: string, reason: string): void =>
  log?.info({ request_id: requestId, status, reason }, 'request refused');

/** Resolves when connections are accepted. Throws an Error that names PORT or HOST. Slow clients cannot hold all sockets. */
export async function listen(
  app: RequestListener,
  port: number,
  host: string,
  { log, ...timeouts }: ListenOptions = {},
): Promise<HttpServer> {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  const server = createServer({
    // Phones may upload a resume for minutes.
    requestTimeout: 120_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 65_000,
    // Maximum delay before a timeout is noticed.
    connectionsCheckingInterval: 5_000,
    // Node's own answer would have no body.
    requireHostHeader: false,
    ...timeouts,
  });
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    open.add(res);
    res.once('close', () => open.delete(res));
    // This connection was busy when the idle ones were closed.
    if (isStopping) res.setHeader('Connection', 'close');
    if (req.httpVersion === '1.1' && req.headers.host === undefined) refuseCurrent(log, res, missingHost(), 'no Host');
    else app(req, res);
  });
  server.on('checkExpectation', (_req, res) => refuseCurrent(log, res, unknownExpectation(), 'unknown expectation'));
  server.on('clientError', unreadableHandler(open, log));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError('PORT', { port, host }, error))).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: (seconds) =>
      new Promise((resolve) => {
        isStopping = true;
        for (const res of open) if (!res.headersSent) res.setHeader('Connection', 'close');
        endStreams(open);
        // Current requests may begin streams or keep their connections open.
        const ending = setInterval(() => {
          endStreams(open);
          server.closeIdleConnections();
        }, 100);
        const timer = setTimeout(() => server.closeAllConnections(), seconds * 1000);
        server.close(() => {
          clearInterval(ending);
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
