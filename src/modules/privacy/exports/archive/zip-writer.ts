import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes one file after the other into a ZIP archive that is read meanwhile. Nothing but a buffer is held in memory. */
export class ZipWriter {
  readonly #zip = new ZipFile();
  readonly #signal: AbortSignal;
  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  get output(): Readable {
    return this.#zip.outputStream as Readable;
  }

  /** `name` is made of ids and fixed words, never of what people have written. */
  async add(name: string, chunks: AsyncIterable<string | Buffer> | Iterable<string | Buffer>): Promise<void> {
    const entry = new PassThrough();
    this.#zip.addReadStream(entry, name, { compress: true });
    for await (const chunk of chunks) {
      this.#signal.throwIfAborted();
      // Nobody drains the entry once the archive's reader has failed.
      if (!entry.write(chunk)) await once(entry, 'drain', { signal: this.#signal });
    }
    entry.end();
  }

  /** Adds a file without compression, because recordings are compressed already. */
  async addFile(name: string, contents: Readable): Promise<void> {
    const entry = new PassThrough();
    this.#zip.addReadStream(entry, name, { compress: false });
    await pipeline(contents, entry, { signal: this.#signal });
  }

  end(): void {
    this.#zip.end();
  }
}
