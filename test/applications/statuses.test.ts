import { describe, expect, test } from 'vitest';
import { PipelineService } from '../../src/modules/applications/index.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { expectError, pipelineOf, together } from './pipeline.ts';

const app = await startApp({ worker: false });
const pipeline = app.web.resolve(PipelineService);
const seven = ['Applied', 'Shortlisted', 'screening', 'screened', 'hired', 'rejected', 'Candidate joined'];

const shown = async ({ api }: Tenant): Promise<string[]> =>
  (await api.get('/organization')).body.data.pipeline_statuses;
const counted = async ({ organizationId }: Tenant) =>
  Object.fromEntries(
    (await pipeline.list(organizationId)).filter((s) => s.applications > 0).map((s) => [s.name, s.applications]),
  );

/** So many applications to one job in this status, without what each apply brings. */
async function fill({ organizationId }: Tenant, jobId: string, status: string, count: number): Promise<void> {
  const client = await app.db.connect();
  try {
    await client.query('begin');
    // Each would move the job's counter on its own.
    await client.query('set local session_replication_role = replica');
    await client.query(
      `with c as (
         insert into candidates (id, organization_id, full_name, email)
         select gen_random_uuid(), $1, 'Person ' || n, n || '@' || $2::text || '.example' from generate_series(1, $4::int) n returning id),
       a as (
         insert into candidate_jobs (id, organization_id, candidate_id, job_id, status)
         select gen_random_uuid(), $1, c.id, $2::uuid, $3 from c returning id)
       insert into candidate_job_status_events (id, organization_id, application_id, to_status)
       select gen_random_uuid(), $1, a.id, $3 from a`,
      [organizationId, jobId, status, count],
    );
    await client.query(
      `insert into list_counts (organization_id, list, status, slot, n) values ($1, 'applications', $2, 65, $3), ($1, 'candidates', '', 65, $3)`,
      [organizationId, status, count],
    );
    await client.query('update jobs set applicant_count = applicant_count + $2 where id = $1', [jobId, count]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describe('Adding a status', () => {
  test('Append the status, and accept applications in it', async () => {
    const tenant = await app.tenant();
    await pipeline.add(tenant.organizationId, 'On hold');
    expect(await shown(tenant)).toEqual([...seven, 'On hold']);
    const { apply, job, candidate } = pipelineOf(app, tenant);
    await apply(await candidate(), await job(), { status: 'On hold' });
    expect(await counted(tenant)).toEqual({ 'On hold': 1 });
  });

  test.each([
    ['hired', 'is already a status'],
    ['HIRED', 'is already a status'],
    ['shortlisted', 'is already a status'],
  ])('Refuse %s', async (name, words) => {
    const tenant = await app.tenant();
    await expect(pipeline.add(tenant.organizationId, name)).rejects.toMatchObject({
      details: [{ path: 'name', message: expect.stringContaining(words) }],
    });
    expect(await shown(tenant)).toEqual(seven);
  });

  test('Accept a built-in name in its exact spelling only', async () => {
    const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'Placed'] });
    await expect(pipeline.add(tenant.organizationId, 'Hired')).rejects.toThrow('must be written “hired”');
    await pipeline.add(tenant.organizationId, 'hired');
    expect(await shown(tenant)).toEqual(['Applied', 'Placed', 'hired']);
  });

  test('Keep all statuses that ten admins add concurrently', async () => {
    const tenant = await app.tenant();
    const names = Array.from({ length: 10 }, (_, i) => `Round ${i}`);
    await Promise.all(names.map((name) => pipeline.add(tenant.organizationId, name)));
    expect((await shown(tenant)).slice(7).toSorted()).toEqual(names);
  });
});

