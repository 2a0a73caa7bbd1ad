import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
// Debian's is in /usr/sbin, which is not on the PATH of users.
const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
export const pgBouncer =
  process.env['PGBOUNCER_PATH'] ?? folders.map((folder) => path.join(folder, 'pgbouncer')).find(isProgram);

const version = pgBouncer ? spawnSync(pgBouncer, ['--version'], { encoding: 'utf8' }).stdout : '';
const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(version) ?? [];

/** From 1.21 it keeps prepared statements apart from connections. */
export const canPrepare = Number(major) > 1 || Number(minor) >= 21;

/** Why its tests are skipped. */
export const noPgBouncer = pgBouncer
  ? undefined
  : 'No PgBouncer found: its tests are skipped. Install it (Debian: apt-get install pgbouncer), or set PGBOUNCER_PATH.';
