import { expect, test } from 'vitest';
import { expectError, expectWrong, patiently, pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate, masked, candidateRow, applicationRow, messages, tasks, events } = pipelineOf(app, tenant);
const other = await app.tenant();
const theirs = pipelineOf(app, other);
const jobId = await job();

const rowsOf = (email: unknown) => app.rows('select * from candidates where lower(email) = lower($1)', [email]);

test('Update the sent fields for a known email in any case and with outer spaces', async () => {
  const body = aCandidate({ location: 'Pune', tags: ['a'], source: 'ats' });
  const id = await candidate(body);
  const again = await api.post('/candidates', {
    full_name: 'Asha R',
    email: `  ${String(body['email']).toUpperCase()} `,
    location: null,
  });
  expect(again.status).toBe(200);
  expect(again.body.data).toMatchObject({ id, full_name: 'Asha R', location: null, tags: ['a'], source: 'ats' });
  expect(await rowsOf(body['email'])).toMatchObject([
    { id, full_name: 'Asha R', location: null, tags: ['a'], source: 'ats' },
  ]);
});

test('Change nothing when the same candidate is posted again', async () => {
  const body = aCandidate({
    tags: ['a', 'NULL'],
    metadata: { zeta: 1, a: 2 },
    last_working_day: '2026-01-31',
    current_ctc: 1.1,
  });
  const id = await candidate(body);
  const before = await candidateRow(id);
  expect((await api.post('/candidates', body)).status).toBe(200);
  expect(await candidateRow(id)).toEqual(before);
});

test('Create a candidate for an email that only another organization knows', async () => {
  const body = aCandidate();
  const id = await candidate(body);
  expect(await theirs.candidate(body)).not.toBe(id);
  expect(await rowsOf(body['email'])).toHaveLength(2);
});

test('Return 400 for a known email with an invalid field, without a change', async () => {
  const body = aCandidate();
  const id = await candidate(body);
  const before = await candidateRow(id);
  expectWrong(await api.post('/candidates', { ...body, full_name: 'New', current_ctc: -1 }), 'current_ctc');
  expect(await candidateRow(id)).toEqual(before);
});

test('Return 409 for a PUT of another candidate’s email, without a change', async () => {
  const [mine, taken] = [aCandidate(), aCandidate()];
  await candidate(taken);
  const id = await candidate(mine);
  expectError(
    await api.put(`/candidates/${id}`, { email: ` ${String(taken['email']).toUpperCase()}`, location: 'Goa' }),
    409,
    'conflict',
  );
  expect(await candidateRow(id)).toMatchObject({ email: mine['email'], location: null });
});

test('Change an email or only its case, and match by the new email', async () => {
  const id = await candidate();
  const { email } = aCandidate();
  expect((await api.put(`/candidates/${id}`, { email: ` ${email}\t` })).body.data.email).toBe(email);
  const upper = String(email).toUpperCase();
  expect((await api.put(`/candidates/${id}`, { email: upper })).body.data.email).toBe(upper);
  expect((await api.post('/candidates', { full_name: 'X', email })).body.data.id).toBe(id);
});

test('Create candidate and application in one POST, with its event and message', async () => {
  const inlineJob = await job();
  const application = { job_id: inlineJob, status: 'Shortlisted', notes: 'n', match_score: 55.5, metadata: { a: 1 } };
  const made = await api.post('/candidates', aCandidate({ application }));
  expect(made.status).toBe(201);
  const { id, applications } = made.body.data;
  const direct = await api.post('/applications', { candidate_id: id, job_id: inlineJob });
  expect(direct.status).toBe(200);
  expect(applications).toEqual([direct.body.data]);
  expect(applications[0]).toMatchObject({ ...application, candidate_id: id, shortlisted_by_user_id: null });
  expect(applications[0]).not.toHaveProperty('job_title');
  expect(await applicationRow(applications[0].id)).toMatchObject({ ...application, match_score_source: 'integration' });
  expect(await events(applications[0].id)).toMatchObject([{ from_status: null, to_status: 'Shortlisted' }]);
  expect(await messages(inlineJob)).toMatchObject([{ candidate_id: id, kind: 'interest_outreach', state: 'queued' }]);
  expect((await api.get(`/candidates/${id}`)).body.data).toEqual(made.body.data);
});

