import { request } from 'node:http';
import { expect, test } from 'vitest';
import { together } from '../../applications/pipeline.ts';
import { startApp } from '../../support/app.ts';
import { statusAndHtml, unknownToken, visitorOf } from '../visitor.ts';
import { screeningFormsOf, validAnswers } from './screening-forms.ts';

const app = await startApp({ worker: false });
const { visit, open, send, follow } = visitorOf(app);
const tenant = await app.tenant({ name: 'Agency' });
const { session, answerAll } = screeningFormsOf(app, tenant);

test('Save two concurrent answers, and one of two to the same question', async () => {
  const it = await session();
  await it.begin();
  const both = await together(2, (n) => it.answer(n === 0 ? 'why' : 'notice', '7'));
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(await it.answers()).toEqual({ why: '7', notice: '7' });
  await together(6, (n) => it.answer('why', `try ${n}`));
  expect((await it.answers())['why']).toMatch(/^try [0-5]$/);
  const finished = await (async () => {
    for (const [question, answer] of Object.entries(validAnswers)) await it.answer(question, answer);
    return together(4, () => follow(it.path, { step: 'finish' }));
  })();
  expect(finished.map(({ title }) => title)).toEqual(finished.map(() => 'Thank you – Backend Engineer'));
});

test('Lose only the answer whose connection was cut', async () => {
  const it = await session();
  await it.begin();
  await it.answer('why', 'Because.');
  await new Promise<void>((resolve) => {
    const cut = request(`${app.base}${it.of('notice')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 400 },
    });
    cut.on('error', () => resolve());
    cut.write('answer=3', () => cut.destroy(new Error('connection lost')));
  });
  expect((await open(it.path)).title).toBe('Question 2 of 5 – Backend Engineer');
  expect(await it.answers()).toEqual({ why: 'Because.' });
  expect((await it.answer('notice', '30')).location).toBe(it.of('start'));
});

test('Return 404 for a question of another session', async () => {
  const [mine, other] = [
    await session(),
    await session({ asked: [{ id: 'theirs', question: 'Theirs?', type: 'text', required: true, order: 1 }] }),
  ];
  await mine.begin();
  await other.begin();
  const unknown = await visit(`/screening/${unknownToken}`);
  for (const one of [await mine.answer('theirs', 'x'), await visit(mine.of('theirs')), await mine.answer('', 'x')]) {
    expect(statusAndHtml(one)).toEqual(statusAndHtml(unknown));
  }
  expect([await mine.answers(), await other.answers()]).toEqual([{}, {}]);
});

test('Show the same 404 page for unknown and malformed links and for expired or cancelled sessions', async () => {
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
    expect(statusAndHtml(await visit(path))).toEqual(statusAndHtml(unknown));
    expect(statusAndHtml(await follow(path, { step: 'finish', answer: 'x' }))).toEqual(statusAndHtml(unknown));
    expect(statusAndHtml(await follow(`${path.split('?')[0]}?question=why`, { answer: 'Late' }))).toEqual(
      statusAndHtml(unknown),
    );
  }
  expect((await late.answers())['why']).toBe('Because.');
  expect((await late.row()).status).not.toBe('completed');
});

test('Reject forms of other sites with 403, and forms without a step with 400', async () => {
  const it = await session();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await send(it.path, { step: 'begin' }, foreign)).status).toBe(403);
  expect((await send(it.of('why'), { answer: 'x' }, { origin: 'null' })).status).toBe(403);
  expect((await send(it.path, { step: 'dance' })).status).toBe(400);
  expect((await send(it.path, { step: 'begin' }, { 'content-type': 'application/json' })).status).toBe(415);
  expect((await it.row()).status).toBe('initiated');
  expect(await it.answers()).toEqual({});
});

test('Forbid caching, indexing and scripts', async () => {
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
