import { afterAll, expect, test } from 'vitest';
import { TalentPoolService } from '../../src/modules/candidates/index.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';

const resume = (city: string, more: readonly string[] = []) =>
  Buffer.from(
    [
      'Ishaan Menon',
      'ishaan.menon@private.example | +91 98450 12345',
      city,
      ...more,
      '',
      'EXPERIENCE',
      'Senior Data Engineer',
      'Northwind Analytics Pvt Ltd',
      'Jan 2020 - Present',
      'Built streaming pipelines with Kafka and Python for twelve teams, and kept them running.',
      '',
      'SKILLS',
      'Kafka, Python, SQL, Airflow, PostgreSQL',
    ].join('\n'),
  );

/** Requests under /held wait until they are released. */
let letGo = () => {};
let held = new Promise<void>((resolve) => (letGo = resolve));
let waiting = 0;
const hold = () => {
  waiting = 0;
  held = new Promise<void>((resolve) => (letGo = resolve));
};
const host = await startHttpsServer((req, res) => {
  const at = req.url ?? '';
  if (at.endsWith('gone')) return void res.writeHead(404).end();
  waiting++;
  void held.then(() => res.end(resume('Pune, Maharashtra')));
});
afterAll(() => host.close());

const app = await startApp({ config: { resumeAllowHosts: [host.host], resumeCaFile: host.caFile } });
const { api, organizationId, key } = await app.tenant({ credits: 100 });

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
const put = async (id: string, change: object) =>
  expect(await api.put(`/candidates/${id}`, change)).toMatchObject({ status: 200 });
const candidate = async (id: string) => (await api.get(`/candidates/${id}`)).body.data;
const resumeOf = async (id: string) => (await api.get(`/candidates/${id}/resume`)).body.data;
const isAsked = () => until(async () => waiting > 0, 'the host to be asked');

test('Fill from the newer of two resumes, if replaced while reading', async () => {
  hold();
  const { id } = await create({ resume_url: host.url('/held-1') });
  await isAsked();
  await put(id, { resume_path: await upload(resume('Kochi, Kerala')) });
  letGo();
  await app.idle();
  expect(await candidate(id)).toMatchObject({
    location: 'Kochi, Kerala',
    current_company: 'Northwind Analytics Pvt Ltd',
  });
  expect(await resumeOf(id)).toMatchObject({ state: 'read', source: 'upload' });
});

test('Fill nothing from a resume that is removed while reading', async () => {
  hold();
  const { id } = await create({ resume_url: host.url('/held-2') });
  await isAsked();
  await put(id, { resume_url: null });
  letGo();
  await app.idle();
  expect(await candidate(id)).toMatchObject({ location: null, primary_skills: [], current_company: null });
  expect(await resumeOf(id)).toMatchObject({ state: 'none', filled_fields: [], profile: null });
});

test('Keep values sent while reading, and fill fields cleared while reading', async () => {
  hold();
  const { id } = await create({ resume_url: host.url('/held-3'), current_designation: 'Boss' });
  await isAsked();
  await put(id, { location: 'Oslo', current_designation: null });
  letGo();
  await app.idle();
  expect(await candidate(id)).toMatchObject({ location: 'Oslo', current_designation: 'Senior Data Engineer' });
  expect((await resumeOf(id)).filled_fields).not.toContain('location');
});

test('Clear filled fields when the resume is removed, and keep given ones', async () => {
  const job = (await api.post('/jobs', { title: 'Data engineer', required_skills: ['Kafka'] })).body.data;
  const made = await create({
    resume_path: await upload(resume('Kochi, Kerala')),
    phone_number: '1',
    application: { job_id: job.id },
  });
  await app.idle();
  await put(made.id, { current_company: 'Mine' });
  await put(made.id, { resume_path: null });
  await app.idle();
  expect(await candidate(made.id)).toMatchObject({
    phone_number: '1',
    current_company: 'Mine',
    location: null,
    primary_skills: [],
    secondary_skills: [],
    total_experience_years: null,
    current_designation: null,
  });
  expect((await api.get(`/applications/${made.applications[0].id}`)).body.data.match_score).toBeNull();
  await put(made.id, { resume_path: await upload(resume('Goa, India')) });
  await app.idle();
  expect(await candidate(made.id)).toMatchObject({
    location: 'Goa, India',
    current_company: 'Mine',
    phone_number: '1',
  });
});

test('Keep a field sent together with removing the resume', async () => {
  const { id } = await create({ resume_path: await upload(resume('Kochi, Kerala')) });
  await app.idle();
  const { current_company } = await candidate(id);
  await put(id, { resume_path: null, location: 'Oslo' });
  expect(current_company).toBe('Northwind Analytics Pvt Ltd');
  expect(await candidate(id)).toMatchObject({ location: 'Oslo', current_company: null });
});

