import { expect, test } from 'vitest';
import { deleteExpiredApplications } from '../../../src/modules/portal/apply/pending-application.tasks.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { makePdf } from '../../support/resume-files.ts';
import { startSmtpServer } from '../../support/servers/smtp-server.ts';
import { confirmationPath, selfApplyOf } from './self-apply-form.ts';

const smtp = await startSmtpServer();
const app = await startApp({
  config: { smtpUrl: smtp.url, selfApplyLimit: { perMinute: 10_000, burst: 10_000 } },
});
const tenant = await app.tenant({ credits: 90 });
const { anEmail, find, aJob, apply, confirm, detail, filesKept } = await selfApplyOf(app, tenant);
const balance = async () => (await tenant.api.get('/organization')).body.data.credit_balance;
const pending = async () => (await app.rows('select count(*)::int as n from pending_applications'))[0].n;

test('Spend and create nothing, and send one email per address, for a stranger’s applications', async () => {
  const jobId = await aJob({ direct_video_interview_on_apply: true });
  const before = [await balance(), await filesKept()];
  const total = (await tenant.api.get('/candidates')).body.meta.total;
  const emails = Array.from({ length: 12 }, (_, n) => `stranger${n}@example.com`);
  for (const email of emails) expect((await apply(jobId, { email })).status).toBe(303);
  await app.idle();
  expect([await balance(), await filesKept()]).toEqual(before);
  expect((await tenant.api.get('/candidates')).body.meta.total).toBe(total);
  expect((await tenant.api.get(`/applications?job_id=${jobId}`)).body.meta.total).toBe(0);
  for (const email of emails) expect(smtp.to(email)).toHaveLength(1);
});

test('Send an email that has nothing in it that the stranger typed', async () => {
  const jobId = await aJob({ title: 'Data engineer' });
  const email = anEmail();
  const typed = 'URGENT: your bank account is blocked, call us';
  await apply(jobId, { email, full_name: typed, phone_number: '+1 900 555 0199' });
  await app.idle();
  const [mail] = smtp.to(email);
  const all = [mail?.subject, mail?.text, mail?.html, JSON.stringify(mail?.headers)].join('\n');
  expect(all).toContain('Data engineer');
  for (const part of ['URGENT', 'bank', '900 555', 'resume.pdf']) expect(all).not.toContain(part);
});

