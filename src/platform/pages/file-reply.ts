import { type Readable, Transform } from 'node:stream';
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

/**
 * Lets so many bytes through and fails where there are fewer or more. The next answer on a connection would be taken for
 * what this one was said to have.
 */
function exactly(bytes: number): Transform {
  let left = bytes;
  const fault = () => new Error(`a file of another size than it was said to have: ${left} of ${bytes} bytes are left`);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(fault());
      else done(null, chunk);
    },
    flush: (done) => done(left > 0 ? fault() : null),
  });
}

/** Streams it, or the part that was asked for. Whoever goes away ends the reading. What `read` throws is thrown before anything is said. */
export async function sendFile(req: Request, res: Response, file: PageFile): Promise<void> {
  const { type, size, name } = file;
  const range = rangeOf(req, size);
  if (range === 'unsatisfiable') {
    return void res
      .status(416)
      .set({ 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${size}` })
      .end();
  }
  const contents = req.method === 'HEAD' ? undefined : await file.read(range);
  const length = range ? range.end - range.start + 1 : size;
  res.set({ 'Accept-Ranges': 'bytes', 'Content-Type': type, 'Content-Length': String(length) });
  if (name !== undefined) res.attachment(name).type(type);
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (!contents) return void res.end();
  try {
    await pipeline(contents, exactly(length), res);
  } catch (error) {
    if (!res.destroyed || (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
