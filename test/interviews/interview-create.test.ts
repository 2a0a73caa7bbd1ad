import { expect, test } from 'vitest';
import { ApplicantInviteService } from '../../src/modules/interviews/automatic/applicant-invite.service.ts';
import { DeliveryService } from '../../src/modules/outreach/delivery/delivery.service.ts';
import { expectError, expectWrong, pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { startApp, type Tenant } from '../support/app.ts';

const app = await startApp({ worker: false, config: { baseUrl: 'https://jobs.example', interviewDays: 3 } });
const tenant = await app.tenant({ credits: 1000 });
const { api } = tenant;
const { job, candidate, masked, tasks } = pipelineOf(app, tenant);

const questions = [{ text: 'Why this job?', kind: 'spoken' }];
const interviewsOf = (candidateId: string) =>
  app.rows('select * from video_interviews where candidate_id = $1', [candidateId]);
const balance = async (of: Tenant) => (await of.api.get('/organization')).body.data.credit_balance as number;
const ledger = (of: Tenant) =>
  app.rows(
    'select amount, balance_after, reason, reference from credit_entries where organization_id = $1 order by id',
    [of.organizationId],
  );
const linkOf = async (token: string) =>
  (await app.rows("select * from candidate_links where token_hash = sha256(convert_to($1, 'utf8'))", [token]))[0];

test('Create an interview for 10 credits, storing its questions and only a token hash', async () => {
  const own = await app.tenant({ credits: 25 });
  const made = pipelineOf(app, own);
  const [c, j] = [await made.candidate(), await made.job({ required_skills: ['Kafka'] })];
  const answer = await own.api.post('/video-interviews', { candidate_id: c, question_source: 'job', job_id: j });
  expect(answer.status).toBe(201);
  const { id, session_token: token } = answer.body.data;
  expect(answer.body).toEqual({
    data: {
      id,
      session_token: expect.stringMatching(/^[\w-]{43}$/),
      invite_url: `https://jobs.example/interview/${token}`,
      question_source: 'job',
      initiated_via: 'api',
      status: 'invited',
    },
  });
  const [row, ...more] = await interviewsOf(c);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ id, job_id: j, question_source: 'job', initiated_via: 'api', status: 'invited' });
  expect(row.questions).toHaveLength(5);
  expect(row.questions[1]).toMatchObject({ kind: 'spoken', order: 2, skill: 'Kafka' });
  const days = (row.expires_at - row.created_at) / 86_400_000;
  expect(days).toBeCloseTo(3, 3);
  const link = await linkOf(token);
  expect(link).toMatchObject({ purpose: 'interview', interview_id: id, candidate_id: c, job_id: j, message_id: null });
  expect(link.expires_at).toEqual(row.expires_at);
  expect(JSON.stringify(row)).not.toContain(token);
  expect(await ledger(own)).toMatchObject([
    { amount: 25 },
    { amount: -10, balance_after: 15, reason: 'video interview', reference: id },
  ]);
  expect(await balance(own)).toBe(15);
});

test('Store custom questions unchanged, for both sources', async () => {
  const c = await candidate();
  const texts = [' Why us?\n', 'What <b>next</b>?'];
  for (const body of [{ question_source: 'job', job_id: await job() }, { question_source: 'resume' }]) {
    const answer = await api.post('/video-interviews', {
      candidate_id: c,
      ...body,
      interview_questions: texts.map((text) => ({ text, kind: 'spoken' })),
    });
    expect(answer.status).toBe(201);
  }
  for (const row of await interviewsOf(c)) {
    expect(row.questions).toEqual(
      texts.map((text, i) => ({ id: expect.any(String), text, kind: 'spoken', order: i + 1, skill: null })),
    );
  }
  expect((await interviewsOf(c)).map((row) => row.job_id).filter((id) => id === null)).toHaveLength(1);
});

test('Use the job’s own questions if it has some', async () => {
  const [c, j] = [await candidate(), await job({ required_skills: ['Kafka'] })];
  const own = [{ id: 'q1', text: 'Why us?', kind: 'spoken', order: 1, skill: null }];
  await app.rows('update jobs set video_interview_questions = $2 where id = $1', [j, JSON.stringify(own)]);
  expect((await api.post('/video-interviews', { candidate_id: c, question_source: 'job', job_id: j })).status).toBe(
    201,
  );
  expect((await interviewsOf(c))[0].questions).toEqual(own);
});

