import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false, config: { baseUrl: 'https://jobs.example' } });
const path = '/console/settings/careers';
const statusOf = async (address: string) =>
  (await fetch(`${app.base}/careers/${address}`, { redirect: 'manual' })).status;

test('Change the address of the careers page, and turn it off and on', async () => {
  const tenant = await app.tenant({ name: 'Harbor Talent' });
  const admin = await signIn(app, tenant);
  const page = (await admin.get(path)).text;
  expect(page).toContain('href="https://jobs.example/careers/harbor-talent"');
  expect(page).toContain(`href="https://jobs.example/careers/${tenant.organizationId}/jobs.xml"`);
  const on = { enabled: 'List active jobs on a careers page' };
  const saved = await admin.submit(path, { ...on, address: ' Harbor-Jobs ', country: 'IN' });
  expect(visibleText(saved.text)).toContain('Careers page saved.');
  expect(saved.text).toContain('value="harbor-jobs"');
  expect(saved.text).toContain('<option value="IN" selected>India</option>');
  expect([await statusOf('harbor-jobs'), await statusOf('harbor-talent')]).toEqual([200, 301]);
  const off = await admin.submit(path, { address: 'harbor-jobs', country: '' });
  expect(visibleText(off.text)).toContain('Your careers page is off.');
  expect(await statusOf('harbor-jobs')).toBe(404);
  expect((await auditEntries(app, tenant, 'careers.change'))[0]?.details).toEqual({
    enabled: false,
    address: 'harbor-jobs',
    country: null,
  });
});

test('Refuse an address that is taken or that no address can be, and a country that does not exist', async () => {
  const [tenant] = [await app.tenant({ name: 'Mine' }), await app.tenant({ name: 'Theirs' })];
  const admin = await signIn(app, tenant);
  const on = { enabled: 'on', country: '' };
  const taken = await admin.post(path, { ...on, address: 'theirs' });
  expect([taken.status, visibleText(taken.text)]).toEqual([409, expect.stringContaining('This address is taken.')]);
  expect(taken.text).toContain('value="theirs"');
  for (const address of ['a', '-a', 'a--b', 'a/b', 'ä', 'x'.repeat(61), tenant.organizationId, '"><script>']) {
    const { status, text } = await admin.post(path, { ...on, address });
    expect(status, address).toBe(400);
    expect(text).not.toContain('<script>');
  }
  expect((await admin.post(path, { enabled: 'on', address: 'mine', country: 'ZZ' })).status).toBe(400);
  expect(await statusOf('mine')).toBe(200);
  const recruiter = await signIn(app, tenant, 'recruiter');
  expect((await recruiter.post(path, { ...on, address: 'other' })).status).toBe(403);
  expect((await recruiter.get(path)).status).toBe(403);
});
