import { describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { aCandidate, startApp } from '../support/app.ts';
import { operations } from '../support/contract.ts';
import { expectProblem } from './problem.ts';

const app = await startApp({ worker: false });

test('Return 304 without a body for a current ETag, 200 with a new one after a change', async () => {
  const { api } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
  const { body } = await api.post('/candidates', aCandidate({ application: { job_id: job } }));
  const path = `/api/v1/applications/${body.data.applications[0].id}`;
  const first = await api.call('GET', path);
  const etag = first.headers.get('etag')!;
  expect(etag).toMatch(/^"[\w-]+"$/);
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

describe('If-Match', async () => {
  const { api } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
  const candidate = (await api.post('/candidates', aCandidate({ application: { job_id: job } }))).body.data;
  const client = (await api.post('/clients', { name: 'Acme' })).body.data.id;
  const application = candidate.applications[0].id;
  const etagOf = async (path: string) => (await api.get(path)).headers.get('etag')!;
  const put = (path: string, body: unknown, tag: string) =>
    api.call('PUT', `/api/v1${path}`, body, { 'if-match': tag });

  test.each([
    [`/clients/${client}`, 'notes'],
    [`/jobs/${job}`, 'description'],
    [`/candidates/${candidate.id}`, 'location'],
    [`/applications/${application}`, 'notes'],
  ])('Change the version of the ETag of %s once; 412 for the version before, without a change', async (path, field) => {
    const etag = await etagOf(path);
    expect((await put(path, { [field]: 'first' }, etag)).status).toBe(200);
    expectProblem(await put(path, { [field]: 'second' }, etag), 412, 'precondition_failed');
    expect((await api.get(path)).body.data[field]).toBe('first');
    expect(await etagOf(path)).not.toBe(etag);
    const both = await put(path, { [field]: 'third' }, `"other" , ${await etagOf(path)}`);
    expect(both.status).toBe(200);
    expect((await put(path, { [field]: 'fourth' }, '*')).status).toBe(200);
  });

  test('Let one of concurrent changes of one version win, every time', async () => {
    const path = `/clients/${client}`;
    for (const round of [1, 2, 3]) {
      const etag = await etagOf(path);
      const changes = [1, 2, 3, 4, 5].map((n) => put(path, { notes: `round ${round}, change ${n}` }, etag));
      const statuses = (await Promise.all(changes)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 412, 412, 412, 412]);
    }
  });

  test('Return 412 for an application whose job has a new title', async () => {
    const path = `/applications/${application}`;
    const etag = await etagOf(path);
    await api.put(`/jobs/${job}`, { title: 'Senior welder' });
    expectProblem(await put(path, { notes: 'x' }, etag), 412, 'precondition_failed');
  });

  test('Accept the strong tag of a compressed response; 412 for a weak tag, which never matches', async () => {
    const path = `/jobs/${job}`;
    await api.put(path, { jd_text: 'Weld. '.repeat(3000) });
    const tags: string[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await api.call('GET', `/api/v1${path}`, undefined, { 'accept-encoding': encoding });
      const tag = answer.headers.get('etag')!;
      tags.push(tag);
      const same = { 'accept-encoding': encoding, 'if-none-match': `W/${tag}` };
      const unchanged = await api.call('GET', `/api/v1${path}`, undefined, same);
      expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, tag]);
    }
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      expectProblem(await put(path, { openings_count: 50 }, `W/${tag}`), 412, 'precondition_failed');
      // The stored value, so that the next tag stays current.
      expect((await put(path, { openings_count: 1 }, tag)).status, tag).toBe(200);
    }
  });

  test.each(['abc', '', 'W/"a', '"a" b', '"a";"b"'])('Return 400 naming the header for If-Match %j', async (tag) => {
    const answer = await put(`/clients/${client}`, { nmae: 'x' }, tag);
    expectProblem(answer, 400, 'validation_error', [
      ['If-Match', 'invalid_format'],
      ['nmae', 'unknown_field'],
    ]);
  });

  test('Return 404 for an unknown or foreign resource, whatever the tag', async () => {
    const other = await app.tenant();
    const theirs = (await other.api.post('/clients', { name: 'Other' })).body.data.id;
    for (const id of [newId(), theirs, 'x'])
      for (const tag of ['*', '"a"']) expectProblem(await put(`/clients/${id}`, { name: 'X' }, tag), 404, 'not_found');
  });

  test('Delete the version of the ETag only', async () => {
    const path = `/api/v1/applications/${application}`;
    const etag = await etagOf(`/applications/${application}`);
    await api.put(`/applications/${application}`, { notes: 'changed since' });
    expectProblem(await api.call('DELETE', path, undefined, { 'if-match': etag }), 412, 'precondition_failed');
    const current = await etagOf(`/applications/${application}`);
    expect((await api.call('DELETE', path, undefined, { 'if-match': current })).status).toBe(204);
    expectProblem(await api.call('DELETE', path, undefined, { 'if-match': '*' }), 404, 'not_found');
  });

  test('Is documented for each PUT and DELETE of a resource with an ETag', () => {
    const tagged = new Set(operations.filter((o) => o.operation.responses['304']).map((o) => o.path));
    const changes = operations.filter((o) => tagged.has(o.path) && ['PUT', 'DELETE'].includes(o.method));
    const without = changes.filter(
      ({ operation }) => !operation.parameters.some((p) => p.$ref?.endsWith('/IfMatch')) || !operation.responses['412'],
    );
    expect(changes.length).toBeGreaterThanOrEqual(5);
    expect(without.map((o) => `${o.method} ${o.path}: needs lock`)).toEqual([]);
  });
});
