import { expect, test } from 'vitest';
import { MessageQueries, OutreachService, SuppressionService } from '../../src/modules/outreach/index.ts';
import { Database } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { rowsOf, tomorrow } from '../screenings/rows.ts';
import { startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { baseUrl, outreachOf } from './support.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl } });
const suppressions = app.web.resolve(SuppressionService);
const queue = app.web.resolve(TaskQueue);
const direct = { direct_video_interview_on_apply: true };
const subjects = (email: string) => smtp.to(email).map((mail) => mail.subject);
const outreachSubject = 'Backend Engineer at Acme: are you interested?';
const inviteSubject = 'Your video interview: Backend Engineer at Acme';

/** Runs `work` while the SMTP server refuses every recipient with this reply. */
async function whileRefusing(code: number, work: () => Promise<unknown>, says?: string) {
  smtp.control.refuse = () => code;
  if (says) smtp.control.says = says;
  await work();
  await app.idle();
  delete smtp.control.refuse;
  delete smtp.control.says;
}

/** Follows the unsubscribe link of the latest email to the address. */
async function unsubscribe(tenant: Tenant, email: string) {
  const own = outreachOf(app, tenant);
  await suppressions.unsubscribe(await own.linkIn(smtp.to(email).at(-1)?.text, 'unsubscribe'));
}

/** A screening session, and a function that queues its messages. */
async function screeningOf(tenant: Tenant, applied: { candidateId: string; jobId: string }) {
  const expiresAt = tomorrow();
  const { candidateId, jobId } = applied;
  const sessionId = await rowsOf(app, tenant.organizationId).session(candidateId, jobId, { expires_at: expiresAt });
  return {
    sessionId,
    queue: (kind: 'screening_invite' | 'screening_reminder') =>
      app.web.resolve(Database).transaction(() =>
        app.web.resolve(OutreachService).queueScreening(tenant.organizationId, {
          sessionId,
          candidateId,
          jobId,
          expiresAt: expiresAt.toISOString(),
          kind,
        }),
      ),
  };
}

test('Skip the interest email of the next job after an unsubscribe', async () => {
  const tenant = await app.tenant();
  const own = outreachOf(app, tenant);
  const { email } = await own.apply(await own.job(), { email: `Mixed.Case.${newId()}@example.com` });
  await app.idle();
  await unsubscribe(tenant, email);
  await unsubscribe(tenant, email);
  expect(await own.suppressed()).toEqual([{ address: email.toLowerCase(), reason: 'unsubscribed' }]);
  expect(await suppressions.suppressionReason(tenant.organizationId, email.toUpperCase())).toBe('unsubscribed');
  const next = await own.apply(await own.job({ title: 'Other' }), { email: email.toUpperCase() });
  await app.idle();
  expect(subjects(email)).toEqual([outreachSubject]);
  expect((await own.messages(next.candidateId)).at(-1)).toMatchObject({
    state: 'skipped',
    error: 'the address has unsubscribed',
    attempts: 0,
  });
  expect((await own.application(next.id)).outreach_sent_at).toBeNull();
  expect((await queue.status()).find((q) => q.queue === 'outreach.deliver-message')?.failed).toBe(0);
});

test('Skip a queued interest email when its address unsubscribes', async () => {
  const tenant = await app.tenant();
  const own = outreachOf(app, tenant);
  const { email } = await own.apply(await own.job());
  await app.idle();
  smtp.control.refuse = () => 451;
  const next = await own.apply(await own.job({ title: 'Other' }), { email });
  await until(async () => (await own.messages(next.candidateId)).at(-1)?.error, 'the refusal');
  await unsubscribe(tenant, email);
  delete smtp.control.refuse;
  await app.hurry();
  expect(subjects(email)).toEqual([outreachSubject]);
  expect((await own.messages(next.candidateId)).at(-1)).toMatchObject({ state: 'skipped', attempts: 2 });
});

test('Send transactional invites to unsubscribed addresses', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const own = outreachOf(app, tenant);
  const { email } = await own.apply(await own.job());
  await app.idle();
  await unsubscribe(tenant, email);
  const next = await own.apply(await own.job(direct), { email });
  await (await screeningOf(tenant, next)).queue('screening_invite');
  await app.idle();
  expect(subjects(email).toSorted()).toEqual(
    [outreachSubject, inviteSubject, 'A few questions about Backend Engineer at Acme'].toSorted(),
  );
});

