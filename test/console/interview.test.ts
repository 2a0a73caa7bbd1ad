import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { InterviewConsentService } from '../../src/modules/interviews/index.ts';
import { fileStoreToken } from '../../src/platform/container.ts';
import { newId } from '../../src/platform/ids.ts';
import { rowsOf } from '../screenings/rows.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { openStream } from '../support/event-stream.ts';
import { type ConsoleClient, consoleClient, signIn } from './console-client.ts';
import { auditEntries, creatorOf, expectGuarded, visibleText } from './page-assertions.ts';
import { recordingStore } from './recording-fixture.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const make = creatorOf(tenant);
const stored = rowsOf(app, tenant.organizationId);
const record = recordingStore(app, tenant);
const recruiter = await signIn(app, tenant, 'recruiter');

const job = await make('/jobs', { title: 'Backend engineer', skip_ai_enrichment: true });
const candidate = await make('/candidates', aCandidate({ full_name: 'Asha Rao' }));
const questions = ['Tell us about Kafka.', 'How do you test?', 'What is a race?'].map((text, i) => ({
  id: `q${i}`,
  text,
  kind: 'spoken',
  order: i + 1,
  skill: i === 0 ? 'Kafka' : null,
}));
const bytes = randomBytes(300_000);

/** A completed, recorded and assessed interview. */
async function assessed(): Promise<string> {
  const id = await stored.interview(candidate, job, {
    questions,
    status: 'completed',
    started_at: '2026-11-21T09:00:00Z',
    ended_at: '2026-11-21T09:10:00Z',
    current_question_index: 3,
    overall_score: 71.5,
    proctoring_trust_score: 82,
    proctoring_risk_level: 'medium',
    proctoring_summary_json: {
      counts: { tab_hidden: 3, paste: 0, connection_lost: 1 },
      seconds: { tab_hidden: 75 },
      deductions: [{ kind: 'tab_hidden', points: 18, why: 'The page was hidden 3 times, for 75 s in all.' }],
      rule: '1',
    },
    integrity_json: {
      chunks_expected: 40,
      chunks_received: 39,
      bytes: 300_000,
      runs: 2,
      complete: false,
      answers: [
        { question_index: 0, chunks_expected: 20, chunks_received: 19, sha256: 'ab'.repeat(32), seconds: 57 },
        { question_index: 1, chunks_expected: null, chunks_received: 20, sha256: null, seconds: null },
      ],
      recording_sha256: 'cd'.repeat(32),
      merged_by: 'embedded',
    },
    readiness_json: { camera: true, microphone: false, several_screens: null, type: '<b>webm</b>', width: 640 },
    recording_merge_status: 'partial',
    has_recording_chunks: true,
    has_valid_merge: true,
  });
  await stored.answer(id, {
    question_index: 0,
    question_text: 'Tell us about Kafka.',
    answer_transcript: 'We ran it <script>alert(1)</script> for years.',
    score: 71.5,
    score_reasons: '["Names partitions and consumer groups"]',
    seconds: 57,
  });
  await stored.answer(id, { question_index: 1, question_text: 'How do you test?', notes: 'With real databases.' });
  await record(id, null, bytes, 125);
  await record(id, 0, bytes.subarray(0, 1_000), 57);
  return id;
}

const interview = await assessed();
const whole = `/console/interviews/${interview}/recording`;
const cookieOf = ({ cookies }: ConsoleClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET', browser = recruiter) {
  const reply = await fetch(app.base + path, {
    method,
    redirect: 'manual',
    headers: { cookie: cookieOf(browser), 'accept-encoding': 'identity', ...headers },
  });
  return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
}

