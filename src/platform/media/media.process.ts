import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MediaFile, UnreadableMedia } from './media.types.ts';
import { runProgram } from './program.ts';

export type MediaRequest = { inspect: string } | { join: readonly MediaFile[]; target: string };
export type MediaReply = { ok: true; file?: MediaFile } | { ok: false; reason: string; isOfSystem: boolean };

const workerFile = fileURLToPath(new URL('./media.worker.ts', import.meta.url));
const heapMb = 256;
const limits = { inspect: 2 * 60_000, join: 10 * 60_000 };

/**
 * Asks a process of its own, whose heap and time are limited and that may write below `folder` only: recordings are
 * strangers' files, and reading them must harm nobody's work. What ends it says that the file is of no use.
 */
async function ask(request: MediaRequest, folder: string, signal: AbortSignal): Promise<{ file?: MediaFile }> {
  const args = [
    '--permission',
    // Node reads the modules themselves under this permission.
    '--allow-fs-read=*',
    `--allow-fs-write=${folder}`,
    `--max-old-space-size=${heapMb}`,
    workerFile,
    JSON.stringify(request),
  ];
  const timeoutMs = 'inspect' in request ? limits.inspect : limits.join;
  const { code, killedBy, reply, errors } = await runProgram(process.execPath, args, {
    cwd: folder,
    timeoutMs,
    signal,
  });
  // Out of heap or of time, or run wild: see the same of resumes.
  if (killedBy || (code !== null && code > 128))
    throw new UnreadableMedia(`its reader was ended by ${killedBy ?? code}`);
  const answer = code === 0 && reply ? (JSON.parse(reply) as MediaReply) : undefined;
  if (answer?.ok) return answer;
  if (answer && !answer.isOfSystem) throw new UnreadableMedia(answer.reason);
  throw new Error(
    `The process for recordings could not do its work (exit code ${code}): ${answer?.reason ?? errors.slice(0, 500)}`,
  );
}

/** Throws UnreadableMedia for what is none. */
export async function inspectFile(file: string, signal: AbortSignal): Promise<MediaFile> {
  const { file: read } = await ask({ inspect: file }, path.dirname(file), signal);
  if (!read) throw new Error('no answer about a recording');
  return read;
}

/** Copies the packets of these into one file. Throws UnreadableMedia where they do not let themselves be copied. */
export async function joinFiles(join: readonly MediaFile[], target: string, signal: AbortSignal): Promise<void> {
  await ask({ join, target }, path.dirname(target), signal);
}