test('Apply by a PUT of an application alone, and list applications newest first', async () => {
  const id = await candidate();
  const before = await candidateRow(id);
  const jobs = [await job(), await job(), await job()];
  for (const job_id of jobs) {
    const put = await api.put(`/candidates/${id}`, { application: { job_id } });
    expect(put.status).toBe(200);
    expect(put.body.data.applications[0]).toMatchObject({
      candidate_id: id,
      job_id,
      status: 'Applied',
      match_score: null,
    });
  }
  const { data } = (await api.get(`/candidates/${id}`)).body;
  expect(data.applications.map((a: { job_id: string }) => a.job_id)).toEqual(jobs.toReversed());
  expect(await candidateRow(id)).toEqual(before);
});

test('Update the existing application on a second inline apply', async () => {
  const body = aCandidate({ application: { job_id: jobId, status: 'hired', notes: 'first' } });
  const first = await api.post('/candidates', body);
  const again = await api.post('/candidates', { ...body, application: { job_id: jobId, metadata: { b: 2 } } });
  expect(again.status).toBe(200);
  const [application] = again.body.data.applications;
  expect(application).toMatchObject({
    id: first.body.data.applications[0].id,
    status: 'hired',
    notes: 'first',
    metadata: { b: 2 },
  });
  const put = await api.put(`/candidates/${first.body.data.id}`, {
    location: 'Goa',
    application: { job_id: jobId, status: 'rejected' },
  });
  expect(put.body.data).toMatchObject({
    location: 'Goa',
    applications: [{ status: 'rejected', notes: 'first', metadata: { b: 2 } }],
  });
  expect(await app.rows('select 1 from outbound_messages where candidate_id = $1', [first.body.data.id])).toHaveLength(
    1,
  );
});

const refused: [string, () => Promise<object> | object, number, string][] = [
  ['a bad status', () => ({ job_id: jobId, status: 'applied' }), 400, 'invalid_pipeline_status'],
  ['an unknown job', () => ({ job_id: unknownId() }), 404, 'not_found'],
  ["another organization's job", async () => ({ job_id: await theirs.job() }), 404, 'not_found'],
];
test.each(refused)('Leave nothing of a failed POST or PUT: %s', async (_, make, status, code) => {
  const application = await make();
  const left = async () => [
    await tasks('candidates.read-resume'),
    await tasks('matching.score'),
    await tasks('matching.rescore-candidate'),
  ];
  const body = aCandidate({ resume_url: 'https://example.com/cv.pdf', primary_skills: ['Go'] });
  const before = await left();
  expectError(await api.post('/candidates', { ...body, application }), status, code);
  expect(await rowsOf(body['email'])).toEqual([]);
  expect(await left()).toEqual(before);

  const id = await candidate();
  const row = await candidateRow(id);
  const change = { full_name: 'New', primary_skills: ['Go'], resume_url: 'https://example.com/2.pdf', application };
  expectError(await api.put(`/candidates/${id}`, change), status, code);
  expectError(await api.post('/candidates', { ...change, email: row.email }), status, code);
  expect(await candidateRow(id)).toEqual(row);
  expect(await left()).toEqual(before);
  expect(await app.rows('select 1 from candidate_jobs where candidate_id = $1', [id])).toEqual([]);
});

test('Return 400 with the allowed statuses of the organization', async () => {
  const answer = await api.post('/candidates', aCandidate({ application: { job_id: jobId, status: 'Nope' } }));
  expect(answer.body.error.allowed).toEqual([
    'Applied',
    'Shortlisted',
    'screening',
    'screened',
    'hired',
    'rejected',
    'Candidate joined',
  ]);
});

