import { expect, test } from 'vitest';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });

test('Return 304 without a body for a current ETag, 200 with a new one after a change', async () => {
  const { api } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
  const { body } = await api.post('/candidates', aCandidate({ application: { job_id: job } }));
  const path = `/api/v1/applications/${body.data.applications[0].id}`;
  const first = await api.call('GET', path);
  const etag = first.headers.get('etag')!;
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const same = await api.call('GET', path, undefined, { 'if-none-match': `"other", ${etag}` });
  expect([same.status, same.body, same.headers.get('etag')]).toEqual([304, undefined, etag]);
  // what is shown of the job is part of the answer, though the application has not changed
  await api.put(`/jobs/${job}`, { title: 'Senior welder' });
  const changed = await api.call('GET', path, undefined, { 'if-none-match': etag });
  expect([changed.status, changed.body.data.job_title]).toEqual([200, 'Senior welder']);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('Forbid caching of lists and writes', async () => {
  const { api } = await app.tenant();
  for (const answer of [await api.get('/jobs'), await api.post('/jobs', { title: 'Welder' })]) {
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
  }
});
