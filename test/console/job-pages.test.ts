import { expect, test } from 'vitest';
import { startApp } from '../support/app.ts';
import { expectGuarded, makerOf, readable } from './pages.ts';
import { signIn } from './sign-in.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = makerOf(tenant);
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

test('the list shows jobs with their numbers, and is narrowed by title, status and client', async () => {
  await expectGuarded(app, tenant, '/console/jobs');
  const list = await browser.get('/console/jobs');
  expect(readable(list.text)).toContain('Senior <b>backend</b> engineer Nimbus <Retail> Active 0 0 / 1');
  expect(list.text).not.toContain('<b>backend');
  for (const [query, there, absent] of [
    ['search=OFFICE', 'Office manager', 'backend'],
    ['status=draft', 'Office manager', 'backend'],
    [`client=${client}`, 'backend', 'Office manager'],
  ]) {
    const page = readable((await browser.get(`/console/jobs?${query}`)).text);
    expect(page).toContain(there);
    expect(page).not.toContain(absent);
  }
  expect(readable((await browser.get('/console/jobs?search=nobody')).text)).toContain('Nothing fits these filters');
});

test('a filter that makes no sense is named beside its field, and lists nothing', async () => {
  const page = await browser.get('/console/jobs?status=open&client=1');
  expect(page.status).toBe(422);
  expect(readable(page.text)).toContain('is not a status of jobs');
  expect(readable(page.text)).not.toContain('Office manager');
});

test('pages of a list lead to each other under the same filters', async () => {
  for (let n = 0; n < 51; n++) await make('/jobs', { title: `Many ${n}`, status: 'paused', skip_ai_enrichment: true });
  const first = await browser.get('/console/jobs?search=many&status=paused');
  const next = /href="([^"]+)" rel="next"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(readable(first.text)).toContain('1–50 of 51');
  const second = await browser.get(next);
  expect(readable(second.text)).toContain('Many 0');
  expect(readable(second.text)).toContain('51–51 of 51');
  expect(readable((await browser.get('/console/jobs?offset=1000')).text)).toContain('The list ends before this page');
});

test('a job shows its facts, the weights of its skills and its questions in their order', async () => {
  await expectGuarded(app, tenant, `/console/jobs/${job}`);
  const page = await browser.get(`/console/jobs/${job}`);
  const text = readable(page.text);
  expect(text).toContain('from 5 years');
  expect(text).toMatch(/PostgreSQL 100 %/);
  expect(text).toMatch(/First question\? Number, required\. Expected: max 30.*Second question\?/);
  for (const href of [`/jobs/${job}`, `/console/jobs/${job}/board`, `/console/applications?job=${job}`]) {
    expect(page.text).toContain(`href="${href}"`);
  }
});

test('without jobs the list says how they are made', async () => {
  const fresh = await signIn(app, await app.tenant());
  expect(readable((await fresh.get('/console/jobs')).text)).toContain('POST /api/v1/jobs');
});

test('the console’s lists and those of the API, of the same rows, have each their own columns', async () => {
  await browser.get('/console/jobs');
  await browser.get('/console/candidates');
  expect((await tenant.api.get('/jobs')).status).toBe(200);
  expect((await tenant.api.get('/candidates')).status).toBe(200);
});
