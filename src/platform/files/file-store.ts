import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { LocalFileStore } from './local.store.ts';
import { S3FileStore } from './s3.store.ts';

/**
 * Large files by their keys, such as `<organization>/interviews/<id>/1.webm`: names and folders of letters, digits, `_`, `-`
 * and `.`. They come and go as streams; none is held in memory as a whole.
 */
export type FileStore = {
  /** Keeps a file, which others see whole or not at all; another of that key is replaced. Returns its size in bytes. */
  put(key: string, contents: Readable | Buffer, contentType: string): Promise<number>;
  /** Undefined where there is none. */
  read(key: string): Promise<Readable | undefined>;
  /** In bytes; undefined where there is none. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Of what is not there too. */
  remove(keys: readonly string[]): Promise<void>;
  /** Everything whose key begins with `<folder>/`. */
  removeFolder(folder: string): Promise<void>;
  close(): void;
};

/** The store of the settings: a bucket where one is named, else a folder of this machine. */
export const openFileStore = ({ s3, dataDir }: Config): FileStore =>
  s3 ? new S3FileStore(s3) : new LocalFileStore(`${dataDir}/files`);
