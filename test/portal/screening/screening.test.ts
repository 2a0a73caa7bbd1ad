import { expect, test } from 'vitest';
import { pipelineOf, together } from '../../applications/pipeline.ts';
import { startApp } from '../../support/app.ts';
import { makePdf } from '../../support/resume-files.ts';
import { statusAndHtml, visitorOf } from '../visitor.ts';
import { formQuestions, screeningFormsOf, validAnswers } from './screening-forms.ts';

const app = await startApp({ worker: false });
const { visit, open, send, follow, upload } = visitorOf(app);
const tenant = await app.tenant({ name: 'Agency' });
const pipeline = pipelineOf(app, tenant);
const { session, answerAll } = screeningFormsOf(app, tenant);

test('Show the introduction without starting, and the first question after Start', async () => {
  const it = await session();
  const intro = await visit(it.path);
  expect([intro.status, intro.title]).toEqual([200, 'Backend Engineer at Acme']);
  expect(intro.html).toMatch(/<dt>Questions<\/dt><dd>5<\/dd><dt>Answer by<\/dt><dd>\d+ \w+ 20\d\d<\/dd>/);
  expect(intro.html).toContain('Agency would like to know more');
  expect((await it.row()).status).toBe('initiated');
  const begun = await send(it.path, { step: 'begin' });
  expect([begun.status, begun.location]).toEqual([303, it.of('why')]);
  expect(await it.row()).toMatchObject({ status: 'in_progress', form_started_at: expect.any(Date) });
  expect((await open(it.path)).title).toBe('Question 1 of 5 – Backend Engineer');
});

test('Save each answer, show all of them, and thank after submission', async () => {
  const it = await session();
  await it.begin();
  const ids = formQuestions.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    const page = await open(it.path);
    expect(page.title).toBe(`Question ${index + 1} of 5 – Backend Engineer`);
    const sent = await it.answer(id, validAnswers[id] ?? '');
    expect([sent.status, sent.location]).toEqual([303, index < 4 ? it.of(ids[index + 1] ?? '') : it.path]);
    expect(Object.keys(await it.answers())).toHaveLength(index + 1);
  }
  const review = await visit(it.path);
  expect(review.title).toBe('Check your answers – Backend Engineer');
  for (const text of ['Because.', '>30<', '1 December 2026', 'Night', 'Mon, Tue &quot;late&quot;']) {
    expect(review.html).toContain(text);
  }
  expect((await it.row()).completed_at).toBeNull();

  const finished = await send(it.path, { step: 'finish' });
  expect([finished.status, finished.location]).toEqual([303, it.path]);
  const thanks = await visit(it.path);
  expect(thanks.html).toContain('Agency has your answers.');
  expect(await it.row()).toMatchObject({ status: 'completed', completed_at: expect.any(Date) });
  expect(await it.answers()).toMatchObject({ 'days & nights': '["Mon","Tue \\"late\\""]', notice: '30' });

  // Later requests change nothing and show the same page.
  expect(statusAndHtml(await follow(it.path, { step: 'finish' }))).toEqual(statusAndHtml(thanks));
  expect(statusAndHtml(await follow(it.of('why'), { answer: 'Else' }))).toEqual(statusAndHtml(thanks));
  expect(statusAndHtml(await visit(it.of('why')))).toEqual(statusAndHtml(thanks));
  expect((await it.answers())['why']).toBe('Because.');
});

test('Return 422 for an invalid answer with the problem and the input, and save nothing', async () => {
  const it = await session();
  await it.begin();
  await it.answer('why', 'Because.');
  const refused = await it.answer('notice', 'about "two" <months>');
  expect([refused.status, refused.title]).toEqual([422, 'Error: Question 2 of 5 – Backend Engineer']);
  expect(refused.html).toMatch(/<div class="problems" role="alert" tabindex="-1" autofocus/i);
  expect(refused.html).toContain('href="#field-answer"');
  expect(refused.html).toContain('aria-invalid="true"');
  expect(refused.html).toContain('value="about &quot;two&quot; &lt;months>"');
  expect(await it.answers()).toEqual({ why: 'Because.' });

  const empty = await it.answer('notice', '');
  expect([empty.status, empty.html.includes('Please answer this question.')]).toEqual([422, true]);
  const foreign = await it.answer('shift', 'Evening');
  expect([foreign.status, foreign.html.includes('Please choose one of the given answers.')]).toEqual([422, true]);
  const both = await it.answer('days & nights', ['Mon', 'Sun']);
  expect(both.status).toBe(422);
  expect(both.html).toMatch(/value="Mon" checked/);
  expect(Object.keys(await it.answers())).toEqual(['why']);
});

