import { describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const { api } = await app.tenant();
const other = await app.tenant();

const make = async (caller: typeof api, fields: object) =>
  (await caller.post('/clients', { name: 'Acme', ...fields })).body.data;
await make(other.api, { name: 'Not mine 100%', industry: 'Textiles' });
const plain = await make(api, { name: 'Plain Goods', email: 'Sales@Goods.example', industry: 'Textiles' });
const percent = await make(api, { name: '100% Cotton', contact_person: 'O_Brien', status: 'inactive' });
const slash = await make(api, { name: 'back\\slash ÄÖ', industry: 'textiles' });
const all = [slash, percent, plain];

const names = async (query: string) => {
  const { status, body } = await api.get(`/clients${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map((client: { name: string }) => client.name);
};

describe('GET /clients', () => {
  test('List the organization’s own clients, newest first, in the shape of GET', async () => {
    expect((await api.get('/clients')).body).toEqual({ data: all, meta: { total: 3, limit: 50, offset: 0 } });
    const none = await app.tenant();
    expect((await none.api.get('/clients')).body).toEqual({ data: [], meta: { total: 0, limit: 50, offset: 0 } });
  });

  test('Return one page and the total of all pages', async () => {
    const page = async (query: string) => (await api.get(`/clients?${query}`)).body;
    expect(await page('limit=1&offset=1')).toEqual({ data: [percent], meta: { total: 3, limit: 1, offset: 1 } });
    expect(await page('limit=100&offset=3')).toEqual({ data: [], meta: { total: 3, limit: 100, offset: 3 } });
    expect((await page('status=active&limit=1')).meta.total).toBe(2);
  });

  test('Sort by created_at, then ID, without repeating or skipping clients of the same time', async () => {
    const crowd = await app.tenant();
    await Promise.all(Array.from({ length: 12 }, (_, i) => make(crowd.api, { name: `C${i}` })));
    await app.rows(
      `update clients set created_at = case when name < 'C5' then timestamptz '2026-01-01' else '2026-01-02' end where organization_id = $1`,
      [crowd.organizationId],
    );
    const paged = [];
    for (const offset of [0, 5, 10])
      paged.push(...(await crowd.api.get(`/clients?limit=5&offset=${offset}`)).body.data);
    const key = (c: { created_at: string; id: string }) => `${c.created_at} ${c.id}`;
    expect(paged.map(key)).toEqual(paged.map(key).toSorted().toReversed());
    expect(new Set(paged.map((c) => c.id)).size).toBe(12);
  });

  test.each([
    ['goods', ['Plain Goods']],
    ['SALES@', ['Plain Goods']],
    ['o_b', ['100% Cotton']],
    ['%', ['100% Cotton']],
    ['0% c', ['100% Cotton']],
    ['_', ['100% Cotton']],
    ['\\', ['back\\slash ÄÖ']],
    ['äö', ['back\\slash ÄÖ']],
    ['a', ['back\\slash ÄÖ', 'Plain Goods']],
    ['%%', []],
    ["' or 1=1 --", []],
    ['textiles', []],
    ['', ['back\\slash ÄÖ', '100% Cotton', 'Plain Goods']],
    ['x'.repeat(200), []],
  ])('Match name, email and contact person literally for search=%s', async (search, found) => {
    expect(await names(`?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  test('Filter by status, by exact industry, and by both', async () => {
    expect(await names('?status=inactive')).toEqual(['100% Cotton']);
    expect(await names('?industry=Textiles')).toEqual(['Plain Goods']);
    expect(await names('?industry=Textile')).toEqual([]);
    expect(await names('?industry=Textiles&status=active&search=plain')).toEqual(['Plain Goods']);
    expect(await names('?industry=Textiles&status=inactive')).toEqual([]);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=x', 'offset'],
    ['offset=99999999999', 'offset'],
    ['status=open', 'status'],
    ['status=', 'status'],
    ['search=a&search=b', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['search=%00', 'search'],
    ['search[x]=1', 'search[x]'],
    ['Status=active', 'Status'],
    ['organization_id=1', 'organization_id'],
    ['page=2', 'page'],
  ])('Return 400 for ?%s, naming the parameter', async (query, path) => {
    const answer = await api.get(`/clients?${query}`);
    expectProblem(answer, 400, 'validation_error');
    expect(answer.body.error.details.map((d: { path: string }) => d.path)).toEqual([path]);
  });

  test('Return 400 naming every invalid parameter, also on GET by ID and on POST', async () => {
    expectProblem(await api.get('/clients?limit=0&offset=x&status=a&foo=1'), 400, 'validation_error', [
      ['limit', 'invalid_value'],
      ['offset', 'invalid_format'],
      ['status', 'invalid_value'],
      ['foo', 'unknown_field'],
    ]);
    expectProblem(await api.get(`/clients/${plain.id}?expand=jobs`), 400, 'validation_error', [
      ['expand', 'unknown_field'],
    ]);
    expectProblem(await api.post('/clients?x=1', { name: 'A' }), 400, 'validation_error', [['x', 'unknown_field']]);
  });
});

describe('GET /jobs', () => {
  test('Filter by client, status and title, and return nothing for a foreign client', async () => {
    const job = async (caller: typeof api, fields: object) =>
      (await caller.post('/jobs', { title: 'Engineer', ...fields })).body.data;
    const theirs = await make(other.api, { name: 'Theirs' });
    await job(other.api, { client_id: theirs.id });
    const made = [
      await job(api, { client_id: plain.id, title: 'Data_Engineer 50%' }),
      await job(api, { client_id: plain.id, status: 'draft' }),
      await job(api, { title: 'Designer \\ UX', status: 'closed', jd_text: 'engineer' }),
    ].toReversed();
    const list = async (query: string) => (await api.get(`/jobs${query}`)).body;
    expect(await list('')).toEqual({
      data: await Promise.all(made.map(async (j) => (await api.get(`/jobs/${j.id}`)).body.data)),
      meta: { total: 3, limit: 50, offset: 0 },
    });
    const [designer, draft, data] = made;
    const ids = async (query: string) => (await list(query)).data.map((j: { id: string }) => j.id);
    expect(await ids('?search=ENGINEER')).toEqual([draft.id, data.id]);
    for (const sign of ['_', '%', '50%']) expect(await ids(`?search=${encodeURIComponent(sign)}`)).toEqual([data.id]);
    expect(await ids('?search=%5C')).toEqual([designer.id]);
    expect(await ids('?search=')).toEqual([designer.id, draft.id, data.id]);
    for (const [i, status] of ['closed', 'draft', 'active'].entries())
      expect(await ids(`?status=${status}`)).toEqual([made[i].id]);
    expect(await ids('?status=filled')).toEqual([]);
    expect(await ids(`?client_id=${plain.id.toUpperCase()}`)).toEqual([draft.id, data.id]);
    expect(await ids(`?client_id=${plain.id}&status=active&search=data`)).toEqual([data.id]);
    for (const id of [theirs.id, newId()]) {
      expect(await list(`?client_id=${id}`)).toEqual({ data: [], meta: { total: 0, limit: 50, offset: 0 } });
    }
    expect(await list('?limit=1&offset=2')).toMatchObject({
      data: [{ id: data.id }],
      meta: { total: 3, limit: 1, offset: 2 },
    });
    expectProblem(await api.get('/jobs?client_id=42&status=open&limit=101&title=x'), 400, 'validation_error', [
      ['client_id', 'invalid_format'],
      ['status', 'invalid_value'],
      ['limit', 'invalid_value'],
      ['title', 'unknown_field'],
    ]);
  });
});
