import { expect, test } from 'vitest';
import { expectError, expectWrong, pipelineOf } from '../applications/pipeline.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const { api } = tenant;
const { candidate, candidateRow } = pipelineOf(app, tenant);

const nullable = {
  phone_number: '+91 98765 43210',
  whatsapp_number: '+91 98765 43211',
  location: 'Pune',
  preferred_location: 'Mumbai',
  total_experience_years: 7.5,
  relevant_experience_years: 0.1,
  current_company: 'Initech',
  current_designation: 'Engineer',
  current_ctc: 12.25,
  expected_ctc: 0,
  notice_period_days: 30,
  in_notice_period: true,
  last_working_day: '2026-12-31',
  resume_url: 'https://example.com/cv.pdf',
  source: 'ats',
  metadata: { ref: { id: 7 }, list: [1, null, 'x'] },
};
const arrays = {
  primary_skills: ['Node.js', 'a "quoted" \\ one', 'with, comma', '{brace}', 'NULL', ' spaces '],
  secondary_skills: ['react', "it's"],
  tags: ['hot', 'élan', 'a\nb'],
};
const full = { full_name: '  Asha\tRao  ', ...nullable, ...arrays };
const responseFields = [
  ...Object.keys(nullable),
  ...Object.keys(arrays),
  ...[
    'id',
    'external_id',
    'full_name',
    'email',
    'skill_array',
    'screening_score',
    'talent_pool_status',
    'applications',
    'created_at',
    'updated_at',
  ],
].sort();

test('Create a candidate with defaults from name and email alone', async () => {
  const body = aCandidate();
  const made = await api.post('/candidates', body);
  expect(made.status).toBe(201);
  const { id, created_at, updated_at, ...rest } = made.body.data;
  expect(rest).toEqual({
    ...body,
    external_id: null,
    ...Object.fromEntries(Object.keys(nullable).map((name) => [name, null])),
    primary_skills: [],
    secondary_skills: [],
    skill_array: [],
    source: 'api',
    tags: [],
    screening_score: null,
    talent_pool_status: 'not_linked',
    applications: [],
  });
  expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(updated_at).toBe(created_at);
  expect(await candidateRow(id)).toMatchObject({
    ...body,
    organization_id: tenant.organizationId,
    source: 'api',
    metadata: null,
  });
});

test('Create a candidate with every field as sent, and return no other field', async () => {
  const body = aCandidate(full);
  const made = await api.post('/candidates', body);
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject(body);
  expect(Object.keys(made.body.data).sort()).toEqual(responseFields);
  const got = await api.get(`/candidates/${made.body.data.id}`);
  expect(got.body.data).toEqual(made.body.data);
  const listed = await api.get(`/candidates?search=${encodeURIComponent(String(body['email']))}`);
  const { applications: _, ...plain } = made.body.data;
  expect(listed.body.data).toEqual([plain]);
  const row = await candidateRow(made.body.data.id);
  expect(row).toMatchObject({ tags: arrays.tags, primary_skills: arrays.primary_skills, metadata: nullable.metadata });
});

test('Store every field as sent by PUT', async () => {
  const id = await candidate();
  const changed = await api.put(`/candidates/${id}`, full);
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject(full);
  expect(await candidateRow(id)).toMatchObject({ ...arrays, current_ctc: 12.25, metadata: nullable.metadata });
});

test('Clear each nullable field with null and each array with []', async () => {
  const id = await candidate(full);
  const cleared = {
    ...Object.fromEntries(Object.keys(nullable).map((name) => [name, null])),
    primary_skills: [],
    secondary_skills: [],
    tags: [],
  };
  const changed = await api.put(`/candidates/${id}`, cleared);
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({ ...cleared, full_name: full.full_name, skill_array: [] });
  expect(await candidateRow(id)).toMatchObject(cleared);
});

test('Accept null for every nullable field on POST, also for source', async () => {
  const made = await api.post(
    '/candidates',
    aCandidate({ ...Object.fromEntries(Object.keys(nullable).map((name) => [name, null])) }),
  );
  expect(made.status).toBe(201);
  expect((await candidateRow(made.body.data.id)).source).toBeNull();
});

test('List primary, then secondary skills in skill_array, without duplicates in any case', async () => {
  const made = await api.post(
    '/candidates',
    aCandidate({ primary_skills: ['Go', 'SQL', 'go'], secondary_skills: ['sql', 'Rust', 'GO'] }),
  );
  expect(made.body.data.skill_array).toEqual(['Go', 'SQL', 'Rust']);
  expect(made.body.data.primary_skills).toEqual(['Go', 'SQL', 'go']);
});

test('Change nothing when a GET response is sent back', async () => {
  const id = await candidate(full);
  const before = await candidateRow(id);
  const { body } = await api.get(`/candidates/${id}`);
  const changed = await api.put(`/candidates/${id}`, body.data);
  expect(changed.status).toBe(200);
  expect(changed.body).toEqual(body);
  expect(await candidateRow(id)).toEqual(before);
});

