import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { processStart } from '../../src/development/process-lock.ts';
import { RestartDelay } from '../../src/development/restart-delay.ts';
import { cloneDatabase, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { samplesOf } from '../telemetry/samples.ts';

const freePorts = async (): Promise<[number, number]> => {
  const open = (port: number) =>
    new Promise<net.Server>((resolve, reject) => {
      const server = net.createServer().once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  for (;;) {
    const first = await open(0);
    const { port } = first.address() as AddressInfo;
    const second = await open(port + 1).catch(() => undefined);
    first.close();
    second?.close();
    if (second) return [port, port + 1];
  }
};

function dataDir(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('Start web and worker again when they end, each time later, and stop everything together', async () => {
  const { owner } = await cloneDatabase();
  const [[port], [metricsPort, workerMetricsPort]] = [await freePorts(), await freePorts()];
  const started = startChild('scripts/start.ts', {
    DATABASE_URL: owner,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir(),
  });
  const isUp = async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok;
  /** The ids of the processes of this kind that have ever run, in order. */
  const pids = (kind: string): number[] => [
    ...new Set(
      [...started.output().matchAll(new RegExp(`"process":"${kind}","pid":(\\d+)`, 'g'))].map((m) => Number(m[1])),
    ),
  ];
  const running = (kind: string, nth: number) =>
    until(async () => pids(kind)[nth - 1], `${kind} to run for the ${nth}. time: ${started.output().slice(-2000)}`);
  const said = (text: string) => until(async () => started.output().includes(text), text);

  await until(
    async () => /^ready$/m.test(started.output()),
    () => `the start: ${started.output()}`,
  );
  const web = await running('web', 1);
  process.kill(web, 'SIGKILL');
  await said('The web process ended unexpectedly (SIGKILL). Starting it again in 1 s.');
  expect(await running('web', 2)).not.toBe(web);
  await until(isUp, 'web to answer again');

  process.kill(await running('worker', 1), 'SIGKILL');
  await said('The worker process ended unexpectedly (SIGKILL). Starting it again in 1 s.');
  await running('worker', 2);
  const workerMetrics = () => samplesOf(workerMetricsPort).catch(() => undefined);
  const samples = await until(workerMetrics, 'the worker to show its metrics');
  expect(samples.has('recruitment_resume_readers')).toBe(true);
  process.kill(await running('worker', 2), 'SIGKILL');
  await said('The worker process ended unexpectedly (SIGKILL). Starting it again in 2 s.');

  started.process.kill('SIGTERM');
  expect(await started.exit()).toEqual([0, null]);
  expect([...pids('web'), ...pids('worker')].filter((pid) => processStart(pid) !== undefined)).toEqual([]);
});

test('Become ready on a port that fetch and browsers refuse', async () => {
  const { owner } = await cloneDatabase();
  const isFree = (port: number) =>
    new Promise<boolean>((resolve) => {
      const server = net.createServer().once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
  const refused = [4190, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080];
  const free = await Promise.all(refused.map(isFree));
  const port = refused[free.indexOf(true)];
  const started = startChild('scripts/start.ts', { DATABASE_URL: owner, PORT: String(port), DATA_DIR: dataDir() });
  await until(
    async () => /^ready$/m.test(started.output()),
    () => `the start: ${started.output()}`,
  );
  started.process.kill('SIGTERM');
  expect(await started.exit()).toEqual([0, null]);
});

test('Stop everything if a process ends before the service is ready', async () => {
  const { owner } = await cloneDatabase();
  const [port, taken] = await freePorts();
  const other = net.createServer().listen(taken, '127.0.0.1');
  const started = startChild('scripts/start.ts', {
    DATABASE_URL: owner,
    PORT: String(port),
    METRICS_PORT: String(taken),
    DATA_DIR: dataDir(),
  });
  expect(await started.exit()).toEqual([1, null]);
  other.close();
  expect(started.output()).toContain(`METRICS_PORT ${taken} cannot be used`);
  expect(started.output()).toContain('The web process ended unexpectedly (exit 1); stopping everything.');
});

test('Wait longer after each end, and begin again after a healthy run', () => {
  const delay = new RestartDelay();
  expect(Array.from({ length: 7 }, () => delay.after(100))).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect([delay.after(60_000), delay.after(100)]).toEqual([1, 2]);
});
