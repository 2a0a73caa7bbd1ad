import { beforeEach, expect, test } from 'vitest';
import { InterviewService } from '../../src/modules/interviews/interview.service.ts';
import { JobService, jobQuestions } from '../../src/modules/jobs/index.ts';
import { TextCache } from '../../src/platform/text-cache.ts';
import { readJob } from '../../src/readers/posting/index.ts';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp } from '../support/app.ts';

const readings: string[] = [];
const { get } = TextCache.prototype;
// Readings have keys of 44 characters.
TextCache.prototype.get = function (key, make) {
  return get.call(this, key, () => {
    if (key.length === 44) readings.push(key);
    return make();
  });
};
beforeEach(() => void readings.splice(0));

const app = await startApp({ worker: false });
const tenant = await app.tenant({ credits: 100 });
const { job, candidate } = pipelineOf(app, tenant);
const text = (name: string) =>
  `${name}\n${'Requirements:\nTwo years of Kafka or Java\nResponsibilities:\nWrite Go\n'.repeat(500)}`;
const made = async (jd_text: string) => {
  const id = await job({ jd_text, skip_ai_enrichment: true });
  return app.web.resolve(JobService).get(tenant.organizationId, id);
};

test('Read the text of a job once for all lists of skills, with the same weights', async () => {
  const stored = await made(text('Weights'));
  const lists = [
    { required_skills: ['Java', 'Kafka'], preferred_skills: ['Go'] },
    { required_skills: ['Java'], preferred_skills: [], skill_weights: [{ skill: 'Java', weight: 0.4 }] },
    { required_skills: ['Cobol'], preferred_skills: ['Java'], only_listed_skills: true },
  ].map((some) => ({ only_listed_skills: false, skill_weights: [], ...some }));
  const weighed = lists.map((some) => app.web.resolve(JobService).weighSkills(stored, some));
  expect(readings).toHaveLength(1);
  for (const [n, some] of lists.entries()) expect(readJob({ ...stored, ...some })).toMatchObject(weighed[n] ?? {});
});

test('Read another text, title or description again', async () => {
  const stored = { ...(await made(text('Changes'))), video_interview_questions: [] };
  for (const change of [{}, { title: 'Baker' }, { description: 'Bake' }, { jd_text: 'Bake' }, {}])
    jobQuestions({ ...stored, ...change });
  expect(readings).toHaveLength(4);
});

test('Read the text for an interview before the transaction, and once for all interviews of the job', async () => {
  const [candidateId, { id: jobId }] = [await candidate(), await made(text('Interview'))];
  const interviews = app.web.resolve(InterviewService);
  const input = { candidate_id: candidateId, job_id: jobId, question_source: 'job', send_invite_email: false } as const;
  await interviews.prepare(tenant.organizationId, input);
  expect(readings).toHaveLength(1);
  await interviews.create(tenant.organizationId, input);
  await interviews.prepare(tenant.organizationId, input);
  expect(readings).toHaveLength(1);
});
