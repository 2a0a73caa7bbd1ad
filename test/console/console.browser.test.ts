import { expect } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../support/browser.ts';
import { consolePages } from './console-page.ts';

const app = await startApp();
const openConsole = consolePages(app);
/** Refused without a request. */
const unreachable = 'https://127.0.0.1/resume.pdf';

browserTest('Create an API key, show it once, and stop it when it is revoked', async () => {
  const tenant = await app.tenant();
  const jobId = await pipelineOf(app, tenant).job({ title: 'Data Engineer' });
  const view = await openConsole(tenant);
  const { page } = view;
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name').fill('Careers page');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.locator('code.secret').textContent();
  await view.shot('key-made');
  await expectAccessible(page);
  // An app has nothing but the key.
  const ask = () => fetch(`${app.base}/api/v1/jobs/${jobId}`, { headers: { authorization: `Bearer ${key}` } });
  const answer = await ask();
  expect([answer.status, (await answer.json()).data.title]).toEqual([200, 'Data Engineer']);

  await page.getByRole('link', { name: 'Back to API keys' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Careers page' });
  expect(await page.content()).not.toContain(String(key));
  await view.shot('keys');
  await expectAccessible(page);
  await row.getByText('Revoke', { exact: true }).click();
  await row.getByRole('button', { name: 'Revoke Careers page' }).click();
  await page.getByText('Key revoked.').waitFor();
  await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(401);
  expectClean(view);
});

browserTest('Send pages that are open elsewhere to the sign-in page when a user signs out of all devices', async () => {
  const tenant = await app.tenant();
  const [here, there] = [await openConsole(tenant), await openConsole(tenant)];
  await there.page.getByText('Updates live.').waitFor();
  await here.page.getByRole('link', { name: 'User 1' }).click();
  await here.page.getByRole('heading', { name: 'Your account' }).waitFor();
  await expectAccessible(here.page);
  await here.page.getByRole('button', { name: 'Sign out of all devices' }).click();
  await here.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expectAccessible(here.page);
  await there.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await here.go('/console/settings/keys');
  await here.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expectClean(here);
  expectClean(there);
});

browserTest('Reveal a talent pool profile after a confirmation, and show the contact details', async () => {
  const tenant = await app.tenant();
  const profile = { full_name: 'Meera Nair', email: 'meera.nair@example.com', resume_url: unreachable };
  const id = await app.masked(tenant.organizationId, profile);
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await page.getByRole('link', { name: 'Talent pool' }).click();
  await view.shot('talent-pool');
  await expectAccessible(page);
  expect(await page.content()).not.toContain('meera.nair@example.com');
  await page.getByRole('row').filter({ hasText: 'Meera Nair' }).getByRole('link', { name: 'Reveal' }).click();
  await page.getByRole('heading', { name: 'Reveal Meera Nair?' }).waitFor();
  await view.shot('reveal');
  await expectAccessible(page);
  expect((await tenant.api.get(`/candidates/${id}`)).body.data).toMatchObject({
    email: '',
    talent_pool_status: 'masked',
  });
  await page.getByRole('button', { name: 'Reveal profile' }).click();
  await page.getByText('Profile revealed.').waitFor();
  await page.getByText('meera.nair@example.com').first().waitFor();
  await view.shot('candidate');
  await expectAccessible(page);
  expect((await tenant.api.get(`/candidates/${id}`)).body.data).toMatchObject({ email: 'meera.nair@example.com' });
  expectClean(view);
});

browserTest('Keep typed notes when a video interview is started', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const applicationId = await apply(await candidate({ full_name: 'Asha Rao' }), await job({ title: 'Data Engineer' }));
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  const path = `/console/applications/${applicationId}`;
  await view.go(path);
  await page.getByLabel('Notes').fill('Call on Monday');
  await page.getByText('Start video interview (10 credits)').click();
  await page.getByRole('heading', { name: 'Start video interview' }).waitFor();
  await expectAccessible(page);
  await view.go(path);
  expect(await page.getByLabel('Notes').inputValue()).toBe('Call on Monday');
  expectClean(view);
});

async function withBoard(tenant: Tenant) {
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const jobId = await job({ title: 'Data Engineer', skip_ai_enrichment: true });
  for (const [full_name, match_score] of [
    ['Asha Rao', 90],
    ['Meera Nair', 70],
    ['Ravi Menon', 50],
  ] as const) {
    await apply(await candidate({ full_name }), jobId, { match_score });
  }
  const statusOf = async (name: string): Promise<string> =>
    (await tenant.api.get(`/applications?job_id=${jobId}`)).body.data.find(
      (one: { candidate_full_name: string }) => one.candidate_full_name === name,
    ).status;
  return { path: `/console/jobs/${jobId}/board`, statusOf };
}

browserTest('Move a card by drag and drop and by keyboard, without a page load', async () => {
  const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'Phone call', 'hired'] });
  const { path, statusOf } = await withBoard(tenant);
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await view.go(path);
  await page.evaluate('globalThis.isStillHere = true');
  const lane = (status: string) => page.getByRole('region', { name: new RegExp(`^${status}`) });
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await view.shot('board');
  await expectAccessible(page);

  await card('Asha Rao').getByRole('link').hover();
  await card('Asha Rao').dragTo(lane('Phone call'));
  await page.getByText('Asha Rao moved to Phone call.').waitFor();
  await lane('Phone call').getByText('Asha Rao').waitFor();
  expect(await statusOf('Asha Rao')).toBe('Phone call');

  await card('Meera Nair').getByRole('combobox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Meera Nair moved to Hired.').waitFor();
  expect(await statusOf('Meera Nair')).toBe('hired');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Move');
  await page.keyboard.press('Enter');
  await page.getByText('Meera Nair is already in hired.').waitFor();
  expect(await page.evaluate('globalThis.isStillHere')).toBe(true);
  await page.reload();
  await lane('Hired').getByText('Meera Nair').waitFor();
  await lane('Phone call').getByText('Asha Rao').waitFor();
  await lane('Applied').getByText('Ravi Menon').waitFor();
  await expectAccessible(page);
  expectClean(view);
});
