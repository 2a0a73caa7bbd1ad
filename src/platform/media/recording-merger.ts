import { rm } from 'node:fs/promises';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { FfmpegMerger } from './ffmpeg.merger.ts';
import { inspectFile, joinFiles } from './media.process.ts';
import { type MediaFile, type MediaTrack, UnreadableMedia } from './media.types.ts';

/** Puts recordings of one kind one after the other, into one file in which one can seek, and reads that back. */
export type RecordingMerger = {
  readonly name: 'ffmpeg' | 'embedded';
  join(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<MediaFile>;
};

/** What was made, and of which of the pieces: the others are of a kind that cannot be copied into the same file. */
export type Merged = { file: MediaFile; by: RecordingMerger['name']; of: readonly MediaFile[] };

const embedded: RecordingMerger = { name: 'embedded', join: joinFiles };

/** Reads and merges recordings, by ffmpeg where it is and by ourselves where it is not or fails. Nothing is encoded anew. */
export class MediaMerger {
  readonly #mergers: readonly RecordingMerger[];
  readonly #log: Logger;
  constructor({ ffmpegPath }: Pick<Config, 'ffmpegPath'>, log: Logger) {
    this.#mergers = ffmpegPath === 'none' ? [embedded] : [new FfmpegMerger(ffmpegPath ?? 'ffmpeg'), embedded];
    this.#log = log;
  }

  /** Reads a file from its first packet to its last. Undefined for what is no recording. */
  async inspect(file: string, signal: AbortSignal): Promise<MediaFile | undefined> {
    try {
      return await inspectFile(file, signal);
    } catch (error) {
      if (!(error instanceof UnreadableMedia)) throw error;
      this.#log.warn({ reason: error.message }, 'a recording cannot be read');
      return undefined;
    }
  }

  /**
   * Merges what can be merged without encoding, in the given order, and reads the result back. Where the pieces are of
   * several kinds, that is those of the kind with the most seconds. Undefined where no merger makes a file of it: another
   * try would not help. Throws the system's errors (no space, no processes).
   */
  async merge(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<Merged | undefined> {
    const of = largestKind(pieces);
    if (of.length === 0) return undefined;
    for (const merger of this.#mergers) {
      await rm(target, { force: true });
      try {
        const file = await merger.join(of, target, signal);
        checkWhole(of, file);
        return { file, by: merger.name, of };
      } catch (error) {
        signal.throwIfAborted();
        const isAbsent = merger.name === 'ffmpeg' && (error as NodeJS.ErrnoException).code === 'ENOENT';
        if (isAbsent) this.#log.info('there is no ffmpeg: recordings are merged without it');
        else this.#log.warn({ error, merger: merger.name }, 'recordings could not be merged');
        if (merger === embedded && !(error instanceof UnreadableMedia)) throw error;
      }
    }
    return undefined;
  }
}

const secondsOf = (files: readonly MediaFile[]): number => files.reduce((sum, { seconds }) => sum + seconds, 0);

const decoderOf = ({ kind, codec, setup }: MediaTrack): string => JSON.stringify([kind, codec, setup]);

/**
 * Those that can stand in one file: of one container, and every track of a kind made for the same decoder. One that lacks
 * a track (its first second had no picture yet) goes with those that have it.
 */
function largestKind(pieces: readonly MediaFile[]): readonly MediaFile[] {
  const kindOf = ({ container, tracks }: MediaFile) => [container, ...tracks.map(decoderOf).sort()];
  const kinds = [...Map.groupBy(pieces, (piece) => String(kindOf(piece))).values()];
  const [largest] = kinds.sort((a, b) => secondsOf(b) - secondsOf(a));
  if (!largest?.[0]) return [];
  const decoders = new Set(kindOf(largest[0]));
  return pieces.filter((piece) => kindOf(piece).every((one) => decoders.has(one)));
}

const packetsOf = (tracks: readonly MediaTrack[], kind: string) =>
  tracks.reduce((sum, track) => sum + (track.kind === kind ? track.packets : 0), 0);

/** Throws unless every packet is in it, at about its time. */
function checkWhole(pieces: readonly MediaFile[], file: MediaFile): void {
  const given = pieces.flatMap(({ tracks }) => tracks);
  for (const kind of new Set(given.map((track) => track.kind))) {
    const [had, has] = [packetsOf(given, kind), packetsOf(file.tracks, kind)];
    if (has !== had) throw new UnreadableMedia(`${has} packets of ${kind} where there were ${had}`);
  }
  const [should, is] = [secondsOf(pieces), file.seconds];
  if (Math.abs(should - is) > 0.5) throw new UnreadableMedia(`${is} seconds where there were ${should}`);
}
