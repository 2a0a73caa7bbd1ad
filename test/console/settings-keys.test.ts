import { expect, test } from 'vitest';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { startApp, type Tenant, until } from '../support/app.ts';
import { type ConsoleBrowser, signIn } from './sign-in.ts';

const app = await startApp({ worker: false });
const path = '/console/settings/keys';
const keyIn = (text: string): string => /rps_live_\w{49}/.exec(text)?.[0] ?? '';
const make = (admin: ConsoleBrowser, form: Record<string, string> = {}) =>
  admin.post(path, { id: newId(), name: 'ATS', expires_on: '', ...form });
const keysOf = ({ organizationId }: Tenant) =>
  app.rows('select * from api_keys where organization_id = $1 order by created_at, id', [organizationId]);

test('the whole key in the answer to the form alone; it works, and is listed by its end', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const made = await make(admin, { name: ' ATS <sync> ' });
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const key = keyIn(made.text);
  expect((await app.withKey(key).get('/organization')).body.data.id).toBe(tenant.organizationId);
  const [, row] = await keysOf(tenant);
  expect(row).toMatchObject({ name: 'ATS <sync>', created_by_user_id: tenant.userIds[0], expires_at: null });
  const { text } = await admin.get(path);
  expect(text).toContain('ATS &lt;sync>');
  expect(text).toContain(`…${key.slice(-4)}`);
  expect(text).toContain('by User 1');
  expect(text).not.toContain(key.slice(9, 30));
  const log = await app.rows('select * from audit_entries where organization_id = $1', [tenant.organizationId]);
  expect(log.map((entry) => entry.action)).toContain('api_key.create');
  expect(JSON.stringify(log)).not.toContain(key.slice(9, 30));
});

test('a form that is sent twice, as by reloading, makes one key', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const id = newId();
  const replies = await Promise.all([make(admin, { id }), make(admin, { id })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const again = await make(admin, { id });
  expect([again.status, keyIn(again.text)]).toEqual([409, '']);
  expect(again.text).toContain('made already');
  expect(await keysOf(tenant)).toHaveLength(2);
  // that of another organization's form is as little worth
  expect((await make(await signIn(app, await app.tenant()), { id })).status).toBe(409);
});

test('400 beside the field without a name and with a day that is past or none', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  for (const [form, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ expires_on: '2020-01-01' }, 'expires_on'],
    [{ expires_on: 'tomorrow' }, 'expires_on'],
    [{ expires_on: '2027-02-30' }, 'expires_on'],
  ] as [Record<string, string>, string][]) {
    const reply = await make(admin, form);
    expect([reply.status, reply.text.includes(`field-${field}-wrong`)], JSON.stringify(form)).toEqual([400, true]);
  }
  expect(await keysOf(tenant)).toHaveLength(1);
  await make(admin, { expires_on: '2999-12-31' });
  expect((await keysOf(tenant))[1].expires_at).toEqual(new Date('2999-12-31T23:59:59.999Z'));
});

test('revoked: within 5 s it works no more; again changes nothing; 404 for another organization’s', async () => {
  const [tenant, other] = [await app.tenant(), await app.tenant()];
  const admin = await signIn(app, tenant);
  const key = keyIn((await make(admin)).text);
  expect((await app.withKey(key).get('/organization')).status).toBe(200);
  const [, row] = await keysOf(tenant);
  expect((await admin.submit(`${path}/${row.id}/revoke`)).text).toContain('The key is revoked.');
  await until(async () => (await app.withKey(key).get('/organization')).status === 401, 'the key to stop');
  const [, revoked] = await keysOf(tenant);
  await admin.post(`${path}/${row.id}/revoke`);
  expect((await keysOf(tenant))[1]).toEqual(revoked);
  const [theirs] = await keysOf(other);
  for (const id of [theirs.id, newId(), 'x']) expect((await admin.post(`${path}/${id}/revoke`)).status).toBe(404);
  expect((await keysOf(other))[0].revoked_at).toBeNull();
});

test('without the paid plan or a second user it says what to do, and makes none', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const organizations = app.web.resolve(OrganizationService);
  await organizations.update(tenant.organizationId, { plan: 'free' });
  const { text } = await admin.get(path);
  expect(text).toContain('You are on the free plan');
  expect(text).not.toContain('Make a key');
  expect((await make(admin)).status).toBe(403);
  await organizations.update(tenant.organizationId, { plan: 'paid', users: 1 });
  expect((await admin.get(path)).text).toContain('Add a second user');
  expect((await make(admin)).status).toBe(403);
  expect(await keysOf(tenant)).toHaveLength(1);
});

test('without any key the page says what one is for', async () => {
  const tenant = await app.tenant();
  await app.rows('delete from api_keys where organization_id = $1', [tenant.organizationId]);
  expect((await (await signIn(app, tenant)).get(path)).text).toContain('There is no key yet.');
});
