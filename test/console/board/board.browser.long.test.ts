import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp, type Tenant } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../../support/browser.ts';
import { consolePages } from '../console-page.ts';

const app = await startApp();
const openConsole = consolePages(app);

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
const laneOn = (page: Page) => (status: string) => page.getByRole('region', { name: new RegExp(`^${status}`) });
const cardOn = (page: Page) => (name: string) => page.getByRole('listitem').filter({ hasText: name });

browserTest(
  'Ask for reason, note and email before a card is moved to Rejected, by drag and drop and by keyboard',
  async () => {
    const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'rejected', 'withdrawn'] });
    const { path, statusOf } = await withBoard(tenant);
    const view = await openConsole(tenant, 'recruiter');
    const { page } = view;
    await view.go(path);
    const lane = laneOn(page);
    const card = cardOn(page);
    const dialog = page.getByRole('dialog');

    await card('Asha Rao').dragTo(lane('Rejected'));
    await dialog.getByRole('heading', { name: 'Reject Asha Rao' }).waitFor();
    await dialog.getByText('Preview the email').click();
    await dialog.getByText('Hello Asha Rao,').first().waitFor();
    await view.shot('board-closing');
    await expectAccessible(page);
    expect(await dialog.getByRole('option').allTextContents()).toContain('Not enough relevant experience');
    await dialog.getByLabel('Reason').selectOption({ label: 'Not enough relevant experience' });
    await dialog.getByLabel('Note for the decision record').fill('Two years, the job needs five');
    await dialog.getByLabel('Email the candidate about this decision').check();
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('Asha Rao moved to Rejected.').waitFor();
    expect(await card('Asha Rao').getByRole('link').getAttribute('href')).toContain('?list=board&status=rejected');

    await card('Meera Nair').getByRole('combobox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Move Meera Nair to Withdrawn' }).waitFor();
    expect(await dialog.getByLabel('Note for the decision record').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.getByText('Meera Nair stays in Applied.').waitFor();
    expect(await statusOf('Meera Nair')).toBe('Applied');
    expect(await card('Meera Nair').getByRole('combobox').inputValue()).toBe('Applied');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Move');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('No resp');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Called twice');
    // Past the box and the preview of the email.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Meera Nair moved to Withdrawn.').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Move');
    const { data } = (await tenant.api.get('/decisions')).body;
    expect(data.map((one: any) => [one.to_status, one.reason?.code, one.note])).toEqual([
      ['withdrawn', 'no_response', 'Called twice'],
      ['rejected', 'experience', 'Two years, the job needs five'],
    ]);
    const asked = await app.rows('select outcome from decision_records where email_requested_at is not null');
    expect(asked).toEqual([{ outcome: 'rejected' }]);
    expectClean(view);
  },
);

browserTest('Put a card that somebody else has moved where it is now, and move it from there', async () => {
  const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'Phone call', 'Offer'] });
  const { path, statusOf } = await withBoard(tenant);
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await view.go(path);
  const lane = laneOn(page);
  const card = cardOn(page)('Ravi Menon');
  const { data } = (await tenant.api.get('/applications')).body;
  const { id } = data.find((one: { candidate_full_name: string }) => one.candidate_full_name === 'Ravi Menon');
  await tenant.api.put(`/applications/${id}`, { status: 'Offer' });
  await card.dragTo(lane('Phone call'));
  await page.getByText('Somebody has moved this application to Offer meanwhile.').waitFor();
  await lane('Offer').getByText('Ravi Menon').waitFor();
  expect(await statusOf('Ravi Menon')).toBe('Offer');
  await card.dragTo(lane('Phone call'));
  await page.getByText('Ravi Menon moved to Phone call.').waitFor();
  expect(await statusOf('Ravi Menon')).toBe('Phone call');
});

browserTest('Move a card by drag and drop and by keyboard, without a page load', async () => {
  const statuses = ['Applied', 'Phone call', 'hired', 'Technical interview', 'Offer', 'On hold', 'rejected'];
  const tenant = await app.tenant({ pipelineStatuses: statuses });
  const { path, statusOf } = await withBoard(tenant);
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await view.go(path);
  await page.evaluate('globalThis.isStillHere = true');
  const lane = laneOn(page);
  const card = cardOn(page);
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

  await card('Ravi Menon').dragTo(lane('Phone call'));
  await page.getByText('Ravi Menon moved to Phone call.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Ravi Menon moved to Applied.').waitFor();
  expect(await statusOf('Ravi Menon')).toBe('Applied');
  await card('Ravi Menon').getByLabel('Select Ravi Menon').check();
  await page.getByText('1 selected.').waitFor();
  await view.shot('board-selected');
  await expectAccessible(page);
  expect(await page.evaluate('globalThis.isStillHere')).toBe(true);
  await page.reload();
  await lane('Hired').getByText('Meera Nair').waitFor();
  await lane('Phone call').getByText('Asha Rao').waitFor();
  await lane('Applied').getByText('Ravi Menon').waitFor();
  await expectAccessible(page);
  expectClean(view);
});
