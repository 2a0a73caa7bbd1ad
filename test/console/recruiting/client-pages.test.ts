import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import {
  auditEntries,
  creatorOf,
  expectGuarded,
  expectGuardedForm,
  formFields,
  visibleText,
} from '../page-assertions.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');
const get = async (id: string) => (await tenant.api.get(`/clients/${id}`)).body.data;
const formOf = async (path: string) => formFields((await browser.get(path)).text);

test('Create one client, however often its form is sent', async () => {
  await expectGuarded(app, tenant, '/console/clients');
  await expectGuarded(app, tenant, '/console/clients/new');
  const form = await formOf('/console/clients/new');
  const typed = {
    ...form,
    name: ' Acme <Ltd> ',
    email: 'ops@acme.example',
    tags: 'key\r\n\r\nkey\r\nretail',
    notes: 'a\r\nb',
  };
  const made = await browser.submit('/console/clients/new', typed);
  expect(visibleText(made.text)).toContain('Client “Acme <Ltd>” created.');
  const again = await browser.submit('/console/clients/new', { ...typed, name: 'Acme again' });
  expect(visibleText(again.text)).toContain('This client already exists');
  const { data } = (await tenant.api.get('/clients?search=acme')).body;
  expect(data).toHaveLength(1);
  const { id = '' } = form;
  expect(data[0]).toMatchObject({
    id,
    name: 'Acme <Ltd>',
    tags: ['key', 'retail'],
    notes: 'a\nb',
    phone: null,
    status: 'active',
  });
  expect((await auditEntries(app, tenant, 'client.create'))[0]).toMatchObject({
    user_id: tenant.userIds[1],
    subject: id,
  });
});

test('Make and show nothing for an id of another organization', async () => {
  const other = await app.tenant();
  const theirs = await creatorOf(other)('/clients', { name: 'Hidden Corp' });
  const form = { ...(await formOf('/console/clients/new')), name: 'Mine' };
  const refused = await browser.post('/console/clients/new', { ...form, id: theirs });
  expect([refused.status, refused.text.includes('Hidden'), refused.text.includes(theirs)]).toEqual([409, false, false]);
  expect((await browser.post('/console/clients/new', { ...formFields(refused.text) })).status).toBe(303);
  expect((await tenant.api.get('/clients?search=Mine')).body.data).toHaveLength(1);
});

test('Show what is wrong beside each field, keep what was typed, and store nothing', async () => {
  await make('/clients', { name: 'Taken', external_id: 'C-1' });
  const form = await formOf('/console/clients/new');
  const typed = {
    ...form,
    name: ' ',
    email: 'nobody',
    website: 'ftp://x',
    tags: `ok\n${'x'.repeat(201)}`,
    notes: 'keep <me>',
  };
  const refused = await browser.post('/console/clients/new', typed);
  expect(refused.status).toBe(400);
  const text = visibleText(refused.text);
  for (const message of [
    'Name must not be empty',
    'Email must be an email address',
    'Website must be an http or https URL',
  ]) {
    expect(text).toContain(message);
  }
  expect(text).toMatch(/Tags “x{39}…” must have at most 200 characters/);
  expect(formFields(refused.text)).toMatchObject({ email: 'nobody', notes: 'keep <me>', id: form['id'] });
  const taken = await browser.post('/console/clients/new', { ...form, name: 'New', external_id: 'C-1' });
  expect(visibleText(taken.text)).toContain('External ID is already used by another record.');
  expect((await tenant.api.get('/clients?search=New')).body.data).toEqual([]);
});

test('Keep the changes of two editors of different fields, and show both versions of the same field', async () => {
  const id = await make('/clients', { name: 'Shared', phone: '1', address: 'Line 1\nLine 2', metadata: { ats: 1 } });
  const path = `/console/clients/${id}/edit`;
  await expectGuarded(app, tenant, path);
  await expectGuardedForm(app, path, { name: 'Stolen' });
  const [first, second] = [await formOf(path), await formOf(path)];
  expect((await browser.post(path, { ...first, phone: '2', name: 'Shared by A' })).status).toBe(303);
  expect((await browser.post(path, { ...second, industry: 'Retail' })).status).toBe(303);
  expect(await get(id)).toMatchObject({ name: 'Shared by A', phone: '2', industry: 'Retail', metadata: { ats: 1 } });

  const late = { ...second, industry: 'Retail', name: 'Shared by B', notes: 'from B' };
  const refused = await browser.post(path, late);
  expect(refused.status).toBe(409);
  expect(visibleText(refused.text)).toContain('Name : “Shared by A”');
  const shown = formFields(refused.text);
  expect(shown).toMatchObject({ name: 'Shared by B', notes: 'from B', phone: '2' });
  expect((await get(id)).notes).toBeNull();
  expect((await browser.post(path, shown)).status).toBe(303);
  expect(await get(id)).toMatchObject({ name: 'Shared by B', notes: 'from B', phone: '2' });

  const same = await browser.submit(path, await formOf(path));
  expect(visibleText(same.text)).toContain('Nothing changed, so nothing was saved.');
  const wrong = await browser.post(path, { ...(await formOf(path)), email: 'x', phone: '3' });
  expect([wrong.status, formFields(wrong.text)['phone']]).toEqual([400, '3']);
  expect((await browser.post(path, { ...formFields(wrong.text), email: 'x@y.example' })).status).toBe(303);
  expect(await get(id)).toMatchObject({ email: 'x@y.example', phone: '3' });
});

test('List clients with their numbers, filter them, and show one with its jobs', async () => {
  const id = await make('/clients', {
    name: 'Nimbus',
    contact_person: 'Asha Rao',
    website: 'https://nimbus.example',
    notes: 'Call first',
  });
  await make('/clients', { name: 'Asleep', status: 'inactive' });
  for (let n = 1; n <= 11; n++) {
    await make('/jobs', {
      title: `Role ${n}`,
      client_id: id,
      status: n === 1 ? 'draft' : 'active',
      skip_ai_enrichment: true,
    });
  }
  const listed = async (query: string) => visibleText((await browser.get(`/console/clients${query}`)).text);
  expect(await listed('')).toMatch(/Nimbus Active Asha Rao – 11 10/);
  expect(await listed('?search=asha')).toContain('Nimbus');
  expect(await listed('?status=inactive')).not.toContain('Nimbus');
  expect(await listed('?status=gone')).toContain('Status isn’t valid.');
  await expectGuarded(app, tenant, `/console/clients/${id}`);
  const page = await browser.get(`/console/clients/${id}`);
  expect(visibleText(page.text)).toMatch(
    /Nimbus Active New job for this client Edit client 11 jobs 10 active jobs .* Role 11 .* Role 2 .* View all 11 jobs .* Call first/,
  );
  expect(page.text).toContain(`href="/console/jobs/new?client=${id}"`);
});
