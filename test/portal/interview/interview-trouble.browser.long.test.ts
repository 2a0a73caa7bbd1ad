import { expect } from 'vitest';
import { until } from '../../support/app.ts';
import { browserTest, expectAccessible, expectClean, plainOrigin } from '../../support/browser.ts';
import { candidateOn, openInterview, startInterviews, withCamera } from './interviews.ts';

const { app, phones, received, arrived, invited, detail, signals } = await startInterviews({
  preparationSeconds: 60,
  answerSeconds: 120,
});

browserTest('let a second tab take over the interview with everything recorded so far', async () => {
  const { id, path } = await invited();
  const phone = await phones.open(withCamera);
  const first = await openInterview(phone, path);
  await first.begin();
  await first.startAnswer();
  await arrived(id, 0, 1);

  const second = candidateOn(await phone.context.newPage());
  await second.page.goto(app.base + path);
  await second.heading('The interview is open in another tab');
  await expectAccessible(second.page);
  await second.press('Continue here');
  await first.heading('The interview is open in another tab');
  await second.press('Continue the interview');
  await second.sees('The recording was interrupted');
  await second.goOn();
  await until(async () => (await received(id, 0)).length === 2, 'the second recording to arrive');
  await second.finishAnswer();
  await second.heading('Question 2 of 2');
  await second.sees('Your last answer has arrived in full.');
  expect(await detail(id)).toMatchObject({ answers: [{ question_index: 0 }] });
  expect((await signals(id)).map(({ kind }) => kind)).toContain('seat_taken');

  // And back again, without a reload.
  await first.press('Continue here');
  await first.press('Continue the interview');
  await first.heading('Question 2 of 2');
  await second.heading('The interview is open in another tab');
  expectClean(phone);

  // Another device: the tab notices at its next request.
  const other = await openInterview(await phones.open(withCamera), path);
  await other.heading('The interview is open in another tab');
  await other.press('Continue here');
  await other.press('Continue the interview');
  await other.heading('Question 2 of 2');
  await first.press('Show the question');
  await first.heading('The interview is open in another tab');
});

/** Makes the browser deliver the first byte of a recording alone, as it does now and then. */
const firstByteAlone = `globalThis.MediaRecorder = class extends MediaRecorder {
  addEventListener(type, listener) {
    let isFirst = type === 'dataavailable';
    super.addEventListener(type, (event) => {
      if (!isFirst) return listener(event);
      isFirst = false;
      listener({ data: event.data.slice(0, 1) });
      listener({ data: event.data.slice(1) });
    });
  }
}`;

browserTest('keep the whole recording when the browser delivers its first byte alone', async () => {
  const { id, path } = await invited(['What have you built with Kafka?']);
  const phone = await phones.open(withCamera);
  await phone.context.addInitScript(firstByteAlone);
  const me = await openInterview(phone, path);
  await me.begin(1);
  await me.startAnswer();
  await arrived(id, 0, 2);
  await me.finishAnswer();
  await me.heading('Thank you');
  expectClean(phone);
  await app.idle();
  expect(await detail(id)).toMatchObject({ integrity_json: { complete: true, runs: 1 } });
});

