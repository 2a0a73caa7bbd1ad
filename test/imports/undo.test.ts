import { expect, test } from 'vitest';
import { signIn } from '../console/console-client.ts';
import { auditEntries, expectGuardedForm, visibleText } from '../console/page-assertions.ts';
import { expectProblem } from '../http/problem.ts';
import { startApp, type Tenant, until } from '../support/app.ts';
import { imported, send } from './imports.ts';

const app = await startApp();
const jobOf = async ({ api }: Tenant, title = 'Engineer'): Promise<string> =>
  (await api.post('/jobs', { title })).body.data.id;
const csvOf = (...people: string[]): string =>
  `name,email\n${people.map((name) => `${name},${name.toLowerCase()}@example.com`).join('\n')}\n`;
const byName = async ({ api }: Tenant): Promise<Record<string, any>> =>
  Object.fromEntries((await api.get('/candidates?limit=100')).body.data.map((one: any) => [one.full_name, one]));
const applicationsOf = async ({ api }: Tenant, query = ''): Promise<any[]> =>
  (await api.get(`/applications?limit=100${query}`)).body.data;

async function undone({ api }: Tenant, id: string): Promise<any> {
  const answer = await api.post(`/imports/${id}/undo`, undefined);
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  let found: any;
  await until(
    async () => {
      found = (await api.get(`/imports/${id}`)).body.data;
      return ['done', 'failed'].includes(found.undo?.state);
    },
    () => `the undo to end: ${JSON.stringify(found)}`,
  );
  return found;
}

test('Remove untouched records on undo, and list the rest with the reason', async () => {
  const tenant = await app.tenant();
  const { api } = tenant;
  const [job, otherJob] = [await jobOf(tenant), await jobOf(tenant, 'Other')];
  const known = (await api.post('/candidates', { full_name: 'Known', email: 'known@example.com' })).body.data.id;
  const names = ['Plain', 'Edited', 'Moved', 'Applied', 'Noted', 'Held', 'Released', 'Removed', 'Twice', 'Known'];
  // The last row changes what an earlier one made.
  const file = `${csvOf(...names)}Twice,TWICE@example.com\n`;
  const done = await imported(app, tenant, file, { query: { job_id: job } });
  expect(done.counts).toEqual({ rows: 11, created: 9, existing: 2, applied: 10, failed: 0 });
  expect(done.undo).toBeNull();
  expect(new Date(done.undo_until).getTime() - new Date(done.completed_at).getTime()).toBe(24 * 3_600_000);
  await app.idle();
  const people = await byName(tenant);
  const applied = Object.fromEntries((await applicationsOf(tenant)).map((one) => [one.candidate_full_name, one.id]));
  await api.put(`/candidates/${people['Edited'].id}`, { location: 'Pune' });
  await api.put(`/applications/${applied['Moved']}`, { status: 'screening' });
  await api.post('/applications', { candidate_id: people['Applied'].id, job_id: otherJob });
  expect((await api.post(`/candidates/${people['Noted'].id}/notes`, { text: 'Call her' })).status).toBe(201);
  await api.put(`/candidates/${people['Held'].id}/legal-hold`, { hold: true, reason: 'a claim' });
  await api.put(`/candidates/${people['Released'].id}/legal-hold`, { hold: true, reason: 'x' });
  await api.put(`/candidates/${people['Released'].id}/legal-hold`, { hold: false, reason: null });
  await api.call('DELETE', `/api/v1/applications/${applied['Removed']}`);
  await app.idle();

  const result = await undone(tenant, done.id);
  const left = await byName(tenant);
  expect(Object.keys(left).sort()).toEqual([
    'Applied',
    'Edited',
    'Held',
    'Known',
    'Moved',
    'Noted',
    'Released',
    'Removed',
  ]);
  const kept = (await api.get(`/imports/${done.id}/kept`)).body;
  const reasons = Object.fromEntries(
    kept.data.filter((one: any) => one.resource === 'candidate').map((one: any) => [one.candidate_id, one.reason]),
  );
  const reasonOf = (name: string) => reasons[people[name].id];
  expect(names.slice(1, 8).map(reasonOf)).toEqual([
    ...['changed', 'changed', 'applied', 'changed', 'on_hold', 'changed', 'changed'],
  ]);
  expect(result.undo).toMatchObject({ state: 'done', candidates: 2, error: null, completed_at: expect.any(String) });
  expect(result.undo.kept).toBe(kept.meta.total);
  expect(result.undo.progress).toEqual({ done: result.undo.progress.total, total: result.undo.progress.total });
  // Of those who stay, only what somebody moved, messaged or held.
  const still = await applicationsOf(tenant, `&job_id=${job}`);
  expect(still.map((one) => one.candidate_full_name)).toEqual(expect.arrayContaining(['Held', 'Moved']));
  expect(still.map((one) => one.candidate_full_name)).not.toContain('Known');
  expect(left['Known'].id).toBe(known);
  expectProblem(await api.get(`/candidates/${people['Plain'].id}`), 410, 'gone');
  const events = (await api.get(`/events?subject_id=${people['Plain'].id}&limit=100`)).body.data;
  expect(events.at(-1)).toMatchObject({ type: 'candidate.erased', actor: { type: 'key' } });
  const again = await api.post(`/imports/${done.id}/undo`, undefined);
  expect([again.status, again.body.data.undo]).toEqual([202, result.undo]);
  const log = (await api.get('/audit-log?action=import.undo')).body.data;
  expect(log).toHaveLength(1);
  expect(log[0].subject).toEqual({ type: 'import', id: done.id });
  const removed = [people['Plain'].id, applied['Plain']];
  const values = await app.rows(
    `select action, before, after from audit_entries where subject = any($1::text[]) and (before <> '{}' or after <> '{}')`,
    [removed],
  );
  expect(values).toEqual([]);
  // The corrected file is a new import of new people.
  const next = await imported(app, tenant, csvOf('Plain', 'Twice'));
  expect(next.counts).toMatchObject({ created: 2, existing: 0 });
  expect((await api.get('/audit-log?action=candidate.previously_erased')).body.data).toEqual([]);
});

