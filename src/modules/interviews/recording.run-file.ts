import { hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#platform/files/file-store.ts';
import { ElementCutter } from '#platform/media/element-cutter.ts';
import { type Container, UnreadableMedia } from '#platform/media/media.types.ts';
import type { Chunk } from './recording.repository.ts';

/** As many are fetched ahead; a room takes chunks of 4 MiB at most. */
const ahead = 6;

/** Undefined for one that is gone, or whose bytes are not those that were sent. */
async function fetchChunk(files: FileStore, { key, sha256 }: Chunk): Promise<Buffer | undefined> {
  const stream = await files.read(key);
  const bytes = stream && (await buffer(stream));
  return bytes && hash('sha256', bytes, 'buffer').equals(sha256) ? bytes : undefined;
}

async function* fetchAll(files: FileStore, chunks: readonly Chunk[], signal: AbortSignal) {
  const coming: Promise<Buffer | undefined>[] = [];
  for (let at = 0; at < chunks.length; at++) {
    signal.throwIfAborted();
    for (const chunk of chunks.slice(at + coming.length, at + ahead)) {
      const bytes = fetchChunk(files, chunk);
      // waited for in its turn
      bytes.catch(() => {});
      coming.push(bytes);
    }
    yield { number: (chunks[at] as Chunk).number, bytes: await (coming.shift() as Promise<Buffer | undefined>) };
  }
}

/** `received` chunks were there; `isReadable` is false where what was in them ends the reading before their end. */
type Written = { received: number; isReadable: boolean };

/** Writes what came of a run into one file, so that it can be read in spite of what is missing. */
export async function writeRun(
  files: FileStore,
  { container, chunks, path }: { container: Container; chunks: readonly Chunk[]; path: string },
  signal: AbortSignal,
): Promise<Written> {
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
): Promise<Written> {
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
