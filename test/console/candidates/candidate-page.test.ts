import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { makeDocx, makePdf } from '../../support/resume-files.ts';
import { type ConsoleClient, signIn } from '../console-client.ts';
import {
  auditEntries,
  creatorOf,
  expectGuarded,
  expectGuardedForm,
  formFields,
  visibleText,
} from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const lines = [
  'Asha Rao',
  'Experience',
  'Lead Engineer, Contoso Ltd',
  'Sep 2021 - Present',
  'Backend Engineer, Fabrikam Ltd',
  'Jan 2018 - Mar 2021',
  'Education',
  'B.Tech Computer Science, Anna University',
  '2013 - 2017',
  'Skills: Kafka, PostgreSQL, Go',
];
const pdf = await makePdf(lines);

async function upload(bytes: Buffer): Promise<string> {
  const response = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return (await response.json()).data.resume_path;
}
const withResume = async (bytes: Buffer, name = 'Asha Rao'): Promise<string> => {
  const id = await make('/candidates', aCandidate({ full_name: name, resume_path: await upload(bytes) }));
  await app.idle();
  return id;
};
const pageOf = (id: string, part = '') => `/console/candidates/${id}${part}`;
const openings = async (id: string) =>
  [
    ...(await auditEntries(app, tenant, 'candidate.view_resume')),
    ...(await auditEntries(app, tenant, 'candidate.download_resume')),
  ].filter(({ subject }) => subject === id);

/** Sends a file as a browser does. */
const send = (client: ConsoleClient, path: string, bytes?: Buffer) => {
  const body = new FormData();
  body.set('resume', new Blob(bytes ? [new Uint8Array(bytes)] : []), bytes ? 'cv.pdf' : '');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin: app.base };
  return fetch(app.base + path, { method: 'POST', redirect: 'manual', headers, body });
};