test('Show one player with the questions as chapters, and each answer with score, reasons, transcript and notes', async () => {
  await expectGuarded(app, tenant, `/console/interviews/${interview}`);
  const page = await recruiter.get(`/console/interviews/${interview}`);
  const text = visibleText(page.text);
  expect(text).toMatch(/Status Completed Score 71.5 of 100, from 1 of 3 answers Trust score 82.0 of 100 Medium risk /);
  expect(text).toMatch(/Medium risk View signals Answered 2 of 3 questions, 57 s /);
  expect(text).toMatch(
    /Tell us about Kafka\. Kafka Play this answer Score 71.5 of 100 · 57 s Names partitions and consumer groups/,
  );
  expect(text).toContain('We ran it <script>alert(1)</script> for years.');
  expect(page.text).not.toContain('<script>alert');
  expect(text).toMatch(/How do you test\? Not scored yet Candidate’s notes With real databases\./);
  expect(text).toMatch(/What is a race\? No answer\./);
  expect(page.text.match(/<video[^>]* src="([^"]*)"/g)).toEqual([expect.stringContaining(`src="${whole}"`)]);
  expect(visibleText(page.text)).toMatch(/Full interview 2 min 5 s 1\. Tell us about Kafka\. 57 s/);
  // Without script, links to the recordings.
  expect(page.text).toContain(`<a href="${whole}/0" data-play="Answer 1">`);
  expect(page.text).toContain(`<a href="${whole}/0#t=0" data-play="Answer 1" class="sentence">`);
  expect(page.text).toContain('<title>Video interview: Asha Rao, Backend engineer');
  expect(page.text).toMatch(/<details id="technical"[^>]*><summary>Technical details/);
  expect(Buffer.byteLength(page.text)).toBeLessThan(100_000);
  expect(text).toMatch(/some parts never arrived\..*Download recording 2 min 5 s, 300 KB/);
  expect(page.headers.get('content-security-policy')).toContain("media-src 'self'");
});

test('Move the application and add a note beside the report, and return to it', async () => {
  const someone = await make('/candidates', aCandidate({ full_name: 'Ravi Iyer' }));
  const application = await make('/applications', { candidate_id: someone, job_id: job });
  const id = await stored.interview(someone, job, { questions, status: 'completed', started_at: new Date() });
  const path = `/console/interviews/${id}`;
  const moved = await recruiter.post(`/console/applications/${application}/move`, {
    interview: id,
    status: 'screened',
  });
  expect([moved.status, moved.location]).toEqual([303, path]);
  const { text } = await recruiter.get(path);
  expect(visibleText(text)).toMatch(/Decide Screened View application/);
  expect(text).toContain(`action="/console/applications/${application}/notes"`);
  const noted = await recruiter.post(`/console/applications/${application}/notes`, {
    interview: id,
    note: 'Clear answers.',
  });
  expect([noted.status, noted.location]).toEqual([303, path]);
  expect((await tenant.api.get(`/candidates/${someone}/notes`)).body.data).toMatchObject([
    { text: 'Clear answers.', application_id: application, author: { type: 'user', id: tenant.userIds[1] } },
  ]);
});

test('Show the trust score with signals and deductions, and the received parts', async () => {
  const text = visibleText((await recruiter.get(`/console/interviews/${interview}`)).text);
  expect(text).toMatch(/Trust score 82.0 of 100 Medium risk Use these signals to decide what to review/);
  expect(text).toMatch(/Page hidden 3 1 min 15 s/);
  expect(text).toContain('Connection lost (doesn’t lower the trust score) 1 –');
  expect(text).not.toContain('Pasted text');
  expect(text).toMatch(/Deductions −18.0 The page was hidden 3 times, for 75 s in all\./);
  expect(text).toMatch(/Parts 39 of 40 received Parts of answer 1 19 of 20 received · SHA-256 abababababab /);
  expect(text).toMatch(
    /Parts of answer 2 20 received Merged file verified Yes SHA-256 of the recording cdcdcdcdcdcd Merged by This service/,
  );
  expect(text).toMatch(/Recording format <b>webm<\/b> Video width 640 Camera Yes Microphone No Invite/);
});

test('Leave out records of an unknown shape, and show the rest', async () => {
  const id = await stored.interview(candidate, job, {
    questions,
    status: 'abandoned',
    started_at: '2026-11-21T09:00:00Z',
    recording_merge_status: 'merged',
    proctoring_summary_json: ['?'],
    integrity_json: { answers: 'none' },
    readiness_json: [],
  });
  const page = await recruiter.get(`/console/interviews/${id}`);
  expect([page.status, visibleText(page.text)]).toEqual([
    200,
    expect.stringContaining('Each answer is recorded separately'),
  ]);
});

