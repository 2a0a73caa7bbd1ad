import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** The path holds something other than the expected file. */
export class UnsafeFile extends Error {}

// Opening a pipe would block until somebody writes into it.
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file that an isolated program may have written. Throws UnsafeFile unless it is a regular file of at most
 * `maxBytes`, without links or other names. Throws the system's error if it is absent.
 */
export async function openMade(file: string, maxBytes = Number.POSITIVE_INFINITY): Promise<FileHandle> {
  const handle = await open(file, flags).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOOP' || error.code === 'ENXIO' ? new UnsafeFile('not a file', { cause: error }) : error;
  });
  try {
    const status = await handle.stat();
    if (!status.isFile() || status.nlink !== 1) throw new UnsafeFile('not a file of its own');
    if (status.size > maxBytes) throw new UnsafeFile('a larger file than expected');
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Throws the same errors as `openMade`. */
export async function checkMade(file: string, maxBytes?: number): Promise<void> {
  await (await openMade(file, maxBytes)).close();
}