test('Refuse to undo a dry run, a running, a foreign or an older import', async () => {
  const tenant = await app.tenant();
  const { api } = tenant;
  const dry = await imported(app, tenant, csvOf('Ann'), { query: { dry_run: 'true' } });
  expect(dry.undo_until).toBeNull();
  expectProblem(await api.post(`/imports/${dry.id}/undo`, undefined), 409, 'conflict');
  const done = await imported(app, tenant, csvOf('Ann'));
  const other = await app.tenant();
  for (const verb of ['undo', 'cancel']) {
    expectProblem(await other.api.post(`/imports/${done.id}/${verb}`, undefined), 404, 'not_found');
  }
  expectProblem(await other.api.get(`/imports/${done.id}/kept`), 404, 'not_found');
  expectProblem(await api.post(`/imports/${done.id}/cancel`, undefined), 409, 'conflict');
  await app.rows(`update imports set state = 'running' where id = $1`, [done.id]);
  expectProblem(await api.post(`/imports/${done.id}/undo`, undefined), 409, 'conflict');
  await app.rows(`update imports set state = 'done', ended_at = now() - interval '25 hours' where id = $1`, [done.id]);
  expectProblem(await api.post(`/imports/${done.id}/undo`, undefined), 409, 'conflict');
  await app.rows(`update imports set ended_at = now() where id = $1`, [done.id]);
  await app.rows(`delete from import_records where import_id = $1`, [done.id]);
  expectProblem(await api.post(`/imports/${done.id}/undo`, undefined), 409, 'conflict');
  expect(Object.keys(await byName(tenant))).toEqual(['Ann']);
});

