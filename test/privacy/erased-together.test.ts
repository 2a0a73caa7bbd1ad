import { expect, test } from 'vitest';
import { ErasureService } from '../../src/modules/privacy/index.ts';
import { aCandidate, startApp, until } from '../support/app.ts';

const app = await startApp();
const { api, organizationId } = await app.tenant();

const made = async (url: string, body: unknown): Promise<any> => {
  const answer = await api.post(url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const upload = async (text: string): Promise<string> =>
  (await api.call('POST', '/api/v1/resumes', text, { 'content-type': 'application/octet-stream' })).body.data
    .resume_path;
const erasures = async (): Promise<any[]> => (await api.get('/erasures?limit=100')).body.data;
const stateOf = async (candidateId: string): Promise<string> =>
  (await erasures()).find((one) => one.candidate_id === candidateId)?.state;
const inState = async (candidateIds: string[], state: string) =>
  until(
    async () => (await Promise.all(candidateIds.map(stateOf))).every((one) => one === state),
    () => `erasures to be ${state}`,
  );

test('Erase candidates together with the receipts of each, and only the one whose work runs waits', async () => {
  const job = await made('/jobs', { title: 'Engineer', required_skills: ['SQL'] });
  const [shared, own] = [await upload('Engineer of a family. SQL.'), await upload('Engineer alone. SQL.')];
  const people = [
    await made('/candidates', aCandidate({ resume_path: shared })),
    await made('/candidates', aCandidate({ resume_path: shared })),
    await made('/candidates', aCandidate({ resume_path: own })),
    await made('/candidates', aCandidate()),
    await made('/candidates', aCandidate({ resume_path: own })),
  ];
  const [noted, applied, sharing, busy, stays] = people.map(({ id }) => id) as [string, string, string, string, string];
  for (const text of ['one', 'two']) await made(`/candidates/${noted}/notes`, { text });
  await made('/applications', { candidate_id: applied, job_id: job.id });
  await app.idle();
  const [running] = await app.rows(
    `insert into pgboss.job (name, data, state, started_on, expire_seconds) values
       ('applications.record-messages-sent', $1, 'active', now(), 3600) returning id`,
    [{ organizationId, messages: [{ candidateId: busy }] }],
  );
  await app.web.resolve(ErasureService).requestAll(organizationId, [noted, applied, sharing, busy], 'Inactive');
  await inState([noted, applied, sharing], 'done');
  expect(['queued', 'running']).toContain(await stateOf(busy));
  expect((await api.get(`/candidates/${busy}`)).status).toBe(200);
  for (const id of [noted, applied, sharing]) expect((await api.get(`/candidates/${id}`)).status).toBe(410);

  const counts = (await erasures())
    .filter(({ state }) => state === 'done')
    .map(({ candidate_id: id, stores }) => [id, Object.fromEntries(stores.map((one: any) => [one.store, one.count]))]);
  const of = Object.fromEntries(counts);
  expect(of[noted]).toMatchObject({ candidates: 1, notes: 2, candidate_jobs: 0, erased_addresses: 1 });
  expect(of[applied]).toMatchObject({ candidates: 1, notes: 0, candidate_jobs: 1, match_scores: 1, tombstones: 2 });
  expect(of[sharing]).toMatchObject({ candidates: 1, notes: 0, candidate_jobs: 0, resume_files: 0, resume_texts: 0 });
  // One row, of two candidates who are both gone.
  expect(of[noted].resume_files + of[applied].resume_files).toBe(1);
  const files = await app.rows('select path from resume_files where organization_id = $1', [organizationId]);
  expect(files).toEqual([{ path: own }]);
  expect((await api.get(`/candidates/${stays}/resume/file`)).status).toBe(200);
  const events = await app.rows(
    `select count(*)::int as n, count(distinct xmin::text)::int as transactions from events
     where organization_id = $1 and type = 'candidate.erased'`,
    [organizationId],
  );
  expect(events).toEqual([{ n: 3, transactions: 1 }]);

  await app.rows(`update pgboss.job set state = 'completed', completed_on = now() where id = $1`, [running.id]);
  await inState([busy], 'done');
});
