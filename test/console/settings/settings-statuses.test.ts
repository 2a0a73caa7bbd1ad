import { expect, test } from 'vitest';
import { pipelineOf } from '../../applications/pipeline.ts';
import { startApp, type Tenant } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const path = '/console/settings/statuses';
const seven = ['Applied', 'Shortlisted', 'screening', 'screened', 'hired', 'rejected', 'Candidate joined'];
const shown = async ({ api }: Tenant): Promise<string[]> =>
  (await api.get('/organization')).body.data.pipeline_statuses;
const audit = ({ organizationId }: Tenant) =>
  app.rows(
    `select action, subject, details from audit_entries where organization_id = $1 and action like 'status.%' order by created_at, id`,
    [organizationId],
  );

test('List statuses in order with their applications, and protect those with an automatic action', async () => {
  const tenant = await app.tenant();
  const { apply, candidate, job } = pipelineOf(app, tenant);
  await apply(await candidate(), await job(), { status: 'hired' });
  const { text } = await (await signIn(app, tenant)).get(path);
  const rows = text.split('<tr>').slice(2);
  expect(rows.map((row) => /<strong>([^<]*)/.exec(row)?.[1])).toEqual([
    ...['Applied', 'Shortlisted', 'Screening', 'Screened', 'Hired', 'Rejected', 'Candidate joined'],
  ]);
  expect(rows[4]).toContain('counts as filled');
  expect(rows[4]).toMatch(/class="number">1</);
  expect(rows.map((row) => row.includes('Rename'))).toEqual(seven.map((name) => name === 'Shortlisted'));
  expect(rows.map((row) => row.includes('>Remove<'))).toEqual(
    seven.map((name) => !['Applied', 'hired'].includes(name)),
  );
});

test('Add, rename, move and remove a status, each with an audit entry', async () => {
  const tenant = await app.tenant();
  const { apply, candidate, job } = pipelineOf(app, tenant);
  const id = await apply(await candidate(), await job(), { status: 'Shortlisted' });
  const admin = await signIn(app, tenant);
  expect((await admin.submit(path, { name: ' On hold <b> ' })).text).toContain(
    'On hold &lt;b> added at the end of the pipeline.',
  );
  const renamed = await admin.submit(`${path}/rename`, { from: 'Shortlisted', name: 'Short list' });
  expect(renamed.text).toContain('Shortlisted renamed to Short list, in 1 application.');
  expect((await tenant.api.get(`/applications/${id}`)).body.data.status).toBe('Short list');
  const moved = await admin.submit(`${path}/place`, { name: 'Short list', before: 'Applied', moved: 'Short list' });
  expect(moved.text).toContain('Short list moved.');
  expect((await admin.submit(`${path}/remove`, { name: 'On hold <b>' })).text).toContain('On hold &lt;b> removed.');
  expect(await shown(tenant)).toEqual(['Short list', 'Applied', ...seven.slice(2)]);
  expect(await audit(tenant)).toMatchObject([
    { action: 'status.add', subject: 'On hold <b>' },
    { action: 'status.rename', subject: 'Shortlisted', details: { to: 'Short list', applications: 1 } },
    { action: 'status.move', subject: 'Short list', details: { before: 'Applied' } },
    { action: 'status.remove', subject: 'On hold <b>' },
  ]);
});

test('Say what removing a status changes before the button that removes it', async () => {
  const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'screening', 'Trial'] });
  const { text } = await (await signIn(app, tenant)).get(path);
  const confirmations = [...text.matchAll(/<details>(?:(?!<\/details>)[\s\S])*statuses\/remove[\s\S]*?<\/details>/g)];
  expect(confirmations.map(([html]) => visibleText(html))).toEqual([
    expect.stringMatching(/Remove Screening .*can add it again later\. Its automatic action ends\. Remove Screening/),
    expect.stringMatching(/Remove Trial .*can add it again later\. Remove Trial/),
  ]);
  expect(text.split('statuses/remove')).toHaveLength(3);
});

test('Move a status by one with its buttons', async () => {
  const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'A', 'B'] });
  const admin = await signIn(app, tenant);
  const press = async (label: string) => {
    const { text } = await admin.get(path);
    const form = text.split('<form').find((one) => one.includes(`aria-label="${label}"`)) ?? '';
    const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]);
    return admin.submit(/action="([^"]*)"/.exec(form)?.[1] ?? '', Object.fromEntries(fields));
  };
  expect((await press('Move A down')).text).toContain('A moved.');
  expect(await shown(tenant)).toEqual(['Applied', 'B', 'A']);
  await press('Move B up');
  expect(await shown(tenant)).toEqual(['B', 'Applied', 'A']);
  const { text } = await admin.get(path);
  expect(text).not.toContain('Move B up');
  expect(text).not.toContain('Move A down');
});

