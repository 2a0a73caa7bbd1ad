import type { Readable } from 'node:stream';

/** Both ends included, counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Files are streamed, never held in memory completely. While the store is unavailable or full, every call throws
 * Unavailable, after a minute at most; errors after `read` has returned come out of its stream.
 */
export type FileStore = {
  /** Atomic; replaces. Returns the size in bytes. Throws the error of a broken stream. */
  put(key: string, contents: Readable | Buffer, contentType: string): Promise<number>;
  /** Undefined for an unknown key. A range ends with the file; one that begins after its end is empty. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** In bytes; undefined for an unknown key. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Ignores unknown keys. */
  remove(keys: readonly string[]): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  close(): void;
};
