import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { startApp } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../support/browser.ts';
import { consolePages } from './console-page.ts';

const app = await startApp({ worker: false });
const openConsole = consolePages(app);

const details = (text: string) => `<details id="more"><summary>More</summary><p>${text}</p></details>`;
const row = (id: string, text: string) => `<li id="${id}"><button>${text}</button></li>`;
const fields = `<input id="name" value="server"><input id="agree" type="checkbox"><textarea id="note"></textarea>
  <select id="choice"><option>a</option><option>b</option></select><input type="hidden" id="from" value="1">`;

/** Has the live part polled with this content, and waits until the page shows it. */
async function showUpdate(page: Page, number: number, ...content: string[]): Promise<void> {
  const body = `<div id="live-work" tabindex="-1">${content.join('')}<p class="update-${number}">updated</p></div>`;
  await page.route('**/console/live/now', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
  await page.locator(`.update-${number}`).waitFor();
}
const focused = (page: Page) => page.evaluate('document.activeElement.id || document.activeElement.textContent');

async function openPolling() {
  const view = await openConsole(await app.tenant());
  await view.context.addInitScript('delete globalThis.EventSource');
  await view.page.reload();
  await view.page.getByText('Updates every few seconds.').waitFor();
  return view;
}

browserTest('An update keeps typed values, selection, focus and open details', async () => {
  const view = await openPolling();
  const { page } = view;
  await showUpdate(page, 1, fields, details('first'));
  await page.getByText('More').click();
  await page.locator('#agree').check();
  await page.locator('#note').fill('a note');
  await page.locator('#choice').selectOption('b');
  await page.locator('#name').fill('Meera Nair');
  await page.evaluate('document.querySelector("#name").setSelectionRange(0, 5)');

  await showUpdate(page, 2, '<p>above</p>', fields.replace('"1"', '"2"'), details('later'));
  expect(await page.getByText('later').isVisible()).toBe(true);
  expect(await page.locator('#agree').isChecked()).toBe(true);
  expect(await page.locator('#note').inputValue()).toBe('a note');
  expect(await page.locator('#choice').inputValue()).toBe('b');
  expect(await page.locator('#name').inputValue()).toBe('Meera Nair');
  expect(await page.locator('#from').inputValue()).toBe('2');
  expect(await focused(page)).toBe('name');
  expect(await page.evaluate('document.activeElement.selectionEnd')).toBe(5);
  expectClean(view);
});

browserTest('The focus follows a moved row, and stays in the live part when its row is removed', async () => {
  const view = await openPolling();
  const { page } = view;
  const list = (id: string, ...rows: string[]) => `<section id="${id}"><ul>${rows.join('')}</ul></section>`;
  await showUpdate(page, 1, list('open', row('a', 'A'), row('b', 'B')), list('failed', row('c', 'C')));
  await page.getByRole('button', { name: 'B', exact: true }).focus();
  await showUpdate(page, 2, list('open', row('a', 'A')), list('failed', row('c', 'C'), row('b', 'B')));
  expect(await focused(page)).toBe('B');
  await showUpdate(page, 3, list('failed', row('b', 'B'), row('c', 'C')));
  expect(await focused(page)).toBe('B');
  await showUpdate(page, 4, list('failed', row('c', 'C')));
  expect(await focused(page)).toBe('live-work');
  expectClean(view);
});

browserTest('A notice goes once a task has failed again', async () => {
  const view = await openPolling();
  const { page } = view;
  await page.evaluate(
    `document.querySelector('main').insertAdjacentHTML('afterbegin', '<p class="notice">Queued.</p>')`,
  );
  await showUpdate(page, 1, '<p>running</p>');
  expect(await page.locator('.notice').count()).toBe(1);
  await showUpdate(page, 2, '<p data-announce="1 task failed" data-ends-notice="">failed</p>');
  expect(await page.locator('.notice').count()).toBe(0);
  expectClean(view);
});

browserTest('Show times as ages in the reader’s language, and exact in their zone on hover and focus', async () => {
  const tenant = await app.tenant();
  const { body } = await tenant.api.post('/jobs', { title: 'Data Engineer' });
  const setCreated = (age: string) =>
    app.rows(`update jobs set created_at = now() - $1::interval where id = $2`, [age, body.data.id]);
  await setCreated('3 hours 5 minutes');
  const view = await openConsole(tenant, 'recruiter', { timezoneId: 'Asia/Kolkata', locale: 'de-DE' });
  const { page } = view;
  await view.go('/console/jobs');
  const time = page.locator('td time');
  const at = String(await time.getAttribute('datetime'));
  expect(await time.textContent()).toBe('vor 3 Stunden');
  const moved = `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().length))
    .observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => resolve(0), 300))`;
  expect(await page.evaluate(moved)).toBe(0);
  const exact = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeStyle: 'long', timeZone: 'Asia/Kolkata' });
  const tip = page.getByRole('tooltip');
  await time.hover();
  expect(await tip.textContent()).toBe(exact.format(new Date(at)));
  await view.shot('times');
  await expectAccessible(page);
  await page.locator('h1').hover();
  expect(await tip.isVisible()).toBe(false);
  await time.focus();
  expect(await tip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await tip.isVisible()).toBe(false);
  await setCreated('40 days');
  await page.reload();
  expect(await time.textContent()).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  expectClean(view);
});
