import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MediaFile, type Sound, UnreadableMedia } from './media.types.ts';
import { runProgram } from './program.ts';

export type MediaRequest =
  | { inspect: string }
  | { join: readonly MediaFile[]; target: string }
  | { sound: string; target: string };
/** `made` is a Sound, or null without one, where that was asked for. */
export type MediaReply<Made = MediaFile | Sound | null> =
  | { ok: true; made: Made }
  | { ok: false; reason: string; isOfSystem: boolean };

const workerFile = fileURLToPath(new URL('./media.worker.ts', import.meta.url));
const heapMb = 256;
const limits = { inspect: 2 * 60_000, join: 10 * 60_000, sound: 2 * 60_000 };

/**
 * Asks a process of its own, whose heap and time are limited and that may write below `folder` only: recordings are
 * strangers' files, and reading them must harm nobody's work. What ends it says that the file is of no use.
 */
async function ask<Made>(request: MediaRequest, folder: string, signal: AbortSignal): Promise<Made> {
  const args = [
    '--permission',
    // Node reads the modules themselves under this permission.
    '--allow-fs-read=*',
    `--allow-fs-write=${folder}`,
    `--max-old-space-size=${heapMb}`,
    workerFile,
    JSON.stringify(request),
  ];
  const timeoutMs = limits['inspect' in request ? 'inspect' : 'join' in request ? 'join' : 'sound'];
  const { code, killedBy, reply, errors } = await runProgram(process.execPath, args, {
    cwd: folder,
    timeoutMs,
    signal,
  });
  // Out of heap or of time, or run wild: see the same of resumes.
  if (killedBy || (code !== null && code > 128))
    throw new UnreadableMedia(`its reader was ended by ${killedBy ?? code}`);
  const answer = code === 0 && reply ? (JSON.parse(reply) as MediaReply<Made>) : undefined;
  if (answer?.ok) return answer.made;
  if (answer && !answer.isOfSystem) throw new UnreadableMedia(answer.reason);
  throw new Error(
    `The process for recordings could not do its work (exit code ${code}): ${answer?.reason ?? errors.slice(0, 500)}`,
  );
}

/** Throws UnreadableMedia for what is none. */
export const inspectFile = (file: string, signal: AbortSignal): Promise<MediaFile> =>
  ask({ inspect: file }, path.dirname(file), signal);

/** Copies the packets of these into one file, and reads it. Throws UnreadableMedia where they do not let themselves be copied. */
export const joinFiles = (join: readonly MediaFile[], target: string, signal: AbortSignal): Promise<MediaFile> =>
  ask({ join, target }, path.dirname(target), signal);

/**
 * Copies the sound of a recording into a file of its own, without any picture; undefined where it has none. Throws
 * UnreadableMedia for what is no WebM or MP4, or a broken one, and the signal's reason.
 */
export const copySound = async (from: string, target: string, signal: AbortSignal): Promise<Sound | undefined> =>
  (await ask<Sound | null>({ sound: from, target }, path.dirname(target), signal)) ?? undefined;
