import { expect, test } from 'vitest';
import { SignInService } from '../../src/modules/access/index.ts';
import { startApp } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { consoleClient, signIn } from './console-client.ts';
import { formFields } from './page-assertions.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
const tenant = await app.tenant({ name: 'North Talent' });

const setEmail = (userId: string | undefined, email: string) =>
  app.rows('update users set email = $2 where id = $1', [userId, email]);

/** The path of the link in the last email to this address. */
async function mailedLink(email: string): Promise<string> {
  await app.idle();
  const mail = smtp.to(email).at(-1);
  const [, path] = /(\/console\/sign-in\/[\w-]{43})\s/.exec(`${mail?.text}\n`) ?? [];
  if (!path) throw new Error(`no link in ${mail?.text}`);
  return path;
}

const audit = async (organizationId = tenant.organizationId) =>
  (
    await app.rows('select action from audit_entries where organization_id = $1 order by created_at, id', [
      organizationId,
    ])
  ).map(({ action }) => action);

test('Send signed-out visitors to the sign-in page without a cookie', async () => {
  const reply = await consoleClient(app.base).get('/console/account?a=b');
  expect([reply.status, reply.location]).toEqual([303, '/console/sign-in?next=%2Fconsole%2Faccount%3Fa%3Db']);
  expect(reply.headers.getSetCookie()).toEqual([]);
});

test('Redirect the bare address to the console', async () => {
  const browser = consoleClient(app.base);
  const root = await browser.get('/');
  expect([root.status, root.location]).toEqual([303, '/console']);
});

test('Say that a form was not saved when the session has ended, and lead back to its page', async () => {
  const browser = consoleClient(app.base);
  const sent = await browser.post('/console/candidates/new', { full_name: 'Ada' }, '/console/candidates/new?a=b');
  expect(sent.location).toBe('/console/sign-in?next=%2Fconsole%2Fcandidates%2Fnew%3Fa%3Db&unsaved=yes');
  const page = (await browser.get(sent.location ?? '')).text;
  expect(page).toContain('what you entered wasn’t saved');
  expect(page).toContain('value="/console/candidates/new?a=b"');
  const mistyped = await browser.post('/console/sign-in', { ...formFields(page), email: 'ada' });
  expect([mistyped.status, mistyped.text.includes('wasn’t saved')]).toEqual([400, true]);
  expect((await browser.get('/console/sign-in')).text).not.toContain('wasn’t saved');
  expect((await browser.post('/console/candidates/new', {}, '/jobs/1')).location).toBe('/console/sign-in');
  expect((await browser.post('/console/sign-out', {}, '/console/account')).location).toBe('/console/sign-in');
  // The page with an error has the address of its form.
  const id = '0199f3a2-7c41-7000-8000-00000000ffff';
  const move = `/console/applications/${id}/move`;
  expect((await browser.post(move, {}, move)).location).toContain(`next=%2Fconsole%2Fapplications%2F${id}&`);
});

test('Answer an unknown console path with the console’s own page', async () => {
  const page = await consoleClient(app.base).get('/console/nonsense');
  expect(page.status).toBe(404);
  expect(page.text).toContain('<h1>Page not found</h1>');
  expect(page.text).toContain('href="/console"');
  expect((await consoleClient(app.base).post('/console/nonsense')).status).toBe(404);
  expect((await fetch(`${app.base}/consoles`)).headers.get('content-type')).toContain('json');
});

test("Sign in the first admin once with the operator's link, by a cookie that scripts and other sites cannot use", async () => {
  const { url } = await app.web.resolve(SignInService).makeLink(tenant.organizationId);
  const { pathname } = new URL(url);
  const browser = consoleClient(app.base);
  const asked = await browser.get(pathname);
  expect([asked.status, asked.headers.getSetCookie()]).toEqual([200, []]);
  expect(asked.text).toContain(`<form method="post" action="${pathname}"`);
  const reply = await browser.post(pathname);
  expect([reply.status, reply.location]).toEqual([303, '/console']);
  expect(reply.headers.getSetCookie().join()).toMatch(/^console=.*Path=\/console;.*HttpOnly; SameSite=Lax$/);
  const page = await browser.get('/console/account');
  expect(page.status).toBe(200);
  expect(page.text).toContain('North Talent');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  const again = await consoleClient(app.base).get(pathname);
  expect([again.status, again.headers.getSetCookie()]).toEqual([404, []]);
});

