import type {} from 'playwright-core';
import { expect } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../../support/browser.ts';
import { consolePages } from '../console-page.ts';

const app = await startApp();
const openConsole = consolePages(app);

browserTest('Select across pages with keys, act on all of it, and follow the action until it is done', async () => {
  const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'Phone call', 'rejected'], outreachEnabled: false });
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const jobId = await job({ title: 'Data Engineer', skip_ai_enrichment: true });
  for (let n = 0; n < 52; n += 1) await apply(await candidate({ full_name: `Person ${n}` }), jobId);
  const view = await openConsole(tenant, 'recruiter', { viewport: { width: 1440, height: 900 } });
  const { page } = view;
  const count = page.locator('[data-selection-count]');
  await view.go('/console/applications');
  await view.shot('bulk-none');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByText('2 selected.').waitFor();
  await view.shot('bulk-some');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('2 selected, 2 of them on other pages.').waitFor();
  await page.getByLabel('Select all on this page').check();
  await page.getByText('4 selected, 2 of them on other pages.').waitFor();
  await page.goBack();
  await page.getByText('4 selected, 2 of them on other pages.').waitFor();
  expect(await page.locator('.pick :checked').count()).toBe(2);
  await page.keyboard.press('m');
  await page.getByRole('heading', { name: 'Move 4 applications' }).waitFor();
  await view.shot('bulk-draft');
  await expectAccessible(page);
  await page.getByLabel('New status').selectOption('Phone call');
  await page.getByRole('button', { name: 'Move 4 applications' }).click();
  await page.getByRole('button', { name: 'Undo 4 moves' }).waitFor();
  await view.shot('bulk-done');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo 4 moves' }).click();
  await page.getByText('4 of 4').waitFor();
  await page.getByRole('link', { name: 'Back to applications' }).click();
  expect(await count.textContent()).toBe('Select rows to act on many at once.');

  await page.getByLabel('Select all 52 applications that match').check();
  await page.getByText('All 52 that match are selected.').waitFor();
  await view.shot('bulk-all');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  expect(await page.locator('.pick :checked').count()).toBe(0);
  await page.getByRole('link', { name: 'Earlier bulk actions' }).click();
  await page.getByRole('heading', { name: 'Bulk actions' }).waitFor();
  await view.shot('bulk-list');
  await expectAccessible(page);
  expectClean(view);
});

browserTest('Forget a selection when the reader opens another list, another filter, or the list again', async () => {
  const tenant = await app.tenant({ outreachEnabled: false });
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const jobId = await job({ title: 'Data Engineer', skip_ai_enrichment: true });
  for (const name of ['Asha Rao', 'Meera Nair']) await apply(await candidate({ full_name: name }), jobId);
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  const list = `/console/applications?job=${jobId}`;
  const picked = () => page.locator('.pick :checked').count();
  const pickFirst = async () => {
    await page.locator('.pick input').first().check();
    await page.getByText('1 selected.').waitFor();
  };
  const openMenu = (name: string) =>
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click();

  await view.go(list);
  await pickFirst();
  await page.locator('tbody a').first().click();
  await page.getByRole('link', { name: 'All results' }).click();
  await page.getByText('1 selected.').waitFor();
  await page.locator('thead a').first().click();
  await page.waitForURL(/order=/);
  await page.getByText('1 selected.').waitFor();

  await page.getByLabel('Candidate or job').fill('Asha');
  await page.getByLabel('Candidate or job').press('Enter');
  await page.waitForURL(/search=Asha/);
  expect(await picked()).toBe(0);
  await page.goBack();
  await page.getByText('Select rows to act on many at once.').waitFor();

  await pickFirst();
  await openMenu('Candidates');
  await page.waitForURL(/candidates/);
  await page.goBack();
  await page.getByText('Select rows to act on many at once.').waitFor();

  await openMenu('Applications');
  await pickFirst();
  await openMenu('Work');
  await page.getByRole('heading', { name: 'Work', level: 1 }).waitFor();
  await openMenu('Applications');
  await page.getByText('Select rows to act on many at once.').waitFor();
  await pickFirst();
  await page.reload();
  await page.getByText('1 selected.').waitFor();
  expectClean(view);
});
