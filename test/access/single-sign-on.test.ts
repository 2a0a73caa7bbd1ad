import { describe, expect, test } from 'vitest';
import { SignInService } from '../../src/modules/access/index.ts';
import { UserService } from '../../src/modules/organizations/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { type ConsoleClient, consoleClient, signIn } from '../console/console-client.ts';
import { startApp, type Tenant, until } from '../support/app.ts';
import { startOidcServer } from '../support/servers/oidc-server.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const [smtp, provider, another] = await Promise.all([startSmtpServer(), startOidcServer(), startOidcServer()]);
const app = await startApp({
  config: { smtpUrl: smtp.url, oidc: { allowHosts: [provider.host], caFile: provider.caFile } },
});
const users = app.web.resolve(UserService);
const path = '/console/settings/single-sign-on';

const form = {
  issuer: provider.issuer,
  client_id: provider.client.id,
  client_secret: provider.client.secret,
  email_domains: 'north.example, Else.example',
  new_user_role: 'none',
  is_required: 'no',
};
type Form = typeof form;

/** An organization with single sign-on. Its second user is `ravi@north.example`. */
async function withProvider(change: Partial<Form> = {}): Promise<Tenant & { admin: ConsoleClient }> {
  const tenant = await app.tenant();
  await users.update(tenant.organizationId, tenant.userIds[0] ?? '', { email: 'boss@north.example' });
  await users.update(tenant.organizationId, tenant.userIds[1] ?? '', {
    email: 'ravi@north.example',
    full_name: 'Ravi',
  });
  const admin = await signIn(app, tenant);
  const saved = await admin.post(path, { ...form, ...change });
  expect([saved.status, saved.location], saved.text).toEqual([303, path]);
  return { ...tenant, admin };
}

const startPath = ({ organizationId }: Tenant): string => `/console/sign-in/oidc/${organizationId}`;
const ravi = { sub: 'ravi-1', email: 'ravi@north.example', email_verified: true, name: 'Ravi Menon' };

const pathOf = (address: URL): string => `${address.pathname}${address.search}`;

/** As from the page with the button. */
const begin = (tenant: Tenant, browser: ConsoleClient, next = '') => browser.post(startPath(tenant), { next });

/** Signs in at the provider as `claims`, in this browser. Returns what the callback answers. */
async function comeBack(tenant: Tenant, claims: object, browser = consoleClient(app.base), options = {}) {
  const { location } = await begin(tenant, browser, '/console/jobs');
  const reply = await browser.get(pathOf(provider.authorize(location ?? '', { ...claims }, options)));
  return { ...reply, browser };
}

const people = async ({ organizationId }: Tenant) =>
  (await users.list(organizationId)).map(({ email, full_name, role }) => [email, full_name, role]);

const office = await withProvider();