test('Keep suppressions of organizations apart', async () => {
  const [first, second] = [await app.tenant(), await app.tenant()];
  const own = outreachOf(app, first);
  const { email } = await own.apply(await own.job());
  await app.idle();
  await unsubscribe(first, email);
  const theirs = outreachOf(app, second);
  await theirs.apply(await theirs.job(), { email });
  await app.idle();
  expect(subjects(email)).toEqual([outreachSubject, outreachSubject]);
  expect(await theirs.suppressed()).toEqual([]);
});

test('Unsubscribe the address that the message went to, not the candidate’s current one', async () => {
  const tenant = await app.tenant();
  const own = outreachOf(app, tenant);
  const { email, candidateId } = await own.apply(await own.job());
  await app.idle();
  const changed = `new.${email}`;
  expect((await tenant.api.put(`/candidates/${candidateId}`, { email: changed })).status).toBe(200);
  await unsubscribe(tenant, email);
  expect(await own.suppressed()).toEqual([{ address: email, reason: 'unsubscribed' }]);
  await own.apply(await own.job(), { email: changed });
  await app.idle();
  expect(subjects(changed)).toEqual([outreachSubject]);
});

test('Skip outreach after a 550 bounce, until an invite to the address is delivered', async () => {
  const tenant = await app.tenant({ credits: 20 });
  const own = outreachOf(app, tenant);
  let email = '';
  await whileRefusing(550, async () => {
    email = (await own.apply(await own.job())).email;
  });
  expect(await own.suppressed()).toEqual([{ address: email, reason: 'bounced' }]);
  const next = await own.apply(await own.job({ title: 'Other' }), { email });
  await whileRefusing(550, async () => own.apply(await own.job(direct), { email }));
  const [, skipped, tried] = await own.messages(next.candidateId);
  expect(skipped).toMatchObject({ state: 'skipped', error: 'the address has bounced' });
  expect(tried).toMatchObject({ kind: 'video_interview_invite', state: 'failed', attempts: 1 });
  await own.apply(await own.job(direct), { email });
  await app.idle();
  expect(subjects(email)).toEqual([inviteSubject]);
  expect(await own.suppressed()).toEqual([]);
  await own.apply(await own.job({ title: 'Third' }), { email });
  await app.idle();
  expect(subjects(email)).toHaveLength(2);
});

test('Keep an address unsubscribed when a delivery clears its bounce', async () => {
  const tenant = await app.tenant({ credits: 20 });
  const own = outreachOf(app, tenant);
  const { email } = await own.apply(await own.job());
  await app.idle();
  await unsubscribe(tenant, email);
  await whileRefusing(550, async () => own.apply(await own.job(direct), { email }));
  expect(await own.suppressed()).toHaveLength(2);
  await own.apply(await own.job(direct), { email });
  await app.idle();
  expect(await own.suppressed()).toEqual([{ address: email, reason: 'unsubscribed' }]);
});

test.each([
  [550, '5.7.1 Client host blocked using a list'],
  [550, '5.1.8 Sender address rejected'],
  [530, 'Authentication required'],
  [452, 'Mailbox full for now'],
])('Record no bounce for a sender problem or a temporary refusal: %i %s', async (code, says) => {
  const tenant = await app.tenant();
  const own = outreachOf(app, tenant);
  smtp.control.refuse = () => code;
  smtp.control.says = says;
  const { candidateId } = await own.apply(await own.job());
  expect(await until(async () => (await own.messages(candidateId))[0]?.error, 'the refusal')).toContain(says);
  expect(await own.suppressed()).toEqual([]);
  delete smtp.control.refuse;
  delete smtp.control.says;
  await app.hurry();
});

