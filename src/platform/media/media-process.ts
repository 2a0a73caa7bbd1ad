import { fileURLToPath } from 'node:url';
import type { MediaRequest, MediaResult } from './media-request.ts';
import { UnreadableMedia } from './media-types.ts';
import { runProgram } from './program.ts';

/** What the child process answers. */
export type MediaReply = { ok: true; made: MediaResult } | { ok: false; reason: string; isOfSystem: boolean };

const workerFile = fileURLToPath(new URL('./media-worker.ts', import.meta.url));
const heapMb = 256;
const limits = { inspect: 2 * 60_000, join: 10 * 60_000, sound: 2 * 60_000 };

/**
 * Runs a request in a child process with limited heap and time, which may write to `folder` only. A file that kills it
 * counts as unreadable.
 */
export async function fulfilInProcess(
  request: MediaRequest,
  folder: string,
  signal: AbortSignal,
): Promise<MediaResult> {
  const args = [
    '--permission',
    // Node loads the modules under this permission too.
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
  // It ran out of heap or time, or crashed.
  if (killedBy || (code !== null && code > 128))
    throw new UnreadableMedia(`its reader was ended by ${killedBy ?? code}`);
  const answer = code === 0 && reply ? (JSON.parse(reply) as MediaReply) : undefined;
  if (answer?.ok) return answer.made;
  if (answer && !answer.isOfSystem) throw new UnreadableMedia(answer.reason);
  throw new Error(
    `The process for recordings could not do its work (exit code ${code}): ${answer?.reason ?? errors.slice(0, 500)}`,
  );
}
