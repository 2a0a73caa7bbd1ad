import { expect, test } from 'vitest';
import { OrganizationService } from '../../../src/modules/organizations/index.ts';
import { signIn } from '../../console/console-client.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { makePdf, makeScannedPdf } from '../../support/resume-files.ts';
import { startSmtpServer } from '../../support/servers/smtp-server.ts';
import { selfApplyOf } from './self-apply-form.ts';

const smtp = await startSmtpServer();
const app = await startApp({
  config: {
    smtpUrl: smtp.url,
    baseUrl: 'https://jobs.example',
    selfApplyLimit: { perMinute: 10_000, burst: 10_000 },
    automaticInterviewCredits: 100_000,
  },
});
const tenant = await app.tenant({ credits: 1000 });
const { anEmail, find, aJob, apply, confirm, detail, filesKept } = await selfApplyOf(app, tenant);

/** Confirms once the email that asks for it is sent: it would be sent no more. */
async function applyAndConfirm(jobId: string, fields: Parameters<typeof apply>[1] & { email: string }) {
  expect((await apply(jobId, fields)).status).toBe(303);
  await app.idle();
  return confirm(fields.email);
}

const linkIn = (text = ''): string => /https:\/\/jobs\.example(\/confirm\/[\w-]{43})/.exec(text)?.[1] ?? '';

test('Ask to confirm by email, then create candidate and application and send the invite', async () => {
  const jobId = await aJob();
  const email = anEmail();
  const sent = await apply(jobId, { email, phone_number: '+91 98450 12345' });
  expect([sent.status, sent.location]).toEqual([303, `/jobs/${jobId}/check-email`]);
  expect(await (await fetch(app.base + sent.location)).text()).toContain('Check your email');
  await app.idle();
  const [question, ...others] = smtp.to(email);
  expect([question?.subject, others]).toEqual(['Confirm your application: Data engineer at Test Recruiting', []]);
  expect(await find(email)).toEqual([]);

  const link = linkIn(question?.text);
  const asks = await (await fetch(app.base + link)).text();
  expect(asks).toContain('Confirm your application');
  await app.idle();
  expect(await find(email)).toEqual([]);
  const confirmed = await fetch(app.base + link, { method: 'POST', redirect: 'manual' });
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, link]);
  const thanks = await (await fetch(app.base + link)).text();
  expect(thanks).toContain('Thank you for applying');
  expect(thanks).toContain('We’ll email you a link to the next step');
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
  expect(smtp.to(email)[1]?.subject).toContain('video interview');
  const interviews = (await tenant.api.get(`/screenings?type=video&candidate_id=${candidate.id}`)).body.data;
  expect(interviews).toMatchObject([{ initiated_via: 'portal', status: 'invited' }]);
});

