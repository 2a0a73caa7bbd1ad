import { expect, test } from 'vitest';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { expectError, pipelineOf } from '../applications/pipeline.ts';
import { aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl: 'https://jobs.example' } });
const queue = app.web.resolve(TaskQueue);
const invites = 'interviews.invite-applicant';

const questions = [{ text: 'Why?', kind: 'spoken' }];
const direct = { direct_video_interview_on_apply: true };
const balance = async (of: Tenant) => (await of.api.get('/organization')).body.data.credit_balance as number;
const interviewsOf = (candidateId: string) =>
  app.rows('select * from video_interviews where candidate_id = $1', [candidateId]);
const messagesOf = (candidateId: string) =>
  app.rows('select * from outbound_messages where candidate_id = $1', [candidateId]);
const application = async (of: Tenant, id: string) => (await of.api.get(`/applications/${id}`)).body.data;
const invited = (of: Tenant, id: string) =>
  until(async () => (await application(of, id)).video_interview_invite_sent_at, 'the invite to be recorded');

/** A new candidate who applies to the job, in one request. */
async function apply(to: Tenant, jobId: string, fields: Record<string, unknown> = {}) {
  const body = aCandidate(fields);
  const { data } = (await to.api.post('/candidates', { ...body, application: { job_id: jobId } })).body;
  return { id: data.applications[0].id as string, candidateId: data.id as string, email: body.email };
}

/** The link in a mail, as it is stored. */
async function linkIn(text: string | undefined) {
  const [, token] = /https:\/\/jobs\.example\/interview\/([\w-]{43})\b/.exec(text ?? '') ?? [];
  expect(token).toBeDefined();
  return (
    await app.rows("select * from candidate_links where token_hash = sha256(convert_to($1, 'utf8'))", [token])
  )[0];
}

test('Name the job in an invite with its own link, and show when it was sent in the application', async () => {
  const tenant = await app.tenant({ credits: 10, name: 'Agency & Sons', outreachEnabled: false });
  const own = pipelineOf(app, tenant);
  const j = await own.job({ client_name: 'Acme' });
  const { id, candidateId, email } = await apply(tenant, j, { full_name: 'Zoë <b>Müller</b>' });
  const body = { candidate_id: candidateId, question_source: 'job', job_id: j };
  const made = (await tenant.api.post('/video-interviews', body)).body.data;
  await invited(tenant, id);
  const [mail, ...more] = smtp.to(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your video interview: Backend Engineer at Acme');
  expect(mail?.text).toContain('Agency & Sons invites you to a video interview');
  expect(mail?.text).toMatch(/The link works until \d{1,2} \w+ \d{4}\./);
  expect(mail?.html).toContain('Zoë &lt;b>Müller&lt;/b>');
  expect(mail?.text).not.toContain(made.session_token);
  const link = await linkIn(mail?.text);
  const [row] = await interviewsOf(candidateId);
  expect(link).toMatchObject({ purpose: 'interview', interview_id: made.id, candidate_id: candidateId, job_id: j });
  expect(link.expires_at).toEqual(row.expires_at);
  expect((await application(tenant, id)).outreach_sent_at).toBeNull();
});

test('Name the organization in an invite about a resume only, and mark no application', async () => {
  const tenant = await app.tenant({ credits: 10, name: 'Agency', outreachEnabled: false });
  const { id, candidateId, email } = await apply(tenant, await pipelineOf(app, tenant).job());
  const body = { candidate_id: candidateId, question_source: 'resume', interview_questions: questions };
  expect((await tenant.api.post('/video-interviews', body)).status).toBe(201);
  await app.idle();
  const [mail] = smtp.to(email);
  expect(mail?.subject).toBe('Your video interview with Agency');
  expect(mail?.text).not.toMatch(/null|undefined|position/);
  expect(await linkIn(mail?.text)).toMatchObject({ job_id: null });
  expect((await application(tenant, id)).video_interview_invite_sent_at).toBeNull();
});

test('Send no email if send_invite_email is false', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const body = aCandidate();
  const c = (await tenant.api.post('/candidates', body)).body.data.id;
  const made = await tenant.api.post('/video-interviews', {
    candidate_id: c,
    question_source: 'resume',
    interview_questions: questions,
    send_invite_email: false,
  });
  expect(made.status).toBe(201);
  await app.idle();
  expect(smtp.to(body.email)).toEqual([]);
});

