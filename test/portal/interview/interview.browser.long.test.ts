import path from 'node:path';
import { expect } from 'vitest';
import { consolePages } from '../../console/console-page.ts';
import { until } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean } from '../../support/browser.ts';
import { openInterview, startInterviews, withCamera } from './interviews.ts';
import { expectProbed, type Played, playing } from './playback.ts';

const { app, tenant, phones, questions, received, arrived, invited, detail, signals } = await startInterviews();
const openConsole = consolePages(app);
const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

/** A recruiter plays and downloads everything. The browser and ffprobe, if installed, decode it. */
async function expectPlayable(id: string): Promise<void> {
  const view = await openConsole(tenant, 'recruiter');
  await view.go(`/console/interviews/${id}`);
  const { answers } = await detail(id);
  const lengths: number[] = answers.map(({ seconds }: { seconds: number }) => seconds);
  for (const [label, seconds] of [
    ['Answer 1', lengths[0] ?? 0],
    ['Answer 2', lengths[1] ?? 0],
    ['Full interview', sum(lengths)],
  ] as const) {
    await view.page.locator(`.chapters [data-play="${label}"]`).click();
    const played = await view.page.evaluate<Played>(playing(label));
    expect(played.width, label).toBe(640);
    expect(played.seconds, label).toBeGreaterThan(1);
    expect(Math.abs(played.seconds - seconds), label).toBeLessThan(0.5);
    expect(played.reached, label).toBeCloseTo(played.seconds - 0.5, 1);
    expect(played.contrast, label).toBeGreaterThan(50);
    expect(Math.min(played.pictures, played.sound), label).toBeGreaterThan(0);
  }
  const download = view.page.waitForEvent('download');
  await view.page.getByRole('link', { name: 'Download recording' }).click();
  const file = path.join(app.config.dataDir, 'downloaded.webm');
  await (await download).saveAs(file);
  expectProbed(file, sum(lengths));
  expectClean(view);
}

browserTest('complete an interview with its whole recording despite a lost connection and a reload', async () => {
  const { id, path: address } = await invited();
  const phone = await phones.open(withCamera);
  const me = await openInterview(phone, address);
  const { page, press, heading, button, sees } = me;
  const check = async (name: string) => {
    await phone.shot(`interview-${name}`);
    await expectAccessible(page);
  };
  await button('Check camera and microphone').waitFor();
  await check('intro');
  await press('Check camera and microphone');
  await sees('Tick the box to agree');
  await check('consent');
  expect(await detail(id)).toMatchObject({ status: 'invited' });
  await me.agree();
  await sees('We can hear you');
  await check('check');
  await press('Start the interview');
  await heading('Question 1 of 2');
  expect(await detail(id)).toMatchObject({ status: 'in_progress', readiness_json: { camera: true, width: 640 } });
  await check('ready');

  await press('Show the question');
  await sees('Recording starts automatically');
  await check('prepare');
  await button('Finish my answer').waitFor();
  await check('answer');
  await arrived(id, 0, 1);
  // Offline: the recording continues and nothing arrives.
  await phone.context.setOffline(true);
  await sees('We can’t reach the server');
  const before = sum(await received(id, 0));
  await check('offline');
  await press('Finish my answer');
  await page.getByLabel('Notes for your answer').fill('Streams with Kafka, and their tests.');
  await check('notes');
  await press('Send my answer');
  await heading('Sending your answer');
  await check('sending');
  expect(sum(await received(id, 0))).toBe(before);
  await phone.context.setOffline(false);
  await heading('Question 2 of 2');
  await sees('Your last answer has arrived in full.');
  await check('arrived');
  expect(sum(await received(id, 0))).toBeGreaterThan(before);

  // After a reload, the stored chunks that could not be sent arrive.
  await phone.context.route('**/runs/**', (route) => route.abort());
  await phone.context.route('**/runs', (route) => route.abort());
  await me.startAnswer();
  await until(async () => (await me.kept()) >= 2, 'two chunks to be kept');
  await page.reload();
  await heading('Welcome back');
  const kept = await me.kept();
  expect([kept >= 2, await received(id, 1)]).toEqual([true, []]);
  await phone.context.unroute('**/runs/**');
  await phone.context.unroute('**/runs');
  await arrived(id, 1, kept);
  await check('back');
  await press('Check camera and microphone');
  await press('Continue the interview');
  await sees('The recording was interrupted');
  await check('interrupted');
  await me.goOn();
  await arrived(id, 1, kept + 1);
  await press('Finish my answer');
  await sees('Your answer is recorded.');
  await me.pasteNotes();
  await press('Send my answer');
  await heading('Thank you');
  await check('completed');
  await phone.go(address);
  await heading('Thank you');
  await check('completed-again');
  expectClean(phone);

  await app.idle();
  expect(await received(id, 1)).toHaveLength(2);
  expect(await detail(id)).toMatchObject({
    status: 'completed',
    current_question_index: 2,
    recording_merge_status: 'merged',
    has_valid_merge: true,
    integrity_json: { complete: true, runs: 3 },
    answers: [
      { question_text: questions[0], notes: 'Streams with Kafka, and their tests.', seconds: expect.any(Number) },
      { question_text: questions[1], notes: null, seconds: expect.any(Number) },
    ],
  });
  expect(await signals(id)).toEqual(
    expect.arrayContaining([
      { kind: 'connection_lost', question: 0, seconds: expect.any(Number) },
      { kind: 'paste', question: 1, seconds: null },
    ]),
  );
  await expectPlayable(id);

  await phone.go(address);
  await page.getByRole('link', { name: 'Withdraw your consent' }).click();
  await button('Withdraw consent').waitFor();
  await check('withdraw');
  await press('Withdraw consent');
  await heading('You’ve withdrawn your consent');
  await check('withdrawn');
  await app.idle();
  expect(await detail(id)).toMatchObject({ status: 'completed', recording_merge_status: 'removed', answers: [] });
  expectClean(phone);
});
