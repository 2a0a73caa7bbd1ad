import { expect, test } from 'vitest';
import { ApplicationStepService } from '../../../src/modules/applications/index.ts';
import { InterviewService } from '../../../src/modules/interviews/index.ts';
import { newId } from '../../../src/platform/ids.ts';
import { rowsOf } from '../../screenings/rows.ts';
import { aCandidate, startApp, until } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuarded, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant({ credits: 35 });
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');
const recruiter = tenant.userIds[1];

const screening_questions = [{ question: 'How long is your notice period?', type: 'number', required: true, order: 1 }];
const job = await make('/jobs', {
  title: 'Backend engineer',
  required_skills: ['Node.js', 'Kafka'],
  screening_questions,
});
const plainJob = await make('/jobs', { title: 'Without questions', required_skills: ['Node.js'] });
const apply = async (full_name: string, to = job, fields: Record<string, unknown> = {}) => {
  const candidate = await make('/candidates', aCandidate({ full_name, primary_skills: ['Node.js'], ...fields }));
  return { candidate, id: await make('/applications', { candidate_id: candidate, job_id: to }) };
};
const asha = await apply('Asha Rao');
const pathOf = ({ id }: { id: string }, rest = '') => `/console/applications/${id}${rest}`;
const balance = async () => (await tenant.api.get('/organization')).body.data.credit_balance as number;
await app.idle();

test('Filter applications by status, job, name and score, and report an invalid score', async () => {
  const other = await apply('Tom Okafor', plainJob);
  await tenant.api.put(`/applications/${other.id}`, { match_score: 12, status: 'Shortlisted' });
  await expectGuarded(app, tenant, '/console/applications');
  const names = async (query: string) => {
    const text = visibleText((await browser.get(`/console/applications?${query}`)).text);
    return ['Asha Rao', 'Tom Okafor'].filter((name) => text.includes(name));
  };
  expect(await names('')).toEqual(['Asha Rao', 'Tom Okafor']);
  expect(await names('status=Shortlisted')).toEqual(['Tom Okafor']);
  expect(await names(`job=${job}`)).toEqual(['Asha Rao']);
  expect(await names('search=okaf')).toEqual(['Tom Okafor']);
  expect(await names('min_score=12')).toEqual(['Asha Rao', 'Tom Okafor']);
  expect(await names('min_score=12.5')).toEqual(['Asha Rao']);
  expect(await names('status=Nothing')).toEqual([]);
  const wrong = await browser.get('/console/applications?min_score=high');
  expect(wrong.status).toBe(422);
  expect(visibleText(wrong.text)).toContain('must be a number from 0 to 100');
  const noJob = await browser.get('/console/applications?job=1');
  expect([noJob.status, visibleText(noJob.text).includes('Job must be a UUID')]).toEqual([422, true]);
});

test('Sort applications by the headers of their list, filter them by source, and select what the filter has', async () => {
  const sorted = await make('/jobs', { title: 'Sorted', skip_ai_enrichment: true });
  for (const [full_name, match_score, source] of [
    ['Low Person', 20, 'Referral'],
    ['No Person', null, 'api'],
    ['High Person', 90, 'referral'],
  ] as const) {
    const candidate_id = await make('/candidates', aCandidate({ full_name, source }));
    const id = await make('/applications', { candidate_id, job_id: sorted, status: 'Applied' });
    await app.idle();
    await app.rows('update candidate_jobs set match_score = $2, screening_score = $2 where id = $1', [id, match_score]);
  }
  const names = async (query: string, path = '/console/applications') =>
    [...(await browser.get(`${path}?job=${sorted}&${query}`)).text.matchAll(/(\w+) Person(?:<\/a>|,Sorted)/g)].map(
      ([, name]) => name,
    );
  expect(await names('')).toEqual(['High', 'No', 'Low']);
  expect(await names('order=oldest')).toEqual(['Low', 'No', 'High']);
  expect(await names('order=match')).toEqual(['High', 'Low', 'No']);
  expect(await names('order=screening')).toEqual(['High', 'Low', 'No']);
  expect(await names('order=moved')).toEqual(['High', 'No', 'Low']);
  expect(await names('source=REFERRAL&order=match&search=person')).toEqual(['High', 'Low']);
  expect(await names('source=nobody')).toEqual([]);
  expect(await names('order=match', '/console/applications.csv')).toEqual(['High', 'Low', 'No']);
  expect((await browser.get('/console/applications?order=random')).status).toBe(422);
  const { text } = await browser.get(`/console/applications?job=${sorted}&order=match&offset=0`);
  expect(text).toMatch(/<th[^>]* aria-sort="descending"><a class="sort" href="[^"]*order=match[^"]*">Match/);
  expect(text).toContain(`order=screening`);
  const query = `job=${sorted}&source=referral`;
  const draft = await browser.submit('/console/bulk-actions', {
    list: 'applications',
    action: 'move',
    all: 'yes',
    query,
  });
  expect(visibleText(draft.text)).toContain('Move 2 applications');
});

