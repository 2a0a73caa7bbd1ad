import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { creatorOf, expectGuarded, visibleText } from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const client = await make('/clients', { name: 'Nimbus <Retail>' });
const job = await make('/jobs', {
  title: 'Senior <b>backend</b> engineer',
  client_id: client,
  required_skills: ['PostgreSQL'],
  min_experience_years: 5,
  screening_questions: [
    { question: 'Second question?', type: 'text', required: false, order: 2 },
    { question: 'First question?', type: 'number', required: true, order: 1, expected: { max: 30 } },
  ],
});
await make('/jobs', { title: 'Office manager', status: 'draft' });
await app.idle();

test('List jobs with their numbers, and filter them by title, status and client', async () => {
  await expectGuarded(app, tenant, '/console/jobs');
  const list = await browser.get('/console/jobs');
  expect(visibleText(list.text)).toContain('Senior <b>backend</b> engineer Nimbus <Retail> Active 0 – 0 / 1');
  expect(list.text).not.toContain('<b>backend');
  // Without script, and exact.
  expect(list.text).toMatch(/<time datetime="[^"]+Z">\d+ \w+ \d{4}, \d\d:\d\d UTC<\/time>/);
  for (const [query, there, absent] of [
    ['search=OFFICE', 'Office manager', 'backend'],
    ['status=draft', 'Office manager', 'backend'],
    [`client=${client}`, 'backend', 'Office manager'],
  ]) {
    const page = visibleText((await browser.get(`/console/jobs?${query}`)).text);
    expect(page).toContain(there);
    expect(page).not.toContain(absent);
  }
  expect(visibleText((await browser.get('/console/jobs?search=nobody')).text)).toContain(
    'No results match these filters',
  );
});

test('Count the applications of each listed job by status, and sort by title or applicants', async () => {
  const other = await app.tenant();
  const create = creatorOf(other);
  const [zebra, alpha] = [
    await create('/jobs', { title: 'Zebra keeper' }),
    await create('/jobs', { title: 'alpha tester' }),
  ];
  for (const status of ['Applied', 'Applied', 'hired']) {
    await create('/candidates', aCandidate({ application: { job_id: zebra, status } }));
  }
  await create('/candidates', aCandidate({ application: { job_id: alpha, status: 'screening' } }));
  const theirs = await signIn(app, other, 'recruiter');
  const shown = async (query = '') => visibleText((await theirs.get(`/console/jobs${query}`)).text);
  expect(await shown()).toMatch(/alpha tester .* Screening 1 .* Zebra keeper .* Active 3 Applied 2 Hired 1 1 \/ 1/);
  expect(await shown('?sort=title')).toMatch(/alpha tester.*Zebra keeper/);
  expect(await shown('?sort=applicants')).toMatch(/Zebra keeper.*alpha tester/);
  expect(await shown('?sort=applicants&status=active&offset=1')).toMatch(/alpha tester.*2–2 of 2/);
  expect(await shown('?sort=title&offset=50')).toContain('This page is past the end of the list');
  expect((await theirs.get('/console/jobs?sort=id')).status).toBe(422);
});

test('Report an invalid filter beside its field, and list nothing', async () => {
  const page = await browser.get('/console/jobs?status=open&client=1');
  expect(page.status).toBe(422);
  expect(visibleText(page.text)).toContain('Status isn’t valid.');
  expect(visibleText(page.text)).not.toContain('Office manager');
});

test('Keep the filters between pages of a list', async () => {
  for (let n = 0; n < 51; n++) await make('/jobs', { title: `Many ${n}`, status: 'paused', skip_ai_enrichment: true });
  const first = await browser.get('/console/jobs?search=many&status=paused');
  const next = /href="([^"]+)" rel="next"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(visibleText(first.text)).toContain('1–50 of 51');
  const second = await browser.get(next);
  expect(visibleText(second.text)).toContain('Many 0');
  expect(visibleText(second.text)).toContain('51–51 of 51');
  expect(visibleText((await browser.get('/console/jobs?offset=1000')).text)).toContain(
    'This page is past the end of the list',
  );
});

test('Show a job with details, skill weights and questions in order', async () => {
  await expectGuarded(app, tenant, `/console/jobs/${job}`);
  const page = await browser.get(`/console/jobs/${job}`);
  const text = visibleText(page.text);
  expect(text).toContain('from 5 years');
  expect(text).toMatch(/PostgreSQL 100%/);
  expect(text).toMatch(/First question\? Number, required\. Expected: max 30.*Second question\?/);
  for (const href of [`/jobs/${job}`, `/console/jobs/${job}/board`, `/console/applications?job=${job}`]) {
    expect(page.text).toContain(`href="${href}"`);
  }
});

test('Link each page of a job to the others', async () => {
  const pages = [`/console/jobs/${job}`, `/console/jobs/${job}/board`, `/console/applications?job=${job}`];
  for (const path of pages) {
    const { text } = await browser.get(path);
    expect(text).toContain(`<a href="${path}" aria-current="page">`);
    for (const other of pages) expect(text).toContain(`<a href="${other}"`);
  }
});

test('Say whether skills are still being read from the description or it has none', async () => {
  const id = await make('/jobs', { title: 'Friend of roses', description: 'You care for roses.' });
  await app.idle();
  const skills = async () => visibleText((await browser.get(`/console/jobs/${id}`)).text);
  expect(await skills()).toContain('none were found in the description');
  await app.rows('update jobs set reading_version = 0 where id = $1', [id]);
  expect(await skills()).toContain('Skills are being read from the description');
});

test('Show the description beside what was read from it', async () => {
  const description =
    'We need a Kafka engineer in Pune.\n\nRequirements:\n- 4 to 6 years of Java\n- <script>alert(1)</script>';
  const read = await make('/jobs', { title: 'Streaming engineer', description });
  await app.idle();
  const page = await browser.get(`/console/jobs/${read}`);
  const text = visibleText(page.text);
  expect(text).toContain('We need a Kafka engineer in Pune.');
  expect(text).toMatch(/4–6 years\s+\(from the description\)/);
  expect(text).toMatch(/Pune.*\(from the description\)/);
  expect(page.text).not.toContain('<script>alert');
  await tenant.api.put(`/jobs/${read}`, { min_experience_years: 3, max_experience_years: 9 });
  await app.idle();
  expect(visibleText((await browser.get(`/console/jobs/${read}`)).text)).toMatch(/3–9 years (?!\s*\(from)/);
  const long = await make('/jobs', { title: 'Long', description: 'word '.repeat(20_000), skip_ai_enrichment: true });
  const short = await browser.get(`/console/jobs/${long}`);
  expect(visibleText(short.text)).toContain('too long for this page');
  expect(short.text.length).toBeLessThan(100_000);
});

test('Explain in an empty list how to create jobs', async () => {
  const fresh = await signIn(app, await app.tenant());
  for (const list of ['jobs', 'candidates', 'applications', 'screenings']) {
    expect([list, visibleText((await fresh.get(`/console/${list}`)).text)]).toEqual([
      list,
      expect.not.stringMatching(/POST|\/api\//),
    ]);
  }
  expect(visibleText((await fresh.get('/console/jobs')).text)).toContain('once you or an integration creates them.');
});

test('Keep prepared lists of the console and the API apart', async () => {
  await browser.get('/console/jobs');
  await browser.get('/console/candidates');
  expect((await tenant.api.get('/jobs')).status).toBe(200);
  expect((await tenant.api.get('/candidates')).status).toBe(200);
});
