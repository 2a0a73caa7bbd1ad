import type {} from 'playwright-core';
import { expect } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { rowsOf } from '../screenings/rows.ts';
import { startApp } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../support/browser.ts';
import { makeDocx, makePdf } from '../support/resume-files.ts';
import { consolePages } from './console-page.ts';
import { creatorOf } from './page-assertions.ts';

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

browserTest('Reach the sections of a narrow screen through a menu, by keyboard alone', async () => {
  const view = await openConsole(await app.tenant(), 'recruiter', { viewport: { width: 360, height: 740 } });
  const { page } = view;
  const menu = page.getByRole('button', { name: 'Menu' });
  const jobs = page.getByRole('link', { name: 'Jobs', exact: true });
  expect(await jobs.isVisible()).toBe(false);
  await menu.focus();
  await page.keyboard.press('Enter');
  await jobs.waitFor();
  await view.shot('menu');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await jobs.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Jobs', exact: true }).waitFor();
  await menu.click();
  expect(await page.locator('nav [aria-current="page"]').allTextContents()).toEqual(['Jobs']);
  expectClean(view);
});

browserTest('Show at most four fields per row on a phone, none of them wider than the screen', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const name = 'Thiruvananthapuram Venkatanarasimharajuvaripeta';
  const client_id = await creatorOf(tenant)('/clients', {
    ...{ name, industry: 'Retail', contact_person: name, email: `${'x'.repeat(60)}@example.com` },
  });
  const jobId = await job({ title: `Engineer-${'x'.repeat(80)}`, client_id, skip_ai_enrichment: true });
  const details = { full_name: name, current_company: 'x'.repeat(70), tags: ['hot'] };
  const candidateId = await candidate({ ...details, location: 'Pune', total_experience_years: 5 });
  await apply(candidateId, jobId, { match_score: 90 });
  const held = { status: 'completed', started_at: new Date(), ended_at: new Date(), overall_score: 60 };
  await rowsOf(app, tenant.organizationId).interview(candidateId, jobId, held);
  await app.idle();
  const view = await openConsole(tenant, 'recruiter', { viewport: { width: 390, height: 844 } });
  const { page } = view;
  const shown = async (list: string) => {
    await view.go(`/console/${list}`);
    await view.shot(`phone-${list}`);
    const cells = page.locator('main tbody tr').first().locator('td:visible');
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate('document.documentElement.scrollWidth'), `${list} at ${width}`).toBe(width);
    }
    return cells.evaluateAll((all) => all.map((one) => one.getAttribute('data-label')));
  };
  expect(await shown('applications')).toEqual(['Candidate', 'Job', 'Status', 'Match']);
  expect(await shown('candidates')).toEqual(['Name', 'Current role', 'Location', 'Experience (years)']);
  expect(await shown('jobs')).toEqual(['Job', 'Client', 'Status', 'Applicants']);
  expect(await shown('clients')).toEqual(['Client', 'Status', 'Jobs', 'Active jobs']);
  expect(await shown('messages')).toEqual(['Message', 'Status', 'Candidate', 'Job']);
  expect(await shown('screenings')).toEqual(['Type', 'Candidate', 'Status', 'Score']);
  expectClean(view);
});

browserTest('Keep a typed note when a video interview is started', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const applicationId = await apply(await candidate({ full_name: 'Asha Rao' }), await job({ title: 'Data Engineer' }));
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  const path = `/console/applications/${applicationId}`;
  await view.go(path);
  await page.getByLabel('New note').fill('Call on Monday');
  await page.getByText('Start video interview (10 credits)').click();
  await page.getByRole('heading', { name: 'Start video interview' }).waitFor();
  await expectAccessible(page);
  await view.go(path);
  await page.getByText('Call on Monday').waitFor();
  expectClean(view);
});

