/** The two processes to compare: the service as in production, and the floor. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { childEnvironment } from '../src/platform/processes/child-environment.ts';

export type Server = {
  port: number;
  /** Milliseconds of processor time used so far. NaN if the system does not report it. */
  cpu(): number;
  stop(): Promise<void>;
};

/** A process without a port. */
export type Worker = Server & { signal(signal: NodeJS.Signals): void };

const root = path.join(import.meta.dirname, '..');

/** Linux counts in hundredths of a second. */
function cpuOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

async function untilAnswers(child: ChildProcess, url: string, log: string): Promise<void> {
  for (const until = Date.now() + 120_000; Date.now() < until; await delay(50)) {
    if (child.exitCode !== null) break;
    const answer = await fetch(url).catch(() => undefined);
    if (answer && answer.status < 500) return;
  }
  child.kill('SIGKILL');
  throw new Error(`${url} does not answer; see ${log}`);
}

async function start(log: string, args: string[], port: number, environment: Record<string, string>): Promise<Server> {
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: childEnvironment(environment),
    stdio: ['ignore', output, output],
  });
  await untilAnswers(child, `http://127.0.0.1:${port}/readyz`, log);
  return {
    port,
    cpu: () => cpuOf(child.pid),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Starts `src/main.ts` with everything on: logging, authentication, and limits that are never reached. `flags` are for
 * Node.
 */
export async function startService(
  url: string,
  folder: string,
  name: string,
  flags: string[],
  settings: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort();
  return start(path.join(folder, `${name}.log`), [...flags, 'src/main.ts'], port, {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: url,
    DATABASE_POOL_MAX: '10',
    RATE_LIMIT_PER_MINUTE: '10000000',
    RATE_LIMIT_BURST: '10000000',
    ...settings,
  });
}

/** Starts `worker/main.ts` and waits until it runs tasks. */
export async function startWorker(
  url: string,
  folder: string,
  name: string,
  settings: Record<string, string> = {},
): Promise<Worker> {
  const log = path.join(folder, `${name}.log`);
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['worker/main.ts'], {
    cwd: root,
    env: childEnvironment({
      NODE_ENV: 'production',
      BASE_URL: 'https://bench.example',
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, name),
      ...settings,
    }),
    stdio: ['ignore', output, output],
  });
  while (!readFileSync(log, 'utf8').includes('worker is running')) {
    if (child.exitCode !== null) throw new Error(`the worker ended; see ${log}`);
    await delay(50);
  }
  return {
    port: 0,
    cpu: () => cpuOf(child.pid),
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function startFloor(url: string, folder: string, flags: string[]): Promise<Server> {
  const port = await freePort();
  const args = [...flags, 'bench/floor/floor.ts', '--database', url, '--port', String(port)];
  return start(path.join(folder, 'floor.log'), args, port, {});
}

/** Starts a server that only writes chunks to files in `files`. */
export async function startChunkFloor(files: string, folder: string): Promise<Server> {
  const port = await freePort();
  const args = ['bench/interviews/chunk-floor.ts', '--folder', files, '--port', String(port)];
  return start(path.join(folder, 'chunk-floor.log'), args, port, {});
}

export type Request = { method: 'GET' | 'POST'; path: string; body?: object };

/** The types of all values, with the name of each field: for answers that have IDs and times of their own. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
};

/**
 * Throws unless all give the same answer. Otherwise they would not do the same work. Answers to writes must have the same
 * fields; `between` undoes each.
 */
export async function assertSame(
  request: Request,
  key: string,
  servers: readonly Pick<Server, 'port'>[],
  between: () => Promise<void> = async () => {},
): Promise<void> {
  const { method, path, body } = request;
  const answers: { status: number; body: unknown }[] = [];
  for (const { port } of servers) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const given: unknown = await answer.json();
    answers.push({ status: answer.status, body: method === 'GET' ? given : shapeOf(given) });
    if (method !== 'GET') await between();
  }
  if (answers.every((answer) => answer.status < 300 && isDeepStrictEqual(answer, answers[0]))) return;
  throw new Error(
    `${method} ${path}: the floor answers otherwise:\n${answers.map((a) => JSON.stringify(a).slice(0, 2000)).join('\n')}`,
  );
}
