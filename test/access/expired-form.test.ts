import { expect, test } from 'vitest';
import { SignInService } from '../../src/modules/access/index.ts';
import { type ConsoleClient, consoleClient, signIn } from '../console/console-client.ts';
import { formFields } from '../console/page-assertions.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
const page = '/console/clients/new';

/** Signs in as people do: the operator's links keep no forms. */
async function signInByEmail({ organizationId, userIds }: Tenant, browser = consoleClient(app.base)) {
  const email = `${userIds[0]}@north.example`;
  await app.rows('update users set email = $3 where organization_id = $1 and id = $2', [
    ...[organizationId, userIds[0], email],
  ]);
  await app.web.resolve(SignInService).requestLinks(email, page);
  await app.idle();
  const [, link = ''] = /(\/console\/sign-in\/[\w-]{43})\s/.exec(`${smtp.to(email).at(-1)?.text}\n`) ?? [];
  expect((await browser.post(link)).location).toBe(page);
  return browser;
}

/** Sends the form after the session has ended. */
async function sendLate(browser: ConsoleClient, fields: Record<string, string>) {
  const form = formFields((await browser.get(page)).text);
  browser.cookies.delete('console');
  return browser.post(page, { ...form, ...fields }, `${page}?a=b`);
}

test('Show a form filled again after its session ended, once, and save nothing until it is sent', async () => {
  const tenant = await app.tenant();
  const browser = await signInByEmail(tenant);
  const typed = { name: 'Zażółć "Ltd" & <Sons>', notes: 'One\r\nTwo', status: 'inactive' };
  const sent = await sendLate(browser, { ...typed, client_secret: 'hush' });
  expect(sent.location).toBe('/console/sign-in?next=%2Fconsole%2Fclients%2Fnew%3Fa%3Db&unsaved=kept');
  const asked = (await browser.get(sent.location ?? '')).text;
  expect(asked).toContain('the form shows what you entered');
  const mistyped = await browser.post('/console/sign-in', { ...formFields(asked), email: 'ada' });
  expect(mistyped.text).toContain('the form shows what you entered');
  expect(JSON.stringify(await app.rows('select fields from form_drafts'))).not.toContain('hush');

  const again = await signInByEmail(tenant);
  expect((await again.get('/console/jobs/new')).text).not.toContain('Zażółć');
  const filled = (await again.get(page)).text;
  expect(filled).toContain('You entered this before you signed in again.');
  expect(formFields(filled)).toMatchObject({ ...typed, notes: expect.stringMatching(/^One\r?\nTwo$/) });
  expect((await tenant.api.get('/clients')).body.data).toEqual([]);
  expect((await again.get(page)).text).not.toContain('Zażółć');
  expect((await again.post(page, formFields(filled), page)).status).toBe(303);
  expect((await tenant.api.get('/clients')).body.data).toMatchObject([{ name: typed.name }]);
});

test('Show the form to nobody else, keep none without a former session, and none that is too large', async () => {
  const [mine, theirs] = [await app.tenant(), await app.tenant()];
  const browser = await signInByEmail(mine);
  expect((await sendLate(browser, { name: 'Mine' })).location).toContain('unsaved=kept');
  await signInByEmail(theirs, browser);
  expect((await browser.get(page)).text).not.toContain('Mine');
  // The browser is theirs now.
  expect((await sendLate(browser, { name: 'Theirs' })).location).toContain('unsaved=kept');
  expect((await (await signInByEmail(mine)).get(page)).text).toContain('value="Mine"');

  const large = await signInByEmail(mine);
  expect((await sendLate(large, { notes: 'x'.repeat(300_000) })).location).toContain('unsaved=yes');
  expect((await sendLate(await signIn(app, mine), { name: 'By operator' })).location).toContain('unsaved=yes');
  const signedOut = await signInByEmail(mine);
  await signedOut.post('/console/sign-out', {}, page);
  expect((await signedOut.post(page, { name: 'Signed out' }, page)).location).toContain('unsaved=yes');
  const stranger = consoleClient(app.base);
  stranger.cookies.set('console-drafts', 'x'.repeat(80));
  expect((await stranger.post(page, { name: 'Strange' }, page)).location).toContain('unsaved=yes');
});

test('Fill the form of the same row, open it, and leave forms of other rows alone', async () => {
  const tenant = await app.tenant();
  const path = '/console/settings/statuses';
  const browser = await signInByEmail(tenant);
  for (const name of ['Trial', 'Offer']) await browser.post(path, { name }, path);
  await browser.get(path);
  browser.cookies.delete('console');
  const sent = await browser.post(`${path}/rename`, { from: 'Offer', name: 'Proposal' }, path);
  expect(sent.location).toContain('unsaved=kept');
  const filled = (await (await signInByEmail(tenant)).get(path)).text;
  const [form = ''] = /<details open(?:="")?>(?:(?!<\/details>)[\s\S])*<\/details>/.exec(filled) ?? [];
  expect(form).toMatch(/name="from" value="Offer"/);
  expect(form).toContain('value="Proposal"');
  expect(filled.split('value="Proposal"')).toHaveLength(2);

  const other = await signInByEmail(tenant);
  other.cookies.delete('console');
  await other.post(`${path}/rename`, { from: 'Gone', name: 'Proposal' }, path);
  expect((await (await signInByEmail(tenant)).get(path)).text).not.toContain('Proposal');
});

test('Say that another user changed the record while the form waited for the sign-in', async () => {
  const tenant = await app.tenant();
  const client = (await tenant.api.post('/clients', { name: 'Before' })).body.data.id;
  const path = `/console/clients/${client}/edit`;
  const browser = await signInByEmail(tenant);
  const form = formFields((await browser.get(path)).text);
  browser.cookies.delete('console');
  await browser.post(path, { ...form, name: 'Mine' }, path);
  await tenant.api.put(`/clients/${client}`, { name: 'Theirs' });
  const again = await signInByEmail(tenant);
  const filled = formFields((await again.get(path)).text);
  expect(filled['name']).toBe('Mine');
  const reply = await again.post(path, filled, path);
  expect([reply.status, reply.text.includes('Theirs')]).toEqual([409, true]);
});
