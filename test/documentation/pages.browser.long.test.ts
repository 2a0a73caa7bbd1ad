import { expect } from 'vitest';
import { startApp } from '../support/app.ts';
import { browserTest, desktop, expectAccessible, expectClean, startPhones } from '../support/browser.ts';

const app = await startApp({ worker: false });
const phones = startPhones(app.base);

browserTest('Read a guide in light and dark, on a desk and on a phone, and copy an example', async () => {
  for (const options of [desktop, {}]) {
    const reader = await phones.open(options);
    for (const name of ['', '/authentication', '/errors']) {
      await reader.go(`/docs/guides${name}`);
      await expectAccessible(reader.page);
      await reader.shot(`guide-${name || 'index'}`);
    }
    await reader.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.base });
    await reader.page.getByRole('button', { name: 'Copy' }).first().click();
    await reader.page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await reader.page.evaluate('navigator.clipboard.readText()')).toContain('export API_URL=');
    expectClean(reader);
  }
});

browserTest('Find, read and try an operation in light and dark, on a desk and on a phone', async () => {
  const { key } = await app.tenant();
  const desk = await phones.open(desktop);
  expect(await desk.go('/docs')).toBe(200);
  const { page } = desk;
  await page.getByRole('heading', { name: 'API reference' }).waitFor();
  await expectAccessible(page);

  await page.getByPlaceholder('Filter').fill('create a client');
  await page.getByRole('link', { name: 'Create a client', exact: true }).click();
  await page.getByRole('heading', { name: 'Create a client' }).waitFor();
  for (const label of ['curl', 'TypeScript', 'Python']) await page.getByRole('button', { name: label }).click();
  await expectAccessible(page);
  await desk.shot('reference-operation');

  await desk.go('/docs#?route=auth');
  await page.getByRole('link', { name: 'Authentication', exact: true }).click();
  await expectAccessible(page);
  await page.getByPlaceholder(/token/i).first().fill(key);
  await page
    .getByRole('button', { name: /save|set/i })
    .first()
    .click();
  await desk.go('/docs#/Organization/getOrganization');
  await page.getByRole('heading', { name: 'Retrieve the organization' }).waitFor();
  await page
    .getByRole('button', { name: /execute|try|send/i })
    .first()
    .click();
  await page.getByText('credit_balance').first().waitFor();
  expectClean(desk);

  const phone = await phones.open();
  await phone.go('/docs#createJob');
  await phone.page.getByText('Required scope: jobs:write.').waitFor();
  await expectAccessible(phone.page);
  await phone.shot('reference-phone');
  await phone.page.getByText('Operations', { exact: true }).first().click();
  await phone.page.getByRole('searchbox', { name: 'Find an operation' }).fill('list clients');
  await expectAccessible(phone.page);
  await phone.page.getByRole('link', { name: 'List clients', exact: true }).click();
  await phone.page.getByText('Required scope: clients:read.').waitFor();
  expectClean(phone);
});