test('Reject invalid names with 400, and statuses that are used, protected or gone with 409', async () => {
  const tenant = await app.tenant();
  const { apply, candidate, job } = pipelineOf(app, tenant);
  await apply(await candidate(), await job(), { status: 'Shortlisted' });
  const admin = await signIn(app, tenant);
  for (const [what, form, status, words] of [
    ['', { name: '' }, 400, 'must not be empty'],
    ['', { name: 'x'.repeat(101) }, 400, 'at most 100'],
    ['', { name: 'A\nB' }, 400, 'one line'],
    ['', { name: 'HIRED' }, 400, '“HIRED” is already a status.'],
    ['/rename', { from: 'Shortlisted', name: 'hired' }, 400, 'is a built-in status'],
    ['/rename', { from: 'hired', name: 'Placed' }, 409, 'is a built-in status'],
    ['/rename', { from: 'Gone', name: 'Placed' }, 409, 'no longer exists'],
    ['/place', { name: 'Gone', before: 'Applied', moved: 'Gone' }, 409, 'no longer exists'],
    ['/remove', { name: 'Shortlisted' }, 409, '1 application is in'],
    ['/remove', { name: 'Applied' }, 409, 'be removed: every application starts there'],
  ] as [string, Record<string, string>, number, string][]) {
    const reply = await admin.post(path + what, form);
    expect([reply.status, reply.text.includes(words)], `${what} ${JSON.stringify(form)}`).toEqual([status, true]);
  }
  expect(await shown(tenant)).toEqual(seven);
  expect(await audit(tenant)).toEqual([]);
});

test('Keep a rejected name in the form where it was typed', async () => {
  const admin = await signIn(app, await app.tenant());
  const renamed = (await admin.post(`${path}/rename`, { from: 'Shortlisted', name: 'hired' })).text;
  expect(renamed).toMatch(/<details open[^>]*>.*?id="field-rename-1"[^>]*value="hired"/);
  expect(renamed).toContain('href="#field-rename-1"');
  expect(renamed).toMatch(/id="field-name"[^>]*value autocomplete/);
  const added = (await admin.post(path, { name: 'HIRED' })).text;
  expect(added).toMatch(/id="field-name"[^>]*value="HIRED"/);
  expect(added).not.toContain('<details open');
  expect((await admin.post(`${path}/remove`, { name: 'Applied' })).text).toMatch(
    /id="field-name"[^>]*value autocomplete/,
  );
});

test('Answer 409 during a long change, and accept forms of other organizations', async () => {
  const [tenant, other] = [await app.tenant(), await app.tenant()];
  const [admin, elsewhere] = [await signIn(app, tenant), await signIn(app, other)];
  const renaming = await app.db.connect();
  try {
    await renaming.query('begin');
    await renaming.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `pipeline ${tenant.organizationId}`,
    ]);
    // More than the service handles at once.
    const waiting = Array.from({ length: 8 }, (_, i) => admin.post(path, { name: `New ${i}` }));
    expect((await elsewhere.post(path, { name: 'Theirs' })).status).toBe(303);
    for (const reply of await Promise.all(waiting)) {
      expect([reply.status, reply.text.includes('Try again in a moment')]).toEqual([409, true]);
    }
    await renaming.query('rollback');
  } finally {
    renaming.release();
  }
  expect(await shown(tenant)).toEqual(seven);
  expect((await admin.post(path, { name: 'New 0' })).status).toBe(303);
});

test('Add, edit and retire a rejection reason, for admins alone, and show what is wrong', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const reasons = '/console/settings/rejection-reasons';
  expect((await (await signIn(app, tenant, 'recruiter')).get(reasons)).status).toBe(403);
  expect((await admin.get(reasons)).text).toContain('Not enough relevant experience');
  const typed = { label: ' Notice <b> ', outcome: 'rejected', code: 'notice', candidate_text: '' };
  expect((await admin.submit(reasons, typed)).text).toContain('Notice &lt;b> added.');
  const twice = await admin.post(reasons, typed);
  expect([twice.status, twice.text.includes('another rejection reason already has this code')]).toEqual([409, true]);
  const wrong = await admin.post(reasons, { ...typed, label: '', code: 'A b' });
  expect([wrong.status, wrong.text.includes('value="A b"')]).toEqual([400, true]);
  const [made] = (await tenant.api.get('/rejection-reasons?limit=1')).body.data;
  expect(made).toMatchObject({ label: 'Notice <b>', code: 'notice', candidate_text: null, active: true });
  expect((await admin.get(`${reasons}/new`)).text).toContain('name="code"');
  expect((await admin.get(`${reasons}/${made.id}`)).text).not.toContain('name="code"');
  const change = { label: 'Notice', outcome: 'withdrawn', candidate_text: 'Late.\r\nSorry.', active: 'false' };
  expect((await admin.submit(`${reasons}/${made.id}`, change)).text).toContain('Changes to Notice saved.');
  expect((await tenant.api.get(`/rejection-reasons/${made.id}`)).body.data).toMatchObject({
    ...{ ...change, candidate_text: 'Late.\nSorry.', active: false },
  });
  expect((await admin.get(`${reasons}/${tenant.organizationId}`)).status).toBe(404);
  const entries = (await tenant.api.get(`/audit-log?subject_id=${made.id}`)).body.data;
  expect(entries.map(({ action }: any) => action)).toEqual(['rejection_reason.update', 'rejection_reason.create']);
});
