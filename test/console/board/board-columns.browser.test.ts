import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../../support/browser.ts';
import { consolePages } from '../console-page.ts';

const app = await startApp({ worker: false });
const openConsole = consolePages(app);

const isShown = (form: any): boolean => (globalThis as any).getComputedStyle(form).opacity === '1';

/** A board of seven columns, of which the first is longer than the screen. */
async function openBoard() {
  const tenant = await app.tenant({ outreachEnabled: false });
  const { job, candidate, apply } = pipelineOf(app, tenant);
  const jobId = await job({ title: 'Data Engineer', skip_ai_enrichment: true });
  for (let i = 0; i < 16; i++) {
    const full_name = `Lakshmi Raghavan ${i}`;
    await apply(await candidate({ full_name, current_designation: 'Engineer' }), jobId, { match_score: 90 - i });
  }
  const view = await openConsole(tenant, 'recruiter');
  await view.go(`/console/jobs/${jobId}/board`);
  return { ...view, lane: (name: string) => view.page.getByRole('region', { name: new RegExp(`^${name}`) }) };
}

browserTest('Show seven columns wide enough to read names and statuses, and scroll the board sideways', async () => {
  const view = await openBoard();
  const { page } = view;
  for (const width of [1280, 794]) {
    await page.setViewportSize({ width, height: 800 });
    const card = page.getByRole('listitem').filter({ hasText: 'Lakshmi Raghavan 0' }).first();
    await card.hover();
    const fits = await card.getByRole('combobox').evaluate((select: any) => {
      const text = (globalThis as any).document.createElement('canvas').getContext('2d');
      text.font = (globalThis as any).getComputedStyle(select).font;
      return select.clientWidth - text.measureText('Candidate joined').width;
    });
    // The arrow, and the padding on both sides.
    expect(fits, `the select at ${width}`).toBeGreaterThan(24);
    const isCut = await card.getByRole('link').evaluate((link: any) => link.scrollWidth > link.clientWidth);
    expect(isCut, `the name at ${width}`).toBe(false);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await view.shot(`board-${width}`);
  }
  expect(
    await page.evaluate('document.querySelector(".board").scrollWidth > document.querySelector(".board").clientWidth'),
  ).toBe(true);
  await expectAccessible(page);
  expectClean(view);
});

browserTest('Keep the heads of all columns, and room to drop a card, while a long column scrolls', async () => {
  const view = await openBoard();
  const { page, lane } = view;
  for (const width of [1280, 794]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('.board').evaluate((board: any) => board.scrollTo(0, board.scrollHeight));
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    expect(await lane('Applied').getByText('Lakshmi Raghavan 15').isVisible()).toBe(true);
    const top = await page.locator('.board').evaluate((board: any) => board.getBoundingClientRect().top);
    const head = await lane('Shortlisted').getByRole('heading').boundingBox();
    expect(Math.abs((head?.y ?? 0) - top), `the head at ${width}`).toBeLessThan(12);
    const [long, empty] = [await lane('Applied').boundingBox(), await lane('Shortlisted').boundingBox()];
    expect(empty?.height).toBe(long?.height);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Lakshmi Raghavan 15' })
    .dragTo(lane('Shortlisted'), {
      targetPosition: { x: 90, y: ((await lane('Shortlisted').boundingBox())?.height ?? 0) - 40 },
    });
  await page.getByText('Lakshmi Raghavan 15 moved to Shortlisted.').waitFor();
  expectClean(view);
});

browserTest('Show the score and date of a card together with its status, by mouse and by keyboard', async () => {
  const view = await openBoard();
  const { page } = view;
  const card = page.getByRole('listitem').filter({ hasText: 'Lakshmi Raghavan 0' }).first();
  const next = page.getByRole('listitem').filter({ hasText: 'Lakshmi Raghavan 1' }).first();
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const expectApart = async (how: string) => {
    await expect.poll(() => card.locator('form').evaluate(isShown), { message: how }).toBe(true);
    const top = (await card.getByRole('combobox').boundingBox())?.y ?? 0;
    expect(await bottomOf(card.locator('time')), how).toBeLessThanOrEqual(top);
    expect(await bottomOf(card.locator('.score')), how).toBeLessThanOrEqual(top);
    expect(await bottomOf(card.getByRole('button')), how).toBeLessThanOrEqual((await next.boundingBox())?.y ?? 0);
  };
  await card.hover();
  await expectApart('by mouse');
  await view.shot('board-card');
  await page.mouse.move(0, 0);
  await card.getByRole('combobox').focus();
  await expectApart('by keyboard');
  expectClean(view);
});

browserTest('Mark the edge of the board until its last column is in view', async () => {
  const view = await openBoard();
  const { page } = view;
  const isCovered = async (column: Locator) => {
    const [edge, box] = [await page.locator('.board-edge').boundingBox(), await column.boundingBox()];
    return edge !== null && box !== null && edge.x < box.x + box.width && edge.x + edge.width > box.x;
  };
  const coveredLanes = async () => {
    const lanes = await page.locator('.lane').all();
    return (await Promise.all(lanes.map(isCovered))).filter(Boolean).length;
  };
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.locator('.board').evaluate((board: any) => board.scrollTo(0, 0));
    expect(await coveredLanes(), `at the start, ${width}`).toBeGreaterThan(0);
    await view.shot(`board-edge-${width}`);
    await page.locator('.board').evaluate((board: any) => board.scrollTo(board.scrollWidth, 0));
    expect(await coveredLanes(), `at the end, ${width}`).toBe(0);
  }
  await page.setViewportSize({ width: 2400, height: 800 });
  expect(await coveredLanes(), 'all in view').toBe(0);
  expectClean(view);
});
