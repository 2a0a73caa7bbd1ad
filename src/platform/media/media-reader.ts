import path from 'node:path';
import { fulfilInProcess } from './media-process.ts';
import type { MediaFile, Sound } from './media-types.ts';

/** Reads recordings and copies their packets; by default in a child process for each call. */
export class MediaReader {
  readonly #fulfil: typeof fulfilInProcess;
  constructor(fulfil = fulfilInProcess) {
    this.#fulfil = fulfil;
  }

  /** Throws UnreadableMedia for a file that is no recording. */
  async inspect(file: string, signal: AbortSignal): Promise<MediaFile> {
    return (await this.#fulfil({ inspect: file }, path.dirname(file), signal)) as MediaFile;
  }

  /** Copies the packets of these recordings into one file, and reads it. Throws UnreadableMedia where that is impossible. */
  async join(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<MediaFile> {
    return (await this.#fulfil({ join: pieces, target }, path.dirname(target), signal)) as MediaFile;
  }

  /**
   * Copies the sound of a recording into its own file; undefined without sound. Throws UnreadableMedia for an invalid
   * WebM or MP4 file, and the signal's reason.
   */
  async copySound(from: string, target: string, signal: AbortSignal): Promise<Sound | undefined> {
    return ((await this.#fulfil({ sound: from, target }, path.dirname(target), signal)) as Sound | null) ?? undefined;
  }
}
