import { lstat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startIsolatedNode } from '../isolation/isolated-process.ts';
import { checkMade, UnsafeFile } from '../isolation/made-file.ts';
import { replyStdio, resultOf } from '../isolation/process-result.ts';
import type { MediaRequest, MediaResult } from './media-request.ts';
import { UnreadableMedia } from './media-types.ts';

/** Answer of the child process. */
export type MediaReply = { ok: true; made: MediaResult } | { ok: false; reason: string; isOfSystem: boolean };

// A hostile file can hijack the process and make it answer anything. The answer is used in file names and program
// arguments.
const Track = z.object({
  kind: z.enum(['video', 'audio']),
  codec: z.string(),
  setup: z.string(),
  packets: z.int().min(0),
  first: z.number(),
  end: z.number(),
});
const File = z.object({
  container: z.enum(['webm', 'mp4']),
  tracks: z.array(Track),
  start: z.number(),
  seconds: z.number(),
});
const Sound = z.object({ type: z.enum(['audio/webm', 'audio/mp4']), extension: z.enum(['webm', 'm4a']) }).nullable();
const Reply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), made: z.unknown() }),
  z.object({ ok: z.literal(false), reason: z.string(), isOfSystem: z.boolean() }),
]);

const workerFile = fileURLToPath(new URL('./media-worker.ts', import.meta.url));
const heapMb = 256;
/** Overhead of a copy. Its index of many small packets may be larger than they are. */
const maxOverheadBytes = 16 * 1024 * 1024;
const limits = { inspect: 2 * 60_000, join: 10 * 60_000, sound: 2 * 60_000 };

/**
 * Runs a request in an isolated process with limited heap and time, which may write only to `folder`. A file that
 * crashes the process counts as unreadable.
 */
export async function fulfilInProcess(
  request: MediaRequest,
  folder: string,
  signal: AbortSignal,
  script = workerFile,
): Promise<MediaResult> {
  signal.throwIfAborted();
  const timeoutMs = limits['inspect' in request ? 'inspect' : 'join' in request ? 'join' : 'sound'];
  const child = await startIsolatedNode({
    script,
    args: [JSON.stringify(request)],
    heapMb,
    folder,
    cpuSeconds: timeoutMs / 1000,
    stdio: replyStdio,
  });
  const { code, killedBy, reply, errors } = await resultOf(child, { timeoutMs, signal });
  // The process ran out of heap or time, or crashed.
  if (killedBy || (code !== null && code > 128))
    throw new UnreadableMedia(`its reader was ended by ${killedBy ?? code}`);
  const answer = code === 0 && reply ? replyIn(reply) : undefined;
  if (answer?.ok) return checked(request, answer.made);
  if (answer && !answer.isOfSystem) throw new UnreadableMedia(answer.reason);
  throw new Error(
    `The process for recordings could not do its work (exit code ${code}): ${answer?.reason ?? errors.slice(0, 500)}`,
  );
}

function replyIn(text: string): z.output<typeof Reply> {
  try {
    return Reply.parse(JSON.parse(text));
  } catch {
    throw new UnreadableMedia('its reader gave no answer of ours');
  }
}

/** Throws UnreadableMedia for an answer or a file that our readers would not make. */
async function checked(request: MediaRequest, made: unknown): Promise<MediaResult> {
  try {
    if ('inspect' in request) return { ...File.parse(made), path: request.inspect };
    const result = 'sound' in request ? Sound.parse(made) : { ...File.parse(made), path: request.target };
    if (result !== null) await checkMade(request.target, await mostBytes(request));
    return result;
  } catch (error) {
    if (!(error instanceof UnsafeFile || error instanceof z.ZodError)) throw error;
    throw new UnreadableMedia(`its reader made something else: ${error.message.slice(0, 200)}`);
  }
}

/** Maximum size of a result. Each packet is copied once. */
export async function mostBytes(request: Exclude<MediaRequest, { inspect: string }>): Promise<number> {
  const from = 'sound' in request ? [request.sound] : request.join.map((piece) => piece.path);
  const sizes = await Promise.all(from.map(async (file) => (await lstat(file)).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return 2 * total + maxOverheadBytes;
}
