import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';

const app = await startApp({ worker: false });
const settings = {
  DATABASE_URL: app.urls.web,
  DATA_DIR: app.config.dataDir,
  NODE_ENV: 'production',
  BASE_URL: 'https://jobs.example',
  HOST: '127.0.0.1',
  PORT: '0',
};
/** The order of standard output and standard error varies. */
const fatalLine = (output: string): Record<string, unknown> =>
  JSON.parse(output.split('\n').find((line) => line.includes('"level":"fatal"')) ?? '{}');

async function failedStart(file: string, more: Record<string, string>): Promise<Record<string, unknown>> {
  const child = startChild(file, { ...settings, ...more });
  expect(await child.exit(), child.output()).toEqual([1, null]);
  return fatalLine(child.output());
}

test.each([
  ['src/main.ts', 'web'],
  ['worker/main.ts', 'worker'],
])('Log as JSON in production why %s cannot start', async (file, process) => {
  expect(await failedStart(file, { PORT: '-1' })).toMatchObject({
    level: 'fatal',
    process,
    message: 'Invalid settings. PORT: must be between 0 and 65535',
    error: { type: 'Error' },
  });
});

test('Name HOST if it is no address, and PORT if it is in use', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const [host, used] = await Promise.all([
    failedStart('src/main.ts', { HOST: 'not a host' }),
    failedStart('src/main.ts', { PORT: String(port) }),
  ]);
  expect(host['message']).toMatch(/^HOST not a host cannot be used: /);
  expect(used['message']).toMatch(new RegExp(`^PORT ${port} cannot be used on 127\\.0\\.0\\.1: .*EADDRINUSE`));
});

test('Name FFMPEG_PATH at the start of a worker if it is no program', async () => {
  for (const wrong of ['/nowhere/ffmpeg', 'no-such-ffmpeg']) {
    const { message } = await failedStart('worker/main.ts', { FFMPEG_PATH: wrong });
    expect(message).toBe('Invalid settings. FFMPEG_PATH: must name a program that can be run, or be none');
  }
});

test('Start a worker where ffmpeg is not installed', async () => {
  const child = startChild('worker/main.ts', { ...settings, PATH: '/nowhere' });
  onTestFinished(() => void child.process.kill('SIGKILL'));
  await until(
    async () => child.output().includes('worker is running'),
    () => `the start: ${child.output()}`,
  );
});

test.each([
  ['src/main.ts', 'web is listening'],
  ['worker/main.ts', 'worker is running'],
])('Say at the start of %s that DATA_DIR cannot be written, and start', async (file, started) => {
  const blocked = path.join(app.config.dataDir, `file of ${path.dirname(file)}`);
  writeFileSync(blocked, '');
  const child = startChild(file, { ...settings, DATA_DIR: path.join(blocked, 'data') });
  onTestFinished(() => void child.process.kill('SIGKILL'));
  await until(
    async () => child.output().includes(started),
    () => `the start: ${child.output()}`,
  );
  await until(
    async () => /"level":"error".*"reason":"ENOTDIR.*DATA_DIR: recordings cannot/.test(child.output()),
    'the error',
  );
});
