import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aCandidate, startApp, type Tenant } from '../support/app.ts';

const app = await startApp();

const keyed = (tenant: Tenant, path: string, body: unknown, key: string) =>
  tenant.api.call('POST', `/api/v1${path}`, body, { 'idempotency-key': key });
const count = async (table: string, { organizationId }: Tenant): Promise<number> =>
  (await app.rows(`select count(*)::int as n from ${table} where organization_id = $1`, [organizationId]))[0].n;

test('Return the first response again, and create nothing twice, for a repeated Idempotency-Key', async () => {
  const tenant = await app.tenant();
  const key = randomUUID();
  const first = await keyed(tenant, '/clients', { name: 'Acme' }, key);
  await tenant.api.put(`/clients/${first.body.data.id}`, { name: 'Changed since' });
  const again = await keyed(tenant, '/clients', { name: 'Acme' }, key);
  expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(await count('clients', tenant)).toBe(1);
});

describe('a first apply', () => {
  test('Return 201 again, where without a key it is 200; one application, event, message and email', async () => {
    const tenant = await app.tenant();
    const job = (await tenant.api.post('/jobs', { title: 'Welder' })).body.data.id;
    const key = 'apply-1';
    const body = aCandidate({ application: { job_id: job } });
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await keyed(tenant, '/candidates', body, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[2]!.body).toEqual(answers[0]!.body);
    await app.idle();
    for (const table of ['candidates', 'candidate_jobs', 'candidate_job_status_events', 'outbound_messages']) {
      expect([table, await count(table, tenant)]).toEqual([table, 1]);
    }
    expect(
      await app.rows('select attempts from outbound_messages where organization_id = $1', [tenant.organizationId]),
    ).toEqual([{ attempts: 1 }]);
  });

  test('Return the first response of a bulk apply again', async () => {
    const tenant = await app.tenant();
    const job = (await tenant.api.post('/jobs', { title: 'Welder' })).body.data.id;
    const candidate = (await tenant.api.post('/candidates', aCandidate())).body.data.id;
    const body = { job_id: job, candidate_ids: [candidate, randomUUID()] };
    const first = await keyed(tenant, '/applications/bulk', body, 'bulk');
    const counts = { total: 2, created: 1, existing: 0, failed: 1 };
    expect(first.body.meta).toEqual({ ...counts, task_group: expect.any(String) });
    expect((await keyed(tenant, '/applications/bulk', body, 'bulk')).body).toEqual(first.body);
  });
});

test('Create one record for 20 concurrent requests with one key; answer the others with it or 409', async () => {
  const tenant = await app.tenant();
  const answers = await Promise.all(Array.from({ length: 20 }, () => keyed(tenant, '/clients', { name: 'Acme' }, 'k')));
  expect(await count('clients', tenant)).toBe(1);
  for (const { status, body } of answers) {
    expect([201, 409]).toContain(status);
    if (status === 409) expect(body.error).toMatchObject({ code: 'conflict', retryable: true });
  }
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
  expect(made.filter(({ headers }) => !headers.has('idempotency-replayed'))).toHaveLength(1);
});

test.each([
  ['another body', '/clients', { name: 'Other' }],
  ['another path', '/jobs', { title: 'Acme' }],
])('Return 422 idempotency_key_reused for %s, and create nothing', async (_, path, body) => {
  const tenant = await app.tenant();
  await keyed(tenant, '/clients', { name: 'Acme' }, 'k');
  const reused = await keyed(tenant, path, body, 'k');
  expect([reused.status, reused.body.error.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await count('clients', tenant)) + (await count('jobs', tenant))).toBe(1);
});

test('Separate equal keys of two organizations, and replay to each its own response', async () => {
  const tenants = [await app.tenant(), await app.tenant()];
  const create = (tenant: Tenant) => keyed(tenant, '/clients', { name: 'Acme' }, 'k');
  const [first, second] = [await create(tenants[0]!), await create(tenants[1]!)];
  expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, null]);
  expect(second.body.data.id).not.toBe(first.body.data.id);
  for (const [n, made] of [first, second].entries()) {
    expect((await create(tenants[n]!)).body).toEqual(made.body);
    expect((await tenants[n]!.api.get('/clients')).body.data.map((one: any) => one.id)).toEqual([made.body.data.id]);
  }
});

