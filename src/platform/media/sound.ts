import type { InputAudioTrack } from 'mediabunny';

type Sound = { type: 'audio/webm' | 'audio/mp4'; extension: 'webm' | 'm4a' };

/** A recording that is no WebM or MP4, or a broken one. */
export class UnreadableRecording extends Error {}

/**
 * Copies the sound of a recording (WebM or MP4), as it is encoded, into a file of its own: about a tenth of its size, and
 * no picture of anybody. Undefined where it has none. Both are files of this machine. Throws UnreadableRecording and the
 * signal's reason.
 */
export async function copySound(from: string, to: string, signal: AbortSignal): Promise<Sound | undefined> {
  const media = await import('mediabunny');
  const input = new media.Input({
    source: new media.FilePathSource(from),
    formats: [media.WEBM, media.MATROSKA, media.MP4, media.QTFF],
  });
  try {
    const [track] = await input.getAudioTracks();
    if (!track) return undefined;
    const sound = soundOf(await codecOf(track));
    const format = sound.extension === 'webm' ? new media.WebMOutputFormat() : new media.Mp4OutputFormat();
    const output = new media.Output({ format, target: new media.FilePathTarget(to) });
    const conversion = await media.Conversion.init({
      input,
      output,
      video: { discard: true },
      tags: {},
      showWarnings: false,
    });
    // It would have to be encoded anew.
    if (!conversion.isValid) throw new UnreadableRecording();
    const cancel = () => void conversion.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      await conversion.execute();
    } finally {
      signal.removeEventListener('abort', cancel);
    }
    return sound;
  } catch (error) {
    signal.throwIfAborted();
    // A full disk is no fault of the recording.
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw error instanceof UnreadableRecording ? error : new UnreadableRecording();
  } finally {
    input.dispose();
  }
}

const codecOf = (track: InputAudioTrack): Promise<string | null> => track.getCodec();

/** What browsers record: Opus in WebM, in Safari AAC in MP4. */
const soundOf = (codec: string | null): Sound =>
  codec === 'opus' || codec === 'vorbis'
    ? { type: 'audio/webm', extension: 'webm' }
    : { type: 'audio/mp4', extension: 'm4a' };