describe('Renaming a status', () => {
  test('Rename it in applications and their history without moving them, visible to incremental sync', async () => {
    const tenant = await app.tenant();
    const { apply, job, candidate, events } = pipelineOf(app, tenant);
    const jobId = await job();
    const id = await apply(await candidate(), jobId, { status: 'Shortlisted' });
    await apply(await candidate(), jobId);
    await tenant.api.put(`/applications/${id}`, { status: 'screening' });
    await tenant.api.put(`/applications/${id}`, { status: 'Shortlisted' });
    const before = (await tenant.api.get(`/applications/${id}`)).body.data;
    expect(await pipeline.rename(tenant.organizationId, 'Shortlisted', 'Short list')).toBe(1);
    const after = (await tenant.api.get(`/applications/${id}`)).body.data;
    expect(after).toEqual({ ...before, status: 'Short list', updated_at: expect.any(String) });
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(await shown(tenant)).toEqual(seven.with(1, 'Short list'));
    expect((await events(id)).map((e) => e.to_status)).toEqual(['Short list', 'screening', 'Short list']);
    const changed = await tenant.api.get(`/applications?updated_after=${before.updated_at}`);
    expect(changed.body.data.map((a: any) => [a.id, a.status])).toEqual([[id, 'Short list']]);
    expect(await counted(tenant)).toEqual({ Applied: 1, 'Short list': 1 });
    expect((await tenant.api.get('/applications?status=Short%20list')).body.meta.total).toBe(1);
    expect((await tenant.api.get('/applications?status=Shortlisted')).status).toBe(400);
  });

  test('Leave the status of that name in another organization unchanged', async () => {
    const [mine, theirs] = [await app.tenant(), await app.tenant()];
    const { apply, job, candidate } = pipelineOf(app, theirs);
    await apply(await candidate(), await job(), { status: 'Shortlisted' });
    await pipeline.rename(mine.organizationId, 'Shortlisted', 'Short list');
    expect(await shown(theirs)).toEqual(seven);
    expect(await counted(theirs)).toEqual({ Shortlisted: 1 });
  });

  test.each(['Applied', 'screening', 'screened', 'hired', 'rejected', 'Candidate joined'])(
    'Refuse to rename built-in %s, or to use its name',
    async (name) => {
      const tenant = await app.tenant();
      await expect(pipeline.rename(tenant.organizationId, name, 'Else')).rejects.toMatchObject({ code: 'conflict' });
      await expect(pipeline.rename(tenant.organizationId, 'Shortlisted', name)).rejects.toMatchObject({
        details: [{ path: 'name' }],
      });
      expect(await shown(tenant)).toEqual(seven);
    },
  );

  test('Accept another case of the name, and refuse the name of another status', async () => {
    const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'Shortlisted', 'Second'] });
    await pipeline.rename(tenant.organizationId, 'Shortlisted', 'SHORTLISTED');
    await expect(pipeline.rename(tenant.organizationId, 'Second', 'shortlisted')).rejects.toThrow(
      'is already a status',
    );
    expect(await shown(tenant)).toEqual(['Applied', 'SHORTLISTED', 'Second']);
  });

  test('Let one of two concurrent renames win, and refuse the other', async () => {
    const tenant = await app.tenant();
    const { apply, job, candidate } = pipelineOf(app, tenant);
    await apply(await candidate(), await job(), { status: 'Shortlisted' });
    const results = await Promise.allSettled(
      ['One', 'Two'].map((name) => pipeline.rename(tenant.organizationId, 'Shortlisted', name)),
    );
    expect(results.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [lost] = results.filter((r) => r.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'conflict' });
    const name = (await shown(tenant))[1] ?? '';
    expect(await counted(tenant)).toEqual({ [name]: 1 });
  });

  test('Keep each application that was confirmed while its status was renamed, under the new name, and accept the others later', async () => {
    const tenant = await app.tenant();
    const { organizationId, api } = tenant;
    const { job, candidates, counts, events } = pipelineOf(app, tenant);
    const jobId = await job();
    const ids = await candidates(60);
    const applyAs = (status: string, i: number) =>
      api.post('/applications', { job_id: jobId, candidate_id: ids[i], status });
    const [answers] = await Promise.all([
      together(60, (i) => applyAs('Shortlisted', i)),
      pipeline.rename(organizationId, 'Shortlisted', 'Short list'),
    ]);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body.error]).toEqual([
        400,
        expect.objectContaining({ code: 'invalid_pipeline_status', allowed: seven.with(1, 'Short list') }),
      ]);
    }
    await pipeline.fixFormerStatuses();
    const made = answers.filter((a) => a.status === 201).map(({ body }) => body.data.id as string);
    const statuses = async () =>
      (await app.rows('select id, status from candidate_jobs where job_id = $1', [jobId])).map(
        (row) => `${row.id} ${row.status}`,
      );
    expect((await statuses()).toSorted()).toEqual(made.map((id) => `${id} Short list`).toSorted());
    for (const id of made) expect((await events(id)).map(({ to_status }) => to_status)).toEqual(['Short list']);

    const repeated = await together(60, (i) => applyAs('Short list', i));
    expect(repeated.map(({ status }) => status)).toEqual(answers.map((a) => (a.status === 201 ? 200 : 201)));
    expect(await counted(tenant)).toEqual({ 'Short list': 60 });
    expect((await api.get('/applications?status=Short%20list')).body.meta.total).toBe(60);
    expect((await api.get('/applications?status=Shortlisted')).status).toBe(400);
    expect(await counts(jobId)).toEqual({ applicant_count: 60, filled_count: 0 });
  });

  test('Rename 2,000 applications with fewer than 200 updates of the counts', async () => {
    const tenant = await app.tenant();
    const { job, counts } = pipelineOf(app, tenant);
    const jobId = await job();
    await fill(tenant, jobId, 'Shortlisted', 2_000);
    const versions = async () =>
      (await app.rows(`select n_tup_upd::int as n from pg_stat_user_tables where relname = 'list_counts'`))[0].n;
    const before = await versions();
    expect(await pipeline.rename(tenant.organizationId, 'Shortlisted', 'Short list')).toBe(2_000);
    expect((await versions()) - before).toBeLessThan(200);
    expect(await counted(tenant)).toEqual({ 'Short list': 2_000 });
    expect(await counts(jobId)).toEqual({ applicant_count: 2_000, filled_count: 0 });
  });
});

