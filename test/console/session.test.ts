import { expect, test } from 'vitest';
import { SignInService } from '../../src/modules/access/index.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, until } from '../support/app.ts';
import { browserOf, signIn } from './sign-in.ts';

const app = await startApp({ worker: false });

test('a session that was ended stays so, whatever a form that was under way then has still to say', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const application = await apply(await candidate(), await job());
  const [stolen, own] = [await signIn(app, tenant), await signIn(app, tenant)];
  const other = await app.db.connect();
  try {
    await other.query('begin');
    await other.query('select 1 from candidate_jobs where id = $1 for update', [application]);
    const reply = stolen.post(`/console/applications/${application}/notes`, { notes: 'Late' });
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
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

test('signs in where the service is under a path of its host, by a cookie for https and that path alone', async () => {
  const under = await startApp({
    worker: false,
    config: { baseUrl: 'https://example.com/recruiting', trustedProxies: 1 },
  });
  const { organizationId } = await under.tenant();
  const { url } = await under.web.resolve(SignInService).makeLink(organizationId);
  // as a proxy asks, which takes the path away
  const ask = (path: string, cookie = '') =>
    fetch(under.base + path, { redirect: 'manual', headers: { 'x-forwarded-proto': 'https', cookie } });
  const reply = await ask(new URL(url).pathname.replace('/recruiting', ''));
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/recruiting/console']);
  const [cookie = ''] = reply.headers.getSetCookie();
  expect(cookie).toMatch(/^console=.*; Path=\/recruiting\/console;.*; HttpOnly; Secure; SameSite=Lax$/);
  expect((await ask('/console/account', cookie.split(';', 1)[0])).status).toBe(200);
  const nobody = await browserOf(under.base).get('/console/account');
  expect(nobody.location).toBe('/recruiting/console/sign-in?next=%2Fconsole%2Faccount');
});
