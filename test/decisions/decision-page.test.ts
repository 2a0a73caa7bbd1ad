import { expect, test } from 'vitest';
import { followUpReviews } from '../../src/modules/decisions/reviews/review.tasks.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { signIn } from '../console/console-client.ts';
import { auditEntries, expectGuarded, expectGuardedForm, visibleText } from '../console/page-assertions.ts';
import { baseUrl, outreachOf } from '../outreach/support.ts';
import { statusAndHtml, unknownToken, visitorOf } from '../portal/visitor.ts';
import { startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const { visit, send, follow } = visitorOf(app);

const linkIn = (text: string | undefined): string =>
  new RegExp(`${baseUrl}(/decision/[\\w-]{43})(?![\\w-])`).exec(text ?? '')?.[1] ?? '';

/** An organization with real users: an admin and recruiters. */
async function agency(users = 3, input: Parameters<typeof app.tenant>[0] = {}) {
  const tenant = await app.tenant({ name: 'North Talent', users, ...input });
  const emails = tenant.userIds.map((id) => `user.${id}@example.com`);
  for (const [n, id] of tenant.userIds.entries()) {
    await app.rows('update users set email = $2, full_name = $3 where id = $1', [id, emails[n], `User ${n}`]);
  }
  return { ...tenant, emails };
}

async function latestDecision(applicationId: string): Promise<string> {
  const [row] = await app.rows(
    'select id from decision_records where application_id = $1 order by decided_at desc, id desc limit 1',
    [applicationId],
  );
  return row.id;
}

/** Rejects by the key, or by a user. */
async function rejected(
  tenant: Tenant,
  { job = {}, candidate = {}, by, put = {} }: { job?: object; candidate?: object; by?: number; put?: object } = {},
) {
  const own = outreachOf(app, tenant);
  const applied = await own.apply(await own.job({ required_skills: ['Kafka', 'PostgreSQL'], max_ctc: 12.5, ...job }), {
    primary_skills: ['PostgreSQL'],
    expected_ctc: 20,
    current_designation: 'Backend Engineer',
    ...candidate,
  });
  await app.idle();
  if (by === undefined) {
    const moved = await tenant.api.put(`/applications/${applied.id}`, { status: 'rejected', ...put });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  } else {
    const browser = await signIn(app, tenant, by === 0 ? 'admin' : 'recruiter');
    expect((await browser.post(`/console/applications/${applied.id}/move`, { status: 'rejected' })).status).toBe(303);
  }
  const decisionId = await latestDecision(applied.id);
  const mail = async () => {
    const asked = await tenant.api.put(`/applications/${applied.id}`, { send_rejection_email: true });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  };
  return { ...applied, decisionId, mail };
}

/** As `rejected`, with the path of the page in the email. */
async function mailed(tenant: Tenant, options: Parameters<typeof rejected>[1] = {}) {
  const one = await rejected(tenant, options);
  await one.mail();
  await app.idle();
  return { ...one, path: linkIn(smtp.to(one.email).at(-1)?.text) };
}

const requests = async ({ api }: Tenant, query = '') => {
  const answer = await api.get(`/review-requests${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

test('Send one rejection email for a decision, which does not say that the candidate applied, even to an unsubscribed address', async () => {
  const tenant = await agency();
  const it = await rejected(tenant);
  await app.rows(
    `insert into suppressed_addresses (organization_id, address, reason) values ($1, $2, 'unsubscribed')`,
    [tenant.organizationId, it.email],
  );
  await it.mail();
  await it.mail();
  await app.idle();
  const mails = smtp.to(it.email).filter(({ subject }) => subject === 'Backend Engineer at Acme: the decision');
  expect(mails).toHaveLength(1);
  const { match_score: score } = (await tenant.api.get(`/applications/${it.id}`)).body.data;
  expect(score).not.toBeNull();
  const text = mails[0]?.text ?? '';
  expect(text).toContain(
    'North Talent has considered you for the Backend Engineer position at Acme and decided not to take this further.',
  );
  expect(text).not.toMatch(/appl(y|ied|ication)/);
  expect(text).not.toContain(String(score));
  expect(text).not.toContain('/unsubscribe/');
  expect(linkIn(text)).not.toBe('');
});

test('Send no rejection email once the application was reopened, closed again or deleted', async () => {
  const tenant = await agency();
  const all = [await rejected(tenant), await rejected(tenant), await rejected(tenant)] as const;
  const [reopened, again, deleted] = all;
  // The mail server is busy meanwhile.
  smtp.control.refuse = () => 451;
  for (const one of all) await one.mail();
  const rows = () =>
    app.rows(`select state, error, attempts from outbound_messages where kind = 'rejection' and organization_id = $1`, [
      tenant.organizationId,
    ]);
  await until(
    async () => (await rows()).filter(({ state, attempts }) => state === 'queued' && attempts > 0).length === 3,
    'refusals',
  );
  await tenant.api.put(`/applications/${reopened.id}`, { status: 'Applied' });
  await tenant.api.put(`/applications/${again.id}`, { status: 'Applied' });
  await tenant.api.put(`/applications/${again.id}`, { status: 'rejected' });
  await tenant.api.delete(`/applications/${deleted.id}`);
  delete smtp.control.refuse;
  await app.hurry();
  expect(all.flatMap(({ email }) => smtp.to(email)).filter(({ text }) => linkIn(text))).toEqual([]);
  const skipped = { state: 'skipped', error: 'the application was reopened or deleted' };
  expect(await rows()).toMatchObject([skipped, skipped, skipped]);
});

test('Explain the decision in words, without weights, notes, names or the budget', async () => {
  const tenant = await agency();
  const it = await mailed(tenant, { by: 0, put: {} });
  await tenant.api.put(`/applications/${it.id}`, { notes: 'Secret note' });
  const page = await visit(it.path);
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(page.html).not.toContain('<script');
  const text = visibleText(page.html);
  const { score, components } = (await tenant.api.get(`/applications/${it.id}/match`)).body.data;
  expect(text).toContain(`could see a match score of ${score.toFixed(1)} out of 100`);
  expect(text).toContain('Made by A person at North Talent');
  expect(text).toContain('What lowered the score most Required skills Not found: Kafka');
  expect(text).toMatch(/What raised the score most .*Job title Found: /);
  expect(text).toContain('Ask a person to review the decision');
  expect(components.find((one: any) => one.key === 'pay').missing).toEqual(['expects 20 LPA, job pays up to 12.5 LPA']);
  for (const secret of ['Secret note', 'User 0', '12.5', 'points', 'rejected']) expect(page.html).not.toContain(secret);
  expect(await requests(tenant)).toEqual([]);
});

test('Say that the decision no longer applies once the application was reopened, hired or closed again', async () => {
  const tenant = await agency();
  const it = await mailed(tenant, { by: 1 });
  const move = async (status: string) =>
    expect((await tenant.api.put(`/applications/${it.id}`, { status })).status).toBe(200);
  const read = async () => visibleText((await visit(it.path)).html);
  const review = (text: string) => send(it.path, { kind: 'review', 'review-message': text });
  expect(await read()).not.toContain('no longer applies');
  expect((await review('First')).status).toBe(303);
  await move('Applied');
  const reopened = await read();
  expect(reopened).toContain('North Talent is considering you again, so this decision no longer applies.');
  expect(reopened).toContain('What lowered the score most Required skills Not found: Kafka');
  expect(reopened).toContain('You asked for a review on');
  expect(reopened).toContain('there is nothing to review');
  expect(reopened).toContain('Send the correction');
  const refused = await review('Second');
  expect([refused.status, refused.html.includes('is considering you again')]).toEqual([409, true]);
  expect((await send(it.path, { kind: 'correction', 'correction-message': 'I know Kafka.' })).status).toBe(303);
  await move('hired');
  expect(await read()).toContain('North Talent has changed this decision, so it no longer applies.');
  await move('rejected');
  const closed = await read();
  expect(closed).toContain('North Talent has made another decision since.');
  expect(closed).not.toContain('there is nothing to review');
  await app.rows(`update review_requests set state = 'done', outcome = 'upheld', answered_at = now() where kind = 'review'
    and decision_id = '${it.decisionId}'`);
  expect((await review('Third')).status).toBe(303);
  expect((await requests(tenant)).map((one: any) => one.message)).toEqual(['Third', 'I know Kafka.', 'First']);
  await tenant.api.delete(`/applications/${it.id}`);
  expect(await read()).not.toContain('since.');
});

test('Refuse a link that is unknown, expired or for another purpose, and after the record is pseudonymised', async () => {
  const tenant = await agency();
  const it = await mailed(tenant);
  const paths = [`/decision/${unknownToken}`, '/decision/x', it.path.replace('/decision/', '/interest/')];
  for (const path of paths) {
    expect((await visit(path)).status, path).toBe(404);
    expect((await send(path, { kind: 'review', 'review-message': 'Please' })).status, path).toBe(404);
  }
  const [link] = await app.rows(`select expires_at - created_at as life from candidate_links where decision_id = $1`, [
    it.decisionId,
  ]);
  expect(link.life.days).toBeGreaterThanOrEqual(179);
  await app.rows('update decision_records set pseudonymised_at = now() where id = $1', [it.decisionId]);
  expect((await visit(it.path)).status).toBe(404);
  await app.rows('update decision_records set pseudonymised_at = null where id = $1', [it.decisionId]);
  expect((await visit(it.path)).status).toBe(200);
  await app.rows(`update candidate_links set expires_at = now() where decision_id = $1`, [it.decisionId]);
  expect((await visit(it.path)).status).toBe(404);
});

test('Make one request of each kind from forms that are sent twice, and show what was sent', async () => {
  const tenant = await agency();
  const it = await mailed(tenant, { by: 1 });
  const hostile = `<script>alert(1)</script> "'& \u202e \n\n Ünïcode`;
  const forms: Record<string, string>[] = [
    { kind: 'review', 'review-message': hostile },
    { kind: 'correction', 'correction-message': 'I know Kafka.' },
  ];
  const answers = await Promise.all([...forms, ...forms, ...forms].map((form) => send(it.path, form)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303));
  const made = await requests(tenant);
  expect(made.map(({ kind }: any) => kind).sort()).toEqual(['correction', 'review']);
  const review = made.find((one: any) => one.kind === 'review');
  expect(review).toEqual({
    id: expect.any(String),
    kind: 'review',
    decision_id: it.decisionId,
    application_id: it.id,
    state: 'open',
    message: hostile,
    assigned_user_id: expect.any(String),
    requested_at: expect.any(String),
    due_at: expect.any(String),
  });
  expect(Date.parse(review.due_at) - Date.parse(review.requested_at)).toBe(30 * 86_400_000);
  expect(review.assigned_user_id).not.toBe(tenant.userIds[1]);
  const page = await visit(it.path);
  expect(page.html).not.toContain('<script');
  expect(page.html).not.toContain('<textarea');
  expect(visibleText(page.html)).toContain('You asked for a review on');
});

test('Refuse an empty or too long message and an unknown kind, and keep what was typed', async () => {
  const tenant = await agency();
  const it = await mailed(tenant);
  const empty = await send(it.path, { kind: 'review', 'review-message': ' \r\n ' });
  expect([empty.status, empty.html.includes('Write a message')]).toEqual([422, true]);
  const long = await send(it.path, { kind: 'correction', 'correction-message': `${'x'.repeat(5_001)}</textarea><b>` });
  expect(long.status).toBe(422);
  expect(long.html).toContain('The message must have at most 5,000 characters');
  expect(long.html).toContain('x&lt;/textarea>&lt;b>');
  expect((await send(it.path, { kind: 'other', 'review-message': 'x' })).status).toBe(400);
  expect((await send(it.path)).status).toBe(400);
  expect(
    (await send(it.path, { kind: 'review', 'review-message': 'x' }, { origin: 'https://evil.example' })).status,
  ).toBe(403);
  expect((await send(it.path, { kind: 'review', 'review-message': 'x'.repeat(600_000) })).status).toBe(413);
  expect(await requests(tenant)).toEqual([]);
});

test('Assign the recruiter of the job, else the least busy user, never the decider or a viewer', async () => {
  const tenant = await agency();
  const [admin, first, second] = tenant.userIds;
  const ask = async (options: Parameters<typeof mailed>[1]) => {
    const it = await mailed(tenant, options);
    await send(it.path, { kind: 'review', 'review-message': 'Please look again.' });
    await app.idle();
    return (await requests(tenant, `?decision_id=${it.decisionId}`))[0].assigned_user_id;
  };
  expect(await ask({ job: { recruiter_id: second } })).toBe(second);
  expect(await ask({ job: { recruiter_id: first }, by: 1 })).toBe(admin);
  expect(await ask({ job: { recruiter_id: first }, by: 0 })).toBe(first);
  const toSecond = smtp.to(tenant.emails[2] ?? '');
  expect(toSecond.map(({ subject }) => subject)).toEqual(['A candidate asks for a review: Backend Engineer']);
  expect(toSecond[0]?.text).toContain('/console/reviews/');
  expect(toSecond[0]?.text).not.toContain('Asha');
  expect(toSecond[0]?.text).not.toContain('Please look again.');
  await app.rows('update users set reads_only = true where id = any($1)', [[first, second]]);
  expect(await ask({ job: { recruiter_id: first }, by: 0 })).toBeNull();
});

test('Tell the admins of a request that only the user who decided could answer, and assign it to the next user', async () => {
  const tenant = await agency(2);
  await app.rows('delete from users where id = $1', [tenant.userIds[1]]);
  const it = await mailed(tenant, { by: 0 });
  await send(it.path, { kind: 'review', 'review-message': 'Please' });
  await app.idle();
  const [request] = await requests(tenant);
  expect(request.assigned_user_id).toBeNull();
  expect(smtp.to(tenant.emails[0] ?? '').map(({ text }) => text?.includes('add a user first'))).toEqual([true]);
  const browser = await signIn(app, tenant);
  const page = await browser.get(`/console/reviews/${request.id}`);
  expect(visibleText(page.text)).toContain('another user must answer');
  // A day, as in the list.
  expect(visibleText(page.text)).toMatch(/Due \d{1,2} \w{3} \d{4} (?!\d)/);
  expect((await browser.post(`/console/reviews/${request.id}/answer`, { outcome: 'upheld' })).status).toBe(403);
  await app.rows(
    `insert into users (id, organization_id, email, full_name, role) values ($1, $2, $3, 'New', 'recruiter')`,
    [tenant.userIds[1], tenant.organizationId, tenant.emails[1]],
  );
  for (const _ of [1, 2]) {
    await app.web.resolve(TaskQueue).enqueue(followUpReviews, {});
    await app.idle();
  }
  expect((await requests(tenant))[0].assigned_user_id).toBe(tenant.userIds[1]);
  expect(smtp.to(tenant.emails[1] ?? '')).toHaveLength(1);
});

test('Share requests that nobody has among the users with the fewest open ones', async () => {
  const tenant = await agency();
  const others = tenant.userIds.slice(1);
  await app.rows('update users set reads_only = true where id = any($1)', [others]);
  for (const _ of others) {
    const it = await mailed(tenant, { by: 0 });
    await send(it.path, { kind: 'review', 'review-message': 'Please' });
  }
  await app.idle();
  const assignees = async () =>
    (await requests(tenant)).map((request: { assigned_user_id: string }) => request.assigned_user_id).toSorted();
  expect(await assignees()).toEqual(others.map(() => null));
  await app.rows('update users set reads_only = false where id = any($1)', [others]);
  await app.web.resolve(TaskQueue).enqueue(followUpReviews, {});
  await app.idle();
  expect(await assignees()).toEqual(others.toSorted());
});

test('Answer a request once, by another user, with an audit entry; the candidate sees the outcome alone', async () => {
  const tenant = await agency();
  const it = await mailed(tenant, { by: 1 });
  await send(it.path, { kind: 'review', 'review-message': '<b>Please</b>' });
  const [{ id }] = await requests(tenant, '?state=open');
  const address = `/console/reviews/${id}`;
  const form = { outcome: 'upheld', note: 'Internal note' };
  await expectGuarded(app, tenant, address);
  await expectGuarded(app, tenant, '/console/reviews');
  await expectGuardedForm(app, `${address}/answer`, form);
  const decider = await signIn(app, tenant, 'recruiter');
  expect((await decider.post(`${address}/answer`, form)).status).toBe(403);
  const admin = await signIn(app, tenant);
  expect((await admin.post(`${address}/answer`, { outcome: 'maybe' })).status).toBe(422);
  expect((await admin.post(`${address}/answer`, { ...form, note: 'x'.repeat(20_001) })).status).toBe(422);
  expect((await admin.get(address)).text).toContain('&lt;b>Please&lt;/b>');
  await app.rows(`update review_requests set due_at = now() - interval '1 day' where id = $1`, [id]);
  expect(visibleText((await admin.get('/console/reviews')).text)).toContain('Overdue');
  const closed = await Promise.all([admin, admin].map((one) => one.post(`${address}/answer`, form)));
  expect(closed.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect(await requests(tenant, '?state=open')).toEqual([]);
  expect((await requests(tenant, '?state=done')).map((one: any) => one.id)).toEqual([id]);
  expect(await auditEntries(app, tenant, 'review_request.answer')).toEqual([
    { user_id: tenant.userIds[0], subject: id, details: { kind: 'review', outcome: 'upheld' } },
  ]);
  expect(visibleText((await admin.get(`/console/applications/${it.id}`)).text)).toContain(
    'Review by a person Decision upheld',
  );
  const page = visibleText((await visit(it.path)).html);
  expect(page).toContain('A person reviewed the decision on');
  expect(page).not.toContain('Internal note');
  // Something else may be wrong.
  for (let n = 2; n <= 7; n++) {
    await send(it.path, { kind: 'review', 'review-message': `Again ${n}` });
    await app.rows(
      `update review_requests set state = 'done', outcome = 'upheld', answered_at = now() where state = 'open' and decision_id = $1`,
      [it.decisionId],
    );
  }
  expect(await requests(tenant)).toHaveLength(5);
  expect(visibleText((await visit(it.path)).html)).toContain('Please contact North Talent directly.');
});

test('Remind the assigned user once, a week before the answer is due', async () => {
  const tenant = await agency(2);
  const it = await mailed(tenant, { by: 0 });
  await send(it.path, { kind: 'correction', 'correction-message': 'I know Kafka.' });
  await app.idle();
  const subjects = () => smtp.to(tenant.emails[1] ?? '').map(({ subject }) => subject);
  const run = async () => {
    await Promise.all([1, 2].map(() => app.web.resolve(TaskQueue).enqueue(followUpReviews, {})));
    await app.idle();
  };
  await run();
  expect(subjects()).toEqual(['A candidate asks for a review: Backend Engineer']);
  const [row] = await app.rows(
    `update review_requests set remind_at = now() where decision_id = $1 returning due_at - created_at > interval '29 days' as is_long`,
    [it.decisionId],
  );
  expect(row.is_long).toBe(true);
  await run();
  await run();
  expect(subjects()).toEqual([
    'A candidate asks for a review: Backend Engineer',
    'Reminder: answer a review request: Backend Engineer',
  ]);
});

test('Check the filters of the list, page through it and follow its changes', async () => {
  const tenant = await agency();
  const it = await mailed(tenant);
  for (const kind of ['review', 'correction']) await send(it.path, { kind, [`${kind}-message`]: kind });
  for (const query of ['state=closed', 'kind=other', 'decision_id=x', 'limit=0', 'other=1']) {
    const { status, body } = await tenant.api.get(`/review-requests?${query}`);
    expect([status, body.error.code], query).toEqual([400, 'validation_error']);
  }
  expect((await requests(tenant)).map((one: any) => one.kind)).toEqual(['correction', 'review']);
  expect(await requests(tenant, `?application_id=${it.id}&kind=review&limit=1`)).toHaveLength(1);
  expect(await requests(await agency(), `?application_id=${it.id}`)).toEqual([]);
  const first = await tenant.api.get('/review-requests?updated_after=2020-01-01T00:00:00Z&limit=1');
  expect(first.body.data.map((one: any) => one.kind)).toEqual(['review']);
  const next = await tenant.api.get(`/review-requests?cursor=${first.body.meta.next_cursor}`);
  expect(next.body.data.map((one: any) => one.kind)).toEqual(['correction']);
});

test('Keep the email of test data, and tell no user about requests in it', async () => {
  const tenant = await agency();
  const { ApiKeyService } = await import('../../src/modules/access/index.ts');
  const { apiKey } = await app.web.resolve(ApiKeyService).create({
    organizationId: tenant.organizationId,
    name: 'test data',
    expiresAt: null,
    createdByUserId: null,
    test: true,
  });
  const api = app.withKey(apiKey);
  const [{ id: organizationId }] = await app.rows('select id from organizations where test_of = $1', [
    tenant.organizationId,
  ]);
  const it = await rejected({ ...tenant, organizationId, api });
  await it.mail();
  await app.idle();
  expect(smtp.to(it.email)).toEqual([]);
  const kept = (await api.get('/test/messages')).body.data.find((one: any) => one.kind === 'rejection');
  const sent = await follow(linkIn(kept.text), { kind: 'review', 'review-message': 'Please' });
  expect(sent.status).toBe(200);
  await app.idle();
  expect((await api.get('/review-requests')).body.data).toMatchObject([{ assigned_user_id: expect.any(String) }]);
  expect((await tenant.api.get('/review-requests')).body.data).toEqual([]);
  expect(tenant.emails.flatMap((email) => smtp.to(email))).toEqual([]);
  expect((await api.post('/test/reset', {})).status).toBe(204);
  expect((await api.get('/review-requests')).body.data).toEqual([]);
  expect(statusAndHtml(await visit(linkIn(kept.text)))[0]).toBe(404);
});
