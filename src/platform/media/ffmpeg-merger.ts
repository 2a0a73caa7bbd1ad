import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { findProgram } from '../isolation/find-program.ts';
import { startIsolated } from '../isolation/isolated-process.ts';
import { checkMade } from '../isolation/made-file.ts';
import { replyStdio, resultOf } from '../isolation/process-result.ts';
import { mostBytes } from './media-process.ts';
import type { MediaReader } from './media-reader.ts';
import { type MediaContainer, type MediaFile, UnreadableMedia } from './media-types.ts';
import type { RecordingMerger } from './recording-merger.ts';

const timeoutMs = 10 * 60_000;

// A hostile file could be a playlist of other files. Fixing the format and the protocol opens only this file.
const fromFile = (container: MediaContainer | 'concat') => [
  '-protocol_whitelist',
  'file',
  '-f',
  container === 'webm' ? 'matroska' : container,
];
const before = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'];
const copied = ['-c', 'copy', '-copyinkf', '-map_metadata', '-1', '-fflags', '+bitexact'];
// Players find the index at the start of an MP4 and at the end of a WebM.
const as = (container: MediaContainer) =>
  container === 'mp4' ? ['-movflags', '+faststart', '-f', 'mp4'] : ['-f', 'webm'];

/** Throws ConfigError for a setting that names no program. Without the setting, ffmpeg may be missing. */
export function checkFfmpeg({ ffmpegPath }: Pick<Config, 'ffmpegPath'>): void {
  if (ffmpegPath === undefined || ffmpegPath === 'none' || findProgram(ffmpegPath)) return;
  throw new ConfigError('Invalid settings. FFMPEG_PATH: must name a program that can be run, or be none');
}

/**
 * Merges recordings with ffmpeg, which tolerates more faults than our own reader. It copies packets and decodes
 * nothing.
 */
export class FfmpegMerger implements RecordingMerger {
  readonly name = 'ffmpeg';
  readonly #program: string;
  readonly #reader: MediaReader;
  constructor(program: string, reader: MediaReader) {
    this.#program = program;
    this.#reader = reader;
  }

  async join(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<MediaFile> {
    await this.#write(pieces, target, signal);
    try {
      await checkMade(target, await mostBytes({ join: pieces, target }));
    } catch (error) {
      throw new UnreadableMedia('ffmpeg made no recording', { cause: error });
    }
    return this.#reader.inspect(target, signal);
  }

  async #write(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<void> {
    const [first] = pieces;
    if (!first) throw new Error('nothing to join');
    const folder = path.dirname(target);
    const run = (args: readonly string[]) => this.#run(args, folder, signal);
    // The same stream may have another position in each recording.
    const kinds = [...new Set(pieces.flatMap(({ tracks }) => tracks.map(({ kind }) => kind)))].sort().reverse();
    const ordered = ({ container, path: from }: MediaFile, to: string, format: readonly string[]) => {
      const maps = kinds.flatMap((kind) => ['-map', `0:${kind[0]}:0`]);
      return run([...before, ...fromFile(container), '-i', from, ...maps, ...copied, ...format, to]);
    };
    if (pieces.length === 1) return ordered(first, target, as(first.container));

    const [list, parts]: [string[], string[]] = [[], []];
    try {
      for (const [index, piece] of pieces.entries()) {
        const name = `${path.basename(target)}.part-${index}`;
        parts.push(path.join(folder, name));
        // MP4 parts would have edit lists that skip their first packet.
        await ordered(piece, path.join(folder, name), ['-f', 'matroska']);
        list.push(`file ${name}`, `duration ${piece.seconds.toFixed(3)}`);
      }
      const listed = `${target}.list`;
      // The program may have left a link there that leads to one of our files.
      await rm(listed, { force: true });
      await writeFile(listed, `${list.join('\n')}\n`, { flag: 'wx' });
      const all = kinds.flatMap((_, at) => ['-map', `0:${at}`]);
      await run([...before, ...fromFile('concat'), '-i', listed, ...all, ...copied, ...as(first.container), target]);
    } finally {
      for (const part of parts) await rm(part, { force: true });
    }
  }

  async #run(args: readonly string[], folder: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const program = findProgram(this.#program);
    if (!program) throw Object.assign(new Error('ffmpeg is not installed'), { code: 'ENOENT' });
    const child = await startIsolated(program, { args, folder, cpuSeconds: 2 * (timeoutMs / 1000), stdio: replyStdio });
    const { code, killedBy, errors } = await resultOf(child, { timeoutMs, signal });
    if (code !== 0) throw new Error(`ffmpeg ended with ${killedBy ?? code}: ${errors}`);
  }
}
