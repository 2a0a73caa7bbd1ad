import { hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#platform/files/file-store.ts';
import { ElementCutter } from '#platform/media/element-cutter.ts';
import { type MediaContainer, UnreadableMedia } from '#platform/media/media-types.ts';
import type { StoredChunk } from './recording.repository.ts';

/** Chunks in memory at once, of up to 4 MiB each. */
const prefetched = 6;

/** Undefined when it is gone, or does not match its digest. */
async function fetchChunk(files: FileStore, { key, sha256 }: StoredChunk): Promise<Buffer | undefined> {
  const stream = await files.read(key);
  const bytes = stream && (await buffer(stream));
  return bytes && hash('sha256', bytes, 'buffer').equals(sha256) ? bytes : undefined;
}

async function* fetchAll(files: FileStore, chunks: readonly StoredChunk[], signal: AbortSignal) {
  const pending: Promise<Buffer | undefined>[] = [];
  for (let at = 0; at < chunks.length; at++) {
    signal.throwIfAborted();
    for (const chunk of chunks.slice(at + pending.length, at + prefetched)) {
      const bytes = fetchChunk(files, chunk);
      bytes.catch(() => {});
      pending.push(bytes);
    }
    yield { number: (chunks[at] as StoredChunk).number, bytes: await (pending.shift() as Promise<Buffer | undefined>) };
  }
}

/** `received` counts chunks; `isReadable` is false where the reader stopped before the end. */
type RunFile = { received: number; isReadable: boolean };

/** Players can read it, even where chunks are missing. */
export async function writeRun(
  files: FileStore,
  { container, chunks, path }: { container: MediaContainer; chunks: readonly StoredChunk[]; path: string },
  signal: AbortSignal,
): Promise<RunFile> {
  const file = await open(path, 'wx', 0o600);
  try {
    return await writeChunks(file, new ElementCutter(container), fetchAll(files, chunks, signal));
  } finally {
    await file.close();
  }
}

async function writeChunks(
  file: FileHandle,
  cutter: ElementCutter,
  chunks: AsyncIterable<{ number: number; bytes: Buffer | undefined }>,
): Promise<RunFile> {
  let received = 0;
  let next = 0;
  let isReadable = true;
  for await (const { number, bytes } of chunks) {
    if (!bytes) continue;
    received++;
    if (number !== next) cutter.gap();
    next = number + 1;
    if (!isReadable) continue;
    try {
      await file.writeFile(Buffer.concat(cutter.push(bytes)));
    } catch (error) {
      if (!(error instanceof UnreadableMedia)) throw error;
      isReadable = false;
    }
  }
  return { received, isReadable };
}
