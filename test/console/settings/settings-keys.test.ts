import { expect, test } from 'vitest';
import { OrganizationService } from '../../../src/modules/organizations/index.ts';
import { newId } from '../../../src/platform/ids.ts';
import { startApp, type Tenant, until } from '../../support/app.ts';
import { type ConsoleClient, signIn } from '../console-client.ts';
import { visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const path = '/console/settings/keys';
const keyIn = (text: string): string => /rps_live_\w{49}/.exec(text)?.[0] ?? '';
const make = (admin: ConsoleClient, form: Record<string, string> = {}) =>
  admin.post(path, { id: newId(), name: 'ATS', expires_on: '', ...form });
const keysOf = ({ organizationId }: Tenant) =>
  app.rows('select * from api_keys where organization_id = $1 order by created_at, id', [organizationId]);

test('Show the whole key once, then only its last characters', async () => {
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

test('Create one key when the form is sent twice', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const id = newId();
  const replies = await Promise.all([make(admin, { id }), make(admin, { id })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const again = await make(admin, { id });
  expect([again.status, keyIn(again.text)]).toEqual([409, '']);
  expect(again.text).toContain('already created');
  expect(await keysOf(tenant)).toHaveLength(2);
  // Another organization cannot use the id either.
  expect((await make(await signIn(app, await app.tenant()), { id })).status).toBe(409);
});

test('Answer 400 beside the field without a name, or with a past or invalid date', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  for (const [form, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ expires_on: '2020-01-01' }, 'expires_on'],
    [{ expires_on: 'tomorrow' }, 'expires_on'],
    [{ expires_on: '2027-02-30' }, 'expires_on'],
    [{ access: 'everything' }, 'access'],
    [{ access: 'custom' }, 'scopes'],
    [{ access: 'custom', scopes: 'jobs:delete' }, 'scopes'],
    [{ allowed_ips: '203.0.113.0/24\n10.0.0' }, 'allowed_ips'],
    [{ allowed_ips: Array(101).fill('10.0.0.1').join(' ') }, 'allowed_ips'],
  ] as [Record<string, string>, string][]) {
    const reply = await make(admin, form);
    expect([reply.status, reply.text.includes(`field-${field}-wrong`)], JSON.stringify(form)).toEqual([400, true]);
  }
  expect(await keysOf(tenant)).toHaveLength(1);
  await make(admin, { expires_on: '2999-12-31' });
  expect((await keysOf(tenant))[1].expires_at).toEqual(new Date('2999-12-31T23:59:59.999Z'));
});

test('Quote the whole line that is not a network', async () => {
  const admin = await signIn(app, await app.tenant());
  const said = async (allowed_ips: string) =>
    /“([^”]*)” isn’t one/.exec(visibleText((await make(admin, { allowed_ips })).text))?.[1];
  expect(await said('203.0.113.0/24\nour main office')).toBe('our main office');
  expect(await said('203.0.113.0/24, 10.0.0')).toBe('10.0.0');
});

test('Stop a revoked key within 5 seconds, and answer 404 for another organization’s key', async () => {
  const [tenant, other] = [await app.tenant(), await app.tenant()];
  const admin = await signIn(app, tenant);
  const key = keyIn((await make(admin)).text);
  expect((await app.withKey(key).get('/organization')).status).toBe(200);
  const [, row] = await keysOf(tenant);
  expect((await admin.submit(`${path}/${row.id}/revoke`)).text).toContain('Key revoked.');
  await until(async () => (await app.withKey(key).get('/organization')).status === 401, 'the key to stop');
  const [, revoked] = await keysOf(tenant);
  await admin.post(`${path}/${row.id}/revoke`);
  expect((await keysOf(tenant))[1]).toEqual(revoked);
  const [theirs] = await keysOf(other);
  for (const id of [theirs.id, newId(), 'x']) expect((await admin.post(`${path}/${id}/revoke`)).status).toBe(404);
  expect((await keysOf(other))[0].revoked_at).toBeNull();
});

test('Create no key without the paid plan or a second user, and explain what to do', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const organizations = app.web.resolve(OrganizationService);
  await organizations.update(tenant.organizationId, { plan: 'free' });
  const { text } = await admin.get(path);
  expect(text).toContain('You’re on the free plan');
  expect(text).not.toContain('Live data');
  expect((await make(admin)).status).toBe(403);
  await organizations.update(tenant.organizationId, { plan: 'paid', users: 1 });
  expect((await admin.get(path)).text).toContain('Add a second user');
  expect((await make(admin)).status).toBe(403);
  expect(await keysOf(tenant)).toHaveLength(1);
});

