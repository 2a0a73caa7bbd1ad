import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp();
const { api, organizationId } = await app.tenant();
const profile = {
  primary_skills: ['React', 'Node.js'],
  total_experience_years: 4,
  current_designation: 'Backend engineer',
  location: 'Pune',
  notice_period_days: 30,
  expected_ctc: 20,
};
const requirements = {
  title: 'Backend engineer',
  required_skills: ['NodeJS', 'PostgreSQL'],
  preferred_skills: ['Redis'],
  min_experience_years: 3,
  locations: ['Pune'],
  max_ctc: 25,
};
const aJob = async (fields = {}) => (await api.post('/jobs', { ...requirements, ...fields })).body.data;
const apply = async (jobId: string, fields = {}) =>
  (await api.post('/candidates', aCandidate({ ...profile, ...fields, application: { job_id: jobId } }))).body.data;
const scoreOf = async (id: string) => {
  await app.idle();
  return (await api.get(`/applications/${id}`)).body.data.match_score as number | null;
};
const explain = async (id: string) => (await api.get(`/applications/${id}/match`)).body.data;

test('Compute the score after the apply, exactly the sum of its terms', async () => {
  const candidate = await apply((await aJob()).id);
  const [application] = candidate.applications;
  expect(application.match_score).toBeNull();
  const score = await scoreOf(application.id);
  expect(score).toBeGreaterThan(40);
  expect(score).toBeLessThan(100);
  const match = await explain(application.id);
  expect(match).toMatchObject({ application_id: application.id, score, source: 'computed' });
  expect(match.components.reduce((sum: number, c: { contribution: number }) => sum + c.contribution, 0)).toBeCloseTo(
    score ?? 0,
    9,
  );
  expect(match.components.find((c: { key: string }) => c.key === 'required_skills')).toMatchObject({
    status: 'partial',
    missing: [expect.stringContaining('PostgreSQL')],
  });
});

test.each([false, true])('Meet "A or B" of the listed skills with either; skip_ai_enrichment: %s', async (skip) => {
  const job = await aJob({ required_skills: ['React or Vue.js', 'PostgreSQL'], skip_ai_enrichment: skip });
  const [{ id }] = (await apply(job.id)).applications;
  await scoreOf(id);
  const { components } = await explain(id);
  expect(components.find((c: { key: string }) => c.key === 'required_skills')).toMatchObject({
    evidence: ['React or Vue.js, met by React: listed in primary skills'],
    missing: ['PostgreSQL'],
  });
});

test('Keep a given score without components, and compute one after null', async () => {
  const job = await aJob();
  const candidate = (
    await api.post('/candidates', aCandidate({ ...profile, application: { job_id: job.id, match_score: 12.345 } }))
  ).body.data;
  const { id } = candidate.applications[0];
  expect(await scoreOf(id)).toBe(12.345);
  await api.put(`/candidates/${candidate.id}`, { primary_skills: ['Node.js', 'PostgreSQL', 'Redis'] });
  expect(await scoreOf(id)).toBe(12.345);
  expect(await explain(id)).toMatchObject({ score: 12.345, source: 'integration', components: [], coverage: null });
  expect((await api.put(`/applications/${id}`, { match_score: null })).body.data.match_score).toBeNull();
  expect(await scoreOf(id)).toBeGreaterThan(80);
});

test('Update the score with profile and requirements, and nothing else', async () => {
  const job = await aJob();
  await app.idle(); // enriched
  const candidate = await apply(job.id);
  const { id } = candidate.applications[0];
  const before = await scoreOf(id);
  await api.put(`/candidates/${candidate.id}`, {
    full_name: 'Someone Else',
    tags: ['vip'],
    phone_number: '+1 415 555 0142',
    current_ctc: 99,
    current_company: 'Big',
  });
  expect(await scoreOf(id)).toBe(before);
  await api.put(`/candidates/${candidate.id}`, { secondary_skills: ['postgres'] });
  const better = await scoreOf(id);
  expect(better).toBeGreaterThan(before ?? 0);
  await api.put(`/jobs/${job.id}`, { required_skills: ['COBOL', 'Fortran'] });
  expect(await scoreOf(id)).toBeLessThan(better ?? 0);
  const kept = await app.rows('select score from match_scores where application_id = $1 order by id', [id]);
  expect(kept).toHaveLength(3);
});

test('Give no score with too little data', async () => {
  const job = (await api.post('/jobs', { title: 'Somebody' })).body.data;
  const made = (await api.post('/candidates', aCandidate({ application: { job_id: job.id } }))).body.data;
  expect(await scoreOf(made.applications[0].id)).toBeNull();
});

test('Score all applications of a job with more than a batch again', async () => {
  const job = await aJob();
  // The mails would take longer than the scores.
  await app.rows('update organizations set outreach_enabled = false where id = $1', [organizationId]);
  await app.rows(
    `insert into candidates (id, organization_id, full_name, email, primary_skills)
     select gen_random_uuid(), $1, 'C ' || n, 'many' || n || '@example.com', '{PostgreSQL}' from generate_series(1, 220) n`,
    [organizationId],
  );
  const ids = (
    await app.rows("select id from candidates where organization_id = $1 and email like 'many%'", [organizationId])
  ).map((r) => r.id);
  for (let i = 0; i < ids.length; i += 100)
    await api.post('/applications/bulk', { job_id: job.id, candidate_ids: ids.slice(i, i + 100) });
  await app.idle();
  await api.put(`/jobs/${job.id}`, { required_skills: ['PostgreSQL'] });
  await app.idle();
  const rows = await app.rows(
    'select match_score, count(*)::int as n from candidate_jobs where job_id = $1 group by 1',
    [job.id],
  );
  expect(rows).toEqual([{ match_score: rows[0].match_score, n: 220 }]);
  expect(rows[0].match_score).toBeGreaterThan(70);
});

test('Score other jobs of candidates of a job with deeply nested HTML', async () => {
  const good = await aJob();
  const deep = await aJob({
    required_skills: [],
    jd_text: `${'<div>'.repeat(5000)}PostgreSQL${'</div>'.repeat(5000)}`,
  });
  const candidate = await apply(good.id);
  await api.post('/applications', { candidate_id: candidate.id, job_id: deep.id });
  const before = await scoreOf(candidate.applications[0].id);
  await api.put(`/candidates/${candidate.id}`, { primary_skills: ['Node.js', 'PostgreSQL', 'Redis'] });
  expect(await scoreOf(candidate.applications[0].id)).toBeGreaterThan(before ?? 100);
  const failed = await app.rows("select 1 from pgboss.job where name like 'matching%.dead'");
  expect(failed).toEqual([]);
});
