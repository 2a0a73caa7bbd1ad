import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { ErrorCode } from '../error-codes.ts';
import { type Encoding, encodings, isKnown, tagOf } from './api/entity-tag.ts';

/** A request and the response to it. */
export type Exchange = {
  readonly req: Request;
  readonly res: Response;
  readonly requestId: string;
  /** Address of the caller, according to the trusted proxies. */
  readonly address: string;
  readonly path: string;
  /** The query string without its question mark. */
  readonly search: string;
  /** Arrival of the request, by `performance.now()`. */
  readonly since: number;
  /** Template of the path, such as `/api/v1/jobs/{id}`, once it is found. */
  route: string | undefined;
  /** Code of an error response. */
  errorCode?: ErrorCode;
  /** Alternating names and values. Node writes one flat list faster than separate headers. */
  headers: string[];
};

export const json = 'application/json; charset=utf-8';
export const html = 'text/html; charset=utf-8';
export const eventStreamType = 'text/event-stream';

/** Whether the response is a stream that stays open until one side closes it. */
export const isEventStream = (res: ServerResponse): boolean => res.getHeader('content-type') === eventStreamType;

export type HttpAnswer = {
  status: number;
  /** Undefined for a response without a body. */
  type?: string | undefined;
  body?: string | Buffer;
  /** Version of the body, for conditional requests. */
  tag?: string | undefined;
};

/** Sends 304 to a client that has this version. Compresses long texts. */
export async function sendAnswer(
  { req, res, headers }: Exchange,
  { status, type, body = '', tag }: HttpAnswer,
): Promise<void> {
  if (type === undefined) {
    res.writeHead(status, headers).end();
    return;
  }
  const isLong = body.length >= minCompressedLength && compressible.test(type);
  const encoding = isLong ? encodingFor(req) : undefined;
  if (isLong || type === html) headers.push('Vary', 'Accept-Encoding');
  if (tag !== undefined) {
    headers.push('ETag', tagOf(tag, encoding));
    // req.fresh would obey the Cache-Control: no-cache that fetch adds.
    const known = req.headers['if-none-match'];
    if (known !== undefined && isKnown(tag, known)) {
      res.writeHead(304, headers).end();
      return;
    }
  }
  const bytes = encoding ? await compress[encoding](body) : body;
  if (encoding) headers.push('Content-Encoding', encoding);
  headers.push('Content-Type', type, 'Content-Length', String(Buffer.byteLength(bytes)));
  res.writeHead(status, headers).end(bytes);
}

/** Sets the headers on the response, for code that answers through Express or a library. */
export function applyHeaders(exchange: Exchange): void {
  const { res, headers } = exchange;
  for (let i = 0; i < headers.length; i += 2) res.setHeader(headers[i] as string, headers[i + 1] as string);
  exchange.headers = [];
}

function encodingFor(req: Request): Encoding | undefined {
  const accepted = req.acceptsEncodings();
  return encodings.find((one) => accepted.includes(one));
}

const compressible = /^(?:text\/|application\/(?:json|javascript|xml|atom\+xml)|image\/svg)/;
// Compressing shorter bodies saves too little.
const minCompressedLength = 8_192;
// Higher levels save only a few more bytes.
const compress = {
  br: (body: string | Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body: string | Buffer) => promisify(gzip)(body, { level: 1 }),
};