test('Change only the sent field and updated_at', async () => {
  const id = await candidate(full);
  const before = await candidateRow(id);
  const changed = await api.put(`/candidates/${id}`, { location: 'Goa' });
  const after = await candidateRow(id);
  expect(after).toEqual({ ...before, location: 'Goa', updated_at: after.updated_at });
  expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime());
  expect(changed.body.data.updated_at).toBe(after.updated_at.toISOString());
});

test('Ignore response-only fields on PUT, and refuse them alone', async () => {
  const id = await candidate();
  const ignored = {
    id: 'x',
    skill_array: ['Z'],
    screening_score: 99,
    talent_pool_status: 'masked',
    applications: [1],
    created_at: 1,
    updated_at: 2,
  };
  const before = await candidateRow(id);
  expect((await api.put(`/candidates/${id}`, { ...ignored, location: 'Goa' })).status).toBe(200);
  const after = await candidateRow(id);
  expect(after).toEqual({ ...before, location: 'Goa', updated_at: after.updated_at });
  expectWrong(await api.put(`/candidates/${id}`, ignored), '');
  expectWrong(await api.put(`/candidates/${id}`, {}), '');
});

test('Replace metadata without merging', async () => {
  const id = await candidate({ metadata: { a: 1, b: { c: 2 } } });
  expect((await api.put(`/candidates/${id}`, { metadata: { b: {} } })).body.data.metadata).toEqual({ b: {} });
  expect((await candidateRow(id)).metadata).toEqual({ b: {} });
  expect((await api.put(`/candidates/${id}`, { metadata: {} })).body.data.metadata).toEqual({});
});

test('Keep custom JSON as sent, also keys named __proto__', async () => {
  const text = '{"__proto__": {"a": 1}, "constructor": null, "n": 0.1, "": [[]]}';
  const { full_name, email } = aCandidate();
  const body = `{"full_name": "${full_name}", "email": "${email}", "metadata": ${text}}`;
  const made = await api.call('POST', '/api/v1/candidates', body);
  const names = (metadata: object) => Object.keys(metadata).sort();
  expect(names(made.body.data.metadata)).toEqual(['', '__proto__', 'constructor', 'n']);
  const id = await candidate();
  const put = await api.call('PUT', `/api/v1/candidates/${id}`, `{"metadata": ${text}}`);
  expect(names(put.body.data.metadata)).toEqual(names(JSON.parse(text)));
  expect(names((await candidateRow(id)).metadata)).toEqual(names(JSON.parse(text)));
});

const tooLong = (n: number) => 'x'.repeat(n + 1);
const wrong: [string, unknown][] = [
  ...['full_name', 'email', 'primary_skills', 'secondary_skills', 'tags'].map((name): [string, unknown] => [
    name,
    null,
  ]),
  ['full_name', ''],
  ['full_name', ' \n'],
  ['full_name', 'a\0b'],
  ['full_name', tooLong(255)],
  ['email', 'no-address'],
  ['email', `${'x'.repeat(309)}@example.com`],
  ['phone_number', 5],
  ['phone_number', tooLong(255)],
  ['whatsapp_number', tooLong(255)],
  ['location', tooLong(255)],
  ['preferred_location', tooLong(255)],
  ['current_company', tooLong(255)],
  ['current_designation', tooLong(255)],
  ['source', tooLong(255)],
  ['resume_url', tooLong(2048)],
  ['resume_path', ''],
  ['total_experience_years', 80.1],
  ['total_experience_years', -0.1],
  ['relevant_experience_years', 81],
  ['relevant_experience_years', '5'],
  ['current_ctc', -1],
  ['expected_ctc', -0.01],
  ['notice_period_days', -1],
  ['notice_period_days', 1.5],
  ['notice_period_days', 2_147_483_648],
  ['in_notice_period', 'true'],
  ['notice_period_days', -3_000_000_000],
  ['last_working_day', ''],
  ['last_working_day', '2026-02-30'],
  ['last_working_day', '0000-01-01'],
  ['last_working_day', '2026-11-21T00:00:00Z'],
  ['tags', 'one'],
  ['tags', Array.from({ length: 201 }, () => 't')],
  ['metadata', []],
  ['metadata', 'text'],
  ['metadata', { big: 'x'.repeat(65_536) }],
  ['application', null],
  ['application', []],
  ['resume_text', 'never'],
  ['organization_id', '0197c0de-0000-7000-8000-000000000000'],
];

test.each(wrong)('Return 400 naming %s, on POST and PUT, for the value %j', async (field, value) => {
  const body = aCandidate();
  expectWrong(await api.post('/candidates', { ...body, [field]: value }), field);
  expect(await app.rows('select 1 from candidates where email = $1', [body['email']])).toEqual([]);
  const id = await candidate();
  const before = await candidateRow(id);
  expectWrong(await api.put(`/candidates/${id}`, { in_notice_period: true, [field]: value }), field);
  expect(await candidateRow(id)).toEqual(before);
});