browserTest('keep the controls in view below a long question', async () => {
  const { path } = await invited(['Imagine that a customer calls on a Friday evening. '.repeat(39)]);
  const phone = await phones.open(withCamera);
  const me = await openInterview(phone, path);
  const isInView = async (locator: ReturnType<typeof me.button>) => {
    await locator.waitFor();
    const box = await locator.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= (me.page.viewportSize()?.height ?? 0);
  };
  await me.begin(1);
  await me.press('Show the question');
  expect(await isInView(me.button('Start my answer now'))).toBe(true);
  expect(await isInView(me.page.getByText('Time to prepare').last())).toBe(true);
  await phone.shot('interview-long');
  await me.press('Start my answer now');
  expect(await isInView(me.button('Finish my answer'))).toBe(true);
  expect(await isInView(me.page.locator('.on-air'))).toBe(true);
  // In landscape.
  await me.page.setViewportSize({ width: 740, height: 340 });
  expect(await isInView(me.button('Finish my answer'))).toBe(true);
  expect(await isInView(me.page.locator('.on-air'))).toBe(true);
  await me.page.setViewportSize({ width: 360, height: 740 });
  await phone.context.setOffline(true);
  expect(await isInView(me.page.locator('[data-when="lost"]'))).toBe(true);
  await phone.shot('interview-long-offline');
  await expectAccessible(me.page);
  await phone.context.setOffline(false);
  await me.page.reload();
  await me.press('Check camera and microphone');
  await me.press('Continue the interview');
  expect(await isInView(me.button('Continue my answer'))).toBe(true);
  expect(await isInView(me.page.getByText('The recording was interrupted'))).toBe(true);
  expectClean(phone);
});

browserTest('treat a duplicated tab as another tab', async () => {
  const { path } = await invited();
  const phone = await phones.open(withCamera);
  const first = await openInterview(phone, path);
  await first.begin();
  const opening = phone.context.waitForEvent('page');
  await first.page.evaluate('void window.open(location.href)');
  const second = candidateOn(await opening);
  await second.heading('The interview is open in another tab');
  await first.startAnswer();
});

browserTest('explain how to allow a blocked camera, and continue when it is allowed', async () => {
  const { path } = await invited();
  const phone = await phones.open();
  const me = await openInterview(phone, path);
  await me.agree();
  await me.sees('Your browser doesn’t let this page use your camera');
  await phone.shot('interview-refused');
  await expectAccessible(me.page);
  await phone.context.grantPermissions(withCamera.permissions);
  await me.press('Try again');
  await me.press('Start the interview');
  await me.heading('Question 1 of 2');
  expectClean(phone);
});

browserTest('explain that script or https is missing', async () => {
  const { path } = await invited();
  const plain = await phones.open({ javaScriptEnabled: false });
  const me = await openInterview(plain, path);
  await me.sees('The interview needs JavaScript');
  expect(await me.button('Check camera and microphone').isVisible()).toBe(false);

  const insecure = await phones.open(withCamera);
  await insecure.page.goto(plainOrigin(app.base) + path);
  await insecure.page.getByText('opened over an insecure connection').waitFor();
  await expectAccessible(insecure.page);
});

browserTest('upload an answer without browser storage, and warn against leaving', async () => {
  const { id, path } = await invited();
  const phone = await phones.open(withCamera);
  await phone.context.addInitScript(`Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`);
  const me = await openInterview(phone, path);
  await me.begin();
  await me.startAnswer();
  await arrived(id, 0, 1);
  await me.sees('Your browser can’t save recordings for this page');
  await phone.context.setOffline(true);
  await me.sees('only while the page is open');
  await phone.context.setOffline(false);
  await me.finishAnswer();
  await me.heading('Question 2 of 2');
  await me.sees('Your last answer has arrived in full.');
  expectClean(phone);
});

