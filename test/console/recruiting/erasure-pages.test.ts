import { expect, test } from 'vitest';
import { personalFiles } from '../../../src/app/personal-data.ts';
import { storeNames } from '../../../src/modules/console/privacy/store.messages.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { openStream } from '../../support/event-stream.ts';
import { type ConsoleClient, signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp();
const tenant = await app.tenant();
const id = await creatorOf(tenant)('/candidates', aCandidate({ full_name: 'Asha <Rao>' }));
const cookieOf = ({ cookies }: ConsoleClient) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const [page, form] = [`/console/candidates/${id}`, `/console/candidates/${id}/erase`];

test('Offer erasing to admins only, and say what goes and what stays', async () => {
  const admin = await signIn(app, tenant);
  const recruiter = await signIn(app, tenant, 'recruiter');
  expect((await admin.get(page)).text).toContain(`href="${form}"`);
  expect((await recruiter.get(page)).text).not.toContain(form);
  expect((await recruiter.get(form)).status).toBe(403);
  expect((await recruiter.post(form)).status).toBe(403);
  await expectGuardedForm(app, form, {});
  const other = await signIn(app, await app.tenant());
  expect((await other.get(form)).status).toBe(404);
  const asked = visibleText((await admin.get(form)).text);
  expect(asked).toContain('Erase Asha <Rao>? This can’t be undone.');
  expect(asked).toMatch(/What is removed .*recordings.* What stays .*decisions.*Backups/);
  const long = await admin.post(form, { reason: 'x'.repeat(2001) });
  expect([long.status, visibleText(long.text).includes('Reason must')]).toEqual([400, true]);
});

test('Refuse to erase a candidate on legal hold, and link to the hold', async () => {
  const admin = await signIn(app, tenant);
  await tenant.api.put(`/candidates/${id}/legal-hold`, { hold: true, reason: 'Case 7' });
  for (const reply of [await admin.get(form), await admin.post(form, { reason: 'Asked' })]) {
    expect(visibleText(reply.text)).toMatch(/You can’t erase this candidate now .*legal hold.* Case 7/);
    expect(reply.text).toContain(`href="/console/candidates/${id}/legal-hold"`);
    expect(visibleText(reply.text)).not.toContain('Erase candidate');
  }
  expect((await admin.post(form)).status).toBe(409);
  await tenant.api.put(`/candidates/${id}/legal-hold`, { hold: false });
});

test('Erase a candidate, and show the state, live, and the receipts', async () => {
  const admin = await signIn(app, tenant);
  const first = await admin.post(form, { reason: 'Asked by <email>' });
  expect(first.status).toBe(303);
  const erasure = first.location ?? '';
  expect(erasure).toMatch(/^\/console\/erasures\/[0-9a-f-]{36}$/);
  expect((await admin.post(form)).location).toBe(erasure);
  const stream = await openStream(`${app.base}${erasure}/live`, { headers: { cookie: cookieOf(admin) } });
  await app.idle();
  await expect.poll(() => stream.events().at(-1)?.html ?? '', { timeout: 10_000 }).toContain('Done');
  stream.leave();
  expect((await admin.get(`${erasure}/live/now`)).text).toContain('Done');
  expect((await (await signIn(app, tenant, 'recruiter')).get(`${erasure}/live`)).status).toBe(403);
  const shown = visibleText((await admin.get(erasure)).text);
  expect(shown).toMatch(/Erasure requested.* Erasure of a candidate .*Done .*Reason Asked by <email>/);
  expect(shown).toMatch(/Candidate Deleted 1 .*Event log .*\d+ other kinds of records had none of the candidate\./);
  const { stores } = (await tenant.api.get(`/erasures/${erasure.split('/').at(-1)}`)).body.data;
  const listed = new Set([...stores, ...personalFiles].map(({ store }) => store));
  expect(new Set(Object.keys(storeNames))).toEqual(listed);
  expect((await admin.get(form)).location).toBe(erasure);
  expect((await (await signIn(app, tenant, 'recruiter')).get(erasure)).status).toBe(403);
  expect((await (await signIn(app, await app.tenant())).get(erasure)).status).toBe(404);
  const entries = await auditEntries(app, tenant, 'candidate.erase');
  expect(entries).toMatchObject([{ subject: id, user_id: tenant.userIds[0] }]);
});

test('Show why an erasure failed, and offer to erase again', async () => {
  const admin = await signIn(app, tenant);
  const other = await creatorOf(tenant)('/candidates', aCandidate({ full_name: 'Ravi' }));
  await app.rows(
    `insert into erasures (id, organization_id, candidate_id, state, error) values ($1, $2, $1, 'failed', 'No luck')`,
    [other, tenant.organizationId],
  );
  expect((await admin.get(`/console/candidates/${other}`)).text).toContain(`href="/console/erasures/${other}"`);
  const shown = await admin.get(`/console/erasures/${other}`);
  expect(visibleText(shown.text)).toMatch(/Failed .*No luck .*Erase again…/);
  expect((await admin.get(`/console/candidates/${other}/erase`)).status).toBe(200);
});

test('Stop an erasure that waits by a legal hold, and say so', async () => {
  const admin = await signIn(app, tenant);
  const waiting = await creatorOf(tenant)('/candidates', aCandidate({ full_name: 'Meena' }));
  await app.rows(`insert into erasures (id, organization_id, candidate_id) values ($1, $2, $1)`, [
    waiting,
    tenant.organizationId,
  ]);
  const saved = await admin.submit(`/console/candidates/${waiting}/legal-hold`, { action: 'set', reason: 'Case 9' });
  expect(visibleText(saved.text)).toContain('The erasure was stopped before it removed anything.');
  expect(visibleText(saved.text)).toContain('The last erasure of this candidate failed. Show erasure');
  const shown = visibleText((await admin.get(`/console/erasures/${waiting}`)).text);
  expect(shown).toMatch(/Failed The candidate is on legal hold, so nothing was erased\. .*Erase again…/);
  await tenant.api.put(`/candidates/${waiting}/legal-hold`, { hold: false });
});

test('List erasures for admins: whom, when, who requested them, and the receipt', async () => {
  const path = '/console/settings/erasures';
  const admin = await signIn(app, tenant);
  const listed = await admin.get(path);
  expect(visibleText(listed.text)).toMatch(
    /Candidate Status Requested Requested by Completed Receipt Meena Failed .*legal hold.* Retention – Show progress of Meena/,
  );
  expect(visibleText(listed.text)).toMatch(new RegExp(`${id} Done .* Operator, signed in as .+ Show receipt of ${id}`));
  expect(listed.text).toMatch(/href="\/console\/erasures\/[0-9a-f-]{36}"/);
  expect((await admin.get('/console/settings/retention')).text).toContain(`href="${path}"`);

  const byKey = await creatorOf(tenant)('/candidates', aCandidate({ full_name: 'By key' }));
  await tenant.api.post(`/candidates/${byKey}/erase`, {});
  await app.idle();
  expect(visibleText((await admin.get(path)).text)).toMatch(new RegExp(`${byKey} Done .* API key test`));

  expect((await (await signIn(app, tenant, 'recruiter')).get(path)).status).toBe(403);
  const other = await signIn(app, await app.tenant());
  expect(visibleText((await other.get(path)).text)).toContain('No erasures yet');
});