test('Explain the match term by term, and show history and messages', async () => {
  await expectGuarded(app, tenant, pathOf(asha));
  const text = visibleText((await browser.get(pathOf(asha))).text);
  const match = (await tenant.api.get(`/applications/${asha.id}/match`)).body.data;
  expect(text).toContain(`Match ${match.score.toFixed(1)} of 100`);
  for (const { label } of match.components) expect(text).toContain(label);
  expect(text).toContain('Missing: Kafka');
  expect(text).toMatch(/Coverage \d+%/);
  expect(text).toContain('Interest email');
  expect(text).toMatch(/Added as Applied .* by the API key /);
});

test('Say why a skill that the resume names once has not all its points', async () => {
  const lines = ['Ida Holm', 'ida.holm@example.com', 'Experience', 'Backend engineer at Acme, 2019 - 2024'];
  const resume = `${lines.join('\n')}\nBuilt services in Node.js and streams in Kafka for the billing of parcels.\n`;
  const bytes = { 'content-type': 'application/octet-stream' };
  const { body } = await tenant.api.call('POST', '/api/v1/resumes', resume, bytes);
  const ida = await apply('Ida Holm', job, { primary_skills: [], resume_path: body.data.resume_path });
  await app.idle();
  const { components } = (await tenant.api.get(`/applications/${ida.id}/match`)).body.data;
  const skills = components.find(({ key }: { key: string }) => key === 'required_skills');
  expect(skills).toMatchObject({ status: 'met', missing: [] });
  expect(skills.contribution).toBeLessThan(skills.weight * 100);
  const text = visibleText((await browser.get(pathOf(ida))).text);
  expect(text).toContain('Skills found only in the resume get all points once it names them five times.');
});

