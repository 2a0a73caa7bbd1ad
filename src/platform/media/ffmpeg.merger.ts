import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inspectFile } from './media.process.ts';
import type { Container, MediaFile } from './media.types.ts';
import { runProgram } from './program.ts';
import { type RecordingMerger } from './recording-merger.ts';

const timeoutMs = 10 * 60_000;

// A file that pretends to be a recording could be a list that names others: it is read as what we took it for, and
// nothing but files of this machine is ever opened.
const fromFile = (container: Container | 'concat') => [
  '-protocol_whitelist',
  'file',
  '-f',
  container === 'webm' ? 'matroska' : container,
];
const before = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'];
const copied = ['-c', 'copy', '-copyinkf', '-map_metadata', '-1', '-fflags', '+bitexact'];
// The index of an MP4 goes to its front, that of a WebM to its end: players find both.
const as = (container: Container) => (container === 'mp4' ? ['-movflags', '+faststart', '-f', 'mp4'] : ['-f', 'webm']);

/** ffmpeg, which reads more than we do and forgives more. It decodes nothing: packets are copied. */
export class FfmpegMerger implements RecordingMerger {
  readonly name = 'ffmpeg';
  readonly #program: string;
  constructor(program: string) {
    this.#program = program;
  }

  async join(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<MediaFile> {
    await this.#write(pieces, target, signal);
    return inspectFile(target, signal);
  }

  async #write(pieces: readonly MediaFile[], target: string, signal: AbortSignal): Promise<void> {
    const [first] = pieces;
    if (!first) throw new Error('nothing to join');
    const folder = path.dirname(target);
    const run = (args: readonly string[]) => this.#run(args, folder, signal);
    // The list below takes streams by their place in the file, which recorders choose by chance.
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
        // Parts of MP4 would have edit lists, by which the first packet of each is left out.
        await ordered(piece, path.join(folder, name), ['-f', 'matroska']);
        list.push(`file ${name}`, `duration ${piece.seconds.toFixed(3)}`);
      }
      const listed = `${target}.list`;
      await writeFile(listed, `${list.join('\n')}\n`);
      const all = kinds.flatMap((_, at) => ['-map', `0:${at}`]);
      await run([...before, ...fromFile('concat'), '-i', listed, ...all, ...copied, ...as(first.container), target]);
    } finally {
      // Each is as large as its piece, and the folder is used for more.
      for (const part of parts) await rm(part, { force: true });
    }
  }

  async #run(args: readonly string[], cwd: string, signal: AbortSignal): Promise<void> {
    const { code, killedBy, errors } = await runProgram(this.#program, args, { cwd, timeoutMs, signal });
    if (code !== 0) throw new Error(`ffmpeg ended with ${killedBy ?? code}: ${errors}`);
  }
}
