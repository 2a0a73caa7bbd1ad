import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { newId } from '../ids.ts';
import type { ByteRange, FileStore } from './file-store.ts';

const absent = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
};

/** Files on the local disk. Web and worker must run on one machine. */
export class LocalFileStore implements FileStore {
  readonly #root: string;
  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, contents: Readable | Buffer): Promise<number> {
    const file = this.#pathOf(key);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // Renamed when complete, so that nobody reads half a file.
    const temporary = `${file}.${newId()}.tmp`;
    try {
      const size = await write(temporary, contents);
      await rename(temporary, file);
      return size;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const file = await open(this.#pathOf(key), 'r').catch(absent);
    return file && createReadStream('', { fd: file, start: range?.start ?? 0, ...(range && { end: range.end }) });
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return (await stat(this.#pathOf(key)).catch(absent))?.size;
  }

  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#pathOf(key), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.#pathOf(folder), { force: true, recursive: true });
  }

  close(): void {}

  #pathOf(key: string): string {
    return path.join(this.#root, key);
  }
}

async function write(file: string, contents: Readable | Buffer): Promise<number> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of contents instanceof Readable ? contents : [contents]) {
      await handle.writeFile(chunk as Buffer);
      size += (chunk as Buffer).length;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}