test('Report a missing recording once the interview is over, and not before', async () => {
  const started_at = '2026-11-21T09:00:00Z';
  const silent = await stored.interview(candidate, job, { questions, status: 'abandoned', started_at });
  const waiting = await stored.interview(candidate, job, { questions });
  const textOf = async (id: string) => visibleText((await recruiter.get(`/console/interviews/${id}`)).text);
  expect(await textOf(silent)).toContain('Nothing was recorded.');
  expect(await textOf(waiting)).toMatch(
    /Status Invited .*Questions Tell us about Kafka\. Kafka How do you test\? What/,
  );
  expect(await textOf(waiting)).not.toMatch(/recorded|No answer/);
});

test('Show the risk of each interview in the list', async () => {
  expect(visibleText((await recruiter.get('/console/screenings?type=video')).text)).toMatch(
    /Completed – 71.5 Medium risk/,
  );
});

test('Serve a whole recording, with a file name for downloads', async () => {
  const reply = await ask(whole);
  expect([reply.status, reply.body.equals(bytes)]).toEqual([200, true]);
  expect(reply.headers.get('accept-ranges')).toBe('bytes');
  expect(reply.headers.get('content-type')).toBe('video/webm');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('content-disposition')).toBeNull();
  const saved = await ask(`${whole}?download`);
  expect(saved.headers.get('content-disposition')).toBe(`attachment; filename=interview-${interview}.webm`);
  expect((await ask(`${whole}/0`)).body.equals(bytes.subarray(0, 1_000))).toBe(true);
});

test('Serve byte ranges of a recording, and 416 beyond its end', async () => {
  for (const [range, start, end] of [
    ['bytes=100-199', 100, 199],
    ['bytes=299000-', 299_000, 299_999],
    ['bytes=-10', 299_990, 299_999],
    ['bytes=70000-999999', 70_000, 299_999],
    ['bytes=0-0', 0, 0],
  ] as const) {
    const reply = await ask(whole, { range });
    expect([range, reply.status, reply.headers.get('content-range')]).toEqual([
      range,
      206,
      `bytes ${start}-${end}/300000`,
    ]);
    expect(reply.body.equals(bytes.subarray(start, end + 1)), range).toBe(true);
  }
  const beyond = await ask(whole, { range: 'bytes=300000-' });
  expect([beyond.status, beyond.headers.get('content-range'), beyond.body.length]).toEqual([416, 'bytes */300000', 0]);
  const head = await ask(whole, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), head.body.length]).toEqual([200, '300000', 0]);
});

test('Serve recordings to signed-in users of the organization only', async () => {
  const other = await signIn(app, await app.tenant());
  for (const path of [whole, `${whole}/0`]) {
    expect((await other.get(path)).status).toBe(404);
    expect((await recruiter.get(path.replace(interview, newId()))).status).toBe(404);
    const stranger = await consoleClient(app.base).get(path);
    expect([stranger.status, stranger.location?.split('?')[0]]).toEqual([303, '/console/sign-in']);
  }
  for (const question of ['1', '-1', 'x', '99999', '0/0']) {
    expect((await recruiter.get(`${whole}/${question}`)).status, question).toBe(404);
  }
});

test('Serve no removed recording, whether its row or its file is gone', async () => {
  const id = await stored.interview(candidate, job, {
    questions,
    status: 'completed',
    started_at: '2026-01-01T09:00:00Z',
    ended_at: '2026-01-01T09:10:00Z',
    recording_merge_status: 'removed',
    has_recording_chunks: true,
  });
  const page = await recruiter.get(`/console/interviews/${id}`);
  expect(visibleText(page.text)).toContain('The recording was deleted at the end of its retention period.');
  expect(page.text).not.toContain('<video');
  const key = await record(id, null, bytes);
  await app.web.container.resolve(fileStoreToken).remove([key]);
  expect((await recruiter.get(`/console/interviews/${id}/recording`)).status).toBe(404);
});

test('Record once a day which user views the recordings of an interview', async () => {
  const id = await assessed();
  const path = `/console/interviews/${id}/recording`;
  const admin = await signIn(app, tenant);
  await recruiter.get(`/console/interviews/${id}`);
  const entries = async () =>
    (await auditEntries(app, tenant, 'recording.view'))
      .filter(({ subject }) => subject === id)
      .map(({ user_id }) => user_id);
  expect(await entries()).toEqual([]);
  for (const where of [path, `${path}/0`, path]) await recruiter.get(where);
  await admin.get(path);
  const [first, second] = tenant.userIds;
  expect(await entries()).toEqual([first, second]);
  await app.rows(
    `update audit_entries set created_at = created_at - interval '1 day' where subject = $1 and user_id = $2`,
    [id, first],
  );
  await admin.get(path);
  expect(await entries()).toEqual([first, first, second]);
});

