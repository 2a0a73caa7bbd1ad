import { describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const { api, userIds } = await app.tenant();
const other = await app.tenant();

const aClient = async (name = 'Acme') => (await api.post('/clients', { name })).body.data.id as string;
const create = async (fields: object = {}) => (await api.post('/jobs', { title: 'Engineer', ...fields })).body.data;
const get = async (id: string) => (await api.get(`/jobs/${id}`)).body.data;
const rowOf = async (id: string) => (await app.rows('select * from jobs where id = $1', [id]))[0];
const countsOf = async (id: string) => {
  const { jobs_count, active_jobs_count } = (await api.get(`/clients/${id}`)).body.data;
  return [jobs_count, active_jobs_count];
};
const questions = [{ question: 'Why?', type: 'text', required: false, order: 1, options: ['b', 'a'], id: 'q' }];

describe('PUT /jobs/{id}', () => {
  test('Change only the sent fields and updated_at', async () => {
    const before = await create({
      client_id: await aClient(),
      locations: ['Pune'],
      min_ctc: 1.5,
      screening_questions: questions,
    });
    const { status, body } = await api.put(`/jobs/${before.id}`, { title: 'Lead', locations: [], currency: null });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      title: 'Lead',
      locations: [],
      currency: null,
      updated_at: body.data.updated_at,
    });
    expect(Date.parse(body.data.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await rowOf(before.id)).toMatchObject({ title: 'Lead', locations: [], currency: null, min_ctc: 1.5 });
  });

  test('Change nothing, not even the legacy client name, when a GET response is sent back', async () => {
    const client_id = await aClient();
    for (const fields of [
      {},
      {
        client_id,
        client_name: 'Old text',
        recruiter_id: userIds[0],
        screening_questions: questions,
        metadata: { b: 1, a: { d: 1, c: [0.1] } },
      },
      {
        client_name: 'Only text',
        required_skills: ['b', 'NULL', ' x'],
        min_ctc: 0.1,
        max_ctc: 0.3,
        min_experience_years: 3,
      },
    ]) {
      const { id } = await create(fields);
      const [got, row] = [await api.get(`/jobs/${id}`), await rowOf(id)];
      const put = await api.put(`/jobs/${id}`, got.body.data);
      expect([put.status, put.body]).toEqual([200, got.body]);
      expect(await rowOf(id)).toEqual(row);
    }
  });

  test('Change one field when a GET response is sent back with that field edited', async () => {
    const before = await create({ client_id: await aClient(), client_name: 'Old text' });
    await api.put(`/jobs/${before.id}`, { ...before, title: 'Edited' });
    expect(await rowOf(before.id)).toMatchObject({
      title: 'Edited',
      client_name: 'Old text',
      client_id: before.client_id,
    });
    await api.put(`/jobs/${before.id}`, { ...before, client_id: null });
    expect(await get(before.id)).toMatchObject({ client_id: null, client_name: 'Old text', is_direct_hire: true });
  });

  test('Keep the name that is sent when the client is unlinked', async () => {
    const { id } = await create({ client_id: await aClient() });
    const unlinked = await api.put(`/jobs/${id}`, { client_id: null, client_name: 'Acme' });
    expect(unlinked.body.data).toMatchObject({ client_id: null, client_name: 'Acme', public_company_name: 'Acme' });
    const linked = await create({ client_id: await aClient(), client_name: 'Old text' });
    const renamed = await api.put(`/jobs/${linked.id}`, { client_id: null, client_name: 'New text' });
    expect(renamed.body.data).toMatchObject({ client_id: null, client_name: 'New text' });
  });

  test('Store a legacy client name beside a linked client, whose name takes precedence', async () => {
    const { id } = await create({ client_id: await aClient() });
    expect((await api.put(`/jobs/${id}`, { client_name: 'Legacy' })).body.data.client_name).toBe('Acme');
    expect((await rowOf(id)).client_name).toBe('Legacy');
  });

  test('Replace all metadata', async () => {
    const { id } = await create({ metadata: { a: 1, b: { c: 2 } } });
    expect((await api.put(`/jobs/${id}`, { metadata: { b: {} } })).body.data.metadata).toEqual({ b: {} });
  });

  test.each([{}, { id: newId(), applicant_count: 4, created_at: 'x' }])(
    'Return 400 for nothing to change: %j',
    async (body) => {
      const before = await create();
      expectProblem(await api.put(`/jobs/${before.id}`, body), 400, 'validation_error', [['', 'too_small']]);
      expect(await get(before.id)).toEqual(before);
    },
  );

  test('Return 404 for another organization’s job, without a change', async () => {
    const theirs = (await other.api.post('/jobs', { title: 'Theirs' })).body.data;
    expectProblem(await api.put(`/jobs/${theirs.id}`, { title: 'Mine' }), 404, 'not_found');
    expectProblem(await api.put(`/jobs/${theirs.id}`, { client_id: newId() }), 404, 'not_found');
    expect((await other.api.get(`/jobs/${theirs.id}`)).body.data).toEqual(theirs);
  });

  test('Keep all of 14 parallel changes to different fields, and the last of 20 to the same fields', async () => {
    const { id, ...before } = await create();
    const apart = [
      ...[{ locations: ['Pune'] }, { work_mode: 'remote' }, { job_type: 'contract' }, { status: 'paused' }],
      ...[{ min_experience_years: 2 }, { max_experience_years: 4 }, { currency: 'EUR' }, { min_ctc: 10 }],
      ...[{ max_ctc: 20 }, { required_skills: ['Kafka'] }, { preferred_skills: ['Redis'] }, { rate: 50.5 }],
      ...[{ client_name_not_disclosed: true }, { metadata: { a: 1 } }],
    ];
    const fields = ['jd_text', 'description', 'client_name', 'title'];
    const contested = Array.from({ length: 20 }, (_, i) => ({
      [fields[i % 4] as string]: `value ${i >> 2}`,
      openings_count: i + 1,
    }));
    const changes = [...contested, ...apart];
    const answers = await Promise.all(changes.map((change) => api.put(`/jobs/${id}`, change)));
    for (const [n, { status, body }] of answers.entries()) {
      expect([status, body.data]).toEqual([200, expect.objectContaining({ id, ...changes[n] })]);
    }
    const job = await get(id);
    expect(job).toMatchObject(Object.assign({}, ...apart));
    for (const field of fields) expect(job[field]).toMatch(/^value [0-4]$/);
    // Nothing lies between the last answer and what is stored.
    expect(answers.map(({ body }) => body.data)).toContainEqual(job);
    expect(Date.parse(job.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  });
});

describe('A minimum above its maximum', () => {
  test.each([
    ['min_ctc', 'max_ctc'],
    ['min_experience_years', 'max_experience_years'],
  ])('Is refused with 400 for %s above %s, within a body and against the stored row', async (low, high) => {
    const both = { [low]: 5, [high]: 4 };
    expectProblem(await api.post('/jobs', { title: 'T', ...both }), 400, 'validation_error', [[high, 'invalid_value']]);
    const { id } = await create({ [low]: 5, [high]: 5 });
    for (const change of [both, { [low]: 5.5 }, { [high]: 4.5 }]) {
      expectProblem(await api.put(`/jobs/${id}`, { title: 'changed', ...change }), 400, 'validation_error', [
        [high, 'invalid_value'],
      ]);
    }
    expect(await get(id)).toMatchObject({ title: 'Engineer', [low]: 5, [high]: 5 });
    for (const change of [
      { [high]: 9 },
      { [low]: 9 },
      { [low]: 1, [high]: 2 },
      { [high]: null },
      { [low]: 50 },
      { [low]: null, [high]: 0 },
    ]) {
      expect((await api.put(`/jobs/${id}`, change)).body.data).toMatchObject(change);
    }
  });

  test('Is refused with 400 naming both ranges', async () => {
    const { id } = await create({ max_ctc: 1, max_experience_years: 1 });
    expectProblem(await api.put(`/jobs/${id}`, { min_ctc: 2, min_experience_years: 2 }), 400, 'validation_error', [
      ['max_ctc', 'invalid_value'],
      ['max_experience_years', 'invalid_value'],
    ]);
  });

  test('Is never stored under concurrent changes', async () => {
    const { id } = await create({ min_ctc: 4, max_ctc: 6 });
    for (let round = 0; round < 5; round++) {
      await api.put(`/jobs/${id}`, { min_ctc: 4, max_ctc: 6 });
      const statuses = await Promise.all(
        [{ min_ctc: 6 }, { max_ctc: 4 }].map(async (c) => (await api.put(`/jobs/${id}`, c)).status),
      );
      expect(statuses.toSorted()).toEqual([200, 400]);
      const { min_ctc, max_ctc } = await get(id);
      expect(min_ctc).toBeLessThanOrEqual(max_ctc);
    }
  });
});

describe('Counters of clients and jobs', () => {
  test('Count a client’s jobs as they are created, moved, unlinked and closed', async () => {
    const [a, b] = [await aClient('A'), await aClient('B')];
    const before = (await api.get(`/clients/${a}`)).body.data.updated_at;
    const active = await create({ client_id: a });
    const draft = await create({ client_id: a, status: 'draft' });
    expect(await countsOf(a)).toEqual([2, 1]);
    await api.put(`/jobs/${draft.id}`, { status: 'active' });
    expect(await countsOf(a)).toEqual([2, 2]);
    await api.put(`/jobs/${active.id}`, { status: 'filled', title: 'Renamed' });
    expect(await countsOf(a)).toEqual([2, 1]);
    await api.put(`/jobs/${draft.id}`, { client_id: b, status: 'paused' });
    expect([await countsOf(a), await countsOf(b)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    await api.put(`/jobs/${draft.id}`, { status: 'active' });
    await api.put(`/jobs/${draft.id}`, { client_id: null });
    expect([await countsOf(a), await countsOf(b)]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    await api.put(`/jobs/${draft.id}`, { client_id: a });
    expect(await countsOf(a)).toEqual([2, 1]);
    expect((await api.get(`/clients/${a}`)).body.data.updated_at).toBe(before);
    expect((await api.get('/clients')).body.data.find((c: { id: string }) => c.id === a)).toMatchObject({
      jobs_count: 2,
      active_jobs_count: 1,
    });
  });

  test('Count a client’s jobs exactly after 20 parallel creations and 20 moves', async () => {
    const [a, b] = [await aClient('A'), await aClient('B')];
    const jobs = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        create({ client_id: i % 2 ? a : b, status: i % 4 < 2 ? 'active' : 'closed' }),
      ),
    );
    expect([await countsOf(a), await countsOf(b)]).toEqual([
      [10, 5],
      [10, 5],
    ]);
    const moved = await Promise.all(
      jobs.map(({ id }, i) => api.put(`/jobs/${id}`, { client_id: i % 2 ? b : a, status: 'active' })),
    );
    expect(moved.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect([await countsOf(a), await countsOf(b)]).toEqual([
      [10, 10],
      [10, 10],
    ]);
  });

  test('Count a job’s applications without changing its updated_at', async () => {
    const job = await create();
    const { body } = await api.post('/candidates', aCandidate({ application: { job_id: job.id } }));
    const [application] = body.data.applications;
    expect(await get(job.id)).toEqual({ ...job, applicant_count: 1 });
    await api.put(`/applications/${application.id}`, { status: 'hired' });
    expect(await get(job.id)).toEqual({ ...job, applicant_count: 1, filled_count: 1 });
    await api.delete(`/applications/${application.id}`);
    expect(await get(job.id)).toEqual(job);
  });
});