test('Let a link sign in once when it is opened several times at once', async () => {
  const { url } = await app.web.resolve(SignInService).makeLink(tenant.organizationId);
  const replies = await Promise.all([1, 2, 3, 4].map(() => consoleClient(app.base).post(new URL(url).pathname)));
  expect(replies.map(({ status }) => status).sort()).toEqual([303, 404, 404, 404]);
});

test('Ask for a click on an emailed link, sign in once, and return to the requested page', async () => {
  await setEmail(tenant.userIds[1], 'Rekha@north.example');
  const browser = consoleClient(app.base);
  const asked = await browser.post('/console/sign-in', { email: ' rekha@NORTH.example', next: '/console/account?x=1' });
  expect(asked.status).toBe(200);
  const path = await mailedLink('Rekha@north.example');
  // Mail scanners may open the link repeatedly.
  for (const scanner of [consoleClient(app.base), consoleClient(app.base)]) {
    const seen = await scanner.get(path);
    expect([seen.status, seen.headers.getSetCookie()]).toEqual([200, []]);
    expect(seen.text).toContain('Rekha@north.example');
  }
  const reply = await browser.post(path);
  expect([reply.status, reply.location]).toEqual([303, '/console/account?x=1']);
  expect((await browser.get('/console/account')).text).toContain('Recruiter');
  expect((await consoleClient(app.base).post(path)).status).toBe(404);
  expect((await consoleClient(app.base).get(path)).status).toBe(404);
  const [link] = await app.rows("select token_hash, used_at from sign_in_links where via = 'email'");
  expect(link.used_at).not.toBeNull();
});

test('Answer the same for an unknown address, and send no email', async () => {
  const known = await consoleClient(app.base).post('/console/sign-in', { email: 'rekha@north.example' });
  const before = smtp.mails.length;
  const unknown = await consoleClient(app.base).post('/console/sign-in', { email: 'nobody@north.example' });
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  await app.idle();
  expect(smtp.to('nobody@north.example')).toEqual([]);
  expect(smtp.mails.length).toBeLessThanOrEqual(before + 1);
});

test('Show the error beside the field for an invalid address', async () => {
  const reply = await consoleClient(app.base).post('/console/sign-in', { email: 'rekha' });
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('Enter an email address');
});

test('Never redirect to another site', async () => {
  await setEmail(tenant.userIds[1], 'lead@north.example');
  for (const next of [
    'https://evil.example/',
    '//evil.example',
    '/console//evil.example',
    '/jobs',
    '/console\r\nX: y',
    '/console/../../evil',
    '/console/%2e%2E/evil',
    '/console/..%2fevil',
    '/console/./..',
  ]) {
    await app.rows('delete from sign_in_links');
    await app.web.resolve(SignInService).requestLinks('lead@north.example', next);
    const reply = await consoleClient(app.base).post(await mailedLink('lead@north.example'));
    expect([reply.status, reply.location]).toEqual([303, '/console']);
  }
});

test('Send a user at most five links in 15 minutes', async () => {
  await app.rows('delete from sign_in_links');
  await setEmail(tenant.userIds[1], 'often@north.example');
  const service = app.web.resolve(SignInService);
  for (let n = 0; n < 8; n++) await service.requestLinks('often@north.example', '');
  await app.idle();
  expect(smtp.to('often@north.example')).toHaveLength(5);
});

test('Leave a name that looks like a link out of the email', async () => {
  await app.rows('delete from sign_in_links');
  await app.rows(
    "update users set full_name = 'win at www.evil.example', email = 'named@north.example' where id = $1",
    [tenant.userIds[1]],
  );
  await app.web.resolve(SignInService).requestLinks('named@north.example', '');
  await app.idle();
  const [mail] = smtp.to('named@north.example');
  expect(mail?.text).toMatch(/^Hello,\n/);
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
});