describe('signing in', () => {
  test('Sign in a user of the organization by a verified address, with PKCE, state and nonce', async () => {
    const tenant = await withProvider();
    const browser = consoleClient(app.base);
    const started = await begin(tenant, browser, '/console/jobs');
    const asked = new URL(started.location ?? '');
    expect([started.status, asked.origin]).toEqual([303, provider.issuer]);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: provider.client.id,
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${app.config.baseUrl}${startPath(tenant)}/callback`,
    });
    const cookie = started.headers.getSetCookie().join();
    expect(cookie).toMatch(/console-oidc=.*Path=\/console\/sign-in\/oidc; .*HttpOnly; SameSite=Lax/);
    expect(cookie).not.toContain(asked.searchParams.get('state'));
    const back = provider.authorize(started.location ?? '', { ...ravi, email: 'Ravi@North.example' });
    const reply = await browser.get(pathOf(back));
    expect([reply.status, reply.location], reply.text).toEqual([303, '/console/jobs']);
    expect((await browser.get('/console/account')).text).toContain('ravi@north.example');
    expect(provider.bodies.at(-1)?.get('code_verifier')).toHaveLength(43);
    // The answer works once, and in this browser.
    expect((await browser.get(pathOf(back))).status).toBe(403);
    const entries = await app.rows(
      `select details from audit_entries where organization_id = $1 and user_id = $2 and action = 'session.sign_in'`,
      [tenant.organizationId, tenant.userIds[1]],
    );
    expect(entries).toEqual([{ details: { by: 'single sign-on' } }]);
  });

  test('Ask for a click, so that no link of another site signs in or leads to a provider', async () => {
    const recruiter = await signIn(app, office, 'recruiter');
    const page = await recruiter.get(`${startPath(office)}?next=/console/jobs%22`);
    expect([page.status, page.location, page.headers.getSetCookie().join().includes('console-oidc')]).toEqual([
      200,
      null,
      false,
    ]);
    expect(page.text).toMatch(/<h1>Sign in to [^<]+<\/h1>/);
    expect(page.text).toContain(new URL(provider.issuer).host);
    expect(page.text).toContain('name="next" value="/console/jobs&quot;"');
    // Browsers would not follow the redirect of the form otherwise.
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' https:;");
    const foreign = consoleClient(app.base, 'https://evil.example');
    expect((await begin(office, foreign)).status).toBe(403);
    expect((await recruiter.get('/console/account')).status).toBe(200);
  });

  test('Sign in from two tabs of one browser, in any order', async () => {
    const browser = consoleClient(app.base);
    const first = await begin(office, browser, '/console/jobs');
    const second = await begin(office, browser, '/console/candidates');
    const finish = ({ location }: typeof first) => browser.get(pathOf(provider.authorize(location ?? '', ravi)));
    expect((await finish(first)).location).toBe('/console/jobs');
    expect((await finish(second)).location).toBe('/console/candidates');
  });

  test('Sign nobody in for a HEAD request, as programs send it to links that they look at', async () => {
    const browser = consoleClient(app.base);
    const { location } = await begin(office, browser, '/console/jobs');
    const back = pathOf(provider.authorize(location ?? '', ravi));
    const looked = await browser.head(back);
    expect([looked.status, looked.headers.get('allow'), looked.headers.getSetCookie()]).toEqual([405, 'GET', []]);
    expect((await browser.get(back)).location).toBe('/console/jobs');
  });

  test('Keep the cookie of several started sign-ins within the size that browsers accept', async () => {
    const browser = consoleClient(app.base);
    const pages = ['a', 'b', 'c', 'd'].map((letter) => `/console/jobs?search=${letter.repeat(900)}`);
    for (const page of pages) {
      const { headers, location } = await begin(office, browser, page);
      expect(Buffer.byteLength(headers.getSetCookie().join())).toBeLessThan(4096);
      if (page !== pages.at(-1)) continue;
      const reply = await browser.get(pathOf(provider.authorize(location ?? '', ravi)));
      expect(reply.location).toBe(page);
    }
  });

  test('Reject a callback from another browser, for another organization, or without the state', async () => {
    const [tenant, other] = [await withProvider(), await withProvider()];
    const [victim, attacker] = [consoleClient(app.base), consoleClient(app.base)];
    const { location } = await begin(tenant, attacker);
    const back = pathOf(provider.authorize(location ?? '', ravi));
    expect((await victim.get(back)).status).toBe(403);
    await begin(tenant, victim);
    expect((await victim.get(back)).status).toBe(403);
    const elsewhere = back.replace(tenant.organizationId, other.organizationId);
    expect((await attacker.get(elsewhere)).status).toBe(403);
    const again = await begin(tenant, attacker);
    const stateless = provider.authorize(again.location ?? '', ravi);
    stateless.searchParams.set('state', 'x'.repeat(43));
    expect((await attacker.get(pathOf(stateless))).status).toBe(403);
    for (const browser of [victim, attacker]) expect((await browser.get('/console/account')).status).toBe(303);
  });

  test.each([
    ['a nonce of another sign-in', { nonce: 'other' }, false],
    ['another issuer', { iss: another.issuer }, false],
    ['another client', { aud: 'other' }, false],
    ['an expired token', { exp: 1_000_000_000 }, false],
    ['a token that another key signed', {}, true],
  ])('Refuse %s', async (_what, claims, isForged) => {
    const reply = await comeBack(office, { ...ravi, ...claims }, undefined, { isForged });
    expect([reply.status, reply.text.includes('couldn’t sign you in')]).toEqual([403, true]);
    expect((await reply.browser.get('/console/account')).status).toBe(303);
  });

  test('Reject an email address that is unverified, of another domain, or unknown to the organization', async () => {
    const [tenant, other] = [await withProvider(), await withProvider()];
    await users.add(other.organizationId, { full_name: 'O', email: 'only@north.example', role: 'admin' });
    for (const [claims, text] of [
      [{ email_verified: false }, 'has not verified your email address'],
      [{ email_verified: undefined }, 'has not verified your email address'],
      [{ email: undefined }, 'has not verified your email address'],
      [{ email: 'ravi@evil.example' }, 'allow sign-in with your email domain'],
      [{ email: 'ravi@north.example.evil.example' }, 'allow sign-in with your email domain'],
      [{ email: 'x@north.example@evil.example' }, 'allow sign-in with your email domain'],
      [{ email: 'only@north.example' }, 'has no user with your email address'],
    ] as const) {
      const reply = await comeBack(tenant, { ...ravi, ...claims });
      expect([reply.status, reply.text.includes(text)], JSON.stringify(claims)).toEqual([403, true]);
    }
    expect(await people(tenant)).toHaveLength(2);
  });

  test('Identify a user by the subject, and reject another subject with the same email address', async () => {
    const tenant = await withProvider();
    expect((await comeBack(tenant, ravi)).status).toBe(303);
    // The provider gave the address to somebody else.
    const taken = await comeBack(tenant, { ...ravi, sub: 'newcomer' });
    expect([taken.status, taken.text.includes('A different account')]).toEqual([403, true]);
    // The user married, or the admin corrected the address.
    const renamed = await comeBack(tenant, { ...ravi, email: 'ravi.menon@else.example' });
    expect((await renamed.browser.get('/console/account')).text).toContain('ravi@north.example');
    // An account that goes to another person is nobody's at the provider.
    await tenant.admin.post(`/console/settings/users/${tenant.userIds[1]}`, {
      full_name: 'Divya',
      email: 'divya@north.example',
      role: 'recruiter',
    });
    expect((await comeBack(tenant, ravi)).status).toBe(403);
    expect((await comeBack(tenant, { ...ravi, sub: 'divya-1', email: 'divya@north.example' })).status).toBe(303);
  });

  test('Add users who sign in for the first time, with the chosen role, once', async () => {
    const tenant = await withProvider({ new_user_role: 'viewer' });
    const mira = { sub: 'mira-1', email: 'mira@north.example', email_verified: true, name: 'Mira\u0000Shah' };
    expect((await comeBack(tenant, mira)).status).toBe(303);
    expect((await comeBack(tenant, mira)).status).toBe(303);
    expect((await people(tenant)).filter(([email]) => email === 'mira@north.example')).toEqual([
      ['mira@north.example', 'mira@north.example', 'viewer'],
    ]);
    const [joined] = await app.rows(
      `select subject, details from audit_entries where organization_id = $1 and action = 'user.join'`,
      [tenant.organizationId],
    );
    expect(joined).toEqual({ subject: 'mira@north.example', details: { role: 'viewer', by: 'single sign-on' } });
  });

  test('Add a user once who signs in for the first time on four devices at once', async () => {
    const tenant = await withProvider({ new_user_role: 'viewer' });
    const tara = { sub: 'tara-1', email: 'tara@north.example', email_verified: true, name: 'Tara' };
    const replies = await Promise.all([1, 2, 3, 4].map(() => comeBack(tenant, tara)));
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect((await people(tenant)).filter(([email]) => email === 'tara@north.example')).toHaveLength(1);
    const nul = { sub: 'x\0', email: 'x@north.example', email_verified: true };
    expect((await comeBack(tenant, nul)).status).toBe(403);
    expect((await comeBack(tenant, { ...nul, sub: 'x', email: 'x\0@north.example' })).status).toBe(403);
  });

  test('Never redirect to another site afterwards', async () => {
    const tenant = await withProvider();
    const browser = consoleClient(app.base);
    const { location } = await begin(tenant, browser, '//evil.example');
    expect((await browser.get(pathOf(provider.authorize(location ?? '', ravi)))).location).toBe('/console');
  });

  test('Answer 404 without a provider, and 503 while it is down', async () => {
    for (const one of [(await app.tenant()).organizationId, newId(), 'x', '%00']) {
      const address = `/console/sign-in/oidc/${one}`;
      expect((await consoleClient(app.base).get(address)).status).toBe(404);
    }
    expect((await consoleClient(app.base).post('/console/sign-in/oidc/x')).status).toBe(404);
    const tenant = await withProvider();
    provider.control.isDown = true;
    const reply = await begin(tenant, consoleClient(app.base));
    provider.control.isDown = false;
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([503, []]);
  });
});

test('Answer the forms of others while a provider does not answer', async () => {
  const tenant = await withProvider();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  provider.control.held = promise;
  let answered = 0;
  const waiting = Array.from({ length: 20 }, async () => {
    await begin(tenant, consoleClient(app.base));
    answered += 1;
  });
  // The 21st of a network is refused, so the others have begun.
  await until(async () => (await begin(tenant, consoleClient(app.base))).status === 429, 'all to wait');
  const other = await consoleClient(app.base).post('/console/sign-in', { email: 'ravi@north.example' });
  expect([other.status, answered]).toEqual([200, 0]);
  release();
  await Promise.all(waiting);
});

describe('required', () => {
  test('End other sessions and reject links of non-admins, and lead their emailed link to the provider', async () => {
    const tenant = await app.tenant();
    const [adminId = '', raviId = ''] = tenant.userIds;
    await users.update(tenant.organizationId, adminId, { email: 'boss@required.example' });
    await users.update(tenant.organizationId, raviId, { email: 'ravi@required.example' });
    const [admin, recruiter] = [await signIn(app, tenant), await signIn(app, tenant, 'recruiter')];
    // The operator's links work in any case, so this session is one by email.
    await app.rows(`update console_sessions set sess = sess #- '{user,isOperator}' where user_id = $1`, [raviId]);
    const links = app.web.resolve(SignInService);
    const mailed = async (email: string): Promise<string> => {
      await links.requestLinks(email, '');
      await app.idle();
      return /\/console\/sign-in\/\S+/.exec(`${smtp.to(email).at(-1)?.text}`)?.[0] ?? '';
    };
    const before = await mailed('ravi@required.example');
    expect(before).toMatch(/sign-in\/[\w-]{43}$/);
    expect((await recruiter.get('/console/account')).status).toBe(200);
    const required = { ...form, email_domains: 'required.example', is_required: 'yes' };
    expect((await admin.post(path, required)).status).toBe(303);
    const signedOut = await recruiter.get('/console/account');
    expect(signedOut.status).toBe(303);
    // It must not lead back.
    expect((await recruiter.get(signedOut.location ?? '')).status).toBe(200);
    expect((await consoleClient(app.base).post(before)).status).toBe(404);
    expect(await mailed('ravi@required.example')).toBe(startPath(tenant));
    expect((await comeBack(tenant, { ...ravi, email: 'ravi@required.example' })).status).toBe(303);
    // The ways back: an admin's email, and the operator's link.
    const boss = consoleClient(app.base);
    expect((await boss.post(await mailed('boss@required.example'))).status).toBe(303);
    expect((await boss.post(`${path}/remove`)).status).toBe(303);
    expect((await consoleClient(app.base).post(await mailed('ravi@required.example'))).status).toBe(303);
  });

  test('Sign a demoted admin out of a session by link, and an invited user in by the provider', async () => {
    const tenant = await withProvider({ is_required: 'yes' });
    const [, raviId = ''] = tenant.userIds;
    await users.update(tenant.organizationId, raviId, { role: 'admin' });
    const demoted = await signIn(app, tenant, 'recruiter');
    await app.rows(`update console_sessions set sess = sess #- '{user,isOperator}' where user_id = $1`, [raviId]);
    expect((await demoted.get('/console/account')).status).toBe(200);
    await users.update(tenant.organizationId, raviId, { role: 'recruiter' });
    expect((await demoted.get('/console/account')).status).toBe(303);
    const invitation = { invited_email: 'new@north.example', invited_role: 'recruiter' };
    await tenant.admin.post('/console/settings/invitations', invitation);
    await app.idle();
    const [link = ''] = /\/console\/invitations\/\S+/.exec(`${smtp.to('new@north.example')[0]?.text}`) ?? [];
    const joined = await consoleClient(app.base).post(link, { full_name: 'New' });
    expect([joined.location, joined.headers.getSetCookie()]).toEqual([startPath(tenant), []]);
    expect((await comeBack(tenant, { ...ravi, sub: 'new-1', email: 'new@north.example' })).status).toBe(303);
  });
});

