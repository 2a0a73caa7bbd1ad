import { expect, test } from 'vitest';
import { PipelineService } from '../../../src/modules/applications/index.ts';
import { OrganizationService, UserService } from '../../../src/modules/organizations/index.ts';
import { type Api, startApp } from '../../support/app.ts';
import { expectProblem } from '../problem.ts';

const app = await startApp({ worker: false });
const users = app.web.resolve(UserService);
const organizations = app.web.resolve(OrganizationService);

const early = '2020-01-01T00:00:00Z';
const read = async (api: Api, path: string) => {
  const { status, body } = await api.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

test('List users newest first, placeholders without an email', async () => {
  const { api, organizationId, userIds } = await app.tenant();
  const added = await users.add(organizationId, {
    full_name: 'Maya Iyer',
    email: 'Maya@example.com',
    role: 'recruiter',
  });
  const { data, meta } = await read(api, '/users');
  expect(meta).toEqual({ total: 3, limit: 50, offset: 0 });
  expect(data.map(({ id }: any) => id)).toEqual([added, ...userIds.toReversed()]);
  expect(data[0]).toEqual({
    id: added,
    full_name: 'Maya Iyer',
    email: 'Maya@example.com',
    role: 'recruiter',
    created_at: expect.stringMatching(/T.*Z$/),
    updated_at: data[0].created_at,
  });
  expect(data.slice(1)).toMatchObject([
    { email: null, role: 'recruiter' },
    { email: null, role: 'admin' },
  ]);
  const page = await read(api, '/users?limit=1&offset=1');
  expect([page.data[0].id, page.meta]).toEqual([userIds[1], { total: 3, limit: 1, offset: 1 }]);
  const job = (await api.post('/jobs', { title: 'Engineer', recruiter_id: added })).body.data;
  expect(job.recruiter_id).toBe(added);
});

test('Sync users by their changes', async () => {
  const { api, organizationId, userIds } = await app.tenant();
  const first = await read(api, `/users?updated_after=${early}`);
  expect(first.data.map(({ id }: any) => id)).toEqual(userIds);
  const next = async () => {
    const answer = await read(api, `/users?cursor=${encodeURIComponent(first.meta.next_cursor)}`);
    first.meta.next_cursor = answer.meta.next_cursor;
    return answer.data;
  };
  expect(await next()).toEqual([]);
  const [admin = ''] = userIds;
  await users.update(organizationId, admin, { full_name: 'Asha Rao', email: 'asha@example.com' });
  const added = await users.add(organizationId, { full_name: 'New', email: 'new@example.com', role: 'recruiter' });
  const changed = await next();
  expect(changed).toMatchObject([
    { id: admin, full_name: 'Asha Rao', email: 'asha@example.com', role: 'admin' },
    { id: added },
  ]);
  expect(changed[0].updated_at > changed[0].created_at).toBe(true);
  expect(await next()).toEqual([]);
});

test('List pipeline statuses in order, with their categories', async () => {
  const names = ['Applied', 'Phone', 'hired', 'Candidate joined', 'rejected', 'withdrawn', 'Hired', 'Rejected'];
  const { api } = await app.tenant({ pipelineStatuses: names });
  const categories = ['active', 'active', 'hired', 'hired', 'rejected', 'withdrawn', 'active', 'active'];
  const expected = names.map((name, i) => ({ name, order: i + 1, category: categories[i] }));
  expect(await read(api, '/pipeline-statuses')).toEqual({
    data: expected,
    meta: { total: names.length, limit: 50, offset: 0 },
  });
  const page = await read(api, '/pipeline-statuses?limit=3&offset=2');
  expect(page).toEqual({ data: expected.slice(2, 5), meta: { total: names.length, limit: 3, offset: 2 } });
  expect((await read(api, '/pipeline-statuses?offset=20')).data).toEqual([]);
});

test('Sync pipeline statuses: all of them after any change, none without one', async () => {
  const { api, organizationId } = await app.tenant({ pipelineStatuses: ['Applied', 'Phone', 'hired'] });
  const follow = async (from: string) => {
    const found: string[] = [];
    for (let query = from; ; ) {
      const { data, meta } = await read(api, `/pipeline-statuses?limit=2&${query}`);
      found.push(...data.map(({ name }: any) => name));
      query = `cursor=${encodeURIComponent(meta.next_cursor)}`;
      if (data.length === 0) return { found, query };
    }
  };
  const first = await follow(`updated_after=${early}`);
  expect(first.found).toEqual(['Applied', 'Phone', 'hired']);
  await organizations.addCredits(organizationId, 5, 'test');
  await organizations.update(organizationId, { name: 'Another name' });
  expect((await follow(first.query)).found).toEqual([]);
  await app.web.resolve(PipelineService).replace(organizationId, ['Applied', 'hired', 'Phone', 'Visit']);
  const second = await follow(first.query);
  expect(second.found).toEqual(['Applied', 'hired', 'Phone', 'Visit']);
  expect((await follow(second.query)).found).toEqual([]);
});

test.each(['/users', '/pipeline-statuses'])('Refuse wrong parameters and methods of %s', async (path) => {
  const { api } = await app.tenant();
  expectProblem(await api.get(`${path}?limit=0&offset=x&role=admin`), 400, 'validation_error', [
    ['limit', 'invalid_value'],
    ['offset', 'invalid_format'],
    ['role', 'unknown_field'],
  ]);
  expectProblem(await api.get(`${path}?include_deleted=true`), 400, 'validation_error');
  expectProblem(await api.get(`${path}?cursor=x`), 400, 'validation_error', [['cursor', 'invalid_value']]);
  expectProblem(await api.post(path, {}), 405, 'method_not_allowed');
  expectProblem(await app.anonymous.get(path), 401, 'unauthorized');
});