describe('Fixing former statuses', () => {
  test('Move applications written under an old name through all renames', async () => {
    const tenant = await app.tenant();
    const { organizationId } = tenant;
    const { apply, job, candidate } = pipelineOf(app, tenant);
    const jobId = await job();
    const ids = [await apply(await candidate(), jobId), await apply(await candidate(), jobId)];
    await pipeline.rename(organizationId, 'Shortlisted', 'Short list');
    await pipeline.rename(organizationId, 'Short list', 'Shorter list');
    await app.rows(`update candidate_jobs set status = 'Shortlisted' where id = $1`, [ids[0]]);
    await app.rows(`update candidate_jobs set status = 'Short list' where id = $1`, [ids[1]]);
    await pipeline.fixFormerStatuses();
    expect(await counted(tenant)).toEqual({ 'Shorter list': 2 });
    await pipeline.fixFormerStatuses();
    expect(await shown(tenant)).toEqual(seven.with(1, 'Shorter list'));
  });

  test('Keep applications whose status name is in use again', async () => {
    const tenant = await app.tenant();
    const { organizationId } = tenant;
    const { apply, job, candidate } = pipelineOf(app, tenant);
    await pipeline.rename(organizationId, 'Shortlisted', 'Short list');
    await pipeline.add(organizationId, 'Shortlisted');
    await apply(await candidate(), await job(), { status: 'Shortlisted' });
    await pipeline.fixFormerStatuses();
    expect(await counted(tenant)).toEqual({ Shortlisted: 1 });
    await pipeline.rename(organizationId, 'Shortlisted', 'Else');
    await pipeline.rename(organizationId, 'Else', 'Shortlisted');
    await pipeline.fixFormerStatuses();
    expect(await counted(tenant)).toEqual({ Shortlisted: 1 });
    expect(await shown(tenant)).toEqual([...seven.with(1, 'Short list'), 'Shortlisted']);
  });

  test('Add a removed status again for an application that just got it', async () => {
    const tenant = await app.tenant();
    const { organizationId } = tenant;
    const { apply, job, candidate } = pipelineOf(app, tenant);
    const id = await apply(await candidate(), await job());
    await pipeline.remove(organizationId, 'Shortlisted');
    await app.rows(`update candidate_jobs set status = 'Shortlisted' where id = $1`, [id]);
    await pipeline.fixFormerStatuses();
    expect(await shown(tenant)).toEqual([...seven.toSpliced(1, 1), 'Shortlisted']);
  });
});