test('Fail visibly instead of sending an invite after its interview has expired', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const body = aCandidate();
  const c = (await tenant.api.post('/candidates', body)).body.data.id;
  smtp.control.refuse = () => 550;
  const ask = { candidate_id: c, question_source: 'resume', interview_questions: questions };
  expect((await tenant.api.post('/video-interviews', ask)).status).toBe(201);
  await app.idle();
  delete smtp.control.refuse;
  await app.rows('update outbound_messages set link_expires_at = now() where candidate_id = $1', [c]);
  expect(await queue.retry('outreach.deliver-message')).toBe(1);
  await app.idle();
  expect(await messagesOf(c)).toMatchObject([{ state: 'failed', error: 'the interview has expired' }]);
  expect(smtp.to(body.email)).toEqual([]);
});

test('Create an interview for 10 credits and send only its invite on a first apply to a job that invites directly', async () => {
  const tenant = await app.tenant({ credits: 15, outreachEnabled: false });
  const j = await pipelineOf(app, tenant).job(direct);
  const { id, candidateId, email } = await apply(tenant, j);
  await invited(tenant, id);
  await app.idle();
  expect((await application(tenant, id)).outreach_sent_at).toBeNull();
  const [interview, ...more] = await interviewsOf(candidateId);
  expect(more).toEqual([]);
  expect(interview).toMatchObject({ job_id: j, question_source: 'job', initiated_via: 'apply', status: 'invited' });
  expect(interview.questions).toHaveLength(5);
  expect(await balance(tenant)).toBe(5);
  expect(smtp.to(email)).toHaveLength(1);
  expect(await linkIn(smtp.to(email)[0]?.text)).toMatchObject({ interview_id: interview.id });
  expect(await messagesOf(candidateId)).toMatchObject([
    { kind: 'video_interview_invite', state: 'sent', interview_id: interview.id },
  ]);
});

test('Create and send nothing more on a repeated apply, or after the application was deleted', async () => {
  const tenant = await app.tenant({ credits: 100 });
  const j = await pipelineOf(app, tenant).job(direct);
  const { id, candidateId, email } = await apply(tenant, j);
  await invited(tenant, id);
  const pair = { candidate_id: candidateId, job_id: j };
  expect((await tenant.api.post('/applications', pair)).status).toBe(200);
  await tenant.api.delete(`/applications/${id}`);
  expect((await tenant.api.post('/applications', pair)).status).toBe(201);
  await app.idle();
  expect(smtp.to(email)).toHaveLength(1);
  expect(await interviewsOf(candidateId)).toHaveLength(1);
  expect(await balance(tenant)).toBe(90);
});

test('Create one interview for an event that is delivered twice', async () => {
  const tenant = await app.tenant({ credits: 100 });
  const j = await pipelineOf(app, tenant).job(direct);
  const { id, candidateId, email } = await apply(tenant, j);
  const data = JSON.stringify({ organizationId: tenant.organizationId, candidateId, jobId: j });
  await app.rows(`insert into pgboss.job (name, data) select $1, $2 from generate_series(1, 5)`, [invites, data]);
  await invited(tenant, id);
  await app.idle();
  expect(await interviewsOf(candidateId)).toHaveLength(1);
  expect(smtp.to(email)).toHaveLength(1);
  expect(await balance(tenant)).toBe(90);
});