test('Cancel an import in the middle, and keep its finished rows undoable', async () => {
  const tenant = await app.tenant();
  const { api } = tenant;
  const lines = Array.from({ length: 3_000 }, (_, n) => `Person ${n},p${n}@example.com`);
  const started = await send(app, tenant, `name,email\n${lines.join('\n')}\n`);
  const { id } = started.body.data;
  await until(
    async () => (await api.get(`/imports/${id}`)).body.data.progress.done > 0,
    () => 'the first batch',
  );
  const cancelled = await api.post(`/imports/${id}/cancel`, undefined);
  expect([cancelled.status, cancelled.body.data.state]).toEqual([200, 'cancelled']);
  await app.idle();
  const stopped = (await api.get(`/imports/${id}`)).body.data;
  expect(stopped).toMatchObject({ state: 'cancelled', completed_at: null, counts: cancelled.body.data.counts });
  const { created } = stopped.counts;
  expect(created).toBeLessThan(3_000);
  expect((await api.get('/candidates?limit=1')).body.meta.total).toBe(created);
  expect((await api.post(`/imports/${id}/cancel`, undefined)).body.data).toEqual(stopped);
  expect((await api.get('/imports?state=cancelled')).body.meta.total).toBe(1);
});

test('Undo an import in the console, and let viewers read what was kept', async () => {
  const tenant = await app.tenant();
  const browser = await signIn(app, tenant, 'recruiter');
  const done = await imported(app, tenant, 'name,email\n=Sum,sum@example.com\nGone,gone@example.com\n');
  const path = `/console/imports/${done.id}`;
  await expectGuardedForm(app, `${path}/undo`, {});
  await expectGuardedForm(app, `${path}/cancel`, {});
  await tenant.api.put(`/candidates/${(await byName(tenant))['=Sum'].id}`, { location: 'Pune' });
  const before = await browser.get(path);
  expect(visibleText(before.text)).toContain('You can undo this import until');
  expect(visibleText(before.text)).toContain('Removed candidates can’t be restored');
  const readOnly = (value: boolean) =>
    app.rows(`update users set reads_only = $2 where organization_id = $1 and role = 'recruiter'`, [
      tenant.organizationId,
      value,
    ]);
  await readOnly(true);
  expect((await browser.get(path)).text).not.toContain(`action="${path}/undo"`);
  expect((await browser.post(`${path}/undo`)).status).toBe(403);
  await readOnly(false);
  expect(visibleText((await browser.submit(`${path}/undo`)).text)).toContain('Undo requested.');
  await app.idle();
  const after = await browser.get(path);
  expect(visibleText(after.text)).toMatch(/Removed candidates 1 .*Kept 1 .*=Sum Candidate Someone changed it/);
  expect(after.text).not.toContain(`action="${path}/undo"`);
  expect((await browser.get(`${path}/kept.csv`)).text).toContain(",'=Sum,Candidate,Someone changed it,");
  const [entry] = await auditEntries(app, tenant, 'import.undo');
  expect(entry).toMatchObject({ subject: done.id, user_id: tenant.userIds[1] });
  expect(visibleText((await browser.get('/console/imports')).text)).toContain('Done Undone');
});

test('Keep an application whose applicant has answered about themselves', async () => {
  const tenant = await app.tenant();
  const { api } = tenant;
  const job = await jobOf(tenant);
  for (const name of ['Asha', 'Bela']) {
    await api.post('/candidates', { full_name: name, email: `${name.toLowerCase()}@example.com` });
  }
  const done = await imported(app, tenant, csvOf('Asha', 'Bela'), { query: { job_id: job } });
  expect(done.counts).toMatchObject({ created: 0, existing: 2, applied: 2 });
  const applied = (await applicationsOf(tenant)).find((one) => one.candidate_full_name === 'Asha').id;
  const answers = { sex: 'female', race_ethnicity: 'asian' };
  expect((await api.put(`/applications/${applied}/self-identification`, answers)).status).toBe(204);
  expect((await undone(tenant, done.id)).undo).toMatchObject({ state: 'done', applications: 1 });
  expect((await applicationsOf(tenant)).map(({ id }) => id)).toEqual([applied]);
  const kept = (await api.get(`/imports/${done.id}/kept`)).body.data;
  expect(kept).toMatchObject([{ resource: 'application', reason: 'answered' }]);
});
