import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Logger } from '../log.ts';
import { isEventStream } from './event-stream.ts';
import { problemOf } from './problem.ts';

export type HttpServer = {
  port: number;
  /**
   * Takes no more connections, lets the requests at hand finish (up to `seconds`), then closes what is left. Streams of
   * events never finish by themselves: they are ended at once.
   */
  stop(seconds: number): Promise<void>;
};

export type ListenOptions = { log?: Logger } & Pick<
  ServerOptions,
  'requestTimeout' | 'headersTimeout' | 'connectionsCheckingInterval'
>;

/** A request that Node refuses before the application sees it. */
class Refusal extends AppError {
  readonly status: number;
  override readonly retryable: boolean;
  constructor(status: number, path: string, code: string, message: string, retryable = false) {
    super('validation_error', `${path}: ${message}`, { details: [{ path, code, message }] });
    this.status = status;
    this.retryable = retryable;
  }
}

const badExpectation = () => new Refusal(417, 'expect', 'invalid_value', 'must be 100-continue');
const noHost = () => new Refusal(400, 'host', 'required', 'is required');

/** What an error of Node's HTTP parser means to the caller. */
function refusalOf(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Refusal(431, 'headers', 'too_big', 'must have at most 16 kB, together with the URL');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Refusal(408, 'request', 'timeout', 'did not arrive in time', true);
  return new Refusal(400, 'request', 'invalid_format', 'is not well-formed HTTP');
}

// How long a refused caller may go on sending before it is cut off. To close at once, with bytes of its unread, would
// reset the connection, and the answer with it.
const lingerMs = 1_000;

/** The whole answer to a refused request, as headers and text. */
function answerTo(refusal: Refusal, requestId: string) {
  const text = JSON.stringify(problemOf(refusal, requestId));
  const headers = {
    'X-Request-Id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  };
  return { headers, text };
}

function endWith(socket: Duplex, refusal: Refusal, requestId: string): void {
  const { headers, text } = answerTo(refusal, requestId);
  const fields = Object.entries({ Date: new Date().toUTCString(), ...headers }).map((field) => field.join(': '));
  const head = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...fields].join('\r\n');
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer)).once('end', () => socket.destroy());
  socket.end(`${head}\r\n\r\n${text}`);
}

function endStreams(open: Iterable<ServerResponse>): void {
  for (const res of open) if (res.headersSent && isEventStream(res)) res.end();
}

/** Listens; resolves once it does. Timeouts are short enough that slow clients cannot hold all sockets. */
export async function listen(
  app: RequestListener,
  port: number,
  host: string,
  { log, ...timeouts }: ListenOptions = {},
): Promise<HttpServer> {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  const refused = new WeakSet<Duplex>();

  const say = (refusal: Refusal, requestId: string, reason: string) =>
    log?.info({ request_id: requestId, status: refusal.status, reason }, 'request refused');

  const refuse = (res: ServerResponse, refusal: Refusal, reason: string) => {
    // The application may have given it one already.
    const requestId = String(res.getHeader('X-Request-Id') ?? newId());
    const { headers, text } = answerTo(refusal, requestId);
    res.writeHead(refusal.status, headers).end(text);
    say(refusal, requestId, reason);
  };

  const onUnreadable = (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Each further piece of an unreadable request is reported again.
    if (refused.has(socket)) return;
    refused.add(socket);
    const reason = error.code ?? error.message;
    const current = [...open].find((res) => res.req.socket === socket);
    if (!socket.writable || reason === 'ECONNRESET') {
      socket.destroy();
    } else if (!current) {
      const [refusal, requestId] = [refusalOf(error.code), newId()];
      endWith(socket, refusal, requestId);
      say(refusal, requestId, reason);
    } else if (current.req.complete) {
      // What cannot be read came behind a good request, whose answer must stay its own and whole.
      if (!current.headersSent) current.setHeader('Connection', 'close');
      current.once('close', () => socket.end(() => socket.destroy()));
    } else if (current.headersSent || reason === 'HPE_INVALID_EOF_STATE') {
      // Part of the answer is out, or its caller gave up: nobody reads another.
      socket.destroy();
    } else {
      refuse(current, refusalOf(error.code), reason);
    }
  };

  const onRequest = (req: IncomingMessage, res: ServerResponse) => {
    if (req.httpVersion === '1.1' && req.headers.host === undefined) refuse(res, noHost(), 'no Host');
    else app(req, res);
  };

  const server = createServer({
    // A resume of some MB takes a phone minutes where the network is bad.
    requestTimeout: 120_000,
    headersTimeout: 10_000,
    keepAliveTimeout: 65_000,
    // How late a timeout may be noticed.
    connectionsCheckingInterval: 5_000,
    // Node's own answer has no body.
    requireHostHeader: false,
    ...timeouts,
  });
  server.on('request', (req, res) => {
    open.add(res);
    res.once('close', () => open.delete(res));
    // It came on a connection that was busy when the others were closed, and is to be its last.
    if (isStopping) res.setHeader('Connection', 'close');
    onRequest(req, res);
  });
  server.on('checkExpectation', (_req, res) => refuse(res, badExpectation(), 'unknown expectation'));
  server.on('clientError', onUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: (seconds) =>
      new Promise((resolve) => {
        isStopping = true;
        for (const res of open) if (!res.headersSent) res.setHeader('Connection', 'close');
        endStreams(open);
        // A request at hand may begin a stream still, and leaves its connection open where its answer had begun before.
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
