import { expect, test } from 'vitest';
import { enrichJob, enrichOutdatedJobs } from '../../src/modules/jobs/enrichment/enrichment.tasks.ts';
import { TaskQueue } from '../../src/platform/tasks/queue.ts';
import { aCandidate, startApp, until } from '../support/app.ts';

const app = await startApp();
const { api, organizationId } = await app.tenant();

const jd_text = `<p>Location: Pune, Maharashtra</p><p>#LI-Hybrid</p><h3>Requirements</h3><ul><li>4 to 6 years of experience</li>
  <li>Strong Java</li><li>Kafka</li></ul><h3>Nice to have</h3><ul><li>Docker</li></ul>`;
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
const skills = (weighted: { skill: string }[]) => weighted.map(({ skill }) => skill);
const sum = (weighted: { weight: number }[]) => Math.round(weighted.reduce((all, { weight }) => all + weight * 1e4, 0));
const enqueue = (jobId: string) => app.web.resolve(TaskQueue).enqueue(enrichJob, { organizationId, jobId });
const announced = async (id: string) =>
  (await app.rows("select 1 from pgboss.job where name = 'matching.rescore-job' and data->>'jobId' = $1", [id])).length;

test('Fill weighted skills, five questions and empty fields of a new job', async () => {
  const job = await create();
  expect(job).toMatchObject({ min_experience_years: 4, max_experience_years: 6, work_mode: 'hybrid' });
  expect(job.locations).toEqual(['Pune, Maharashtra']);
  expect(skills(job.required_skills_weighted)).toEqual(expect.arrayContaining(['Java', 'Kafka']));
  expect(skills(job.preferred_skills_weighted)).toEqual(['Docker']);
  expect(sum(job.required_skills_weighted)).toBe(10_000);
  expect(job.required_skills).toEqual([]);
  expect(job.video_interview_questions).toHaveLength(5);
  expect(job.video_interview_questions[0].text).toContain('Backend Engineer');
  expect(job.video_interview_questions.map((q: { skill: string }) => q.skill)).toEqual(
    expect.arrayContaining([null, 'Java', 'Kafka']),
  );
});

test('Put listed skills first, and never overwrite given fields', async () => {
  const given = { min_experience_years: 2, max_experience_years: 3, locations: ['Delhi'], work_mode: 'onsite' };
  const job = await create({ ...given, required_skills: ['golang'], preferred_skills: ['JAVA'] });
  expect(job).toMatchObject(given);
  expect(job.required_skills_weighted[0]).toMatchObject({ skill: 'golang', source: 'listed' });
  expect(skills(job.required_skills_weighted)).not.toContain('Java');
  expect(job.preferred_skills_weighted[0]).toMatchObject({ skill: 'JAVA', source: 'listed' });
  expect(await put(job.id, { title: 'Platform Engineer' })).toMatchObject(given);
});

test('Never fill a minimum above a given maximum', async () => {
  expect(await create({ max_experience_years: 3 })).toMatchObject({
    min_experience_years: null,
    max_experience_years: 3,
  });
  expect(await create({ min_experience_years: 8 })).toMatchObject({
    min_experience_years: 8,
    max_experience_years: null,
  });
  const filled = await create();
  expect(await put(filled.id, { max_experience_years: 3 })).toMatchObject({
    min_experience_years: null,
    max_experience_years: 3,
  });
});

test('Generate nothing with skip_ai_enrichment, and run once it is false', async () => {
  const job = await create({ skip_ai_enrichment: true });
  const nothing = {
    min_experience_years: null,
    locations: [],
    work_mode: null,
    required_skills_weighted: [],
    video_interview_questions: [],
  };
  expect(job).toMatchObject(nothing);
  await enqueue(job.id); // as one that was queued before the switch
  expect(await get(job.id)).toEqual(job);
  expect(await put(job.id, { jd_text: `${jd_text} ` })).toMatchObject(nothing);
  const enriched = await put(job.id, { skip_ai_enrichment: false });
  expect(enriched).toMatchObject({ min_experience_years: 4, work_mode: 'hybrid' });
  const after = await put(job.id, { skip_ai_enrichment: true, jd_text: 'Cobol' });
  expect(after.required_skills_weighted).toEqual(enriched.required_skills_weighted);
});

test('Update and withdraw filled fields with their sources', async () => {
  const job = await create();
  const other = await put(job.id, {
    jd_text: '<p>Location: Delhi</p><h3>Requirements</h3><p>8+ years of experience, Python</p>',
  });
  expect(other).toMatchObject({
    min_experience_years: 8,
    max_experience_years: null,
    locations: ['Delhi'],
    work_mode: null,
    preferred_skills_weighted: [],
  });
  expect(skills(other.required_skills_weighted)).toContain('Python');
  expect(await put(job.id, { jd_text: null })).toMatchObject({ min_experience_years: null, locations: [] });
});

