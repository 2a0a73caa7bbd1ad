import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
} from 'mediabunny';

export type RunOptions = {
  container?: 'webm' | 'mp4';
  video?: 'vp8' | 'vp9';
  audio?: boolean;
  /** Which track comes first is chance in a browser. */
  audioFirst?: boolean;
  seconds?: number;
  /** Makes the bytes of one run differ from those of another. */
  seed?: number;
};

const frame = 0.04;
const width = 320;
const height = 240;

/** A picture's packet: its header is one of the codec, the rest is nothing that could be seen. */
function picture(codec: 'vp8' | 'vp9', isKey: boolean, n: number, seed: number): Uint8Array {
  const vp8 = [0x10, 0x02, 0x00, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8];
  const vp9 = [0x82, 0x49, 0x83, 0x42, 0x20, 0x13, 0xf0, 0x0e, 0xf0];
  const head = codec === 'vp8' ? (isKey ? vp8 : [0x31, 0x02, 0x00]) : isKey ? vp9 : [0x86];
  // below 0x80, so that nothing of it is a mark of the codec's
  return Uint8Array.from({ length: 400 + ((n * 37) % 200) }, (_, i) => head[i] ?? (i * 31 + n * 7 + seed) & 127);
}

const sound = (n: number, seed: number): Uint8Array =>
  Uint8Array.from({ length: 60 }, (_, i) => (i === 0 ? 0xf8 : (i * 13 + n * 5 + seed) & 255));

/** What a browser's recorder makes of a few seconds: WebM that grows at its end, or MP4 in fragments. */
export async function recordedRun(options: RunOptions = {}): Promise<Buffer> {
  const { container = 'webm', video = 'vp8', audio = true, audioFirst = false, seconds = 4, seed = 0 } = options;
  const bytes: Uint8Array[] = [];
  const target = new StreamTarget(new WritableStream({ write: ({ data }) => void bytes.push(data.slice()) }));
  const format =
    container === 'mp4'
      ? new Mp4OutputFormat({ fastStart: 'fragmented', minimumFragmentDuration: 0.5 })
      : new WebMOutputFormat({ appendOnly: true, minimumClusterDuration: 0.5 });
  const output = new Output({ format, target });
  const pictures = new EncodedVideoPacketSource(video);
  const sounds = audio ? new EncodedAudioPacketSource('opus') : undefined;
  if (sounds && audioFirst) output.addAudioTrack(sounds);
  output.addVideoTrack(pictures);
  if (sounds && !audioFirst) output.addAudioTrack(sounds);
  await output.start();
  const codec = video === 'vp8' ? 'vp8' : 'vp09.00.10.08';
  const decoderConfig = { codec, codedWidth: width, codedHeight: height };
  for (let n = 0; n * frame < seconds; n++) {
    const at = n * frame;
    const isKey = n % 10 === 0;
    await pictures.add(new EncodedPacket(picture(video, isKey, n, seed), isKey ? 'key' : 'delta', at, frame), {
      decoderConfig,
    });
    await sounds?.add(new EncodedPacket(sound(n, seed), 'key', at, frame), {
      decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
    });
  }
  await output.finalize();
  return Buffer.concat(bytes);
}

/** Cuts it as recorders do: wherever it happens to be. */
export function inChunks(run: Buffer, count: number): Buffer[] {
  const size = Math.ceil(run.length / count);
  return Array.from({ length: count }, (_, n) => run.subarray(n * size, (n + 1) * size));
}
