import { describe, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { InvitationService } from '../../src/modules/access/index.ts';
import { UserService } from '../../src/modules/organizations/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { type ConsoleClient, consoleClient, signIn } from '../console/console-client.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, invitationsPerHour: 6 } });
const users = app.web.resolve(UserService);
const invitations = app.web.resolve(InvitationService);
const settings = '/console/settings/users';
const path = '/console/settings/invitations';

const invite = (admin: ConsoleClient, invited_email: string, invited_role = 'recruiter') =>
  admin.post(path, { invited_email, invited_role });

/** The path of the link in the last email to this address. */
async function mailedLink(email: string): Promise<string> {
  await app.idle();
  const mail = smtp.to(email).at(-1);
  const [, link] = /(\/console\/invitations\/[\w-]{43})\s/.exec(`${mail?.text}\n`) ?? [];
  if (!link) throw new Error(`no link in ${mail?.text}`);
  return link;
}

const people = async ({ organizationId }: Tenant) =>
  (await users.list(organizationId)).map(({ email, full_name, role }) => [email, full_name, role]);
const idOf = async ({ organizationId }: Tenant): Promise<string> =>
  (await invitations.list(organizationId))[0]?.id ?? '';
const audit = ({ organizationId }: Tenant) =>
  app.rows(
    `select action, subject, details from audit_entries where organization_id = $1 and action like 'user.%' order by created_at, id`,
    [organizationId],
  );

