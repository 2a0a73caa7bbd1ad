import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuarded, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });
const path = '/console/settings/retention';

test('Set the policy, and see who will be erased and who is on hold', async () => {
  const tenant = await app.tenant();
  const make = creatorOf(tenant);
  const old = await make('/candidates', aCandidate({ full_name: 'Old <Asha>' }));
  const held = await make('/candidates', aCandidate({ full_name: 'Held Ravi' }));
  await app.rows(
    `update candidate_activity set last_activity_at = now() - interval '400 days' where candidate_id = any($1)`,
    [[old, held]],
  );
  await tenant.api.put(`/candidates/${held}/legal-hold`, { hold: true });
  const admin = await signIn(app, tenant);
  expect(visibleText((await admin.get(path)).text)).toContain('Retention is off');

  for (const wrong of ['29', '3651', 'a year', '30.5']) {
    const refused = await admin.post(path, { candidate_days: wrong });
    expect([wrong, refused.status]).toEqual([wrong, 400]);
    expect(refused.text).toContain('Days without activity must be');
    expect(refused.text).toContain(`value="${wrong}"`);
  }
  const saved = visibleText((await admin.submit(path, { candidate_days: ' 365 ' })).text);
  expect(saved).toContain('Candidates without activity for 365 days will be erased.');
  expect(saved).toContain('1 more candidate is on legal hold and will be kept.');
  expect(saved).toMatch(/Old <Asha> \d+ \w+ \d{4}, [\d:]+ UTC Tonight \d+ \w+ \d{4} Set legal hold on Old <Asha>/);
  expect(saved).not.toContain('Held Ravi');
  await admin.submit(path, { candidate_days: '365' });
  const off = visibleText((await admin.submit(path, { candidate_days: '' })).text);
  expect(off).toContain('Candidates are kept.');
  const entries = await auditEntries(app, tenant, 'retention.update');
  expect(entries.map(({ details }) => details)).toEqual([{ candidate_days: null }, { candidate_days: 365 }]);
  expect((await (await signIn(app, tenant, 'recruiter')).get(path)).status).toBe(403);
});

test('Preview whom a number of days would erase, and store nothing', async () => {
  const tenant = await app.tenant();
  const old = await creatorOf(tenant)('/candidates', aCandidate({ full_name: 'Old Asha' }));
  await app.rows(
    `update candidate_activity set last_activity_at = now() - interval '400 days' where candidate_id = $1`,
    [old],
  );
  const admin = await signIn(app, tenant);
  const shown = visibleText((await admin.get(`${path}?candidate_days=365`)).text);
  expect(shown).toContain('This is a preview. Retention is off until you save the policy.');
  expect(shown).toMatch(/would be erased after 365 days without activity .* Old Asha/);
  const wrong = await admin.get(`${path}?candidate_days=3`);
  expect([wrong.status, wrong.text.includes('Days without activity must be')]).toEqual([400, true]);
  const kept = visibleText((await admin.get(path)).text);
  expect(kept).toContain('Retention is off');
  expect(kept).not.toContain('Old Asha');
});

test('Hold a candidate on their page, with the reason, the time and the name of who did', async () => {
  const tenant = await app.tenant();
  await app.rows(`update users set full_name = 'Maya Iyer' where id = $1`, [tenant.userIds[0]]);
  const id = await creatorOf(tenant)('/candidates', aCandidate({ full_name: 'Asha Rao' }));
  const [page, form] = [`/console/candidates/${id}`, `/console/candidates/${id}/legal-hold`];
  await expectGuarded(app, tenant, page);
  await expectGuardedForm(app, form, { action: 'set' });
  const admin = await signIn(app, tenant);
  const recruiter = await signIn(app, tenant, 'recruiter');
  expect(visibleText((await admin.get(page)).text)).toContain('Not on legal hold. Set legal hold');
  expect((await recruiter.post(form, { action: 'set' })).status).toBe(403);

  const held = visibleText((await admin.submit(form, { action: 'set', reason: 'Case <7>' })).text);
  expect(held).toContain('The candidate is on legal hold.');
  expect(held).toMatch(/On legal hold since .+, set by Maya Iyer\. Case <7> Change legal hold/);
  // Before everything else about the candidate.
  expect(held.indexOf('On legal hold since')).toBeLessThan(held.indexOf('Source'));
  expect(held.match(/Change legal hold/g)).toHaveLength(1);
  const seen = visibleText((await recruiter.get(page)).text);
  expect(seen).toContain('Case <7>');
  expect(seen).not.toContain('Change legal hold');
  expect((await tenant.api.get(`/candidates/${id}/legal-hold`)).body.data).toMatchObject({
    hold: true,
    reason: 'Case <7>',
  });

  expect(visibleText((await admin.submit(form, { action: 'set', reason: '' })).text)).toContain('Reason saved.');
  expect(visibleText((await admin.submit(form, { action: 'release' })).text)).toContain('The legal hold was released.');
  expect((await auditEntries(app, tenant, 'candidate.legal_hold')).map(({ subject }) => subject)).toEqual([id, id, id]);
  await tenant.api.put(`/candidates/${id}/legal-hold`, { hold: true });
  expect(visibleText((await admin.get(page)).text)).toMatch(/set by an API key\./);
});