describe('settings', () => {
  test('Store the secret encrypted, never show it, and keep it only for its issuer and client', async () => {
    const tenant = await withProvider();
    const { admin, organizationId } = tenant;
    const [row] = await app.rows('select sealed_secret from oidc_providers where organization_id = $1', [
      organizationId,
    ]);
    expect(row.sealed_secret.toString('latin1')).not.toContain('secret');
    const page = await admin.get(path);
    expect(page.text).not.toContain('a secret');
    expect(page.text).toContain(`${startPath(tenant)}/callback`);
    const kept = { ...form, client_secret: '' };
    expect((await admin.post(path, { ...kept, new_user_role: 'viewer' })).status).toBe(303);
    expect((await comeBack(tenant, ravi)).status).toBe(303);
    for (const other of [{ issuer: `${provider.issuer}/other` }, { client_id: 'other' }]) {
      const reply = await admin.post(path, { ...kept, ...other });
      expect([reply.status, reply.text.includes('field-client_secret-wrong')]).toEqual([400, true]);
    }
    const log = await app.rows('select details::text as x from audit_entries where organization_id = $1', [
      organizationId,
    ]);
    expect(JSON.stringify(log)).not.toContain('a secret');
  });

  test('Ask for the secret again when no key decrypts the stored one', async () => {
    const tenant = await withProvider();
    await app.rows(`update oidc_providers set sealed_secret = sealed_secret || '\\x00' where organization_id = $1`, [
      tenant.organizationId,
    ]);
    const kept = { ...form, client_secret: '' };
    const reply = await tenant.admin.post(path, kept);
    expect([reply.status, reply.text.includes('must be entered again')]).toEqual([400, true]);
    expect((await tenant.admin.post(path, form)).status).toBe(303);
    expect((await comeBack(tenant, ravi)).status).toBe(303);
  });

  test('Choose a value in each required list, without which browsers send no form', async () => {
    const { text } = await (await signIn(app, await app.tenant())).get(path);
    const lists = [...text.matchAll(/<select[^>]* required[^>]*>(.*?)<\/select>/gs)].map(([, options = '']) => options);
    expect(lists).toHaveLength(2);
    for (const options of lists) expect(options).toMatch(/<option (?=[^>]*selected)(?=[^>]*value="[^"]+")/);
  });

  test('Reject private addresses, other schemes and servers that are not providers', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    const port = new URL(another.issuer).port;
    for (const issuer of [
      another.issuer,
      `https://127.0.0.1:${port}`,
      `https://[::1]:${port}`,
      // Found to be private when it is connected to.
      `https://localhost.:${port}`,
      `https://[::127.0.0.1]:${port}`,
      'https://10.0.0.1',
      'https://169.254.169.254',
      provider.issuer.replace('https:', 'http:'),
      'https://user:password@login.example.com',
      `${provider.issuer}/nothing`,
      'nonsense',
    ]) {
      const reply = await admin.post(path, { ...form, issuer });
      expect([reply.status, reply.text.includes('field-issuer-wrong')], issuer).toEqual([400, true]);
    }
    for (const domains of ['', '*', 'example', '@north.example']) {
      const reply = await admin.post(path, { ...form, email_domains: domains });
      expect([reply.status, reply.text.includes('field-email_domains-wrong')], domains).toEqual([400, true]);
    }
    expect(await app.rows('select 1 from oidc_providers where organization_id = $1', [tenant.organizationId])).toEqual(
      [],
    );
  });

  test('End the sessions of a provider that is replaced or removed, and no others', async () => {
    const tenant = await withProvider();
    const link = await signIn(app, tenant, 'recruiter');
    const { browser } = await comeBack(tenant, ravi);
    const statuses = async () => {
      const replies = [await browser.get('/console/account'), await link.get('/console/account')];
      return replies.map(({ status }) => status);
    };
    expect((await tenant.admin.post(path, { ...form, email_domains: 'north.example' })).status).toBe(303);
    expect(await statuses()).toEqual([200, 200]);
    expect((await tenant.admin.post(path, { ...form, client_id: 'other' })).status).toBe(303);
    expect(await statuses()).toEqual([303, 200]);
    await tenant.admin.post(path, form);
    await comeBack(tenant, ravi, browser);
    expect(await statuses()).toEqual([200, 200]);
    await tenant.admin.post(`${path}/remove`);
    expect(await statuses()).toEqual([303, 200]);
  });

  test('Refuse the page to recruiters, and leave other organizations alone', async () => {
    const [tenant, other] = [await withProvider(), await app.tenant()];
    const recruiter = await signIn(app, tenant, 'recruiter');
    const requests = [recruiter.get(path), recruiter.post(path, form), recruiter.post(`${path}/remove`)];
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([403, 403, 403]);
    await (await signIn(app, other)).post(`${path}/remove`);
    expect((await comeBack(tenant, ravi)).status).toBe(303);
  });
});
