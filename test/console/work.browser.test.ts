import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../support/browser.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { desksOf } from './desk.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
const openDesk = desksOf(app);

browserTest('a bulk apply of 100 is watched to its end without loading the page again', async () => {
  const tenant = await app.tenant();
  const { job } = pipelineOf(app, tenant);
  const jobId = await job({ title: 'Data Engineer', required_skills: ['Kafka'] });
  const ids = await Promise.all(
    Array.from({ length: 100 }, async () => (await tenant.api.post('/candidates', aCandidate())).body.data.id),
  );
  await app.idle();
  const desk = await openDesk(tenant);
  const { page } = desk;
  await page.getByText('Nothing is in progress').waitFor();
  await page.getByText('Live.').waitFor();
  await page.evaluate('globalThis.isStillHere = true');

  // The mail server stops answering after 40 mails, until the page has been looked at.
  let goOn: () => void = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  smtp.control.beforeYes = () => (smtp.mails.length > 40 ? held : Promise.resolve());
  const bulk = await tenant.api.post('/applications/bulk', { job_id: jobId, candidate_ids: ids });
  expect(bulk.body.meta.created).toBe(100);
  const group = page.getByRole('listitem').filter({ hasText: 'Bulk apply to Data Engineer' });
  await group.getByText('40 of 100').waitFor();
  await group.getByText('Running').waitFor();
  expect(await group.getByRole('progressbar', { name: 'Mailed' }).getAttribute('value')).toBe('40');
  await desk.shot('work-bulk');
  await expectAccessible(page);
  goOn();
  delete smtp.control.beforeYes;
  await group.getByText('100 of 100').nth(1).waitFor();
  await group.getByText('Done').waitFor();
  await page.getByText('Nothing is in progress').first().waitFor();
  const voice = page.locator('[data-live-voice]');
  await expect.poll(() => voice.textContent(), { timeout: 20_000 }).toContain('Bulk apply to Data Engineer: done');
  expect(await page.evaluate('globalThis.isStillHere')).toBe(true);
  await desk.shot('work-done');
  await expectAccessible(page);
  expectClean(desk);
});

browserTest(
  'a failed task is retried and seen to be done, while focus and what is open stay where they are',
  async () => {
    const tenant = await app.tenant();
    const { job, candidate, apply } = pipelineOf(app, tenant);
    const email = `${randomUUID()}@example.com`;
    smtp.control.refuse = (recipient) => (recipient === email ? 550 : undefined);
    const jobId = await job({ title: 'Data Engineer' });
    await apply(await candidate({ full_name: 'Meera Nair', email }), jobId);
    await app.idle();
    const desk = await openDesk(tenant, 'recruiter');
    const { page } = desk;
    await page.getByRole('heading', { name: 'Failed: 1' }).waitFor();
    await page.getByText('Live.').waitFor();
    await page.getByText('Dismiss all').click();
    await page.getByRole('button', { name: 'Dismiss 1 task' }).focus();

    // Somebody else applies: the page changes around what the reader is at.
    await apply(await candidate({ full_name: 'Asha Rao' }), jobId);
    await app.idle();
    const done = page.getByRole('row').filter({ hasText: 'Emails' }).getByRole('cell').nth(5);
    await expect.poll(() => done.textContent()).toBe('1');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Dismiss 1 task');
    await desk.shot('work-failed');
    await expectAccessible(page);

    smtp.control.refuse = () => undefined;
    await page.getByRole('link', { name: 'Email: Meera Nair, Data Engineer' }).click();
    await page.getByRole('heading', { name: 'Email: Meera Nair, Data Engineer' }).waitFor();
    await desk.shot('work-task');
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole('button', { name: 'Retry Email: Meera Nair, Data Engineer' }).click();
    await page.getByText('1 task will be tried again.').waitFor();
    await expect.poll(() => done.textContent(), { timeout: 20_000 }).toBe('2');
    await page.getByText('Nothing is in progress').first().waitFor();
    expect(await page.getByRole('heading', { name: 'Failed: 1' }).count()).toBe(0);
    expect(smtp.to(email)).toHaveLength(1);
    await page.getByRole('link', { name: 'Emails' }).click();
    await page.getByRole('heading', { name: 'All work' }).waitFor();
    await desk.shot('work-list');
    await expectAccessible(page);
    expectClean(desk);
  },
);

browserTest('of five tabs of one user the first asks now and then, and the others have streams', async () => {
  const desk = await openDesk(await app.tenant());
  await desk.page.getByText('Live.').waitFor();
  for (let tab = 2; tab <= 5; tab++) {
    const page = await desk.context.newPage();
    await page.goto(desk.page.url());
    await page.getByText('Live.').waitFor();
  }
  await desk.page.getByText('Refreshed every few seconds.').waitFor();
  expectClean(desk);
});

browserTest('a browser without streams asks now and then, and one without scripts has a link', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const [old, plain] = [await openDesk(tenant), await openDesk(tenant, 'recruiter', { javaScriptEnabled: false })];
  await old.context.addInitScript('delete globalThis.EventSource');
  await old.page.reload();
  await old.page.getByText('Refreshed every few seconds.').waitFor();
  await apply(await candidate({ full_name: 'Meera Nair' }), await job({ title: 'Data Engineer' }));
  await app.idle();
  await old.page.getByRole('heading', { name: 'By kind' }).waitFor();
  expect(await plain.page.getByRole('heading', { name: 'By kind' }).count()).toBe(0);
  await plain.page.getByRole('link', { name: 'Refresh' }).click();
  await plain.page.getByRole('heading', { name: 'By kind' }).waitFor();
  expectClean(old);
  expectClean(plain);

  // Signed out elsewhere, the page does not go on as if nothing had happened.
  await app.rows('delete from console_sessions');
  await old.page.getByRole('heading', { name: 'Sign in' }).waitFor();
});