test('Offer two voluntary questions after the confirmation, and store only the last answers', async () => {
  const jobId = await aJob();
  const { page } = await applyAndConfirm(jobId, { email: anEmail() });
  const path = /href="(\/self-identification\/[\w-]{43})"/.exec(page)?.[1] ?? '';
  const ask = async () => {
    const response = await fetch(app.base + path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const send = (fields: Record<string, string>) =>
    fetch(app.base + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const stored = () =>
    app.rows('select sex, race_ethnicity from self_identifications where organization_id = $1', [
      tenant.organizationId,
    ]);
  const first = await ask();
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toContain('no-store');
  expect(first.html).toContain('These two questions are voluntary');
  expect(first.html.match(/I prefer not to say/g)?.length).toBeGreaterThanOrEqual(2);
  expect(first.html).not.toContain(' checked');
  const saved = await send({ sex: 'Female', race_ethnicity: 'Asian (not Hispanic or Latino)' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?saved`]);
  expect(await (await fetch(`${app.base}${path}?saved`)).text()).toContain('Your answers are saved');
  expect(await stored()).toEqual([{ sex: 'female', race_ethnicity: 'asian' }]);
  expect((await ask()).html).not.toContain(' checked');
  const wrong = await send({ sex: 'Female', race_ethnicity: '<b>' });
  expect([wrong.status, (await wrong.text()).includes('Choose one of the options')]).toEqual([422, true]);
  expect((await send({ sex: 'I prefer not to say' })).status).toBe(303);
  expect(await stored()).toEqual([{ sex: null, race_ethnicity: null }]);
  expect((await fetch(`${app.base}${path.slice(0, -1)}-`)).status).toBe(404);
  const [application] = (await tenant.api.get(`/applications?job_id=${jobId}`)).body.data;
  await tenant.api.delete(`/applications/${application.id}`);
  expect([(await ask()).status, (await send({ sex: 'Male' })).status]).toEqual([404, 404]);
  expect(await stored()).toEqual([]);
});

test('Change nothing when an application is confirmed twice', async () => {
  const jobId = await aJob();
  const email = anEmail();
  await apply(jobId, { email });
  await app.idle();
  const link = linkIn(smtp.to(email)[0]?.text);
  const pages = await Promise.all([1, 2, 3].map(() => fetch(app.base + link, { method: 'POST' })));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  await app.idle();
  const before = await detail(email);
  expect(await (await fetch(app.base + link, { method: 'POST' })).text()).toContain('Thank you for applying');
  await app.idle();
  expect(await detail(email)).toEqual(before);
  expect(smtp.to(email)).toHaveLength(2);
});

test('Change nothing when a candidate applies and confirms again', async () => {
  const jobId = await aJob();
  const email = anEmail();
  await applyAndConfirm(jobId, { email });
  await app.idle();
  const [before, files] = [await detail(email), await filesKept()];
  const again = await apply(jobId, {
    email: email.toUpperCase(),
    full_name: 'Somebody Else',
    phone_number: '5551234567',
  });
  expect([again.status, again.location]).toEqual([303, `/jobs/${jobId}/check-email`]);
  expect((await confirm(email)).page).toContain('already applied');
  await app.idle();
  expect(await detail(email)).toEqual(before);
  expect(await filesKept()).toBe(files);
});

test('Create one application from three that are confirmed at once', async () => {
  const jobId = await aJob();
  const email = anEmail();
  const files = await filesKept();
  for (const full_name of ['Meera', 'Meera I.', 'Meera Iyer'])
    expect((await apply(jobId, { email, full_name })).status).toBe(303);
  await app.idle();
  const links = smtp.to(email).map(({ text }) => linkIn(text));
  expect(new Set(links).size).toBe(3);
  const pages = await Promise.all(links.map(async (link) => (await fetch(app.base + link, { method: 'POST' })).text()));
  expect(pages.filter((page) => page.includes('Thank you for applying'))).toHaveLength(1);
  expect(pages.filter((page) => page.includes('already applied'))).toHaveLength(2);
  await app.idle();
  expect((await detail(email)).applications).toHaveLength(1);
  expect(await filesKept()).toBe(files + 1);
  expect(smtp.to(email)).toHaveLength(4);
});

test('Fill empty fields of a known candidate, and overwrite none', async () => {
  const known = aCandidate({ full_name: 'Asha Rao', location: 'Oslo', phone_number: null });
  await tenant.api.post('/candidates', known);
  const jobId = await aJob();
  await applyAndConfirm(jobId, { email: known.email, full_name: 'Not Asha', phone_number: '+1 415 555 0142' });
  await app.idle();
  const candidate = await detail(known.email);
  expect(candidate).toMatchObject({
    full_name: 'Asha Rao',
    location: 'Oslo',
    phone_number: '+1 415 555 0142',
    source: 'api',
  });
  // The phone number and the resume filled empty fields.
  expect(candidate.applications[0].metadata).toEqual({ applied_as: { full_name: 'Not Asha' } });
});

test('Note of a known candidate who sends another resume only this resume', async () => {
  const email = anEmail();
  await applyAndConfirm(await aJob(), { email, full_name: 'Asha Rao', phone_number: '+1 415 555 0142' });
  const { resume_path: first } = await detail(email);
  const resume = await makePdf(['Asha Rao', 'Skills: Go']);
  await applyAndConfirm(await aJob(), { email, full_name: 'Asha Rao', phone_number: '+1 415 555 0142', resume });
  const { resume_path, applications } = await detail(email);
  expect(resume_path).toBe(first);
  const noted = applications.flatMap(({ metadata }: any) => (metadata ? [metadata] : []));
  expect(noted).toEqual([{ applied_as: { resume_path: expect.stringMatching(/^resumes\//) } }]);
  expect(noted[0].applied_as.resume_path).not.toBe(first);
});

test('Accept a scan, and show admins that it could not be read', async () => {
  const email = anEmail();
  expect((await applyAndConfirm(await aJob(), { email, resume: await makeScannedPdf() })).status).toBe(303);
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

test('Store answers to required questions as a completed screening, without changing the pipeline status', async () => {
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
  await confirm(email);
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

test('Return 404 when the job closes before the form is sent or confirmed', async () => {
  const jobId = await aJob();
  const [early, late] = [anEmail(), anEmail()];
  await apply(jobId, { email: early });
  await app.idle();
  await tenant.api.put(`/jobs/${jobId}`, { status: 'closed' });
  expect((await apply(jobId, { email: late })).status).toBe(404);
  const link = linkIn(smtp.to(early)[0]?.text);
  for (const method of ['GET', 'POST']) expect((await fetch(app.base + link, { method })).status).toBe(404);
  expect([await find(early), await find(late)]).toEqual([[], []]);
  await tenant.api.put(`/jobs/${jobId}`, { status: 'active' });
  expect(await (await fetch(app.base + link, { method: 'POST' })).text()).toContain('Thank you for applying');
});

test('Promise no second invite to who was deleted and applies again', async () => {
  const jobId = await aJob();
  const email = anEmail();
  expect((await applyAndConfirm(jobId, { email })).page).toContain('We’ll email you a link to the next step');
  await app.idle();
  const [application] = (await detail(email)).applications;
  await tenant.api.delete(`/applications/${application.id}`);
  const { page } = await applyAndConfirm(jobId, { email });
  expect(page).toContain('Test Recruiting will contact you about the next step.');
  expect(page).not.toContain('email you');
  await app.idle();
  expect(smtp.to(email).filter(({ subject }) => subject?.includes('video interview'))).toHaveLength(1);
});

test('Keep an application without credits, promise no email, and send the invite once credits are added', async () => {
  const poor = await app.tenant({ credits: 0 });
  const jobId = await aJob({}, poor);
  const email = anEmail();
  const { page } = await applyAndConfirm(jobId, { email });
  expect(page).toContain('Test Recruiting will contact you about the next step.');
  expect(page).not.toContain('email you');
  await app.idle();
  expect(smtp.to(email).map(({ subject }) => subject)).toEqual([expect.stringContaining('Confirm')]);
  const applications = async () => (await poor.api.get('/applications')).body.data;
  const [{ id, candidate_id }, ...others] = await applications();
  expect(others).toEqual([]);
  const unsent = { job_id: jobId, status: 'Applied', outcome: 'open', video_interview_invite_sent_at: null };
  expect(await applications()).toMatchObject([unsent]);
  expect((await poor.api.get(`/candidates/${candidate_id}`)).body.data).toMatchObject({ email, source: 'portal' });
  expect((await poor.api.get(`/candidates/${candidate_id}/resume`)).status).toBe(200);
  const [task] = (await poor.api.get(`/tasks?kind=questions&candidate_id=${candidate_id}`)).body.data;
  expect(task).toMatchObject({
    ...{ state: 'failed', application_id: id },
    error: 'The invite was not sent: the organization has fewer than 10 credits. Add credits, then retry.',
  });

  await app.web.resolve(OrganizationService).addCredits(poor.organizationId, 10, 'bought');
  const admin = await signIn(app, poor);
  await admin.submit('/console/work/retry');
  await app.idle();
  expect(smtp.to(email)[1]?.subject).toContain('video interview');
  expect((await applications())[0].video_interview_invite_sent_at).not.toBeNull();
  expect((await poor.api.get('/organization')).body.data.credit_balance).toBe(0);
});

test.each([
  'Click https://evil.example now',
  'Prize at evil.example',
  'ask me@evil.example',
  'Prize at evil\u3002example',
  'Prize at evil\uff0eexample',
  'Prize at evil\u2024example',
  'Prize at evil\uff61example',
])('Never email a link that is the name of an applicant: %s', async (full_name) => {
  const email = anEmail();
  await applyAndConfirm(await aJob(), { email, full_name });
  await app.idle();
  const [question, invite] = smtp.to(email);
  for (const mail of [question, invite]) {
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
  }
});

test('Greet names with titles and initials once they are confirmed', async () => {
  const email = anEmail();
  await applyAndConfirm(await aJob(), { email, full_name: 'Dr. K.R. Anand s/o Ravi Jr.' });
  await app.idle();
  const [question, invite] = smtp.to(email);
  expect(question?.text).toMatch(/^Hello,\n/);
  expect(invite?.text).toMatch(/^Hello Dr\. K\.R\. Anand s\/o Ravi Jr\.,\n/);
});
