import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { loadConfig } from '../../src/platform/config.ts';
import { createLogger } from '../../src/platform/log.ts';
import { ElementCutter } from '../../src/platform/media/element-cutter.ts';
import { MediaMerger } from '../../src/platform/media/media-merger.ts';
import { MediaReader } from '../../src/platform/media/media-reader.ts';
import { type MediaContainer, type MediaFile, UnreadableMedia } from '../../src/platform/media/media-types.ts';
import { mediaHere } from '../support/app.ts';
import { browserTest, sharedBrowser } from '../support/browser.ts';
import { noFfmpeg } from '../support/programs.ts';
import { inChunks, type RunOptions, recordedRun } from '../support/recorded-run.ts';

const isThorough = inject('isThorough');

const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = createLogger(loadConfig({ LOG_LEVEL: 'silent' }), 'test');
const { signal } = new AbortController();
const merger = (ffmpegPath: string | undefined) => new MediaMerger({ ffmpegPath }, mediaHere, log);
/** As in production: each file is read by a process of its own. */
const isolated = new MediaMerger({ ffmpegPath: 'none' }, new MediaReader(), log);

let files = 0;
function fileOf(bytes: Buffer): string {
  const file = path.join(folder, String(files++));
  writeFileSync(file, bytes);
  return file;
}
const freshPath = () => path.join(folder, `target-${files++}`);

/** All packets, as `kind seconds bytes`, and what the file itself says of its length. */
async function contentsOf(bytes: Buffer): Promise<{ packets: string[]; toldSeconds: number | null }> {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MP4] });
  const packets: string[] = [];
  for (const track of await input.getTracks()) {
    for await (const { timestamp, data } of new EncodedPacketSink(track).packets()) {
      packets.push(`${track.type} ${timestamp.toFixed(2)} ${Buffer.from(data).toString('base64')}`);
    }
  }
  return { packets, toldSeconds: await input.getDurationFromMetadata() };
}
const packetsOf = async (bytes: Buffer) => (await contentsOf(bytes)).packets;

/** What the cutter makes of chunks; undefined is a missing one. */
function cut(container: MediaContainer, chunks: readonly (Buffer | undefined)[]): Buffer {
  const cutter = new ElementCutter(container);
  let isGap = false;
  return Buffer.concat(
    chunks.flatMap((chunk) => {
      if (chunk && isGap) cutter.gap();
      isGap = !chunk;
      return chunk ? cutter.push(chunk) : [];
    }),
  );
}

describe.each([
  { container: 'webm', video: 'vp8' },
  { container: 'mp4', video: 'vp9' },
] as const)('$container in chunks', (options) => {
  const { container } = options;

  test('Pass it through unchanged, whatever the chunk sizes', async () => {
    const run = await recordedRun({ ...options, seconds: 2 });
    const packets = await packetsOf(run);
    for (const size of [1, 7, 1000, run.length]) {
      const pieces = inChunks(run, Math.ceil(run.length / size));
      expect(await packetsOf(cut(container, pieces))).toEqual(packets);
    }
  });

  test('Skip from a missing chunk to the next readable position, and change nothing else', async () => {
    const run = await recordedRun({ ...options, seconds: 6 });
    const whole = await packetsOf(run);
    const chunks = inChunks(run, 6);
    for (const missing of [1, 2, 3, 4, 5]) {
      const packets = await packetsOf(cut(container, chunks.with(missing, undefined as never)));
      expect(packets.filter((packet) => !whole.includes(packet))).toEqual([]);
      // it may touch three clusters or fragments of half a second and more
      expect(packets.length).toBeGreaterThan(whole.length / 2);
      if (missing < 5) expect(packets).toContain(whole.findLast((packet) => packet.startsWith('video')));
    }
  });

  test('Return no recording without the first chunk', async () => {
    const chunks: (Buffer | undefined)[] = inChunks(await recordedRun(options), 4);
    const rest = fileOf(cut(container, chunks.with(0, undefined)));
    expect(await isolated.inspect(rest, signal)).toBeUndefined();
  });
});