test('Never reveal whether an address is known or has applied', async () => {
  const jobId = await aJob();
  const known = aCandidate();
  const applied = anEmail();
  const { id } = (await tenant.api.post('/candidates', known)).body.data;
  expect(id).toBeDefined();
  await apply(jobId, { email: applied });
  await confirm(applied);
  await app.idle();
  const answers = [];
  for (const email of [known.email, applied, anEmail()]) {
    const { status, location, html } = await apply(jobId, { email });
    answers.push({ status, location, html, page: await (await fetch(app.base + location)).text() });
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  await app.idle();
  const subject = 'Confirm your application: Data engineer at Test Recruiting';
  expect(smtp.to(known.email).map((mail) => mail.subject)).toEqual([subject]);
  expect(smtp.to(applied).filter((mail) => mail.subject === subject)).toHaveLength(2);
});

test('Leave a known candidate unchanged until the mailbox owner confirms, and overwrite nothing then', async () => {
  const question = { question: 'Years?', type: 'number', required: true, order: 1, expected: { min: 10 } };
  const known = aCandidate({ full_name: 'Asha Rao', phone_number: '+47 400 00 000', location: 'Oslo' });
  const { id } = (await tenant.api.post('/candidates', known)).body.data;
  await app.rows('update candidates set screening_score = 100 where id = $1', [id]);
  const jobId = await aJob({ screening_questions: [question] });
  const before = await detail(known.email);
  const resume = await makePdf([
    'Not Asha',
    'Paris, France',
    'EXPERIENCE',
    'Cook, Bistro, Jan 2020 - Present',
    'Cooked for two hundred guests every evening, and led the kitchen.',
    'SKILLS',
    'Cooking, Kafka, Python',
  ]);
  const form = {
    email: known.email,
    full_name: 'Not Asha',
    phone_number: '+1 415 555 0142',
    resume,
    'question-0': '0',
  };
  expect((await apply(jobId, form)).status).toBe(303);
  await app.idle();
  expect(await detail(known.email)).toEqual(before);

  await confirm(known.email);
  await app.idle();
  const after = await detail(known.email);
  expect(after).toMatchObject({
    full_name: 'Asha Rao',
    phone_number: '+47 400 00 000',
    location: 'Oslo',
    screening_score: 100,
  });
  expect(after.applications[0]).toMatchObject({
    screening_score: 0,
    metadata: { applied_as: { full_name: 'Not Asha', phone_number: '+1 415 555 0142' } },
  });
});

/** Applies until refused. Returns the refusal, and how many applications came before it. */
async function untilRefused(submit: () => ReturnType<typeof apply>) {
  for (let accepted = 0; accepted < 300; accepted++) {
    const sent = await submit();
    if (sent.status !== 303) return { accepted, ...sent };
  }
  throw new Error('no application was refused');
}

test('Refuse a fourth unconfirmed application of one mailbox, in any spelling', async () => {
  const jobs = [await aJob(), await aJob()];
  const spellings = ['Meera.Iyer@gmail.com', 'meeraiyer+jobs@googlemail.com', 'm.e.e.r.a.iyer@GMAIL.com'];
  for (const [index, email] of spellings.entries()) {
    expect((await apply(jobs[index % 2] as string, { email })).status).toBe(303);
  }
  const rows = await pending();
  const refused = await apply(jobs[0] as string, { email: 'MEERAIYER+x@gmail.com' });
  expect(refused.status).toBe(429);
  expect(refused.html).toContain('Too many requests');
  expect(await pending()).toBe(rows);
  expect((await apply(jobs[0] as string, { email: 'meera.iyers@gmail.com' })).status).toBe(303);
  await app.idle();
  expect(smtp.to('MEERAIYER+x@gmail.com')).toEqual([]);
  // A confirmation makes room.
  await confirm(spellings[0] as string);
  expect((await apply(jobs[0] as string, { email: 'MEERAIYER+x@gmail.com' })).status).toBe(303);
});

test('Show the mailbox owner what was sent, and delete it on request', async () => {
  const jobId = await aJob();
  const email = anEmail();
  const typed = { full_name: 'A <b>Stranger</b>', phone_number: '+1 415 555 0142' };
  for (const full_name of ['First', 'Second', typed.full_name])
    expect((await apply(jobId, { email, ...typed, full_name })).status).toBe(303);
  expect((await apply(jobId, { email })).status).toBe(429);
  const path = await confirmationPath(app, email);
  const page = await (await fetch(app.base + path)).text();
  for (const part of ['A &lt;b>Stranger&lt;/b>', '+1 415 555 0142', 'It wasn’t me']) expect(page).toContain(part);
  const answer = async (form: Record<string, string>) =>
    (await fetch(app.base + path, { method: 'POST', body: new URLSearchParams(form) })).text();
  expect(await answer({ answer: 'discard' })).toContain('The application is deleted');
  expect(await answer({})).toContain('The application is deleted');
  await app.idle();
  expect(await find(email)).toEqual([]);
  expect(
    await app.rows(
      `select full_name, email, phone_number, resume from pending_applications where job_id = $1 and outcome = 'discarded'`,
      [jobId],
    ),
  ).toEqual([{ full_name: null, email: null, phone_number: null, resume: null }]);
  expect((await apply(jobId, { email })).status).toBe(303);
});

test('Send one email in five minutes for the same form, and show the same page', async () => {
  const jobId = await aJob();
  const email = anEmail();
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => apply(jobId, { email })));
  expect(first?.status).toBe(303);
  expect(others).toEqual(Array(4).fill(first));
  await app.idle();
  expect(smtp.to(email)).toHaveLength(1);
  // Another file is another application.
  expect(await apply(jobId, { email, resume: Buffer.from('Meera Iyer, data engineer') })).toEqual(first);
  await app.idle();
  expect(smtp.to(email)).toHaveLength(2);
  await app.rows(`update pending_applications set created_at = now() - interval '6 minutes' where email = $1`, [email]);
  expect(await apply(jobId, { email })).toEqual(first);
  await app.idle();
  expect(smtp.to(email)).toHaveLength(3);
  await confirm(email);
  await app.idle();
  expect(await apply(jobId, { email })).toEqual(first);
  await app.idle();
  expect(smtp.to(email).filter(({ subject }) => subject?.startsWith('Confirm'))).toHaveLength(4);
});

test('Accept three of ten concurrent applications of one mailbox', async () => {
  const jobId = await aJob();
  const email = anEmail();
  const all = await Promise.all(Array.from({ length: 10 }, (_, n) => apply(jobId, { email, full_name: `Meera ${n}` })));
  expect(all.map(({ status }) => status).sort()).toEqual([303, 303, 303, ...Array(7).fill(429)]);
  await app.idle();
  expect(smtp.to(email)).toHaveLength(3);
});