test('Create a resume interview about a job of the organization', async () => {
  const [c, j] = [await candidate(), await job()];
  const body = { candidate_id: c, question_source: 'resume', job_id: j, interview_questions: questions };
  expect((await api.post('/video-interviews', body)).body.data).toMatchObject({ question_source: 'resume' });
  expect((await interviewsOf(c))[0]).toMatchObject({ job_id: j, question_source: 'resume' });
});

const valid = { candidate_id: unknownId(), question_source: 'resume', interview_questions: questions };
test.each<[string, Record<string, unknown>, string[]]>([
  ['job_id is missing for job', { question_source: 'job' }, ['job_id']],
  ['job_id is null for job', { question_source: 'job', job_id: null }, ['job_id']],
  ['job_id is missing and more is wrong', { question_source: 'job', candidate_id: 'x' }, ['candidate_id', 'job_id']],
  ['the source is another', { question_source: 'video' }, ['question_source']],
  [
    'a question is to be typed',
    { interview_questions: [{ text: 'a', kind: 'text' }] },
    ['interview_questions[0].kind'],
  ],
  ['a question has no kind', { interview_questions: [{ text: 'a' }] }, ['interview_questions[0].kind']],
  ['a question is blank', { interview_questions: [{ text: ' ', kind: 'spoken' }] }, ['interview_questions[0].text']],
  [
    'a question is too long',
    { interview_questions: [{ text: 'a'.repeat(2001), kind: 'spoken' }] },
    ['interview_questions[0].text'],
  ],
  [
    'a question has an unknown field',
    { interview_questions: [{ text: 'a', kind: 'spoken', skill: 'Go' }] },
    ['interview_questions[0].skill'],
  ],
  ['there is no question', { interview_questions: [] }, ['interview_questions']],
  ['there are 11 questions', { interview_questions: Array(11).fill(questions[0]) }, ['interview_questions']],
  ['the switch is a text', { send_invite_email: 'no' }, ['send_invite_email']],
  ['a field is unknown', { language: 'en' }, ['language']],
  ['the organization is named', { organization_id: unknownId() }, ['organization_id']],
])('Return 400 validation_error when %s', async (_what, fields, paths) => {
  expectWrong(await api.post('/video-interviews', { ...valid, ...fields }), ...paths);
});

test('Return 404 for a foreign or unknown candidate or job, without creating or charging anything', async () => {
  const other = await app.tenant({ credits: 100 });
  const theirs = pipelineOf(app, other);
  const [c, j] = [await candidate(), await job()];
  const before = await balance(tenant);
  for (const body of [
    { candidate_id: await theirs.candidate(), question_source: 'job', job_id: j },
    { candidate_id: unknownId(), question_source: 'resume' },
    { candidate_id: c, question_source: 'job', job_id: await theirs.job() },
    { candidate_id: c, question_source: 'resume', job_id: await theirs.job() },
    { candidate_id: c, question_source: 'resume', job_id: unknownId(), interview_questions: questions },
  ]) {
    expectError(await api.post('/video-interviews', body), 404, 'not_found');
  }
  expect(await interviewsOf(c)).toEqual([]);
  expect(await balance(tenant)).toBe(before);
  expect(await balance(other)).toBe(100);
});

test('Return 403 for a masked candidate after checking the job, before checking credits', async () => {
  const poor = await app.tenant();
  const own = pipelineOf(app, poor);
  const c = await own.masked();
  const ask = (body: object) => poor.api.post('/video-interviews', { candidate_id: c, ...body });
  expectError(await ask({ question_source: 'resume' }), 403, 'talent_pool_reveal_required');
  expectError(await ask({ question_source: 'job', job_id: await own.job() }), 403, 'talent_pool_reveal_required');
  expectError(await ask({ question_source: 'job', job_id: unknownId() }), 404, 'not_found');
  const rich = await masked();
  const before = await balance(tenant);
  const body = { candidate_id: rich, question_source: 'resume', interview_questions: questions };
  expectError(await api.post('/video-interviews', body), 403, 'talent_pool_reveal_required');
  expect(await balance(tenant)).toBe(before);
});

