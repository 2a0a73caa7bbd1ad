import { hash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { PersonEraser } from '../../src/modules/privacy/erasure/person-eraser.service.ts';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { tracesIn } from './traces.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const candidate = async (): Promise<string> => (await api.post('/candidates', aCandidate())).body.data.id;
const hold = (id: string, fields: object) => api.put(`/candidates/${id}/legal-hold`, fields);
/** As from the link in the email. Resolves with the page that follows. */
async function askAsCandidate(id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await app.rows(
    `with request as (
       insert into data_requests (id, organization_id, email, mailbox, expires_at)
       values ($1, $2, 'a@example.com', '', now() + interval '1 hour') returning organization_id, id)
     insert into data_request_links (token_hash, organization_id, data_request_id, candidate_id)
     select $3, organization_id, id, $4 from request`,
    [newId(), tenant.organizationId, hash('sha256', token, 'buffer'), id],
  );
  const reply = await fetch(`${app.base}/my-data/${token}`, {
    ...{ method: 'POST', redirect: 'manual', headers: { origin: app.base } },
    body: new URLSearchParams({ action: 'erase' }),
  });
  expect(reply.status).toBe(303);
  return (reply.headers.get('location') ?? '').split('/').at(-1) ?? '';
}
/** Stored emails. */
const mailsTo = async (email: string) => (await tracesIn(app, [email])).filter((trace) => trace.endsWith('.eml'));
/** Sets a hold after the erasure has begun, before it cancels the candidate's tasks. */
async function holdWhileCancelling(id: string): Promise<void> {
  const worker = await boot({ ...app.config, databaseUrl: app.urls.worker }, 'worker', { clock: app.clock });
  const blocker = await app.db.connect();
  const waits = async (event: string) =>
    (
      await app.rows(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and wait_event = $1`,
        [event],
      )
    ).length > 0;
  try {
    await blocker.query('begin');
    await blocker.query('lock table tasks in access exclusive mode');
    const [{ id: erasureId }] = (await api.get(`/erasures?candidate_id=${id}`)).body.data;
    const erased = worker.resolve(PersonEraser).erase(tenant.organizationId, erasureId, false);
    await until(() => waits('relation'), 'the erasure to cancel tasks');
    let isSet = false;
    const set = hold(id, { hold: true }).then(() => {
      isSet = true;
    });
    await until(async () => isSet || (await waits('transactionid')), 'the hold');
    await blocker.query('rollback');
    await Promise.allSettled([erased, set]);
  } finally {
    blocker.release();
    await worker.close(2);
  }
}
const entries = async (action: string) => (await api.get(`/audit-log?action=${action}`)).body.data;

test('Hold a candidate with a reason, and release the hold', async () => {
  const id = await candidate();
  expect((await api.get(`/candidates/${id}/legal-hold`)).body).toEqual({
    data: { candidate_id: id, hold: false, reason: null, since: null },
  });
  const held = await api.put(`/candidates/${id}/legal-hold`, { hold: true, reason: 'Case 7' });
  expect(held.status).toBe(200);
  expect(held.body.data).toEqual({
    ...{ candidate_id: id, hold: true, reason: 'Case 7' },
    since: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const again = await api.put(`/candidates/${id}/legal-hold`, held.body.data);
  expect(again.body).toEqual(held.body);
  const renamed = await api.put(`/candidates/${id}/legal-hold`, { reason: 'Case 8' });
  expect(renamed.body.data).toEqual({ ...held.body.data, reason: 'Case 8' });
  const released = await api.put(`/candidates/${id}/legal-hold`, { hold: false });
  expect(released.body.data).toEqual({ candidate_id: id, hold: false, reason: null, since: null });

  const made = await entries('candidate.legal_hold');
  expect(made.map(({ subject, changed, before, after }: any) => ({ subject, changed, before, after }))).toEqual([
    {
      subject: { type: 'candidate', id },
      changed: ['hold', 'reason'],
      before: { hold: true },
      after: { hold: false },
    },
    { subject: { type: 'candidate', id }, changed: ['reason'], before: { hold: true }, after: { hold: true } },
    {
      subject: { type: 'candidate', id },
      changed: ['hold', 'reason'],
      before: { hold: false },
      after: { hold: true },
    },
  ]);
  expect(JSON.stringify(made)).not.toContain('Case');
});

test('Keep a reason only while the candidate is on hold', async () => {
  const id = await candidate();
  const none = { candidate_id: id, hold: false, reason: null, since: null };
  const put = async (body: object) => (await api.put(`/candidates/${id}/legal-hold`, body)).body.data;
  expect(await put({ reason: 'Case 7' })).toEqual(none);
  expect(await put({ hold: false, reason: 'Case 7' })).toEqual(none);
  expect(await put({ hold: true })).toMatchObject({ hold: true, reason: null });
  expect(await put({ reason: 'Case 7' })).toMatchObject({ hold: true, reason: 'Case 7' });
  expect(await put({ hold: false, reason: 'Closed' })).toEqual(none);
  expect((await api.get(`/candidates/${id}/legal-hold`)).body.data).toEqual(none);
  // As releases before this rule left it.
  await app.rows(`update legal_holds set reason = 'Old' where candidate_id = $1`, [id]);
  expect((await api.get(`/candidates/${id}/legal-hold`)).body.data).toEqual(none);
  expect(await put({ hold: true })).toMatchObject({ hold: true, reason: null });
});

test('Turn retention on and off, with an entry of each change', async () => {
  expect((await api.get('/retention')).body).toEqual({ data: { candidate_days: null } });
  for (const days of [30, 3650, 3650, null]) {
    const answer = await api.put('/retention', { candidate_days: days });
    expect([answer.status, answer.body]).toEqual([200, { data: { candidate_days: days } }]);
    expect((await api.get('/retention')).body).toEqual(answer.body);
  }
  expect((await entries('retention.update')).map(({ before, after }: any) => [before, after])).toEqual([
    [{ candidate_days: 3650 }, { candidate_days: null }],
    [{ candidate_days: 30 }, { candidate_days: 3650 }],
    [{ candidate_days: null }, { candidate_days: 30 }],
  ]);
});

test('Name every wrong field', async () => {
  const id = await candidate();
  const hold = await api.put(`/candidates/${id}/legal-hold`, { hold: 'yes', reason: 5, until: 'May' });
  expectProblem(hold, 400, 'validation_error');
  expect(hold.body.error.details.map(({ path }: any) => path).sort()).toEqual(['hold', 'reason', 'until']);
  for (const body of [{}, { since: null }, { hold: null }]) {
    expectProblem(await api.put(`/candidates/${id}/legal-hold`, body), 400, 'validation_error');
  }
  for (const days of [29, 3651, 30.5, '30', true, undefined]) {
    const answer = await api.put('/retention', { candidate_days: days });
    expectProblem(answer, 400, 'validation_error');
    expect(answer.body.error.details.map(({ path }: any) => path)).toEqual(['candidate_days']);
  }
  expectProblem(await api.put('/retention', { candidate_days: 30, days: 1 }), 400, 'validation_error');
});

test('Hide candidates of others, and need the scope', async () => {
  const id = await candidate();
  const { api: others } = await app.tenant();
  for (const unknown of [id, newId(), 'x']) {
    expectProblem(await others.get(`/candidates/${unknown}/legal-hold`), 404, 'not_found');
    expectProblem(await others.put(`/candidates/${unknown}/legal-hold`, { hold: true }), 404, 'not_found');
  }
  const { apiKey } = await app.web.resolve(ApiKeyService).create({
    ...{ organizationId: tenant.organizationId, name: 'narrow', expiresAt: null, createdByUserId: null },
    scopes: ['candidates:read', 'candidates:write'],
  });
  const narrow = app.withKey(apiKey);
  for (const answer of [
    await narrow.get('/retention'),
    await narrow.put('/retention', {}),
    await narrow.get(`/candidates/${newId()}/legal-hold`),
    await narrow.put(`/candidates/${newId()}/legal-hold`, {}),
  ]) {
    expectProblem(answer, 403, 'insufficient_scope');
    expect(answer.body.error.required_scope).toBe('privacy:write');
  }
});

test('Stop an erasure that waits, until the hold is released and the erasure is requested again', async () => {
  const id = await candidate();
  const erase = (reason?: string) => api.post(`/candidates/${id}/erase`, { reason });
  const { erasure_id: erasureId, state } = (await erase()).body.data;
  expect(state).toBe('queued');
  expect((await api.put(`/candidates/${id}/legal-hold`, { hold: true, reason: 'Case 9' })).status).toBe(200);
  const stopped = { id: erasureId, state: 'failed', error: expect.stringContaining('legal hold'), stores: [] };
  const found = async () => (await api.get(`/erasures/${erasureId}`)).body.data;
  expect(await found()).toMatchObject(stopped);
  expectProblem(await erase(), 409, 'conflict');
  // Held and released again before any worker sees the task.
  const other = await candidate();
  const { erasure_id: otherErasure } = (await api.post(`/candidates/${other}/erase`, {})).body.data;
  for (const hold of [true, false]) await api.put(`/candidates/${other}/legal-hold`, { hold });
  // Candidates who asked before and after the hold. Those whose hold is over are merged before any worker sees the task.
  const [early, late, stays, alsoStays] = [await candidate(), await candidate(), await candidate(), await candidate()];
  expect(await askAsCandidate(early)).toBe('erasing');
  for (const one of [early, late]) await hold(one, { hold: true });
  expect(await askAsCandidate(late)).toBe('held');
  for (const one of [early, late]) await hold(one, { hold: false });
  for (const [one, other] of [
    [early, stays],
    [late, alsoStays],
  ]) {
    expect((await api.post(`/candidates/${other}/merge`, { from_id: one })).status).toBe(200);
  }
  const [mergedErasure] = (await api.get(`/erasures?candidate_id=${early}`)).body.data;
  expect(mergedErasure).toMatchObject({ state: 'failed', error: expect.stringContaining('was merged') });
  const repeated = await api.post(`/candidates/${early}/erase`, {});
  expect([repeated.status, repeated.body.error.merged_into]).toEqual([410, stays]);
  // Held by a request that comes while a worker looks for work about the candidate.
  const caught = (await api.post('/candidates', aCandidate())).body.data;
  await askAsCandidate(caught.id);
  await holdWhileCancelling(caught.id);
  // Asked, then held: the candidate is told.
  const told = (await api.post('/candidates', aCandidate())).body.data;
  await askAsCandidate(told.id);
  await hold(told.id, { hold: true });

  await app.startWorker();
  await app.idle();
  for (const one of [stays, alsoStays]) {
    expectProblem(await api.get(`/candidates/${one}`), 410, 'gone');
    const [erasure] = (await api.get(`/erasures?candidate_id=${one}`)).body.data;
    expect(erasure).toMatchObject({ state: 'done', reason: 'Requested by the candidate' });
  }
  expectProblem(await api.post(`/candidates/${early}/erase`, {}), 410, 'gone');
  const isCaught = (await api.get(`/candidates/${caught.id}`)).status === 200;
  expect((await mailsTo(caught.email)).length).toBe(isCaught ? 1 : 0);
  expect(await mailsTo(told.email)).toHaveLength(1);
  await hold(told.id, { hold: false });
  await app.idle();
  expectProblem(await api.get(`/candidates/${told.id}`), 410, 'gone');
  expect(await tracesIn(app, [told.email])).toEqual([]);
  expect((await api.get(`/candidates/${other}`)).status).toBe(200);
  expect((await api.get(`/erasures/${otherErasure}`)).body.data).toMatchObject({ ...stopped, id: otherErasure });
  expect(await found()).toMatchObject(stopped);
  expect((await api.get(`/candidates/${id}`)).status).toBe(200);

  const before = await found();
  await api.put(`/candidates/${id}/legal-hold`, { hold: false });
  expect(await found()).toMatchObject(stopped);
  expect((await erase('Asked again')).body.data).toEqual({ erasure_id: erasureId, state: 'queued' });
  await app.idle();
  const after = await found();
  expect(after).toMatchObject({ state: 'done', error: null, reason: 'Asked again' });
  expect(after.requested_at > before.requested_at).toBe(true);
  expect((await api.get(`/candidates/${id}`)).status).toBe(410);
});
