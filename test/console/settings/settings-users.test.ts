import { describe, expect, test } from 'vitest';
import { SignInService } from '../../../src/modules/access/index.ts';
import { UserService } from '../../../src/modules/organizations/index.ts';
import { newId } from '../../../src/platform/ids.ts';
import { startApp, type Tenant } from '../../support/app.ts';
import { consoleClient, signIn } from '../console-client.ts';

const app = await startApp({ worker: false });
const users = app.web.resolve(UserService);
const path = '/console/settings/users';

const people = async ({ organizationId }: Tenant) =>
  (await users.list(organizationId)).map((user) => [user.email, user.full_name, user.role]);
const audit = ({ organizationId }: Tenant) =>
  app.rows(
    `select action, subject, details from audit_entries where organization_id = $1 and action like 'user.%' order by created_at, id`,
    [organizationId],
  );
const asha = { full_name: 'Asha Rao', email: 'asha@north.example', role: 'admin' };
/** A tenant with two named users: an admin and a recruiter. */
async function peopled(): Promise<Tenant> {
  const tenant = await app.tenant();
  const [admin = '', recruiter = ''] = tenant.userIds;
  await users.update(tenant.organizationId, admin, {
    full_name: 'First Admin',
    email: 'first@north.example',
    role: 'admin',
  });
  await users.update(tenant.organizationId, recruiter, {
    full_name: 'Ravi',
    email: 'ravi@north.example',
    role: 'recruiter',
  });
  return tenant;
}

test('Refuse settings to recruiters and signed-out visitors', async () => {
  const tenant = await app.tenant();
  const { userIds } = tenant;
  const recruiter = await signIn(app, tenant, 'recruiter');
  const nobody = consoleClient(app.base);
  const before = await people(tenant);
  for (const one of [
    '',
    '/users',
    '/statuses',
    '/keys',
    '/credits',
    '/outreach',
    '/templates/interest_outreach',
    '/audit',
    `/users/${userIds[0]}`,
  ]) {
    expect((await recruiter.get(`/console/settings${one}`)).status, one).toBe(403);
    const reply = await nobody.get(`/console/settings${one}`);
    expect([reply.status, reply.location?.startsWith('/console/sign-in?next=')], one).toEqual([303, true]);
  }
  for (const [one, form] of [
    ['/users', asha],
    [`/users/${userIds[1]}`, asha],
    [`/users/${userIds[1]}/remove`, {}],
    ['/statuses', { name: 'X' }],
    ['/statuses/rename', { from: 'Shortlisted', name: 'X' }],
    ['/statuses/place', { name: 'hired', before: 'Applied' }],
    ['/statuses/remove', { name: 'Shortlisted' }],
    ['/keys', { id: newId(), name: 'X' }],
    [`/keys/${newId()}/revoke`, {}],
    ['/outreach', {}],
    ['/templates/interest_outreach', { subject: 'X', before: 'X' }],
    ['/templates/interest_outreach/reset', {}],
  ] as [string, Record<string, string>][]) {
    expect((await recruiter.post(`/console/settings${one}`, form)).status, one).toBe(403);
    expect((await nobody.post(`/console/settings${one}`, form)).location, one).toBe('/console/sign-in');
  }
  expect(await people(tenant)).toEqual(before);
  expect((await tenant.api.get('/organization')).body.data).toMatchObject({ outreach_enabled: true });
  expect((await recruiter.get('/console/account')).text).not.toContain('/console/settings');
});

