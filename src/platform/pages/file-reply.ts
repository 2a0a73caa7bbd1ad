import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { ByteRange } from '../files/file-store.ts';

export type PageFile = {
  type: string;
  /** Size in bytes. */
  size: number;
  /** File name of the download. Without a name, browsers show the file inline. */
  name?: string;
  read(range?: ByteRange): Promise<Readable>;
};

/** A download that is sent while it is made. */
export type PageStream = { type: string; name: string; contents: Readable };

/** The requested range. Undefined for the whole file, and for several ranges (as RFC 9110 allows). */
function rangeOf(req: Request, size: number): ByteRange | 'unsatisfiable' | undefined {
  const ranges = req.range(size);
  if (ranges === -1) return 'unsatisfiable';
  const [first] = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges : [];
  return first;
}

/**
 * Fails unless exactly this many bytes pass. Otherwise the client would take the next answer for a part of this one.
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

/** Stops reading when the client disconnects. Throws errors of `read` before it sends anything. */
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

/** Like `sendFile`, without a known size. An error in the middle closes the connection. */
export async function sendStream(req: Request, res: Response, { type, name, contents }: PageStream): Promise<void> {
  // The pipeline and others listen to the response, and Node warns about more than ten listeners.
  res.setMaxListeners(20);
  res.attachment(name).type(type);
  if (req.method === 'HEAD') return void res.end();
  try {
    await pipeline(contents, res);
  } catch (error) {
    if (!res.destroyed || (error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
