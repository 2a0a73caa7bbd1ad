import { afterEach, describe, expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { CandidateLinkService } from '../../src/modules/outreach/index.ts';
import { deleteExpiredDataRequests } from '../../src/modules/portal/privacy/data-request.tasks.ts';
import { lockErasures } from '../../src/modules/privacy/erasure/erasure-lock.queries.ts';
import { PersonEraser } from '../../src/modules/privacy/erasure/person-eraser.service.ts';
import { statementOf } from '../../src/platform/database/sql.ts';
import { newId } from '../../src/platform/ids.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { signIn } from '../console/console-client.ts';
import { visibleText } from '../console/page-assertions.ts';
import { expectProblem } from '../http/problem.ts';
import { download, linkAt } from '../privacy/archive.ts';
import { rowsOf } from '../screenings/rows.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { confirmationPath, selfApplyOf } from './apply/self-apply-form.ts';

const smtp = await startSmtpServer();
const app = await startApp({
  config: { smtpUrl: smtp.url, selfApplyLimit: { perMinute: 10_000, burst: 10_000 } },
});
const tenant = await app.tenant();
const { api, organizationId } = tenant;
const path = `/your-data/${organizationId}`;
const hostile = '<script>alert(1)</script>';

const open = async (at: string) => {
  const response = await fetch(app.base + at, { redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const send = async (at: string, form: Record<string, string>) => {
  const response = await fetch(app.base + at, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.base },
    body: new URLSearchParams(form),
  });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};
const ask = (email: string, at = path) => send(at, { email });

async function candidate(fields: Record<string, unknown> = {}): Promise<{ id: string; email: string }> {
  const answer = await api.post('/candidates', aCandidate(fields));
  expect(answer.status).toBe(201);
  return answer.body.data;
}
/** The link that the candidate gets. */
async function linkOf({ email }: { email: string }): Promise<string> {
  expect((await ask(email)).status).toBe(303);
  await app.idle();
  return /\/my-data\/[\w-]{43}/.exec(smtp.to(email).at(-1)?.text ?? '')?.[0] ?? '';
}
test.each(['/your-data', '/your-data/', '/interview/a/b/c', '/jobs/', '/unsubscribe'])(
  'Show the page for errors at the incomplete link %s',
  async (at) => {
    const { status, html, headers } = await open(at);
    expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'noindex, nofollow',
    ]);
    expect(visibleText(html)).toContain('Page not found');
  },
);

test.each(['/wp-login.php', '/api', '/your-data2'])('Answer JSON at %s, which is below no page', async (at) => {
  const { status, headers } = await open(at);
  expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
});

/** Ends what a failed test leaves. */
const blocks = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const end of blocks) await end();
});

/** Erasures of the organization wait before they look at the candidate. `awaited` resolves once so many do. */
async function blockErasures() {
  const blocker = await app.db.connect();
  const end = async () => {
    if (!blocks.delete(end)) return;
    await blocker.query('rollback');
    blocker.release();
    await app.idle();
  };
  blocks.add(end);
  await blocker.query('begin');
  await blocker.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`erase in ${organizationId}`]);
  return {
    awaited: (number = 1) =>
      until(
        async () =>
          (
            await app.rows(
              `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
                 and wait_event = 'advisory'`,
            )
          ).length === number,
        `${number} erasures to wait`,
      ),
    end,
  };
}
const hold = (id: string, fields: object) => api.put(`/candidates/${id}/legal-hold`, fields);
const erasureOf = async (id: string) => (await api.get(`/erasures?candidate_id=${id}`)).body.data[0];
const setAdmin = async (): Promise<string> => {
  const admin = `admin.${newId()}@example.com`;
  await app.rows(`update users set email = $2 where id = $1`, [tenant.userIds[0], admin]);
  return admin;
};
const counts = async () =>
  (
    await app.rows(`select (select count(*)::int from exports) as exports, (select count(*)::int from erasures) as erasures,
      (select count(*)::int from data_requests) as requests`)
  )[0];