test('Accept an apply without credits and send no invite; after adding credits, send it once on retry', async () => {
  const tenant = await app.tenant({ credits: 9 });
  const j = await pipelineOf(app, tenant).job(direct);
  const { id, candidateId, email } = await apply(tenant, j);
  await until(async () => (await queue.failures(invites)).length > 0, 'the failed task');
  await app.idle();
  expect((await queue.failures(invites))[0]?.reason).toBe(
    'The invite was not sent: the organization has fewer than 10 credits. Add credits, then retry.',
  );
  expect(await interviewsOf(candidateId)).toEqual([]);
  expect(await balance(tenant)).toBe(9);
  expect(smtp.to(email)).toEqual([]);
  expect((await application(tenant, id)).video_interview_invite_sent_at).toBeNull();
  await app.web.resolve(OrganizationService).addCredits(tenant.organizationId, 11, 'bought');
  expect(await queue.retry(invites)).toBe(1);
  await invited(tenant, id);
  expect(await queue.retry(invites)).toBe(0);
  await app.idle();
  expect(smtp.to(email)).toHaveLength(1);
  expect(await interviewsOf(candidateId)).toHaveLength(1);
  expect(await balance(tenant)).toBe(10);
});

test('Send three invites for a bulk apply of five with credits for three, and fail two tasks', async () => {
  const tenant = await app.tenant({ credits: 35 });
  const own = pipelineOf(app, tenant);
  const [ids, j] = [await own.candidates(5), await own.job(direct)];
  expect((await tenant.api.post('/applications/bulk', { job_id: j, candidate_ids: ids })).body.meta.created).toBe(5);
  await until(async () => (await queue.failures(invites)).length === 2, 'two failed tasks');
  await app.idle();
  const sent = (await own.messages(j)).filter((message) => message.state === 'sent');
  expect(sent).toHaveLength(3);
  expect(await balance(tenant)).toBe(5);
  await app.web.resolve(OrganizationService).addCredits(tenant.organizationId, 15, 'bought');
  expect(await queue.retry(invites)).toBe(2);
  await until(async () => (await own.messages(j)).every((message) => message.state === 'sent'), 'the other two');
  await app.idle();
  expect(await app.rows('select 1 from video_interviews where job_id = $1', [j])).toHaveLength(5);
  expect(await balance(tenant)).toBe(0);
});

test('Create nothing for an application that was deleted before its invite', async () => {
  const tenant = await app.tenant();
  const j = await pipelineOf(app, tenant).job(direct);
  const { id, candidateId, email } = await apply(tenant, j);
  await until(async () => (await queue.failures(invites)).length > 0, 'the failed task');
  await tenant.api.delete(`/applications/${id}`);
  await app.web.resolve(OrganizationService).addCredits(tenant.organizationId, 10, 'bought');
  expect(await queue.retry(invites)).toBe(1);
  await app.idle();
  expect(await interviewsOf(candidateId)).toEqual([]);
  expect(await balance(tenant)).toBe(10);
  expect(smtp.to(email)).toEqual([]);
});

test('Send the pending invite on a retry after the candidate was applied again', async () => {
  const tenant = await app.tenant();
  const j = await pipelineOf(app, tenant).job(direct);
  const { id, candidateId, email } = await apply(tenant, j);
  await until(async () => (await queue.failures(invites)).length > 0, 'the failed task');
  await tenant.api.delete(`/applications/${id}`);
  await app.web.resolve(OrganizationService).addCredits(tenant.organizationId, 10, 'bought');
  const again = await tenant.api.post('/applications', { candidate_id: candidateId, job_id: j });
  expect(again.status).toBe(201);
  await app.idle();
  expect(smtp.to(email)).toEqual([]);
  expect(await queue.retry(invites)).toBe(1);
  await invited(tenant, again.body.data.id);
  expect(smtp.to(email)).toHaveLength(1);
});

test('Roll back the invite with its transaction: 404 for an unknown job beside new candidate fields', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const body = { ...aCandidate(), application: { job_id: tenant.organizationId } };
  expectError(await tenant.api.post('/candidates', body), 404, 'not_found');
  await app.idle();
  expect(await balance(tenant)).toBe(10);
});