test('Create, rotate and revoke test keys on every plan, recorded in the audit log of the organization', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  await app.web.resolve(OrganizationService).update(tenant.organizationId, { plan: 'free' });
  expect((await admin.get(path)).text).toContain('Test data: separate');
  const id = newId();
  const made = await make(admin, { id, mode: 'test', name: 'Sandbox' });
  const key = /rps_test_\w{49}/.exec(made.text)?.[0] ?? '';
  expect((await app.withKey(key).get('/organization')).body.data.id).not.toBe(tenant.organizationId);
  const { text } = await admin.get(path);
  expect([text.includes('Sandbox'), text.includes('by User 1'), text.includes('>Test<')]).toEqual([true, true, true]);
  const successor = newId();
  expect((await admin.post(`${path}/${id}/rotate`, { id: successor })).text).toMatch(/rps_test_\w{49}/);
  const theirs = await signIn(app, await app.tenant());
  for (const action of ['rotate', 'revoke']) {
    expect((await theirs.post(`${path}/${successor}/${action}`, { id: newId() })).status).toBe(404);
  }
  await admin.post(`${path}/${id}/revoke`);
  await until(async () => (await app.withKey(key).get('/organization')).status === 401, 'the key to stop');
  const log = await app.rows(
    `select action, subject from audit_entries where organization_id = $1 and subject_type = 'api_key' order by created_at`,
    [tenant.organizationId],
  );
  expect(log).toEqual([
    { action: 'api_key.create', subject: id },
    { action: 'api_key.create', subject: successor },
    { action: 'api_key.revoke', subject: id },
  ]);
  expect((await make(admin, { mode: 'other' })).status).toBe(400);
});

test('Explain in an empty list what a key is for', async () => {
  const tenant = await app.tenant();
  await app.rows('delete from api_keys where organization_id = $1', [tenant.organizationId]);
  expect((await (await signIn(app, tenant)).get(path)).text).toContain('No API keys yet');
});

test('Give a key a preset or chosen scopes, networks, and a year unless another date is chosen', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const year = new Date();
  year.setUTCFullYear(year.getUTCFullYear() + 1);
  expect((await admin.get(path)).text).toContain(`value="${year.toISOString().slice(0, 10)}"`);
  await admin.post(path, { id: newId(), name: 'Default' });
  await make(admin, { access: 'read_only', allowed_ips: ' 203.0.113.0/24,\n2001:db8::1 ' });
  await make(admin, { access: 'custom', scopes: 'jobs:read' });
  const [, plain, reader, chosen] = await keysOf(tenant);
  expect([plain.scopes, plain.allowed_ips]).toEqual([null, null]);
  expect(plain.expires_at.toISOString().slice(0, 10)).toBe(year.toISOString().slice(0, 10));
  expect(reader.scopes).toContain('candidates.contact:read');
  expect(reader.scopes).not.toContain('jobs:write');
  expect(reader.allowed_ips).toEqual(['203.0.113.0/24', '2001:db8::1/128']);
  expect(chosen.scopes).toEqual(['jobs:read']);
  const { text } = await admin.get(path);
  for (const words of ['Full access', 'Read only', '1 scope', 'From 203.0.113.0/24, 2001:db8::1/128']) {
    expect(text).toContain(words);
  }
});

test('Rotate a key once, show the successor once, and record it', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const old = keyIn((await make(admin)).text);
  const [, row] = await keysOf(tenant);
  const id = newId();
  const made = await admin.post(`${path}/${row.id}/rotate`, { id });
  expect([made.status, made.text.includes('The old key works for 24 more hours.')]).toEqual([200, true]);
  for (const key of [old, keyIn(made.text)]) {
    expect((await app.withKey(key).get('/organization')).status).toBe(200);
  }
  const again = await admin.post(`${path}/${row.id}/rotate`, { id });
  expect([again.status, keyIn(again.text)]).toEqual([409, '']);
  expect(await keysOf(tenant)).toHaveLength(3);
  expect((await admin.get(path)).text).toContain('Rotated. The new key replaces it.');
  const theirs = await signIn(app, await app.tenant());
  expect((await theirs.post(`${path}/${row.id}/rotate`, { id: newId() })).status).toBe(404);
  const log = await app.rows(`select subject from audit_entries where organization_id = $1 and subject = $2`, [
    tenant.organizationId,
    id,
  ]);
  expect(log).toHaveLength(1);
});