test('Open a resume from the candidate’s page, and record each opening once', async () => {
  const id = await withResume(pdf);
  const { text } = await browser.get(pageOf(id));
  expect(await openings(id)).toEqual([]);
  expect(text).toContain(`data-resume="pdf" data-src="${pageOf(id, '/resume/view')}"`);
  expect(visibleText(text)).toMatch(/Resume Read .*Download PDF \(\d+ (?:KB|bytes)\)/);
  const view = await browser.get(pageOf(id, '/resume/view'));
  expect([view.status, view.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  // A stranger's file is never a document of this site.
  expect(view.headers.get('content-disposition')).toBe(`attachment; filename=resume-${id}.pdf`);
  expect(view.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect([view.headers.get('cache-control'), view.headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ]);
  expect(await openings(id)).toMatchObject([{ subject: id, user_id: tenant.userIds[1] }]);
  const download = await fetch(app.base + pageOf(id, '/resume/file'), {
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
  expect(await auditEntries(app, tenant, 'candidate.download_resume')).toMatchObject([{ subject: id }]);
  const asText = visibleText((await browser.get(pageOf(id, '/resume'))).text);
  expect(asText).toContain('Fabrikam Ltd');
  expect(await openings(id)).toHaveLength(3);
  for (const part of ['/resume', '/resume/view', '/resume/file', '/resume/replace']) {
    await expectGuarded(app, tenant, pageOf(id, part));
  }
});

test('Show the text of a DOCX escaped, and no viewer of pages', async () => {
  const id = await withResume(
    await makeDocx({ paragraphs: ['Tom <script>alert(1)</script> Okafor', 'Backend Engineer at Contoso'] }),
  );
  const { text } = await browser.get(pageOf(id));
  expect(text).toContain(`data-resume="text" data-src="${pageOf(id, '/resume')}"`);
  const page = await browser.get(pageOf(id, '/resume'));
  expect(page.text).toContain('&lt;script>alert(1)');
  expect(page.text).not.toContain('<script>alert');
  expect(visibleText((await browser.get(pageOf(id))).text)).toContain('Download DOCX');
});

test('List positions with dates, durations and gaps, and education', async () => {
  const id = await withResume(pdf);
  const text = visibleText((await browser.get(pageOf(id))).text);
  expect(text).toMatch(
    /Work history .*Lead Engineer.*Sept 2021 – present · \d+ years.* Gap: 5 months .*Jan 2018 – Mar 2021 · 3 years 3 months.*Education.*Anna University 2013 – 2017/,
  );
});

test('Replace a resume, and refuse other files and other people', async () => {
  const id = await withResume(pdf);
  const path = pageOf(id, '/resume/replace');
  const answer = await send(browser, path, await makePdf(['Asha Rao', 'Skills: Terraform, Kubernetes, Rust']));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, pageOf(id)]);
  await app.idle();
  expect(visibleText((await browser.get(pageOf(id))).text)).toContain('Terraform');
  const wrong = await send(browser, path, Buffer.from([0, 1, 2, 3]));
  expect([wrong.status, visibleText(await wrong.text()).includes('Choose a PDF')]).toEqual([422, true]);
  expect((await send(browser, path)).status).toBe(422);
  expect((await send(browser, path, Buffer.alloc(11 * 1024 * 1024, 32))).status).toBe(413);
  await expectGuardedForm(app, path, {});
  const other = await signIn(app, await app.tenant());
  expect((await send(other, path, pdf)).status).toBe(404);
  expect((await other.post(pageOf(id, '/resume/read'))).status).toBe(404);
});

test('Say why a resume cannot be shown, with the step that helps', async () => {
  const none = visibleText((await browser.get(pageOf(await make('/candidates', aCandidate())))).text);
  expect(none).toMatch(/Resume No resume yet\. .*Upload resume/);
  const locked = await withResume(await makePdf(lines, { userPassword: 'secret' }), 'Locked Person');
  const page = visibleText((await browser.get(pageOf(locked))).text);
  expect(page).toMatch(/protected by a password\. .*Replace resume/);
  expect(page).not.toContain('Read again');
  expect((await browser.get(pageOf(locked, '/resume'))).status).toBe(404);
  const away = await make('/candidates', aCandidate({ full_name: 'Linked Person' }));
  await app.rows(`update candidates set resume_url = 'https://127.0.0.1/cv.pdf' where id = $1`, [away]);
  await app.rows(
    `insert into candidate_resumes (candidate_id, organization_id, source, state, reason, read_at)
     values ($1, $2, 'https://127.0.0.1/cv.pdf', 'failed', 'fetch_failed', now())`,
    [away, tenant.organizationId],
  );
  const linked = await browser.get(pageOf(away));
  expect(visibleText(linked.text)).toMatch(/host of the resume is unavailable.*Read again.*Open the original/);
  expect((await browser.submit(pageOf(away, '/resume/read'))).text).toContain('will be read again');
  expect((await browser.get(pageOf(away, '/resume/file'))).status).toBe(404);
  const masked = await app.masked(tenant.organizationId);
  for (const part of ['/resume', '/resume/view', '/resume/file', '/resume/replace']) {
    expect((await browser.get(pageOf(masked, part))).status, part).toBe(403);
  }
  expect((await send(browser, pageOf(masked, '/resume/replace'), pdf)).status).toBe(403);
  expect((await browser.get(pageOf(masked))).text).not.toContain('resume/replace');
});

test('Let viewers read a resume and not replace it', async () => {
  const id = await withResume(pdf);
  await app.rows(`update users set reads_only = true where id = $1`, [tenant.userIds[1]]);
  const viewer = await signIn(app, tenant, 'recruiter');
  const { text } = await viewer.get(pageOf(id));
  expect(text).toContain('data-resume="pdf"');
  expect(text).not.toContain('resume/replace');
  expect((await viewer.get(pageOf(id, '/resume/view'))).status).toBe(200);
  expect((await viewer.get(pageOf(id, '/resume/replace'))).status).toBe(403);
  expect((await send(viewer, pageOf(id, '/resume/replace'), pdf)).status).toBe(403);
  await app.rows(`update users set reads_only = false where id = $1`, [tenant.userIds[1]]);
});

test('Edit the fields of a candidate, and refuse wrong values with the reasons', async () => {
  const id = await make('/candidates', aCandidate({ full_name: 'Meera Nair', location: 'Kochi', tags: ['old'] }));
  const taken = (await tenant.api.get(`/candidates/${await make('/candidates', aCandidate())}`)).body.data.email;
  const path = pageOf(id, '/edit');
  const fields = formFields((await browser.get(path)).text);
  const changed = {
    ...fields,
    ...{ full_name: 'Meera Menon', location: '', tags: 'hot\r\nreferral', primary_skills: 'Go\nKafka' },
    ...{ total_experience_years: '7.5', notice_period_days: '30', in_notice_period: 'yes', current_ctc: '12.5' },
  };
  const done = await browser.submit(path, changed);
  expect(visibleText(done.text)).toMatch(/Candidate saved\. .*Meera Menon/);
  expect((await tenant.api.get(`/candidates/${id}`)).body.data).toMatchObject({
    ...{ full_name: 'Meera Menon', location: null, tags: ['hot', 'referral'], primary_skills: ['Go', 'Kafka'] },
    ...{ total_experience_years: 7.5, notice_period_days: 30, in_notice_period: true, current_ctc: 12.5 },
  });
  const entries = await auditEntries(app, tenant, 'candidate.update');
  expect(entries.filter(({ subject }) => subject === id)).toMatchObject([{ user_id: tenant.userIds[1] }]);
  const same = await browser.submit(path, formFields((await browser.get(path)).text));
  expect(same.text).toContain('Nothing changed');
  const now = formFields((await browser.get(path)).text);
  for (const [field, value, message] of [
    ['full_name', '', 'Name'],
    ['email', 'nobody', 'Email'],
    ['email', taken, 'Email is the address of another candidate'],
    ['total_experience_years', 'many', 'Experience (years) must be a number'],
    ['last_working_day', '2026-13-40', 'Last working day'],
  ] as const) {
    const wrong = await browser.post(path, { ...now, [field]: value });
    expect([wrong.status < 500 && wrong.status >= 400, visibleText(wrong.text)], field).toEqual([
      true,
      expect.stringContaining(message),
    ]);
    expect(wrong.text).toContain(`href="#field-${field}"`);
  }
  const wrong = { current_ctc: 'much', phone_number: 'call me', email: taken, full_name: '', tags: '' };
  expect(visibleText((await browser.post(path, { ...now, ...wrong })).text)).toMatch(
    /try again: Name [^.]*\. Email is the address of another candidate\. [^.]*\. Phone must be [^.]*\. Current pay must be/,
  );
  await expectGuarded(app, tenant, path);
  await expectGuardedForm(app, path, { full_name: 'Mine', seen: 'full_name:x' });
});

test('Show both versions when two people edit the same field, and keep edits of other fields', async () => {
  const id = await make('/candidates', aCandidate({ full_name: 'Ravi Iyer', location: 'Pune' }));
  const path = pageOf(id, '/edit');
  const [mine, theirs] = [formFields((await browser.get(path)).text), formFields((await browser.get(path)).text)];
  expect((await browser.post(path, { ...theirs, location: 'Delhi' })).status).toBe(303);
  expect((await browser.post(path, { ...mine, tags: 'hot' })).status).toBe(303);
  // Tests sign in as the operator does, with a link.
  await app.rows(`update audit_entries set actor_type = 'user' where subject = $1 and actor_type = 'operator'`, [id]);
  const conflict = await browser.post(path, { ...mine, location: 'Mumbai' });
  expect(conflict.status).toBe(409);
  expect(visibleText(conflict.text)).toMatch(/Their version, last saved by User 2, .* UTC : Location : “Delhi”/);
  const again = formFields(conflict.text);
  expect(again['location']).toBe('Mumbai');
  expect((await browser.post(path, again)).status).toBe(303);
  expect((await tenant.api.get(`/candidates/${id}`)).body.data).toMatchObject({ location: 'Mumbai', tags: ['hot'] });

  const late = formFields((await browser.get(path)).text);
  await tenant.api.put(`/candidates/${id}`, { location: 'Goa' });
  const byKey = await browser.post(path, { ...late, location: 'Agra' });
  expect(visibleText(byKey.text)).toMatch(/last saved by the API key test, .* : Location : “Goa”/);
  const retried = formFields(byKey.text);
  // As the worker does, of which the audit log has nothing. Changes from before the form was made are not meant.
  await app.rows(`update candidates set location = 'Kochi' where id = $1`, [id]);
  const byWorker = visibleText((await browser.post(path, { ...retried, location: 'Agra' })).text);
  expect(byWorker).toContain('Their version: Location : “Kochi”');
});

test('Edit a masked profile without its hidden fields', async () => {
  const masked = await app.masked(tenant.organizationId, { full_name: 'Masked Person', location: 'Goa' });
  const path = pageOf(masked, '/edit');
  const fields = formFields((await browser.get(path)).text);
  expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['email']));
  expect((await browser.post(path, { ...fields, location: 'Panaji', full_name: 'Other' })).status).toBe(303);
  expect((await tenant.api.get(`/candidates/${masked}`)).body.data).toMatchObject({
    full_name: 'Masked Person',
    location: 'Panaji',
  });
  expect((await browser.get(pageOf(masked, '/add-to-job'))).status).toBe(403);
});

test('Say that an address is unsubscribed before the candidate is added to a job', async () => {
  const id = await make('/candidates', aCandidate({ full_name: 'Una Subscribed', email: 'una@example.com' }));
  await make('/jobs', { title: 'Outreach engineer' });
  const text = async () => visibleText((await browser.get(pageOf(id, '/add-to-job'))).text);
  expect(await text()).not.toContain('unsubscribed');
  await app.rows(
    `insert into suppressed_addresses (organization_id, address, reason) values ($1, 'una@example.com', 'unsubscribed')`,
    [tenant.organizationId],
  );
  const shown = await text();
  expect(shown).toMatch(/una@example\.com has unsubscribed, so no interest email is sent\. .* Add to job/);
  expect(shown).not.toContain('The candidate gets one email about the job');
});

test('Add a candidate to a job once, and find jobs by title', async () => {
  const id = await make('/candidates', aCandidate({ full_name: 'Divya Shah' }));
  const data = await make('/jobs', { title: 'Data engineer' });
  const draft = await make('/jobs', { title: 'Data analyst', status: 'draft' });
  await make('/jobs', { title: 'Office manager' });
  const path = pageOf(id, '/add-to-job');
  const listed = async (query: string) => visibleText((await browser.get(`${path}?${query}`)).text);
  expect(await listed('')).toMatch(/Data engineer.*interest email/);
  expect(await listed('')).not.toContain('Data analyst');
  expect(await listed('search=data&all=on')).toMatch(/Data analyst.*Draft/);
  expect(await listed('search=data&all=on')).not.toContain('Office manager');
  expect(await listed('search=nothing')).toContain('No jobs found.');
  const added = await browser.post(path, { job_id: data });
  expect([added.status, added.location?.startsWith('/console/applications/')]).toEqual([303, true]);
  const [application] = (await tenant.api.get(`/applications?candidate_id=${id}`)).body.data;
  expect(added.location).toBe(`/console/applications/${application.id}`);
  expect(visibleText((await browser.get(added.location ?? '')).text)).toMatch(
    /Added as Applied .{20,40} by the operator/,
  );
  await tenant.api.put(`/applications/${application.id}`, { status: 'screening', notes: 'Keep' });
  const again = await browser.submit(path, { job_id: data });
  expect(visibleText(again.text)).toContain('Divya Shah is already in Data engineer. Nothing was changed.');
  expect((await tenant.api.get(`/applications/${application.id}`)).body.data).toMatchObject({
    status: 'screening',
    notes: 'Keep',
  });
  expect(await listed('')).toMatch(/Data engineer.*Already added: view application/);
  expect(await auditEntries(app, tenant, 'application.create')).toMatchObject([
    { subject: application.id, user_id: tenant.userIds[1] },
  ]);
  const twice = await Promise.all([browser.post(path, { job_id: draft }), browser.post(path, { job_id: draft })]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect((await tenant.api.get(`/applications?candidate_id=${id}`)).body.meta.total).toBe(2);
  expect((await browser.post(path, {})).status).toBe(422);
  const other = await app.tenant();
  const foreign = await creatorOf(other)('/jobs', { title: 'Not yours' });
  const refused = await browser.post(path, { job_id: foreign });
  expect([refused.status, refused.text.includes('Not yours')]).toEqual([404, false]);
  await expectGuarded(app, tenant, path);
  await expectGuardedForm(app, path, { job_id: data });
});
