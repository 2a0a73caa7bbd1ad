import { expect, test } from 'vitest';
import { newId } from '../../../src/platform/ids.ts';
import { aCandidate, startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { auditEntries, creatorOf, expectGuarded, expectGuardedForm, visibleText } from '../page-assertions.ts';

const app = await startApp({ config: { recruiterLimits: { reveals: 20, interviews: 2 } } });
const tenant = await app.tenant();
const make = creatorOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');
const hidden = { email: 'hidden.talent@example.com', phone_number: '+91 90000 11111', expected_ctc: 77.5 };
const secrets = ['hidden.talent', '90000 11111', 'hidden.pdf', '77.5'];
const masked = (fields = {}) =>
  app.masked(tenant.organizationId, { full_name: 'Hidden Talent', ...hidden, location: 'Delhi', ...fields });
const reveal = (id: string) => `/console/talent-pool/${id}/reveal`;

test('List masked profiles, and show hidden data on no page', async () => {
  const id = await masked();
  await make('/candidates', aCandidate({ full_name: 'Open Person' }));
  await expectGuarded(app, tenant, '/console/talent-pool');
  await expectGuarded(app, tenant, reveal(id));
  const list = await browser.get('/console/talent-pool');
  expect(visibleText(list.text)).toContain('Hidden Talent');
  expect(visibleText(list.text)).not.toContain('Open Person');
  for (const path of ['/console/talent-pool', `/console/candidates/${id}`, reveal(id)]) {
    const { text } = await browser.get(path);
    expect(text).toContain('Hidden Talent');
    for (const secret of secrets) expect(text, `${secret} in ${path}`).not.toContain(secret);
  }
  expect((await browser.get(`/console/talent-pool/${id}`)).location).toBe(`/console/candidates/${id}`);
});

test('Reveal a profile and audit it once', async () => {
  const id = await masked({ email: 'second@example.com' });
  await expectGuardedForm(app, reveal(id), {});
  const page = await browser.submit(reveal(id));
  expect(visibleText(page.text)).toContain('Profile revealed.');
  expect(visibleText(page.text)).toContain('second@example.com');
  expect((await browser.post(reveal(id))).location).toBe(`/console/candidates/${id}`);
  expect((await browser.get(reveal(id))).location).toBe(`/console/candidates/${id}`);
  expect(await auditEntries(app, tenant, 'talent_pool.reveal')).toEqual([
    { user_id: tenant.userIds[1], subject: id, details: null },
  ]);
});

test('Audit one of several simultaneous reveals', async () => {
  const id = await masked({ email: 'atonce@example.com' });
  const replies = await Promise.all([1, 2, 3, 4].map(() => browser.post(reveal(id))));
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  const entries = await auditEntries(app, tenant, 'talent_pool.reveal');
  expect(entries.filter(({ subject }) => subject === id)).toHaveLength(1);
});

test('Reveal nothing when another candidate has the email, and link to them', async () => {
  const other = await make('/candidates', aCandidate({ full_name: 'Known Person', email: 'Twice@example.com' }));
  const id = await masked({ email: 'twice@example.com' });
  const page = await browser.post(reveal(id));
  expect(page.status).toBe(409);
  expect(page.text).toContain(`<a href="/console/candidates/${other}">Known Person</a>`);
  expect(page.text.toLowerCase()).not.toContain('twice@');
  expect((await tenant.api.get(`/candidates/${id}`)).body.data.talent_pool_status).toBe('masked');
});

test('Reveal nothing for a candidate outside the talent pool', async () => {
  const plain = await make('/candidates', aCandidate());
  expect((await browser.get(reveal(plain))).location).toBe(`/console/candidates/${plain}`);
  const refused = await browser.post(reveal(plain));
  expect([refused.status, visibleText(refused.text).includes('has no talent-pool profile to reveal')]).toEqual([
    409,
    true,
  ]);
});

test('Explain in an empty talent pool where profiles come from', async () => {
  const fresh = await signIn(app, await app.tenant());
  expect(visibleText((await fresh.get('/console/talent-pool')).text)).toContain(
    'when the operator of this service gives you access to a talent pool.',
  );
});

test('Let a recruiter reveal and start no more than the daily limits, and admins any number', async () => {
  const own = await app.tenant({ credits: 100 });
  const [admin, recruiter] = [await signIn(app, own), await signIn(app, own, 'recruiter')];
  await app.rows(
    `insert into audit_entries (id, organization_id, user_id, action)
     select gen_random_uuid(), $1, $2, 'talent_pool.reveal' from generate_series(1, 19)`,
    [own.organizationId, own.userIds[1]],
  );
  const people = await Promise.all([1, 2, 3].map(() => app.masked(own.organizationId)));
  const replies = await Promise.all(people.map((id) => recruiter.post(reveal(id))));
  expect(replies.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  expect(replies.map(({ text }) => visibleText(text)).join()).toContain(
    'You have revealed 20 profiles within 24 hours',
  );
  const refused = people.filter((_, i) => replies[i]?.status === 409);
  for (const id of refused) {
    expect((await own.api.get(`/candidates/${id}`)).body.data.talent_pool_status).toBe('masked');
    expect((await admin.post(reveal(id))).status).toBe(303);
  }
  const made = creatorOf(own);
  const job_id = await made('/jobs', { title: 'Welder' });
  const start = async (browser: typeof admin) => {
    const id = await made('/applications', { candidate_id: await made('/candidates', aCandidate()), job_id });
    return (await browser.post(`/console/applications/${id}/interview`, { interview: newId() })).status;
  };
  expect([await start(recruiter), await start(recruiter), await start(recruiter), await start(admin)]).toEqual([
    303, 303, 409, 303,
  ]);
  expect((await own.api.get('/organization')).body.data.credit_balance).toBe(70);
});
