import type { Readable } from 'node:stream';

/** Positions are counted from 0. Both ends are included. */
export type ByteRange = { start: number; end: number };

/**
 * Streams files, and never holds one in memory completely. While the store is unavailable or full, every call throws
 * Unavailable, after a minute at most. Errors after `read` has returned come out of its stream.
 */
export type FileStore = {
  /**
   * Writes the file atomically and replaces an existing one. Returns the size in bytes. Throws the error of a broken
   * stream.
   */
  put(key: string, contents: Readable | Buffer, contentType: string): Promise<number>;
  /** Undefined for an unknown key. A range stops at the end of the file. One that begins after the end is empty. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Size in bytes. Undefined for an unknown key. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Ignores unknown keys. */
  remove(keys: readonly string[]): Promise<void>;
  removeFolder(folder: string): Promise<void>;
  close(): void;
};
