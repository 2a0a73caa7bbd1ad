import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { type TalentPoolProfile, TalentPoolService } from '../../src/modules/candidates/index.ts';
import { expectError, pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { startApp, type Tenant, until } from '../support/app.ts';

const app = await startApp({ worker: false });
const pool = app.web.resolve(TalentPoolService);
const tenant = await app.tenant();
const { organizationId, api } = tenant;
const { job, candidate, candidateRow, messages, tasks } = pipelineOf(app, tenant);

const secrets = {
  phone_number: '+91 98765 43210',
  whatsapp_number: '+91 98765 43211',
  resume_url: 'https://resumes.example.com/hidden.pdf',
  current_ctc: 12.0625,
  expected_ctc: 15.0625,
};
const shown = {
  full_name: 'Pooled Person',
  location: 'Pune',
  primary_skills: ['Kafka'],
  total_experience_years: 4.5,
  notice_period_days: 30,
  last_working_day: '2026-12-31',
  source: 'campus',
  tags: ['pool'],
  metadata: { a: { b: 1 } },
};
const anEmail = () => `Hidden.${randomBytes(6).toString('hex')}@Example.com`;
const aProfile = (fields: Partial<TalentPoolProfile> = {}): TalentPoolProfile => ({
  ...shown,
  ...secrets,
  email: anEmail(),
  ...fields,
});
const profileRow = async (id: string) =>
  (await app.rows('select * from talent_pool_profiles where candidate_id = $1', [id]))[0];
const rowsOf = async (of: string) =>
  (
    await app.rows(
      `select (select count(*) from candidates where organization_id = $1)::int as candidates,
              (select count(*) from talent_pool_profiles where organization_id = $1)::int as profiles`,
      [of],
    )
  )[0];
const tasksOf = async (name: string, id: string) =>
  (await tasks(name)).filter(({ data }) => data.candidateId === id || JSON.stringify(data).includes(id)).length;
const upload = async (to: Tenant): Promise<string> =>
  (await to.api.call('POST', '/api/v1/resumes', 'Asha Rao, Kafka', { 'content-type': 'text/plain' })).body.data
    .resume_path;
/** The code and the message of what it is refused with. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code: string; message: string }) => [error.code, error.message],
  );

test('Link a masked candidate with hidden fields in the profile only', async () => {
  const profile = aProfile();
  const id = await pool.link(organizationId, profile);
  expect(await candidateRow(id)).toMatchObject({
    ...shown,
    last_working_day: expect.any(Date),
    email: null,
    phone_number: null,
    whatsapp_number: null,
    resume_url: null,
    current_ctc: null,
    expected_ctc: null,
    talent_pool_status: 'masked',
  });
  expect(await profileRow(id)).toMatchObject({ ...secrets, email: profile.email, revealed_at: null });
  const got = await api.get(`/candidates/${id}`);
  expect(got.body.data).toMatchObject({ ...shown, email: '', current_ctc: null, talent_pool_status: 'masked' });
  const found = JSON.stringify([got.body, (await api.get('/candidates?search=pooled')).body]);
  for (const secret of [profile.email, ...Object.values(secrets)]) expect(found).not.toContain(String(secret));
  expect(await tasksOf('candidates.read-resume', id)).toBe(0);
});

test('Default source to api, and leave out omitted and null fields', async () => {
  const id = await pool.link(organizationId, { full_name: 'Bare', email: anEmail(), phone_number: null });
  expect(await candidateRow(id)).toMatchObject({ source: 'api', primary_skills: [], metadata: null });
  expect(await profileRow(id)).toMatchObject({ phone_number: null, resume_url: null, current_ctc: null });
});

test('Return the same candidate unchanged for a profile with a known email', async () => {
  const profile = aProfile();
  const id = await pool.link(organizationId, profile);
  for (let round = 0; round < 2; round++) {
    const [row, kept, count] = [await candidateRow(id), await profileRow(id), await rowsOf(organizationId)];
    const again = { ...profile, email: profile.email.toUpperCase(), full_name: 'Other', phone_number: '1' };
    expect(await pool.link(organizationId, again)).toBe(id);
    expect([await candidateRow(id), await profileRow(id), await rowsOf(organizationId)]).toEqual([row, kept, count]);
    await pool.reveal(organizationId, id);
  }
});

test('Link one candidate for concurrent calls with one profile', async () => {
  const owner = await app.tenant();
  const profile = aProfile();
  const ids = await together(8, () => pool.link(owner.organizationId, profile));
  expect(new Set(ids).size).toBe(1);
  expect(await rowsOf(owner.organizationId)).toEqual({ candidates: 1, profiles: 1 });
});

test('Link the same email in another organization', async () => {
  const other = await app.tenant();
  const profile = aProfile();
  const [mine, theirs] = [await pool.link(organizationId, profile), await pool.link(other.organizationId, profile)];
  expect(mine).not.toBe(theirs);
  expectError(await api.get(`/candidates/${theirs}`), 404, 'not_found');
});

test('Throw not_found for an unknown organization or another one’s file, and create nothing', async () => {
  const other = await app.tenant();
  const before = await rowsOf(organizationId);
  expect(await refusal(pool.link(unknownId(), aProfile()))).toEqual([
    'not_found',
    expect.stringContaining('organization'),
  ]);
  for (const resume_path of ['resumes/none.pdf', await upload(other)]) {
    expect(await refusal(pool.link(organizationId, aProfile({ resume_path })))).toEqual([
      'not_found',
      expect.stringContaining('resume_path'),
    ]);
  }
  expect(await rowsOf(organizationId)).toEqual(before);
});

test('Create a separate candidate for a POST of the hidden email', async () => {
  const email = anEmail();
  const id = await pool.link(organizationId, aProfile({ email }));
  for (const hidden of [email, '98765', 'resumes.example']) {
    const { body } = await api.get(`/candidates?search=${encodeURIComponent(hidden)}`);
    expect(body).toMatchObject({ data: [], meta: { total: 0 } });
  }
  const posted = await api.post('/candidates', { full_name: 'Somebody', email });
  expect(posted.status).toBe(201);
  expect(posted.body.data.id).not.toBe(id);
  expect((await api.get(`/candidates/${id}`)).body.data).toMatchObject({ full_name: 'Pooled Person', email: '' });
});

test('Reveal hidden fields, read the resume, compute scores and unlock the candidate', async () => {
  const profile = aProfile();
  const id = await pool.link(organizationId, profile);
  await api.put(`/candidates/${id}`, { current_company: 'Acme' });
  await pool.reveal(organizationId, id);
  const { data } = (await api.get(`/candidates/${id}`)).body;
  expect(data).toMatchObject({
    ...shown,
    ...secrets,
    current_company: 'Acme',
    email: profile.email,
    talent_pool_status: 'revealed',
  });
  expect((await profileRow(id)).revealed_at).toEqual(expect.any(Date));
  expect(await app.rows('select source, state from candidate_resumes where candidate_id = $1', [id])).toEqual([
    { source: secrets.resume_url, state: 'queued' },
  ]);
  expect(await tasksOf('candidates.read-resume', id)).toBe(1);
  expect(await tasksOf('matching.rescore-candidate', id)).toBe(1);

  expect((await api.put(`/candidates/${id}`, { phone_number: '1', full_name: 'Now Known' })).status).toBe(200);
  const jobId = await job();
  expect((await api.post('/applications', { candidate_id: id, job_id: jobId })).status).toBe(201);
  expect(await messages(jobId)).toHaveLength(1);
  expect((await api.post('/candidates', { full_name: 'X', email: profile.email })).body.data.id).toBe(id);
});

test('Read an uploaded resume when linked, not again when revealed', async () => {
  const resume_path = await upload(tenant);
  const id = await pool.link(organizationId, aProfile({ resume_path }));
  await pool.reveal(organizationId, id);
  expect(await app.rows('select source from candidate_resumes where candidate_id = $1', [id])).toEqual([
    { source: resume_path },
  ]);
  expect(await tasksOf('candidates.read-resume', id)).toBe(1);
});

test('Reveal once for concurrent and repeated calls', async () => {
  const id = await pool.link(organizationId, aProfile());
  await together(6, () => pool.reveal(organizationId, id));
  const state = async () => [
    await candidateRow(id),
    await profileRow(id),
    await tasksOf('candidates.read-resume', id),
    await tasksOf('matching.rescore-candidate', id),
  ];
  const before = await state();
  expect(before[2]).toBe(1);
  await api.put(`/candidates/${id}`, { phone_number: '77' });
  await pool.reveal(organizationId, id);
  expect((await candidateRow(id)).phone_number).toBe('77');
  expect((await state()).slice(1)).toEqual(before.slice(1));
});

test('Throw conflict naming the candidate with the email, until that email has changed', async () => {
  const email = anEmail();
  const id = await pool.link(organizationId, aProfile({ email }));
  const other = await candidate({ email: email.toLowerCase() });
  const before = [await candidateRow(id), await profileRow(id)];
  expect(await refusal(pool.reveal(organizationId, id))).toEqual(['conflict', expect.stringContaining(other)]);
  expect([await candidateRow(id), await profileRow(id)]).toEqual(before);
  await api.put(`/candidates/${other}`, { email: anEmail() });
  await pool.reveal(organizationId, id);
  expect(await candidateRow(id)).toMatchObject({ email, talent_pool_status: 'revealed' });
});

test('Serialize a reveal and a POST of the same email', async () => {
  for (let round = 0; round < 10; round++) {
    const email = anEmail();
    const id = await pool.link(organizationId, aProfile({ email }));
    const [refused, posted] = await Promise.all([
      refusal(pool.reveal(organizationId, id)),
      api.post('/candidates', { full_name: 'Posted', email }),
    ]);
    if (refused) {
      expect(posted.status).toBe(201);
      expect(refused).toEqual(['conflict', expect.stringContaining(posted.body.data.id)]);
      expect((await candidateRow(id)).talent_pool_status).toBe('masked');
    } else {
      expect([posted.status, posted.body.data.id]).toEqual([200, id]);
    }
  }
});

test('Throw conflict naming a candidate who gets the email while the reveal waits', async () => {
  const email = anEmail();
  const id = await pool.link(organizationId, aProfile({ email }));
  const other = await candidate();
  const rival = await app.db.connect();
  await rival.query('begin');
  await rival.query('update candidates set email = $2 where id = $1', [other, email]);
  const revealed = refusal(pool.reveal(organizationId, id));
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await app.rows(waiting)).length > 0, 'the reveal to wait for the rival');
  await rival.query('commit');
  rival.release();
  expect(await revealed).toEqual(['conflict', expect.stringContaining(other)]);
  expect((await candidateRow(id)).talent_pool_status).toBe('masked');
});

test('Lose no change of a PUT during a reveal', async () => {
  for (let round = 0; round < 5; round++) {
    const profile = aProfile();
    const id = await pool.link(organizationId, profile);
    const [put] = await Promise.all([
      api.put(`/candidates/${id}`, { location: `Goa ${round}` }),
      pool.reveal(organizationId, id),
    ]);
    expect(put.status).toBe(200);
    expect(await candidateRow(id)).toMatchObject({ ...secrets, email: profile.email, location: `Goa ${round}` });
  }
});

test('Throw conflict without a profile, and not_found for an unknown or foreign candidate', async () => {
  const open = await candidate();
  const before = await candidateRow(open);
  expect(await refusal(pool.reveal(organizationId, open))).toEqual(['conflict', expect.stringContaining(open)]);
  expect(await candidateRow(open)).toEqual(before);
  expect(await refusal(pool.reveal(organizationId, unknownId()))).toEqual(['not_found', expect.anything()]);
  const other = await app.tenant();
  const id = await pool.link(organizationId, aProfile());
  expect(await refusal(pool.reveal(other.organizationId, id))).toEqual(['not_found', expect.anything()]);
  expect((await candidateRow(id)).talent_pool_status).toBe('masked');
});
