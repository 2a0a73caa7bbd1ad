import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../support/browser.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { consolePages } from './console-page.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
const openConsole = consolePages(app);

browserTest('Show a bulk application of 100 live until it is done', async () => {
  const tenant = await app.tenant();
  const { job } = pipelineOf(app, tenant);
  const jobId = await job({ title: 'Data Engineer', required_skills: ['Kafka'] });
  const ids = await Promise.all(
    Array.from({ length: 100 }, async () => (await tenant.api.post('/candidates', aCandidate())).body.data.id),
  );
  await app.idle();
  const view = await openConsole(tenant);
  const { page } = view;
  await page.getByText('Nothing in progress').waitFor();
  await page.getByText('Updates live.').waitFor();
  await page.evaluate('globalThis.isStillHere = true');

  // The mail server stops answering after 40 emails, until the page was checked.
  let goOn: () => void = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  smtp.control.beforeYes = () => (smtp.mails.length > 40 ? held : Promise.resolve());
  const bulk = await tenant.api.post('/applications/bulk', { job_id: jobId, candidate_ids: ids });
  expect(bulk.body.meta.created).toBe(100);
  const group = page.getByRole('listitem').filter({ hasText: 'Bulk application to Data Engineer' });
  await group.getByText('40 of 100').waitFor();
  await group.getByText('Running').waitFor();
  expect(await group.getByRole('progressbar', { name: 'Emails sent' }).getAttribute('value')).toBe('40');
  await view.shot('work-bulk');
  await expectAccessible(page);
  goOn();
  delete smtp.control.beforeYes;
  await group.getByText('100 of 100').nth(1).waitFor();
  await group.getByText('Done').waitFor();
  await page.getByText('Nothing in progress').first().waitFor();
  const voice = page.locator('[data-live-voice]');
  await expect
    .poll(() => voice.textContent(), { timeout: 20_000 })
    .toContain('Bulk application to Data Engineer: done');
  expect(await page.evaluate('globalThis.isStillHere')).toBe(true);
  await view.shot('work-done');
  await expectAccessible(page);
  expectClean(view);
});

browserTest('Retry a failed task live, and keep the focus and open details', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const email = `${randomUUID()}@example.com`;
  smtp.control.refuse = (recipient) => (recipient === email ? 550 : undefined);
  const jobId = await job({ title: 'Data Engineer' });
  await apply(await candidate({ full_name: 'Meera Nair', email }), jobId);
  await app.idle();
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await page.getByRole('heading', { name: '1 failed task' }).waitFor();
  await page.getByText('Updates live.').waitFor();
  await page.getByText('Dismiss all').click();
  await page.getByRole('button', { name: 'Dismiss 1 task' }).focus();

  // Someone else applies: the page changes around the focused button.
  await apply(await candidate({ full_name: 'Asha Rao' }), jobId);
  await app.idle();
  const done = page.getByRole('row').filter({ hasText: 'Emails' }).getByRole('cell').nth(5);
  await expect.poll(() => done.textContent()).toBe('1');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Dismiss 1 task');
  await view.shot('work-failed');
  await expectAccessible(page);

  smtp.control.refuse = () => undefined;
  await page.getByRole('link', { name: 'Email: Meera Nair, Data Engineer' }).click();
  await page.getByRole('heading', { name: 'Email: Meera Nair, Data Engineer' }).waitFor();
  await view.shot('work-task');
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Retry Email: Meera Nair, Data Engineer' }).click();
  await page.getByText('Updates live.').waitFor();
  expect(await page.getByText('1 task will be retried.').isVisible()).toBe(true);
  await expect.poll(() => done.textContent(), { timeout: 20_000 }).toBe('2');
  await page.getByText('Nothing in progress').first().waitFor();
  expect(await page.getByRole('heading', { name: '1 failed task' }).count()).toBe(0);
  expect(smtp.to(email)).toHaveLength(1);
  await page.getByRole('link', { name: 'Emails' }).click();
  await page.getByRole('heading', { name: 'All tasks' }).waitFor();
  await view.shot('work-list');
  await expectAccessible(page);
  expectClean(view);
});

browserTest('Poll in the first of five tabs, and stream in the others', async () => {
  const view = await openConsole(await app.tenant());
  await view.page.getByText('Updates live.').waitFor();
  for (let tab = 2; tab <= 5; tab++) {
    const page = await view.context.newPage();
    await page.goto(view.page.url());
    await page.getByText('Updates live.').waitFor();
  }
  await view.page.getByText('Updates every few seconds.').waitFor();
  expectClean(view);
});

browserTest('Poll in a browser without streams, and offer a link without scripts', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const [old, plain] = [
    await openConsole(tenant),
    await openConsole(tenant, 'recruiter', { javaScriptEnabled: false }),
  ];
  await old.context.addInitScript('delete globalThis.EventSource');
  await old.page.reload();
  await old.page.getByText('Updates every few seconds.').waitFor();
  await apply(await candidate({ full_name: 'Meera Nair' }), await job({ title: 'Data Engineer' }));
  await app.idle();
  await old.page.getByRole('heading', { name: 'Tasks by type' }).waitFor();
  expect(await plain.page.getByRole('heading', { name: 'Tasks by type' }).count()).toBe(0);
  await plain.page.getByRole('link', { name: 'Refresh' }).click();
  await plain.page.getByRole('heading', { name: 'Tasks by type' }).waitFor();
  expectClean(old);
  expectClean(plain);

  // A page that was signed out elsewhere leads to the sign-in form.
  await app.rows('delete from console_sessions');
  await old.page.getByRole('heading', { name: 'Sign in' }).waitFor();
});
