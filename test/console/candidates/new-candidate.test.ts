import { expect, test } from 'vitest';
import { startApp } from '../../support/app.ts';
import { makePdf } from '../../support/resume-files.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuarded, formFields, visibleText } from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant();
const browser = await signIn(app, tenant, 'recruiter');
const path = '/console/candidates/new';
const pdf = await makePdf([
  'Devi Pillai',
  'Experience',
  'Lead Engineer, Contoso Ltd',
  'Sep 2021 - Present',
  'Skills: Kafka, Go',
]);

/** Sends the form as a browser does, with a file or without one. */
async function send(fields: Record<string, string>, file?: Buffer) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (name !== 'resume') body.set(name, value);
  body.set('resume', new Blob(file ? [new Uint8Array(file)] : []), file ? 'cv.pdf' : '');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: app.base };
  const reply = await fetch(app.base + path, { method: 'POST', redirect: 'manual', headers, body });
  return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() };
}
const form = async () => formFields((await browser.get(path)).text);

test('Create a candidate whose resume fills the fields that were left empty', async () => {
  expect((await browser.get('/console/candidates')).text).toContain(`href="${path}"`);
  const made = await send({ ...(await form()), full_name: 'Devi Pillai', email: 'devi@example.com', tags: 'hot' }, pdf);
  expect(made.status).toBe(303);
  await app.idle();
  const id = made.location?.split('/').at(-1) ?? '';
  expect((await tenant.api.get(`/candidates/${id}`)).body.data).toMatchObject({
    ...{ full_name: 'Devi Pillai', email: 'devi@example.com', tags: ['hot'], source: 'console' },
    ...{ current_company: 'Contoso Ltd', primary_skills: expect.arrayContaining(['Kafka']) },
  });
  const entries = await auditEntries(app, tenant, 'candidate.create');
  expect(entries).toMatchObject([{ subject: id, user_id: tenant.userIds[1] }]);
  await expectGuarded(app, tenant, path);
});

test('Name wrong fields, and keep the file that was chosen', async () => {
  const wrong = await send({ ...(await form()), full_name: '', email: 'nobody', total_experience_years: 'many' }, pdf);
  expect(wrong.status).toBe(400);
  for (const field of ['full_name', 'email', 'total_experience_years'])
    expect(wrong.text).toContain(`href="#field-${field}"`);
  expect(visibleText(wrong.text)).toContain('Your file is uploaded.');
  const fields = { ...formFields(wrong.text), full_name: 'Esha Bose', email: 'esha@example.com' };
  const made = await send({ ...fields, total_experience_years: '4' });
  expect(made.status).toBe(303);
  const id = made.location?.split('/').at(-1);
  expect((await tenant.api.get(`/candidates/${id}/resume`)).body.data.source).toBe('upload');
  for (const [bytes, message] of [
    [[0, 1, 2, 3], 'Resume must be a PDF, a DOCX or a plain text file.'],
    [[], 'Resume must not be an empty file.'],
  ] as const) {
    const refused = await send({ ...(await form()), full_name: 'X', email: 'x@example.com' }, Buffer.from(bytes));
    expect(visibleText(refused.text)).toContain(message);
  }
});

test('Name all wrong fields at once, in the order of the form: the file, an email that is taken, a phone number, a link', async () => {
  await creatorOf(tenant)('/candidates', { full_name: 'Taken', email: 'taken@example.com' });
  const typed = { full_name: 'X', email: 'taken@example.com', phone_number: 'call me', total_experience_years: 'many' };
  const wrong = await send({ ...(await form()), ...typed, resume_url: 'my drive' }, Buffer.from([0, 1, 2]));
  expect(wrong.status).toBe(400);
  expect(visibleText(wrong.text)).toMatch(
    /try again: Resume must be a PDF.* Email is the address of another candidate.* Phone must be a phone number in digits.* Experience \(years\) must be.* Resume link must be a public https link/,
  );
  for (const phone_number of ['+91 98765 43210', '(020) 7946-0958 ext. 12']) {
    const fields = { full_name: 'Fine', email: `${phone_number.length}@example.com`, phone_number };
    const link = 'https://example.com/resume.pdf';
    expect((await send({ ...(await form()), ...fields, resume_url: link })).status).toBe(303);
  }
});

test('Change nothing of a known candidate with the same email, and link to them', async () => {
  const id = await creatorOf(tenant)('/candidates', {
    full_name: 'Farah Khan',
    email: 'farah@example.com',
    tags: ['old'],
  });
  const typed = { ...(await form()), full_name: 'Somebody Else', email: 'Farah@example.com', tags: 'new' };
  const taken = await send(typed);
  expect([taken.status, visibleText(taken.text)]).toEqual([
    400,
    expect.stringContaining('Email is the address of another candidate'),
  ]);
  expect(taken.text).toContain(`href="/console/candidates/${id}"`);
  expect((await tenant.api.get(`/candidates/${id}`)).body.data).toMatchObject({
    full_name: 'Farah Khan',
    tags: ['old'],
  });
});

test('Do not take a new resume of a known candidate for a form that was sent twice', async () => {
  const known = { full_name: 'Hema Iyer', email: 'hema@example.com' };
  const id = await creatorOf(tenant)('/candidates', known);
  const taken = await send({ ...(await form()), ...known }, pdf);
  expect([taken.status, visibleText(taken.text)]).toEqual([
    400,
    expect.stringContaining('Email is the address of another candidate'),
  ]);
  expect((await send(formFields(taken.text))).status).toBe(400);
  expect((await tenant.api.get(`/candidates/${id}/resume`)).body.data.state).toBe('none');
});

test('Create one candidate when a form is sent twice at once', async () => {
  const fields = { ...(await form()), full_name: 'Gita Rao', email: 'gita@example.com' };
  const replies = await Promise.all([send(fields, pdf), send(fields, pdf)]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303]);
  expect(new Set(replies.map(({ location }) => location)).size).toBe(1);
});
