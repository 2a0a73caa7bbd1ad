type Sound = { type: 'audio/webm' | 'audio/mp4'; extension: 'webm' | 'm4a' };

/** A recording that is no WebM or MP4, or a broken one. */
export class UnreadableRecording extends Error {}

/** A quarter of an hour takes a second. Strangers record, and a file can be made of nothing but beginnings of packets. */
const limitMs = 120_000;

/**
 * Copies the sound of a recording (WebM or MP4), as it is encoded, into a file of its own: about a tenth of its size, and
 * no picture of anybody. Undefined where it has none. Both are files of this machine. Throws UnreadableRecording, also where
 * it takes longer than two minutes, and the signal's reason.
 */
export async function copySound(from: string, to: string, signal: AbortSignal): Promise<Sound | undefined> {
  signal.throwIfAborted();
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
    // It would have to be encoded anew.
    if (!conversion.isValid) throw new UnreadableRecording();
    // One that was aborted meanwhile tells nobody any more.
    signal.throwIfAborted();
    const ending = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
    const cancel = () => void conversion.cancel();
    ending.addEventListener('abort', cancel, { once: true });
    try {
      await conversion.execute();
    } finally {
      ending.removeEventListener('abort', cancel);
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

/** What browsers record: Opus in WebM, in Safari AAC in MP4. */
const soundOf = (codec: string | null): Sound =>
  codec === 'opus' || codec === 'vorbis'
    ? { type: 'audio/webm', extension: 'webm' }
    : { type: 'audio/mp4', extension: 'm4a' };