test('Keep values that the integration sends', async () => {
  const job = await create();
  await put(job.id, { min_experience_years: 5, locations: ['Goa'] });
  const after = await put(job.id, { jd_text: '<p>Location: Delhi</p><p>2-9 years of experience</p>' });
  expect(after).toMatchObject({ min_experience_years: 5, max_experience_years: 9, locations: ['Goa'] });
});

test('Change nothing when a response of GET is sent back, or when the task runs again', async () => {
  const job = await create();
  const told = await announced(job.id);
  expect(await put(job.id, job)).toEqual(job);
  await enqueue(job.id);
  await enqueue(job.id);
  expect(await get(job.id)).toEqual(job);
  expect(await announced(job.id)).toBe(told);
});

test('Keep questions and their ids when other fields change', async () => {
  const job = await create();
  const after = await put(job.id, { status: 'paused', min_ctc: 3 });
  expect(after.video_interview_questions).toEqual(job.video_interview_questions);
  const reworded = await put(job.id, { jd_text: jd_text.replace('Strong Java', 'Very strong Java') });
  expect(reworded.video_interview_questions).toEqual(job.video_interview_questions);
});

test('End with the last of fifty changes', async () => {
  const job = await create();
  await Promise.all(
    Array.from({ length: 49 }, (_, n) =>
      api.put(`/jobs/${job.id}`, { jd_text: `<p>${n + 1} years of experience</p>` }),
    ),
  );
  const last = await put(job.id, {
    jd_text: '<h3>Requirements</h3><p>11 years of experience with Rust programming</p>',
  });
  expect(last.min_experience_years).toBe(11);
  expect(skills(last.required_skills_weighted)).toContain('Rust');
});

test('Read sources again that change while being read', async () => {
  const job = await create({ skip_ai_enrichment: true });
  const other = await app.db.connect();
  try {
    await other.query('update jobs set skip_ai_enrichment = false where id = $1', [job.id]);
    await other.query('begin');
    await other.query('select 1 from jobs where id = $1 for no key update', [job.id]);
    await enqueue(job.id);
    await until(
      async () =>
        (
          await app.rows(
            "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'",
          )
        )[0],
      'the task to wait for the row',
    );
    await other.query("update jobs set jd_text = 'Requirements: 9 years of experience' where id = $1", [job.id]);
    await other.query('commit');
  } finally {
    other.release();
  }
  expect(await get(job.id)).toMatchObject({ min_experience_years: 9, locations: [] });
});

test('Keep the skills that a person edits through every new reading', async () => {
  const job = await create();
  await put(job.id, { required_skills: ['Kafka', 'Team riding'], preferred_skills: ['java'] });
  for (const text of ['<h3>Requirements</h3><p>Java, Rust and COBOL</p>', '<p>Nice to have: Kafka</p>', null]) {
    const { required_skills_weighted: required, preferred_skills_weighted: preferred } = await put(job.id, {
      jd_text: text,
    });
    const listed = required.filter(({ source }: { source: string }) => source === 'listed');
    expect(skills(listed).toSorted()).toEqual(['Kafka', 'Team riding']);
    expect(skills(required)).not.toContain('Java');
    expect(preferred).toEqual([{ skill: 'java', weight: 1, source: 'listed' }]);
  }
});

test('Compute scores again after enrichment when a scored field changes', async () => {
  const job = await create();
  const made = await api.post(
    '/candidates',
    aCandidate({ primary_skills: ['Python'], application: { job_id: job.id } }),
  );
  await app.idle();
  const before = await announced(job.id);
  await put(job.id, { jd_text: 'Python' });
  expect(await announced(job.id)).toBe(before + 1);
  await put(job.id, { locations: ['Delhi'] });
  expect(await announced(job.id)).toBe(before + 2);
  await put(job.id, { client_name: 'Somebody' });
  expect(await announced(job.id)).toBe(before + 2);
  expect(made.status).toBe(201);
});

test('Enrich older jobs by schedule, except those that skip it', async () => {
  const [old, skipping] = [await create({ skip_ai_enrichment: true }), await create({ skip_ai_enrichment: true })];
  await app.rows('update jobs set skip_ai_enrichment = false where id = $1', [old.id]);
  await app.web.resolve(TaskQueue).enqueue(enrichOutdatedJobs, {});
  expect(await get(old.id)).toMatchObject({ min_experience_years: 4 });
  expect(await get(skipping.id)).toMatchObject({ min_experience_years: null });
});

