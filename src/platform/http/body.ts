import { isUtf8 } from 'node:buffer';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { PayloadTooLarge, UnsupportedMediaType } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';
import { invalidJson } from './problem.ts';

/** The bytes of a body, once it has been read. */
const bytes = new WeakMap<object, Buffer>();

/** The body as it came: what an Idempotency-Key stands for. */
export const bytesOf = (req: Request): Buffer => bytes.get(req) ?? Buffer.alloc(0);

const parseJson = express.json({
  limit: '1mb',
  strict: false,
  type: () => true,
  verify: (req, _res, buffer) => {
    // What is not UTF-8 would be stored with its broken characters replaced, silently.
    if (buffer.length === 0 || !isUtf8(buffer)) throw invalidJson();
    bytes.set(req, buffer);
  },
});

const run = (parser: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void parser(req, res, (error?: unknown) => {
      if (error) reject(error instanceof Error ? error : new Error('the body could not be read'));
      else resolve();
    });
  });

/** Checks media type, size and syntax of a body, in this order. */
async function readJson(req: Request, res: Response): Promise<void> {
  const empty = req.headers['transfer-encoding'] === undefined && Number(req.headers['content-length'] ?? 0) === 0;
  if (empty) throw invalidJson();
  if (!req.is(['json', '+json'])) throw new UnsupportedMediaType();
  await run(parseJson, req, res);
  const body: unknown = req.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidJson();
}

/** A body of any bytes and any declared type. What it is, is for the endpoint to find out. */
function fileReader(maxBytes: number) {
  const parse = express.raw({ limit: maxBytes, type: () => true });
  const tooLarge = () => new PayloadTooLarge(`The file is larger than ${maxBytes / 1024 / 1024} MiB.`);
  return async (req: Request, res: Response): Promise<void> => {
    // The parser would say so too, but not before it has read all of it.
    if (Number(req.headers['content-length']) > maxBytes) throw tooLarge();
    try {
      await run(parse, req, res);
    } catch (error) {
      const { type, status } = error as { type?: unknown; status?: unknown };
      if (type === 'entity.too.large') throw tooLarge();
      if (status === 400 || status === 415) {
        throw new UnsupportedMediaType('The body must be the bytes of the file, plain or gzipped.');
      }
      throw error;
    }
    // Without a body there is nothing that was parsed.
    if (!Buffer.isBuffer(req.body)) req.body = Buffer.alloc(0);
    bytes.set(req, req.body as Buffer);
  };
}

/** Reads into req.body what the endpoint takes: a JSON object, a file, or nothing. */
export function bodyReader({ body, file }: Endpoint['request']) {
  if (file) return fileReader(file.maxBytes);
  return body ? readJson : undefined;
}
