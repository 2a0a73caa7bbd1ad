import { describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const { api, organizationId, userIds } = await app.tenant();
const other = await app.tenant();

const client = (await api.post('/clients', { name: 'Acme' })).body.data;
const theirClient = (await other.api.post('/clients', { name: 'Theirs' })).body.data;
const create = async (fields: object = {}) => (await api.post('/jobs', { title: 'Engineer', ...fields })).body.data;
const rowOf = async (id: string) => (await app.rows('select * from jobs where id = $1', [id]))[0];

const full = {
  title: 'Senior Engineer',
  jd_text: '<p onclick="x()">Build <b>things</b></p><script>alert(1)</script>',
  description: 'Build things.\n',
  client_id: client.id,
  client_name_not_disclosed: true,
  direct_video_interview_on_apply: true,
  client_name: 'Acme (old)',
  locations: ['India', 'Pune, MH', 'NULL', ' Goa\n'],
  work_mode: 'remote',
  job_type: 'contract',
  openings_count: 3,
  status: 'draft',
  min_experience_years: 2.5,
  max_experience_years: 80,
  currency: 'EUR',
  min_ctc: 0,
  max_ctc: 12.75,
  ctc_not_disclosed: true,
  rate: 0.1,
  required_skills: ['TypeScript', 'C++', '"quoted"'],
  preferred_skills: ['back\\slash', '{}'],
  only_listed_skills: true,
  skill_weights: [{ skill: 'C++', weight: 0.4 }],
  screening_questions: [
    {
      id: 'q1',
      question: 'Notice period? 🙂',
      type: 'single_choice',
      options: ['30', '60, or so'],
      required: true,
      order: 2,
    },
    { question: 'Why?', type: 'text', required: false, order: -1 },
  ],
  recruiter_id: userIds[1],
  metadata: { ats: { id: 'J-1' }, list: [1, null, 'x'] },
};

describe('POST /jobs', () => {
  test('Create a job with defaults from a title alone', async () => {
    const made = await api.post('/jobs', { title: 'Engineer' });
    expect(made.status).toBe(201);
    const { id, created_at, updated_at, ...rest } = made.body.data;
    expect(rest).toEqual({
      title: 'Engineer',
      external_id: null,
      jd_text: null,
      description: null,
      client_id: null,
      client_name: null,
      client_name_not_disclosed: false,
      direct_video_interview_on_apply: false,
      is_direct_hire: true,
      public_company_name: 'Test Recruiting',
      locations: [],
      work_mode: null,
      job_type: 'full_time',
      openings_count: 1,
      filled_count: 0,
      status: 'active',
      min_experience_years: null,
      max_experience_years: null,
      currency: 'INR',
      min_ctc: null,
      max_ctc: null,
      ctc_not_disclosed: false,
      rate: null,
      required_skills: [],
      preferred_skills: [],
      only_listed_skills: false,
      skill_weights: [],
      required_skills_weighted: [],
      preferred_skills_weighted: [],
      screening_questions: null,
      video_interview_questions: [],
      applicant_count: 0,
      recruiter_id: null,
      metadata: null,
    });
    expect(updated_at).toBe(created_at);
    expect(await rowOf(id)).toMatchObject({ organization_id: organizationId, skip_ai_enrichment: false });
  });

  test('Create a job with every field as sent, and store skip_ai_enrichment without returning it', async () => {
    const made = await api.post('/jobs', { ...full, skip_ai_enrichment: true });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ ...full, client_name: 'Acme', is_direct_hire: false });
    expect(made.body.data).not.toHaveProperty('skip_ai_enrichment');
    expect(made.body.data).not.toHaveProperty('organization_id');
    expect((await api.get(`/jobs/${made.body.data.id}`)).body).toEqual(made.body);
    expect(await rowOf(made.body.data.id)).toMatchObject({ ...full, skip_ai_enrichment: true });
  });

  const nulls = Object.fromEntries(
    (
      'jd_text description client_id client_name work_mode job_type min_experience_years max_experience_years currency ' +
      'min_ctc max_ctc rate screening_questions recruiter_id metadata'
    )
      .split(' ')
      .map((field) => [field, null]),
  );
  test('Accept null on POST and PUT for every nullable field of the response', async () => {
    expect(await create(nulls)).toMatchObject(nulls);
    const { id } = await create(full);
    expect((await api.put(`/jobs/${id}`, nulls)).body.data).toMatchObject({
      ...nulls,
      title: full.title,
      locations: full.locations,
    });
    expect(await rowOf(id)).toMatchObject(nulls);
  });

  test.each([
    'title',
    'client_name_not_disclosed',
    'direct_video_interview_on_apply',
    'locations',
    'openings_count',
    'status',
    'ctc_not_disclosed',
    'required_skills',
    'preferred_skills',
    'only_listed_skills',
    'skill_weights',
    'skip_ai_enrichment',
  ])('Return 400 for %s = null', async (field) => {
    const answer = await api.post('/jobs', { title: 'T', [field]: null });
    expectProblem(answer, 400, 'validation_error');
    expect(answer.body.error.details.map((d: { path: string }) => d.path)).toEqual([field]);
  });

  const many = (n: number) => Array.from({ length: n }, (_, i) => `${i}`);
  const question = (fields: object = {}) => ({ question: 'Q', type: 'text', required: true, order: 1, ...fields });
  test.each<[string, unknown, unknown, string]>([
    ['title', '😀'.repeat(255), '😀'.repeat(256), 'too_big'],
    ['jd_text', '😀'.repeat(200_000), 'x'.repeat(200_001), 'too_big'],
    ['description', 'x'.repeat(200_000), 'x'.repeat(200_001), 'too_big'],
    ['client_name', 'x'.repeat(255), 'x'.repeat(256), 'too_big'],
    ['locations', many(200), many(201), 'too_big'],
    ['required_skills', many(200), many(201), 'too_big'],
    ['preferred_skills', many(200), many(201), 'too_big'],
    [
      'skill_weights',
      many(400).map((skill) => ({ skill, weight: 1 })),
      many(401).map((skill) => ({ skill, weight: 1 })),
      'too_big',
    ],
    ['openings_count', 1, 0, 'too_small'],
    ['openings_count', 2_147_483_647, 2_147_483_648, 'too_big'],
    ['openings_count', 2, 1.5, 'invalid_type'],
    ['openings_count', 2, '2', 'invalid_type'],
    ['min_experience_years', 0, -0.5, 'too_small'],
    ['min_experience_years', 80, 80.5, 'too_big'],
    ['max_experience_years', 0, -1, 'too_small'],
    ['max_experience_years', 80, 81, 'too_big'],
    ['min_ctc', 0, -0.01, 'too_small'],
    ['max_ctc', 1e15, -1, 'too_small'],
    ['rate', 0, -1, 'too_small'],
    ['rate', 1.25, '1.25', 'invalid_type'],
    ['work_mode', 'hybrid', 'Hybrid', 'invalid_value'],
    ['job_type', 'full_time', 'part_time', 'invalid_value'],
    ['status', 'filled', 'open', 'invalid_value'],
    ['currency', 'GBP', 'gbp', 'invalid_value'],
    ['ctc_not_disclosed', true, 'true', 'invalid_type'],
    ['direct_video_interview_on_apply', false, 0, 'invalid_type'],
    ['client_id', client.id, 'acme', 'invalid_format'],
    ['recruiter_id', userIds[0], '', 'invalid_format'],
    [
      'screening_questions',
      Array.from({ length: 200 }, () => question()),
      Array.from({ length: 201 }, () => question()),
      'too_big',
    ],
    ['metadata', {}, [], 'invalid_value'],
  ])('Accept %s at its bound, and refuse it beyond', async (field, good, bad, code) => {
    expect((await create({ [field]: good }))[field]).toEqual(good);
    expectProblem(await api.post('/jobs', { title: 'T', [field]: bad }), 400, 'validation_error', [[field, code]]);
    const { id } = await create();
    expectProblem(await api.put(`/jobs/${id}`, { [field]: bad }), 400, 'validation_error', [[field, code]]);
  });

  test('Reject invalid skill weights, naming every invalid field', async () => {
    const skill_weights = [
      { skill: 'Java', weight: 0 },
      { skill: ' ', weight: 1.1 },
      { skill: 'Go', weight: '1', extra: 1 },
      'Rust',
    ];
    expectProblem(await api.post('/jobs', { title: 'T', skill_weights }), 400, 'validation_error', [
      ['skill_weights[0].weight', 'too_small'],
      ['skill_weights[1].skill', 'too_small'],
      ['skill_weights[1].weight', 'too_big'],
      ['skill_weights[2].weight', 'invalid_type'],
      ['skill_weights[2].extra', 'unknown_field'],
      ['skill_weights[3]', 'invalid_type'],
    ]);
  });

  test('Return 400 naming every invalid field of the screening questions', async () => {
    const questions = [
      question({ id: 'ok', options: [] }),
      {},
      question({ type: 'choice', options: ['a', ''], order: 'x', required: null, extra: 1 }),
      'text',
      question({ question: ' ' }),
    ];
    expectProblem(await api.post('/jobs', { title: 'T', screening_questions: questions }), 400, 'validation_error', [
      ['screening_questions[1].question', 'required'],
      ['screening_questions[1].type', 'required'],
      ['screening_questions[1].required', 'required'],
      ['screening_questions[1].order', 'required'],
      ['screening_questions[2].type', 'invalid_value'],
      ['screening_questions[2].options[1]', 'too_small'],
      ['screening_questions[2].order', 'invalid_type'],
      ['screening_questions[2].required', 'invalid_type'],
      ['screening_questions[2].extra', 'unknown_field'],
      ['screening_questions[3]', 'invalid_type'],
      ['screening_questions[4].question', 'too_small'],
    ]);
  });

  test.each([
    'is_direct_hire',
    'applicant_count',
    'public_company_name',
    'required_skills_weighted',
    'id',
    'created_at',
  ])('Return 400 for the response-only field %s', async (field) => {
    expectProblem(await api.post('/jobs', { title: 'T', [field]: null }), 400, 'validation_error', [
      [field, 'unknown_field'],
    ]);
  });

  test('Return 404 for an unknown or foreign client or recruiter, without a change', async () => {
    const before = await app.rows('select count(*) from jobs');
    for (const fields of [
      { client_id: newId() },
      { client_id: theirClient.id },
      { recruiter_id: newId() },
      { recruiter_id: other.userIds[0] },
      { recruiter_id: client.id },
    ]) {
      expectProblem(await api.post('/jobs', { title: 'T', ...fields }), 404, 'not_found');
    }
    expect(await app.rows('select count(*) from jobs')).toEqual(before);
    const { id } = await create();
    for (const fields of [{ client_id: theirClient.id }, { recruiter_id: other.userIds[0] }]) {
      expectProblem(await api.put(`/jobs/${id}`, { title: 'changed', ...fields }), 404, 'not_found');
    }
    expect(await rowOf(id)).toMatchObject({ title: 'Engineer', client_id: null, recruiter_id: null });
  });
});