test('Send a mailbox at most ten emails a day, with a constant Retry-After', async () => {
  const jobs = await Promise.all(Array.from({ length: 11 }, () => aJob()));
  const email = anEmail();
  for (const jobId of jobs.slice(0, 10)) {
    expect((await apply(jobId, { email })).status).toBe(303);
    await app.idle();
    await confirm(email);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries({ full_name: 'Meera', email })) form.set(name, value);
  form.set('resume', new Blob(['Meera Iyer, data engineer']), 'resume.txt');
  const refused = await fetch(`${app.base}/jobs/${jobs[10]}`, { method: 'POST', body: form });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  await app.idle();
  expect(smtp.to(email).filter(({ subject }) => subject?.startsWith('Confirm'))).toHaveLength(10);
});

test('Accept 200 applications for one job in an hour, and further ones for others', async () => {
  const jobId = await aJob();
  const { id: organizationId } = (await tenant.api.get('/organization')).body.data;
  await app.rows(
    `insert into pending_applications (id, organization_id, job_id, expires_at, created_at)
     select gen_random_uuid(), $1, $2, now() + interval '2 days', now() - interval '30 minutes'
     from generate_series(1, 198)`,
    [organizationId, jobId],
  );
  const { accepted, status } = await untilRefused(() => apply(jobId));
  expect([accepted, status]).toEqual([2, 429]);
  expect((await apply(await aJob())).status).toBe(303);
  await app.rows(`update pending_applications set created_at = created_at - interval '31 minutes' where job_id = $1`, [
    jobId,
  ]);
  expect((await apply(jobId)).status).toBe(303);
});

test('Delete an application that is not confirmed within 48 hours, with its links', async () => {
  const jobId = await aJob();
  const email = anEmail();
  await apply(jobId, { email });
  await app.idle();
  const path = await confirmationPath(app, email);
  expect((await fetch(app.base + path)).status).toBe(200);
  const [{ hours }] = await app.rows(
    'select extract(epoch from expires_at - created_at)::int / 3600 as hours from pending_applications where email = $1',
    [email],
  );
  expect(hours).toBe(48);
  await app.rows(`update pending_applications set expires_at = now() where email = $1`, [email]);
  for (const method of ['GET', 'POST']) expect((await fetch(app.base + path, { method })).status).toBe(404);
  await app.web.queue.enqueue(deleteExpiredApplications, {});
  await app.idle();
  expect(await app.rows('select 1 from pending_applications where job_id = $1', [jobId])).toEqual([]);
  expect(
    await app.rows(
      'select 1 from pending_application_links l where not exists (select 1 from pending_applications p where p.id = l.pending_application_id)',
    ),
  ).toEqual([]);
  expect(await find(email)).toEqual([]);
});

test('Show the same page for an address that the mail server refuses, and leave no failed task', async () => {
  const email = anEmail();
  smtp.control.refuse = (recipient) => (recipient === email ? 550 : undefined);
  const sent = await apply(await aJob(), { email });
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/check-email$/)]);
  await app.idle();
  smtp.control.refuse = () => undefined;
  expect(smtp.to(email)).toEqual([]);
  expect(await app.rows(`select name from pgboss.job where name = 'portal.send-confirmation.dead'`)).toEqual([]);
});

test('Send the email again after a temporary refusal', async () => {
  const email = anEmail();
  let refusals = 0;
  smtp.control.refuse = (recipient) => (recipient === email && refusals++ === 0 ? 450 : undefined);
  await apply(await aJob(), { email });
  await app.hurry();
  expect([refusals, smtp.to(email).length]).toEqual([2, 1]);
});

test('Keep nothing personal of a confirmed application in the pending ones', async () => {
  const jobId = await aJob();
  const email = anEmail();
  await apply(jobId, { email });
  await confirm(email);
  const [row] = await app.rows('select * from pending_applications where job_id = $1', [jobId]);
  expect(row).toMatchObject({ email: null, full_name: null, phone_number: null, resume: null, answers: null });
});

test.each(['unknown', 'A'.repeat(43), '%4Dabc'])('Return 404 for the link /confirm/%s', async (token) => {
  for (const method of ['GET', 'POST'])
    expect((await fetch(`${app.base}/confirm/${token}`, { method })).status).toBe(404);
});
