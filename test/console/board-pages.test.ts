import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../support/app.ts';
import { audited, expectGuarded, expectGuardedForm, makerOf, readable } from './pages.ts';
import { signIn } from './sign-in.ts';

const app = await startApp({ worker: false });
const statuses = ['Applied', 'Phone call', 'hired', 'Two  blanks'];
const tenant = await app.tenant({ pipelineStatuses: statuses, outreachEnabled: false });
const make = makerOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const job = await make('/jobs', { title: 'Backend engineer', skip_ai_enrichment: true });
const apply = async (full_name: string, fields: Record<string, unknown> = {}) =>
  make('/applications', { candidate_id: await make('/candidates', aCandidate({ full_name })), job_id: job, ...fields });
const board = `/console/jobs/${job}/board`;
/** The names on the board's cards, by the column they are in. */
async function columns(): Promise<Record<string, string[]>> {
  const { text } = await browser.get(board);
  const lanes = text.split('<section class="lane"').slice(1);
  return Object.fromEntries(
    lanes.map((lane) => [
      readable(/<h2[\s\S]*?<\/h2>/.exec(lane)?.[0] ?? '').trim(),
      [...lane.matchAll(/applications\/[0-9a-f-]{36}">([^<]+)<\/a>/g)].map(([, name]) => name ?? ''),
    ]),
  );
}

const low = await apply('Low Score', { match_score: 20 });
await apply('High Score', { match_score: 90 });
await apply('No Score');
await apply('On Phone', { status: 'Phone call' });

test('a column for each status in its order, with counts, and the best score first', async () => {
  await expectGuarded(app, tenant, board);
  expect(await columns()).toEqual({
    'Applied 3': ['High Score', 'Low Score', 'No Score'],
    'Phone call 1': ['On Phone'],
    'hired 0': [],
    'Two blanks 0': [],
  });
  expect((await browser.get(board)).text).toContain('<option value="Two  blanks">');
});

test('a card moved by its form is moved by the user, and recorded; twice is once', async () => {
  await expectGuardedForm(app, board, { application: low, status: 'hired' });
  const form = { application: low, status: 'hired' };
  expect(readable((await browser.submit(board, form)).text)).toContain('Low Score is in hired now.');
  await browser.post(board, form);
  expect((await columns())['hired 1']).toEqual(['Low Score']);
  const recruiter = tenant.userIds[1];
  const { data } = (await tenant.api.get(`/applications/${low}/events`)).body;
  expect(data.map((event: any) => [event.from_status, event.to_status, event.changed_by_user_id])).toEqual([
    ['Applied', 'hired', recruiter],
    [null, 'Applied', null],
  ]);
  expect((await tenant.api.get(`/applications/${low}`)).body.data.closed_by_user_id).toBe(recruiter);
  expect(await audited(app, tenant, 'application.move')).toEqual([
    { user_id: recruiter, subject: low, details: { from: 'Applied', to: 'hired' } },
  ]);
});

test('a script gets a word instead of the board, and an error when the status is none', async () => {
  const ok = await browser.post(board, { application: low, status: 'Applied', quiet: 'yes' });
  expect([ok.status, readable(ok.text).trim()]).toEqual([200, 'Low Score is in Applied now.']);
  const wrong = await browser.post(board, { application: low, status: 'Nowhere', quiet: 'yes' });
  expect(wrong.status).toBe(400);
  expect(readable(wrong.text)).toContain('"Nowhere" is not a pipeline status');
});

test('404 for an application of another job, of another organization, and for none', async () => {
  const elsewhere = await make('/jobs', { title: 'Elsewhere', skip_ai_enrichment: true });
  const other = await app.tenant();
  const theirs = makerOf(other);
  const their = await theirs('/applications', {
    candidate_id: await theirs('/candidates', aCandidate()),
    job_id: await theirs('/jobs', { title: 'Theirs' }),
  });
  for (const application of [their, 'nonsense', '']) {
    expect((await browser.post(board, { application, status: 'hired' })).status).toBe(404);
  }
  const move = { application: low, status: 'hired' };
  expect((await browser.post(`/console/jobs/${elsewhere}/board`, move)).status).toBe(404);
});

test('applications in a status that the organization has no longer stay in a column of their own', async () => {
  await app.rows(`update candidate_jobs set status = 'Old' where id = $1`, [low]);
  const { text } = await browser.get(board);
  expect((await columns())['Old 1']).toEqual(['Low Score']);
  expect(readable(text)).toContain('No pipeline status any more');
  expect(readable((await browser.get('/console/applications?status=Old')).text)).toContain('Low Score');
  await browser.post(board, { application: low, status: 'Applied' });
  expect(await columns()).not.toHaveProperty('Old 1');
});

test('of many only the first are shown, with the number of all and the way to them; the page stays small', async () => {
  await app.rows(
    `with made as (insert into candidates (id, organization_id, full_name, email)
       select gen_random_uuid(), $1, 'Crowd ' || n, n || '@example.com' from generate_series(1, 700) n returning id)
     insert into candidate_jobs (id, organization_id, candidate_id, job_id, status, match_score)
     select gen_random_uuid(), $1, id, $2, (array['Applied', 'Phone call', 'hired'])[1 + (row_number() over () % 3)::int], 50
     from made`,
    [tenant.organizationId, job],
  );
  const { text } = await browser.get(board);
  expect((await columns())['Phone call 235']).toHaveLength(50);
  expect(text).toContain(`href="/console/applications?job=${job}&amp;status=Phone+call"`);
  expect(Buffer.byteLength(text)).toBeLessThan(100_000);
});

test('a board without applications says how they come', async () => {
  const empty = await make('/jobs', { title: 'Fresh', skip_ai_enrichment: true });
  const text = readable((await browser.get(`/console/jobs/${empty}/board`)).text);
  expect(text).toContain('Nobody has applied yet');
  expect(text).toContain('POST /api/v1/applications');
});