test('Stop naming a filled field once somebody has changed it', async () => {
  const { id } = await create({ resume_path: await upload(resume('Kochi, Kerala')) });
  await app.idle();
  expect((await resumeOf(id)).filled_fields).toContain('location');
  await put(id, { location: 'Oslo', primary_skills: ['Chess'], total_experience_years: 1 });
  const { filled_fields } = await resumeOf(id);
  expect(filled_fields).toContain('current_company');
  for (const field of ['location', 'primary_skills', 'total_experience_years'])
    expect(filled_fields).not.toContain(field);
});

test('Fill the phone from a resume on reveal, unless the profile has one', async () => {
  const path = await upload(resume('Kochi, Kerala'));
  const without = await app.masked(organizationId, { resume_path: path, phone_number: null });
  const having = await app.masked(organizationId, { resume_path: path, phone_number: '+1 415 555 0142' });
  await app.idle();
  for (const id of [without, having]) await app.web.resolve(TalentPoolService).reveal(organizationId, id);
  await app.idle();
  expect((await candidate(without)).phone_number.replace(/\D/g, '')).toBe('919845012345');
  expect((await resumeOf(without)).filled_fields).toContain('phone_number');
  expect(await candidate(having)).toMatchObject({ phone_number: '+1 415 555 0142' });
});

test('Keep updated_at for the same resume posted again', async () => {
  const resume_path = await upload(resume('Kochi, Kerala'));
  const body = aCandidate({ resume_path });
  const { id } = (await api.post('/candidates', body)).body.data;
  await app.idle();
  const before = await candidate(id);
  expect(await api.post('/candidates', body)).toMatchObject({ status: 200 });
  await put(id, { resume_path: await upload(resume('Kochi, Kerala')) }); // the same bytes by another name
  await put(id, { resume_path });
  await app.idle();
  const [stamps, after] = [await candidate(id), (await resumeOf(id)).filled_fields];
  expect({ ...stamps, updated_at: '' }).toEqual({ ...before, updated_at: '' });
  expect(after).toContain('location');
});

test('Keep an empty text that the resume has no value for', async () => {
  const { id } = await create({
    phone_number: '',
    resume_path: await upload(
      Buffer.from('Cooking notes\n\nSomebody wrote down here how the bread of the village is made.'),
    ),
  });
  await app.idle();
  expect(await candidate(id)).toMatchObject({ phone_number: '' });
});

test('Clear earlier filled fields when an unreadable newer resume is removed', async () => {
  const { id } = await create({ resume_path: await upload(resume('Kochi, Kerala')) });
  await app.idle();
  await put(id, { resume_path: null, resume_url: host.url('/gone') });
  await app.idle();
  expect(await resumeOf(id)).toMatchObject({ state: 'failed', quality: 'fetch_failed' });
  await put(id, { resume_url: null });
  expect(await candidate(id)).toMatchObject({ location: null, current_company: null, primary_skills: [] });
});

test.each([0, 1])('Read a resume with a link cut inside a character (%s)', async (shift) => {
  const links = `Links: https://menon.dev/${'x'.repeat(shift)}${'\u{1f600}'.repeat(95)} `.padEnd(900, 'word ');
  const cut = `${links}https://menon.dev/${'\u{1f600}'.repeat(190)}`;
  const { id } = await create({ resume_path: await upload(resume('Kochi, Kerala', [cut])) });
  await app.idle();
  expect(await resumeOf(id)).toMatchObject({ state: 'read', quality: 'ok' });
  expect(await candidate(id)).toMatchObject({ location: 'Kochi, Kerala' });
});

test('Create an interview about a resume stored before profiles existed', async () => {
  const path = await upload(resume('Kochi, Kerala', ['Read long ago']));
  const { id } = await create({ resume_path: path });
  await app.idle();
  await app.rows(
    `update resume_texts set profile = null, quality = 'ok' where organization_id = $1 and content_hash =
       (select content_hash from candidate_resumes where candidate_id = $2)`,
    [organizationId, id],
  );
  const asked = await api.post('/video-interviews', { candidate_id: id, question_source: 'resume' });
  expect(asked).toMatchObject({ status: 201 });
  expect((await resumeOf(id)).profile).toMatchObject({ name: 'Ishaan Menon' });
});

test('Accept every filled value sent back', async () => {
  const { id } = await create({ resume_path: await upload(resume('Kochi, Kerala')) });
  await app.idle();
  const before = await candidate(id);
  await put(id, before);
  expect(await candidate(id)).toEqual(before);
});
