import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

/** Bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** A large file, which may be asked for in parts. */
export type PageFile = {
  type: string;
  /** In bytes. */
  size: number;
  /** What it is called where it is to be saved; without one it is shown in place. */
  name?: string;
  read(range?: ByteRange): Promise<Readable>;
};

/** The one range that was asked for; undefined for the whole file (several ranges too, RFC 9110 lets us). */
function rangeOf(req: Request, size: number): ByteRange | 'unsatisfiable' | undefined {
  const ranges = req.range(size);
  if (ranges === -1) return 'unsatisfiable';
  const [first] = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges : [];
  return first;
}

/** Streams it, or the part that was asked for. Whoever goes away ends the reading. */
export async function sendFile(req: Request, res: Response, file: PageFile): Promise<void> {
  const { type, size, name } = file;
  res.set({ 'Accept-Ranges': 'bytes', 'Content-Type': type });
  if (name !== undefined) res.attachment(name).type(type);
  const range = rangeOf(req, size);
  if (range === 'unsatisfiable') return void res.status(416).set('Content-Range', `bytes */${size}`).end();
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  res.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (req.method === 'HEAD') return void res.end();
  const contents = await file.read(range);
  try {
    await pipeline(contents, res);
  } catch (error) {
    if (!res.destroyed || (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