/** Inserts a task about the candidate. */
const task = (fields: Record<string, unknown>) =>
  app.rows(
    `insert into tasks (id, organization_id, queue, kind, state, step, done, total, attempts, max_attempts, error, job_id, candidate_id)
     values ($1, $2, 'interviews.test', $3, $4, $5, $6, $7, 1, 3, $8, $9, $10)`,
    [
      newId(),
      tenant.organizationId,
      fields['kind'],
      fields['state'],
      fields['step'] ?? null,
      fields['done'] ?? null,
      fields['total'] ?? null,
      fields['error'] ?? null,
      'job' in fields ? fields['job'] : job,
      fields['candidate'] ?? candidate,
    ],
  );

test('Show the pending tasks of an interview live, and no others', async () => {
  const someone = await make('/candidates', aCandidate({ full_name: 'Meera Nair' }));
  const id = await stored.interview(someone, job, {
    questions,
    status: 'in_progress',
    started_at: '2026-11-21T09:00:00Z',
    current_question_index: 1,
  });
  const path = `/console/interviews/${id}`;
  const page = await recruiter.get(path);
  expect(visibleText(page.text)).toMatch(/Status In progress Progress Question 2 of 3/);
  expect(page.text).toContain(`data-src="${path}/live"`);
  const stream = await openStream(`${app.base}${path}/live`, { headers: { cookie: cookieOf(recruiter) } });
  const first = await stream.event(0);
  expect(page.text).toContain(first.html);

  await task({ kind: 'recording', state: 'failed', error: 'The store did not answer.', candidate: someone });
  await task({ kind: 'assessment', state: 'running', done: 1, total: 3, candidate: someone });
  await task({ kind: 'assessment', state: 'done', candidate: someone });
  await task({ kind: 'recording', state: 'running', candidate: someone, job: null });
  await task({ kind: 'email', state: 'failed', candidate: someone });
  await app.rows(
    `update video_interviews set status = 'completed', ended_at = now(), recording_merge_status = 'failed' where id = $1`,
    [id],
  );
  const last = () => visibleText(stream.events().at(-1)?.html ?? '');
  await expect.poll(last, { timeout: 10_000 }).toContain('Status Completed');
  expect(last()).toMatch(/Failed Recording: Meera Nair, Backend engineer The store did not answer\. .*Retry/);
  expect(last()).toMatch(/Running Interview assessment: Meera Nair, Backend engineer Progress 1 of 3/);
  expect(last().match(/Meera Nair/g)).toHaveLength(4);
  expect(last()).toContain('couldn’t be merged');
  expect(visibleText((await recruiter.get(`${path}/live/now`)).text)).toContain(last().trim());
  stream.leave();
});

test('Stream only interviews with pending work, to users who may see the page', async () => {
  expect((await recruiter.get(`/console/interviews/${interview}`)).text).not.toContain('data-live');
  const other = await signIn(app, await app.tenant());
  for (const part of ['live', 'live/now']) {
    const path = `/console/interviews/${interview}/${part}`;
    expect((await other.get(path)).status).toBe(404);
    expect((await consoleClient(app.base).get(path)).status).toBe(303);
  }
});

test('Say that the candidate has withdrawn, and show nothing of the interview any longer', async () => {
  const id = await assessed();
  await app.web
    .resolve(InterviewConsentService)
    .withdrawInterview({ organizationId: tenant.organizationId, interviewId: id }, 'phone');
  const page = await recruiter.get(`/console/interviews/${id}`);
  const text = visibleText(page.text);
  expect(text).toMatch(/The candidate withdrew their consent on .+\. The recordings, transcripts, notes and scores/);
  for (const gone of ['<video', 'Score 71.5', 'With real databases', 'Trust score', 'Download recording']) {
    expect(page.text + text).not.toContain(gone);
  }
  expect((await recruiter.get(`/console/interviews/${id}/recording`)).status).toBe(404);
});