test('Return 400 naming every invalid field of the inline application, and create nothing', async () => {
  const body = aCandidate({ application: { status: 5, match_score: 101, candidate_id: unknownId(), metadata: [] } });
  expectWrong(
    await api.post('/candidates', body),
    ...['job_id', 'status', 'match_score', 'metadata', 'candidate_id'].map((name) => `application.${name}`),
  );
  expect(await rowsOf(body['email'])).toEqual([]);
});

test('Return 404 before 400 before 403 for a PUT that applies a masked candidate', async () => {
  const id = await masked();
  const put = (application: object) => api.put(`/candidates/${id}`, { phone_number: '1', application });
  expectError(await put({ job_id: unknownId(), status: 'bad' }), 404, 'not_found');
  expectError(await put({ job_id: jobId, status: 'bad' }), 400, 'invalid_pipeline_status');
  expectError(await put({ job_id: jobId }), 403, 'talent_pool_reveal_required');
});

test('Return 404 for the resume_path before 400 for the status', async () => {
  const body = aCandidate();
  const application = { job_id: jobId, status: 'bad' };
  for (const id of [await candidate(body), await masked()]) {
    const put = (fields: object) => api.put(`/candidates/${id}`, { resume_path: 'x', ...fields });
    expect((await put({ application })).body.error.message).toContain('resume_path');
    expectError(await put({ application }), 404, 'not_found');
    expectError(await put({ application: { job_id: jobId }, phone_number: '1' }), 404, 'not_found');
  }
  for (const fields of [body, aCandidate()]) {
    expectError(await api.post('/candidates', { ...fields, resume_path: 'x', application }), 404, 'not_found');
  }
});

test('Request new scores once when a resume and a skill change together', async () => {
  const id = await candidate({ resume_url: 'https://example.com/cv.pdf' });
  expect((await api.put(`/candidates/${id}`, { resume_url: null, primary_skills: ['Go'] })).status).toBe(200);
  expect((await tasks('matching.rescore-candidate')).filter(({ data }) => data.candidateId === id)).toHaveLength(1);
});

test('Delete the resume record and request new scores when a resume is removed', async () => {
  const id = await candidate({ resume_url: 'https://example.com/cv.pdf' });
  const record = () => app.rows('select state from candidate_resumes where candidate_id = $1', [id]);
  expect(await record()).toEqual([{ state: 'queued' }]);
  expect((await api.put(`/candidates/${id}`, { resume_url: null })).status).toBe(200);
  expect(await record()).toEqual([]);
  expect((await tasks('matching.rescore-candidate')).filter(({ data }) => data.candidateId === id)).toHaveLength(1);
});

test('Create one candidate and one application for 50 concurrent POSTs', async () => {
  const body = aCandidate({ tags: ['a'], application: { job_id: await job(), status: 'screening' } });
  const answers = await together(50, (i) =>
    patiently(() => api.post('/candidates', i % 2 ? body : { ...body, email: String(body['email']).toUpperCase() })),
  );
  expect(answers.map((a) => a.status).sort()).toEqual([...Array.from({ length: 49 }, () => 200), 201]);
  const [row, ...more] = await rowsOf(body['email']);
  expect(more).toEqual([]);
  const applications = await app.rows('select id from candidate_jobs where candidate_id = $1', [row.id]);
  expect(applications).toHaveLength(1);
  expect(await events(applications[0].id)).toHaveLength(1);
  expect(await app.rows('select 1 from outbound_messages where candidate_id = $1', [row.id])).toHaveLength(1);
});

test('Never return 500 while an email changes to and fro during POSTs of it', async () => {
  const [a, b] = [aCandidate(), aCandidate()];
  const id = await candidate(a);
  const answers = await together(60, (i) =>
    patiently(() =>
      i % 3 === 0
        ? api.post('/candidates', a)
        : api.put(`/candidates/${id}`, { email: i % 3 === 1 ? b['email'] : a['email'] }),
    ),
  );
  expect(answers.map((answer) => answer.status).filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  expect((await rowsOf(a['email'])).length).toBeLessThan(2);
});