describe('invitations', () => {
  test('Mail a link that makes a user once, with the name they enter and the role they were given', async () => {
    const tenant = await app.tenant({ name: 'North Talent' });
    const admin = await signIn(app, tenant);
    const reply = await admin.submit(path, { invited_email: ' Mira@north.example ', invited_role: 'viewer' });
    expect(reply.text).toContain('An invitation is on its way to Mira@north.example.');
    expect(reply.text).toContain('Open invitations');
    const link = await mailedLink('Mira@north.example');
    expect(smtp.to('Mira@north.example')[0]?.subject).toBe('Join North Talent in the recruiting console');
    const mira = consoleClient(app.base);
    // Mail scanners open links.
    for (const scanner of [consoleClient(app.base), mira]) {
      const page = await scanner.get(link);
      expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
      expect(page.text).toContain('You’re joining with Mira@north.example, as viewer.');
    }
    const nameless = await mira.post(link, { full_name: ' ' });
    expect([nameless.status, nameless.text.includes('field-full_name-wrong')]).toEqual([400, true]);
    const joined = await mira.submit(link, { full_name: 'Mira <b>Shah</b>', role: 'admin', email: 'x@y.example' });
    expect(joined.text).toContain('Welcome to North Talent.');
    expect(await people(tenant)).toContainEqual(['Mira@north.example', 'Mira <b>Shah</b>', 'viewer']);
    for (const again of [await mira.get(link), await consoleClient(app.base).post(link, { full_name: 'Other' })]) {
      expect(again.status).toBe(404);
    }
    expect(await audit(tenant)).toEqual([
      { action: 'user.invite', subject: 'Mira@north.example', details: { role: 'viewer' } },
      { action: 'user.join', subject: 'Mira@north.example', details: { role: 'viewer' } },
    ]);
    const [stored] = await app.rows('select token_hash from user_invitations where organization_id = $1', [
      tenant.organizationId,
    ]);
    expect(stored.token_hash).toBeNull();
    expect((await tenant.api.get('/users')).body.data[0]).toMatchObject({
      full_name: 'Mira <b>Shah</b>',
      role: 'viewer',
    });
  });

  test('Make one user of an invitation that is accepted several times at once', async () => {
    const tenant = await app.tenant();
    await invite(await signIn(app, tenant), 'once@north.example');
    const link = await mailedLink('once@north.example');
    const replies = await Promise.all(
      [1, 2, 3].map((n) => consoleClient(app.base).post(link, { full_name: `N ${n}` })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 404, 404]);
    expect(await people(tenant)).toHaveLength(3);
  });

  test('Answer the same for an address with an account elsewhere', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    await users.add(other.organizationId, { full_name: 'Known', email: 'known@else.example', role: 'admin' });
    const admin = await signIn(app, tenant);
    const [known, unknown] = [await invite(admin, 'known@else.example'), await invite(admin, 'new@else.example')];
    expect([known.status, known.location]).toEqual([unknown.status, unknown.location]);
    const pages = await Promise.all(
      ['known', 'new'].map(async (name) => {
        const page = await consoleClient(app.base).get(await mailedLink(`${name}@else.example`));
        return page.text.replaceAll(/\/console\/invitations\/[\w-]{43}/g, '').replaceAll(name, '');
      }),
    );
    expect(pages[0]).toBe(pages[1]);
    expect(
      (await consoleClient(app.base).post(await mailedLink('known@else.example'), { full_name: 'K' })).status,
    ).toBe(303);
    expect(await people(other)).toContainEqual(['known@else.example', 'Known', 'admin']);
  });

  test('Refuse an address of a user or of an open invitation, ignoring case, and an invalid role', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    await users.add(tenant.organizationId, { full_name: 'Ravi', email: 'ravi@north.example', role: 'recruiter' });
    const both = await Promise.all([invite(admin, 'new@north.example'), invite(admin, 'NEW@north.example')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    for (const [email, role, text] of [
      ['RAVI@north.example', 'recruiter', 'is already used by another user'],
      ['New@north.example', 'recruiter', 'has already been invited'],
      ['ravi', 'recruiter', 'field-invited_email-wrong'],
      ['other@north.example', 'owner', 'field-invited_role-wrong'],
    ] as const) {
      const reply = await invite(admin, email, role);
      expect([reply.status, reply.text.includes(text)], email).toEqual([400, true]);
    }
    await app.idle();
    expect(smtp.to('other@north.example')).toEqual([]);
  });

  test('Replace the link when an invitation is sent again, and end it when it is revoked', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    await invite(admin, 'again@north.example');
    const first = await mailedLink('again@north.example');
    const id = await idOf(tenant);
    const resent = await admin.submit(`${path}/${id}/resend`);
    expect(resent.text).toContain('A new invitation is on its way to again@north.example.');
    const second = await mailedLink('again@north.example');
    const [one, two] = smtp.to('again@north.example');
    expect(one?.messageId).not.toBe(two?.messageId);
    expect((await consoleClient(app.base).get(first)).status).toBe(404);
    expect((await consoleClient(app.base).get(second)).status).toBe(200);
    const revoked = await admin.submit(`${path}/${id}/revoke`);
    expect(revoked.text).toContain('The invitation to again@north.example was revoked.');
    expect((await consoleClient(app.base).post(second, { full_name: 'A' })).status).toBe(404);
    expect([
      (await admin.post(`${path}/${id}/revoke`)).status,
      (await admin.post(`${path}/${id}/resend`)).status,
    ]).toEqual([404, 404]);
    expect((await audit(tenant)).map(({ action }) => action)).toEqual([
      'user.invite',
      'user.invite_again',
      'user.invite_revoke',
    ]);
  });

  test('Reject an invitation after 7 days, and one whose sender is no longer an admin', async () => {
    const tenant = await app.tenant();
    const { organizationId, userIds } = tenant;
    const admin = await signIn(app, tenant);
    await users.update(organizationId, userIds[1] ?? '', { email: 'boss@north.example', role: 'admin' });
    await invite(admin, 'late@north.example', 'admin');
    const link = await mailedLink('late@north.example');
    const boss = await signIn(app, tenant, 'recruiter');
    await users.update(organizationId, userIds[0] ?? '', { role: 'recruiter' });
    expect((await consoleClient(app.base).post(link, { full_name: 'L' })).status).toBe(404);
    expect((await boss.get(settings)).text).toContain('Stopped: the user who sent it is no longer an admin');
    await boss.post(`${path}/${await idOf(tenant)}/resend`);
    const again = await mailedLink('late@north.example');
    expect((await consoleClient(app.base).get(again)).status).toBe(200);
    await app.rows(
      `update user_invitations set expires_at = expires_at - interval '7 days' where organization_id = $1`,
      [organizationId],
    );
    expect((await consoleClient(app.base).post(again, { full_name: 'L' })).status).toBe(404);
    expect((await boss.get(settings)).text).toContain('Expired');
    expect(await people(tenant)).toHaveLength(2);
  });

  test('Limit the invitations of an organization and of an address within an hour', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const admin = await signIn(app, tenant);
    await invite(admin, 'often@north.example');
    const id = await idOf(tenant);
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await admin.post(`${path}/${id}/resend`)).status);
    expect(statuses).toEqual([303, 303, 409]);
    const replies = await Promise.all([1, 2, 3, 4, 5].map((n) => invite(admin, `n${n}@north.example`)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 303, 303, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.text).toContain('can send 6 invitations an hour');
    expect((await invite(await signIn(app, other), 'often@north.example')).status).toBe(303);
    await app.rows(`update user_invitations set created_at = created_at where organization_id = $1`, [
      tenant.organizationId,
    ]);
  });

  test('Refuse invitations to recruiters, visitors and another organization', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const admin = await signIn(app, tenant);
    await invite(admin, 'mine@north.example');
    const link = await mailedLink('mine@north.example');
    const id = await idOf(tenant);
    const theirs = await signIn(app, other);
    const recruiter = await signIn(app, tenant, 'recruiter');
    for (const action of ['resend', 'revoke']) {
      expect((await theirs.post(`${path}/${id}/${action}`)).status).toBe(404);
      expect((await theirs.post(`${path}/${newId()}/${action}`)).status).toBe(404);
      expect((await recruiter.post(`${path}/${id}/${action}`)).status).toBe(403);
      expect((await consoleClient(app.base).post(`${path}/${id}/${action}`)).location).toBe('/console/sign-in');
    }
    expect((await recruiter.post(path, { invited_email: 'x@north.example', invited_role: 'admin' })).status).toBe(403);
    expect((await theirs.get(settings)).text).not.toContain('mine@north.example');
    // Accepted by somebody who is signed in elsewhere: the session becomes that of the new user.
    const before = theirs.cookies.get('console');
    expect((await theirs.post(link, { full_name: 'Mine' })).status).toBe(303);
    expect(theirs.cookies.get('console')).not.toBe(before);
    expect((await theirs.get('/console/account')).text).toContain('mine@north.example');
    expect((await people(tenant)).map(([email]) => email)).toContain('mine@north.example');
  });

  test('Redirect to sign-in if a user with the address was added meanwhile', async () => {
    const tenant = await app.tenant();
    await invite(await signIn(app, tenant), 'twice@north.example');
    const link = await mailedLink('twice@north.example');
    await users.add(tenant.organizationId, { full_name: 'T', email: 'Twice@north.example', role: 'recruiter' });
    const reply = await consoleClient(app.base).post(link, { full_name: 'Other' });
    expect([reply.status, reply.text.includes('You already have an account')]).toEqual([409, true]);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });
});