describe('invalid recordings', () => {
  test.each<[string, MediaContainer, Buffer]>([
    ['an element that is larger than any frame', 'webm', Buffer.from([0xa3, 0x1e, 0xff, 0xff, 0xff])],
    ['an element of unknown size', 'webm', Buffer.from('a301ffffffffffffff', 'hex')],
    ['no element', 'webm', Buffer.from([0, 0, 0])],
    ['a box that is larger than any fragment', 'mp4', Buffer.from('7fffffff6d646174', 'hex')],
    ['a box of a size that is none', 'mp4', Buffer.from('000000016d6461748000000000000000', 'hex')],
    ['a box that is smaller than its head', 'mp4', Buffer.from('000000026d646174', 'hex')],
  ])('Refuse %s', (_name, container, bytes) => {
    expect(() => new ElementCutter(container).push(bytes)).toThrow(UnreadableMedia);
  });

  test.each([
    ['many boxes', Buffer.from('0000000866726565', 'hex'), 200],
    ['large boxes', Buffer.concat([Buffer.from('0040000066726565', 'hex'), Buffer.alloc(4 * 1024 * 1024 - 8)]), 9],
  ])('Reject %s after the head of a fragment without frames', (_name, box, times) => {
    const cutter = new ElementCutter('mp4');
    const push = (bytes: Buffer) => expect(cutter.push(bytes)).toEqual([]);
    push(Buffer.from('000000086d6f6f66', 'hex'));
    expect(() => {
      for (let n = 0; n < times; n++) push(box);
    }).toThrow(UnreadableMedia);
  });

  test('Pass a chunk of two million empty elements in one piece', () => {
    const chunk = Buffer.alloc(4 * 1024 * 1024, Buffer.from([0xec, 0x80]));
    const through = new ElementCutter('webm').push(chunk);
    expect([through.length, through[0]?.equals(chunk)]).toEqual([1, true]);
  });

  test('Read a gap before 16 MiB of fake clusters in one pass', () => {
    const cutter = new ElementCutter('webm');
    cutter.gap();
    expect(cutter.push(Buffer.alloc(16 * 1024 * 1024, Buffer.from([0x1f, 0x43, 0xb6, 0x75])))).toEqual([]);
  });

  test.each([
    ['random bytes', Buffer.from('no recording at all '.repeat(100))],
    ['nothing', Buffer.alloc(0)],
    ['a list of other files', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['a list of other files for ffmpeg', Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n')],
  ])('Refuse to read %s as a recording', async (_name, bytes) => {
    expect(await isolated.inspect(fileOf(bytes), signal)).toBeUndefined();
  });

  test.each([
    ['begins after a week', 'e785ff00000000a3868100008000ff'],
    ['takes a year', 'e78207d0a08ea185810000809f9b85ff00000000'],
  ])('Refuse a recording with a frame that %s', async (_name, frame) => {
    const run = await recordedRun({ seconds: 1 });
    const far = Buffer.from(`1f43b67501ffffffffffffff${frame}`, 'hex');
    expect(await merger('none').inspect(fileOf(cut('webm', [run])), signal)).toBeDefined();
    expect(await isolated.inspect(fileOf(Buffer.concat([cut('webm', [run]), far])), signal)).toBeUndefined();
  });
});

async function runs(...all: RunOptions[]): Promise<MediaFile[]> {
  return Promise.all(
    all.map(async (options, seed) => {
      const file = await merger('none').inspect(fileOf(await recordedRun({ seed, ...options })), signal);
      if (!file) throw new Error('a recording of ours is none');
      return file;
    }),
  );
}

for (const [name, ffmpegPath, isAbsent] of [
  ['ffmpeg', undefined, noFfmpeg !== undefined],
  ['embedded', 'none', false],
] as const) {
  describe.skipIf(isAbsent)(`runs merged by ${name}`, () => {
    const merge = async (pieces: readonly MediaFile[]) => {
      const target = freshPath();
      const merged = await merger(ffmpegPath).merge(pieces, target, signal);
      expect(merged?.by).toBe(name);
      return { merged, ...(await contentsOf(readFileSync(target))) };
    };

    test.each<RunOptions>([
      { container: 'webm', video: 'vp8' },
      { container: 'mp4', video: 'vp9' },
    ])('Concatenate them in one $container of known length, with every packet in its position', async (options) => {
      const pieces = await runs({ ...options, audioFirst: true, seconds: 3 }, { ...options, seconds: 2 });
      const { merged, packets, toldSeconds } = await merge(pieces);
      expect(merged?.file).toMatchObject({ container: options.container, seconds: expect.closeTo(5, 0) });
      expect(toldSeconds).toBeCloseTo(5, 0);
      const bytesOf = (all: readonly string[], kind: string) =>
        all.flatMap((packet) => (packet.startsWith(kind) ? packet.split(' ')[2] : []));
      const given = (await Promise.all(pieces.map((piece) => packetsOf(readFileSync(piece.path))))).flat();
      for (const kind of ['video', 'audio']) expect(bytesOf(packets, kind)).toEqual(bytesOf(given, kind));
      const times = packets
        .filter((packet) => packet.startsWith('audio'))
        .map((packet) => Number(packet.split(' ')[1]));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[75]).toBeCloseTo(3, 0);
      expect(readdirSync(folder).filter((one) => one.includes('.part-'))).toEqual([]);
    });

    test('Merge the codec with the most seconds, and report the others', async () => {
      const pieces = await runs(
        { seconds: 2 },
        { video: 'vp9', seconds: 3 },
        { seconds: 2 },
        { container: 'mp4', video: 'vp9', seconds: 5 },
      );
      const { merged } = await merge(pieces);
      expect(merged?.of).toEqual([pieces[3]]);
      const { merged: without } = await merge(pieces.slice(0, 3));
      expect(without?.of).toEqual([pieces[0], pieces[2]]);
    });

    test('Turn a single run into a file of known length', async () => {
      const { toldSeconds } = await merge(await runs({ seconds: 2 }));
      expect(toldSeconds).toBeCloseTo(2, 0);
    });
  });
}

test('Merge a run without sound with the others', async () => {
  const pieces = await runs({ audio: false, seconds: 1 }, { seconds: 2 });
  const merged = await merger('none').merge(pieces, freshPath(), signal);
  expect([merged?.of.length, merged?.file.tracks.length]).toEqual([2, 2]);
});

test('Return nothing for no runs', async () => {
  expect(await merger('none').merge([], freshPath(), signal)).toBeUndefined();
});

/** What runs on this machine. Inside its isolation a process has another number. */
const commands = (): string[] =>
  (process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []).map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  });

