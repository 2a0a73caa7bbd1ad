import { stat } from 'node:fs';
import { expect, test } from 'vitest';
import { startApp, type TestApp, until } from '../../support/app.ts';
import { startTcpProxy } from '../../support/servers/tcp-proxy.ts';

// Buckets that hardly refill, so that the sum is exact on a slow machine.
const config = {
  rateLimit: { perMinute: 1, burst: 40 },
  selfApplyLimit: { perMinute: 1, burst: 5 },
  operatorPassword: 'a-password-of-the-operator',
  trustedProxies: 1,
};

const first = await startApp({ worker: false, config });
const databaseUrl = first.config.databaseUrl as string;
const another = (url = databaseUrl) => startApp({ worker: false, config: { ...config, databaseUrl: url } });
const second = await another();
const proxy = await startTcpProxy(databaseUrl);
const cutOff = await another(proxy.url);

const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

let addresses = 0;
const newAddress = () => `198.51.100.${++addresses}`;

type Caller = { address: string; password?: string };
async function visit(app: TestApp, method: string, path: string, { address, password }: Caller): Promise<number> {
  const authorization = password && `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;
  const response = await fetch(app.base + path, {
    method,
    headers: { 'x-forwarded-for': address, ...(authorization && { authorization }) },
    ...(method === 'POST' && { body: new URLSearchParams({ email: 'no address' }) }),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return response.status;
}
/** 400 for the address of the mailbox, which needs no database. */
const signIn = (app: TestApp, address: string) => visit(app, 'POST', '/console/sign-in', { address });
const operate = (app: TestApp, address: string, password: string) =>
  visit(app, 'GET', '/operator/queues', { address, password });

test('Hold the limit of a key in the sum of all web processes, new ones too', async () => {
  const { key } = await first.tenant();
  const calls = await times(120, (i) => (i % 2 ? first : second).withKey(key).get('/organization'));
  expect(
    count(
      calls.map(({ status }) => status),
      200,
    ),
  ).toBe(40);
  for (const { status, headers } of calls.filter((call) => call.status !== 200)) {
    expect([status, headers.get('x-ratelimit-remaining')]).toEqual([429, '0']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(30);
  }
  const restarted = await another();
  expect((await restarted.withKey(key).get('/organization')).status).toBe(429);
});

test('Hold a limit in processes that are too busy to read the answer of the database in time', async () => {
  const address = newAddress();
  // Each has to connect to the database first.
  const [one, two] = [await another(), await another()];
  const statuses = times(16, (i) => signIn(i % 2 ? one : two, address));
  let isDone = false;
  // In a callback of the file system, as requests keep the process busy: timers that are due come next, then what was sent.
  const keepBusy = () =>
    stat('/', () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      if (!isDone) keepBusy();
    });
  keepBusy();
  const answers = await statuses;
  isDone = true;
  expect([count(answers, 400), count(answers, 429)]).toEqual([10, 6]);
});

test('Show in each process what all of them have left', async () => {
  const { key } = await first.tenant();
  for (let n = 1; n <= 12; n++) {
    const { headers } = await first.withKey(key).get('/organization');
    expect(headers.get('x-ratelimit-remaining')).toBe(String(40 - n));
  }
  // Until the process has returned what it had leased.
  await until(
    async () => (await first.rows('select 1 from rate_limits where burst = 40 and floor(tokens) = 28')).length === 1,
    'unused tokens to be returned',
  );
  const { headers } = await second.withKey(key).get('/organization');
  expect(headers.get('x-ratelimit-remaining')).toBe('27');
});

test('Hold the limits of sign-in and of public forms in the sum of all web processes', async () => {
  const address = newAddress();
  const statuses = await times(16, (i) => signIn(i % 2 ? first : second, address));
  expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 6]);
  expect(await signIn(second, newAddress())).toBe(400);
  const path = '/jobs/00000000-0000-7000-8000-000000000000';
  const applied = await times(8, (i) => visit(i % 2 ? first : second, 'POST', path, { address }));
  expect([count(applied, 404), count(applied, 429)]).toEqual([5, 3]);
});

test('Refuse the operator’s right password too after ten wrong ones, wherever they were tried', async () => {
  const [guesser, operator] = [newAddress(), newAddress()];
  const guesses = await times(14, (i) => operate(i % 2 ? first : second, guesser, `guess-${i}`));
  expect([count(guesses, 401), count(guesses, 429)]).toEqual([10, 4]);
  for (const app of [first, second]) expect(await operate(app, guesser, config.operatorPassword)).toBe(429);
  const right = await times(30, (i) => operate(i % 2 ? first : second, operator, config.operatorPassword));
  expect(right.filter((status) => status === 401 || status === 429)).toEqual([]);
});

test('Limit each process alone while the database is unavailable, and together afterwards', async () => {
  const [address, other] = [newAddress(), newAddress()];
  expect(count(await times(8, () => signIn(first, address)), 400)).toBe(8);
  expect(await signIn(cutOff, address)).toBe(400);
  await proxy.cut();
  const alone = await times(12, () => signIn(cutOff, address));
  // One is left, or up to nine if the process did not get an answer in time.
  expect(count(alone, 400)).toBeLessThan(10);
  expect(count(alone, 400) + count(alone, 429)).toBe(12);
  expect(await signIn(cutOff, other)).toBe(400);
  await proxy.restore();
  await times(9, () => signIn(first, other));
  await until(async () => (await signIn(cutOff, other)) === 429, 'the limit to be shared again');
});

test('Answer without the database while it does not', async () => {
  const client = await first.db.connect();
  try {
    await client.query('begin; lock table rate_limits in access exclusive mode');
    const address = newAddress();
    const statuses = await times(12, () => signIn(second, address));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 2]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
