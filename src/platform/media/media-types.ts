export type MediaContainer = 'webm' | 'mp4';

/** Times are in seconds from the start of the file. */
export type MediaTrack = {
  kind: 'video' | 'audio';
  codec: string;
  /** Tracks with the same decoder setup can be joined. */
  setup: string;
  packets: number;
  first: number;
  end: number;
};

export type MediaFile = {
  path: string;
  container: MediaContainer;
  tracks: MediaTrack[];
  start: number;
  seconds: number;
};

export type Sound = { type: 'audio/webm' | 'audio/mp4'; extension: 'webm' | 'm4a' };

export const mimeTypes: Record<MediaContainer, string> = { webm: 'video/webm', mp4: 'video/mp4' };

/** The container of a MIME type such as `video/webm;codecs=vp8,opus`. Undefined for other types. */
export function containerOf(mimeType: string): MediaContainer | undefined {
  const [type] = mimeType.toLowerCase().split(';', 1);
  return type?.trim() === 'video/webm' ? 'webm' : type?.trim() === 'video/mp4' ? 'mp4' : undefined;
}

/** The bytes are not a playable recording, so a retry would not help. */
export class UnreadableMedia extends Error {}
