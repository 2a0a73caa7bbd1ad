import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeDemo } from '../../src/development/demo.ts';
import { processStart } from '../../src/development/process-lock.ts';
import { makeKey } from '../../src/modules/access/api-keys/api-key-secret.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import type { Resolve } from '../../src/platform/container.ts';
import { startApp, until } from '../support/app.ts';
import { compileCache, startChild } from '../support/processes/child.ts';

const isThorough = inject('isThorough');

const app = await startApp({ worker: false });
const settings = {
  // Nothing listens there, so a worker never finishes its boot.
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  NODE_ENV: 'production',
  DATA_DIR: app.config.dataDir,
};

// A zombie counts as gone.
const isAlive = (pid: number): boolean => processStart(pid) !== undefined;

/** Starts a process as npm start does, by a parent that is killed after `ms`. Gives the process's id. */
async function orphan(file: string, ms: number): Promise<number> {
  const script = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, [${JSON.stringify(file)}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    console.log(child.pid);
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms});`;
  const parent = spawn(process.execPath, ['-e', script], {
    env: { ...process.env, ...compileCache, ...settings, PORT: '0' },
  });
  const [printed] = await once(parent.stdout, 'data');
  await once(parent, 'exit');
  const pid = Number(String(printed));
  afterAll(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  return pid;
}

test.each([
  ['worker/main.ts', 50] as const,
  ['src/main.ts', 50] as const,
  ...(isThorough ? ([['worker/main.ts', 1_500]] as const) : []),
])('End %s when its parent is killed %i ms into its boot', async (file, ms) => {
  const pid = await orphan(file, ms);
  await until(async () => !isAlive(pid), 'the process to end');
});

test.each(isThorough ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const))(
  'Exit a worker that waits for its database with 0 at once on %s',
  async (signal) => {
    const worker = startChild('worker/main.ts', settings);
    await until(async () => /queue is unavailable/.test(worker.output()), 'the worker to wait');
    const since = performance.now();
    worker.process.kill(signal);
    expect(await worker.exit()).toEqual([0, null]);
    expect(performance.now() - since).toBeLessThan(10_000);
  },
);

test('Stop the boot after SIGTERM', async () => {
  const booting = startChild('test/processes/stopped-boot.ts', {});
  expect([await booting.exit(), booting.output()]).toEqual([[0, null], '']);
});

// Without endProcess, two or three of these workers hang: the main thread and a compiler thread wait for each other.
test.runIf(isThorough)('Exit all 90 workers that are stopped during their boot, six at a time', async () => {
  const startAndStop = async () => {
    const worker = startChild('worker/main.ts', settings);
    await until(async () => /queue is unavailable/.test(worker.output()), 'the worker to wait');
    worker.process.kill('SIGTERM');
    expect(await worker.exit()).toEqual([0, null]);
  };
  const inTurn = async (count: number) => {
    for (let n = 0; n < count; n += 1) await startAndStop();
  };
  await Promise.all(Array.from({ length: 6 }, () => inTurn(15)));
});

describe('the demo of npm start', () => {
  const file = path.join(app.config.dataDir, 'demo.json');
  const demo = (resolve: Resolve = app.web.resolve) => makeDemo(resolve);
  /** As it is when the look-up of the key ends so. */
  const demoWhen = (error: Error) =>
    demo(((token: never) =>
      token === ApiKeyService ? { authenticate: () => Promise.reject(error) } : app.web.resolve(token)) as Resolve);
  const demos = async () =>
    (
      await app.rows("select count(*)::int as n from organizations where name = 'Demo Recruiting' and test_of is null")
    )[0].n;
  let kept: string;
  beforeEach(async () => {
    await demo();
    kept = await readFile(file, 'utf8');
  });

  test('is created once and found again', async () => {
    const before = await demos();
    const console_url = expect.stringContaining('/console/sign-in/');
    expect(await demo()).toEqual({ ...JSON.parse(kept), created: false, console_url });
    expect(await demos()).toBe(before);
  });

  test('has a test key too, which an earlier release did not store', async () => {
    const { test_api_key: first, ...others } = JSON.parse(kept);
    expect(first).toMatch(/^rps_test_/);
    await writeFile(file, JSON.stringify(others));
    const { test_api_key: testKey } = await demo();
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...others, test_api_key: testKey });
    const shown = await app.withKey(testKey).get('/organization');
    expect(shown.body.data).toMatchObject({ name: 'Demo Recruiting', credit_balance: 1000 });
  });

  test('is not created again or overwritten while the database is unreachable', async () => {
    const before = await demos();
    for (const code of ['ECONNREFUSED', 'ENOENT']) {
      const error = Object.assign(new Error('no database'), { code });
      await expect(demoWhen(error)).rejects.toBe(error);
    }
    expect([await demos(), await readFile(file, 'utf8')]).toEqual([before, kept]);
  });

  test('is the same one after a change to the free plan', async () => {
    const { organization_id } = JSON.parse(kept);
    await app.rows("update organizations set plan = 'free' where id = $1", [organization_id]);
    app.clock.advance(10_000);
    const fresh = await startApp({ worker: false, config: app.config });
    expect(await demo(fresh.web.resolve)).toMatchObject({ organization_id, created: false });
    await app.rows("update organizations set plan = 'paid' where id = $1", [organization_id]);
  });

  test('is created again when its key is unknown or its file is invalid', async () => {
    const before = await demos();
    const stranger = JSON.stringify({ ...JSON.parse(kept), api_key: makeKey('rps', 'live') });
    for (const text of [stranger, '{"api_key": ', '{}']) {
      await writeFile(file, text);
      expect(await demo()).toMatchObject({ created: true });
    }
    expect(await demos()).toBe(before + 3);
  });
});
