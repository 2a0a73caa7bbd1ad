import { rm } from 'node:fs/promises';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { FfmpegMerger } from './ffmpeg-merger.ts';
import type { MediaReader } from './media-reader.ts';
import { type MediaFile, type MediaTrack, UnreadableMedia } from './media-types.ts';
import type { RecordingMerger } from './recording-merger.ts';

/** `of` has the merged recordings. Others cannot be copied into the same file. */
export type MergedRecording = { file: MediaFile; by: RecordingMerger['name']; of: readonly MediaFile[] };

/** Reads and merges recordings without encoding. Uses ffmpeg, or our own code if ffmpeg is missing or fails. */
export class MediaMerger {
  readonly #mergers: readonly RecordingMerger[];
  readonly #reader: MediaReader;
  readonly #log: Logger;
  constructor({ ffmpegPath }: Pick<Config, 'ffmpegPath'>, reader: MediaReader, log: Logger) {
    const embedded: RecordingMerger = {
      name: 'embedded',
      join: (pieces, target, signal) => reader.join(pieces, target, signal),
    };
    this.#mergers = ffmpegPath === 'none' ? [embedded] : [new FfmpegMerger(ffmpegPath ?? 'ffmpeg', reader), embedded];
    this.#reader = reader;
    this.#log = log;
  }

  /** Undefined if the file is not a recording. */
  async inspect(file: string, signal: AbortSignal): Promise<MediaFile | undefined> {
    try {
      return await this.#reader.inspect(file, signal);
    } catch (error) {
      if (!(error instanceof UnreadableMedia)) throw error;
      this.#log.warn({ reason: error.message }, 'a recording cannot be read');
      return undefined;
    }
  }

  /**
   * Merges recordings in the given order and reads the result. If there are several kinds, it merges the kind with the
   * most seconds. Undefined if no merger succeeds: a retry would not help. Throws system errors.
   */
  async merge(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<MergedRecording | undefined> {
    const of = largestKind(pieces);
    if (of.length === 0) return undefined;
    for (const merger of this.#mergers) {
      await rm(target, { recursive: true, force: true });
      try {
        const file = await merger.join(of, target, signal);
        checkWhole(of, file);
        return { file, by: merger.name, of };
      } catch (error) {
        signal.throwIfAborted();
        const isAbsent = merger.name === 'ffmpeg' && (error as NodeJS.ErrnoException).code === 'ENOENT';
        if (isAbsent) this.#log.info('ffmpeg is not installed: merging without it');
        else this.#log.warn({ error, merger: merger.name }, 'recordings could not be merged');
        if (merger.name === 'embedded' && !(error instanceof UnreadableMedia)) throw error;
      }
    }
    return undefined;
  }
}

const secondsOf = (files: readonly MediaFile[]): number => files.reduce((sum, { seconds }) => sum + seconds, 0);

const decoderOf = ({ kind, codec, setup }: MediaTrack): string => JSON.stringify([kind, codec, setup]);

/**
 * The recordings that fit into one file: same container, and the same decoder for each kind of track. A track may be
 * missing, such as video in the first second.
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

/** Throws UnreadableMedia unless the file has every packet and about the same length. */
function checkWhole(pieces: readonly MediaFile[], file: MediaFile): void {
  const given = pieces.flatMap(({ tracks }) => tracks);
  for (const kind of new Set(given.map((track) => track.kind))) {
    const [had, has] = [packetsOf(given, kind), packetsOf(file.tracks, kind)];
    if (has !== had) throw new UnreadableMedia(`${has} packets of ${kind} where there were ${had}`);
  }
  const [should, is] = [secondsOf(pieces), file.seconds];
  if (Math.abs(should - is) > 0.5) throw new UnreadableMedia(`${is} seconds where there were ${should}`);
}