describe('Placing a status', () => {
  test('Move a status in front of another one, idempotently', async () => {
    const tenant = await app.tenant({ pipelineStatuses: ['Applied', 'A', 'B', 'C'] });
    const { organizationId } = tenant;
    await pipeline.place(organizationId, 'C', 'A');
    await pipeline.place(organizationId, 'C', 'A');
    expect(await shown(tenant)).toEqual(['Applied', 'C', 'A', 'B']);
    await pipeline.place(organizationId, 'A', 'Applied');
    expect(await shown(tenant)).toEqual(['A', 'Applied', 'C', 'B']);
    await expect(pipeline.place(organizationId, 'Gone', 'A')).rejects.toMatchObject({ code: 'conflict' });
    await expect(pipeline.place(organizationId, 'A', 'Gone')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('Removing a status', () => {
  test('Refuse while applications are in it, with their number; then remove it, idempotently', async () => {
    const tenant = await app.tenant();
    const { organizationId, api } = tenant;
    const { apply, job, candidate } = pipelineOf(app, tenant);
    const id = await apply(await candidate(), await job(), { status: 'Shortlisted' });
    await expect(pipeline.remove(organizationId, 'Shortlisted')).rejects.toThrow('1 application is in “Shortlisted”');
    expect(await shown(tenant)).toEqual(seven);
    await api.put(`/applications/${id}`, { status: 'hired' });
    await pipeline.remove(organizationId, 'Shortlisted');
    await pipeline.remove(organizationId, 'Shortlisted');
    expect(await shown(tenant)).toEqual(seven.toSpliced(1, 1));
  });

  test('Refuse to remove Applied', async () => {
    const tenant = await app.tenant();
    await expect(pipeline.remove(tenant.organizationId, 'Applied')).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('An application in a status that was removed', () => {
  const removed = async () => {
    const tenant = await app.tenant();
    const { apply, job, candidate } = pipelineOf(app, tenant);
    const [jobId, candidateId] = [await job(), await candidate()];
    const id = await apply(candidateId, jobId, { status: 'Shortlisted' });
    await app.rows('update organizations set pipeline_statuses = $2 where id = $1', [
      tenant.organizationId,
      ['Applied', 'screening', 'hired'],
    ]);
    return { ...tenant, candidate, jobId, candidateId, id };
  };

  test('Accept its status back in every write of it, and change nothing', async () => {
    const { api, jobId, candidateId, id } = await removed();
    const { data: before } = (await api.get(`/applications/${id}`)).body;
    const key = { candidate_id: candidateId, job_id: jobId };
    const inline = { job_id: jobId, status: 'Shortlisted' };
    const { email } = (await api.get(`/candidates/${candidateId}`)).body.data;
    for (const write of [
      () => api.put(`/applications/${id}`, before),
      () => api.post('/applications', { ...key, status: 'Shortlisted' }),
      () => api.put(`/candidates/${candidateId}`, { application: inline }),
      () => api.put(`/candidates/${candidateId}`, { source: 'api', application: inline }),
      () => api.post('/candidates', { full_name: 'Asha Rao', email, application: inline }),
    ]) {
      const answer = await write();
      expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    }
    expect((await api.get(`/applications/${id}`)).body.data).toMatchObject({
      status: 'Shortlisted',
      status_date: before.status_date,
      updated_at: before.updated_at,
    });
    const changed = await api.put(`/applications/${id}`, { ...before, notes: 'Call on Monday' });
    expect(changed.body.data).toMatchObject({ status: 'Shortlisted', notes: 'Call on Monday' });
    expect((await api.get(`/applications/${id}/events`)).body.meta.total).toBe(1);
  });

  test('Refuse its status for others, and once it has another one', async () => {
    const { api, candidate, jobId, candidateId, id } = await removed();
    const apply = (candidate_id: string) =>
      api.post('/applications', { candidate_id, job_id: jobId, status: 'Shortlisted' });
    expectError(await apply(await candidate()), 400, 'invalid_pipeline_status');
    await api.put(`/applications/${id}`, { status: 'hired' });
    expectError(await apply(candidateId), 400, 'invalid_pipeline_status');
    expectError(await api.put(`/applications/${id}`, { status: 'Shortlisted' }), 400, 'invalid_pipeline_status');
  });

  test('List applications by it until none is left', async () => {
    const { api, id } = await removed();
    const { data, meta } = (await api.get('/applications?status=Shortlisted')).body;
    expect([data.map((one: { id: string }) => one.id), meta.total]).toEqual([[id], 1]);
    await api.put(`/applications/${id}`, { status: 'hired' });
    expectError(await api.get('/applications?status=Shortlisted'), 400, 'invalid_pipeline_status');
  });
});
