import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { canPrepare, pgBouncer } from './find-pgbouncer.ts';
import { freePort } from './free-port.ts';

/** It refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

type Settings = Record<string, string | number>;

/** A PgBouncer in transaction mode in front of the server of these URLs, one for each role. */
export async function startPgBouncer(databaseUrls: readonly string[], settings: Settings = {}) {
  const urls = databaseUrls.map((url) => new URL(url));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-pgbouncer-'));
  chmodSync(folder, 0o711);
  const port = await freePort();
  const users = urls.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(path.join(folder, 'users.txt'), users.join(''));
  const ini = path.join(folder, 'pgbouncer.ini');
  const configure = (others: Settings) => {
    const lines = {
      listen_addr: '127.0.0.1',
      listen_port: port,
      unix_socket_dir: '',
      auth_type: 'trust',
      auth_file: path.join(folder, 'users.txt'),
      pool_mode: 'transaction',
      server_login_retry: 1,
      ...(canPrepare && { max_prepared_statements: 100 }),
      ...settings,
      ...others,
    };
    const text = Object.entries(lines).map(([name, value]) => `${name} = ${value}`);
    writeFileSync(ini, `[databases]\n* = host=127.0.0.1 port=${urls[0]?.port}\n[pgbouncer]\n${text.join('\n')}\n`);
  };
  let child: ChildProcess | undefined;
  let output = '';
  const start = async (others: Settings = {}) => {
    configure(others);
    child = spawn(pgBouncer ?? '', [ini], { ...nobody, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    for (let attempt = 0; !(await isListening(port)); attempt++) {
      if (attempt > 200 || child.exitCode !== null) throw new Error(`PgBouncer does not start: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    // Newer ones would wait for their clients.
    child.kill('SIGKILL');
    await exited;
    child = undefined;
  };
  await start();
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    /** What it has logged. */
    output: () => output,
    /** The same database and role through it. */
    urlOf(databaseUrl: string): string {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    /** With these settings in place of others. */
    start,
    stop,
  };
}
