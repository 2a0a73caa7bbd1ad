import { describe, expect, test } from 'vitest';
import { UserService } from '../../src/modules/organizations/index.ts';
import { type ConsoleClient, consoleClient, signIn } from '../console/console-client.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { softAuthenticator } from './authenticator.ts';

const origin = 'https://recruiting.example';
const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl: `${origin}/console-host` } });
const users = app.web.resolve(UserService);
const path = '/console/account/passkeys';
const signInPath = '/console/sign-in/passkey';

/** Passkeys are https only, and the cookies too: the client sends them in any case. */
const browserOf = () => consoleClient(app.base, origin);

/** Signed in by a link of their own, not by the operator. */
async function ownSession(tenant: Tenant, role: 'admin' | 'recruiter' = 'admin'): Promise<ConsoleClient> {
  const browser = await signIn(app, tenant, role, browserOf());
  await app.rows(`update console_sessions set sess = sess #- '{user,isOperator}' where organization_id = $1`, [
    tenant.organizationId,
  ]);
  return browser;
}

const challengeFrom = async (browser: ConsoleClient, where: string): Promise<any> =>
  JSON.parse((await browser.post(`${where}/options`)).text);

async function register(browser: ConsoleClient, name = 'Laptop', device = softAuthenticator()) {
  const { challenge, user } = await challengeFrom(browser, path);
  const response = device.create({ challenge, origin });
  const reply = await browser.post(path, { name, response });
  return { device, reply, response, userHandle: user.id as string };
}

type Device = ReturnType<typeof softAuthenticator>;
async function signInWith(device: Device, change: object, browser = browserOf()) {
  const { challenge } = await challengeFrom(browser, signInPath);
  const response = device.get({ challenge, origin, ...change });
  return { browser, response, reply: await browser.post(signInPath, { response, next: '/console/jobs' }) };
}

