import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { GuardedFileStore } from './guarded.store.ts';
import { LocalFileStore } from './local.store.ts';
import { S3FileStore } from './s3.store.ts';

/** Bytes of a file, both inclusive, counted from 0. */
export type ByteRange = { start: number; end: number };

/**
 * Large files by their keys, such as `<organization>/interviews/<id>/1.webm`: names and folders of letters, digits, `_`, `-`
 * and `.`. They come and go as streams; none is held in memory as a whole.
 *
 * A store that is away, full or refuses makes every call throw Unavailable, after a minute at most: a request that waits
 * for it answers 503, a task is tried again. What goes wrong once `read` has returned comes out of its stream.
 */
export type FileStore = {
  /**
   * Keeps a file, which others see whole or not at all; another of that key is replaced. Returns its size in bytes.
   * A stream that breaks or is destroyed keeps nothing, and its own error is thrown.
   */
  put(key: string, contents: Readable | Buffer, contentType: string): Promise<number>;
  /** Undefined where there is none. A range ends with the file; one that begins after its end is empty. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** In bytes; undefined where there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Of what is not there too. */
  remove(keys: readonly string[]): Promise<void>;
  /** Everything whose key begins with `<folder>/`. */
  removeFolder(folder: string): Promise<void>;
  close(): void;
};

/** The store of the settings: a bucket where one is named, else a folder of this machine. The log tells why it is away. */
export const openFileStore = ({ s3, dataDir }: Config, log: Logger): FileStore =>
  new GuardedFileStore(s3 ? new S3FileStore(s3) : new LocalFileStore(`${dataDir}/files`), log);
