import { Readable } from 'node:stream';
import { Unavailable } from '../errors.ts';
import type { Logger } from '../log.ts';
import type { ByteRange, FileStore } from './file-store.ts';

const part = /^[\w-][\w.-]{0,99}$/;

/** Throws for a key that could lead out of the store. */
function checkKey(key: string): void {
  if (key.length > 500 || !key.split('/').every((one) => part.test(one))) throw new Error('malformed file key');
}

/** Checks keys, logs failures of the store and throws Unavailable in their place. */
export class GuardedFileStore implements FileStore {
  readonly #store: FileStore;
  readonly #log: Logger;
  constructor(store: FileStore, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  async put(key: string, contents: Readable | Buffer, contentType: string): Promise<number> {
    checkKey(key);
    let broken: Error | undefined;
    if (contents instanceof Readable) {
      contents.once('error', (error) => {
        broken = error;
      });
    }
    try {
      return await this.#store.put(key, contents, contentType);
    } catch (error) {
      const isOfContents =
        broken !== undefined || (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
      throw isOfContents ? (broken ?? error) : this.#unavailable(error);
    }
  }

  read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    return this.#guard([key], () => this.#store.read(key, range));
  }

  sizeOf(key: string): Promise<number | undefined> {
    return this.#guard([key], () => this.#store.sizeOf(key));
  }

  remove(keys: readonly string[]): Promise<void> {
    return this.#guard(keys, () => this.#store.remove(keys));
  }

  removeFolder(folder: string): Promise<void> {
    return this.#guard([folder], () => this.#store.removeFolder(folder));
  }

  close(): void {
    this.#store.close();
  }

  async #guard<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    keys.forEach(checkKey);
    return work().catch((error: unknown) => {
      throw this.#unavailable(error);
    });
  }

  #unavailable(error: unknown): Unavailable {
    this.#log.error({ error }, 'the file store failed');
    return new Unavailable('Files cannot be stored or read right now. Try again shortly.');
  }
}
