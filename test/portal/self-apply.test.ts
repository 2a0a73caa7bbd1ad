import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../support/app.ts';
import { makeScannedPdf } from '../support/resume-files.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { selfApplyOf } from './self-apply-form.ts';

const smtp = await startSmtpServer();
const app = await startApp({
  config: { smtpUrl: smtp.url, baseUrl: 'https://jobs.example', selfApplyLimit: { perMinute: 10_000, burst: 10_000 } },
});
const tenant = await app.tenant({ credits: 1000 });
const { anEmail, find, aJob, apply, detail, filesKept } = await selfApplyOf(app, tenant);

test('create candidate and application, read and score the resume, send the interview invite', async () => {
  const jobId = await aJob();
  const email = anEmail();
  const sent = await apply(jobId, { email, phone_number: '+91 98450 12345' });
  expect([sent.status, sent.location]).toEqual([303, `/jobs/${jobId}/applied`]);
  expect(await (await fetch(app.base + sent.location)).text()).toContain('Thank you for applying');
  await app.idle();
  const candidate = await detail(email);
  expect(candidate).toMatchObject({
    full_name: 'Meera Iyer',
    phone_number: '+91 98450 12345',
    source: 'portal',
    location: 'Chennai, Tamil Nadu',
  });
  expect(candidate.applications).toHaveLength(1);
  expect(candidate.applications[0]).toMatchObject({ job_id: jobId, status: 'Applied', metadata: null });
  expect(candidate.applications[0].match_score).toBeGreaterThan(50);
  expect(candidate.applications[0].video_interview_invite_sent_at).not.toBeNull();
  expect(candidate.applications[0].outreach_sent_at).toBeNull();
  expect(smtp.to(email).map(({ subject }) => subject)).toEqual([expect.stringContaining('video interview')]);
  const interviews = (await tenant.api.get(`/screenings?type=video&candidate_id=${candidate.id}`)).body.data;
  expect(interviews).toMatchObject([{ initiated_via: 'portal', status: 'invited' }]);
});

test('change nothing when a candidate applies again', async () => {
  const jobId = await aJob();
  const email = anEmail();
  await apply(jobId, { email });
  await app.idle();
  const [before, files] = [await detail(email), await filesKept()];
  const again = await apply(jobId, {
    email: email.toUpperCase(),
    full_name: 'Somebody Else',
    phone_number: '5551234567',
  });
  expect([again.status, again.location]).toEqual([303, `/jobs/${jobId}/applied-before`]);
  expect(await (await fetch(app.base + again.location)).text()).toContain('already applied');
  await app.idle();
  expect(await detail(email)).toEqual(before);
  expect(await filesKept()).toBe(files);
  expect(smtp.to(email)).toHaveLength(1);
});

test('accept one of ten concurrent applications with the same email', async () => {
  const jobId = await aJob();
  const email = anEmail();
  const files = await filesKept();
  const all = await Promise.all(Array.from({ length: 10 }, () => apply(jobId, { email })));
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(all.filter(({ location }) => location?.endsWith('/applied'))).toHaveLength(1);
  await app.idle();
  expect((await detail(email)).applications).toHaveLength(1);
  expect(smtp.to(email)).toHaveLength(1);
  expect(await filesKept()).toBe(files + 1);
});

test('fill empty fields of a known candidate and overwrite none', async () => {
  const known = aCandidate({ full_name: 'Asha Rao', location: 'Oslo', phone_number: null });
  await tenant.api.post('/candidates', known);
  const jobId = await aJob();
  await apply(jobId, { email: known.email, full_name: 'Not Asha', phone_number: '+1 415 555 0142' });
  await app.idle();
  const candidate = await detail(known.email);
  expect(candidate).toMatchObject({
    full_name: 'Asha Rao',
    location: 'Oslo',
    phone_number: '+1 415 555 0142',
    source: 'api',
  });
  expect(candidate.applications[0].metadata).toMatchObject({ applied_as: { full_name: 'Not Asha' } });
});