describe('viewers', () => {
  const viewerOf = async (tenant: Tenant): Promise<ConsoleClient> => {
    await users.update(tenant.organizationId, tenant.userIds[1] ?? '', { role: 'viewer' });
    return signIn(app, tenant, 'recruiter');
  };

  test('Show a viewer every page that a recruiter reads, without a form that changes something', async () => {
    const tenant = await app.tenant({ credits: 100 });
    const { job, candidate, apply, masked } = pipelineOf(app, tenant);
    const [jobId, candidateId] = [await job(), await candidate()];
    const application = await apply(candidateId, jobId, { notes: 'Met on Monday' });
    const client = (await tenant.api.post('/clients', { name: 'Nimbus' })).body.data.id;
    const maskedId = await masked();
    await app.idle();
    const recruiter = await signIn(app, tenant, 'recruiter');
    const read = [
      '/console',
      '/console/live/now',
      '/console/work',
      '/console/jobs',
      `/console/jobs/${jobId}`,
      `/console/jobs/${jobId}/board`,
      '/console/clients',
      `/console/clients/${client}`,
      '/console/candidates',
      '/console/candidates/duplicates',
      `/console/candidates/${candidateId}`,
      `/console/candidates/${maskedId}`,
      '/console/applications',
      `/console/applications/${application}`,
      '/console/talent-pool',
      '/console/messages',
      '/console/screenings',
      '/console/reviews',
    ];
    const changes = [
      `/console/jobs/${jobId}/skills`,
      '/console/jobs/new',
      `/console/jobs/${jobId}/edit`,
      `/console/jobs/${jobId}/duplicate`,
      `/console/jobs/${jobId}/status?to=closed`,
      '/console/clients/new',
      `/console/clients/${client}/edit`,
      `/console/candidates/${candidateId}/merge`,
      `/console/candidates/${candidateId}/resume/replace`,
      `/console/candidates/${candidateId}/edit`,
      `/console/candidates/${candidateId}/add-to-job`,
      `/console/applications/${application}/interview`,
      `/console/talent-pool/${maskedId}/reveal`,
    ];
    for (const page of [...read, ...changes]) expect((await recruiter.get(page)).status, page).toBe(200);
    const viewer = await viewerOf(tenant);
    for (const page of read) {
      const { status, text } = await viewer.get(page);
      expect(status, page).toBe(200);
      expect(text, page).not.toMatch(/method="post"|formaction=/i);
      for (const change of changes) expect(text, page).not.toContain(`href="${change}`);
    }
    for (const page of changes) expect((await viewer.get(page)).status, page).toBe(403);
    expect((await viewer.get(`/console/applications/${application}`)).text).toContain('Met on Monday');
    expect((await viewer.get('/console/settings/users')).status).toBe(403);
    expect((await viewer.get('/console/account')).text).toContain('Viewer');
  });

  test('Refuse every form of the console to viewers, except those of their account and their mentions', async () => {
    const tenant = await app.tenant();
    const { job, candidate, apply } = pipelineOf(app, tenant);
    const application = await apply(await candidate(), await job());
    const viewer = await viewerOf(tenant);
    const forms = modules
      .flatMap((one) => one.site?.pages ?? [])
      .filter(
        ({ method, path: one }) =>
          method === 'post' &&
          one.startsWith('/console/') &&
          !/^\/console\/(sign-|invitations|account|mention)/.test(one),
      );
    expect(forms.length).toBeGreaterThan(30);
    for (const { path: one } of forms) {
      const reply = await viewer.post(one.replace(/\{\w+\}/g, application), { notes: 'x', status: 'hired' });
      // Files are uploaded in another form; see the tests of imports.
      expect(reply.status, one).toBe(one === '/console/imports' ? 415 : 403);
    }
    const { text } = await viewer.post(`/console/applications/${application}/move`, { status: 'hired' });
    expect(text).toContain('Viewers can’t change anything.');
    expect((await tenant.api.get(`/applications/${application}`)).body.data).toMatchObject({
      status: 'Applied',
      notes: null,
    });
    expect((await viewer.post('/console/sign-out')).location).toBe('/console/sign-in');
  });

  test('Change a recruiter to a viewer and back, show it in the API and in test data, and keep API keys working', async () => {
    const tenant = await app.tenant();
    const [, recruiter = ''] = tenant.userIds;
    const admin = await signIn(app, tenant);
    const test = await createTestKey(admin);
    await users.update(tenant.organizationId, recruiter, { full_name: 'Ravi', email: 'ravi@north.example' });
    const form = { full_name: 'Ravi', email: 'ravi@north.example', role: 'viewer' };
    const before = (await tenant.api.get('/users')).body.data.find(({ id }: { id: string }) => id === recruiter);
    expect((await admin.post(`${settings}/${recruiter}`, form)).status).toBe(303);
    const roles = async (api = tenant.api) =>
      (await api.get('/users')).body.data.map(({ role }: { role: string }) => role);
    expect((await roles()).toSorted()).toEqual(['admin', 'viewer']);
    expect((await roles(app.withKey(test))).toSorted()).toEqual(['admin', 'viewer']);
    const changed = await tenant.api.get(`/users?updated_after=${before.updated_at}`);
    expect(changed.body.data.at(-1)).toMatchObject({ id: recruiter, role: 'viewer' });
    // The release before reads and writes this column alone.
    expect((await app.rows('select role from users where id = $1', [recruiter]))[0].role).toBe('recruiter');
    expect((await tenant.api.post('/jobs', { title: 'T' })).status).toBe(201);
    await admin.post(`${settings}/${recruiter}`, { ...form, role: 'admin' });
    expect((await roles()).toSorted()).toEqual(['admin', 'admin']);
    await admin.post(`${settings}/${recruiter}`, { ...form, role: 'recruiter' });
    expect((await roles()).toSorted()).toEqual(['admin', 'recruiter']);
  });

  test('Keep an admin when two make each other a viewer at once', async () => {
    const tenant = await app.tenant();
    const [a = '', b = ''] = tenant.userIds;
    await users.update(tenant.organizationId, b, { role: 'admin' });
    const results = await Promise.allSettled(
      [a, b].map((id) => users.update(tenant.organizationId, id, { role: 'viewer' })),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await people(tenant)).map(([, , role]) => role).toSorted()).toEqual(['admin', 'viewer']);
  });
});