browserTest('continue after the browser loses a chunk, and report the loss', async () => {
  const { id, path } = await invited();
  const phone = await phones.open(withCamera);
  const me = await openInterview(phone, path);
  await me.begin();
  const loseThis = async () => {
    await phone.context.route('**/chunks/0', (route) => route.abort());
    await me.startAnswer();
    await me.sees('We can’t reach the server');
    await me.press('Finish my answer');
    await me.page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('interview-room');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const change = opening.result.transaction('chunks', 'readwrite');
      change.objectStore('chunks').openCursor().onsuccess = ({ target }) => target.result.delete();
      change.oncomplete = resolve;
    };
  })`);
    await phone.context.unroute('**/chunks/0');
    await me.press('Send my answer');
  };
  await loseThis();
  await me.heading('Question 2 of 2');
  await me.sees('Part of your last answer is missing');
  await loseThis();
  await me.heading('Thank you');
  await me.sees('Part of your last answer is missing');
  const [run] = await app.rows('select expected_chunks from video_interview_runs where interview_id = $1', [id]);
  expect((await received(id, 0))[0]).toBeLessThan(run.expected_chunks);
});

browserTest('interrupt an answer when the camera stops, and request the camera again', async () => {
  const { id, path } = await invited();
  const phone = await phones.open(withCamera);
  const me = await openInterview(phone, path);
  await me.begin();
  await me.startAnswer();
  await arrived(id, 0, 1);
  // `stop()` fires no event, so the test dispatches `ended`.
  await me.page.evaluate(`(() => {
    const [track] = document.querySelector('video').srcObject.getVideoTracks();
    track.stop();
    track.dispatchEvent(new Event('ended'));
  })()`);
  await me.sees('The recording was interrupted');
  await me.goOn();
  await until(async () => (await received(id, 0)).length === 2, 'the second recording to arrive');
  await me.finishAnswer();
  await me.heading('Question 2 of 2');
  await me.sees('Your last answer has arrived in full.');
  await me.page.reload();
  await me.heading('Welcome back');
  await until(async () => (await signals(id)).length > 0, 'what the page sent as it went');
  expect((await signals(id)).map(({ kind }) => kind)).toEqual(['camera_off']);
  expectClean(phone);
});

browserTest('deliver every chunk to a server that is busy, asks to wait or truncates answers', async () => {
  const { id, path } = await invited();
  const phone = await phones.open(withCamera);
  const me = await openInterview(phone, path);
  await me.begin();
  const answers = [
    { status: 503, body: '' },
    { status: 429, headers: { 'retry-after': '1' }, body: '{}' },
    { status: 200, body: '{"rec' },
  ];
  await phone.context.route('**/chunks/0', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await me.startAnswer();
  await arrived(id, 0, 1);
  expect(answers).toEqual([]);
  await me.finishAnswer();
  await me.sees('Your last answer has arrived in full.');
});

browserTest('count signals once, across a reload, and only while a question is open', async () => {
  const { id, path } = await invited();
  const phone = await phones.open(withCamera);
  const me = await openInterview(phone, path);
  const hide = (isHidden: boolean) =>
    me.page.evaluate(`Object.defineProperty(document, 'hidden', { configurable: true, value: ${isHidden} });
      document.dispatchEvent(new Event('visibilitychange'));`);
  await me.begin();
  await me.pasteNotes();
  await hide(true);
  await hide(false);
  await me.startAnswer();
  await me.pasteNotes();
  await hide(true);
  await hide(false);
  await arrived(id, 0, 1);
  // Leaving the page sends the waiting signals.
  await me.page.reload();
  await me.press('Check camera and microphone');
  await me.press('Continue the interview');
  await me.page.reload();
  await me.heading('Welcome back');
  await until(async () => (await signals(id)).length > 1, 'what the page sent as it went');
  expect((await signals(id)).map(({ kind, question }) => [kind, question])).toEqual([
    ['paste', 0],
    ['tab_hidden', 0],
  ]);
});

browserTest('show how an interview ended, without requesting the camera', async () => {
  const ended = async (status: string, sql: string, words: string) => {
    const { id, path } = await invited();
    const phone = await phones.open();
    if (status !== 'expired') {
      await phone.context.grantPermissions(withCamera.permissions);
      await (await openInterview(phone, path)).begin();
    }
    await app.rows(sql, [id]);
    const me = await openInterview(phone, path);
    await me.heading(words);
    await phone.shot(`interview-${status}`);
    await expectAccessible(me.page);
    expect(await me.page.locator('[data-room]').count()).toBe(0);
    expectClean(phone);
  };
  await ended('expired', `update video_interviews set expires_at = now() where id = $1`, 'This interview has expired');
  await ended(
    'abandoned',
    `update video_interview_rooms set last_seen_at = now() - interval '31 minutes' where interview_id = $1`,
    'This interview has ended',
  );
});
