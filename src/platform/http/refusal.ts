import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, ValidationError } from '../errors.ts';
import { dataHeaders } from './headers/security-headers.ts';
import { problemOf } from './problem.ts';

// Errors for requests that Node refuses before the application sees them.

export const unknownExpectation = (): AppError => new AppError('expectation_failed');
export const missingHost = (): AppError =>
  new ValidationError([{ path: 'host', code: 'required', message: 'is required' }]);

const parserRefusals: Record<string, () => AppError> = {
  HPE_HEADER_OVERFLOW: () => new AppError('headers_too_large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () =>
    new AppError('payload_too_large', 'The chunk extensions of the body are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: () => new AppError('request_timeout'),
};
const malformed = (): AppError =>
  new ValidationError([{ path: 'request', code: 'invalid_format', message: 'is not well-formed HTTP' }]);

export const parserRefusal = (code: string | undefined): AppError => (parserRefusals[code ?? ''] ?? malformed)();

/** The answer ends the connection. */
function refusalAnswer(refusal: AppError, requestId: string) {
  const text = JSON.stringify(problemOf(refusal, requestId));
  const headers = [
    ...dataHeaders,
    ...['X-Request-Id', requestId],
    ...['Cache-Control', 'no-store'],
    ...['Content-Type', 'application/json; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(text))],
    ...['Connection', 'close'],
  ];
  return { headers, text };
}

export function refuse(res: ServerResponse, refusal: AppError, requestId: string): void {
  const { headers, text } = refusalAnswer(refusal, requestId);
  res.writeHead(refusal.status, headers).end(text);
}

// Closing immediately would reset the connection and lose the answer.
const lingerMs = 1_000;

/** Answers a request whose head could not be read. */
export function refuseUnread(socket: Duplex, refusal: AppError, requestId: string): void {
  const { headers, text } = refusalAnswer(refusal, requestId);
  const lines = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, `Date: ${new Date().toUTCString()}`];
  for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer)).once('end', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