test('Return 400 naming every invalid item and field', async () => {
  expectWrong(
    await api.post('/candidates', { tags: ['ok', '', 'x'.repeat(201)], age: 4 }),
    'full_name',
    'email',
    'tags[1]',
    'tags[2]',
    'age',
  );
});

test.each([
  ['full_name', 'x'.repeat(255)],
  ['full_name', '😀'.repeat(255)],
  ['email', `${'x'.repeat(64)}@${`${'d'.repeat(61)}.`.repeat(3)}${'e'.repeat(60)}.com`],
  ['phone_number', ''],
  ['resume_url', 'x'.repeat(2048)],
  ['total_experience_years', 80],
  ['relevant_experience_years', 0],
  ['current_ctc', 1e300],
  ['notice_period_days', 2_147_483_647],
  ['in_notice_period', false],
  ['last_working_day', '0001-01-01'],
  ['last_working_day', '9999-12-31'],
  ['tags', Array.from({ length: 200 }, () => 'x'.repeat(200))],
  ['metadata', { big: 'x'.repeat(65_536 - '{"big":""}'.length) }],
])('Accept %s at its bound on POST and PUT', async (field, value) => {
  const id = await candidate({ [field]: value });
  expect((await candidateRow(id))[field]).toEqual(field === 'last_working_day' ? expect.any(Date) : value);
  expect((await api.get(`/candidates/${id}`)).body.data[field]).toEqual(value);
  const { full_name, email } = aCandidate();
  expect((await api.put(`/candidates/${id}`, { full_name, email, [field]: value })).body.data[field]).toEqual(value);
});

test('Refuse metadata whose numbers take more than 64 KiB in the database', async () => {
  expectWrong(await api.post('/candidates', aCandidate({ metadata: { n: Array(9_200).fill(1e308) } })), 'metadata');
  const numbers = [1e308, -Number.MAX_VALUE, 5e-324, -1.5e-7, 1e-7, 1e21, -1.25e22, 1e20, 1e-6, 0.1, -0, 12];
  const n = Array.from({ length: 600 }, (_, i) => numbers[i % numbers.length]);
  const id = await candidate({ metadata: { n, pad: '' } });
  // as PostgreSQL writes it, but for the blanks between items
  const size = async () =>
    (await app.rows(`select length(replace(metadata::text, ' ', '')) as n from candidates where id = $1`, [id]))[0].n;
  const room = 65_536 - (await size());
  expect(room).toBeGreaterThan(0);
  const put = (pad: number) => api.put(`/candidates/${id}`, { metadata: { n, pad: 'x'.repeat(pad) } });
  expectWrong(await put(room + 1), 'metadata');
  expect((await put(room)).status).toBe(200);
  expect(await size()).toBe(65_536);
});

test('Return 404 for a resume_path that the organization did not upload, without a change', async () => {
  const body = aCandidate({ resume_path: 'resumes/none.pdf' });
  expectError(await api.post('/candidates', body), 404, 'not_found');
  expect(await app.rows('select 1 from candidates where email = $1', [body['email']])).toEqual([]);
  const id = await candidate();
  expectError(
    await api.put(`/candidates/${id}`, { resume_path: 'resumes/none.pdf', location: 'Goa' }),
    404,
    'not_found',
  );
  expect((await candidateRow(id)).location).toBeNull();
  expect((await api.put(`/candidates/${id}`, { resume_path: null })).status).toBe(200);
});

test('Never return resume_text, even after a resume was read', async () => {
  const id = await candidate();
  const hash = Buffer.alloc(32, 1);
  await app.rows(`insert into resume_texts (organization_id, content_hash, text) values ($1, $2, 'secret words')`, [
    tenant.organizationId,
    hash,
  ]);
  await app.rows(
    `insert into candidate_resumes (candidate_id, organization_id, source, state, content_hash) values ($1, $2, 'x', 'ok', $3)`,
    [id, tenant.organizationId, hash],
  );
  const answers = [
    await api.get(`/candidates/${id}`),
    await api.get('/candidates'),
    await api.put(`/candidates/${id}`, { location: 'Goa' }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect([body.data].flat().map((one: any) => one.id)).toContain(id);
    expect(JSON.stringify(body)).not.toMatch(/resume_text|secret words/);
  }
});

test('Return 404 for an unknown or malformed ID', async () => {
  for (const id of ['0197c0de-0000-7000-8000-000000000000', 'nonsense']) {
    expectError(await api.get(`/candidates/${id}`), 404, 'not_found');
    expectError(await api.put(`/candidates/${id}`, { location: 'Goa' }), 404, 'not_found');
  }
});

test('Return 405 for DELETE, naming the supported methods', async () => {
  const id = await candidate();
  const answer = await api.delete(`/candidates/${id}`);
  expectError(answer, 405, 'method_not_allowed');
  expect(answer.headers.get('allow')).toBe('GET, HEAD, PUT');
});