browserTest('Show an email as it was sent, in a frame in which nothing runs, loads or leads away', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  await apply(await candidate({ full_name: 'Asha Rao' }), await job({ title: 'Data Engineer' }));
  await app.idle();
  const [message] = await app.rows('select id from outbound_messages where organization_id = $1', [
    tenant.organizationId,
  ]);
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await view.go(`/console/messages/${message.id}`);
  const mail = page.frameLocator('iframe');
  await mail.getByText('Hello Asha Rao,').waitFor();
  expect(await mail.locator('body').evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
    'rgb(255, 255, 255)',
  );
  await view.shot('message');
  await expectAccessible(page);
  expectClean(view);
});

browserTest('Rate a video interview beside its report', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const [jobId, candidateId] = [await job({ title: 'Data Engineer' }), await candidate({ full_name: 'Asha Rao' })];
  await apply(candidateId, jobId);
  const held = { status: 'completed', started_at: new Date(Date.now() - 600_000), ended_at: new Date() };
  const id = await rowsOf(app, tenant.organizationId).interview(candidateId, jobId, held);
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await view.go(`/console/interviews/${id}`);
  await page.getByLabel('New note').fill('Knows Kafka');
  await page.getByRole('button', { name: 'Rate 4 of 5' }).click();
  await page.getByText('You rated this interview 4 of 5.').waitFor();
  await page.getByRole('button', { name: 'Rate 4 of 5', pressed: true }).waitFor();
  await view.shot('interview-rating');
  await expectAccessible(page);
  const notes = (await tenant.api.get(`/candidates/${candidateId}/notes`)).body.data;
  expect(notes.map((note: { text: string }) => note.text)).toEqual(['Knows Kafka']);
  expectClean(view);
});

