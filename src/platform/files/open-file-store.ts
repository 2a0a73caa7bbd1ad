import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { FileStore } from './file-store.ts';
import { GuardedFileStore } from './guarded-file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { S3FileStore } from './s3-file-store.ts';

export const openFileStore = ({ s3, dataDir }: Config, log: Logger): FileStore =>
  new GuardedFileStore(s3 ? new S3FileStore(s3) : new LocalFileStore(`${dataDir}/files`), log);
