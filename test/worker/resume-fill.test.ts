import { expect, test } from 'vitest';
import { aCandidate, startApp, until } from '../support/app.ts';
import { makePdf, makeScannedPdf } from '../support/resume-files.ts';

const app = await startApp();
const { api, organizationId, key } = await app.tenant();

const resume = (fields: { city?: string; title?: string; skills?: string } = {}) =>
  makePdf([
    'Ishaan Menon',
    'ishaan.menon@private.example | +91 98450 12345',
    `${fields.city ?? 'Kochi, Kerala'}`,
    '',
    'EXPERIENCE',
    `${fields.title ?? 'Senior Data Engineer'}`,
    'Northwind Analytics Pvt Ltd',
    'Jan 2020 - Present',
    'Built streaming pipelines with Kafka and Python for twelve teams, and kept them running.',
    '',
    'Data Engineer',
    'Redwood Labs Ltd',
    'Jan 2016 - Dec 2019',
    'Wrote batch jobs in Python and SQL, measured them and made them faster year by year.',
    '',
    'EDUCATION',
    'Bachelor of Technology, Example Institute of Technology, 2011 - 2015',
    '',
    'SKILLS',
    `${fields.skills ?? 'Kafka, Python, SQL, Airflow, PostgreSQL'}`,
  ]);
const upload = async (bytes: Buffer): Promise<string> => {
  const response = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  const { data } = (await response.json()) as { data: { resume_path: string } };
  return data.resume_path;
};
const create = async (fields: Record<string, unknown>) => (await api.post('/candidates', aCandidate(fields))).body.data;
const candidate = async (id: string) => (await api.get(`/candidates/${id}`)).body.data;
const resumeOf = async (id: string, of = api) => (await of.get(`/candidates/${id}/resume`)).body.data;
const read = (id: string) =>
  until(async () => {
    const found = await resumeOf(id);
    return found.state !== 'queued' && found;
  }, 'the resume to be read');

test('Fill empty fields from the resume, and name them', async () => {
  const { id } = await create({ resume_path: await upload(await resume()) });
  const found = await read(id);
  expect(found).toMatchObject({
    candidate_id: id,
    state: 'read',
    source: 'upload',
    quality: 'ok',
    reason: null,
    format: 'pdf',
    pages: 1,
    hidden_characters: 0,
  });
  expect(found.profile).toMatchObject({
    name: 'Ishaan Menon',
    emails: ['ishaan.menon@private.example'],
    language: 'en',
  });
  expect(found.profile.employments.map((e: { employer: string }) => e.employer)).toEqual([
    'Northwind Analytics Pvt Ltd',
    'Redwood Labs Ltd',
  ]);
  const filled = await candidate(id);
  expect(filled).toMatchObject({
    full_name: 'Asha Rao',
    location: 'Kochi, Kerala',
    current_company: 'Northwind Analytics Pvt Ltd',
    current_designation: 'Senior Data Engineer',
  });
  expect(filled.phone_number.replace(/\D/g, '')).toBe('919845012345');
  expect(filled.primary_skills).toEqual(expect.arrayContaining(['Kafka', 'Python', 'SQL']));
  expect(filled.total_experience_years).toBeGreaterThan(10);
  expect(found.filled_fields).toEqual(
    expect.arrayContaining(['phone_number', 'location', 'primary_skills', 'total_experience_years', 'current_company']),
  );
  expect(JSON.stringify(filled)).not.toContain('kept them running');
  expect(JSON.stringify(found)).not.toContain('kept them running');
});

test('Keep sent fields, and fill the empty ones', async () => {
  const sent = { location: 'Oslo', primary_skills: ['Chess'], total_experience_years: 2, current_company: 'Mine' };
  const { id } = await create({ ...sent, resume_path: await upload(await resume()) });
  const { filled_fields } = await read(id);
  expect(await candidate(id)).toMatchObject({ ...sent, current_designation: 'Senior Data Engineer' });
  for (const field of Object.keys(sent)) expect(filled_fields).not.toContain(field);
});

test('Replace what an older resume filled, except fields changed since', async () => {
  const { id } = await create({ resume_path: await upload(await resume()) });
  await read(id);
  await api.put(`/candidates/${id}`, { current_company: 'Corrected by hand' });
  await api.put(`/candidates/${id}`, {
    resume_path: await upload(await resume({ city: 'Chennai, Tamil Nadu', title: 'Lead Data Engineer' })),
  });
  await app.idle();
  expect(await candidate(id)).toMatchObject({
    location: 'Chennai, Tamil Nadu',
    current_designation: 'Lead Data Engineer',
    current_company: 'Corrected by hand',
  });
  expect((await resumeOf(id)).filled_fields).not.toContain('current_company');
});

