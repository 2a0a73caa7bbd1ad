import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { type Logger, messageOf } from '../log.ts';
import type { FileStore } from './file-store.ts';
import { GuardedFileStore } from './guarded-file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { S3FileStore } from './s3-file-store.ts';

/** File systems over a network may never answer. */
const answerMs = 10_000;

const folderOf = ({ dataDir }: Config): string => path.join(dataDir, 'files');

export const openFileStore = (config: Config, log: Logger): FileStore =>
  new GuardedFileStore(config.s3 ? new S3FileStore(config.s3) : new LocalFileStore(folderOf(config)), log);

/** Logs an error if files cannot be stored in the folder of DATA_DIR. Never throws, and need not be awaited. */
export async function reportFileStore(config: Config, log: Logger): Promise<void> {
  if (config.s3) return;
  const folder = folderOf(config);
  const failed = (reason: string) =>
    log.error({ reason }, `DATA_DIR: recordings cannot be stored in ${folder}. Its folder must be writable`);
  try {
    const isWritable = mkdir(folder, { recursive: true, mode: 0o700 }).then(() => access(folder, constants.W_OK));
    const late = delay(answerMs, 'late', { ref: false });
    if ((await Promise.race([isWritable, late])) === 'late') failed('the file system does not answer');
  } catch (error) {
    failed(messageOf(error));
  }
}
