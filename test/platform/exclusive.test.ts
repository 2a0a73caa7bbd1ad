import { expect, test } from 'vitest';
import { Exclusive } from '../../src/platform/database/exclusive.ts';
import { startApp, until } from '../support/app.ts';

const app = await startApp({ worker: false });
const exclusive = app.web.resolve(Exclusive);
const nothing = async () => {};

test('Refuse concurrent work of the same key, and run other keys in parallel', async () => {
  const free = await exclusive.run('a', async () => {
    expect(await exclusive.run('a', nothing)).toBe(false);
    expect(await exclusive.run('b', nothing)).toBe(true);
  });
  expect(free).toBe(true);
  expect(await exclusive.run('a', nothing)).toBe(true);
});

test('Keep working after connections end repeatedly, without losing any', async () => {
  for (let round = 0; round < 20; round++) {
    const ended = exclusive.run('a', async () => {
      await app.rows(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'web' and datname = current_database()",
      );
    });
    expect(await ended).toBe(true);
    await Promise.all(Array.from({ length: 5 }, (_, n) => exclusive.run(`b${n}`, nothing).catch(nothing)));
    await until(() => exclusive.run('a', nothing).catch(() => false), 'work to go on');
  }
  await exclusive.close();
});