test('accept a scan, and show admins that it could not be read', async () => {
  const email = anEmail();
  expect((await apply(await aJob(), { email, resume: await makeScannedPdf() })).status).toBe(303);
  await app.idle();
  const { id } = (await find(email))[0];
  expect((await tenant.api.get(`/candidates/${id}/resume`)).body.data).toMatchObject({ quality: 'needs_ocr' });
});

const questions = [
  { id: 'notice', question: 'Notice period in days?', type: 'number', required: true, order: 2, expected: { max: 30 } },
  {
    id: 'city',
    question: 'Which city?',
    type: 'single_choice',
    options: ['Pune', 'Goa'],
    required: true,
    order: 1,
    expected: ['Pune'],
  },
  { id: 'hobby', question: 'Hobbies?', type: 'text', required: false, order: 3 },
  {
    id: 'tools',
    question: 'Which tools?',
    type: 'multiple_choice',
    options: ['Kafka', 'Flink'],
    required: true,
    order: 4,
  },
];

test("store answers to the job's required questions as a completed screening, without changing the pipeline status", async () => {
  const jobId = await aJob({ screening_questions: questions });
  const html = await (await fetch(`${app.base}/jobs/${jobId}`)).text();
  expect(html.indexOf('Which city?')).toBeLessThan(html.indexOf('Notice period in days?'));
  expect(html).not.toContain('Hobbies?');
  expect(html).not.toContain('expected');
  const email = anEmail();
  const unanswered = await apply(jobId, { email, 'question-0': 'Rome', 'question-1': 'soon' });
  expect(unanswered.status).toBe(422);
  expect(unanswered.html).toContain('Please choose one of the given answers.');
  expect(unanswered.html).toContain('Please give a number only');
  expect(await find(email)).toEqual([]);
  const sent = await apply(jobId, {
    email,
    'question-0': 'Pune',
    'question-1': '60',
    'question-2': ['Kafka', 'Flink'],
  });
  expect(sent.status).toBe(303);
  await app.idle();
  const candidate = await detail(email);
  const [session] = (await tenant.api.get(`/screenings?type=session&candidate_id=${candidate.id}`)).body.data;
  expect(session).toMatchObject({ channel: 'web_form', status: 'completed', pipeline_status: 'Applied' });
  const { responses } = (await tenant.api.get(`/screenings/${session.id}?type=screening_session`)).body.data;
  expect(responses.map((r: any) => [r.question_id, r.answer])).toEqual(
    expect.arrayContaining([
      ['city', 'Pune'],
      ['notice', '60'],
      ['tools', '["Kafka","Flink"]'],
    ]),
  );
  expect(candidate.applications[0].screening_score).toBe(session.calculated_score);
});

test('answer 404 and store nothing when the job closes during an application', async () => {
  const jobId = await aJob();
  await tenant.api.put(`/jobs/${jobId}`, { status: 'closed' });
  const email = anEmail();
  expect((await apply(jobId, { email })).status).toBe(404);
  expect(await find(email)).toEqual([]);
});

test('accept an application without credits, and list its invite as failed', async () => {
  const poor = await app.tenant({ credits: 0 });
  const jobId = await aJob({}, poor);
  const email = anEmail();
  expect((await apply(jobId, { email })).status).toBe(303);
  await app.idle();
  expect(smtp.to(email)).toHaveLength(0);
  expect((await poor.api.get('/applications')).body.meta.total).toBe(1);
});

test.each(['Click https://evil.example now', 'Prize at evil.example', 'ask me@evil.example'])(
  'never email a link that is the name of an applicant: %s',
  async (full_name) => {
    const email = anEmail();
    await apply(await aJob(), { email, full_name });
    await app.idle();
    const [mail] = smtp.to(email);
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
  },
);

test('greet names with titles and initials', async () => {
  const email = anEmail();
  await apply(await aJob(), { email, full_name: 'Dr. K.R. Anand s/o Ravi Jr.' });
  await app.idle();
  expect(smtp.to(email)[0]?.text).toMatch(/^Hello Dr\. K\.R\. Anand s\/o Ravi Jr\.,\n/);
});