/** A key for test data, made in the console. */
async function createTestKey(admin: ConsoleClient): Promise<string> {
  const form = { id: newId(), name: 'Test', mode: 'test', access: 'full', expires_on: '' };
  const { text } = await admin.post('/console/settings/keys', form);
  const [key] = /\w+_test_\w+/.exec(text) ?? [];
  if (!key) throw new Error('no key');
  return key;
}

describe('sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

  test('List sessions with device, address and last use, and end one of them', async () => {
    const tenant = await app.tenant();
    const phone = await signIn(app, tenant);
    const [{ sid }] = await app.rows(
      `update console_sessions set sess = jsonb_set(sess, '{device}', to_jsonb($2::text)), expire = expire - interval '3 hours'
       where organization_id = $1 returning sid`,
      [tenant.organizationId, chrome],
    );
    const laptop = await signIn(app, tenant);
    const { text } = await laptop.get('/console/account');
    expect(text).toContain('Chrome on Windows');
    expect(text).toContain('127.0.0.1');
    expect(text.match(/This device/g)).toHaveLength(1);
    expect(text.match(/name="session"/g)).toHaveLength(1);
    expect(text).toContain(`value="${sid}"`);
    const ended = await laptop.submit('/console/account/sessions/end', { session: sid });
    expect(ended.text).toContain('Session ended.');
    expect((await phone.get('/console/account')).location).toContain('/console/sign-in');
    expect((await laptop.get('/console/account')).status).toBe(200);
    const again = await laptop.submit('/console/account/sessions/end', { session: sid });
    expect(again.text).toContain('This session had already ended.');
    const entries = await app.rows(
      `select subject from audit_entries where organization_id = $1 and action = 'session.end'`,
      [tenant.organizationId],
    );
    expect(entries).toEqual([{ subject: tenant.userIds[0] }]);
  });

  test('End no session of a colleague or of another organization', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const [recruiter, theirs] = [await signIn(app, tenant, 'recruiter'), await signIn(app, other)];
    const admin = await signIn(app, tenant);
    const sessions = await app.rows('select sid from console_sessions where user_id = any($1)', [
      [tenant.userIds[1], other.userIds[0]],
    ]);
    for (const { sid } of sessions) await admin.post('/console/account/sessions/end', { session: sid });
    expect([(await recruiter.get('/console/account')).status, (await theirs.get('/console/account')).status]).toEqual([
      200, 200,
    ]);
    expect(sessions).toHaveLength(2);
  });
});
