import { expect } from 'vitest';
import { rowsOf } from '../screenings/rows.ts';
import { aCandidate, startApp, type Tenant } from '../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../support/browser.ts';
import { consolePages } from './console-page.ts';
import { creatorOf } from './page-assertions.ts';
import { recordVideo } from './recorded-video.ts';
import { recordingStore } from './recording-fixture.ts';

const app = await startApp({ worker: false });
const openConsole = consolePages(app);
const questions = [{ id: 'q', text: 'Tell us about Kafka.', kind: 'spoken', order: 1, skill: 'Kafka' }];

async function interviewOf(tenant: Tenant, fields: Record<string, unknown>): Promise<string> {
  const make = creatorOf(tenant);
  const job = await make('/jobs', { title: 'Backend engineer', skip_ai_enrichment: true });
  const candidate = await make('/candidates', aCandidate());
  const stored = rowsOf(app, tenant.organizationId);
  return stored.interview(candidate, job, { questions, started_at: new Date(), ...fields });
}

const over = {
  status: 'completed',
  ended_at: new Date(),
  recording_merge_status: 'merged',
  has_recording_chunks: true,
  has_valid_merge: true,
  overall_score: 70,
  proctoring_trust_score: 90,
  proctoring_risk_level: 'low',
  proctoring_summary_json: { counts: { tab_hidden: 1 }, seconds: { tab_hidden: 5 }, deductions: [], rule: '1' },
};

browserTest('Play and seek a recording on the page of its interview', async () => {
  const tenant = await app.tenant();
  const id = await interviewOf(tenant, over);
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await rowsOf(app, tenant.organizationId).answer(id, {
    question_index: 0,
    answer_transcript: 'We use Kafka often. And it scales.',
    score: 70,
    score_reasons: '["Names Kafka"]',
  });
  const contents = await recordVideo(page);
  await recordingStore(app, tenant)(id, null, contents, 3);
  await recordingStore(app, tenant)(id, 0, contents, 3);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await view.go(`/console/interviews/${id}`);
  await view.shot('interview');
  await expectAccessible(page);
  expect(asked.filter((path) => path.includes('recording'))).toEqual([]);

  const player = page.getByLabel('Full interview');
  const state = (property: string) => player.evaluate((video, name) => (video as never)[name], property);
  await player.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => state('currentTime'), { timeout: 20_000 }).toBeGreaterThan(0.2);
  expect(await state('duration')).toBeCloseTo(3, 0);
  await page.evaluate(`(() => {
    const video = document.querySelector('[aria-label="Full interview"]');
    video.pause();
    return new Promise((resolve) => {
      video.addEventListener('seeked', resolve, { once: true });
      video.currentTime = 2.5;
    });
  })()`);
  const [red = 0, , blue = 0] = await page.evaluate<number[]>(`(() => {
    const context = document.createElement('canvas').getContext('2d');
    context.drawImage(document.querySelector('[aria-label="Full interview"]'), 0, 0);
    return [...context.getImageData(5, 5, 1, 1).data];
  })()`);
  expect([red < 60, blue > 180]).toEqual([true, true]);
  expect(new Set(asked.filter((path) => path.includes('recording')))).toEqual(
    new Set([`/console/interviews/${id}/recording`]),
  );
  // A question plays in the same player.
  await page.getByRole('link', { name: 'Play this answer' }).click();
  const answer = page.getByLabel('Answer 1', { exact: true });
  await expect
    .poll(() => answer.evaluate((video) => (video as never)['currentTime']), { timeout: 20_000 })
    .toBeGreaterThan(0.1);
  expect(await page.locator('video').count()).toBe(1);
  await page.getByRole('link', { name: 'And it scales.' }).click();
  await expect.poll(() => answer.evaluate((video) => (video as never)['currentTime'])).toBeGreaterThan(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download recording' }).click();
  expect((await download).suggestedFilename()).toBe(`interview-${id}.webm`);
  expectClean(view);
});

browserTest('Turn an open page into the report when the interview ends, without interrupting playback', async () => {
  const tenant = await app.tenant();
  const id = await interviewOf(tenant, { status: 'in_progress' });
  const view = await openConsole(tenant, 'recruiter');
  const { page } = view;
  await view.go(`/console/interviews/${id}`);
  await page.getByText('Updates live.').waitFor();
  await page.getByText('Question 1 of 1').waitFor();
  await expectAccessible(page);
  const contents = await recordVideo(page);
  await recordingStore(app, tenant)(id, 0, contents, 3);
  await app.rows(
    `update video_interviews set status = 'completed', ended_at = now(), recording_merge_status = 'pending' where id = $1`,
    [id],
  );
  const player = page.getByLabel('Answer 1');
  await player.waitFor();
  await player.evaluate((video) => {
    Object.assign(video, { loop: true });
    return (video as unknown as { play(): Promise<void> }).play();
  });
  await recordingStore(app, tenant)(id, null, contents, 3);
  await app.rows(`update video_interviews set recording_merge_status = 'merged', overall_score = 70 where id = $1`, [
    id,
  ]);
  await page.getByText('The recording is complete.').waitFor();
  expect(await player.evaluate((video) => (video as unknown as { paused: boolean }).paused)).toBe(false);
  await page.getByText('Interview completed').waitFor({ state: 'attached' });
  await expectAccessible(page);
  expectClean(view);
});
