import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chooseUser, makePrivateFolder, serverEnvironment } from '../../src/development/embedded-installation.ts';
import { freePort } from '../../src/development/embedded-server.ts';

const superuser = 'recruitment';

/** PostgreSQL servers of the rehearsal. They are in one folder, only for this machine, and removed afterwards. */
export class ScratchServers {
  readonly #programs: string;
  readonly #user = chooseUser(undefined);
  readonly #password = randomBytes(18).toString('base64url');
  readonly #running = new Set<string>();
  readonly folder: string;

  constructor(programs: string, parent: string) {
    this.#programs = programs;
    this.folder = path.join(parent, 'servers');
    makePrivateFolder(this.folder, this.#user);
  }

  /** Runs a program of PostgreSQL as the servers' user. Throws if it fails. */
  run(program: string, args: readonly string[]): string {
    return this.#runFile(path.join(this.#programs, program), args);
  }

  /** Copies a whole folder and keeps its owner. */
  copy(from: string, to: string): void {
    this.#runFile('cp', ['-a', from, to]);
  }

  /** Returns the only value of a statement. */
  value(port: number, database: string, sql: string): string {
    const args = ['--no-psqlrc', '--tuples-only', '--no-align', '--quiet', `--dbname=${database}`, `--command=${sql}`];
    return this.run('psql', [...this.target(port), ...args]).trim();
  }

  #runFile(file: string, args: readonly string[]): string {
    const program = path.basename(file);
    const done: SpawnSyncReturns<string> = spawnSync(file, args, {
      ...this.#user,
      cwd: '/',
      env: { ...serverEnvironment, PGPASSWORD: this.#password },
      encoding: 'utf8',
      // The server that pg_ctl starts would keep a pipe open.
      stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
    });
    if (done.status === 0) return done.stdout;
    throw new Error(`${program} failed: ${done.stderr || (done.error?.message ?? `exit ${done.status}`)}`);
  }

  make(name: string): string {
    const passwordFile = this.write('password', this.#password);
    const data = path.join(this.folder, name);
    const locale = ['--encoding=UTF8', '--no-locale', '--auth=scram-sha-256'];
    this.run('initdb', ['-D', data, '-U', superuser, `--pwfile=${passwordFile}`, '--no-sync', ...locale]);
    return data;
  }

  /** Writes a file that the servers' user may read. */
  write(name: string, text: string): string {
    const file = path.join(this.folder, name);
    writeFileSync(file, text, { mode: 0o600 });
    if (this.#user) chownSync(file, this.#user.uid, this.#user.gid);
    return file;
  }

  makeFolder(name: string): string {
    const folder = path.join(this.folder, name);
    makePrivateFolder(folder, this.#user);
    return folder;
  }

  /** Starts the server in `data` with these settings. Returns its port when it answers. */
  async start(data: string, settings: readonly string[]): Promise<number> {
    const port = await freePort();
    const common = [`port = ${port}`, "listen_addresses = '127.0.0.1'", "unix_socket_directories = ''"];
    appendFileSync(path.join(data, 'postgresql.conf'), `\n${[...common, ...settings].join('\n')}\n`);
    this.run('pg_ctl', ['start', '--wait', '--timeout=120', '-D', data, '-l', path.join(this.folder, 'log')]);
    this.#running.add(data);
    return port;
  }

  /** `immediate` works like a power failure. */
  stop(data: string, mode: 'fast' | 'immediate'): void {
    this.run('pg_ctl', ['stop', '--wait', `--mode=${mode}`, '-D', data]);
    this.#running.delete(data);
  }

  /**
   * Kills a server as the kernel does when memory runs out: nothing is flushed, and no connection is closed properly.
   */
  kill(data: string): void {
    const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    this.#running.delete(data);
  }

  stopAll(): void {
    for (const data of [...this.#running]) this.stop(data, 'immediate');
  }

  url(port: number, database: string): string {
    return `postgres://${superuser}:${this.#password}@127.0.0.1:${port}/${database}?sslmode=disable`;
  }

  /** URL of whichever of these servers accepts writes. */
  replicatedUrl(ports: readonly number[], database: string): string {
    const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
    const session = 'sslmode=disable&target_session_attrs=read-write';
    return `postgres://${superuser}:${this.#password}@${hosts}/${database}?${session}`;
  }

  /** Arguments of PostgreSQL's programs that connect to a server. */
  target(port: number): string[] {
    return ['--host=127.0.0.1', `--port=${port}`, `--username=${superuser}`];
  }
}
