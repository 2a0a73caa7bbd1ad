import { expect, test } from 'vitest';
import { deleteUnusedUploads } from '../../src/modules/candidates/uploads/upload.tasks.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp();
const tenant = await app.tenant();

async function upload(text: string): Promise<string> {
  const response = await fetch(`${app.base}/api/v1/resumes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'text/plain' },
    body: text,
  });
  const { data } = (await response.json()) as { data: { resume_path: string } };
  return data.resume_path;
}
const age = (paths: string[]) =>
  app.rows(`update resume_files set created_at = now() - interval '8 days' where path = any($1)`, [paths]);
const kept = async (paths: string[]) => {
  await app.web.queue.enqueue(deleteUnusedUploads, {});
  await app.idle();
  const rows = await app.rows('select path from resume_files where path = any($1)', [paths]);
  return paths.map((path) => rows.some((row) => row.path === path));
};

test('Delete uploads that no candidate has used for a week, and keep the others', async () => {
  const candidate = async (fields: object) =>
    (await tenant.api.post('/candidates', aCandidate({ ...fields }))).body.data;
  const [recent, old, used, replaced, shown] = (await Promise.all(
    ['a recent one', 'an old one', 'a used one', 'a replaced one', 'one beside'].map(upload),
  )) as [string, string, string, string, string];
  const { id } = await candidate({ resume_path: replaced });
  await tenant.api.put(`/candidates/${id}`, { resume_path: used });
  const job = (await tenant.api.post('/jobs', { title: 'Engineer' })).body.data;
  await tenant.api.post('/applications', {
    candidate_id: id,
    job_id: job.id,
    metadata: { applied_as: { full_name: 'Other', phone_number: null, resume_path: shown } },
  });
  await app.idle();
  await age([old, used, replaced, shown]);
  expect(await kept([recent, old, used, replaced, shown])).toEqual([true, false, true, false, true]);
});

test('Delete unused uploads in batches until all are gone', async () => {
  const [{ id: organizationId }] = await app.rows('select organization_id as id from resume_files limit 1');
  await app.rows(
    `insert into resume_files (id, organization_id, path, format, bytes, created_at)
     select gen_random_uuid(), $1, 'resumes/old-' || n, 'text', 'x', now() - interval '9 days'
     from generate_series(1, 1200) n`,
    [organizationId],
  );
  const { id } = (await tenant.api.post('/candidates', aCandidate({ resume_path: 'resumes/old-700' }))).body.data;
  expect(id).toBeDefined();
  await app.web.queue.enqueue(deleteUnusedUploads, {});
  await app.idle();
  expect(await app.rows(`select path from resume_files where path like 'resumes/old-%'`)).toEqual([
    { path: 'resumes/old-700' },
  ]);
});

test('Refuse a path whose file was deleted', async () => {
  const path = await upload('soon gone');
  await age([path]);
  expect(await kept([path])).toEqual([false]);
  const answer = await tenant.api.post('/candidates', aCandidate({ resume_path: path }));
  expect(answer.status).toBe(404);
});
