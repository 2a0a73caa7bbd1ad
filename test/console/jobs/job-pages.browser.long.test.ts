import { expect } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../../support/browser.ts';
import { consolePages } from '../console-page.ts';
import { creatorOf } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const openConsole = consolePages(app);

browserTest('Add, reorder and save screening questions by keyboard alone', async () => {
  const tenant = await app.tenant();
  const screening_questions = ['Kafka?', 'Java?', 'Rust?'].map((question, order) => ({
    ...{ question, type: 'text', required: true, order },
  }));
  const id = await pipelineOf(app, tenant).job({ screening_questions, skip_ai_enrichment: true });
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  const press = async (button: string, key = 'Enter') => {
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press(key);
  };
  const focused = () => page.evaluate<string>('document.activeElement.textContent');
  await view.go(`/console/jobs/${id}/questions`);
  await press('Move question 1 down');
  await page.getByText('Moved to position 2. Not saved yet.').waitFor();
  expect(await focused()).toBe('Move question 2 down');
  await page.keyboard.press('Enter');
  await page.getByText('Moved to position 3. Not saved yet.').waitFor();
  expect(await focused()).toContain('Question 3 of 3');
  await press('Add question');
  await page.getByText('Question 4 added. Not saved yet.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('When can you start?');
  await page.keyboard.press('Tab');
  const low = page.locator('[name=low-3]');
  await page.getByText('Scoring').last().click();
  expect([await low.isVisible(), await page.locator('[name=accepted-3]').isVisible()]).toEqual([false, true]);
  await page.locator('[name=type-3]').selectOption('date');
  expect([await low.isVisible(), await page.locator('[name=accepted-3]').isVisible()]).toEqual([true, false]);
  await low.fill('2026-12-01');
  await expectAccessible(page);
  // The Enter key saves, whichever buttons come first.
  await low.press('Enter');
  await page.getByText('Screening questions saved.').waitFor();
  const { screening_questions: stored } = (await tenant.api.get(`/jobs/${id}`)).body.data;
  expect(stored.map(({ question }: { question: string }) => question)).toEqual([
    ...['Java?', 'Rust?', 'Kafka?', 'When can you start?'],
  ]);
  expect(stored[3]).toMatchObject({ type: 'date', expected: { from: '2026-12-01' } });
  expectClean(view);
});

browserTest(
  'Open the menu of a job over the page, within the screen, and close it with a click beside it, or by keyboard',
  async () => {
    const tenant = await app.tenant();
    const client_id = await creatorOf(tenant)('/clients', { name: 'Nimbus Retail Technologies' });
    const id = await pipelineOf(app, tenant).job({ client_id, skip_ai_enrichment: true });
    const view = await openConsole(tenant, 'recruiter');
    const { page } = view;
    const menu = page.locator('.more-menu > ul');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await view.go(`/console/jobs/${id}`);
      await expectAccessible(page);
      const below = page.getByRole('heading', { level: 2 });
      const places = async () => [await page.locator('h1').boundingBox(), await below.first().boundingBox()];
      const before = await places();
      await page.locator('.more-menu > summary').click();
      await page.getByRole('link', { name: 'Duplicate job' }).waitFor();
      expect(await places()).toEqual(before);
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await view.shot(`job-menu-${width}`);
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, ['.tabs', '.split']);
      await page.mouse.click(width / 2, 780);
      await menu.waitFor({ state: 'hidden' });
      const button = page.locator('.more-menu > summary');
      await button.press('Enter');
      await menu.waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await button.press('Enter');
      await menu.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await menu.waitFor({ state: 'hidden' });
    }
    expectClean(view);
  },
);
