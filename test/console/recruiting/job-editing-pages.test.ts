import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
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
const get = async (id: string) => (await tenant.api.get(`/jobs/${id}`)).body.data;
const formOf = async (path: string) => formFields((await browser.get(path)).text);
const newPath = '/console/jobs/new';

test('Create a job with a new client once, and read its description', async () => {
  await expectGuarded(app, tenant, newPath);
  const form = await formOf(newPath);
  expect(form).toMatchObject({ work_mode: 'hybrid', status: 'active', openings_count: '1', client_id: '' });
  const typed = {
    ...{ ...form, title: 'Kafka engineer', new_client: 'Nimbus', openings_count: '2', min_ctc: '12.5', max_ctc: '20' },
    ...{
      description: 'Requirements:\r\n- Strong Java\r\n- 4 years',
      locations: 'Pune\r\nGoa',
      ctc_not_disclosed: 'on',
    },
    ...{ preferred_skills: 'Docker', recruiter_id: tenant.userIds[1] ?? '' },
  };
  const made = await browser.submit(newPath, typed);
  expect(visibleText(made.text)).toContain('Job created. Skills are being read');
  expect(visibleText((await browser.submit(newPath, typed)).text)).toContain('This job already exists');
  await app.idle();
  const clients = (await tenant.api.get('/clients?search=Nimbus')).body.data;
  expect(clients).toHaveLength(1);
  const job = await get(form['id'] ?? '');
  expect(job).toMatchObject({
    ...{ title: 'Kafka engineer', client_id: clients[0].id, openings_count: 2, min_ctc: 12.5, max_ctc: 20 },
    ...{ description: 'Requirements:\n- Strong Java\n- 4 years', locations: ['Pune', 'Goa'], ctc_not_disclosed: true },
    ...{ preferred_skills: ['Docker'], work_mode: 'hybrid', status: 'active', jd_text: null, min_experience_years: 4 },
    recruiter_id: tenant.userIds[1],
  });
  expect(job.required_skills_weighted.map(({ skill }: { skill: string }) => skill)).toContain('Java');
  expect(await auditEntries(app, tenant, 'job.create')).toHaveLength(1);
  const prefilled = await formOf(`${newPath}?client=${clients[0].id}`);
  expect(prefilled['client_id']).toBe(clients[0].id);
});

test('Save the longest description in any script, and say what happened to a form that is larger', async () => {
  const form: Record<string, string> = { ...(await formOf(newPath)), title: 'Long', skip_ai_enrichment: 'on' };
  const longest = 'क'.repeat(200_000);
  const saved = await browser.submit(newPath, { ...form, description: longest });
  expect(visibleText(saved.text)).toContain('Job created.');
  expect((await get(form['id'] ?? '')).description).toBe(longest);
  const tooLong = await browser.post(newPath, { ...(await formOf(newPath)), description: `${longest}क` });
  expect(tooLong.status).toBe(400);
  expect(formFields(tooLong.text)['description']).toHaveLength(200_001);
  const huge = await browser.post(newPath, {
    ...(await formOf(newPath)),
    title: 'Huge',
    description: longest.repeat(3),
  });
  expect(huge.status).toBe(413);
  expect(visibleText(huge.text)).toContain('Too much to save at once Nothing was saved.');
  expect((await tenant.api.get('/jobs?search=Huge')).body.data).toEqual([]);
});

test('Show what is wrong beside each field of a new job, keep what was typed, and store nothing', async () => {
  const client = await make('/clients', { name: 'Chosen' });
  const typed = {
    ...{ ...(await formOf(newPath)), title: 'Wrong', client_id: client, new_client: 'Another' },
    ...{ min_experience_years: '9', max_experience_years: '3', min_ctc: 'ten', openings_count: '0' },
    description: 'Keep <this>',
  };
  const refused = await browser.post(newPath, typed);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('<details class="more-fields"><summary>');
  const text = visibleText(refused.text);
  for (const message of [
    'Or add a new client can’t be used while a client is chosen above',
    'Maximum years of experience must not be less than minimum years of experience',
    'Minimum pay (LPA) must be a number',
    'Openings must be at least 1',
  ]) {
    expect(text).toContain(message);
  }
  expect(formFields(refused.text)).toMatchObject({
    client_id: client,
    new_client: 'Another',
    description: 'Keep <this>',
  });
  expect((await tenant.api.get('/jobs?search=Wrong')).body.data).toEqual([]);
  expect((await tenant.api.get('/clients?search=Another')).body.data).toEqual([]);
  const theirs = await creatorOf(await app.tenant())('/clients', { name: 'Theirs' });
  expect(
    (await browser.post(newPath, { ...typed, ...(await formOf(newPath)), title: 'X', client_id: theirs })).status,
  ).toBe(400);
});

