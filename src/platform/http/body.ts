import { isUtf8 } from 'node:buffer';
import express, { type Request, type Response } from 'express';
import { PayloadTooLarge, UnsupportedMediaType } from '../errors.ts';
import { parseExact } from '../schema/exact-json.ts';
import { runMiddleware } from './middleware.ts';
import { invalidJson, notInUtf8 } from './problem.ts';

export type ReadBody = (req: Request, res: Response) => Promise<void>;

const bytes = new WeakMap<object, Buffer>();

/** The body as it was sent, after it was read. */
export const bytesOf = (req: Request): Buffer => bytes.get(req) ?? Buffer.alloc(0);

/** Makes the file the body, in whatever form it came. */
export function keepFile(req: Request, file: Buffer): void {
  req.body = file;
  bytes.set(req, file);
}

/** Limit for JSON. */
export const maxBodyBytes = 1024 * 1024;

const parseBytes = express.raw({ limit: maxBodyBytes, type: () => true });

const isEmpty = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/** Whether the media type names another character set than UTF-8. */
const isInOtherCharset = (req: Request): boolean =>
  /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(?:;|$))/i.test(req.get('content-type') ?? '');

function parseText(bytes: Buffer): unknown {
  // Decoding would silently replace characters that are not UTF-8.
  if (bytes.length === 0 || !isUtf8(bytes)) throw invalidJson();
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  try {
    return parseExact(text);
  } catch {
    throw invalidJson('The body is not valid JSON.');
  }
}

/** Checks media type, size and syntax, in this order. */
export const readJson: ReadBody = async (req, res) => {
  if (isEmpty(req)) throw invalidJson();
  if (!req.is(['json', '+json'])) throw new UnsupportedMediaType();
  if (isInOtherCharset(req)) throw notInUtf8();
  await runMiddleware(parseBytes, req, res);
  const sent = req.body as Buffer;
  bytes.set(req, sent);
  const body = parseText(sent);
  req.body = body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidJson();
};

/** Like `readJson`. A missing body becomes `{}`. */
export const readOptionalJson: ReadBody = async (req, res) => {
  if (isEmpty(req)) req.body = {};
  else await readJson(req, res);
};

/** Reads any bytes of any declared type. Empty if the request has no body. */
export function fileReader(maxFileBytes: number): ReadBody {
  const parse = express.raw({ limit: maxFileBytes, type: () => true });
  const tooLarge = () => new PayloadTooLarge(`The file is larger than ${maxFileBytes / 1024 / 1024} MiB.`);
  return async (req, res) => {
    // The parser itself notices only after reading everything.
    if (Number(req.headers['content-length']) > maxFileBytes) throw tooLarge();
    try {
      await runMiddleware(parse, req, res);
    } catch (error) {
      const { type, status } = error as { type?: unknown; status?: unknown };
      if (type === 'entity.too.large') throw tooLarge();
      if (status === 400 || status === 415) {
        throw new UnsupportedMediaType('The body must be the bytes of the file, plain or gzipped.');
      }
      throw error;
    }
    // Without a body, the parser leaves it undefined.
    keepFile(req, Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0));
  };
}

/** WhatsApp sends up to 3 MB, and repeats what is refused. */
const maxSignedBytes = 3 * 1024 * 1024;
const parseRaw = express.raw({ limit: maxSignedBytes, type: () => true, inflate: false });

/** Reads the bytes that a webhook's signature covers. They must not be compressed. */
export async function readSigned(req: Request, res: Response): Promise<Buffer> {
  await runMiddleware(parseRaw, req, res);
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
}
