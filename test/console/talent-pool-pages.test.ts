import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../support/app.ts';
import { audited, expectGuarded, expectGuardedForm, makerOf, readable } from './pages.ts';
import { signIn } from './sign-in.ts';

const app = await startApp();
const tenant = await app.tenant();
const make = makerOf(tenant);
const browser = await signIn(app, tenant, 'recruiter');
const hidden = { email: 'hidden.talent@example.com', phone_number: '+91 90000 11111', expected_ctc: 77.5 };
const secrets = ['hidden.talent', '90000 11111', 'hidden.pdf', '77.5'];
const masked = (fields = {}) =>
  app.masked(tenant.organizationId, { full_name: 'Hidden Talent', ...hidden, location: 'Delhi', ...fields });
const reveal = (id: string) => `/console/talent-pool/${id}/reveal`;

test('the pool lists who is masked, and no page shows what is hidden', async () => {
  const id = await masked();
  await make('/candidates', aCandidate({ full_name: 'Open Person' }));
  await expectGuarded(app, tenant, '/console/talent-pool');
  await expectGuarded(app, tenant, reveal(id));
  const list = await browser.get('/console/talent-pool');
  expect(readable(list.text)).toContain('Hidden Talent');
  expect(readable(list.text)).not.toContain('Open Person');
  for (const path of ['/console/talent-pool', `/console/candidates/${id}`, reveal(id)]) {
    const { text } = await browser.get(path);
    expect(text).toContain('Hidden Talent');
    for (const secret of secrets) expect(text, `${secret} in ${path}`).not.toContain(secret);
  }
  expect((await browser.get(`/console/talent-pool/${id}`)).location).toBe(`/console/candidates/${id}`);
});

test('a reveal shows what was hidden, is recorded once with who did it, and twice is once', async () => {
  const id = await masked({ email: 'second@example.com' });
  await expectGuardedForm(app, reveal(id), {});
  const page = await browser.submit(reveal(id));
  expect(readable(page.text)).toContain('The profile is revealed.');
  expect(readable(page.text)).toContain('second@example.com');
  expect((await browser.post(reveal(id))).location).toBe(`/console/candidates/${id}`);
  expect((await browser.get(reveal(id))).location).toBe(`/console/candidates/${id}`);
  expect(await audited(app, tenant, 'talent_pool.reveal')).toEqual([
    { user_id: tenant.userIds[1], subject: id, details: null },
  ]);
});

test('of several who reveal one profile at once one has done it', async () => {
  const id = await masked({ email: 'atonce@example.com' });
  const replies = await Promise.all([1, 2, 3, 4].map(() => browser.post(reveal(id))));
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
  const entries = await audited(app, tenant, 'talent_pool.reveal');
  expect(entries.filter(({ subject }) => subject === id)).toHaveLength(1);
});

test('an email that another candidate has is a conflict that leads to them, and nothing is revealed', async () => {
  const other = await make('/candidates', aCandidate({ full_name: 'Known Person', email: 'Twice@example.com' }));
  const id = await masked({ email: 'twice@example.com' });
  const page = await browser.post(reveal(id));
  expect(page.status).toBe(409);
  expect(page.text).toContain(`<a href="/console/candidates/${other}">Known Person</a>`);
  expect(page.text.toLowerCase()).not.toContain('twice@');
  expect((await tenant.api.get(`/candidates/${id}`)).body.data.talent_pool_status).toBe('masked');
});

test('a candidate of no talent pool has nothing to reveal', async () => {
  const plain = await make('/candidates', aCandidate());
  expect((await browser.get(reveal(plain))).location).toBe(`/console/candidates/${plain}`);
  const refused = await browser.post(reveal(plain));
  expect([refused.status, readable(refused.text).includes('linked to no talent-pool profile')]).toEqual([409, true]);
});

test('an empty pool says where profiles come from', async () => {
  const fresh = await signIn(app, await app.tenant());
  expect(readable((await fresh.get('/console/talent-pool')).text)).toContain('talent-pool link');
});
