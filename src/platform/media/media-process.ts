import { fileURLToPath } from 'node:url';
import { startIsolatedNode } from '../isolation/isolated-process.ts';
import { replyStdio, resultOf } from '../isolation/process-result.ts';
import type { MediaRequest, MediaResult } from './media-request.ts';
import { UnreadableMedia } from './media-types.ts';

/** What the child process answers. */
export type MediaReply = { ok: true; made: MediaResult } | { ok: false; reason: string; isOfSystem: boolean };

const workerFile = fileURLToPath(new URL('./media-worker.ts', import.meta.url));
const heapMb = 256;
const limits = { inspect: 2 * 60_000, join: 10 * 60_000, sound: 2 * 60_000 };

/**
 * Runs a request in an isolated process with limited heap and time, which may write to `folder` only. A file that kills it
 * counts as unreadable.
 */
export async function fulfilInProcess(
  request: MediaRequest,
  folder: string,
  signal: AbortSignal,
): Promise<MediaResult> {
  signal.throwIfAborted();
  const timeoutMs = limits['inspect' in request ? 'inspect' : 'join' in request ? 'join' : 'sound'];
  const child = await startIsolatedNode({
    script: workerFile,
    args: [JSON.stringify(request)],
    heapMb,
    folder,
    cpuSeconds: timeoutMs / 1000,
    stdio: replyStdio,
  });
  const { code, killedBy, reply, errors } = await resultOf(child, { timeoutMs, signal });
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