describe('public_company_name', () => {
  test.each([
    ['the client', { client: true }, 'Acme', 'Acme', false],
    ['the client, over the legacy name', { client: true, client_name: 'Old' }, 'Acme', 'Acme', false],
    ['the legacy name', { client_name: 'Old' }, 'Old', 'Old', true],
    [
      'the legacy name, as hiding needs a client',
      { client_name: 'Old', client_name_not_disclosed: true },
      'Old',
      'Old',
      true,
    ],
    [
      'the organization when the client is hidden',
      { client: true, client_name: 'Old', client_name_not_disclosed: true },
      'Acme',
      'Public Inc',
      false,
    ],
    ['the organization when there is neither', {}, null, 'Public Inc', true],
    ['the organization when the legacy name has nothing to read in it', { client_name: ' ' }, ' ', 'Public Inc', true],
  ])('Is %s', async (_what, { client: linked, ...fields }: Record<string, unknown>, name, shown, direct) => {
    const tenant = await app.tenant({ name: 'Private Inc', publicName: 'Public Inc' });
    const acme = (await tenant.api.post('/clients', { name: 'Acme' })).body.data;
    const { body } = await tenant.api.post('/jobs', {
      title: 'T',
      ...fields,
      ...(linked === true && { client_id: acme.id }),
    });
    expect(body.data).toMatchObject({ client_name: name, public_company_name: shown, is_direct_hire: direct });
  });

  test('Follows a new name of the client, without changing the job’s updated_at', async () => {
    const acme = (await api.post('/clients', { name: 'Before' })).body.data;
    const job = await create({ client_id: acme.id });
    await api.put(`/clients/${acme.id}`, { name: 'After' });
    const { data } = (await api.get(`/jobs/${job.id}`)).body;
    expect(data).toEqual({ ...job, client_name: 'After', public_company_name: 'After' });
  });
});