test.each([
  [550, '5.1.1 No such user', ['bounced']],
  [554, '5.6.0 Content rejected', []],
])('Record a bounce for a refused email only if the reply is about the address: %i %s', async (code, says, marks) => {
  const tenant = await app.tenant();
  const own = outreachOf(app, tenant);
  smtp.control.beforeYes = () => Promise.reject(Object.assign(new Error(says), { responseCode: code }));
  const { candidateId } = await own.apply(await own.job());
  await app.idle();
  delete smtp.control.beforeYes;
  expect(await own.messages(candidateId)).toMatchObject([{ state: 'failed', error: `${code} ${says}` }]);
  expect((await own.suppressed()).map(({ reason }) => reason)).toEqual(marks);
});

test('Send one invite and one reminder per session; only the reminder has an unsubscribe link', async () => {
  const tenant = await app.tenant({ outreachEnabled: false });
  const own = outreachOf(app, tenant);
  const applied = await own.apply(await own.job());
  const session = await screeningOf(tenant, applied);
  await Promise.all([session.queue('screening_invite'), session.queue('screening_invite')]);
  await app.idle();
  await session.queue('screening_reminder');
  await session.queue('screening_reminder');
  await app.idle();
  const [invite, reminder, ...more] = smtp.to(applied.email);
  expect(more).toEqual([]);
  expect([invite?.subject, reminder?.subject]).toEqual([
    'A few questions about Backend Engineer at Acme',
    'Reminder: a few questions about Backend Engineer at Acme',
  ]);
  for (const mail of [invite, reminder]) {
    expect(await own.linkIn(mail?.text, 'screening')).toMatchObject({ screeningSessionId: session.sessionId });
    expect(mail?.text).toMatch(/The link works until \d{1,2} \w+ \d{4}\./);
  }
  const header = (mail: typeof invite, name: string) => mail?.headers.find((h) => h.key === name)?.value;
  expect(header(invite, 'list-unsubscribe')).toBeUndefined();
  expect(header(reminder, 'list-unsubscribe')).toBeDefined();
  expect((await own.application(applied.id)).outreach_sent_at).toBeNull();
});

test('Skip reminders to unsubscribed addresses and for ended sessions', async () => {
  const tenant = await app.tenant();
  const own = outreachOf(app, tenant);
  const applied = await own.apply(await own.job());
  await app.idle();
  const over = await screeningOf(tenant, applied);
  await app.rows("update screening_sessions set status = 'completed' where id = $1", [over.sessionId]);
  await over.queue('screening_reminder');
  await app.idle();
  await unsubscribe(tenant, applied.email);
  await (await screeningOf(tenant, applied)).queue('screening_reminder');
  await app.idle();
  expect(subjects(applied.email)).toEqual([outreachSubject]);
  expect((await own.messages(applied.candidateId)).slice(1)).toMatchObject([
    { kind: 'screening_reminder', state: 'skipped', error: 'the screening is over' },
    { kind: 'screening_reminder', state: 'skipped', error: 'the address has unsubscribed' },
  ]);
});

test('List an organization’s messages by candidate, job and state, newest first', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const own = outreachOf(app, tenant);
  const first = await own.apply(await own.job());
  await app.idle();
  const second = await own.apply(await own.job(direct), { email: first.email });
  await app.idle();
  await whileRefusing(550, async () => own.apply(first.jobId, { full_name: 'Somebody Else' }));
  const queries = app.web.resolve(MessageQueries);
  const page = (query: object, of = tenant) => queries.page(of.organizationId, { limit: 10, offset: 0, ...query });
  const ofCandidate = await page({ candidateId: first.candidateId });
  expect(ofCandidate).toMatchObject({
    total: 2,
    rows: [
      { kind: 'video_interview_invite', state: 'sent', job_id: second.jobId, subject: inviteSubject, attempts: 1 },
      { kind: 'interest_outreach', state: 'sent', job_title: 'Backend Engineer', recipient: first.email, error: null },
    ],
  });
  expect((await page({ jobId: first.jobId })).total).toBe(2);
  expect(await page({ state: 'failed' })).toMatchObject({
    total: 1,
    rows: [{ candidate_full_name: 'Somebody Else', subject: outreachSubject, error: expect.stringContaining('550') }],
  });
  expect(await page({ limit: 1, offset: 2 })).toMatchObject({ total: 3, rows: [{ id: ofCandidate.rows[1]?.id }] });
  expect(await page({}, await app.tenant())).toEqual({ total: 0, rows: [] });
});