describe('without a working ffmpeg', () => {
  test.each([
    ['is none', '/nowhere/ffmpeg'],
    ['fails', '/bin/false'],
    ['does nothing', '/bin/true'],
  ])('Use the built-in merger if ffmpeg %s', async (_name, ffmpegPath) => {
    const merging = new MediaMerger({ ffmpegPath }, new MediaReader(), log);
    const merged = await merging.merge(await runs({ seconds: 1 }), freshPath(), signal);
    expect(merged?.by).toBe('embedded');
  });

  test.each([
    ['a link to another file', 'ln -s "$other"'],
    ['a pipe', 'mkfifo'],
    ['a folder', 'mkdir'],
  ])('Use the built-in merger if ffmpeg leaves %s', async (_name, make) => {
    const pieces = await runs({ seconds: 1 });
    const merged = await merger('none').merge(pieces, freshPath(), signal);
    const other = `other='${merged?.file.path}'`;
    const fake = fileOf(Buffer.from(`#!/bin/sh\n${other}\nfor last; do :; done\nexec ${make} "$last"\n`));
    chmodSync(fake, 0o755);
    const target = freshPath();
    expect((await merger(fake).merge(pieces, target, signal))?.by).toBe('embedded');
    expect(lstatSync(target).isFile()).toBe(true);
  });

  test('Kill a hanging ffmpeg on abort', async () => {
    const pieces = await runs({ seconds: 1 });
    const started = path.join(folder, 'started');
    const hanging = fileOf(
      Buffer.from(`#!/bin/sh\necho > ${started}.new && mv ${started}.new ${started}\nexec sleep 600.${process.pid}\n`),
    );
    chmodSync(hanging, 0o755);
    const stop = new AbortController();
    const merged = merger(hanging).merge(pieces, freshPath(), stop.signal);
    await expect.poll(() => readdirSync(folder)).toContain('started');
    stop.abort(new Error('the process stops'));
    await expect(merged).rejects.toThrow('the process stops');
    expect(commands().filter((line) => line.includes(`600.${process.pid}`))).toEqual([]);
  });
});

