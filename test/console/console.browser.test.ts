import { expect } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../support/browser.ts';
import { desksOf } from './desk.ts';

const app = await startApp();
const openDesk = desksOf(app);

browserTest(
  'a key that is made in the console is shown once, and opens the API to a program until it is revoked',
  async () => {
    const tenant = await app.tenant();
    const jobId = await pipelineOf(app, tenant).job({ title: 'Data Engineer' });
    const desk = await openDesk(tenant);
    const { page } = desk;
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByLabel('Name').fill('Careers page');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const key = await page.locator('code.secret').textContent();
    await desk.shot('key-made');
    await expectAccessible(page);
    // By a program, which has nothing but the key.
    const ask = () => fetch(`${app.base}/api/v1/jobs/${jobId}`, { headers: { authorization: `Bearer ${key}` } });
    const answer = await ask();
    expect([answer.status, (await answer.json()).data.title]).toEqual([200, 'Data Engineer']);

    await page.getByRole('link', { name: 'I have copied it' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Careers page' });
    expect(await page.content()).not.toContain(String(key));
    await desk.shot('keys');
    await expectAccessible(page);
    await row.getByText('Revoke', { exact: true }).click();
    await row.getByRole('button', { name: 'Revoke Careers page' }).click();
    await page.getByText('The key is revoked.').waitFor();
    await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(401);
    expectClean(desk);
  },
);

browserTest(
  'signing out everywhere takes a page that is open on another computer back to sign in, by itself',
  async () => {
    const tenant = await app.tenant();
    const [here, there] = [await openDesk(tenant), await openDesk(tenant)];
    await there.page.getByText('Live.').waitFor();
    await here.page.getByRole('link', { name: 'User 1' }).click();
    await here.page.getByRole('heading', { name: 'Your account' }).waitFor();
    await expectAccessible(here.page);
    await here.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await here.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expectAccessible(here.page);
    await there.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await here.go('/console/settings/keys');
    await here.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expectClean(here);
    expectClean(there);
  },
);
