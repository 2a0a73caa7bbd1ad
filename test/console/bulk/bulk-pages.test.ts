import { describe, expect, test } from 'vitest';
import { tidyBulkActions } from '../../../src/modules/bulk-actions/bulk-action.tasks.ts';
import { UserService } from '../../../src/modules/organizations/index.ts';
import { formatLongDay } from '../../../src/platform/pages/format.ts';
import { TaskQueue } from '../../../src/platform/tasks/queue.ts';
import { pipelineOf, together } from '../../applications/pipeline.ts';
import { startApp, type Tenant } from '../../support/app.ts';
import { openStream } from '../../support/event-stream.ts';
import { type ConsoleClient, signIn } from '../console-client.ts';
import { auditEntries, expectGuarded, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp();
const start = '/console/bulk-actions';
const pipelineStatuses = ['Applied', 'screening', 'Phone call', 'rejected'];
const question = { id: 'years', question: 'How long with Kafka?', type: 'text', required: true, order: 1 };

async function world(input: Parameters<typeof app.tenant>[0] = {}) {
  const tenant = await app.tenant({ pipelineStatuses, outreachEnabled: false, ...input });
  return { tenant, ...pipelineOf(app, tenant), browser: await signIn(app, tenant, 'recruiter') };
}
type World = Awaited<ReturnType<typeof world>>;

async function withApplications(
  n: number,
  { job, candidate, apply }: World,
): Promise<{ jobId: string; ids: string[] }> {
  const jobId = await job({ title: 'Data Engineer', skip_ai_enrichment: true });
  const candidates = await together(n, (index) => candidate({ full_name: `Person ${index}` }));
  return { jobId, ids: await together(n, (index) => apply(candidates[index] ?? '', jobId)) };
}

/** The address of the draft. */
async function drafted(
  browser: ConsoleClient,
  action: string,
  ids: readonly string[],
  list: 'applications' | 'candidates' = 'applications',
): Promise<string> {
  const reply = await browser.post(start, { list, action, chosen: ids.join(',') });
  expect(reply.location).toMatch(/^\/console\/bulk-actions\/[0-9a-f-]{36}$/);
  return reply.location ?? '';
}

async function done(browser: ConsoleClient, path: string, form: Record<string, string>): Promise<string> {
  expect((await browser.post(path, { shown: 'yes', ...form })).location).toBe(path);
  await app.idle();
  return visibleText((await browser.get(path)).text);
}

const statusesOf = async ({ api }: Tenant, ids: readonly string[]): Promise<string[]> =>
  Promise.all(ids.map(async (id) => (await api.get(`/applications/${id}`)).body.data.status));

test('Move everything that matches a filter, with one entry in the audit log and an event of each row', async () => {
  const mine = await world();
  const { tenant, browser, apply, candidate, job } = mine;
  const { jobId, ids } = await withApplications(52, mine);
  const elsewhere = await apply(await candidate(), await job({ skip_ai_enrichment: true }));
  const list = await browser.get(`/console/applications?job=${jobId}`);
  expect(visibleText(list.text)).toContain('Select all 52 applications that match');
  const reply = await browser.post(start, { list: 'applications', action: 'move', query: `job=${jobId}`, all: 'yes' });
  const path = reply.location ?? '';
  const draft = visibleText((await browser.get(path)).text);
  expect(draft).toContain('Move 52 applications');
  expect(draft).toContain('and 42 more');
  expect(draft).toContain('A closed status cancels open screenings. They stay cancelled if you undo the move.');
  expect((await browser.get(path)).text).toMatch(/<select[^>]*name="status"[^>]*><option[^>]*>Choose a status</);
  expect((await browser.get(path)).text).not.toMatch(/<option[^>]* selected[^>]*>Applied/);
  expect(visibleText((await browser.post(path, { status: '' })).text)).toContain('Choose one.');
  expect(visibleText((await browser.post(path, { status: 'nonsense' })).text)).toContain('Choose one.');
  const page = await done(browser, path, { status: 'Phone call' });
  expect(page).toContain('Status Done New status Phone call Done 52 Unchanged 0 Not done 0');
  expect(new Set(await statusesOf(tenant, ids))).toEqual(new Set(['Phone call']));
  expect(await statusesOf(tenant, [elsewhere])).toEqual(['Applied']);
  const { data } = (await tenant.api.get(`/applications/${ids[0]}/events`)).body;
  expect(data[0]).toMatchObject({ to_status: 'Phone call', changed_by_user_id: tenant.userIds[1] });
  expect(await auditEntries(app, tenant, 'bulk_action.start')).toEqual([
    expect.objectContaining({
      user_id: tenant.userIds[1],
      details: { action: 'move', status: 'Phone call', count: 52 },
    }),
  ]);
  expect((await auditEntries(app, tenant, 'application.update')).length).toBe(52);
  const { data: tasks } = (await tenant.api.get('/tasks?kind=bulk_action')).body;
  expect(tasks).toMatchObject([{ state: 'done', progress: { done: 52, total: 52 } }]);
  await expectGuarded(app, tenant, path);
  await expectGuardedForm(app, path, { status: 'Applied' });
  await expectGuardedForm(app, `${path}/undo`, {});
});

test('Link back to the filtered list from the form, the action and its undo', async () => {
  const mine = await world();
  const { browser } = mine;
  const { jobId, ids } = await withApplications(1, mine);
  const lists = [
    ['applications', `job=${jobId}&order=match`, 'Back to applications'],
    ['candidates', 'search=Person&order=name', 'Back to candidates'],
  ] as const;
  for (const [list, query, label] of lists) {
    const back = `/console/${list}?${query}`;
    const link = `href="${back.replaceAll('&', '&amp;')}"`;
    const selected: Record<string, string> = list === 'applications' ? { chosen: ids[0] ?? '' } : { all: 'yes' };
    const reply = await browser.post(start, { list, action: 'tag', query, ...selected });
    const path = reply.location ?? '';
    expect(new URLSearchParams(path.split('?')[1]).get('back')).toBe(back);
    expect((await browser.get(path)).text).toContain(`${link}>Cancel`);
    expect((await browser.post(path, { tag: ' ' })).text).toContain(`${link}>Cancel`);
    await done(browser, path, { tag: list });
    expect((await browser.get(path)).text).toContain(`${link}>${label}`);
    expect((await browser.post(path, { tag: list })).location).toBe(path);
  }
  const query = `job=${jobId}&order=match`;
  const moved = await browser.post(start, { list: 'applications', action: 'move', query, chosen: ids[0] ?? '' });
  const move = moved.location ?? '';
  await done(browser, move, { status: 'Phone call' });
  const undone = await browser.post(`${move.split('?')[0]}/undo`, {}, move);
  expect((await browser.get(undone.location ?? '')).text).toContain(
    `href="/console/applications?job=${jobId}&amp;order=match">Back to applications`,
  );
  const board = `/console/jobs/${jobId}/board`;
  const fromBoard = await browser.post(start, { list: 'applications', action: 'move', back: board, id: ids[0] ?? '' });
  await done(browser, fromBoard.location ?? '', { status: 'Phone call' });
  const { text } = await browser.get(fromBoard.location ?? '');
  expect(text).toContain(`href="${board}">Back to the board`);
  for (const elsewhere of ['https://elsewhere.example/console/', '/console/../../elsewhere.example']) {
    const path = `${(fromBoard.location ?? '').split('?')[0]}?back=${elsewhere}`;
    expect((await browser.get(path)).text).not.toMatch(/elsewhere[^"]*">Back/);
  }
});

test('Keep a selection on the next page without a script, and act on all of it', async () => {
  const mine = await world();
  const { tenant, browser } = mine;
  const { ids } = await withApplications(52, mine);
  const newest = (await tenant.api.get('/applications?limit=60')).body.data.map(({ id }: { id: string }) => id);
  const [first, , third] = newest;
  const page = await browser.post('/console/applications?offset=50', { chosen: first, id: third });
  expect(page.status).toBe(200);
  expect(visibleText(page.text)).toContain('2 selected on other pages.');
  expect(page.text).toContain(`name="chosen" value="${first},${third}"`);
  const back = await browser.post('/console/applications', { chosen: `${first},${third}` });
  expect([...back.text.matchAll(/value="([0-9a-f-]{36})"[^>]* checked/g)].map(([, id]) => id)).toEqual([first, third]);
  const path = await drafted(browser, 'tag', [first, third]);
  expect(await done(browser, path, { tag: 'hot' })).toContain('Tag 2 applications');
  expect((await tenant.api.get('/candidates?tags=hot')).body.meta.total).toBe(2);
  expect(ids.length).toBe(52);
});

test('Ignore foreign and malformed IDs, start once for repeated forms, and refuse viewers', async () => {
  const mine = await world();
  const { tenant, browser } = mine;
  const { ids } = await withApplications(2, mine);
  const other = await world();
  const theirs = (await withApplications(1, other)).ids;
  const path = await drafted(browser, 'move', [...ids, ...theirs, 'nonsense', ids[0] ?? '']);
  expect(visibleText((await browser.get(path)).text)).toContain('1 of the selected rows is left out');
  expect((await other.browser.get(path)).status).toBe(404);
  const replies = await together(5, () => browser.post(path, { shown: 'yes', status: 'Phone call' }));
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  await app.idle();
  expect((await tenant.api.get('/tasks?kind=bulk_action')).body.meta.total).toBe(1);
  expect((await auditEntries(app, tenant, 'bulk_action.start')).length).toBe(1);
  expect(await statusesOf(tenant, ids)).toEqual(['Phone call', 'Phone call']);
  expect(await statusesOf(other.tenant, theirs)).toEqual(['Applied']);
  expect((await mine.events(ids[0] ?? '')).length).toBe(2);

  const none = await browser.submit(start, { list: 'applications', action: 'move', chosen: theirs.join(',') });
  expect(visibleText(none.text)).toContain('Select at least one row first.');
  const misplaced = await browser.post(start, { list: 'candidates', action: 'move', chosen: ids[0] ?? '' });
  expect(misplaced.status).toBe(400);
  expect(visibleText(misplaced.text)).toContain('Choose one of the actions of this list.');
  await app.web.resolve(UserService).update(tenant.organizationId, tenant.userIds[1] ?? '', { role: 'viewer' });
  expect((await browser.post(start, { list: 'applications', action: 'move', chosen: ids[0] ?? '' })).status).toBe(403);
  expect((await browser.get('/console/applications')).text).not.toContain('data-selection');
});

describe('Rows that cannot be acted on', () => {
  test('are listed with the reason, and the others are done', async () => {
    const mine = await world();
    const { tenant, browser, masked } = mine;
    const { ids, jobId } = await withApplications(2, mine);
    const [moved = '', deleted = ''] = ids;
    const move = await drafted(browser, 'move', ids);
    await tenant.api.put(`/applications/${moved}`, { status: 'Phone call' });
    await tenant.api.delete(`/applications/${deleted}`);
    const page = await done(browser, move, { status: 'Phone call' });
    expect(page).toContain('Person 0 Data Engineer Was already in Phone call.');
    expect(page).toContain('The application was deleted.');

    const apply = await drafted(
      browser,
      'apply',
      [await masked('Hidden Person'), await mine.candidate()],
      'candidates',
    );
    expect(await done(browser, apply, { job: jobId })).toMatch(
      /Done 1 Unchanged 0 Not done 1 .*Hidden Person – .*reveal/i,
    );
    expect((await mine.counts(jobId)).applicant_count).toBe(2);
  });

  test('have no questions, are closed, or have an open screening', async () => {
    const mine = await world({ outreachEnabled: true });
    const { browser, job, candidate, apply } = mine;
    const asked = await job({ title: 'Asked', skip_ai_enrichment: true, screening_questions: [question] });
    const open = await apply(await candidate({ full_name: 'Open Person' }), asked);
    const closed = await apply(await candidate({ full_name: 'Closed Person' }), asked, { status: 'rejected' });
    const silent = await apply(
      await candidate({ full_name: 'Silent Person' }),
      await job({ skip_ai_enrichment: true }),
    );
    const path = await drafted(browser, 'screen', [open, closed, silent]);
    const page = await done(browser, path, { channel: 'email' });
    expect(page).toContain('Closed Person Asked The application is closed.');
    expect(page).toContain('Silent Person Backend Engineer The job has no screening questions.');
    const again = await drafted(browser, 'screen', [open]);
    expect(await done(browser, again, { channel: 'email' })).toContain('Had an open screening already.');
    expect((await mine.messages(asked)).filter(({ kind }) => kind === 'screening_invite').length).toBe(1);
  });
});

test('Reject with reason, note and email, and cancel open screenings and interviews that have not begun', async () => {
  const mine = await world({ outreachEnabled: true, credits: 100 });
  const { tenant, browser, job, candidate, apply } = mine;
  const jobId = await job({ title: 'Asked', skip_ai_enrichment: true, screening_questions: [question] });
  const candidateId = await candidate({ full_name: 'Asha Rao' });
  const id = await apply(candidateId, jobId);
  await done(browser, await drafted(browser, 'screen', [id]), { channel: 'email' });
  const interview = await tenant.api.post('/video-interviews', {
    candidate_id: candidateId,
    job_id: jobId,
    question_source: 'job',
  });
  expect(interview.status).toBe(201);
  const path = await drafted(browser, 'reject', [id]);
  const { text } = await browser.get(path);
  expect(visibleText(text)).toContain('Asked at Test Recruiting: the decision Hello Asha Rao,');
  expect(visibleText(text)).toContain('If you send it, Asha Rao gets this email.');
  expect(visibleText(text)).toContain(
    `The link works until ${formatLongDay(new Date(Date.now() + 180 * 86_400_000))}.`,
  );
  const wrong = await browser.post(path, { reason: 'nonsense' });
  expect(visibleText(wrong.text)).toContain('Asked at Test Recruiting: the decision');
  expect((await browser.get(await drafted(browser, 'move', [id]))).text).not.toContain('Hello Asha Rao');
  const reason = /<option value="([0-9a-f-]{36})">Not enough relevant experience/.exec(text)?.[1] ?? '';
  const form = { reason, note: 'Two years, the job needs five', email: 'yes' };
  expect(await done(browser, path, form)).toContain(
    'Reason Not enough relevant experience Email to candidates Yes Done 1',
  );
  expect((await tenant.api.get(`/applications/${id}`)).body.data).toMatchObject({
    status: 'rejected',
    rejection_reason: { code: 'experience' },
  });
  const { data } = (await tenant.api.get(`/screenings?type=all&candidate_id=${candidateId}`)).body;
  expect(data.map(({ status }: { status: string }) => status).toSorted()).toEqual(['cancelled', 'expired']);
  expect((await mine.messages(jobId)).filter(({ kind }) => kind === 'rejection').length).toBe(1);
  const [started] = await auditEntries(app, tenant, 'bulk_action.start');
  expect(JSON.stringify(started)).not.toContain('Two years');

  const { location: undo } = await browser.post(`${path}/undo`);
  await app.idle();
  expect(visibleText((await browser.get(undo ?? '')).text)).toMatch(/Done 0 Unchanged 0 Not done 1/);
  expect((await tenant.api.get(`/applications/${id}`)).body.data.status).toBe('rejected');
});

test('Cancel screenings while rejecting, and say so when the rejection cannot be undone', async () => {
  const mine = await world();
  const { tenant, browser, job, candidate, apply } = mine;
  const jobId = await job({ title: 'Asked', skip_ai_enrichment: true, screening_questions: [question] });
  const id = await apply(await candidate({ full_name: 'Asha Rao' }), jobId);
  await done(browser, await drafted(browser, 'screen', [id]), { channel: 'email' });
  await app.idle();
  const path = await drafted(browser, 'reject', [id]);
  await done(browser, path, {});
  // A screening's email is older than the rejection.
  const { location: undo } = await browser.post(`${path}/undo`);
  await app.idle();
  expect(visibleText((await browser.get(undo ?? '')).text)).toContain('A screening or an interview');
  expect((await tenant.api.get(`/applications/${id}`)).body.data.status).toBe('rejected');
});

test('Name the user who starts an action that another has drafted', async () => {
  const { tenant, browser, candidate } = await world();
  const draft = await drafted(browser, 'tag', [await candidate()], 'candidates');
  await done(await signIn(app, tenant, 'recruiter'), draft, { tag: 'hot' });
  const [{ made_by_user_id: by }] = await app.rows('select made_by_user_id from bulk_actions where id = $1', [
    draft.split('/').at(-1),
  ]);
  expect(by).toBe(tenant.userIds[1]);
});

test('Tag and untag candidates, and count those without a change as unchanged', async () => {
  const { tenant, browser, candidate } = await world();
  const ids = [await candidate({ tags: ['hot'] }), await candidate({ tags: ['cold'] })];
  const tags = async () =>
    Promise.all(ids.map(async (id) => (await tenant.api.get(`/candidates/${id}`)).body.data.tags as string[]));
  expect(await done(browser, await drafted(browser, 'tag', ids, 'candidates'), { tag: ' hot ' })).toContain(
    'Done 1 Unchanged 1',
  );
  expect(await tags()).toEqual([['hot'], ['cold', 'hot']]);
  await done(browser, await drafted(browser, 'untag', ids, 'candidates'), { tag: 'hot' });
  expect(await tags()).toEqual([[], ['cold']]);
  expect((await browser.post(await drafted(browser, 'tag', ids, 'candidates'), { tag: ' ' })).status).toBe(422);
});

test('Name the candidates who get no interest email before applying them to a job', async () => {
  const { tenant, browser, candidate } = await world();
  const people = ['Un Subscribed', 'Also Gone', 'Ann Reached'].map((full_name, n) => ({
    full_name,
    email: `p${n}@mail.example`,
  }));
  const ids = await together(people.length, (n) => candidate(people[n] ?? {}));
  const reached = await drafted(browser, 'apply', ids, 'candidates');
  expect(visibleText((await browser.get(reached)).text)).not.toContain('no interest email');
  const unsubscribe = (address: string) =>
    app.rows(`insert into suppressed_addresses (organization_id, address, reason) values ($1, $2, 'unsubscribed')`, [
      ...[tenant.organizationId, address],
    ]);
  await unsubscribe('p0@mail.example');
  expect(visibleText((await browser.get(reached)).text)).toMatch(
    /1 candidate gets no interest email Un Subscribed Unsubscribed You can still/,
  );
  await unsubscribe('p1@mail.example');
  expect(visibleText((await browser.get(reached)).text)).toMatch(
    /2 candidates get no interest email Un Subscribed Unsubscribed Also Gone Unsubscribed You can still/,
  );
  const refused = await browser.post(reached, { job: '' });
  expect(visibleText(refused.text)).toContain('2 candidates get no interest email');
  const tag = await drafted(browser, 'tag', ids, 'candidates');
  expect(visibleText((await browser.get(tag)).text)).not.toContain('no interest email');
});

test('Stream the progress of an action until it is done', async () => {
  const mine = await world();
  const { ids } = await withApplications(1, mine);
  const path = await drafted(mine.browser, 'move', ids);
  await done(mine.browser, path, { status: 'screening' });
  const cookie = [...mine.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await openStream(`${app.base}${path}/live`, { headers: { cookie } });
  const { name, html } = await stream.event(0);
  stream.leave();
  expect([name, visibleText(html)]).toEqual(['work', expect.stringContaining('Status Done New status Screening')]);
  expect((await mine.browser.get(`${path}/live/now`)).text).toContain(html);
});

test('Undo a bulk move once, and give the reason for each row that stays', async () => {
  const mine = await world({ outreachEnabled: true });
  const { tenant, browser } = mine;
  const { ids, jobId } = await withApplications(4, mine);
  const [back = '', moved = '', screened = ''] = ids;
  await app.idle();
  const path = await drafted(browser, 'move', ids);
  expect(await done(browser, path, { status: 'Phone call' })).toContain('Undo 4 moves');
  await tenant.api.put(`/applications/${moved}`, { status: 'screening' });
  await tenant.api.put(`/jobs/${jobId}`, { screening_questions: [question] });
  await done(browser, await drafted(browser, 'screen', [screened]), { channel: 'email' });
  const replies = await together(3, () => browser.post(`${path}/undo`));
  const [undo] = new Set(replies.map(({ location }) => location));
  expect(new Set(replies.map(({ location }) => location)).size).toBe(1);
  await app.idle();
  const page = visibleText((await browser.get(undo ?? '')).text);
  expect(page).toContain('Back to applications');
  expect(page).toContain('Done 2 Unchanged 0 Not done 2');
  expect(page).toContain('Person 1 Data Engineer The application was moved again since.');
  expect(page).toContain('Person 2 Data Engineer An email was sent or queued since.');
  expect(await statusesOf(tenant, ids)).toEqual(['Applied', 'screening', 'Phone call', 'Applied']);
  expect((await mine.events(back)).map(({ to_status }) => to_status)).toEqual(['Applied', 'Phone call', 'Applied']);
  expect(visibleText((await browser.get(path)).text)).not.toContain('Undo 4 moves');
  expect((await auditEntries(app, tenant, 'bulk_action.undo')).length).toBe(1);
});

test('Undo a single move once, and not after the application was moved again', async () => {
  const mine = await world();
  const { tenant, browser } = mine;
  const [id = ''] = (await withApplications(1, mine)).ids;
  const path = `/console/applications/${id}`;
  await browser.post(`${path}/move`, { status: 'Phone call' });
  const { text } = await browser.get(path);
  expect(visibleText(text)).toContain('Undo: move back to Applied');
  const event = /name="event" value="([0-9a-f-]{36})"/.exec(text)?.[1] ?? '';
  await expectGuardedForm(app, `${path}/undo`, { event });
  const replies = await together(3, () => browser.post(`${path}/undo`, { event }));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409, 409]);
  expect((await mine.events(id)).map(({ to_status }) => to_status)).toEqual(['Applied', 'Phone call', 'Applied']);
  expect((await browser.post(`${path}/undo`, { event: 'nonsense' })).status).toBe(404);
  await tenant.api.put(`/applications/${id}`, { status: 'screening' });
  expect(visibleText((await browser.get(path)).text)).not.toContain('Undo: move back');
});

test('Select cards of a board, and return to it without a selection', async () => {
  const mine = await world();
  const { browser } = mine;
  const { jobId, ids } = await withApplications(2, mine);
  const board = `/console/jobs/${jobId}/board`;
  const { text } = await browser.get(board);
  for (const id of ids) expect(text).toContain(`name="id" value="${id}"`);
  const form = { list: 'applications', action: 'move', back: board };
  expect((await browser.post(start, form)).location).toBe(board);
  expect((await browser.post(start, { ...form, back: 'https://elsewhere.example/console/' })).location).toBe(
    '/console/applications',
  );
  expect((await browser.post(start, { ...form, id: ids[0] ?? '' })).location).toMatch(/bulk-actions/);
});

test('Delete drafts after a day, and actions with their rows after 90 days', async () => {
  const mine = await world();
  const { browser } = mine;
  const { ids } = await withApplications(1, mine);
  const draft = await drafted(browser, 'tag', ids);
  const kept = await drafted(browser, 'tag', ids);
  await done(browser, kept, { tag: 'x' });
  const age = (path: string, days: number) =>
    app.rows(`update bulk_actions set created_at = now() - make_interval(days => $2) where id = $1`, [
      path.slice(start.length + 1),
      days,
    ]);
  const tidy = async () => {
    await app.web.resolve(TaskQueue).enqueue(tidyBulkActions, {});
    await app.idle();
  };
  await age(draft, 2);
  await age(kept, 89);
  await tidy();
  expect([(await browser.get(draft)).status, (await browser.get(kept)).status]).toEqual([404, 200]);
  await age(kept, 91);
  await tidy();
  expect((await browser.get(kept)).status).toBe(404);
});