test('Let candidates skip optional questions only', async () => {
  const it = await session();
  await it.begin();
  expect((await visit(it.of('start'))).html).toContain('Skip this question');
  expect((await send(it.of('start'), { answer: 'typed by half', skip: 'yes' })).status).toBe(303);
  expect((await visit(it.of('notice'))).html).not.toContain('Skip this question');
  expect((await send(it.of('notice'), { answer: '30', skip: 'yes' })).status).toBe(422);
  expect(await it.answers()).toEqual({ start: '' });
  await it.answer('start', '2026-12-01');
  expect((await visit(it.of('start'))).html).toContain('Remove this answer');
});

test('Let candidates change earlier answers until submission', async () => {
  const it = await session();
  await answerAll(it);
  expect((await visit(it.of('why'))).html).toContain('>Because.</textarea>');
  expect((await visit(it.of('shift'))).html).toMatch(/value="Night" checked/);
  expect((await visit(it.of('days & nights'))).html).toMatch(/value="Tue &quot;late&quot;" checked/);
  const changed = await it.answer('shift', 'Day');
  expect(changed.location).toBe(it.path);
  expect((await it.answers())['shift']).toBe('Day');
  expect((await visit(it.of('notice'))).html).toContain(it.of('why'));
});

test('Ask for a missing resume at the end, and store it', async () => {
  const it = await session({ hasResume: false });
  await answerAll(it);
  const asked = await visit(it.path);
  expect(asked.title).toBe('Your resume – Backend Engineer');
  expect((await it.row()).status).toBe('awaiting_resume');
  expect(asked.html).toContain(`action="${it.path}/resume"`);

  // By a redirect, so that a reload does not upload the file again.
  const sendFile = (bytes: Buffer<ArrayBuffer>, name: string) => upload(`${it.path}/resume`, 'resume', bytes, name);
  const wrong = await sendFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 0, 3]), 'a.png');
  expect(wrong.status).toBe(303);
  const told = await visit(wrong.location ?? '');
  expect(told.title).toBe('Error: Your resume – Backend Engineer');
  expect(told.html).toContain('must be a PDF, Word (DOCX) or plain text file');
  const none = await visit((await sendFile(Buffer.alloc(0), '')).location ?? '');
  expect(none.html).toContain('Choose a file, or continue without a resume.');
  expect((await visit(`${it.path}/resume`)).location).toBe(it.path);
  const huge = await sendFile(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'a.txt');
  expect([huge.status, huge.title]).toEqual([413, 'That file is too large']);

  const file = Buffer.from(await makePdf(['Asha Rao', 'Backend engineer']));
  const [first, second] = await together(2, () => sendFile(file, 'cv.pdf'));
  expect([first?.location, second?.location]).toEqual([it.path, it.path]);
  expect((await pipeline.candidateRow(it.candidate)).resume_path).not.toBeNull();
  expect((await visit(it.path)).title).toBe('Check your answers – Backend Engineer');
  expect((await visit(wrong.location ?? '')).location).toBe(it.path);
  expect((await follow(it.path, { step: 'finish' })).title).toBe('Thank you – Backend Engineer');
});

test('Let candidates continue without a resume', async () => {
  const it = await session({ hasResume: false });
  await answerAll(it);
  expect((await follow(it.path, { step: 'skip-resume' })).title).toBe('Check your answers – Backend Engineer');
  await send(it.path, { step: 'finish' });
  expect((await it.row()).status).toBe('completed');
  expect((await pipeline.candidateRow(it.candidate)).resume_path).toBeNull();
});

test('Show the first unanswered required question after an early submission', async () => {
  const it = await session();
  await it.begin();
  await it.answer('why', 'Because.');
  expect((await send(it.path, { step: 'finish' })).location).toBe(it.of('notice'));
  expect((await it.row()).status).toBe('in_progress');
});

test('Complete a screening without questions', async () => {
  const it = await session({ asked: [] });
  expect((await it.begin()).title).toBe('Check your answers – Backend Engineer');
  expect((await follow(it.path, { step: 'finish' })).title).toBe('Thank you – Backend Engineer');
});

test('Escape questions, titles and answers', async () => {
  const it = await session({ title: 'Dev </title><script>alert(1)</script>' });
  const pages = [await visit(it.path), await it.begin()];
  await answerAll(it);
  await it.answer('why', '</textarea><img src=x onerror=alert(1)>');
  pages.push(await visit(it.of('why')), await visit(it.path));
  for (const { html } of pages) {
    expect(html).toContain('Dev &lt;/title>&lt;script>');
    expect(html).not.toMatch(/<script|<img|<b>| style=/);
  }
  expect(pages[1]?.html).toContain('Why &lt;b>this&lt;/b> job?');
  expect(pages[2]?.html).toContain('&lt;/textarea>&lt;img');
});
