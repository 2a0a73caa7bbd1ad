import { type Sound, UnreadableMedia } from './media-types.ts';

/**
 * Copies the sound of a recording without encoding it. Undefined if there is no sound. Throws UnreadableMedia, or the
 * library's own errors.
 */
export async function copyTrack(from: string, to: string): Promise<Sound | undefined> {
  const media = await import('mediabunny');
  const input = new media.Input({
    source: new media.FilePathSource(from),
    formats: [media.WEBM, media.MATROSKA, media.MP4, media.QTFF],
  });
  try {
    const [track] = await input.getAudioTracks();
    if (!track) return undefined;
    const sound = soundOf(await track.getCodec());
    const format = sound.extension === 'webm' ? new media.WebMOutputFormat() : new media.Mp4OutputFormat();
    const output = new media.Output({ format, target: new media.FilePathTarget(to) });
    const conversion = await media.Conversion.init({
      input,
      output,
      video: { discard: true },
      tags: {},
      showWarnings: false,
    });
    if (!conversion.isValid) throw new UnreadableMedia('the sound would have to be re-encoded');
    await conversion.execute();
    return sound;
  } finally {
    input.dispose();
  }
}

/** Browsers record Opus in WebM. Safari records AAC in MP4. */
const soundOf = (codec: string | null): Sound =>
  codec === 'opus' || codec === 'vorbis'
    ? { type: 'audio/webm', extension: 'webm' }
    : { type: 'audio/mp4', extension: 'm4a' };
