import { expect, test } from 'vitest';
import { WorkService } from '../../src/modules/work/index.ts';
import { startApp, until } from '../support/app.ts';

const app = await startApp();

const candidates = async (organizationId: string, n: number): Promise<string[]> =>
  (
    await app.rows(
      `insert into candidates (id, organization_id, full_name, email, primary_skills)
       select gen_random_uuid(), $1::uuid, 'Candidate ' || n, 'c' || n || '.' || gen_random_uuid() || '@example.com', '{PostgreSQL}'
       from generate_series(1, $2::int) n returning id`,
      [organizationId, n],
    )
  ).map((row) => row.id);

test('Follow a bulk apply of 100 by its task_group until 100 are mailed and scored', async () => {
  const { api, organizationId } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Engineer', required_skills: ['PostgreSQL'] })).body.data;
  const body = { job_id: job.id, candidate_ids: await candidates(organizationId, 100) };
  const bulk = await api.post('/applications/bulk', body);
  const group = bulk.body.meta.task_group;
  expect(group).toMatch(/^[0-9a-f-]{36}$/);
  const all = async (filter = '') => (await api.get(`/tasks?task_group=${group}${filter}&limit=100`)).body;
  expect((await all()).meta.total).toBe(101);

  await until(async () => (await all('&state=done')).meta.total === 101, 'all to be done');
  const [score] = (await all('&kind=match_score')).data;
  expect(score).toMatchObject({
    state: 'done',
    progress: { done: 100, total: 100 },
    job_id: job.id,
    application_id: null,
  });
  const emails = (await all('&kind=email')).data;
  expect(emails).toHaveLength(100);
  expect(new Set(emails.map((one: any) => one.application_id))).toEqual(
    new Set(bulk.body.data.map((one: any) => one.application.id)),
  );
  const summary = await app.web.resolve(WorkService).summary(organizationId);
  expect(summary.groups).toMatchObject([
    {
      task_group: group,
      kind: 'bulk_apply',
      job_id: job.id,
      job_title: 'Engineer',
      parts: [
        { kind: 'email', done: 100, failed: 0, total: 100 },
        { kind: 'match_score', done: 100, failed: 0, total: 100 },
      ],
    },
  ]);
  expect(summary.minutes.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(101);
  const one = await api.get(`/tasks?application_id=${bulk.body.data[7].application.id}`);
  expect(one.body.data.map((t: any) => t.kind).sort()).toEqual(['email', 'match_score']);
});
