import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { validate } from '../../src/platform/schema/validate.ts';
import { pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';
import { rowsOf } from './rows.ts';

const app = await startApp({ worker: false, config: { screeningDays: 3, baseUrl: 'https://jobs.example/r' } });
const tenant = await app.tenant();
const pipeline = pipelineOf(app, tenant);
const questions = [
  { question: 'Last?', type: 'text', required: false, order: 9 },
  { id: 'why', question: 'Why?', type: 'text', required: true, order: 2 },
  { id: 'why', question: 'Which?', type: 'single_choice', options: ['a', 'b'], required: true, order: 5 },
];
const job = await pipeline.job({ screening_questions: questions });

const start = async (candidate: string, channel = 'email', of = job) => {
  const found = modules.flatMap((m) => m.commands ?? []).find((c) => c.name === 'screening start');
  const options = validate(found?.options, { candidate, job: of, channel });
  return (await found?.run({ options, resolve: app.web.resolve })) as { screening_id: string; form_url: string };
};
const refusal = async (candidate: string, channel?: string, of?: string) => {
  const error = await start(candidate, channel, of).then(
    () => undefined,
    (e: { code: string; details?: { path: string }[] }) => e,
  );
  return [error?.code, ...(error?.details ?? []).map((d) => d.path)];
};
const rowOf = async (id: string) => (await app.rows('select * from screening_sessions where id = $1', [id]))[0];
const sessionsOf = (candidate: string) =>
  app.rows('select id, channel, status from screening_sessions where candidate_id = $1 order by id', [candidate]);
const linksOf = (session: string) =>
  app.rows('select * from candidate_links where screening_session_id = $1 order by token_hash', [session]);
const hashOf = (url: string) =>
  createHash('sha256')
    .update(url.slice(url.lastIndexOf('/') + 1))
    .digest();

test('Open a session with the job’s questions in order, their own ids, and a hashed link', async () => {
  const candidate = await pipeline.candidate();
  const began = Date.now();
  const made = await start(candidate, 'web_form');
  expect(made).toEqual({
    screening_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    form_url: expect.stringMatching(/^https:\/\/jobs\.example\/r\/screening\/[A-Za-z0-9_-]{43}$/),
  });
  const row = await rowOf(made.screening_id);
  expect(row).toMatchObject({
    organization_id: tenant.organizationId,
    candidate_id: candidate,
    job_id: job,
    channel: 'web_form',
    status: 'initiated',
    current_question_index: 0,
  });
  expect(row.questions).toEqual([
    { ...questions[1] },
    { ...questions[2], id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    { ...questions[0], id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  const days = (row.expires_at.getTime() - began) / 86_400_000;
  expect(days).toBeGreaterThan(2.99);
  expect(days).toBeLessThan(3.01);
  expect(await linksOf(made.screening_id)).toMatchObject([
    {
      token_hash: hashOf(made.form_url),
      organization_id: tenant.organizationId,
      purpose: 'screening',
      candidate_id: candidate,
      job_id: job,
      message_id: null,
      expires_at: row.expires_at,
    },
  ]);
  const shown = await tenant.api.get(`/screenings/${made.screening_id}?type=screening_session`);
  expect(shown.body.data).toMatchObject({ id: made.screening_id, channel: 'web_form', status: 'initiated' });
});

test('Keep the questions when the job’s change, and open a session without any', async () => {
  const candidate = await pipeline.candidate();
  const other = await pipeline.job({ screening_questions: questions.slice(1, 2) });
  const { screening_id } = await start(candidate, 'email', other);
  await tenant.api.put(`/jobs/${other}`, { screening_questions: null });
  expect((await rowOf(screening_id)).questions).toEqual(questions.slice(1, 2));
  const without = await start(candidate, 'web_form', other);
  expect((await rowOf(without.screening_id)).questions).toEqual([]);
});

test('Return the open session with another link on a second start, unless channel or job differ', async () => {
  const candidate = await pipeline.candidate();
  const first = await start(candidate);
  await app.rows(`update screening_sessions set status = 'in_progress' where id = $1`, [first.screening_id]);
  const second = await start(candidate);
  expect(second.screening_id).toBe(first.screening_id);
  expect(second.form_url).not.toBe(first.form_url);
  const links = await linksOf(first.screening_id);
  const hashes = [first, second].map((made) => hashOf(made.form_url));
  expect(links.map((link) => link.token_hash)).toEqual(hashes.toSorted(Buffer.compare));
  const { expires_at, status } = await rowOf(first.screening_id);
  expect(links.map((link) => link.expires_at)).toEqual([expires_at, expires_at]);
  expect(status).toBe('in_progress');
  const others = [await start(candidate, 'web_form'), await start(candidate, 'email', await pipeline.job())];
  expect(new Set([first, ...others].map((made) => made.screening_id)).size).toBe(3);
});

test('Open a new session after a final state or the deadline, and expire the overdue one', async () => {
  const candidate = await pipeline.candidate();
  for (const status of ['completed', 'cancelled', 'expired']) {
    const { screening_id } = await start(candidate);
    await app.rows('update screening_sessions set status = $2 where id = $1', [screening_id, status]);
  }
  const late = await start(candidate);
  await app.rows(`update screening_sessions set expires_at = now() - interval '1 second' where id = $1`, [
    late.screening_id,
  ]);
  await start(candidate);
  const statuses = (await sessionsOf(candidate)).map(({ status }) => status);
  expect(statuses).toEqual(['completed', 'cancelled', 'expired', 'expired', 'initiated']);
});

test('Open one session for many concurrent starts, with a link for each', async () => {
  const candidate = await pipeline.candidate();
  const late = await rowsOf(app, tenant.organizationId).session(candidate, job, { expires_at: new Date(0) });
  const made = await together(5, () => start(candidate));
  const ids = new Set(made.map(({ screening_id }) => screening_id));
  expect(ids.size).toBe(1);
  expect(await sessionsOf(candidate)).toMatchObject([
    { id: late, status: 'expired' },
    { id: made[0]?.screening_id, status: 'initiated' },
  ]);
  expect(await linksOf(String(made[0]?.screening_id))).toHaveLength(5);
});

test('Refuse an unknown candidate or job, another organization’s job, a masked candidate and invalid options', async () => {
  const candidate = await pipeline.candidate();
  const stranger = await app.tenant();
  const foreign = await pipelineOf(app, stranger).job();
  const masked = await pipeline.masked();
  const count = async () => (await app.rows('select count(*) from screening_sessions'))[0].count;
  const before = await count();
  expect(await refusal(unknownId())).toEqual(['not_found']);
  expect(await refusal(candidate, 'email', unknownId())).toEqual(['not_found']);
  expect(await refusal(candidate, 'email', foreign)).toEqual(['not_found']);
  expect(await refusal(masked, 'email', foreign)).toEqual(['not_found']);
  expect(await refusal(masked)).toEqual(['talent_pool_reveal_required']);
  expect(await refusal(candidate, 'sms')).toEqual(['validation_error', 'channel']);
  expect(await refusal('x', '', 'y')).toEqual(['validation_error', 'candidate', 'job', 'channel']);
  expect(await count()).toBe(before);
});