describe('asking', () => {
  test('Say the same whether the address is known or not, and email the known one once', async () => {
    const { email } = await candidate({ full_name: hostile });
    const unknown = aCandidate().email;
    const answers = [];
    for (const one of [email, unknown, email.toUpperCase()]) {
      const answer = await ask(one);
      answers.push({ ...answer, page: (await open(answer.location ?? '')).html });
    }
    expect(answers[0]?.location).toBe(`${path}/check-email`);
    expect(answers[0]?.page).toContain('Check your email');
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await app.idle();
    expect(smtp.to(unknown)).toEqual([]);
    const [mail, ...more] = smtp.to(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your data at Test Recruiting');
    expect([mail?.text, mail?.html].join('')).not.toContain('alert(1)');
  });

  test('Show the form without change or cache, with what was typed escaped', async () => {
    const before = await counts();
    const form = await open(path);
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(visibleText(form.html)).toContain('You can get a copy of the data that Test Recruiting stores about you');
    for (const typed of [`"${hostile}@example.com`, '', 'nobody']) {
      const refused = await ask(typed);
      expect([typed, refused.status]).toEqual([typed, 422]);
      expect(refused.html).toContain('Enter an email address');
      expect(refused.html).not.toContain(hostile);
    }
    for (const other of ['no-id', newId()]) {
      expect((await open(`/your-data/${other}`)).status).toBe(404);
      expect((await ask('a@example.com', `/your-data/${other}`)).status).toBe(404);
    }
    expect(await counts()).toEqual(before);
  });

  test('Limit the emails to a mailbox from all organizations, and answer the same above it', async () => {
    const other = await app.tenant();
    const { email } = await candidate();
    await other.api.post('/candidates', aCandidate({ email }));
    const [name, domain] = email.split('@');
    // A stranger cannot use the limit up with addresses that nobody has.
    const guesses = await Promise.all(Array.from({ length: 7 }, (_, n) => ask(`${name}+guess${n}@${domain}`)));
    for (const { status, location } of guesses) expect([status, location]).toEqual([303, `${path}/check-email`]);
    const known = ['a', 'b', 'c', 'd'].map((tag) => `${name}+${tag}@${domain}`);
    for (const one of known) await candidate({ email: one });
    const asked = [
      ...(await Promise.all([email, ...known].map((one) => ask(one)))),
      await ask(email, `/your-data/${other.organizationId}`),
    ];
    for (const { status, location } of asked)
      expect([status, location]).toEqual([303, expect.stringMatching(/check-email$/)]);
    await app.idle();
    expect([email, ...known].flatMap((one) => smtp.to(one))).toHaveLength(5);
  });

  test('Send nothing for candidates of others, masked ones and test data, and one email for two requests at once', async () => {
    const other = await app.tenant();
    const { email } = await candidate();
    expect((await ask(email, `/your-data/${other.organizationId}`)).status).toBe(303);
    const masked = 'masked.person@example.com';
    await app.masked(organizationId, { email: masked });
    expect((await ask(masked)).status).toBe(303);
    await app.idle();
    expect([...smtp.to(email), ...smtp.to(masked)]).toEqual([]);
    const twice = await candidate();
    const answers = await Promise.all([ask(twice.email), ask(twice.email)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    await app.idle();
    expect(smtp.to(twice.email)).toHaveLength(1);
  });

  test('Find a candidate in each organization that has them', async () => {
    const other = await app.tenant({ name: 'Second Recruiting' });
    const { email, id } = await candidate();
    const there = (await other.api.post('/candidates', aCandidate({ email }))).body.data;
    await ask(email);
    await ask(email, `/your-data/${other.organizationId}`);
    await app.idle();
    const links = smtp
      .to(email)
      .map(({ subject, text }) => [subject, /\/my-data\/[\w-]{43}/.exec(text ?? '')?.[0] ?? '']);
    const [, link = ''] = links.find(([subject]) => subject === 'Your data at Second Recruiting') ?? [];
    expect(links).toHaveLength(2);
    expect((await send(link, { action: 'erase' })).status).toBe(303);
    await app.idle();
    expectProblem(await other.api.get(`/candidates/${there.id}`), 410, 'gone');
    expect((await api.get(`/candidates/${id}`)).status).toBe(200);
  });
});

test('Link to the page from all pages for candidates', async () => {
  const { id, email } = await candidate();
  const job = (await api.post('/jobs', { title: 'Engineer' })).body.data.id;
  const application = (await api.post('/applications', { candidate_id: id, job_id: job })).body.data.id;
  await api.put(`/applications/${application}`, { status: 'rejected' });
  // Made after the rejection, which cancels those that are open.
  const stored = rowsOf(app, organizationId);
  const [session, interview] = [await stored.session(id, job), await stored.interview(id, job)];
  const [decision] = await app.rows('select id from decision_records where application_id = $1', [application]);
  const [message] = await app.rows('select id from outbound_messages where candidate_id = $1', [id]);
  await app.idle();
  const links = app.web.resolve(CandidateLinkService);
  const about = { messageId: message.id, decisionId: decision.id, screeningSessionId: session, interviewId: interview };
  const purposes = ['interest', 'unsubscribe', 'screening', 'interview', 'decision', 'self-identification'] as const;
  const made = await links.createAll(
    purposes.map((purpose) => ({
      ...{ organizationId, candidateId: id, jobId: job, ...about, purpose },
      expiresAt: { afterDays: 1 },
    })),
  );
  const applying = await selfApplyOf(app, tenant);
  await applying.apply(job, { email: `new.${email}` });
  const paths = [
    ...[`/jobs/${job}`, `/jobs/${job}/check-email`, await confirmationPath(app, `new.${email}`)],
    ...made.map(({ url }) => new URL(url).pathname),
  ];
  for (const at of [...paths, `${new URL(made[3]?.url ?? '').pathname}/withdraw`]) {
    const page = await open(at);
    expect([at, page.status, page.html.includes(`href="${path}"`)]).toEqual([at, 200, true]);
  }
});

describe('the link', () => {
  test('Email a copy once, however often it is asked for, and nothing for opening the page', async () => {
    const one = await candidate({ full_name: hostile });
    const link = await linkOf(one);
    const before = await counts();
    const page = await open(link);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.html).not.toContain(hostile);
    expect((await send(link, { action: 'other' })).status).toBe(400);
    expect(await counts()).toEqual(before);
    const answers = await Promise.all([send(link, { action: 'copy' }), send(link, { action: 'copy' })]);
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array.from({ length: 2 }, () => [303, `${path}/copy`]),
    );
    expect((await open(`${path}/copy`)).html).toContain('We’re preparing your copy');
    await app.idle();
    const mails = smtp.to(one.email).filter(({ subject }) => subject?.startsWith('Your copy'));
    expect(mails).toHaveLength(1);
    expect((await api.get(`/exports?candidate_id=${one.id}`)).body.meta.total).toBe(1);
    const url = /\S+\/exports\/[\w-]{43}/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const files = await download(linkAt(app, url));
    expect(JSON.parse(String(files.get('candidate.json'))).candidate.email).toBe(one.email);
  });

  const copiesFor = (...people: { email: string }[]) =>
    people.flatMap(({ email }) => smtp.to(email)).filter(({ subject }) => subject?.startsWith('Your copy'));
  const statesOf = async ({ id }: { id: string }) =>
    (await api.get(`/exports?candidate_id=${id}`)).body.data.map(({ state }: any) => state).sort();

  test.each([false, true])(
    'Email one copy of the candidate that a merge keeps meanwhile, who has an export: %s',
    async (both) => {
      const [one, other] = [await candidate({ full_name: 'Zqx One' }), await candidate({ full_name: 'Zqx Other' })];
      const link = await linkOf(one);
      // The export cannot begin.
      const blocker = await app.db.connect();
      const { text, values } = statementOf(lockErasures(organizationId));
      await blocker.query('begin');
      await blocker.query(text, values);
      expect((await send(link, { action: 'copy' })).status).toBe(303);
      if (both) expect((await api.post(`/candidates/${other.id}/export`, {})).status).toBe(202);
      expect((await api.post(`/candidates/${other.id}/merge`, { from_id: one.id })).status).toBe(200);
      await blocker.query('rollback');
      blocker.release();
      await app.idle();
      expect(await statesOf(other)).toEqual(both ? ['done', 'failed'] : ['done']);
      const mails = copiesFor(one, other);
      expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([other.email]);
      const url = /\S+\/exports\/[\w-]{43}/.exec(mails[0]?.text ?? '')?.[0] ?? '';
      const files = await download(linkAt(app, url));
      expect(JSON.parse(String(files.get('candidate.json'))).candidate.id).toBe(other.id);
    },
  );

  test('Email a copy that is requested during a merge', async () => {
    const [one, other] = [await candidate(), await candidate()];
    const link = await linkOf(one);
    const blocker = await app.db.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from data_request_links where candidate_id = $1 for update', [one.id]);
    const merge = api.post(`/candidates/${other.id}/merge`, { from_id: one.id });
    const waiting = async () =>
      (await app.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length;
    await until(async () => (await waiting()) === 1, 'the merge to wait');
    const asked = send(link, { action: 'copy' });
    await until(
      async () => (await waiting()) === 2 || (await statesOf(one)).length > 0,
      'the copy to be requested or to wait',
    );
    await blocker.query('rollback');
    blocker.release();
    expect([(await merge).status, (await asked).status]).toEqual([200, 303]);
    await app.idle();
    expect(await statesOf(other)).toEqual(['done']);
    expect(copiesFor(one, other)).toHaveLength(1);
  });

  test('Refuse a fourth copy by one link', async () => {
    const one = await candidate();
    const link = await linkOf(one);
    const copy = async () => {
      await app.rows(`update data_requests set copied_at = copied_at - interval '11 minutes' where email = $1`, [
        one.email,
      ]);
      return (await send(link, { action: 'copy' })).status;
    };
    expect([await copy(), await copy(), await copy()]).toEqual([303, 303, 303]);
    const again = await send(link, { action: 'copy' });
    expect([again.status, again.location]).toEqual([303, `${path}/copy`]);
    expect(await copy()).toBe(429);
    await app.idle();
  });

  test('Wait with the erasure for the end of a legal hold, and tell the admins once', async () => {
    const admin = `admin.${newId()}@example.com`;
    await app.rows(`update users set email = $2 where id = $1`, [tenant.userIds[0], admin]);
    const one = await candidate({ full_name: 'Zqx Person' });
    const link = await linkOf(one);
    const hold = (fields: object) => api.put(`/candidates/${one.id}/legal-hold`, fields);
    await hold({ hold: true, reason: 'Case 7' });
    const asked = await Promise.all([send(link, { action: 'erase' }), send(link, { action: 'erase' })]);
    for (const { status, location } of asked) expect([status, location]).toEqual([303, `${path}/held`]);
    expect((await send(link, { action: 'erase' })).location).toBe(`${path}/held`);
    const page = visibleText((await open(`${path}/held`)).html);
    expect(page).toContain('Test Recruiting must keep your data for now for legal reasons. Nothing was erased.');
    await app.idle();
    const mails = smtp.to(admin);
    expect(mails.map(({ subject }) => subject)).toEqual(['A candidate on legal hold asks to be erased']);
    expect(mails[0]?.text).toContain(`/console/candidates/${one.id}`);
    expect(mails[0]?.text).not.toMatch(/Zqx|Case 7/);
    const console = await signIn(app, tenant);
    expect(visibleText((await console.get(`/console/candidates/${one.id}`)).text)).toContain('asked for erasure on');
    expect((await api.get(`/candidates/${one.id}`)).status).toBe(200);
    expect((await api.get(`/candidates/${one.id}/legal-hold`)).body.data).toEqual({
      candidate_id: one.id,
      hold: true,
      reason: 'Case 7',
      since: expect.any(String),
    });
    await hold({ reason: 'Case 8' });
    await app.idle();
    expect((await api.get(`/candidates/${one.id}`)).status).toBe(200);
    await hold({ hold: false });
    await app.idle();
    expectProblem(await api.get(`/candidates/${one.id}`), 410, 'gone');
    expect(await app.rows('select 1 from held_erasures where candidate_id = $1', [one.id])).toEqual([]);
  });

  test('Wait with an erasure that a later hold stops, tell the candidate and then the admins, and resume it', async () => {
    const admin = await setAdmin();
    const one = await candidate({ full_name: 'Zqx Person' });
    const link = await linkOf(one);
    const erasures = await blockErasures();
    expect((await send(link, { action: 'erase' })).location).toBe(`${path}/erasing`);
    await erasures.awaited();
    const { requested_at: requestedAt, id: erasureId } = await erasureOf(one.id);
    const console = await signIn(app, tenant);
    const formOf = async () => visibleText((await console.get(`/console/candidates/${one.id}/legal-hold`)).text);
    expect(await formOf()).toContain('We’ll email the candidate that you must keep their data');
    await hold(one.id, { hold: true, reason: 'Case 7' });
    await erasures.end();
    expect(await erasureOf(one.id)).toMatchObject({
      ...{ id: erasureId, state: 'failed', stores: [] },
      error: expect.stringMatching(/on legal hold.* starts when you release the hold/),
    });
    const told = () => smtp.to(one.email).filter(({ subject }) => subject?.endsWith('erase your data yet'));
    expect(told()).toHaveLength(1);
    expect(told()[0]?.text).toContain('must keep it for now');
    expect(told()[0]?.text).toContain(`${path}\n`);
    expect(told()[0]?.text).not.toContain('Case 7');
    expect(smtp.to(admin)).toHaveLength(1);
    expect(smtp.to(admin)[0]?.text).toContain('We told the candidate that you must keep their data for now.');
    expect(visibleText((await console.get(`/console/candidates/${one.id}`)).text)).toContain('asked for erasure on');

    // Asked again, then released and held again: nobody gets another email.
    expect((await send(link, { action: 'erase' })).location).toBe(`${path}/held`);
    const again = await blockErasures();
    for (const one_ of [false, true]) await hold(one.id, { hold: one_ });
    await again.end();
    expect([told().length, smtp.to(admin).length]).toEqual([1, 1]);
    expect((await api.get(`/candidates/${one.id}`)).status).toBe(200);
    const released = await console.submit(`/console/candidates/${one.id}/legal-hold`, { action: 'release' });
    expect(visibleText(released.text)).toContain('The candidate asked for erasure, so it starts now.');
    await hold(one.id, { hold: false });
    await app.idle();
    expectProblem(await api.get(`/candidates/${one.id}`), 410, 'gone');
    expect(await erasureOf(one.id)).toMatchObject({
      ...{ id: erasureId, state: 'done', error: null, requested_at: requestedAt },
      reason: 'Requested by the candidate',
    });
    expect([told().length, smtp.to(admin).length]).toEqual([1, 1]);
  });

  test('Ask the admins to tell a candidate whose address refuses the email', async () => {
    const admin = await setAdmin();
    const one = await candidate();
    const link = await linkOf(one);
    const erasures = await blockErasures();
    await send(link, { action: 'erase' });
    await erasures.awaited();
    smtp.control.refuse = (recipient) => (recipient === one.email ? 550 : undefined);
    await hold(one.id, { hold: true });
    await erasures.end();
    delete smtp.control.refuse;
    expect(smtp.to(admin).map(({ text }) => text?.includes('We could not tell the candidate'))).toEqual([true]);
    expect(smtp.to(admin)[0]?.text).not.toContain('We told');
    await hold(one.id, { hold: false });
    await app.idle();
    expectProblem(await api.get(`/candidates/${one.id}`), 410, 'gone');
  });

  test('Restart only erasures that candidates requested after a hold is set and released meanwhile', async () => {
    const [own, users] = [await candidate(), await candidate()];
    const link = await linkOf(own);
    for (const one of [own, users]) {
      const erasures = await blockErasures();
      if (one === own) await send(link, { action: 'erase' });
      else await api.post(`/candidates/${one.id}/erase`, {});
      await erasures.awaited();
      await hold(one.id, { hold: true });
      await hold(one.id, { hold: false });
      await erasures.end();
    }
    expectProblem(await api.get(`/candidates/${own.id}`), 410, 'gone');
    expect(await erasureOf(own.id)).toMatchObject({ state: 'done', error: null });
    expect((await api.get(`/candidates/${users.id}`)).status).toBe(200);
    expect(await erasureOf(users.id)).toMatchObject({ state: 'failed', error: expect.stringContaining('legal hold') });
  });

  test('Erase once when two workers do it at the same time', async () => {
    const one = await candidate();
    const other = await boot({ ...app.config, databaseUrl: app.urls.worker }, 'worker', { clock: app.clock });
    try {
      const erasures = await blockErasures();
      const { erasure_id: id } = (await api.post(`/candidates/${one.id}/erase`, {})).body.data;
      await erasures.awaited();
      const second = other.resolve(PersonEraser).erase(organizationId, id, false);
      await erasures.awaited(2);
      await Promise.all([erasures.end(), second]);
      expect(await erasureOf(one.id)).toMatchObject({ id, state: 'done', error: null });
    } finally {
      await other.close(2);
    }
  });

  test('Show the latest requester of an erasure, and when they requested it', async () => {
    const one = await candidate();
    const link = await linkOf(one);
    const erasures = await blockErasures();
    await api.post(`/candidates/${one.id}/erase`, { reason: 'First' });
    await erasures.awaited();
    const first = await erasureOf(one.id);
    await hold(one.id, { hold: true });
    await erasures.end();
    expect(await erasureOf(one.id)).toMatchObject({ error: expect.stringContaining('request the erasure again') });
    await send(link, { action: 'erase' });
    expect(await erasureOf(one.id)).toMatchObject({ error: expect.stringContaining('starts when') });
    const [{ requested_at: asked }] = await app.rows('select requested_at from held_erasures where candidate_id = $1', [
      one.id,
    ]);
    await hold(one.id, { hold: false });
    await app.idle();
    const last = await erasureOf(one.id);
    expect(last).toMatchObject({ id: first.id, state: 'done', reason: 'Requested by the candidate' });
    expect(last.requested_at).toBe(asked.toISOString());
    expect(last.requested_at > first.requested_at).toBe(true);
    const listed = visibleText((await (await signIn(app, tenant)).get('/console/settings/erasures')).text);
    expect(listed).toMatch(new RegExp(`${one.id} Done \\S.*? Requested by the candidate .*?Show receipt of ${one.id}`));
    expect(listed).not.toMatch(new RegExp(`${one.id} Done [^–]{0,60}API key`));
  });

  test('Move a request that waits to the candidate that a merge keeps', async () => {
    const [one, other] = [await candidate(), await candidate()];
    const link = await linkOf(one);
    await api.put(`/candidates/${one.id}/legal-hold`, { hold: true });
    await send(link, { action: 'erase' });
    expect((await api.post(`/candidates/${other.id}/merge`, { from_id: one.id })).status).toBe(200);
    expect((await open(link)).status).toBe(200);
    await api.put(`/candidates/${other.id}/legal-hold`, { hold: false });
    await app.idle();
    expectProblem(await api.get(`/candidates/${other.id}`), 410, 'gone');
    expect((await open(link)).status).toBe(404);
  });

  test('Erase a candidate who proved the mailbox', async () => {
    const one = await candidate();
    const link = await linkOf(one);
    const asked = await send(link, { action: 'erase' });
    expect([asked.status, asked.location]).toEqual([303, `${path}/erasing`]);
    const again = await send(link, { action: 'erase' });
    expect([303, 404]).toContain(again.status);
    expect((await open(`${path}/erasing`)).html).toContain('We’re erasing your data');
    await app.idle();
    expectProblem(await api.get(`/candidates/${one.id}`), 410, 'gone');
    const erasures = (await api.get('/erasures')).body.data.filter((row: any) => row.candidate_id === one.id);
    expect(erasures).toMatchObject([{ state: 'done', reason: 'Requested by the candidate' }]);
    expect((await open(link)).status).toBe(404);
    expect((await send(link, { action: 'erase' })).status).toBe(404);
    expect(await app.rows('select 1 from data_requests where lower(email) = lower($1)', [one.email])).toEqual([]);
  });

  test('Answer 404 for guesses and once it has expired; then delete the request', async () => {
    const one = await candidate();
    const link = await linkOf(one);
    for (const token of ['short', 'A'.repeat(43), `${link.slice(-43)}A`]) {
      expect((await open(`/my-data/${token}`)).status).toBe(404);
      expect((await send(`/my-data/${token}`, { action: 'copy' })).status).toBe(404);
    }
    expect(JSON.stringify(await app.rows('select * from data_request_links'))).not.toContain(link.slice(-43));
    await app.rows('update data_requests set expires_at = now() where lower(email) = lower($1)', [one.email]);
    expect((await open(link)).status).toBe(404);
    for (const action of ['copy', 'erase']) expect((await send(link, { action })).status).toBe(404);
    await app.web.resolve(TaskQueue).enqueue(deleteExpiredDataRequests, {});
    await app.idle();
    expect(await app.rows('select 1 from data_requests where lower(email) = lower($1)', [one.email])).toEqual([]);
    expect((await api.get(`/candidates/${one.id}`)).status).toBe(200);
  });
});