test('Store no error: create one record with the same key after the request is fixed', async () => {
  const tenant = await app.tenant();
  const candidate = (await tenant.api.post('/candidates', aCandidate())).body.data.id;
  const refused = await keyed(tenant, '/applications', { candidate_id: candidate, job_id: randomUUID() }, 'k');
  expect(refused.status).toBe(404);
  const wrong = await keyed(tenant, '/clients', { name: 7 }, 'k');
  expect(wrong.status).toBe(400);
  expect([await count('candidate_jobs', tenant), await count('clients', tenant)]).toEqual([0, 0]);
  for (const replayed of [null, 'true']) {
    const { status, body, headers } = await keyed(tenant, '/clients', { name: 'Acme' }, 'k');
    expect([status, body.data.name, headers.get('idempotency-replayed')]).toEqual([201, 'Acme', replayed]);
  }
  expect(await count('clients', tenant)).toBe(1);
});

test('Create nothing when the response cannot be stored', async () => {
  const tenant = await app.tenant();
  await app.rows(`alter table idempotency_keys add constraint broken check (octet_length(body) = 0) not valid`);
  const failed = await keyed(tenant, '/clients', { name: 'Acme' }, 'broken');
  await app.rows('alter table idempotency_keys drop constraint broken');
  expect(failed.status).toBe(500);
  expect(await count('clients', tenant)).toBe(0);
  expect((await keyed(tenant, '/clients', { name: 'Acme' }, 'broken')).status).toBe(201);
});

test('Accept a key again after 24 hours', async () => {
  const tenant = await app.tenant();
  await keyed(tenant, '/clients', { name: 'Acme' }, 'k');
  await app.rows(`update idempotency_keys set created_at = now() - interval '24 hours' where organization_id = $1`, [
    tenant.organizationId,
  ]);
  const later = await keyed(tenant, '/clients', { name: 'Other' }, 'k');
  expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([201, null]);
  const again = await keyed(tenant, '/clients', { name: 'Other' }, 'k');
  expect(again.body).toEqual(later.body);
});

test.each([
  ['', '1 to 255'],
  ['x'.repeat(256), '1 to 255'],
])('Return 400 naming the header when it is %j', async (key, message) => {
  const tenant = await app.tenant();
  const { status, body } = await keyed(tenant, '/clients', { title: 'x' }, key);
  expect(status).toBe(400);
  expect(body.error.details.map((d: any) => d.path)).toEqual(['name', 'title', 'Idempotency-Key']);
  expect(body.error.details.at(-1).message).toContain(message);
});

test('Repeat a candidate’s link, and store it encrypted', async () => {
  const tenant = await app.tenant({ credits: 10 });
  const candidate = (await tenant.api.post('/candidates', aCandidate())).body.data.id;
  const body = {
    candidate_id: candidate,
    question_source: 'resume',
    send_invite_email: false,
    interview_questions: [{ text: 'What did you build last?', kind: 'spoken' }],
  };
  const key = randomUUID();
  const first = await keyed(tenant, '/video-interviews', body, key);
  expect(first.status).toBe(201);
  const [row] = await app.rows(`select k::text as row from idempotency_keys k where organization_id = $1`, [
    tenant.organizationId,
  ]);
  const kept = Buffer.from(
    row.row
      .match(/\\x[0-9a-f]{64,}/g)
      .at(-1)
      .slice(2),
    'hex',
  ).toString('latin1');
  for (const secret of [first.body.data.session_token, key]) {
    expect(row.row).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
  expect((await keyed(tenant, '/video-interviews', body, key)).body).toEqual(first.body);
  const { body: organization } = await tenant.api.get('/organization');
  expect(organization.data.credit_balance).toBe(0);
});

test('Ignore the header on methods other than POST', async () => {
  const tenant = await app.tenant();
  const { body } = await tenant.api.post('/clients', { name: 'Acme' });
  for (const name of ['A', 'B']) {
    const changed = await tenant.api.call(
      'PUT',
      `/api/v1/clients/${body.data.id}`,
      { name },
      { 'idempotency-key': 'k' },
    );
    expect([changed.status, changed.body.data.name]).toEqual([200, name]);
  }
});