test('Return 403 insufficient_credits with 9 credits, and create nothing', async () => {
  const poor = await app.tenant({ credits: 9 });
  const own = pipelineOf(app, poor);
  const [c, j] = [await own.candidate(), await own.job()];
  for (const body of [
    { question_source: 'job', job_id: j },
    { question_source: 'resume', interview_questions: questions },
  ]) {
    expectError(await poor.api.post('/video-interviews', { candidate_id: c, ...body }), 403, 'insufficient_credits');
  }
  expect(await interviewsOf(c)).toEqual([]);
  expect(await app.rows('select 1 from candidate_links where candidate_id = $1', [c])).toEqual([]);
  expect(await app.rows('select 1 from outbound_messages where candidate_id = $1', [c])).toEqual([]);
  expect(await own.tasks('outreach.deliver-message')).toEqual([]);
  expect(await ledger(poor)).toHaveLength(1);
});

test('Create ten of 20 concurrent interviews with 100 credits, and refuse ten with 403', async () => {
  const own = await app.tenant({ credits: 100 });
  const made = pipelineOf(app, own);
  const [c, j] = [await made.candidate(), await made.job()];
  const answers = await together(20, () =>
    own.api.post('/video-interviews', { candidate_id: c, question_source: 'job', job_id: j }),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(10).fill(201), ...Array(10).fill(403)]);
  expect(new Set(answers.map((a) => a.body.error?.code ?? 'made'))).toEqual(new Set(['made', 'insufficient_credits']));
  expect(await interviewsOf(c)).toHaveLength(10);
  expect(await made.tasks('outreach.deliver-message')).toHaveLength(10);
  expect(await balance(own)).toBe(0);
  const entries = await ledger(own);
  expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
  expect(new Set(entries.slice(1).map((entry) => entry.reference))).toEqual(
    new Set((await interviewsOf(c)).map((row) => row.id)),
  );
});

test('Queue a message unless send_invite_email is false', async () => {
  const c = await candidate();
  const body = { candidate_id: c, question_source: 'resume', interview_questions: questions };
  const messages = () => app.rows('select * from outbound_messages where candidate_id = $1', [c]);
  expect((await api.post('/video-interviews', { ...body, send_invite_email: false })).status).toBe(201);
  expect(await messages()).toEqual([]);
  const { id } = (await api.post('/video-interviews', body)).body.data;
  const [message] = await messages();
  expect(message).toMatchObject({ kind: 'video_interview_invite', state: 'queued', interview_id: id, job_id: null });
  expect((await tasks('outreach.deliver-message')).filter(({ data }) => data.messageId === message.id)).toHaveLength(1);
});

test('Create, charge and send one interview for an invite on apply that runs 20 times at once', async () => {
  const own = await app.tenant({ credits: 100 });
  const made = pipelineOf(app, own);
  const [candidateId, jobId] = [await made.candidate(), await made.job({ direct_video_interview_on_apply: true })];
  await made.apply(candidateId, jobId);
  const [message] = await made.messages(jobId);
  const service = app.web.resolve(ApplicantInviteService);
  const { signal } = new AbortController();
  const invite = () =>
    service.invite(own.organizationId, { candidateId, jobId, via: 'apply' }, { lastAttempt: false, signal });
  await together(20, invite);
  await invite();
  const [interview, ...more] = await interviewsOf(candidateId);
  expect(more).toEqual([]);
  expect(await made.messages(jobId)).toMatchObject([{ id: message.id, interview_id: interview.id, state: 'queued' }]);
  expect((await made.tasks('outreach.deliver-message')).map(({ data }) => data.messageId)).toEqual([message.id]);
  expect(await balance(own)).toBe(90);
});

test('Do not send an invite that waits for its interview', async () => {
  const [c, j] = [await candidate(), await job({ direct_video_interview_on_apply: true })];
  await pipelineOf(app, tenant).apply(c, j);
  const waiting = async () => (await app.rows('select * from outbound_messages where job_id = $1', [j]))[0];
  const before = await waiting();
  await app.web.resolve(DeliveryService).deliver(tenant.organizationId, before.id, { lastAttempt: false });
  expect(await waiting()).toEqual(before);
});