/**
 * Records in a page, which has these types: two runs of about two seconds each, in chunks. An MP4 comes in pieces from one key
 * frame to the next, which would be some ten seconds.
 */
const recording = `async (type) => {
  const runs = [];
  for (let n = 0; n < 2; n++) {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { width: 320, height: 240 }, audio: true });
    const recorder = new MediaRecorder(stream, {
      mimeType: type,
      ...(type.startsWith('video/mp4') && { videoKeyFrameIntervalDuration: 500 }),
    });
    const chunks = [];
    await new Promise((resolve) => {
      recorder.ondataavailable = async ({ data }) => {
        chunks.push(data);
        if (chunks.length === 4) recorder.stop();
      };
      recorder.onstop = resolve;
      recorder.start(500);
    });
    for (const track of stream.getTracks()) track.stop();
    runs.push(await Promise.all(chunks.map(async (chunk) => {
      const bytes = new Uint8Array(await chunk.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    })));
  }
  return runs;
}`;

const playing = `async (path) => {
  const video = document.createElement('video');
  video.src = path;
  const happens = (name) => new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
  });
  await happens('loadeddata');
  video.currentTime = video.duration * 0.7;
  await happens('seeked');
  const { duration, videoWidth, currentTime } = video;
  return { duration, videoWidth, currentTime };
}`;

describe('Merge what Chromium records', () => {
  const served = new Map<string, Buffer>();
  const server = createServer((req, res) => {
    const bytes = served.get(req.url ?? '');
    res.setHeader('content-type', bytes ? (req.url?.endsWith('mp4') ? 'video/mp4' : 'video/webm') : 'text/html');
    res.end(bytes ?? '<!doctype html><title>Recording</title>');
  });
  afterAll(() => server.close());

  const browser = sharedBrowser();
  browserTest('is merged, also with a chunk missing, into what it can play and seek', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const context = await (await browser()).newContext({ permissions: ['camera', 'microphone'] });
    try {
      const page = await context.newPage();
      await page.goto(base);
      for (const container of isThorough ? (['webm', 'mp4'] as const) : (['webm'] as const)) {
        const type = container === 'webm' ? 'video/webm;codecs=vp8,opus' : 'video/mp4;codecs=vp9,opus';
        if (!(await page.evaluate(`MediaRecorder.isTypeSupported(${JSON.stringify(type)})`))) continue;
        const recorded = (await page.evaluate(`(${recording})(${JSON.stringify(type)})`)) as string[][];
        const pieces = recorded.map(async (chunks, run) => {
          const bytes: (Buffer | undefined)[] = chunks.map((chunk) => Buffer.from(chunk, 'base64'));
          if (run === 1) bytes[2] = undefined;
          const file = await merger('none').inspect(fileOf(cut(container, bytes)), signal);
          return file as MediaFile;
        });
        for (const ffmpegPath of [undefined, 'none']) {
          const target = freshPath();
          const merged = await merger(ffmpegPath).merge(await Promise.all(pieces), target, signal);
          expect(merged?.of.length).toBe(2);
          served.set(`/${merged?.by}.${container}`, readFileSync(target));
          const played = await page.evaluate(`(${playing})('/${merged?.by}.${container}')`);
          expect(played).toMatchObject({ videoWidth: 320, duration: expect.closeTo(merged?.file.seconds ?? 0, 0) });
          expectDecodable(target);
        }
      }
    } finally {
      await context.close();
    }
  });
});

// What it says of clocks is about its own; it counts what it says again.
const ofNoMatter = /^$|non monotonically|Last message repeated/;

/** Where there is a decoder besides the browser's. */
function expectDecodable(file: string): void {
  const args = ['-v', 'error', '-i', file, '-f', 'null', '-'];
  const { status, error, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
  if (error) return;
  expect(status).toBe(0);
  expect(stderr.split('\n').filter((line) => !ofNoMatter.test(line))).toEqual([]);
}