test('Send a link for each organization of an address', async () => {
  const other = await app.tenant({ name: 'South Talent' });
  await setEmail(tenant.userIds[1], 'both@example.com');
  await setEmail(other.userIds[1], 'both@example.com');
  await app.rows('delete from sign_in_links');
  await app.web.resolve(SignInService).requestLinks('both@example.com', '');
  await app.idle();
  expect(
    smtp
      .to('both@example.com')
      .map(({ subject }) => subject)
      .sort(),
  ).toEqual(['Your sign-in link for North Talent', 'Your sign-in link for South Talent']);
});

test('Reject a link that was mailed to a user’s former address', async () => {
  await app.rows('delete from sign_in_links');
  await setEmail(tenant.userIds[1], 'before@north.example');
  await app.web.resolve(SignInService).requestLinks('before@north.example', '');
  const path = await mailedLink('before@north.example');
  await setEmail(tenant.userIds[1], 'after@north.example');
  const replies = [await consoleClient(app.base).get(path), await consoleClient(app.base).post(path)];
  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});

test('Accept a link for 15 minutes, then reject it without starting a session', async () => {
  for (const [seconds, used] of [
    [14 * 60 + 30, 303],
    [15 * 60, 404],
  ] as const) {
    const { url } = await app.web.resolve(SignInService).makeLink(tenant.organizationId);
    const path = new URL(url).pathname;
    await app.rows(
      `update sign_in_links set expires_at = expires_at - $1 * interval '1 second' where used_at is null`,
      [seconds],
    );
    const browser = consoleClient(app.base);
    expect((await browser.post(path)).status).toBe(used);
    expect((await browser.get('/console/account')).status).toBe(used === 303 ? 200 : 303);
  }
});

test('Change the session id when a user signs in, and end the session of the former id', async () => {
  const browser = await signIn(app, tenant);
  const before = browser.cookies.get('console') ?? '';
  const old = consoleClient(app.base);
  old.cookies.set('console', before);
  expect((await old.get('/console/account')).status).toBe(200);
  const { url } = await app.web.resolve(SignInService).makeLink(tenant.organizationId);
  expect((await browser.post(new URL(url).pathname)).status).toBe(303);
  expect(browser.cookies.get('console')).not.toBe(before);
  expect((await browser.get('/console/account')).status).toBe(200);
  old.cookies.set('console', before);
  expect((await old.get('/console/account')).location).toContain('/console/sign-in');
});

test('Store sessions under hashes of their ids', async () => {
  const browser = await signIn(app, tenant);
  const id = decodeURIComponent(browser.cookies.get('console') ?? '')
    .replace(/^s:/, '')
    .split('.')[0];
  const rows = await app.rows('select sid from console_sessions');
  expect(id?.length).toBeGreaterThan(20);
  expect(rows.map(({ sid }) => sid)).not.toContain(id);
  expect((await browser.get('/console/account')).status).toBe(200);
});

test('Answer a request for a link after the same time, whether or not the address is known', async () => {
  await setEmail(tenant.userIds[1], 'timed@north.example');
  const service = app.web.resolve(SignInService);
  for (const email of ['timed@north.example', 'nobody@north.example']) {
    const before = performance.now();
    await service.requestLinks(email, '');
    expect(performance.now() - before).toBeGreaterThan(245);
  }
});

test('Reject a cookie that is forged, unsigned or signed for another session', async () => {
  const [own, colleague] = [await signIn(app, tenant), await signIn(app, tenant, 'recruiter')];
  const [genuine = '', other = ''] = [own, colleague].map(({ cookies }) => cookies.get('console'));
  const [id = '', signature = ''] = genuine.split('.');
  const [otherId = ''] = other.split('.');
  const forged = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const browser = consoleClient(app.base);
  for (const value of [
    ...['s%3Aabc.def', 'x', '%00', 's%3A'.repeat(500)],
    ...[id, `${id}.`, `${id}.${forged}`, `${otherId}.${signature}`, id.replace('s%3A', '')],
  ]) {
    browser.cookies.set('console', value);
    const reply = await browser.get('/console/account');
    expect([reply.status, reply.location?.startsWith('/console/sign-in')], value).toEqual([303, true]);
  }
  browser.cookies.set('console', genuine);
  expect((await browser.get('/console/account')).status).toBe(200);
});