describe('users', () => {
  test('List users with email, role and last sign-in, and mark those without an email', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    expect((await admin.get('/console/settings')).location).toBe(path);
    const { text } = await admin.get(path);
    expect(text).toContain('No email yet.');
    expect(text).toMatch(/<time datetime=/);
    expect(text).not.toContain('.invalid');
    const account = (await admin.get('/console/account')).text;
    expect(account).toContain('No email address');
    expect(account).not.toContain('.invalid');
    const edit = (await admin.get(`${path}/${tenant.userIds[1]}`)).text;
    expect(edit).not.toContain('.invalid');
  });

  test('Add and change users, each with an audit entry', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    const added = await admin.submit(path, {
      full_name: ' Zoë <b>O’Neil</b> ',
      email: ' zoe@north.example ',
      role: 'recruiter',
    });
    expect(added.status).toBe(200);
    expect(added.text).toContain('Zoë &lt;b>O’Neil&lt;/b> can now sign in with zoe@north.example.');
    const changed = await admin.submit(`${path}/${tenant.userIds[1]}`, asha);
    expect(changed.text).toContain('Changes to Asha Rao saved.');
    expect((await people(tenant)).slice(-2)).toEqual([
      ['user-1@' + `${tenant.organizationId}.invalid`, 'User 1', 'admin'],
      ['zoe@north.example', 'Zoë <b>O’Neil</b>', 'recruiter'],
    ]);
    expect((await people(tenant))[0]).toEqual(['asha@north.example', 'Asha Rao', 'admin']);
    expect(await audit(tenant)).toMatchObject([
      { action: 'user.add', subject: 'zoe@north.example', details: { role: 'recruiter' } },
      {
        action: 'user.change',
        subject: `user-2@${tenant.organizationId}.invalid`,
        details: { full_name: 'Asha Rao', email: 'asha@north.example', role: 'admin' },
      },
    ]);
  });

  test('Answer 400 beside an invalid field, with the typed values, and add nobody', async () => {
    const tenant = await peopled();
    const admin = await signIn(app, tenant);
    const before = await people(tenant);
    for (const [wrong, id] of [
      [{ full_name: ' ' }, 'field-full_name-wrong'],
      [{ full_name: 'A\nB' }, 'field-full_name-wrong'],
      [{ email: 'asha' }, 'field-email-wrong'],
      [{ email: `${'a'.repeat(320)}@x.example` }, 'field-email-wrong'],
      [{ email: ' RAVI@north.example' }, 'field-email-wrong'],
      [{ role: 'owner' }, 'field-role-wrong'],
    ] as const) {
      const reply = await admin.post(path, { ...asha, ...wrong });
      expect([reply.status, reply.text.includes(`id="${id}"`)], JSON.stringify(wrong)).toEqual([400, true]);
      if (!('email' in wrong)) expect(reply.text).toContain('value="asha@north.example"');
    }
    expect(await people(tenant)).toEqual(before);
    expect(await audit(tenant)).toEqual([]);
  });

  test('Reject a colleague’s email address, and accept one’s own in another case', async () => {
    const tenant = await peopled();
    const admin = await signIn(app, tenant);
    const ravi = `${path}/${tenant.userIds[1]}`;
    const taken = await admin.post(ravi, { ...asha, role: 'recruiter', email: 'First@North.example' });
    expect([taken.status, taken.text.includes('is already used by another user')]).toEqual([400, true]);
    const own = await admin.post(ravi, { full_name: 'Ravi', role: 'recruiter', email: 'Ravi@North.example' });
    expect(own.status).toBe(303);
  });

  test('Sign out a user who gets another email address, except admins who change their own', async () => {
    const tenant = await peopled();
    const admin = await signIn(app, tenant);
    const ravi = await signIn(app, tenant, 'recruiter');
    const { url } = await app.web.resolve(SignInService).makeLink(tenant.organizationId, tenant.userIds[1]);
    const form = { full_name: 'Ravi Menon', email: 'RAVI@north.example', role: 'recruiter' };
    await admin.post(`${path}/${tenant.userIds[1]}`, form);
    expect((await ravi.get('/console/account')).status).toBe(200);
    const page = await admin.submit(`${path}/${tenant.userIds[1]}`, { ...form, email: 'divya@north.example' });
    expect(page.text).toContain('Sign-in links are now sent to divya@north.example.');
    expect((await ravi.get('/console/account')).status).toBe(303);
    expect((await consoleClient(app.base).get(new URL(url).pathname)).status).toBe(404);
    await admin.post(`${path}/${tenant.userIds[0]}`, asha);
    expect((await admin.get('/console/account')).text).toContain(asha.email);
  });

  test('Keep fields that someone else changed while the form was open', async () => {
    const tenant = await peopled();
    const admin = await signIn(app, tenant);
    const ravi = `${path}/${tenant.userIds[1]}`;
    const { text } = await admin.get(ravi);
    const seen = Object.fromEntries(
      [...text.matchAll(/name="(seen_\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const form = { ...seen, full_name: 'Ravi', email: 'ravi@north.example', role: 'recruiter' };
    await admin.post(ravi, { ...form, role: 'admin' });
    await admin.post(ravi, { ...form, full_name: 'Ravi Menon' });
    expect(await people(tenant)).toContainEqual(['ravi@north.example', 'Ravi Menon', 'admin']);
  });

  test('Add an email address once per organization', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const admin = await signIn(app, tenant);
    const replies = await Promise.all([
      admin.post(path, asha),
      admin.post(path, { ...asha, email: 'ASHA@north.example' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    expect((await (await signIn(app, other)).post(path, asha)).status).toBe(303);
  });

  test('Answer 404 for another organization’s user, an unknown one and an invalid id', async () => {
    const [tenant, other] = [await peopled(), await peopled()];
    const admin = await signIn(app, tenant);
    const theirs = await people(other);
    for (const id of [other.userIds[1], newId(), 'x', '%00']) {
      expect((await admin.get(`${path}/${id}`)).status).toBe(404);
      expect((await admin.post(`${path}/${id}`, asha)).status).toBe(404);
      expect((await admin.post(`${path}/${id}/remove`)).status).toBe(404);
    }
    expect(await people(other)).toEqual(theirs);
  });
});

describe('removing users', () => {
  test('Sign out a removed user immediately, and keep their activity without their name', async () => {
    const tenant = await peopled();
    const { api, userIds } = tenant;
    const [admin, recruiter] = [await signIn(app, tenant), await signIn(app, tenant, 'recruiter')];
    const job = (await api.post('/jobs', { title: 'T' })).body.data.id;
    const candidate = (await api.post('/candidates', { full_name: 'C', email: 'c@c.example' })).body.data.id;
    const application = (await api.post('/applications', { job_id: job, candidate_id: candidate, status: 'hired' }))
      .body.data.id;
    await app.rows('update candidate_jobs set closed_by_user_id = $2 where id = $1', [application, userIds[1]]);
    await app.rows('update candidate_job_status_events set changed_by_user_id = $2 where application_id = $1', [
      application,
      userIds[1],
    ]);
    const done = await admin.submit(`${path}/${userIds[1]}/remove`);
    expect(done.text).toContain('Ravi was removed and signed out.');
    expect((await recruiter.get('/console/account')).location).toContain('/console/sign-in');
    expect((await api.get(`/applications/${application}`)).body.data).toMatchObject({
      status: 'hired',
      closed_by_user_id: null,
    });
    expect((await admin.post(`${path}/${userIds[1]}/remove`)).status).toBe(404);
    expect((await audit(tenant)).map((entry) => entry.action)).toEqual(['user.remove']);
  });

  test('Answer 409 for a job’s recruiter; keep the keys of a removed user, and offer to revoke them', async () => {
    const tenant = await peopled();
    const { api, userIds, organizationId } = tenant;
    const admin = await signIn(app, tenant);
    const url = `${path}/${userIds[1]}/remove`;
    const job = (await api.post('/jobs', { title: 'T', recruiter_id: userIds[1] })).body.data.id;
    const refused = await admin.post(url);
    expect([refused.status, refused.text.includes('This user is the recruiter of a job.')]).toEqual([409, true]);
    await api.put(`/jobs/${job}`, { recruiter_id: userIds[0] });
    await app.rows('update api_keys set created_by_user_id = $2, by_operator = false where organization_id = $1', [
      organizationId,
      userIds[1],
    ]);
    const removed = await admin.submit(url);
    expect(removed.text).toContain('1 API key of theirs still works.');
    expect(removed.text).toContain('The user who created this key was removed.');
    expect(removed.text).toContain('Revoke test');
    expect(await people(tenant)).toHaveLength(1);
    expect((await api.get('/organization')).status).toBe(200);
  });

  test('Keep the keys of a demoted admin, say so, and offer to revoke them', async () => {
    const tenant = await peopled();
    const { api, userIds, organizationId } = tenant;
    const admin = await signIn(app, tenant);
    await app.rows(`update api_keys set created_by_user_id = $2, by_operator = false where organization_id = $1`, [
      organizationId,
      userIds[1],
    ]);
    await app.rows(`update users set role = 'admin' where id = $1`, [userIds[1]]);
    expect((await admin.get('/console/settings/keys')).text).not.toContain('no longer an admin');
    const [user] = await app.rows('select full_name, email from users where id = $1', [userIds[1]]);
    const seen = { seen_full_name: user.full_name, seen_email: user.email, seen_role: 'admin' };
    const form = { full_name: 'Ravi', email: 'ravi@north.example', role: 'recruiter', ...seen };
    const demoted = await admin.submit(`${path}/${userIds[1]}`, form);
    expect(demoted.text).toContain('1 API key of theirs still works.');
    expect(demoted.text).toContain('is no longer an admin. Revoke it');
    expect((await api.get('/organization')).status).toBe(200);
  });

  test('Answer 409 for the last admin, for removal and for a change of role', async () => {
    const tenant = await peopled();
    const admin = await signIn(app, tenant);
    const me = `${path}/${tenant.userIds[0]}`;
    expect((await admin.post(`${me}/remove`)).status).toBe(409);
    const demoted = await admin.post(me, { ...asha, role: 'recruiter' });
    expect([demoted.status, demoted.text.includes('This is the only admin.')]).toEqual([409, true]);
    expect((await people(tenant))[0]).toEqual(['first@north.example', 'First Admin', 'admin']);
  });

  test('Keep one of two admins who remove or demote each other at once', async () => {
    for (const how of ['remove', 'demote', 'both']) {
      const tenant = await peopled();
      const { organizationId, userIds } = tenant;
      const [a = '', b = ''] = userIds;
      await users.update(organizationId, b, { ...asha, role: 'admin' });
      const demote = (id: string) =>
        users.update(organizationId, id, { ...asha, email: `${id}@x.example`, role: 'recruiter' });
      const remove = (id: string) => users.remove(organizationId, id);
      const [one, other] = how === 'remove' ? [remove, remove] : how === 'demote' ? [demote, demote] : [remove, demote];
      const results = await Promise.allSettled([one(a), other(b)]);
      expect(results.map((r) => r.status).toSorted(), how).toEqual(['fulfilled', 'rejected']);
      const admins = (await people(tenant)).filter(([, , role]) => role === 'admin');
      expect(admins, how).toHaveLength(1);
    }
  });

  test('Sign out an admin who removes themselves', async () => {
    const tenant = await peopled();
    const admin = await signIn(app, tenant);
    await users.update(tenant.organizationId, tenant.userIds[1] ?? '', { ...asha, role: 'admin' });
    expect((await admin.post(`${path}/${tenant.userIds[0]}/remove`)).location).toBe('/console/sign-in');
    expect((await admin.get('/console/account')).location).toContain('/console/sign-in');
    expect(await people(tenant)).toHaveLength(1);
  });
});

test('Let admins see and end a user’s sessions, but not those of other organizations', async () => {
  const tenant = await peopled();
  const [admin, recruiter] = [await signIn(app, tenant), await signIn(app, tenant, 'recruiter')];
  const user = `${path}/${tenant.userIds[1]}`;
  const sessionIn = (html: string) => /name="session" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const session = sessionIn((await admin.get(user)).text);
  expect(session).not.toBe('');
  const stranger = await signIn(app, await peopled());
  expect((await stranger.post(`${user}/sessions/end`, { session })).status).toBe(404);
  // Only the sessions of the user whose page it is.
  await admin.post(`${path}/${tenant.userIds[0]}/sessions/end`, { session });
  expect((await recruiter.get('/console/account')).status).toBe(200);
  expect((await admin.post(`${user}/sessions/end`, { session })).location).toBe(user);
  expect((await recruiter.get('/console/account')).location).toMatch(/^\/console\/sign-in/);
  expect((await admin.get(user)).text).toContain('Not signed in anywhere.');
  expect(
    await app.rows("select subject from audit_entries where organization_id = $1 and action = 'session.end'", [
      tenant.organizationId,
    ]),
  ).toEqual([{ subject: tenant.userIds[1] }]);
});
