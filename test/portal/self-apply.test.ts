import { expect, test } from 'vitest';
import { aCandidate, startApp, type Tenant } from '../support/app.ts';
import { makePdf, makeScannedPdf } from '../support/resume-files.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({
  config: { smtpUrl: smtp.url, baseUrl: 'https://jobs.example', selfApplyLimit: { perMinute: 10_000, burst: 10_000 } },
});
const tenant = await app.tenant({ credits: 1000 });
const pdf = await makePdf([
  'Meera Iyer',
  'meera@private.example',
  'Chennai, Tamil Nadu',
  'EXPERIENCE',
  'Data Engineer, Northwind Analytics, Jan 2020 - Present',
  'Built streaming pipelines with Kafka and Python for twelve teams.',
  'SKILLS',
  'Kafka, Python, SQL, Airflow, PostgreSQL',
]);

const aJob = async (fields = {}, of: Tenant = tenant): Promise<string> =>
  (await of.api.post('/jobs', { title: 'Data engineer', required_skills: ['Kafka', 'Python'], ...fields })).body.data
    .id;
let count = 0;
const anEmail = () => `self.${++count}@example.com`;

type Sent = Record<string, string | string[] | Buffer>;
async function submit(jobId: string, fields: Sent, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value)) form.append(name, new Blob([new Uint8Array(value)]), 'resume.pdf');
    else for (const one of [value].flat()) form.append(name, one);
  }
  const response = await fetch(`${app.base}/jobs/${jobId}`, {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}
const apply = (jobId: string, fields: Sent = {}, headers = {}) =>
  submit(jobId, { full_name: 'Meera Iyer', email: anEmail(), phone_number: '', resume: pdf, ...fields }, headers);
const find = async (email: string) => (await tenant.api.get(`/candidates?search=${email}`)).body.data;
const detail = async (email: string) => (await tenant.api.get(`/candidates/${(await find(email))[0].id}`)).body.data;
const filesKept = async () => (await app.rows('select count(*)::int as n from resume_files'))[0].n;

test('who applies is a candidate with an application, whose resume is read and scored, and gets the interview invite', async () => {
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

test('applying twice says so kindly and changes nothing', async () => {
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

test('of ten at once with one email one applies, and one mail goes out', async () => {
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

test("a stranger who knows a candidate's email fills what is empty and overwrites nothing", async () => {
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

test('what is wrong is said at its field, what was typed is kept, and nothing is stored', async () => {
  const jobId = await aJob();
  const files = await filesKept();
  const sent = await submit(jobId, { full_name: ' ', email: 'nobody<at>"example', phone_number: 'call me' });
  expect(sent.status).toBe(422);
  for (const text of ['Enter your name', 'Enter your email address', 'Enter a phone number', 'Choose your resume file'])
    expect(sent.html).toContain(text);
  expect(sent.html).toContain('value="nobody&lt;at>&quot;example"');
  expect(sent.html).toContain('aria-invalid="true"');
  expect(await filesKept()).toBe(files);
});

test.each([
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['an old .doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
])('%s for a resume is refused, and nobody is made', async (_what, bytes) => {
  const jobId = await aJob();
  const email = anEmail();
  const sent = await apply(jobId, { email, resume: bytes });
  expect(sent.status).toBe(422);
  expect(sent.html).toContain('neither a PDF');
  expect(await find(email)).toEqual([]);
});

test('413 for a file over 10 MiB, as a page', async () => {
  const sent = await apply(await aJob(), { resume: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') });
  expect(sent.status).toBe(413);
  expect(sent.html).toContain('too large');
});

test.each([
  [400, 'full_name[first]', 'Meera'],
  [400, 'email[]', 'meera@example.com'],
  [400, 'email[4294967294]', 'meera@example.com'],
  [422, '__proto__', 'x'],
  [422, 'constructor', 'x'],
  [413, 'full_name', 'x'.repeat(40_000)],
])('%i at once, as a page, for a form with a field that no browser sends: %s', async (status, name, value) => {
  const job = await aJob();
  const sent = await submit(job, { [name]: value, ...(status === 400 && { 'email[last]': 'x' }) });
  expect(sent.status).toBe(status);
  expect(sent.html).toContain('</html>');
});

test('a scan is taken, and admins see that nothing could be read of it', async () => {
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

test("the job's required questions are asked, and the answers are a completed screening; the pipeline status stays", async () => {
  const jobId = await aJob({ screening_questions: questions });
  const html = await (await fetch(`${app.base}/jobs/${jobId}`)).text();
  expect(html.indexOf('Which city?')).toBeLessThan(html.indexOf('Notice period in days?'));
  expect(html).not.toContain('Hobbies?');
  expect(html).not.toContain('expected');
  const email = anEmail();
  const unanswered = await apply(jobId, { email, 'question-0': 'Rome', 'question-1': 'soon' });
  expect(unanswered.status).toBe(422);
  expect(unanswered.html).toContain('Please choose from what is offered.');
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

test('404 and nothing stored when the job is closed while somebody applies', async () => {
  const jobId = await aJob();
  await tenant.api.put(`/jobs/${jobId}`, { status: 'closed' });
  const email = anEmail();
  expect((await apply(jobId, { email })).status).toBe(404);
  expect(await find(email)).toEqual([]);
});

test('without credits the application stands, and the invite waits among the failed work', async () => {
  const poor = await app.tenant({ credits: 0 });
  const jobId = await aJob({}, poor);
  const email = anEmail();
  expect((await apply(jobId, { email })).status).toBe(303);
  await app.idle();
  expect(smtp.to(email)).toHaveLength(0);
  expect((await poor.api.get('/applications')).body.meta.total).toBe(1);
});

test('403 for a form that another site sends in a visitor’s name', async () => {
  const jobId = await aJob();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
  ]) {
    expect((await apply(jobId, {}, headers)).status).toBe(403);
  }
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { origin: app.base },
    { origin: 'https://jobs.example' },
  ]) {
    expect((await apply(jobId, {}, headers)).status).toBe(303);
  }
});

test.each(['charset=unheard-of', 'charset=utf-16'])('400 for a form whose texts are in %s', async (charset) => {
  const body = `--b\r\nContent-Disposition: form-data; name="full_name"\r\nContent-Type: text/plain; ${charset}\r\n\r\nA\r\n--b--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const { status } = await fetch(`${app.base}/jobs/${await aJob()}`, { method: 'POST', headers, body });
  expect(status).toBe(400);
});

test.each(['Click https://evil.example now', 'Prize at evil.example', 'ask me@evil.example'])(
  'nobody gets a link mailed as the name of who applied: %s',
  async (full_name) => {
    const email = anEmail();
    await apply(await aJob(), { email, full_name });
    await app.idle();
    const [mail] = smtp.to(email);
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
  },
);

test('names with titles, initials and fathers are greeted', async () => {
  const email = anEmail();
  await apply(await aJob(), { email, full_name: 'Dr. K.R. Anand s/o Ravi Jr.' });
  await app.idle();
  expect(smtp.to(email)[0]?.text).toMatch(/^Hello Dr\. K\.R\. Anand s\/o Ravi Jr\.,\n/);
});

/** A service where an address may apply twice: answers what an application from one gets. */
async function limited() {
  const strict = await startApp({
    worker: false,
    config: { selfApplyLimit: { perMinute: 1, burst: 2 }, trustedProxies: 1 },
  });
  const { api } = await strict.tenant();
  const { id } = (await api.post('/jobs', { title: 'Data engineer' })).body.data;
  return async (address: string) =>
    (await fetch(`${strict.base}/jobs/${id}`, { method: 'POST', headers: { 'x-forwarded-for': address } })).status;
}

test('429 for all addresses of one IPv6 network together, and not for the next network', async () => {
  const from = await limited();
  expect([await from('2001:db8::1'), await from('2001:0db8:0:0:ffff::2')]).toEqual([422, 422]);
  expect(await from('2001:db8:0:0:1:2:3:4')).toBe(429);
  expect(await from('[2001:db8::5]:40123')).toBe(429);
  expect(await from('2001:db8:0:1::1')).toBe(422);
  expect(await from('::1')).toBe(422);
  expect(await from('::ffff:203.0.113.1')).toBe(422);
});

test('429 as a page with Retry-After for an address that applies too often, while others may', async () => {
  const from = await limited();
  expect([await from('203.0.113.1'), await from('203.0.113.1')]).toEqual([422, 422]);
  expect(await from('203.0.113.1')).toBe(429);
  expect(await from('203.0.113.1:40123')).toBe(429);
  expect(await from('203.0.113.2')).toBe(422);
});
