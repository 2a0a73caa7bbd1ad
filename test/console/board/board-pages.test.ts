import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuarded, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const statuses = ['Applied', 'Phone call', 'hired', 'Two  blanks'];
const tenant = await app.tenant({ pipelineStatuses: statuses, outreachEnabled: false });
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');

const job = await make('/jobs', { title: 'Backend engineer', skip_ai_enrichment: true });
const apply = async (full_name: string, fields: Record<string, unknown> = {}) =>
  make('/applications', { candidate_id: await make('/candidates', aCandidate({ full_name })), job_id: job, ...fields });
const board = `/console/jobs/${job}/board`;
/** The names on the cards, by column. */
async function columns(): Promise<Record<string, string[]>> {
  const { text } = await browser.get(board);
  const lanes = text.split('<section class="lane"').slice(1);
  return Object.fromEntries(
    lanes.map((lane) => [
      visibleText(/<h2[\s\S]*?<\/h2>/.exec(lane)?.[0] ?? '').trim(),
      [...lane.matchAll(/applications\/[0-9a-f-]{36}\?[^"]*"[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name ?? ''),
    ]),
  );
}

const low = await apply('Low Score', { match_score: 20 });
await apply('High Score', { match_score: 90 });
await apply('No Score');
await apply('On Phone', { status: 'Phone call' });

test('Show a column for each status with its count, highest score first', async () => {
  await expectGuarded(app, tenant, board);
  expect(await columns()).toEqual({
    'Applied 3': ['High Score', 'Low Score', 'No Score'],
    'Phone call 1': ['On Phone'],
    'Hired 0': [],
    'Two blanks 0': [],
  });
  expect((await browser.get(board)).text).toContain('<option value="Two  blanks">');
});

test('Show the role and company of each candidate, in one line with the whole name to read', async () => {
  const fields = { full_name: 'Lakshmi Venkataraman', current_designation: 'Baker', current_company: 'Nimbus <&> Co' };
  const other = await make('/jobs', { title: 'Baker', skip_ai_enrichment: true });
  for (const one of [fields, { full_name: 'No Role' }])
    await make('/applications', { candidate_id: await make('/candidates', aCandidate(one)), job_id: other });
  const { text } = await browser.get(`/console/jobs/${other}/board`);
  expect(visibleText(text)).toContain('Lakshmi Venkataraman Baker, Nimbus <&> Co');
  expect(text).toContain('title="Lakshmi Venkataraman">Lakshmi Venkataraman</a>');
  expect(text.match(/class="role"/g)).toHaveLength(1);
  expect(visibleText(text)).toContain('Select cards to act on many at once.');
});

test('Record the user who moves a card, once', async () => {
  await expectGuardedForm(app, board, { application: low, status: 'hired' });
  const form = { application: low, status: 'hired' };
  expect(visibleText((await browser.submit(board, form)).text)).toContain('Low Score moved to Hired.');
  await browser.post(board, form);
  expect((await columns())['Hired 1']).toEqual(['Low Score']);
  const recruiter = tenant.userIds[1];
  const { data } = (await tenant.api.get(`/applications/${low}/events`)).body;
  expect(data.map((event: any) => [event.from_status, event.to_status, event.changed_by_user_id])).toEqual([
    ['Applied', 'hired', recruiter],
    [null, 'Applied', null],
  ]);
  expect((await tenant.api.get(`/applications/${low}`)).body.data.closed_by_user_id).toBe(recruiter);
  expect(await auditEntries(app, tenant, 'application.move')).toEqual([
    { user_id: recruiter, subject: low, details: { from: 'Applied', to: 'hired' } },
  ]);
});

/** An application in an organization whose pipeline has the status `rejected`. */
async function rejecting() {
  const agency = await app.tenant({ pipelineStatuses: ['Applied', 'rejected'], outreachEnabled: false });
  const by = creatorOf(agency);
  const theirs = await signIn(app, agency, 'recruiter');
  const jobId = await by('/jobs', { title: 'Welder', skip_ai_enrichment: true });
  const application = await by('/applications', {
    candidate_id: await by('/candidates', aCandidate()),
    job_id: jobId,
  });
  return { agency, theirs, jobId, application };
}

test('Without the script, lead to the reason and note before an application is rejected', async () => {
  const { agency, theirs, jobId, application } = await rejecting();
  const statusOf = async () => (await agency.api.get(`/applications/${application}`)).body.data.status;
  const move = { from: 'Applied', status: 'rejected' };
  const page = await theirs.post(`/console/jobs/${jobId}/board`, { application, ...move });
  expect(page.status).toBe(200);
  expect(visibleText(page.text)).toContain('The application isn’t moved yet.');
  expect(page.text).toMatch(/<option[^>]* selected[^>]*>Rejected</);
  expect(page.text).toContain('name="rejection_reason_id"');
  expect(await statusOf()).toBe('Applied');
  await theirs.post(`/console/applications/${application}/move`, { ...move, decision_note: 'No welding' });
  expect(await statusOf()).toBe('rejected');
});

test('Without the script, say that a status is not in the pipeline, and leave the current one selected', async () => {
  const { agency, theirs, jobId, application } = await rejecting();
  const move = { application, from: 'Applied', status: 'withdrawn' };
  const page = await theirs.post(`/console/jobs/${jobId}/board`, move);
  expect(page.status).toBe(422);
  expect(visibleText(page.text)).toContain('"withdrawn" is not a pipeline status of this organization.');
  expect(visibleText(page.text)).not.toContain('The application isn’t moved yet.');
  expect(page.text).toMatch(/<option[^>]* selected[^>]*>Applied</);
  expect((await agency.api.get(`/applications/${application}`)).body.data.status).toBe('Applied');
});

test('Answer the board’s script with a short text, or an error for an unknown status', async () => {
  const ok = await browser.post(board, { application: low, status: 'Applied', quiet: 'yes' });
  expect([ok.status, visibleText(ok.text).trim()]).toEqual([200, 'Low Score moved to Applied.']);
  const wrong = await browser.post(board, { application: low, status: 'Nowhere', quiet: 'yes' });
  expect(wrong.status).toBe(400);
  expect(visibleText(wrong.text)).toContain('"Nowhere" is not a pipeline status');
});

test('Record reason and note with a move to Rejected, and say what is wrong with a reason that can’t be chosen', async () => {
  const { agency, theirs, jobId, application } = await rejecting();
  const reasons = (await agency.api.get('/rejection-reasons')).body.data;
  const reasonOf = (outcome: string) => reasons.find((one: any) => one.outcome === outcome).id;
  const path = `/console/jobs/${jobId}/board`;
  const shown = await theirs.get(path);
  expect(shown.text).toContain('closing-dialog');
  expect(visibleText(shown.text)).toContain('Welder at Test Recruiting: the decision Hello {name},');
  expect(shown.text).toContain('Reject {name}');
  expect((await browser.get(board)).text).not.toContain('closing-dialog');
  const form = { application, status: 'rejected', decision_note: 'No welding', quiet: 'yes' };
  const retired = (
    await agency.api.post('/rejection-reasons', { code: 'too_far', label: 'Too far', outcome: 'rejected' })
  ).body.data.id;
  await agency.api.put(`/rejection-reasons/${retired}`, { active: false });
  for (const reason of [reasonOf('withdrawn'), retired, crypto.randomUUID(), 'none']) {
    const refused = await theirs.post(path, { ...form, rejection_reason_id: reason });
    expect(refused.status).toBe(400);
    expect(visibleText(refused.text)).toContain('This reason is no longer in use, or belongs to another status.');
  }
  expect((await agency.api.get(`/applications/${application}`)).body.data.status).toBe('Applied');
  const rejected = await theirs.post(path, { ...form, rejection_reason_id: reasonOf('rejected') });
  expect([rejected.status, rejected.text.includes('data-event')]).toEqual([200, true]);
  expect((await agency.api.get(`/applications/${application}/decisions`)).body.data).toMatchObject([
    { reason: { id: reasonOf('rejected') }, note: 'No welding', decided_by: { type: 'user' } },
  ]);
});

test('Offer no undo of a rejection that the candidate learns by email', async () => {
  const agency = await app.tenant({ pipelineStatuses: ['Applied', 'rejected'], outreachEnabled: false });
  const by = creatorOf(agency);
  const theirs = await signIn(app, agency, 'recruiter');
  const jobId = await by('/jobs', { title: 'Welder', skip_ai_enrichment: true });
  const candidate = await by('/candidates', aCandidate());
  const application = await by('/applications', { candidate_id: candidate, job_id: jobId });
  const form = { application, status: 'rejected', send_rejection_email: 'yes', quiet: 'yes' };
  const rejected = await theirs.post(`/console/jobs/${jobId}/board`, form);
  expect([rejected.status, rejected.text.includes('data-event')]).toEqual([200, false]);
});

test('Answer 404 for an application of another job or organization, and for none, and move nothing', async () => {
  const elsewhere = await make('/jobs', { title: 'Elsewhere', skip_ai_enrichment: true });
  const other = await app.tenant();
  const theirs = creatorOf(other);
  const their = await theirs('/applications', {
    candidate_id: await theirs('/candidates', aCandidate()),
    job_id: await theirs('/jobs', { title: 'Theirs' }),
  });
  const shown = async () => [
    (await other.api.get(`/applications/${their}`)).body.data,
    (await tenant.api.get(`/applications/${low}`)).body.data,
    await auditEntries(app, tenant, 'application.move'),
    await columns(),
  ];
  const before = await shown();
  for (const application of [their, 'nonsense', '']) {
    expect((await browser.post(board, { application, status: 'hired' })).status).toBe(404);
  }
  const move = { application: low, status: 'hired' };
  expect((await browser.post(`/console/jobs/${elsewhere}/board`, move)).status).toBe(404);
  expect(await shown()).toEqual(before);
});

test('Keep applications in a removed status in a column of their own', async () => {
  await app.rows(`update candidate_jobs set status = 'Old' where id = $1`, [low]);
  const { text } = await browser.get(board);
  expect((await columns())['Old 1']).toEqual(['Low Score']);
  expect(visibleText(text)).toContain('This status was removed');
  expect(visibleText((await browser.get('/console/applications?status=Old')).text)).toContain('Low Score');
  await browser.post(board, { application: low, status: 'Applied' });
  expect(await columns()).not.toHaveProperty('Old 1');
});

test('Show the first cards of large columns, with a link to all, on a small page', async () => {
  await app.rows(
    `with made as (insert into candidates (id, organization_id, full_name, email, current_designation, current_company)
       select gen_random_uuid(), $1, 'Maximiliana Crowd ' || n, n || '@example.com', 'Senior Data Engineer', 'Nimbus Retail Services' from generate_series(1, 700) n returning id)
     insert into candidate_jobs (id, organization_id, candidate_id, job_id, status, match_score)
     select gen_random_uuid(), $1, id, $2, (array['Applied', 'Phone call', 'hired'])[1 + (row_number() over () % 3)::int], 50
     from made`,
    [tenant.organizationId, job],
  );
  const { text } = await browser.get(board);
  expect((await columns())['Phone call 235']?.length).toBeGreaterThan(25);
  expect(text).toContain(`href="/console/applications?job=${job}&amp;status=Phone+call"`);
  expect(Buffer.byteLength(text)).toBeLessThan(100_000);
});

test('Explain on an empty board how to add applications', async () => {
  const empty = await make('/jobs', { title: 'Fresh', skip_ai_enrichment: true });
  const text = visibleText((await browser.get(`/console/jobs/${empty}/board`)).text);
  expect(text).toContain('No applications yet');
  expect(text).toContain('when candidates apply or you add candidates to the job');
  expect(text).not.toContain('/api/');
});