test('Keep filled fields marked after GET, edit, PUT; change nothing for the same resume', async () => {
  const path = await upload(await resume());
  const { id } = await create({ resume_path: path });
  const before = await read(id);
  await app.idle();
  const shown = await candidate(id);
  await api.put(`/candidates/${id}`, { ...shown, resume_path: path });
  await app.idle();
  expect(await candidate(id)).toEqual(shown);
  expect((await resumeOf(id)).filled_fields).toEqual(before.filled_fields);
});

test('Keep a field that is sent while reading', async () => {
  const path = await upload(await resume());
  const made = await Promise.all(Array.from({ length: 8 }, () => create({ resume_path: path })));
  await Promise.all(made.map(({ id }, n) => api.put(`/candidates/${id}`, { location: `Sent ${n}` })));
  await app.idle();
  for (const [n, { id }] of made.entries()) {
    expect(await candidate(id)).toMatchObject({ location: `Sent ${n}`, current_designation: 'Senior Data Engineer' });
  }
});

test('Fill and show no hidden field of a masked candidate', async () => {
  const id = await app.masked(organizationId, { resume_path: await upload(await resume()) });
  const found = await read(id);
  expect(found.profile).toMatchObject({ name: null, emails: [], phones: [], links: [] });
  expect(found.filled_fields).not.toContain('phone_number');
  expect(await candidate(id)).toMatchObject({ phone_number: null, email: '', location: 'Kochi, Kerala' });
  expect(JSON.stringify([found, await candidate(id)])).not.toMatch(/98450|private\.example/);
});

test.each([
  ['a scan', () => makeScannedPdf(), 'needs_ocr', 'no_text'],
  ['a password', () => makePdf(['secret'], { userPassword: 'x' }), 'encrypted', 'encrypted'],
  ['a cut file', async () => (await resume()).subarray(0, 600), 'corrupt', 'corrupt'],
] as const)('Report %s, without filling or scoring from it', async (_, make, quality, reason) => {
  const job = (await api.post('/jobs', { title: 'Data engineer', required_skills: ['Kafka'] })).body.data;
  const made = await create({ resume_path: await upload(await make()), application: { job_id: job.id } });
  expect(await read(made.id)).toMatchObject({ state: 'failed', quality, reason, filled_fields: [], profile: null });
  await app.idle();
  const match = (await api.get(`/applications/${made.applications[0].id}/match`)).body.data;
  expect(match).toMatchObject({ score: null, resume_quality: quality });
});

test('Neither score nor fill from a garbled text, with a reason for admins', async () => {
  const garbled = Array.from(
    { length: 60 },
    (_, n) => `xqzt vbnm kljh wrtp â€™ â€œ Ã© sdfg${n} zxcv qwrt Kafka Python`,
  );
  const job = (await api.post('/jobs', { title: 'Data engineer', required_skills: ['Kafka'] })).body.data;
  const path = await upload(Buffer.from(garbled.join('\n')));
  const made = await create({ resume_path: path, application: { job_id: job.id } });
  const found = await read(made.id);
  expect(found).toMatchObject({ state: 'read', quality: 'low_confidence', filled_fields: [] });
  expect(found.reason).toEqual(expect.any(String));
  expect(found.message).toEqual(expect.any(String));
  await app.idle();
  const match = (await api.get(`/applications/${made.applications[0].id}/match`)).body.data;
  expect(match).toMatchObject({ score: null, resume_quality: 'low_confidence' });
  expect(await candidate(made.id)).toMatchObject({ primary_skills: [], current_designation: null });
});

test('Return state none without a resume, and 404 to another organization', async () => {
  const { id } = await create({});
  expect(await resumeOf(id)).toMatchObject({ state: 'none', quality: null, filled_fields: [], profile: null });
  const other = await app.tenant();
  expect((await other.api.get(`/candidates/${id}/resume`)).status).toBe(404);
});

test('Score filled skills by mentions, and listed skills fully', async () => {
  const job = (await api.post('/jobs', { title: 'Data engineer', required_skills: ['Airflow'] })).body.data;
  const scored = async (fields: Record<string, unknown>) => {
    const made = await create({ ...fields, application: { job_id: job.id } });
    await app.idle();
    const { components } = (await api.get(`/applications/${made.applications[0].id}/match`)).body.data;
    return components[0].evidence.join();
  };
  const path = await upload(await resume());
  expect(await scored({ resume_path: path })).toContain('found in the resume');
  expect(await scored({ resume_path: path, primary_skills: ['Airflow'] })).toContain('listed in primary skills');
});
