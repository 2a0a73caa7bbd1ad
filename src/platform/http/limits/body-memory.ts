import type { IncomingMessage } from 'node:http';
import { type AppError, PayloadTooLarge, Unavailable } from '../../errors.ts';

/** Other requests have filled the memory for bodies. */
export class BodyMemoryFull extends Unavailable {
  constructor() {
    super('Too many files are being sent at the moment. Try again shortly.', 10);
  }
}

/** Runs a reader of the body. The reader must begin to read synchronously. */
export type CountBody = <T>(reader: () => Promise<T>) => Promise<T>;

const isEncoded = ({ headers }: IncomingMessage): boolean => (headers['content-encoding'] ?? 'identity') !== 'identity';

/**
 * Limits the bytes of bodies that a process holds at once. Only received bytes count, so that a slow request takes no
 * more room than it fills.
 */
export class BodyMemory {
  readonly #maxBytes: number;
  #held = 0;
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Counts the body until `work` ends. Throws PayloadTooLarge above `maxBytes`. Throws BodyMemoryFull before reading if
   * the declared length does not fit, or while reading if other requests were faster.
   */
  async hold<T>(req: IncomingMessage, maxBytes: number, work: (count: CountBody) => Promise<T>): Promise<T> {
    // A compressed body may expand to any size.
    const reserved = isEncoded(req) ? maxBytes : 0;
    const declared = Math.min(maxBytes, Number(req.headers['content-length'] ?? 0));
    if (this.#held + Math.max(reserved, declared) > this.#maxBytes) throw new BodyMemoryFull();
    const held = { bytes: reserved };
    this.#held += reserved;
    try {
      return await work((reader) => (reserved > 0 ? reader() : this.#count(req, maxBytes, held, reader)));
    } finally {
      this.#held -= held.bytes;
    }
  }

  async #count<T>(
    req: IncomingMessage,
    maxBytes: number,
    held: { bytes: number },
    reader: () => Promise<T>,
  ): Promise<T> {
    let refusal: AppError | undefined;
    const receive = ({ length }: Buffer) => {
      if (refusal) return;
      held.bytes += length;
      this.#held += length;
      if (held.bytes > maxBytes) refusal = new PayloadTooLarge('What was sent is too large.');
      else if (this.#held > this.#maxBytes) refusal = new BodyMemoryFull();
      else return;
      this.#held -= held.bytes;
      held.bytes = 0;
      // Makes the readers drop what they have and the rest of the body. They replace this error, so `refusal` keeps the
      // real one.
      req.emit('error', new Error('refused'));
    };
    // A reader that has already failed no longer listens.
    req.on('error', () => {}).on('data', receive);
    try {
      return await reader();
    } catch (error) {
      throw error instanceof PayloadTooLarge ? error : (refusal ?? error);
    } finally {
      req.off('data', receive);
    }
  }
}