test('Say that a chosen client no longer exists, keep what was typed, and store nothing', async () => {
  const id = await make('/jobs', { title: 'Gardener' });
  const path = `/console/jobs/${id}/edit`;
  const gone = '01999999-0000-7000-8000-000000000000';
  for (const [url, form] of [
    [newPath, { ...(await formOf(newPath)), title: 'Gardener' }],
    [path, await formOf(path)],
  ] as const) {
    const refused = await browser.post(url, { ...form, description: 'Prunes roses', client_id: gone });
    expect(refused.status).toBe(400);
    expect(visibleText(refused.text)).toContain('Client was removed. Choose another one');
    expect(refused.text).toContain('Prunes roses');
    // Saved again, it must not turn into a direct hire.
    expect(refused.text).toContain(`<option value="${gone}" selected>Removed client</option>`);
  }
  expect((await get(id)).description).toBeNull();
});

test('Fold the rare fields of a job, unless one has an error, a value, or another version', async () => {
  const folded = '<details class="more-fields"><summary>More options';
  const open = '<details class="more-fields" open><summary>More options';
  expect((await browser.get(newPath)).text).toContain(folded);
  const wrong = await browser.post(newPath, { ...(await formOf(newPath)), title: 'Folded', rate: 'much' });
  expect(wrong.text).toContain(open);
  expect(visibleText(wrong.text)).toContain('Contract rate must be a number');
  const job = await make('/jobs', { title: 'Folded', skip_ai_enrichment: true });
  const path = `/console/jobs/${job}/edit`;
  expect((await browser.get(path)).text).toContain('open the “More” menu on its page');
  const first = await formOf(path);
  expect((await browser.get(path)).text).toContain(folded);
  await browser.post(path, { ...first, external_id: 'J-77' });
  expect((await browser.get(path)).text).toContain(open);
  expect((await browser.post(path, { ...first, external_id: 'J-78' })).text).toContain(open);
});

test('Keep the changes of two editors of a job, and show both versions of the same field', async () => {
  const job = await make('/jobs', {
    ...{ title: 'Editor', jd_text: '<p>Build &amp; run</p>\r\n', min_ctc: 5, max_ctc: 9, skip_ai_enrichment: true },
    metadata: { ats: 1 },
  });
  const path = `/console/jobs/${job}/edit`;
  await expectGuarded(app, tenant, path);
  await expectGuardedForm(app, path, { title: 'Stolen' });
  const [first, second] = [await formOf(path), await formOf(path)];
  expect(first['jd_text']).toContain('<p>Build &amp; run</p>');
  expect((await browser.post(path, { ...first, title: 'Editor A', work_mode: 'remote' })).status).toBe(303);
  expect((await browser.post(path, { ...second, max_ctc: '12' })).status).toBe(303);
  expect(await get(job)).toMatchObject({
    title: 'Editor A',
    work_mode: 'remote',
    max_ctc: 12,
    jd_text: '<p>Build &amp; run</p>\r\n',
  });

  const refused = await browser.post(path, { ...second, max_ctc: '12', work_mode: 'onsite', locations: 'Goa' });
  expect(refused.status).toBe(409);
  expect(visibleText(refused.text)).toContain('Work mode : “Remote”');
  const shown = formFields(refused.text);
  expect(shown).toMatchObject({ title: 'Editor A', work_mode: 'onsite', locations: 'Goa' });
  expect((await get(job)).locations).toEqual([]);
  expect((await browser.post(path, shown)).status).toBe(303);
  expect(await get(job)).toMatchObject({
    title: 'Editor A',
    work_mode: 'onsite',
    locations: ['Goa'],
    metadata: { ats: 1 },
  });

  // Against the stored minimum, which this form does not change.
  const wrong = await browser.post(path, { ...(await formOf(path)), max_ctc: '3', description: 'Plain' });
  expect([wrong.status, formFields(wrong.text)['description']]).toEqual([400, 'Plain']);
  expect(visibleText(wrong.text)).toContain('Maximum pay (LPA) must not be less than minimum pay (LPA)');
  expect((await auditEntries(app, tenant, 'job.update')).filter(({ subject }) => subject === job)).toHaveLength(3);
});

