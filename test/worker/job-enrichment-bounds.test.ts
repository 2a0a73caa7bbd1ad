import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp();
const { api } = await app.tenant();

const jd_text = `<p>Location: Pune, Maharashtra</p><h3>Requirements</h3><ul><li>4 to 6 years of experience</li>
  <li>Strong Java</li><li>Kafka</li></ul>`;
const get = async (id: string) => {
  await app.idle();
  return (await api.get(`/jobs/${id}`)).body.data;
};
const create = async (fields: object = {}) => {
  const made = await api.post('/jobs', { title: 'Backend Engineer', jd_text, ...fields });
  expect(made.status).toBe(201);
  return get(made.body.data.id);
};
const put = async (id: string, change: object) => {
  expect(await api.put(`/jobs/${id}`, change)).toMatchObject({ status: 200 });
  return get(id);
};
const failed = () =>
  app.rows("select name, output from pgboss.job where name like 'jobs.enrich%.dead' or state = 'retry'");
const structured = (posting: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', ...posting })}</script>${jd_text}`;
const place = (addressLocality: string) => ({ address: { addressLocality } });

test.each([
  ['a broken character', structured({ jobLocation: place('Goa \ud83d') })],
  ['NUL', structured({ jobLocation: place('Goa\0') })],
  [
    'a character that the length bound would cut in two',
    structured({ jobLocation: place(`Goa${'\u{1f600}'.repeat(300)}`) }),
  ],
  [
    'a country of 5000 characters',
    structured({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: `Goa ${'x'.repeat(5000)}` },
    }),
  ],
])('Keep a location from structured data with %s within API bounds', async (_, text) => {
  const job = await create({ jd_text: text });
  expect(await failed()).toEqual([]);
  expect(job.video_interview_questions).toHaveLength(5);
  expect(job.locations[0]).toMatch(/^Goa/);
  expect(job.locations[0].isWellFormed()).toBe(true);
  expect(await put(job.id, job)).toEqual(job);
});

test('Read deeply nested structured data', async () => {
  const deep = `${'{"name":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const job = await create({
    jd_text: `<script type="application/ld+json">{"@type":"JobPosting","jobLocation":{"address":{"addressLocality":${deep}}}}</script>${jd_text.slice(0, 200)}`,
  });
  expect(await failed()).toEqual([]);
  expect(job.video_interview_questions).toHaveLength(5);
});

test('Accept every filled value sent back, also 200 skills of 200 characters', async () => {
  const many = Array.from({ length: 200 }, (_, n) => `${n} ${'\u{1f600}'.repeat(196)}`);
  const job = await create({ required_skills: many, preferred_skills: many, title: '\u{1f600}'.repeat(255) });
  expect(await failed()).toEqual([]);
  expect(job.required_skills_weighted.length).toBeGreaterThan(0);
  expect(job.video_interview_questions).toHaveLength(5);
  expect(await put(job.id, job)).toEqual(job);
});

test('Keep cleared fields empty until the sources change', async () => {
  const job = await create();
  const cleared = { min_experience_years: null, max_experience_years: null, locations: [], work_mode: null };
  await put(job.id, cleared);
  await put(job.id, { status: 'paused' });
  await put(job.id, { skip_ai_enrichment: true });
  expect(await put(job.id, { skip_ai_enrichment: false })).toMatchObject(cleared);
  expect(await put(job.id, { jd_text: `${jd_text} ` })).toMatchObject({ min_experience_years: 4 });
});

test('Keep updated_at when only an internal mark changes', async () => {
  const job = await create();
  await put(job.id, { locations: ['Goa'] });
  const told = await api.put(`/jobs/${job.id}`, { jd_text: `${jd_text} ` });
  expect(await get(job.id)).toEqual(told.body.data);
});

test('Show a job in incremental sync as created and as enriched only', async () => {
  const start = new Date(Date.now() - 1000).toISOString();
  const { api: own } = await app.tenant();
  const first = (await own.post('/jobs', { title: 'Backend Engineer', jd_text })).body.data;
  await app.idle();
  const followed = (await own.get(`/jobs?updated_after=${start}`)).body;
  expect(followed.data).toHaveLength(1);
  expect(followed.data[0]).toMatchObject({ id: first.id, min_experience_years: 4 });
  expect(followed.data[0].updated_at > first.updated_at).toBe(true);
  await own.post('/candidates', aCandidate({ application: { job_id: first.id } }));
  await app.idle();
  const next = await own.get(`/jobs?cursor=${followed.meta.next_cursor}`);
  expect(next.body.data).toEqual([]);
});

test('Count the description in scores depending on skip_ai_enrichment', async () => {
  const job = await create();
  const made = await api.post(
    '/candidates',
    aCandidate({
      primary_skills: ['Kafka', 'Java'],
      current_designation: 'Backend Engineer',
      total_experience_years: 5,
      application: { job_id: job.id },
    }),
  );
  const of = async () => {
    await app.idle();
    return (await api.get(`/applications/${made.body.data.applications[0].id}/match`)).body.data;
  };
  const before = await of();
  await put(job.id, { skip_ai_enrichment: true });
  const skipping = await of();
  expect(skipping.inputs_hash).not.toBe(before.inputs_hash);
  await put(job.id, { skip_ai_enrichment: false });
  expect((await of()).inputs_hash).toBe(before.inputs_hash);
});

test('Score a job that skips enrichment by its listed skills, not by earlier read ones', async () => {
  const job = await create();
  const made = await api.post(
    '/candidates',
    aCandidate({ primary_skills: ['COBOL'], current_designation: 'Backend Engineer', application: { job_id: job.id } }),
  );
  await put(job.id, { skip_ai_enrichment: true, required_skills: ['COBOL'] });
  const { components } = (await api.get(`/applications/${made.body.data.applications[0].id}/match`)).body.data;
  expect(components.find((c: { key: string }) => c.key === 'required_skills')).toMatchObject({
    status: 'met',
    missing: [],
  });
});
