import { expect, test } from 'vitest';
import { startApp, until } from '../support/app.ts';
import { signIn } from './sign-in.ts';

const app = await startApp({ worker: false });

test('an answer that leads on begins when the session is kept: browsers follow it by its head', async () => {
  const browser = await signIn(app, await app.tenant());
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const holder = await app.db.connect();
  await holder.query('begin');
  await holder.query('lock table console_sessions in share mode');
  let hasBegun = false;
  const request = { method: 'POST', redirect: 'manual', headers: { cookie } } as const;
  const answer = fetch(`${app.base}/console/work/retry`, request).then((response) => {
    hasBegun = true;
    return response;
  });
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ~* '^insert into .*console_sessions'`;
  await until(async () => (await app.rows(waiting))[0], 'the session to be written');
  const wasEarly = hasBegun;
  await holder.query('rollback');
  holder.release();
  expect((await answer).status).toBe(303);
  expect(wasEarly).toBe(false);
  expect((await browser.get('/console')).text).toContain('There was nothing left to do.');
});
