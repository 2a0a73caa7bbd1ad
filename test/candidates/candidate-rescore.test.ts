import { expect, test } from 'vitest';
import { pipelineOf } from '../applications/pipeline.ts';
import { startApp, until } from '../support/app.ts';

const app = await startApp();
const tenant = await app.tenant();
const { candidate, tasks } = pipelineOf(app, tenant);

test('Request new scores when a changed resume can’t be read', async () => {
  const id = await candidate();
  expect((await tenant.api.put(`/candidates/${id}`, { resume_url: 'http://127.0.0.1/not-https.pdf' })).status).toBe(
    200,
  );
  const failed = () => app.rows(`select 1 from candidate_resumes where candidate_id = $1 and state = 'failed'`, [id]);
  await until(async () => (await failed()).length > 0, 'the resume to be found unreadable');
  expect((await tasks('matching.rescore-candidate')).filter(({ data }) => data.candidateId === id)).toHaveLength(1);
});
