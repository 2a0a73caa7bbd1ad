import { request } from 'node:http';
import { expect, test } from 'vitest';
import { pipelineOf, together } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { makePdf } from '../support/resume-files.ts';
import { plain, unknownToken, visitorOf } from './visitor.ts';

const app = await startApp({ worker: false });
const { visit, open, send, follow, upload, startScreening } = visitorOf(app);
const tenant = await app.tenant({ name: 'Agency' });
const pipeline = pipelineOf(app, tenant);

const questions = [
  { id: 'why', question: 'Why <b>this</b> job?', type: 'text', required: true, order: 1 },
  { id: 'notice', question: 'Notice period in days?', type: 'number', required: true, order: 2 },
  { id: 'start', question: 'When can you start?', type: 'date', required: false, order: 3 },
  { id: 'shift', question: 'Which shift?', type: 'single_choice', options: ['Day', 'Night'], required: true, order: 4 },
  {
    id: 'days & nights',
    question: 'Which days?',
    type: 'multiple_choice',
    options: ['Mon', 'Tue "late"', 'Wed'],
    required: false,
    order: 5,
  },
];

/** A session that was not begun, of a candidate with a resume unless told otherwise. */
async function session({ hasResume = true, asked = questions, title = 'Backend Engineer' } = {}) {
  const job = await pipeline.job({ title, client_name: 'Acme', screening_questions: asked });
  const candidate = await pipeline.candidate(hasResume ? { resume_url: 'https://resumes.example.com/a.pdf' } : {});
  await pipeline.apply(candidate, job);
  const { id, path } = await startScreening(candidate, job);
  const of = (question: string) => `${path}?question=${encodeURIComponent(question)}`;
  return {
    id,
    path,
    candidate,
    of,
    begin: () => follow(path, { step: 'begin' }),
    answer: (question: string, answer: string | string[]) => send(of(question), { answer }),
    row: async () => (await app.rows('select * from screening_sessions where id = $1', [id]))[0],
    answers: async () =>
      Object.fromEntries(
        (
          await app.rows('select question_id, answer from screening_responses where session_id = $1 order by 1', [id])
        ).map((row) => [row.question_id, row.answer]),
      ),
  };
}
const good: Record<string, string | string[]> = {
  why: 'Because.',
  notice: '30',
  start: '2026-12-01',
  shift: 'Night',
  'days & nights': ['Mon', 'Tue "late"'],
};
async function answerAll(it: Awaited<ReturnType<typeof session>>) {
  await it.begin();
  for (const [question, answer] of Object.entries(good)) await it.answer(question, answer);
}

test('an opened link tells what is asked and begins nothing; Start does, and leads to the first question', async () => {
  const it = await session();
  const intro = await visit(it.path);
  expect([intro.status, intro.title]).toEqual([200, 'Backend Engineer at Acme']);
  expect(intro.html).toMatch(/<dt>Questions<\/dt><dd>5<\/dd><dt>Open until<\/dt><dd>\d+ \w+ 20\d\d<\/dd>/);
  expect(intro.html).toContain('Agency would like to know more');
  expect((await it.row()).status).toBe('initiated');
  const begun = await send(it.path, { step: 'begin' });
  expect([begun.status, begun.location]).toEqual([303, it.of('why')]);
  expect(await it.row()).toMatchObject({ status: 'in_progress', form_started_at: expect.any(Date) });
  expect((await open(it.path)).title).toBe('Question 1 of 5 – Backend Engineer');
});

test('a whole form: each answer is kept at once and leads to the next question, all are shown, and finishing thanks', async () => {
  const it = await session();
  await it.begin();
  const ids = questions.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    const page = await open(it.path);
    expect(page.title).toBe(`Question ${index + 1} of 5 – Backend Engineer`);
    const sent = await it.answer(id, good[id] ?? '');
    expect([sent.status, sent.location]).toEqual([303, index < 4 ? it.of(ids[index + 1] ?? '') : it.path]);
    expect(Object.keys(await it.answers())).toHaveLength(index + 1);
  }
  const review = await visit(it.path);
  expect(review.title).toBe('Your answers – Backend Engineer');
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

  // Whatever comes after that changes nothing and sees the same.
  expect(plain(await follow(it.path, { step: 'finish' }))).toEqual(plain(thanks));
  expect(plain(await follow(it.of('why'), { answer: 'Else' }))).toEqual(plain(thanks));
  expect(plain(await visit(it.of('why')))).toEqual(plain(thanks));
  expect((await it.answers())['why']).toBe('Because.');
});

