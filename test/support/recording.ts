import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** Bytes of a packet: what is in them nobody here decodes. */
const packet = (size: number, fill: number): Uint8Array => new Uint8Array(size).fill(fill);
/** As in the packets of the picture, and in nothing else. */
export const pictureByte = 0xa7;
export const soundByte = 0x5c;

/** A WebM of this length as a browser records it, as far as its container goes; its packets hold noise. */
export async function makeRecording({
  seconds = 2,
  picture = true,
  sound = true,
  packetBytes = 200,
}: {
  seconds?: number;
  picture?: boolean;
  sound?: boolean;
  packetBytes?: number;
} = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const video = new EncodedVideoPacketSource('vp8');
  const audio = new EncodedAudioPacketSource('opus');
  if (picture) output.addVideoTrack(video, { frameRate: 10 });
  if (sound) output.addAudioTrack(audio);
  await output.start();
  for (let n = 0; n < seconds * 10; n += 1) {
    const type = n % 10 === 0 ? 'key' : 'delta';
    if (picture) {
      await video.add(new EncodedPacket(packet(packetBytes, pictureByte), type, n / 10, 0.1), {
        decoderConfig: { codec: 'vp8', codedWidth: 64, codedHeight: 48 },
      });
    }
    if (sound) {
      await audio.add(new EncodedPacket(packet(packetBytes, soundByte), 'key', n / 10, 0.1), {
        decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 },
      });
    }
  }
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}