describe('passkeys', () => {
  test('Add one within 10 minutes of signing in, with an email to the user, and remove all while signing out', async () => {
    const tenant = await app.tenant();
    const [userId] = tenant.userIds;
    await users.update(tenant.organizationId, userId ?? '', { email: 'boss@fresh.example' });
    const browser = await ownSession(tenant);
    const { device, userHandle } = await register(browser);
    await app.idle();
    const [notice, ...others] = smtp.to('boss@fresh.example');
    expect(others).toEqual([]);
    expect(notice?.text).toContain('A passkey was added to your account');
    expect(notice?.text).toContain(`${origin}/console-host/console/account`);
    await app.rows(
      `update console_sessions
        set sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb((sess ->> 'signedInAt')::float8 - 600000))
        where user_id = $1`,
      [userId],
    );
    const page = await browser.get('/console/account');
    expect([page.text.includes('data-passkey'), page.text.includes('Sign in again')]).toEqual([false, true]);
    for (const reply of [await browser.post(`${path}/options`), await browser.post(path, { name: 'X' })]) {
      expect([reply.status, JSON.parse(reply.text).message]).toEqual([403, expect.stringContaining('Sign in again')]);
    }
    const again = await browser.post('/console/sign-out', { next: '/console/account' });
    expect(again.location).toBe('/console-host/console/sign-in?next=%2Fconsole%2Faccount');
    const { browser: fresh } = await signInWith(device, { userHandle });
    expect((await fresh.post(`${path}/options`)).status).toBe(200);
    expect((await fresh.get('/console/account')).text).toContain('Also remove all passkeys');
    await fresh.post('/console/sign-out-everywhere', { remove_passkeys: 'yes' });
    expect((await signInWith(device, { userHandle })).reply.status).toBe(403);
    const [{ details }] = await app.rows(
      `select details from audit_entries where organization_id = $1 and action = 'session.sign_out_everywhere'`,
      [tenant.organizationId],
    );
    expect(details).toMatchObject({ removed_passkeys: 1 });
    expect(smtp.to('boss@fresh.example')).toHaveLength(1);
  });

  test('Register several with names, sign in with one, and remove it', async () => {
    const tenant = await app.tenant();
    const browser = await ownSession(tenant);
    const { device, reply, userHandle } = await register(browser);
    expect([reply.status, JSON.parse(reply.text)]).toEqual([200, { location: '/console-host/console/account' }]);
    await register(browser, 'Phone <b>');
    const page = await browser.get('/console/account');
    expect(page.text).toContain('Laptop');
    expect(page.text).toContain('Phone &lt;b>');
    const options = await browser.post(`${path}/options`);
    expect(JSON.parse(options.text)).toMatchObject({
      rp: { id: 'recruiting.example' },
      excludeCredentials: [{ id: device.id }, {}],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const other = await signInWith(device, { userHandle });
    expect([other.reply.status, JSON.parse(other.reply.text)]).toEqual([
      200,
      { location: '/console-host/console/jobs' },
    ]);
    const account = await other.browser.get('/console/account');
    expect(account.status).toBe(200);
    const [, id] = /passkeys\/([\w-]{36})\/remove/.exec(account.text) ?? [];
    expect((await other.browser.post(`${path}/${id}/remove`)).status).toBe(303);
    expect((await signInWith(device, { userHandle })).reply.status).toBe(403);
    const actions = await app.rows(
      `select action, details from audit_entries where organization_id = $1 and action ~ 'passkey|sign_in' order by created_at, id`,
      [tenant.organizationId],
    );
    expect(actions).toEqual([
      { action: 'session.sign_in', details: null },
      { action: 'passkey.add', details: { name: 'Laptop' } },
      { action: 'passkey.add', details: { name: 'Phone <b>' } },
      { action: 'session.sign_in', details: { by: 'passkey' } },
      { action: 'passkey.remove', details: { name: 'Laptop' } },
    ]);
  });

  test('Keep the challenge in a cookie of the browser, and accept it once', async () => {
    const { device, userHandle } = await register(await ownSession(await app.tenant()));
    const browser = browserOf();
    const asked = await browser.post(`${signInPath}/options`);
    const { challenge, userVerification, allowCredentials } = JSON.parse(asked.text);
    expect([userVerification, allowCredentials ?? []]).toEqual(['required', []]);
    const cookie = asked.headers.getSetCookie().join();
    expect(cookie).toMatch(
      /^console-passkey=.*Path=\/console-host\/console\/sign-in\/passkey; .*HttpOnly; Secure; SameSite=Strict/,
    );
    expect(cookie).not.toContain(challenge);
    const response = device.get({ challenge, origin, userHandle });
    // Another browser, one that asked for another challenge, and a forged cookie.
    const other = browserOf();
    expect((await other.post(signInPath, { response })).status).toBe(403);
    await other.post(`${signInPath}/options`);
    expect((await other.post(signInPath, { response })).status).toBe(403);
    other.cookies.set('console-passkey', 'A'.repeat(120));
    expect((await other.post(signInPath, { response })).status).toBe(403);
    const kept = browser.cookies.get('console-passkey') ?? '';
    const both = await Promise.all(
      [1, 2].map(() => {
        const copy = browserOf();
        copy.cookies.set('console-passkey', kept);
        return copy.post(signInPath, { response });
      }),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const late = browserOf();
    late.cookies.set('console-passkey', kept);
    const replayed = await late.post(signInPath, { response: device.get({ challenge, origin, userHandle }) });
    expect([replayed.status, replayed.headers.getSetCookie().join()]).toEqual([
      403,
      expect.not.stringMatching(/^console=/),
    ]);
  });

  test('Start a session of the passkey’s user under a new id, and end the one of the former id', async () => {
    const owner = await app.tenant({ name: 'Owner of the passkey' });
    const { device, userHandle } = await register(await ownSession(owner));
    const victim = await ownSession(await app.tenant({ name: 'Victim' }));
    const before = victim.cookies.get('console') ?? '';
    expect((await victim.get('/console/account')).text).toContain('Victim');
    expect((await signInWith(device, { userHandle }, victim)).reply.status).toBe(200);
    expect(victim.cookies.get('console')).not.toBe(before);
    const account = await victim.get('/console/account');
    expect([account.status, account.text.includes('Owner of the passkey')]).toEqual([200, true]);
    const old = browserOf();
    old.cookies.set('console', before);
    expect((await old.get('/console/account')).status).toBe(303);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a site beside ours', { origin: 'https://recruiting.example.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of a user whom the device has not verified', { isVerified: false }],
    ['with a counter that does not grow', { counter: 1 }],
    ['that names another user', { userHandle: Buffer.alloc(16).toString('base64url') }],
    ['that names no user', { userHandle: undefined }],
  ])('Refuse an answer %s', async (_what, change) => {
    const { device, userHandle } = await register(await ownSession(await app.tenant()));
    const { reply, browser } = await signInWith(device, { userHandle, ...change });
    expect([reply.status, JSON.parse(reply.text).message]).toEqual([403, expect.stringContaining('was not accepted')]);
    expect((await browser.get('/console/account')).status).toBe(303);
    expect((await signInWith(device, { userHandle })).reply.status).toBe(200);
  });

  test('Reject a malformed credential', async () => {
    const browser = browserOf();
    for (const response of ['', 'x', 'null', '[]', '{}', '{"id":1}', '{"id":"x"}', '{"id":"x","response":{}}']) {
      await browser.post(`${signInPath}/options`);
      expect((await browser.post(signInPath, { response })).status, response).toBe(403);
    }
    const own = await ownSession(await app.tenant());
    for (const response of ['', 'null', '{}', '{"id":"x","rawId":"x","type":"public-key","response":{}}']) {
      await own.post(`${path}/options`);
      expect((await own.post(path, { name: 'X', response })).status, response).toBe(409);
    }
  });

  test('Register a credential once, only for the session of the challenge, and never for the operator', async () => {
    const tenant = await app.tenant();
    const [mine, same] = [await ownSession(tenant), await ownSession(tenant)];
    const theirs = await ownSession(await app.tenant());
    const { challenge } = await challengeFrom(mine, path);
    const device = softAuthenticator();
    const response = device.create({ challenge, origin });
    for (const browser of [same, theirs]) {
      browser.cookies.set('console-passkey', mine.cookies.get('console-passkey') ?? '');
      expect((await browser.post(path, { name: 'X', response })).status).toBe(409);
    }
    const kept = mine.cookies.get('console-passkey') ?? '';
    expect((await mine.post(path, { name: ' ', response })).status).toBe(400);
    expect((await mine.post(path, { name: 'X', response })).status).toBe(200);
    mine.cookies.set('console-passkey', kept);
    expect((await mine.post(path, { name: 'X', response })).status).toBe(409);
    expect((await register(theirs, 'Copy', device)).reply.status).toBe(409);
    const operator = await signIn(app, tenant, 'admin', browserOf());
    expect((await operator.post(`${path}/options`)).status).toBe(403);
    expect((await operator.post(path, { name: 'X', response })).status).toBe(403);
    expect((await operator.get('/console/account')).text).toContain('can’t add passkeys for this user');
    expect(
      await app.rows('select name from passkeys where organization_id = $1', [tenant.organizationId]),
    ).toHaveLength(1);
  });

  test('Let nobody but its owner remove a passkey', async () => {
    const tenant = await app.tenant();
    const recruiter = await ownSession(tenant, 'recruiter');
    const { device, userHandle } = await register(recruiter);
    const stored = () => app.rows('select id from passkeys where organization_id = $1', [tenant.organizationId]);
    const [{ id }] = await stored();
    for (const by of [await ownSession(tenant), await ownSession(await app.tenant())]) {
      for (const one of [id, 'x']) expect((await by.post(`${path}/${one}/remove`)).status).toBe(404);
    }
    expect(await stored()).toEqual([{ id }]);
    expect((await signInWith(device, { userHandle })).reply.status).toBe(200);
    expect((await recruiter.post(`${path}/${id}/remove`)).status).toBe(303);
    expect(await stored()).toEqual([]);
    expect((await signInWith(device, { userHandle })).reply.status).toBe(403);
  });

  test('Let viewers add passkeys, and delete them with the user or when the email address changes', async () => {
    const tenant = await app.tenant({ users: 3 });
    const [, one = '', two = ''] = tenant.userIds;
    await users.update(tenant.organizationId, one, { role: 'viewer' });
    const first = await register(await ownSession(tenant, 'recruiter'));
    const second = await register(await ownSession({ ...tenant, userIds: ['', two] }, 'recruiter'));
    expect([first.reply.status, second.reply.status]).toEqual([200, 200]);
    const admin = await ownSession(tenant);
    await admin.post(`/console/settings/users/${one}/remove`);
    const moved = { full_name: 'New', email: 'new@north.example', role: 'recruiter' };
    expect((await admin.post(`/console/settings/users/${two}`, moved)).status).toBe(303);
    for (const { device, userHandle } of [first, second]) {
      expect((await signInWith(device, { userHandle })).reply.status).toBe(403);
    }
    expect(await app.rows('select 1 from passkeys where organization_id = $1', [tenant.organizationId])).toEqual([]);
  });

  test('Refuse the forms of another site', async () => {
    const browser = await ownSession(await app.tenant());
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const one of [`${path}/options`, path, `${signInPath}/options`, signInPath]) {
      const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect((await fetch(app.base + one, { method: 'POST', headers })).status, one).toBe(403);
    }
  });
});