test('End one session or all of them, with an entry in the audit log', async () => {
  await app.rows('delete from audit_entries');
  const [phone, laptop, desk] = [await signIn(app, tenant), await signIn(app, tenant), await signIn(app, tenant)];
  const colleague = await signIn(app, tenant, 'recruiter');
  expect((await phone.post('/console/sign-out')).location).toBe('/console/sign-in');
  expect((await phone.get('/console/account')).status).toBe(303);
  expect((await laptop.get('/console/account')).status).toBe(200);
  const { url } = await app.web.resolve(SignInService).makeLink(tenant.organizationId);
  await laptop.post('/console/sign-out-everywhere');
  for (const browser of [laptop, desk]) expect((await browser.get('/console/account')).status).toBe(303);
  expect((await consoleClient(app.base).get(new URL(url).pathname)).status).toBe(404);
  expect((await colleague.get('/console/account')).status).toBe(200);
  expect(await audit()).toEqual([...Array(4).fill('session.sign_in'), 'session.sign_out_everywhere']);
});

test('Sign out a user whom an admin removes, send them no link, and keep the admin signed in', async () => {
  const three = await app.tenant({ users: 3 });
  const [, , removed = ''] = three.userIds;
  await setEmail(removed, 'removed@north.example');
  const browser = await signIn(app, { ...three, userIds: [removed] });
  const admin = await signIn(app, three);
  const { url } = await app.web.resolve(SignInService).makeLink(three.organizationId, removed);
  expect((await browser.get('/console/account')).status).toBe(200);
  expect((await admin.post(`/console/settings/users/${removed}/remove`)).status).toBe(303);
  expect((await browser.get('/console/account')).location).toContain('/console/sign-in');
  expect((await browser.post('/console/clients/new', { name: 'After removal' })).location).toContain(
    '/console/sign-in',
  );
  expect((await three.api.get('/clients')).body.data).toEqual([]);
  expect((await consoleClient(app.base).post(new URL(url).pathname)).status).toBe(404);
  await app.web.resolve(SignInService).requestLinks('removed@north.example', '');
  await app.idle();
  expect(smtp.to('removed@north.example')).toEqual([]);
  expect((await admin.get('/console/account')).status).toBe(200);
});

test('End a session after 12 idle hours, and after 7 days at most, and not before', async () => {
  const idleFor = (seconds: number) =>
    app.rows(`update console_sessions set expire = expire - $1 * interval '1 second'`, [seconds]);
  const signedInFor = (seconds: number) =>
    app.rows(
      `update console_sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb((sess->>'signedInAt')::bigint - $1::bigint))`,
      [seconds * 1000],
    );
  for (const [age, limit] of [
    [idleFor, 12 * 3600],
    [signedInFor, 7 * 86_400],
  ] as const) {
    const browser = await signIn(app, tenant);
    await age(limit - 60);
    expect((await browser.get('/console/account')).status).toBe(200);
    await age(age === idleFor ? limit + 2 : 62);
    expect((await browser.get('/console/account')).location).toContain('/console/sign-in');
  }
});

test("Reject another site's form by its origin or by what the browser reports, and accept the console's own", async () => {
  const browser = await signIn(app, tenant);
  const cookie = `console=${browser.cookies.get('console')}`;
  const signOut = async (headers: Record<string, string>) =>
    (
      await fetch(`${app.base}/console/sign-out`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, ...headers },
      })
    ).status;
  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[]) {
    expect(await signOut(headers)).toBe(403);
    expect((await browser.get('/console/account')).status).toBe(200);
  }
  expect(await signOut({ origin: app.base, 'sec-fetch-site': 'same-origin' })).toBe(303);
  expect((await browser.get('/console/account')).status).toBe(303);
});

test('Answer 429 for an IP address that requests too many links', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    statuses.push((await consoleClient(app.base).post('/console/sign-in', { email: `n${n}@north.example` })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});
