import { describe, expect, test } from 'vitest';
import { newId } from '../../../src/platform/ids.ts';
import { signIn } from '../../console/console-client.ts';
import { visibleText } from '../../console/page-assertions.ts';
import { type Api, aCandidate, startApp } from '../../support/app.ts';
import { expectProblem } from '../problem.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;

const dataOf = async (call: Promise<{ status: number; body: any }>): Promise<any> => {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.data;
};
const aJob = async (by: Api = api): Promise<string> => (await dataOf(by.post('/jobs', { title: 'Engineer' }))).id;
const person = async (by: Api = api): Promise<string> => (await dataOf(by.post('/candidates', aCandidate()))).id;
const pair = async (by: Api) => ({ candidate_id: await person(by), job_id: await aJob(by) });

/** A body of a new record, without its external ID. */
const types: Record<string, (by: Api) => Promise<object>> = {
  clients: async () => ({ name: 'Acme' }),
  jobs: async () => ({ title: 'Engineer' }),
  candidates: async () => aCandidate(),
  applications: pair,
};

describe.each(Object.entries(types))('%s', (path, bodyOf) => {
  const create = async (fields: object, by: Api = api) => by.post(`/${path}`, { ...(await bodyOf(by)), ...fields });
  const change = (id: string, fields: object) => api.put(`/${path}/${id}`, fields);
  const found = async (externalId: string, by: Api = api) =>
    (await dataOf(by.get(`/${path}?external_id=${encodeURIComponent(externalId)}`))).map(({ id }: any) => id);

  test('Store an external ID unchanged, show it, find by it exactly, change and clear it', async () => {
    const externalId = ` Ext/${path} 10%_É `;
    const made = await dataOf(create({ external_id: externalId }));
    expect(made.external_id).toBe(externalId);
    const shown = await dataOf(api.get(`/${path}/${made.id}`));
    expect(shown.external_id).toBe(externalId);
    expect(await found(externalId)).toEqual([made.id]);
    for (const other of [externalId.trim(), externalId.toLowerCase(), 'Ext']) expect(await found(other)).toEqual([]);
    const filter = `external_id=${encodeURIComponent(externalId)}`;
    const changes = await api.get(`/${path}?${filter}&updated_after=2020-01-01T00:00:00Z`);
    expect([changes.body.data.length, changes.body.meta.total]).toEqual([1, 1]);
    expect(await dataOf(change(made.id, shown))).toMatchObject({
      external_id: externalId,
      updated_at: made.updated_at,
    });
    expect((await dataOf(change(made.id, { external_id: 'x' }))).external_id).toBe('x');
    expect(await found(externalId)).toEqual([]);
    const cleared = await dataOf(change(made.id, { external_id: null }));
    expect(cleared.external_id).toBeNull();
    expect(cleared.updated_at > made.updated_at).toBe(true);
    expect(await found('x')).toEqual([]);
    expect((await dataOf(create({}))).external_id).toBeNull();
  });

  test('Accept 1 to 255 characters', async () => {
    const longest = '😀'.repeat(255);
    expect((await dataOf(create({ external_id: longest }))).external_id).toBe(longest);
    const { id } = await dataOf(create({}));
    for (const [external_id, code] of [
      ['', 'too_small'],
      ['x'.repeat(256), 'too_big'],
      ['a\0b', 'invalid_format'],
      [7, 'invalid_type'],
    ] as const) {
      expectProblem(await create({ external_id }), 400, 'validation_error', [['external_id', code]]);
      expectProblem(await change(id, { external_id }), 400, 'validation_error', [['external_id', code]]);
    }
    expectProblem(await api.get(`/${path}?external_id=`), 400, 'validation_error', [['external_id', 'too_small']]);
    expectProblem(await api.get(`/${path}?external_id=${'x'.repeat(256)}`), 400, 'validation_error', [
      ['external_id', 'too_big'],
    ]);
  });

  test('Return 409 for the external ID of another, and change nothing', async () => {
    const external_id = `taken ${path}`;
    const first = await dataOf(create({ external_id }));
    const total = (await api.get(`/${path}`)).body.meta.total;
    expectProblem(await create({ external_id }), 409, 'conflict');
    const second = await dataOf(create({ external_id: `${external_id} too` }));
    const refused = await change(second.id, { external_id, metadata: { a: 1 } });
    expectProblem(refused, 409, 'conflict');
    expect(refused.body.error.message).toContain('external_id');
    expect(await dataOf(api.get(`/${path}/${second.id}`))).toMatchObject(second);
    expect((await api.get(`/${path}`)).body.meta.total).toBe(total + 1);
    expect(await found(external_id)).toEqual([first.id]);
    await dataOf(change(first.id, { external_id: null }));
    expect((await dataOf(change(second.id, { external_id }))).external_id).toBe(external_id);
  });

  test('Keep external IDs of other organizations and other types apart', async () => {
    const external_id = 'the same everywhere';
    const other = (await app.tenant()).api;
    const { id } = await dataOf(create({ external_id }));
    const foreign = await dataOf(create({ external_id }, other));
    expect([await found(external_id), await found(external_id, other)]).toEqual([[id], [foreign.id]]);
  });

  test('Create one of several records that are sent at once with one external ID', async () => {
    const external_id = `race ${path}`;
    const bodies = await Promise.all(Array.from({ length: 6 }, async () => ({ ...(await bodyOf(api)), external_id })));
    const answers = await Promise.all(bodies.map((body) => api.post(`/${path}`, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await found(external_id)).toHaveLength(1);
  });

  test('Record changes in the audit log and in events, without the value', async () => {
    const { id } = await dataOf(create({ external_id: `secret ${path}` }));
    await dataOf(change(id, { external_id: `other secret ${path}` }));
    const entries = await dataOf(api.get(`/audit-log?subject_id=${id}`));
    expect(entries.map(({ changed }: any) => changed)).toEqual([['external_id'], []]);
    expect(JSON.stringify(entries)).not.toContain('secret');
    const events = await dataOf(api.get(`/events?subject_id=${id}`));
    expect(events.at(-1)).toMatchObject({ changed: ['external_id'] });
    expect(JSON.stringify(events)).not.toContain('secret');
  });
});

test('Match a candidate by email and give it the external ID', async () => {
  const body = aCandidate();
  const { id } = await dataOf(api.post('/candidates', body));
  const again = await api.post('/candidates', { ...body, external_id: 'by email' });
  expect([again.status, again.body.data.id, again.body.data.external_id]).toEqual([200, id, 'by email']);
  await dataOf(api.post('/candidates', aCandidate({ external_id: 'of another' })));
  const refused = { ...body, full_name: 'Other Name', external_id: 'of another' };
  expectProblem(await api.post('/candidates', refused), 409, 'conflict');
  expect(await dataOf(api.get(`/candidates/${id}`))).toMatchObject({ full_name: 'Asha Rao', external_id: 'by email' });
});

test('Create a candidate once when several requests with its email and external ID arrive at once', async () => {
  const body = aCandidate({ external_id: 'the same person' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.post('/candidates', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
});

test('Apply a pair once when several requests with its external ID arrive at once', async () => {
  const body = { ...(await pair(api)), external_id: 'the same pair' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.post('/applications', body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
});

test('Give an existing application its external ID by applying again', async () => {
  const body = await pair(api);
  const { id } = await dataOf(api.post('/applications', body));
  const again = await api.post('/applications', { ...body, external_id: 'later' });
  expect([again.status, again.body.data.id, again.body.data.external_id]).toEqual([200, id, 'later']);
  expect((await dataOf(api.post('/applications', body))).external_id).toBe('later');
  expect((await dataOf(api.put(`/applications/${id}`, { status: 'screening' }))).external_id).toBe('later');
  await dataOf(api.post('/applications', { ...(await pair(api)), external_id: 'earlier' }));
  expectProblem(await api.post('/applications', { ...body, external_id: 'earlier', notes: 'n' }), 409, 'conflict');
  expect(await dataOf(api.get(`/applications/${id}`))).toMatchObject({ external_id: 'later', notes: null });
});

test('Set the external ID of an inline application, and refuse both parts if it is taken', async () => {
  const job_id = await aJob();
  const inline = (external_id: string) => aCandidate({ application: { job_id, external_id } });
  const made = await dataOf(api.post('/candidates', inline('inline')));
  expect(made.applications).toMatchObject([{ external_id: 'inline' }]);
  const refused = inline('inline');
  expectProblem(await api.post('/candidates', refused), 409, 'conflict');
  expect((await api.get(`/candidates?email=${refused.email}`)).body.meta.total).toBe(0);
  const known = await person();
  const change = { location: 'Goa', application: { job_id, external_id: 'inline' } };
  expectProblem(await api.put(`/candidates/${known}`, change), 409, 'conflict');
  expect(await dataOf(api.get(`/candidates/${known}`))).toMatchObject({ location: null, applications: [] });
});

test('Set external IDs in bulk, and fail only the items whose ID is taken', async () => {
  const job_id = await aJob();
  const [fresh, taken, known, renamed, plain] = (await Promise.all(Array.from({ length: 5 }, () => person()))) as [
    string,
    string,
    string,
    string,
    string,
  ];
  for (const external_id of ['held 1', 'held 2']) {
    await dataOf(api.post('/applications', { ...(await pair(api)), external_id }));
  }
  for (const candidate_id of [known, renamed]) await dataOf(api.post('/applications', { candidate_id, job_id }));
  const answer = await api.post('/applications/bulk', {
    job_id,
    candidate_ids: [fresh, taken, known, renamed, plain],
    external_ids: { [fresh]: 'bulk 1', [taken]: 'held 1', [known]: 'held 2', [renamed]: 'bulk 2' },
    notes: 'bulk',
  });
  const results = (await dataOf(Promise.resolve(answer))).map((item: any) => [
    item.result,
    item.application?.external_id,
    item.error?.code,
  ]);
  expect(results).toEqual([
    ['created', 'bulk 1', undefined],
    ['failed', undefined, 'conflict'],
    ['failed', undefined, 'conflict'],
    ['existing', 'bulk 2', undefined],
    ['created', null, undefined],
  ]);
  expect(answer.body.meta).toMatchObject({ total: 5, created: 2, existing: 1, failed: 2 });
  const [unchanged] = await dataOf(api.get(`/applications?candidate_id=${known}`));
  expect(unchanged).toMatchObject({ external_id: null, notes: null });
  const cleared = { job_id, candidate_ids: [fresh, renamed], external_ids: { [fresh]: null } };
  const after = (await dataOf(api.post('/applications/bulk', cleared))).map((i: any) => i.application.external_id);
  expect(after).toEqual([null, 'bulk 2']);
  const wrong = { job_id, candidate_ids: [fresh, taken], external_ids: { [fresh]: 'a', [taken]: 'a', [newId()]: '' } };
  expectProblem(await api.post('/applications/bulk', wrong), 400, 'validation_error');
});

test('Show external IDs in the console', async () => {
  const candidate = await dataOf(api.post('/candidates', aCandidate({ external_id: 'CONSOLE-C' })));
  const job = await dataOf(api.post('/jobs', { title: 'Engineer', external_id: 'CONSOLE-J' }));
  const application = await dataOf(
    api.post('/applications', { candidate_id: candidate.id, job_id: job.id, external_id: 'CONSOLE-A' }),
  );
  const browser = await signIn(app, tenant, 'recruiter');
  for (const [path, id] of [
    [`candidates/${candidate.id}`, 'CONSOLE-C'],
    [`jobs/${job.id}`, 'CONSOLE-J'],
    [`applications/${application.id}`, 'CONSOLE-A'],
  ]) {
    expect(visibleText((await browser.get(`/console/${path}`)).text)).toContain(`External ID ${id}`);
  }
});

test('Withhold an external ID with contact data until the reveal', async () => {
  const masked = (email: string, external_id: string) =>
    app.masked(tenant.organizationId, { full_name: 'Masked Person', email, external_id });
  const hidden = await masked('masked.ext@example.com', 'masked.ext@example.com');
  expect((await dataOf(api.get(`/candidates/${hidden}`))).external_id).toBeNull();
  const shown = await masked('masked.two@example.com', 'M-2');
  expect((await dataOf(api.get('/candidates?external_id=M-2')))[0]).toMatchObject({ id: shown, email: '' });
  await expect(masked('masked.three@example.com', 'M-2')).rejects.toThrow('external_id');
});
