import type { MediaFile } from './media-types.ts';

/** Joins recordings of one kind into one seekable file, and reads the result. */
export type RecordingMerger = {
  readonly name: 'ffmpeg' | 'embedded';
  join(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<MediaFile>;
};
