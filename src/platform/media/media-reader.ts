import path from 'node:path';
import { measuredReading } from '../telemetry/measurements.ts';
import { fulfilInProcess } from './media-process.ts';
import type { MediaRequest, MediaResult } from './media-request.ts';
import { type MediaFile, type Sound, UnreadableMedia } from './media-types.ts';

const outcomeOf = (error: unknown): string => (error instanceof UnreadableMedia ? 'unreadable' : 'interrupted');

/** Reads recordings and copies their packets. By default, each call runs in a child process. */
export class MediaReader {
  readonly #fulfil: typeof fulfilInProcess;
  constructor(fulfil = fulfilInProcess) {
    this.#fulfil = fulfil;
  }

  #read(request: MediaRequest, folder: string, signal: AbortSignal): Promise<MediaResult> {
    return measuredReading('recording', () => this.#fulfil(request, folder, signal), outcomeOf);
  }

  /** Throws UnreadableMedia if the file is not a recording. */
  async inspect(file: string, signal: AbortSignal): Promise<MediaFile> {
    return (await this.#read({ inspect: file }, path.dirname(file), signal)) as MediaFile;
  }

  /**
   * Copies the packets of these recordings into one file, and reads it. Throws UnreadableMedia if that is impossible.
   */
  async join(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<MediaFile> {
    return (await this.#read({ join: pieces, target }, path.dirname(target), signal)) as MediaFile;
  }

  /**
   * Copies the sound of a recording into its own file. Undefined if there is no sound. Throws UnreadableMedia for an
   * invalid WebM or MP4 file, or the signal's reason.
   */
  async copySound(from: string, target: string, signal: AbortSignal): Promise<Sound | undefined> {
    return ((await this.#read({ sound: from, target }, path.dirname(target), signal)) as Sound | null) ?? undefined;
  }
}
