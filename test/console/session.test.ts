import { expect, test } from 'vitest';
import { SignInService } from '../../src/modules/access/index.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, until } from '../support/app.ts';
import { consoleClient, signIn } from './console-client.ts';

const app = await startApp({ worker: false });

test('Keep a session ended while one of its forms is still being handled', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const application = await apply(await candidate(), await job());
  const [stolen, own] = [await signIn(app, tenant), await signIn(app, tenant)];
  const other = await app.db.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from candidate_jobs where id = $1 for update', [application]);
    const reply = stolen.post(`/console/applications/${application}/notes`, { note: 'Late' });
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and datname = current_database()";
    await until(async () => (await app.rows(waiting))[0], 'the form to wait');
    expect((await own.post('/console/sign-out-everywhere')).status).toBe(303);
    await other.query('commit');
    expect((await reply).status).toBe(303);
  } finally {
    other.release();
  }
  expect((await stolen.get('/console/account')).location).toMatch(/^\/console\/sign-in/);
  expect(
    await app.rows('select 1 from console_sessions where organization_id = $1', [tenant.organizationId]),
  ).toHaveLength(0);
});

test('Sign in below a path of the host, with a cookie for https and that path only', async () => {
  const under = await startApp({
    worker: false,
    config: { baseUrl: 'https://example.com/recruiting', trustedProxies: 1 },
  });
  const { organizationId } = await under.tenant();
  const { url } = await under.web.resolve(SignInService).makeLink(organizationId);
  // As a proxy requests it, without the path prefix.
  const ask = (path: string, cookie = '', method = 'GET') =>
    fetch(under.base + path, { method, redirect: 'manual', headers: { cookie, origin: 'https://example.com' } });
  const reply = await ask(new URL(url).pathname.replace('/recruiting', ''), '', 'POST');
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/recruiting/console']);
  const [cookie = ''] = reply.headers.getSetCookie();
  expect(cookie).toMatch(/^console=.*; Path=\/recruiting\/console;.*; HttpOnly; Secure; SameSite=Lax$/);
  expect((await ask('/console/account', cookie.split(';', 1)[0])).status).toBe(200);
  const nobody = await consoleClient(under.base).get('/console/account');
  expect(nobody.location).toBe('/recruiting/console/sign-in?next=%2Fconsole%2Faccount');
});

test('Save the session before a redirect begins, as browsers follow it by its headers', async () => {
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
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query ~* '^(insert into|update) .*console_sessions'`;
  await until(async () => (await app.rows(waiting))[0], 'the session to be written');
  const wasEarly = hasBegun;
  await holder.query('rollback');
  holder.release();
  expect((await answer).status).toBe(303);
  expect(wasEarly).toBe(false);
  expect((await browser.get('/console')).text).toContain('No failed tasks were left to retry.');
});
