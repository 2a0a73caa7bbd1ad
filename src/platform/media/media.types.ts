export type Container = 'webm' | 'mp4';

/** A track as it lies in a file. Times in seconds from the file's zero. */
export type MediaTrack = {
  kind: 'video' | 'audio';
  codec: string;
  /** What a decoder must know beforehand. Tracks can be put one after the other where it is the same. */
  setup: string;
  packets: number;
  first: number;
  /** When the last packet ends. */
  end: number;
};

/** A file that was read from its first packet to its last. */
export type MediaFile = {
  path: string;
  container: Container;
  tracks: MediaTrack[];
  /** When the first packet of all begins. */
  start: number;
  seconds: number;
};

/** How a file with nothing but sound is to be called. */
export type Sound = { type: 'audio/webm' | 'audio/mp4'; extension: 'webm' | 'm4a' };

export const mimeTypes: Record<Container, string> = { webm: 'video/webm', mp4: 'video/mp4' };

/** Of what a media type names (`video/webm;codecs=vp8,opus`); undefined where it is neither. */
export function containerOf(mimeType: string): Container | undefined {
  const [type] = mimeType.toLowerCase().split(';', 1);
  return type?.trim() === 'video/webm' ? 'webm' : type?.trim() === 'video/mp4' ? 'mp4' : undefined;
}

/** The bytes are no recording that can be played: another try would not help. */
export class UnreadableMedia extends Error {}