browserTest('Find anyone from any page with Ctrl K or /, by keyboard alone', async () => {
  const tenant = await app.tenant();
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const asha = await candidate({ full_name: 'Asha Rao', primary_skills: ['Kafka'], location: 'Pune' });
  await candidate({ full_name: 'Meera Nair', primary_skills: ['Kafka'] });
  const applicationId = await apply(asha, await job({ title: 'Data Engineer' }));
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('combobox');
  const selected = () => dialog.getByRole('option', { selected: true });

  await page.keyboard.press('Control+k');
  await field.waitFor();
  await page.keyboard.type('kaf');
  await dialog.getByText(/^\d results$/).waitFor();
  expect(await selected().textContent()).toContain('Meera Nair');
  await page.keyboard.press('ArrowDown');
  expect(await selected().textContent()).toContain('Asha Rao');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await selected().getAttribute('id'));
  await view.shot('palette');
  await expectAccessible(page);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  expect(await selected().textContent()).toContain('Asha Rao, Data Engineer');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/console/applications/${applicationId}`);

  // Typed into a field, a slash is a slash.
  await page.getByLabel('New note').press('/');
  expect(await dialog.isVisible()).toBe(false);
  await page.getByLabel('New note').fill('');
  await page.getByRole('link', { name: 'Jobs', exact: true }).focus();
  await page.keyboard.press('/');
  await field.waitFor();
  await page.keyboard.type('nobody at all');
  await dialog.getByText('No results for “nobody at all”.').waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Jobs');

  await page.getByRole('link', { name: /^Search/ }).click();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/search?q=nobody+at+all');
  await page.getByLabel('Search candidates').last().fill('asha');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Asha Rao', exact: true }).waitFor();
  await view.shot('search');
  await expectAccessible(page);
  await view.go('/console/candidates?search=kafka&years_from=0');
  await view.shot('candidate-search');
  await expectAccessible(page);
  expectClean(view);
});

browserTest('Walk lists and sections with single keys, list them with ?, and turn them off', async () => {
  const tenant = await app.tenant();
  const { candidate } = pipelineOf(app, tenant);
  for (const full_name of ['Asha Rao', 'Meera Nair']) await candidate({ full_name });
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  const { keyboard } = page;
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const focused = () => page.evaluate('document.activeElement.textContent');

  await keyboard.press('g');
  await keyboard.press('c');
  await page.waitForURL('**/console/candidates');
  await keyboard.press('j');
  expect(await focused()).toBe('Meera Nair');
  await keyboard.press('j');
  expect(await focused()).toBe('Asha Rao');
  await keyboard.press('j');
  expect(await focused()).toBe('Asha Rao');
  await view.shot('keys-row');
  await keyboard.press('k');
  expect(await focused()).toBe('Meera Nair');

  await keyboard.press('?');
  await help.waitFor();
  await view.shot('keys');
  await expectAccessible(page);
  // The dialog has the keyboard.
  await keyboard.press('j');
  expect(await help.isVisible()).toBe(true);
  await keyboard.press('Escape');
  expect(await focused()).toBe('Meera Nair');

  const field = page.getByRole('main').getByLabel('Search candidates', { exact: true });
  await field.press('?');
  await field.press('j');
  expect(await field.inputValue()).toBe('?j');
  expect(await help.isVisible()).toBe(false);

  await page.getByRole('link', { name: 'Asha Rao' }).click();
  await page.getByLabel('New note').waitFor();
  await keyboard.press('n');
  await keyboard.type('no one');
  expect(await page.getByLabel('New note').inputValue()).toBe('no one');
  await page.getByLabel('New note').fill('');
  await page.getByLabel('New note').blur();

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await help.getByLabel('Use single-key shortcuts').uncheck();
  await keyboard.press('Escape');
  await keyboard.press('?');
  await keyboard.press('/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  expectClean(view);
});

browserTest('Read resumes beside the profiles of a list, one after the other, by keyboard alone', async () => {
  const tenant = await app.tenant();
  const { candidate } = pipelineOf(app, tenant);
  const upload = async (bytes: Buffer): Promise<string> => {
    const headers = { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/octet-stream' };
    const answer = await fetch(`${app.base}/api/v1/resumes`, { method: 'POST', headers, body: new Uint8Array(bytes) });
    return (await answer.json()).data.resume_path;
  };
  const asha = await candidate({
    full_name: 'Asha Rao',
    resume_path: await upload(await makePdf(['Asha Rao', 'Kafka, PostgreSQL'], { pages: 2 })),
  });
  const meera = await candidate({
    full_name: 'Meera Nair',
    resume_path: await upload(await makeDocx({ paragraphs: ['Meera Nair', '<b>Terraform</b>, Rust'] })),
  });
  await app.idle();
  const view = await openConsole(tenant, 'recruiter', { viewport: { width: 1440, height: 900 } });
  const { page } = view;
  await view.go('/console/candidates?order=name');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/console/candidates/${asha}?list=candidates&order=name`);
  await page.locator('.resume-letters span', { hasText: 'Kafka, PostgreSQL' }).first().waitFor();
  expect(await page.getByRole('group', { name: /^Page \d of 2$/ }).count()).toBe(2);
  const [resume, profile] = await Promise.all([
    page.locator('.resume-view').boundingBox(),
    page.getByRole('complementary', { name: 'Profile' }).boundingBox(),
  ]);
  expect((resume?.x ?? 0) + (resume?.width ?? 0)).toBeLessThanOrEqual(profile?.x ?? 0);
  await expectAccessible(page);
  await view.shot('resume-pdf');
  await page.keyboard.press('j');
  await page.waitForURL(`**/console/candidates/${meera}?list=candidates&order=name`);
  await page.locator('.resume-pages', { hasText: '<b>Terraform</b>, Rust' }).waitFor();
  await expectAccessible(page);
  await view.shot('resume-docx');
  await page.keyboard.press('k');
  await page.waitForURL(`**/console/candidates/${asha}?list=candidates&order=name`);
  await page.locator('.resume-letters span').first().waitFor();
  // One opening, one entry.
  const entries = await app.rows(
    `select subject from audit_entries where organization_id = $1 and action = 'candidate.view_resume' order by id`,
    [tenant.organizationId],
  );
  expect(entries.map(({ subject }) => subject)).toEqual([asha, meera, asha]);
  expectClean(view);
});