const listed = (weighted: { source: string }[]) => weighted.every(({ source }) => source === 'listed');

test('Keep edited skills when the description is read while they are edited, by a new reader, and when it changes', async () => {
  const job = await create();
  const edit = { required_skills: ['Java', 'GraphQL'], preferred_skills: ['Kafka'], only_listed_skills: true };
  const expectKept = async () => {
    const now = await get(job.id);
    expect(now).toMatchObject(edit);
    expect(skills(now.required_skills_weighted).toSorted()).toEqual(['GraphQL', 'Java']);
    expect(skills(now.preferred_skills_weighted)).toEqual(['Kafka']);
    expect([...now.required_skills_weighted, ...now.preferred_skills_weighted]).toSatisfy(listed);
    expect(sum(now.required_skills_weighted)).toBe(10_000);
    expect(now.video_interview_questions.map((q: { skill: string | null }) => q.skill)).not.toContain('Docker');
  };
  const other = await app.db.connect();
  try {
    await other.query('update jobs set reading_version = 0 where id = $1', [job.id]);
    await other.query('begin');
    await other.query('select 1 from jobs where id = $1 for no key update', [job.id]);
    await enqueue(job.id);
    const waiting =
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'";
    await until(async () => (await app.rows(waiting))[0], 'the task to wait for the row');
    await other.query(
      'update jobs set required_skills = $2, preferred_skills = $3, only_listed_skills = true where id = $1',
      [job.id, edit.required_skills, edit.preferred_skills],
    );
    await other.query('commit');
  } finally {
    other.release();
  }
  await expectKept();
  await app.rows('update jobs set reading_version = 1 where id = $1', [job.id]);
  await app.web.resolve(TaskQueue).enqueue(enrichOutdatedJobs, {});
  await expectKept();
  await put(job.id, { jd_text: `${jd_text}<h3>Requirements</h3><ul><li>Terraform</li></ul>` });
  await expectKept();
  const added = await put(job.id, { only_listed_skills: false });
  expect(skills(added.required_skills_weighted)).toContain('Terraform');
});

test('Read a job with weights again after a worker of the release before, which ignores them', async () => {
  const required_skills = ['Kafka', 'Java'];
  const job = await create({ required_skills, skill_weights: [{ skill: 'Kafka', weight: 0.9 }] });
  const ignored = JSON.stringify(required_skills.map((skill) => ({ skill, weight: 0.5, source: 'listed' })));
  await app.rows('update jobs set reading_version = 7, required_skills_weighted = $2 where id = $1', [job.id, ignored]);
  await app.web.resolve(TaskQueue).enqueue(enrichOutdatedJobs, {});
  await app.idle();
  expect((await get(job.id)).required_skills_weighted).toEqual(job.required_skills_weighted);
});

test('Keep alternatives and weights of the description between edited skills', async () => {
  const text = '<h3>Requirements</h3><ul><li>Experience with AWS or Azure</li><li>Kafka</li></ul>';
  const described = { title: 'Person', jd_text: text };
  const job = await create({ ...described, required_skills: ['AWS', 'Azure', 'Kafka'], only_listed_skills: true });
  const weighted: { skill: string; weight: number }[] = job.required_skills_weighted;
  expect(weighted.find(({ skill }) => skill === 'AWS')).toMatchObject({ source: 'listed', alternatives: ['Azure'] });
  const read = await create(described);
  const weights = (skills: typeof weighted) => skills.map(({ skill, weight }) => [skill, weight]);
  expect(weights(weighted)).toEqual(weights(read.required_skills_weighted));
});

test('Refuse a task for another organization’s job', async () => {
  const other = await app.tenant();
  const job = await create({ skip_ai_enrichment: true });
  await app.rows('update jobs set skip_ai_enrichment = false where id = $1', [job.id]);
  const mixed = { organizationId: other.organizationId, jobId: job.id };
  await expect(app.web.resolve(TaskQueue).enqueue(enrichJob, mixed)).rejects.toThrow('foreign key');
  expect(await get(job.id)).toMatchObject({ video_interview_questions: [] });
});

test('Leave no task for a job that could not be created', async () => {
  const client_id = '01980000-0000-7000-8000-000000000000';
  expect(await api.post('/jobs', { title: 'X', client_id })).toMatchObject({ status: 404 });
  expect(await app.rows("select 1 from pgboss.job where name = 'jobs.enrich' and state <> 'completed'")).toEqual([]);
});