test('Duplicate a job as a draft once, with its questions and without its applications and external ID', async () => {
  const source = await make('/jobs', {
    ...{
      title: 'Original',
      external_id: 'J-1',
      required_skills: ['Java'],
      only_listed_skills: true,
      locations: ['Pune'],
    },
    ...{ description: 'Run Java. 5 years of experience.', metadata: { ats: 1 } },
    screening_questions: [{ question: 'Why?', type: 'text', required: true, order: 1 }],
  });
  await make('/candidates', aCandidate({ application: { job_id: source } }));
  await app.idle();
  const path = `/console/jobs/${source}/duplicate`;
  await expectGuarded(app, tenant, path);
  const form = await formOf(path);
  await expectGuardedForm(app, path, form);
  expect(form['title']).toBe('Copy of Original');
  expect(visibleText((await browser.post(path, { ...form, title: ' ' })).text)).toContain(
    'Title of the copy must not be empty',
  );
  expect(visibleText((await browser.submit(path, form)).text)).toContain('Job duplicated as a draft');
  expect((await browser.post(path, form)).status).toBe(303);
  await app.idle();
  const [copied, original] = [await get(form['id'] ?? ''), await get(source)];
  // Interview questions are made for the title.
  const own = ['id', 'title', 'status', 'external_id', 'applicant_count', 'created_at', 'updated_at'];
  const shared = (job: object) =>
    Object.fromEntries(Object.entries(job).filter(([name]) => ![...own, 'video_interview_questions'].includes(name)));
  expect(shared(copied)).toEqual(shared(original));
  expect(copied.video_interview_questions).toHaveLength(5);
  expect(copied).toMatchObject({ title: 'Copy of Original', status: 'draft', external_id: null, applicant_count: 0 });
  expect((await tenant.api.get('/jobs?search=Copy')).body.data).toHaveLength(1);
});

test('Say what a change of status means before it, and change it only if nobody else did', async () => {
  const job = await make('/jobs', { title: 'Moving', skip_ai_enrichment: true });
  await make('/candidates', aCandidate({ application: { job_id: job, status: 'screening' } }));
  await make('/candidates', aCandidate({ application: { job_id: job, status: 'rejected' } }));
  const path = `/console/jobs/${job}/status`;
  await expectGuarded(app, tenant, `${path}?to=closed`);
  await expectGuardedForm(app, path, { to: 'closed', seen: 'active' });
  expect((await browser.get(`${path}?to=gone`)).status).toBe(404);
  const asked = visibleText((await browser.get(`${path}?to=paused`)).text);
  expect(asked).toContain('Pause job: Moving');
  expect(asked).toMatch(/The public job page closes.*1 application in progress stays/);
  const [closing, pausing] = [await formOf(`${path}?to=closed`), await formOf(`${path}?to=paused`)];
  expect(visibleText((await browser.submit(path, pausing)).text)).toContain('“Moving” is now paused.');
  expect((await browser.submit(path, pausing)).status).toBe(200);
  const refused = await browser.post(path, closing);
  expect(refused.status).toBe(409);
  expect(visibleText(refused.text)).toContain('changed the status from active to paused');
  expect((await get(job)).status).toBe('paused');
  expect(visibleText((await browser.submit(path, formFields(refused.text))).text)).toContain('“Moving” is now closed.');
  const page = await browser.get(`/console/jobs/${job}`);
  expect(page.text).toContain(`href="${path}?to=active"`);
  expect((await browser.submit(path, await formOf(`${path}?to=active`))).status).toBe(200);
  expect((await get(job)).status).toBe('active');
  expect((await auditEntries(app, tenant, 'job.update')).filter(({ subject }) => subject === job)).toHaveLength(3);
});
