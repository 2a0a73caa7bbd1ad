import { expect, test } from 'vitest';
import { expectError, expectWrong, pipelineOf, unknownId } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { job, candidate, masked, candidateRow, counts } = pipelineOf(app, tenant);
const jobId = await job();

const hidden = {
  email: '',
  phone_number: null,
  whatsapp_number: null,
  resume_url: null,
  current_ctc: null,
  expected_ctc: null,
};

test('Return a masked candidate with an empty email and null contact and CTC fields', async () => {
  const id = await masked('Shown Name');
  const got = await api.get(`/candidates/${id}`);
  expect(got.status).toBe(200);
  expect(got.body.data).toMatchObject({
    id,
    full_name: 'Shown Name',
    ...hidden,
    talent_pool_status: 'masked',
    applications: [],
  });
});

test.each([
  ['full_name', 'Other'],
  ['email', 'a@example.com'],
  ['phone_number', '1'],
  ['whatsapp_number', '1'],
  ['resume_url', 'https://example.com/cv.pdf'],
  ['current_ctc', 0],
  ['expected_ctc', 1],
])('Return 403 for a PUT of the locked field %s, without a change', async (field, value) => {
  const id = await masked();
  const before = await candidateRow(id);
  expectError(
    await api.put(`/candidates/${id}`, { location: 'Goa', [field]: value }),
    403,
    'talent_pool_reveal_required',
  );
  expect(await candidateRow(id)).toEqual(before);
});

test('Change nothing when the GET response of a masked candidate is sent back', async () => {
  const id = await masked();
  const before = await candidateRow(id);
  const { body } = await api.get(`/candidates/${id}`);
  const put = await api.put(`/candidates/${id}`, body.data);
  expect(put.status).toBe(200);
  expect(put.body).toEqual(body);
  expect(await candidateRow(id)).toEqual(before);
  expect((await api.put(`/candidates/${id}`, { email: ' ' })).status).toBe(200);
});

test('Change fields that are not locked', async () => {
  const id = await masked();
  const change = { location: 'Goa', tags: ['pool'], metadata: { a: 1 }, notice_period_days: 5, primary_skills: ['Go'] };
  expect((await api.put(`/candidates/${id}`, { ...change, ...hidden })).body.data).toMatchObject({
    ...change,
    ...hidden,
  });
  expect(await candidateRow(id)).toMatchObject({ ...change, email: null });
});

test('Return 400 for an empty email on POST, or for a candidate who has one', async () => {
  const id = await candidate();
  expectWrong(await api.put(`/candidates/${id}`, { email: '' }), 'email');
  expectWrong(await api.post('/candidates', { full_name: 'X', email: '' }), 'email');
});

test('Return 403 for every way to apply, without an application, message or change', async () => {
  const id = await masked();
  const before = await candidateRow(id);
  const application = { job_id: jobId };
  expectError(await api.post('/applications', { candidate_id: id, job_id: jobId }), 403, 'talent_pool_reveal_required');
  expectError(await api.put(`/candidates/${id}`, { application }), 403, 'talent_pool_reveal_required');
  expectError(await api.put(`/candidates/${id}`, { location: 'Goa', application }), 403, 'talent_pool_reveal_required');
  expect(await candidateRow(id)).toEqual(before);
  expect(await app.rows('select 1 from candidate_jobs where candidate_id = $1', [id])).toEqual([]);
  expect(await app.rows('select 1 from outbound_messages where candidate_id = $1', [id])).toEqual([]);
});

test('Return 404 before 400 before 403 when applying', async () => {
  const candidate_id = await masked();
  expectError(await api.post('/applications', { candidate_id, job_id: unknownId(), status: 'bad' }), 404, 'not_found');
  expectError(
    await api.post('/applications', { candidate_id, job_id: jobId, status: 'bad' }),
    400,
    'invalid_pipeline_status',
  );
});

test('Fail the masked candidate in a bulk apply, and apply the others', async () => {
  const bulkJob = await job();
  const [hiddenId, open] = [await masked(), await candidate()];
  const { status, body } = await api.post('/applications/bulk', { job_id: bulkJob, candidate_ids: [hiddenId, open] });
  expect(status).toBe(200);
  expect(body.data[0]).toMatchObject({ index: 0, candidate_id: hiddenId, result: 'failed', application: null });
  expect(body.data[0].error).toEqual({
    code: 'talent_pool_reveal_required',
    message: expect.stringMatching(/reveal/i),
  });
  expect(body.data[1]).toMatchObject({ result: 'created', error: null });
  expect(await counts(bulkJob)).toEqual({ applicant_count: 1, filled_count: 0 });
});

test('Return null as candidate_email in applications of a masked candidate', async () => {
  const id = await masked('Pooled Person');
  const applicationId = unknownId();
  await app.rows(
    `insert into candidate_jobs (id, organization_id, candidate_id, job_id, status) values ($1, $2, $3, $4, 'Applied')`,
    [applicationId, tenant.organizationId, id, jobId],
  );
  const shown = { id: applicationId, candidate_full_name: 'Pooled Person', candidate_email: null };
  expect((await api.get(`/applications/${applicationId}`)).body.data).toMatchObject(shown);
  expect((await api.get(`/applications?candidate_id=${id}`)).body.data).toMatchObject([shown]);
});