test('Start nothing for a closed application', async () => {
  const closed = await apply('Nora Berg');
  const startsOf = async () => (await browser.get(pathOf(closed))).text.match(/\/screening"|value="interview"/g) ?? [];
  expect(await startsOf()).toHaveLength(2);
  await tenant.api.put(`/applications/${closed.id}`, { status: 'rejected' });
  expect(await startsOf()).toEqual([]);
  const refused = await browser.post(pathOf(closed, '/screening'), { channel: 'email' });
  expect(refused.status).toBe(409);
  expect(visibleText(refused.text)).toContain('This application is closed.');
  const before = await balance();
  for (const reply of [
    await browser.get(pathOf(closed, '/interview')),
    await browser.post(pathOf(closed, '/interview'), { interview: newId() }),
  ])
    expect(reply.location).toBe(pathOf(closed));
  expect(visibleText((await browser.get(pathOf(closed))).text)).toContain('This application is closed.');
  expect(await balance()).toBe(before);
  expect((await tenant.api.get(`/screenings?type=all&candidate_id=${closed.candidate}`)).body.data).toEqual([]);
});

test('Show the email that a rejected candidate would get, on a button that says Reject', async () => {
  const one = await apply('Rejected Person', plainJob);
  const { text } = await browser.get(pathOf(one));
  expect(text).toMatch(/<button[^>]* formaction="[^"]*\/move"[^>]*>.*<span class="rejects">Reject<\/span><\/button>/i);
  const shown = visibleText(text);
  expect(shown).toMatch(/Preview the email [^.]* at Test Recruiting: the decision Hello Rejected Person,/);
  expect(shown).toContain('You can undo the move until an email is sent or the application is moved again.');
});

test('Refuse a move from a page that shows an older status, and name the one it has now', async () => {
  const moved = await apply('Ola Lind', plainJob);
  const statusOf = async () => (await tenant.api.get(`/applications/${moved.id}`)).body.data.status;
  expect((await browser.get(pathOf(moved))).text).toContain('name="from" value="Applied"');
  await tenant.api.put(`/applications/${moved.id}`, { status: 'hired' });
  const move = { from: 'Applied', status: 'rejected' };
  const stale = await browser.post(pathOf(moved, '/move'), move);
  expect(stale.status).toBe(409);
  expect(visibleText(stale.text)).toContain('Somebody has moved this application to Hired meanwhile.');
  const onBoard = await browser.post(`/console/jobs/${plainJob}/board`, {
    application: moved.id,
    quiet: 'yes',
    ...move,
  });
  expect([onBoard.status, visibleText(onBoard.text).includes('to Hired meanwhile')]).toEqual([409, true]);
  expect(onBoard.text).toContain('data-status="hired"');
  const withoutScript = await browser.post(`/console/jobs/${plainJob}/board`, { application: moved.id, ...move });
  expect(visibleText((await browser.get(withoutScript.location ?? '')).text)).toContain('to Hired meanwhile.');
  expect(await statusOf()).toBe('hired');
  // Sent twice, a move is no older one.
  expect((await browser.post(pathOf(moved, '/move'), { from: 'Applied', status: 'hired' })).status).toBe(303);
  await browser.post(pathOf(moved, '/move'), { from: 'hired', status: 'rejected' });
  expect(await statusOf()).toBe('rejected');
  const note = { from: 'hired', status: 'rejected', decision_note: 'Too far' };
  expect((await browser.post(pathOf(moved, '/move'), { ...note, from: 'rejected' })).status).toBe(303);
  const replacing = await browser.post(pathOf(moved, '/move'), { ...note, decision_note: 'Too late' });
  expect([replacing.status, replacing.text.includes('>Too late</textarea>')]).toEqual([409, true]);
  expect((await browser.post(pathOf(moved, '/move'), note)).status).toBe(303);
  const [decision] = (await tenant.api.get(`/applications/${moved.id}/decisions`)).body.data;
  expect(decision.note).toBe('Too far');
});

test('Keep the first of two moves at the same moment, and refuse the second one', async () => {
  const moved = await apply('Lena Berg', plainJob);
  const first = await app.db.connect();
  await first.query('begin');
  await first.query("update candidate_jobs set status = 'Shortlisted' where id = $1", [moved.id]);
  const second = browser.post(pathOf(moved, '/move'), { from: 'Applied', status: 'rejected' });
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`;
  await until(async () => (await app.rows(waiting)).length > 0, 'the second move to wait for the first one');
  await first.query('commit');
  first.release();
  const refused = await second;
  expect(refused.status).toBe(409);
  expect(visibleText(refused.text)).toContain('Somebody has moved this application to Shortlisted meanwhile.');
  expect((await tenant.api.get(`/applications/${moved.id}`)).body.data.status).toBe('Shortlisted');
});

test('Link a score to the profile and skills behind it, for viewers to the resume alone', async () => {
  const { candidate_id: person, job_id: ofJob } = (await tenant.api.get(`/applications/${asha.id}`)).body.data;
  const links = [`/console/candidates/${person}/edit`, `/console/jobs/${ofJob}/skills`];
  const page = await browser.get(pathOf(asha));
  expect(page.text).not.toContain('View resume');
  for (const link of links) expect(page.text).toContain(`href="${link}"`);
  const own = await app.tenant();
  const make = creatorOf(own);
  const candidate_id = await make('/candidates', aCandidate());
  const application = await make('/applications', { candidate_id, job_id: await make('/jobs', { title: 'Baker' }) });
  await app.rows(`update candidates set resume_url = 'https://resumes.example/r.txt' where id = $1`, [candidate_id]);
  await app.rows(
    `insert into candidate_resumes (candidate_id, organization_id, source, state, reason, read_at)
     values ($1, $2, 'https://resumes.example/r.txt', 'failed', 'fetch_failed', now())`,
    [candidate_id, own.organizationId],
  );
  const viewer = await signIn(app, own, 'recruiter');
  await app.rows(`update users set reads_only = true where organization_id = $1 and role = 'recruiter'`, [
    own.organizationId,
  ]);
  const read = (await viewer.get(`/console/applications/${application}`)).text;
  expect(read).toContain(`href="/console/candidates/${candidate_id}#resume"`);
  expect(read).not.toMatch(/\/edit"|\/skills"/);
});

test('Mark scores that were computed from few facts, in the list and on the board', async () => {
  const own = await make('/jobs', { title: 'Known by facts', required_skills: ['Node.js'] });
  const [few, many] = [await apply('Fewfacts Person', own), await apply('Manyfacts Person', own)];
  await app.idle();
  await app.rows('update match_scores set coverage = 0.49 where application_id = $1', [few.id]);
  await app.rows('update match_scores set coverage = 0.5 where application_id = $1', [many.id]);
  const marked = /Person [^()]*\d\.\d\s\(few facts known\)/;
  const listed = async (name: string) => visibleText((await browser.get(`/console/applications?search=${name}`)).text);
  expect(await listed('Fewfacts')).toMatch(marked);
  expect(await listed('Manyfacts')).not.toContain('few facts known');
  expect(await listed('fewfacts&order=match')).toMatch(marked);
  const board = visibleText((await browser.get(`/console/jobs/${own}/board`)).text);
  expect(board.match(/few facts known/g)).toHaveLength(1);
  await tenant.api.put(`/applications/${few.id}`, { match_score: 50 });
  expect(await listed('Fewfacts')).not.toContain('few facts known');
});

test('Mark a score from an integration as unexplained', async () => {
  const given = await apply('Given Score');
  await tenant.api.put(`/applications/${given.id}`, { match_score: 77 });
  const text = visibleText((await browser.get(pathOf(given))).text);
  // One form everywhere.
  expect(visibleText((await browser.get('/console/applications?search=Given')).text)).toContain('Applied 77.0 ');
  expect(text).toContain('Match 77.0 of 100 An integration set this score');
});

test('Record the user who moves and closes an application, and reject an unknown status', async () => {
  const one = await apply('Moved Person');
  await expectGuardedForm(app, pathOf(one, '/move'), { status: 'hired' });
  const text = visibleText((await browser.submit(pathOf(one, '/move'), { status: 'hired' })).text);
  expect(text).toContain('Moved Person moved to Hired.');
  expect(text).toMatch(/Applied → Hired .* by the operator, signed in as User 2/);
  const api = (await tenant.api.get(`/applications/${one.id}`)).body.data;
  expect([api.status, api.closed_by_user_id]).toEqual(['hired', recruiter]);
  const page = (await browser.get(pathOf(one))).text;
  expect(page.indexOf('Update status')).toBeGreaterThan(page.indexOf('name="send_rejection_email"'));
  const wrong = await browser.post(pathOf(one, '/move'), { status: 'Nowhere' });
  expect(wrong.status).toBe(422);
  expect(visibleText(wrong.text)).toContain('"Nowhere" is not a pipeline status');
  expect((await auditEntries(app, tenant, 'application.move'))[0]).toMatchObject({
    user_id: recruiter,
    subject: one.id,
  });
});

test('Read and write notes in one place, with those of the API above them, unchanged', async () => {
  const one = await apply('Noted Person');
  expect((await browser.get(pathOf(one))).text).not.toContain('Notes without an author');
  await tenant.api.put(`/applications/${one.id}`, { notes: 'Line one\n<b>two</b>' });
  const { text } = await browser.get(pathOf(one));
  expect([...text.matchAll(/<textarea[^>]*name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'decision_note',
    'note',
  ]);
  expect(text).toContain('Line one\n&lt;b>two&lt;/b>');
  expect(visibleText(text)).toMatch(/New note .* Notes without an author .* Only the API can change them/);
  // As a page that was opened before an upgrade sends it.
  await browser.post(pathOf(one, '/notes'), { notes: 'Other', note: 'Mine' });
  expect((await tenant.api.get(`/applications/${one.id}`)).body.data.notes).toBe('Line one\n<b>two</b>');
  expect(visibleText((await browser.get(pathOf(one))).text)).toMatch(/Note by .* Mine/);
  await expectGuardedForm(app, pathOf(one, '/notes'), { note: 'x' });
});

test('Keep a typed note with every action of the page', async () => {
  const one = await apply('Written Person');
  const page = (await browser.get(pathOf(one))).text;
  const form = /<form id="([^"]+)" method="post" action="[^"]+\/notes"/.exec(page)?.[1];
  for (const field of ['<select id="status"', '<select id="channel"', '<textarea id="note"']) {
    expect(page.slice(page.indexOf(field)).split('>')[0]).toContain(`form="${form}"`);
  }
  await browser.submit(pathOf(one, '/move'), { status: 'Shortlisted', note: 'Call on Monday' });
  const stored = async () => {
    const { body } = await tenant.api.get(`/candidates/${one.candidate}/notes?application_id=${one.id}`);
    const { status } = (await tenant.api.get(`/applications/${one.id}`)).body.data;
    return [status, ...body.data.map((note: { text: string }) => note.text)];
  };
  expect(await stored()).toEqual(['Shortlisted', 'Call on Monday']);
  const asking = await browser.post(pathOf(one, '/notes'), { next: 'interview', note: 'Call on Tuesday' });
  expect([asking.status, asking.location]).toEqual([303, pathOf(one, '/interview')]);
  expect(await stored()).toEqual(['Shortlisted', 'Call on Tuesday', 'Call on Monday']);
  const tooLong = await browser.post(pathOf(one, '/move'), { status: 'hired', note: 'x'.repeat(20_001) });
  expect([tooLong.status, tooLong.text.includes('x'.repeat(20_001))]).toEqual([400, true]);
  expect(await stored()).toEqual(['Shortlisted', 'Call on Tuesday', 'Call on Monday']);
});

test('Show on the application and on the board that a candidate has declined', async () => {
  const one = await apply('Declined Person');
  expect(visibleText((await browser.get(pathOf(one))).text)).not.toContain('Interest declined');
  const pair = { candidateId: one.candidate, jobId: job };
  const steps = app.web.resolve(ApplicationStepService);
  await steps.recordInterest(tenant.organizationId, pair, 'declined');
  expect(visibleText((await browser.get(pathOf(one))).text)).toMatch(/Interest declined \d+ \w+ 2026/);
  const board = async () => visibleText((await browser.get(`/console/jobs/${job}/board`)).text);
  expect(await board()).toContain('Interest declined');
  await app.rows('update candidate_jobs set interest_clicked_at = now() where id = $1', [one.id]);
  expect(await board()).not.toContain('Interest declined');
});

test('Explain an invite that failed without credits, with names and without IDs', async () => {
  const poor = await app.tenant({ credits: 9 });
  const made = creatorOf(poor);
  const candidate_id = await made('/candidates', aCandidate({ full_name: 'Invited Person' }));
  const direct = await made('/jobs', { title: 'Welder', direct_video_interview_on_apply: true });
  await made('/applications', { candidate_id, job_id: direct });
  await app.idle();
  const { text } = await (await signIn(app, poor)).get('/console');
  expect(visibleText(text)).toContain(
    'Invited Person, Welder The invite was not sent: the organization has fewer than 10 credits. Add credits, then retry.',
  );
  expect(visibleText(text)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
});

test('Offer to move an applicant whose screening is complete', async () => {
  const one = await apply('Screened Person');
  expect((await browser.get(pathOf(one))).text).not.toContain('The screening is complete');
  const fields = { status: 'completed', completed_at: new Date(), calculated_score: 80 };
  await rowsOf(app, tenant.organizationId).session(one.candidate, job, fields);
  const text = (await browser.get(pathOf(one))).text;
  expect(visibleText(text)).toContain('The screening is complete, and the application is still in Applied.');
  expect(text).toContain('name="move_to" value="screened"');
  const moved = await browser.submit(pathOf(one, '/move'), { status: 'Applied', move_to: 'screened' });
  expect(visibleText(moved.text)).toContain('Screened Person moved to Screened.');
  expect(moved.text).not.toContain('The screening is complete');
});

test('Show a skill that only a related one meets once', async () => {
  const to = await make('/jobs', { title: 'Database engineer', required_skills: ['PostgreSQL', 'Kafka'] });
  const one = await apply('Related Person', to, { primary_skills: ['MySQL'] });
  await app.idle();
  await tenant.api.put(`/applications/${one.id}`, { status: 'screening' });
  const text = visibleText((await browser.get(pathOf(one))).text);
  expect(text).toContain('Only related: PostgreSQL: has the related MySQL Missing: Kafka');
  expect(text).toContain('Related Person Screening');
  expect(text).not.toContain('Found: PostgreSQL');
});

test('Say of each skill in a row of its own whether it was found, and which of several alternatives', async () => {
  const to = await make('/jobs', {
    ...{ title: 'Database engineer', required_skills: ['AWS or Azure', 'Java', 'Kafka', 'Redis'] },
    preferred_skills: ['Docker'],
  });
  const one = await apply('Skilled Person', to, { primary_skills: ['Azure', 'Java'], secondary_skills: ['Docker'] });
  await app.idle();
  const html = (await browser.get(pathOf(one))).text;
  const rows = [...html.matchAll(/<li class="found[^>]*>[\s\S]*?<\/li>/g)].map(([row]) => visibleText(row).trim());
  expect(rows).toEqual([
    expect.stringMatching(/^Found: +AWS or Azure, met by Azure: listed in primary skills$/),
    expect.stringMatching(/^Found: +Java: listed in primary skills$/),
    expect.stringMatching(/^Missing: +Kafka$/),
    expect.stringMatching(/^Missing: +Redis$/),
    expect.stringMatching(/^Found: +Docker: listed in secondary skills$/),
  ]);
});

test('Start an interview once from simultaneous forms, without a failure', async () => {
  const other = await app.tenant({ credits: 600 });
  const made = creatorOf(other);
  const pair = {
    candidateId: await made('/candidates', aCandidate()),
    jobId: await made('/jobs', { title: 'Welder' }),
  };
  for (let round = 0; round < 60; round++) {
    const wanted = { ...pair, id: newId() };
    const start = () => app.web.resolve(InterviewService).start(other.organizationId, wanted);
    expect((await Promise.all([start(), start(), start(), start()])).filter(Boolean)).toHaveLength(1);
  }
  expect((await other.api.get('/organization')).body.data.credit_balance).toBe(0);
});

test('Confirm the price of an interview and charge it once, even if the form is sent repeatedly', async () => {
  const one = await apply('Paid Once');
  const start = pathOf(one, '/interview');
  await expectGuarded(app, tenant, start);
  const asked = await browser.get(start);
  expect(visibleText(asked.text)).toMatch(/Cost 10 credits Credit balance 35 Balance afterwards 25/);
  const interview = /name="interview" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
  await expectGuardedForm(app, start, { interview });
  const replies = await Promise.all([1, 2, 3].map(() => browser.post(start, { interview })));
  expect(replies.map(({ status, location }) => [status, location])).toEqual(
    Array(3).fill([303, `/console/interviews/${interview}`]),
  );
  expect(await balance()).toBe(25);
  await app.idle();
  const [made] = (await tenant.api.get(`/screenings?candidate_id=${one.candidate}`)).body.data;
  expect(made).toMatchObject({ id: interview, initiated_via: 'dashboard', question_source: 'job', job_id: job });
  expect((await tenant.api.get(`/applications/${one.id}`)).body.data.video_interview_invite_sent_at).not.toBeNull();
  expect(await auditEntries(app, tenant, 'interview.start')).toEqual([
    { user_id: recruiter, subject: interview, details: { application_id: one.id, credits: 10 } },
  ]);
  expect(visibleText((await browser.get(start)).text)).toContain('already has an open interview for this job');
});

test('Start no interview without credits, and show the price', async () => {
  const poor = await app.tenant({ credits: 9 });
  const makes = creatorOf(poor);
  const id = await makes('/applications', {
    candidate_id: await makes('/candidates', aCandidate()),
    job_id: await makes('/jobs', { title: 'Poor' }),
  });
  const theirs = await signIn(app, poor);
  expect(visibleText((await theirs.get(pathOf({ id }, '/interview'))).text)).toContain('An interview costs 10 credits');
  const interview = '01a1ff3c-0000-7000-8000-000000000001';
  const refused = await theirs.post(pathOf({ id }, '/interview'), { interview });
  expect(refused.status).toBe(403);
  expect(visibleText(refused.text)).toContain('An interview costs 10 credits');
  expect(await app.rows('select 1 from video_interviews where id = $1', [interview])).toEqual([]);
  expect(await auditEntries(app, poor, 'interview.start')).toEqual([]);
  const again = await theirs.post(pathOf({ id }, '/interview'), { interview: 'nonsense' });
  expect([again.status, visibleText(again.text).includes('Confirm again')]).toEqual([422, true]);
});

test('Answer 404 for an interview id of another organization, without a charge', async () => {
  const one = await apply('Taken Id');
  const [{ id: taken }] = await app.rows('select id from video_interviews limit 1');
  const other = await app.tenant({ credits: 10 });
  const makes = creatorOf(other);
  const id = await makes('/applications', {
    candidate_id: await makes('/candidates', aCandidate()),
    job_id: await makes('/jobs', { title: 'Other' }),
  });
  const theirs = await signIn(app, other);
  expect((await theirs.submit(pathOf({ id }, '/interview'), { interview: taken })).status).toBe(404);
  expect((await other.api.get('/organization')).body.data.credit_balance).toBe(10);
  expect(one.id).toBeDefined();
});

test('Start and email a screening once when the button is pressed twice', async () => {
  const one = await apply('Screened Once');
  await expectGuardedForm(app, pathOf(one, '/screening'), { channel: 'email' });
  await Promise.all([1, 2].map(() => browser.post(pathOf(one, '/screening'), { channel: 'email' })));
  await app.idle();
  expect((await tenant.api.get(`/screenings?candidate_id=${one.candidate}`)).body.data).toHaveLength(1);
  const text = visibleText((await browser.get(pathOf(one))).text);
  expect(text.match(/Screening invite/g)).toHaveLength(1);
  const [entry, ...more] = await auditEntries(app, tenant, 'screening.start');
  expect(entry).toMatchObject({ user_id: recruiter, details: { channel: 'email', application_id: one.id } });
  expect(more).toEqual([]);
});

test('Show a screening link once', async () => {
  const one = await apply('With Link');
  const shown = await browser.post(pathOf(one, '/screening'), { channel: 'web_form' });
  const [, path] = /http:\/\/[^/]+(\/screening\/[\w-]{43})/.exec(shown.text) ?? [];
  expect((await fetch(app.base + path)).status).toBe(200);
  expect((await browser.get(pathOf(one))).text).not.toContain('/screening/');
});

test('Explain on the same page why a screening cannot start', async () => {
  const none = await browser.post(pathOf(asha, '/screening'), { channel: 'pigeon' });
  expect([none.status, visibleText(none.text).includes('Choose how to send the questions')]).toEqual([422, true]);
  const whatsapp = await browser.post(pathOf(asha, '/screening'), { channel: 'whatsapp' });
  expect([whatsapp.status, visibleText(whatsapp.text).includes('WhatsApp is not configured')]).toEqual([409, true]);
  const plain = await apply('Nothing To Ask', plainJob);
  const refused = await browser.post(pathOf(plain, '/screening'), { channel: 'email' });
  expect([refused.status, visibleText(refused.text).includes('no screening questions')]).toEqual([409, true]);
  expect((await tenant.api.get(`/screenings?candidate_id=${asha.candidate}`)).body.data).toEqual([]);
});

test('Keep the status and the note of a move whose reason was retired meanwhile, and store nothing', async () => {
  const one = await apply('Retired Reason');
  const [, reason] = (await tenant.api.get('/rejection-reasons?outcome=rejected')).body.data;
  await tenant.api.put(`/rejection-reasons/${reason.id}`, { active: false });
  const texts = { rejection_reason_id: reason.id, decision_note: 'Typed with care' };
  const chosen = { status: 'rejected', ...texts, send_rejection_email: 'yes' };
  const refused = await browser.post(pathOf(one, '/move'), chosen);
  expect(refused.status).toBe(422);
  expect(visibleText(refused.text)).toContain('This reason is no longer in use');
  expect(refused.text).toContain('<option value="rejected" selected>');
  expect(refused.text).toContain('Typed with care</textarea>');
  expect(refused.text).toMatch(/name="send_rejection_email" value="yes"[^>]* checked/);
  expect((await tenant.api.get(`/applications/${one.id}`)).body.data.status).toBe('Applied');
  await tenant.api.put(`/rejection-reasons/${reason.id}`, { active: true });
});

test('Reject with reason, note and email, change the note alone, and show what could be seen then', async () => {
  const one = await apply('Rejected Person');
  await app.idle();
  const { data: reasons } = (await tenant.api.get('/rejection-reasons?outcome=rejected')).body;
  const [reason] = reasons;
  expect((await browser.get(pathOf(one))).text).toContain(`<option value="${reason.id}">`);
  const chosen = { rejection_reason_id: reason.id, decision_note: 'Two\r\nlines', send_rejection_email: 'yes' };
  const moved = await browser.submit(pathOf(one, '/move'), { status: 'rejected', ...chosen });
  const text = visibleText(moved.text);
  expect(text).toMatch(
    /Decisions Rejected .* by the operator, signed in as User 2 Reason: Not enough relevant experience Note: Two lines/,
  );
  expect(text).toMatch(/Match score then: [\d.]+ of 100\s?\. The explanation had been opened\./);
  await tenant.api.put(`/rejection-reasons/${reason.id}`, { active: false });
  const again = { ...chosen, status: 'rejected', decision_note: '<b>One</b>', send_rejection_email: '' };
  expect((await browser.submit(pathOf(one, '/move'), again)).status).toBe(200);
  const { data } = (await tenant.api.get(`/applications/${one.id}/decisions`)).body;
  expect(data).toMatchObject([
    { note: '<b>One</b>', reason: { id: reason.id }, decided_by: { type: 'user', id: recruiter } },
  ]);
  for (const rejection_reason_id of [one.id, 'xx']) {
    const refused = await browser.post(pathOf(one, '/move'), { ...again, rejection_reason_id });
    expect([refused.status, (await browser.get(pathOf(one))).text.includes('&lt;b>One')]).toEqual([422, true]);
  }
  const open = await browser.submit(pathOf(one, '/move'), { ...again, status: 'Applied' });
  expect(visibleText(open.text)).toContain('Rejected Person moved to Applied.');
  expect((await tenant.api.get(`/applications/${one.id}`)).body.data.rejection_reason).toBeNull();
  await tenant.api.put(`/rejection-reasons/${reason.id}`, { active: true });
});

test('Show the points of a fully met term as the same number twice, and never more than the maximum', async () => {
  const one = await apply('Maria Fernandes');
  await app.idle();
  const shared = { evidence: [], missing: [] };
  const components = [
    { ...shared, key: 'title', label: 'Title', weight: 0.0513, status: 'met', contribution: 5.15 },
    { ...shared, key: 'location', label: 'Location', weight: 0.1026, status: 'met', contribution: 10.24 },
    { ...shared, key: 'experience', label: 'Experience', weight: 0.2, status: 'met', contribution: 18 },
    { ...shared, key: 'pay', label: 'Pay', weight: 0.1, status: 'partial', contribution: 10.02 },
    {
      ...{ key: 'focus', label: 'Focus of the resume', weight: 0.1, status: 'missing', contribution: 0, missing: [] },
      evidence: ['the resume also mentions Payroll, Tally'],
    },
  ];
  await app.rows('update match_scores set components = $2 where application_id = $1', [
    one.id,
    JSON.stringify(components),
  ]);
  const text = visibleText((await browser.get(pathOf(one))).text);
  expect(text).toContain('Title Met 5.1 of 5.1 points Location Met 10.3 of 10.3 points Experience Met 18 of 20 points');
  expect(text).toContain('Pay Partly met 10 of 10 points');
  expect(text).toContain('Focus of the resume Low 0 of 10 points The resume also mentions Payroll, Tally');
});
