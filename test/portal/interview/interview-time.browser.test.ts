import { expect } from 'vitest';
import { browserTest, expectClean } from '../../support/browser.ts';
import { openInterview, startInterviews, withCamera } from './interviews.ts';

const { phones, received, invited, detail } = await startInterviews({ preparationSeconds: 0, answerSeconds: 10 });

browserTest('start recording with the question if there is no preparation, and stop at the time limit', async () => {
  const { id, path } = await invited();
  const phone = await phones.open(withCamera);
  const me = await openInterview(phone, path);
  await me.begin();
  await me.sees('Recording starts as soon as');
  await me.press('Show the question');
  await me.button('Finish my answer').waitFor();
  await me.sees('Your answer is recorded.');
  await me.press('Send my answer');
  await me.heading('Question 2 of 2');
  expect((await received(id, 0))[0]).toBeGreaterThanOrEqual(3);
  expect(await detail(id)).toMatchObject({ answers: [{ question_index: 0, notes: null }] });
  expectClean(phone);
});
