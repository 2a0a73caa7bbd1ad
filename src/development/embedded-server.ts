import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fstatSync,
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
import { makePrivateFolder, type ServerUser, serverEnvironment } from './embedded-installation.ts';
import { processStart } from './process-lock.ts';

// Recovery after a power cut takes a while.
export const startTimeoutMs = 300_000;
const stopTimeoutMs = 60_000;
export const superuser = 'recruitment';

export type ServerOptions = {
  /**
   * For tests: the server is fast, not durable, and deleted when it stops. It also ends when the process that started
   * it ends.
   */
  ephemeral?: boolean;
  /** Defaults to a free port. */
  port?: number;
  /** `name=value`. They override the settings in this file. */
  settings?: readonly string[];
};

/** Reads PostgreSQL's postmaster.pid: pid, folder, start time, port, socket folder, address, shared memory, state. */
export function readPidFile(cluster: string) {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), sharedMemory: lines[6], state: lines[7]?.trim() };
  } catch {
    return undefined;
  }
}

type Creation = { binaries: string; user: ServerUser; home: string; passwordFile: string; sync: boolean };

/** Creates a cluster. It is renamed when complete, so that an interrupted one is not taken for a cluster. */
export function createCluster({ binaries, user, home, passwordFile, sync }: Creation): void {
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
    ['-D', folder, '-U', superuser, '--auth=scram-sha-256', `--pwfile=${readable}`, ...locale].concat(
      sync ? [] : ['--no-sync', '-c', cheapPasswords],
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

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Tests open thousands of connections, and each of them computes its password hash again. */
const cheapPasswords = 'scram_iterations=1';

const settingsOf = (port: number, { ephemeral, settings = [] }: ServerOptions): string[] =>
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
    ...(ephemeral ? ['max_wal_senders=0', cheapPasswords] : []),
    ...settings,
  ].flatMap((setting) => ['-c', setting]);

type Installation = { binaries: string; user: ServerUser; cluster: string; log: string };

export async function launch(options: ServerOptions, installation: Installation) {
  for (let attempt = 1; ; attempt++) {
    const port = options.port ?? (await freePort());
    const log = openSync(installation.log, 'a', 0o600);
    const logStart = fstatSync(log).size;
    const child = spawn(
      path.join(installation.binaries, 'bin/postgres'),
      ['-D', installation.cluster, ...settingsOf(port, options)],
      { ...installation.user, cwd: '/', env: serverEnvironment, stdio: ['ignore', log, log], detached: true },
    );
    closeSync(log);
    const problem = await untilReady(child, installation.cluster);
    if (problem === undefined && child.pid !== undefined) return { child, pid: child.pid, port };
    const said = readFileSync(installation.log).subarray(logStart).toString().trim();
    // Another process may have taken the free port.
    if (options.port === undefined && attempt < 3 && /could not bind/i.test(said)) continue;
    throw new Error(`PostgreSQL did not start (${problem}); from ${installation.log}:\n${said.slice(-2000)}`);
  }
}

/** Resolves to a problem, or to undefined when the server accepts connections. */
async function untilReady(child: ChildProcess, cluster: string): Promise<string | undefined> {
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `exit ${code ?? signal}`;
  });
  const until = Date.now() + startTimeoutMs;
  while (ended === undefined && Date.now() < until) {
    const found = readPidFile(cluster);
    if (found?.pid === child.pid && found?.state === 'ready') return undefined;
    await sleep(10);
  }
  if (ended === undefined) child.kill('SIGQUIT');
  return ended ?? 'not ready in time';
}

/** Stops the server. SIGINT is PostgreSQL's fast shutdown. */
export async function stopServer(pid: number, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  const start = processStart(pid);
  const isThere = () => start !== undefined && processStart(pid) === start;
  const until = Date.now() + stopTimeoutMs;
  if (isThere()) process.kill(pid, signal);
  while (isThere()) {
    if (Date.now() > until) {
      // The next start recovers from the write-ahead log.
      process.kill(pid, 'SIGQUIT');
      return;
    }
    await sleep(20);
  }
}