test('422 with the problem, where the reader is taken to, and what was typed; nothing is kept', async () => {
  const it = await session();
  await it.begin();
  await it.answer('why', 'Because.');
  const refused = await it.answer('notice', 'about "two" <months>');
  expect([refused.status, refused.title]).toEqual([422, 'Please check: Question 2 of 5 – Backend Engineer']);
  expect(refused.html).toMatch(/<div class="problems" role="alert" tabindex="-1" autofocus/i);
  expect(refused.html).toContain('href="#field-answer"');
  expect(refused.html).toContain('aria-invalid="true"');
  expect(refused.html).toContain('value="about &quot;two&quot; &lt;months>"');
  expect(await it.answers()).toEqual({ why: 'Because.' });

  const empty = await it.answer('notice', '');
  expect([empty.status, empty.html.includes('Please answer this question.')]).toEqual([422, true]);
  const foreign = await it.answer('shift', 'Evening');
  expect([foreign.status, foreign.html.includes('Please choose from what is offered.')]).toEqual([422, true]);
  const both = await it.answer('days & nights', ['Mon', 'Sun']);
  expect(both.status).toBe(422);
  expect(both.html).toMatch(/value="Mon" checked/);
  expect(Object.keys(await it.answers())).toEqual(['why']);
});

test('an optional question can be skipped, a required one cannot', async () => {
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

test('an earlier answer is shown again and can be changed until the end', async () => {
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

test('a file is asked for at the end where there is no resume, and becomes the candidate’s', async () => {
  const it = await session({ hasResume: false });
  await answerAll(it);
  const asked = await visit(it.path);
  expect(asked.title).toBe('Your resume – Backend Engineer');
  expect((await it.row()).status).toBe('awaiting_resume');
  expect(asked.html).toContain(`action="${it.path}/resume"`);

  // By a redirect, so that no reload sends the file once more.
  const sendFile = (bytes: Buffer<ArrayBuffer>, name: string) => upload(`${it.path}/resume`, 'resume', bytes, name);
  const wrong = await sendFile(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 0, 3]), 'a.png');
  expect(wrong.status).toBe(303);
  const told = await visit(wrong.location ?? '');
  expect(told.title).toBe('Please check: Your resume – Backend Engineer');
  expect(told.html).toContain('neither a PDF, a Word document (DOCX) nor plain text');
  const none = await visit((await sendFile(Buffer.alloc(0), '')).location ?? '');
  expect(none.html).toContain('Choose a file, or continue without one.');
  expect((await visit(`${it.path}/resume`)).location).toBe(it.path);
  const huge = await sendFile(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'a.txt');
  expect([huge.status, huge.title]).toEqual([413, 'That was too large']);

  const file = Buffer.from(await makePdf(['Asha Rao', 'Backend engineer']));
  const [first, second] = await together(2, () => sendFile(file, 'cv.pdf'));
  expect([first?.location, second?.location]).toEqual([it.path, it.path]);
  expect((await pipeline.candidateRow(it.candidate)).resume_path).not.toBeNull();
  expect((await visit(it.path)).title).toBe('Your answers – Backend Engineer');
  expect((await visit(wrong.location ?? '')).location).toBe(it.path);
  expect((await follow(it.path, { step: 'finish' })).title).toBe('Thank you – Backend Engineer');
});

test('whoever has no resume at hand goes on without', async () => {
  const it = await session({ hasResume: false });
  await answerAll(it);
  expect((await follow(it.path, { step: 'skip-resume' })).title).toBe('Your answers – Backend Engineer');
  await send(it.path, { step: 'finish' });
  expect((await it.row()).status).toBe('completed');
  expect((await pipeline.candidateRow(it.candidate)).resume_path).toBeNull();
});

test('a form finished too early leads to the first required question without an answer', async () => {
  const it = await session();
  await it.begin();
  await it.answer('why', 'Because.');
  expect((await send(it.path, { step: 'finish' })).location).toBe(it.of('notice'));
  expect((await it.row()).status).toBe('in_progress');
});

test('a job without questions is finished by one press more', async () => {
  const it = await session({ asked: [] });
  expect((await it.begin()).title).toBe('Your answers – Backend Engineer');
  expect((await follow(it.path, { step: 'finish' })).title).toBe('Thank you – Backend Engineer');
});

test('questions, titles and answers are text, never markup', async () => {
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

test('two answers at once are both kept, and of the same question one', async () => {
  const it = await session();
  await it.begin();
  const both = await together(2, (n) => it.answer(n === 0 ? 'why' : 'notice', '7'));
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(await it.answers()).toEqual({ why: '7', notice: '7' });
  await together(6, (n) => it.answer('why', `try ${n}`));
  expect((await it.answers())['why']).toMatch(/^try [0-5]$/);
  const finished = await (async () => {
    for (const [question, answer] of Object.entries(good)) await it.answer(question, answer);
    return together(4, () => follow(it.path, { step: 'finish' }));
  })();
  expect(finished.map(({ title }) => title)).toEqual(finished.map(() => 'Thank you – Backend Engineer'));
});

test('a connection cut in the middle of an answer loses only that one; a fresh page goes on from there', async () => {
  const it = await session();
  await it.begin();
  await it.answer('why', 'Because.');
  await new Promise<void>((resolve) => {
    const cut = request(`${app.base}${it.of('notice')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 400 },
    });
    cut.on('error', () => resolve());
    cut.write('answer=3', () => cut.destroy(new Error('out of reach')));
  });
  expect((await open(it.path)).title).toBe('Question 2 of 5 – Backend Engineer');
  expect(await it.answers()).toEqual({ why: 'Because.' });
  expect((await it.answer('notice', '30')).location).toBe(it.of('start'));
});

test('404 for a question of another session or of none, and nothing is kept by either', async () => {
  const [mine, other] = [
    await session(),
    await session({ asked: [{ id: 'theirs', question: 'Theirs?', type: 'text', required: true, order: 1 }] }),
  ];
  await mine.begin();
  await other.begin();
  const unknown = await visit(`/screening/${unknownToken}`);
  for (const one of [await mine.answer('theirs', 'x'), await visit(mine.of('theirs')), await mine.answer('', 'x')]) {
    expect(plain(one)).toEqual(plain(unknown));
  }
  expect([await mine.answers(), await other.answers()]).toEqual([{}, {}]);
});

test('the same 404 page for unknown and malformed links, and for sessions that are expired or cancelled', async () => {
  const [late, stored, cancelled, link] = [await session(), await session(), await session(), await session()];
  await answerAll(late);
  await app.rows("update screening_sessions set expires_at = now() - interval '1 second' where id = $1", [late.id]);
  for (const [it, status] of [[stored, 'expired'] as const, [cancelled, 'cancelled'] as const]) {
    await app.rows('update screening_sessions set status = $2 where id = $1', [it.id, status]);
  }
  await app.rows('update candidate_links set expires_at = now() where screening_session_id = $1', [link.id]);
  const unknown = await visit(`/screening/${unknownToken}`);
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
  const paths = [late, stored, cancelled, link].map(({ path }) => path);
  for (const path of [...paths, '/screening/x', `${late.path}?question=why`]) {
    expect(plain(await visit(path))).toEqual(plain(unknown));
    expect(plain(await follow(path, { step: 'finish', answer: 'x' }))).toEqual(plain(unknown));
    expect(plain(await follow(`${path.split('?')[0]}?question=why`, { answer: 'Late' }))).toEqual(plain(unknown));
  }
  expect((await late.answers())['why']).toBe('Because.');
  expect((await late.row()).status).not.toBe('completed');
});

test('403 for forms of other sites, 400 for forms without a step, and nothing happens', async () => {
  const it = await session();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await send(it.path, { step: 'begin' }, foreign)).status).toBe(403);
  expect((await send(it.of('why'), { answer: 'x' }, { origin: 'null' })).status).toBe(403);
  expect((await send(it.path, { step: 'dance' })).status).toBe(400);
  expect((await send(it.path, { step: 'begin' }, { 'content-type': 'application/json' })).status).toBe(415);
  expect((await it.row()).status).toBe('initiated');
  expect(await it.answers()).toEqual({});
});

test('nobody keeps or lists the pages, and they can run nothing', async () => {
  const it = await session();
  const pages = [await visit(it.path), await it.begin(), await it.answer('notice', 'x'), await it.answer('why', 'y')];
  for (const { headers, html } of pages) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|script-src/);
    expect(html).not.toMatch(/<script|<style| style=/);
  }
});
