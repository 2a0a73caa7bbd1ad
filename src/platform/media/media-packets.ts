import { hash } from 'node:crypto';
import type { EncodedPacket, Input, InputTrack, Output } from 'mediabunny';
import { type MediaContainer, type MediaFile, type MediaTrack, UnreadableMedia } from './media-types.ts';

/** Far larger than a frame of 4K video. */
const maxPacketBytes = 32 * 1024 * 1024;
/** A longer recording has a wrong clock. */
const maxSeconds = 24 * 60 * 60;

/** Enough for ten hours of sound. Without a limit, an attacker could fill our disk with empty packets at no cost. */
const maxPackets = 5_000_000;

/** Loaded on first use, because that takes a tenth of a second. */
const library = () => import('mediabunny');

async function withInput<T>(path: string, work: (input: Input) => Promise<T>): Promise<T> {
  const { FilePathSource, Input, MP4, WEBM } = await library();
  const input = new Input({ source: new FilePathSource(path), formats: [WEBM, MP4] });
  try {
    return await work(input);
  } finally {
    input.dispose();
  }
}

const isOfMedia = (track: InputTrack) => track.isVideoTrack() || track.isAudioTrack();

async function tracksOf(input: Input): Promise<InputTrack[]> {
  const tracks = (await input.getTracks()).filter(isOfMedia);
  const kinds = new Set(tracks.map(({ type }) => type));
  if (tracks.length === 0 || kinds.size < tracks.length) throw new UnreadableMedia('not one track of a kind');
  return tracks;
}

async function readTrack(track: InputTrack): Promise<MediaTrack | undefined> {
  const { EncodedPacketSink } = await library();
  const codec = await track.getCodec();
  if (!codec) throw new UnreadableMedia('an unknown codec');
  const sink = new EncodedPacketSink(track);
  let packets = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  let length = 0;
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    if (packet.byteLength > maxPacketBytes) throw new UnreadableMedia('a packet that is too large');
    if (++packets > maxPackets) throw new UnreadableMedia('too many packets');
    first = Math.min(first, packet.timestamp);
    if (packet.timestamp >= last) [last, length] = [packet.timestamp, packet.duration];
  }
  if (packets === 0) return undefined;
  // Checks that the bytes exist.
  for (const packet of [await sink.getFirstPacket(), await sink.getPacket(Number.POSITIVE_INFINITY)]) {
    if (!packet || packet.data.length !== packet.byteLength) throw new UnreadableMedia('a packet without its bytes');
  }
  // WebM does not store the length of the last packet. Assumes the average.
  const end = last + (length || (packets > 1 ? (last - first) / (packets - 1) : 0));
  return { kind: track.type as MediaTrack['kind'], codec, setup: await setupOf(track), packets, first, end };
}

async function setupOf(track: InputTrack): Promise<string> {
  const { description, ...config } = (await configOf(track)) as { description?: Uint8Array } & Record<string, unknown>;
  const { numberOfChannels, sampleRate } = config;
  const codec = await track.getCodec();
  // VP8, VP9 and AV1 describe themselves in key frames. For Opus, only the channels matter.
  if (track.isVideoTrack() && !description) return '';
  if (codec === 'opus') return JSON.stringify({ numberOfChannels });
  return JSON.stringify({ numberOfChannels, sampleRate, description: description && hash('sha256', description) });
}

async function configOf(track: InputTrack): Promise<object> {
  const config = track.isVideoTrack() || track.isAudioTrack() ? await track.getDecoderConfig() : null;
  if (!config) throw new UnreadableMedia('a track that no decoder could begin with');
  return config;
}

/** Reads a recording completely. Throws UnreadableMedia, or the library's own errors. */
export function inspect(path: string): Promise<MediaFile> {
  return withInput(path, async (input) => {
    const { MP4 } = await library();
    const container: MediaContainer = (await input.getFormat()) === MP4 ? 'mp4' : 'webm';
    const tracks: MediaTrack[] = [];
    for (const track of await tracksOf(input)) {
      const read = await readTrack(track);
      if (read) tracks.push(read);
    }
    if (tracks.length === 0) throw new UnreadableMedia('nothing was recorded');
    const start = Math.min(...tracks.map(({ first }) => first));
    const seconds = Math.max(...tracks.map(({ end }) => end)) - start;
    // This is also false for NaN.
    if (!(seconds >= 0 && seconds <= maxSeconds)) throw new UnreadableMedia('timestamps that are too far apart');
    return { path, container, tracks, start, seconds };
  });
}

/** Copies recordings of one kind, one after the other, into one seekable file. */
export async function copyPackets(pieces: readonly MediaFile[], target: string): Promise<void> {
  const { FilePathTarget, Mp4OutputFormat, Output, WebMOutputFormat } = await library();
  const isMp4 = pieces[0]?.container === 'mp4';
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: false }) : new WebMOutputFormat(),
    target: new FilePathTarget(target),
  });
  try {
    const sources = await addTracks(output, pieces);
    await output.start();
    let offset = 0;
    for (const piece of pieces) {
      await withInput(piece.path, async (input) => copyPiece(await tracksOf(input), sources, offset - piece.start));
      offset += piece.seconds;
    }
    await output.finalize();
  } catch (error) {
    await output.cancel().catch(() => {});
    throw error;
  }
}

type Sink = { add(packet: EncodedPacket, meta?: object): Promise<void> };

async function addTracks(output: Output, pieces: readonly MediaFile[]): Promise<Map<string, Sink>> {
  const { EncodedAudioPacketSource, EncodedVideoPacketSource } = await library();
  const sources = new Map<string, Sink>();
  for (const { kind, codec } of pieces.flatMap(({ tracks }) => tracks)) {
    if (sources.has(kind)) continue;
    if (kind === 'video') {
      const source = new EncodedVideoPacketSource(codec as 'vp8');
      output.addVideoTrack(source);
      sources.set(kind, source);
    } else {
      const source = new EncodedAudioPacketSource(codec as 'opus');
      output.addAudioTrack(source);
      sources.set(kind, source);
    }
  }
  return sources;
}

/** Copies packets in the order of timestamps, as players expect. */
async function copyPiece(tracks: readonly InputTrack[], sources: ReadonlyMap<string, Sink>, shift: number) {
  const { EncodedPacketSink } = await library();
  const lanes = await Promise.all(
    tracks.map(async (track) => {
      const packets = new EncodedPacketSink(track).packets();
      return {
        source: sources.get(track.type),
        meta: { decoderConfig: await configOf(track) },
        packets,
        next: await packets.next(),
      };
    }),
  );
  for (;;) {
    const [lane] = lanes.filter(({ next }) => !next.done).sort((a, b) => timeOf(a.next) - timeOf(b.next));
    if (!lane || lane.next.done) return;
    const packet = lane.next.value;
    await lane.source?.add(packet.clone({ timestamp: packet.timestamp + shift }), lane.meta);
    lane.next = await lane.packets.next();
  }
}

const timeOf = (next: IteratorResult<EncodedPacket, void>): number =>
  next.done ? Number.POSITIVE_INFINITY : next.value.timestamp;
