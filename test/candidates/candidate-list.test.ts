import { expect, test } from 'vitest';
import { expectWrong, pipelineOf, together, unknownId } from '../applications/pipeline.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });

/** A tenant of its own with these candidates; returns their ids by the list's names. */
async function listed(...bodies: Record<string, unknown>[]) {
  const tenant = await app.tenant();
  const pipeline = pipelineOf(app, tenant);
  const ids: string[] = [];
  for (const body of bodies) ids.push(await pipeline.candidate(body));
  const find = async (query: string) => {
    const answer = await tenant.api.get(`/candidates?${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.meta.total).toBe(answer.body.data.length);
    return answer.body.data.map((c: { id: string }) => ids.indexOf(c.id)).sort();
  };
  const search = (text: string) => find(`search=${encodeURIComponent(text)}`);
  return { ...tenant, ...pipeline, ids, find, search };
}

test('Search any part of name or email in any case, and nothing else', async () => {
  const { search } = await listed(
    { full_name: 'Asha Rao', email: 'one@example.com', location: 'Pune' },
    { full_name: 'Bela Shah', email: 'BRAO.two@example.com' },
    { full_name: 'Zoë Élan', email: 'three@example.com' },
  );
  expect(await search('rao')).toEqual([0, 1]);
  expect(await search('SHA R')).toEqual([0]);
  expect(await search('TWO@EXAMPLE')).toEqual([1]);
  expect(await search('élan')).toEqual([2]);
  expect(await search('Pune')).toEqual([]);
  expect(await search('')).toEqual([0, 1, 2]);
});

test('Find names with composed and decomposed letters by either, and return them as sent', async () => {
  const names = ['Zoë Élan', 'Zoë Élan'.normalize('NFD'), 'Zoe Elan'];
  const { search, ids, api } = await listed(...names.map((full_name) => ({ full_name })));
  for (const form of ['NFC', 'NFD']) {
    expect(await search('Zoë'.normalize(form))).toEqual([0, 1]);
    expect(await search('É'.normalize(form))).toEqual([0, 1]);
  }
  expect((await api.get(`/candidates/${ids[1]}`)).body.data.full_name).toBe(names[1]);
});

test('Find a candidate by the exact email in any case, but no masked candidate', async () => {
  const { find, api, organizationId } = await listed(
    { email: 'Exact.Match@example.com' },
    { email: 'exact.match@example.com.in' },
    { email: 'other@example.com', tags: ['one'] },
  );
  const masked = 'masked.match@example.com';
  await app.masked(organizationId, { email: masked });
  expect(await find('email=exact.MATCH%40example.com')).toEqual([0]);
  expect(await find('email=%20exact.match%40example.com%20')).toEqual([0]);
  expect(await find('email=other%40example.com&tags=one&search=other')).toEqual([2]);
  expect(await find('email=other%40example.com&tags=two')).toEqual([]);
  for (const none of ['xact.match@example.com', 'exact_match@example.com', masked]) {
    expect(await find(`email=${encodeURIComponent(none)}`), none).toEqual([]);
  }
  const first = await api.get('/candidates?email=other%40example.com&updated_after=2020-01-01T00:00:00Z');
  expect(first.body.meta.total).toBe(1);
  const cursor = encodeURIComponent(first.body.meta.next_cursor);
  expect((await api.get(`/candidates?email=other%40example.com&cursor=${cursor}`)).body.data).toEqual([]);
  for (const email of ['', 'nobody', 'a@b', `${'a'.repeat(320)}@example.com`]) {
    expectWrong(await api.get(`/candidates?email=${email}`), 'email');
  }
  expectWrong(await api.get('/candidates?email=nobody&limit=0&job_id=x'), 'job_id', 'email', 'limit');
});

test('Search for %, _ and \\ as literal characters', async () => {
  const { search } = await listed(
    { full_name: '100% Sure' },
    { full_name: '100 Sure' },
    { full_name: 'a_b' },
    { full_name: 'axb' },
    { full_name: 'c\\d' },
  );
  expect(await search('100%')).toEqual([0]);
  expect(await search('a_b')).toEqual([2]);
  expect(await search('\\')).toEqual([4]);
  expect(await search('c\\d')).toEqual([4]);
  expect(await search('%')).toEqual([0]);
});

test('Filter by tags: match candidates with any of them, case-sensitively', async () => {
  const { find } = await listed({ tags: ['hot', 'java'] }, { tags: ['cold'] }, { tags: ['HOT'] }, {});
  expect(await find('tags=hot')).toEqual([0]);
  expect(await find('tags=hot,cold')).toEqual([0, 1]);
  expect(await find('tags=%20java%20,,nothing')).toEqual([0]);
  expect(await find('tags=none')).toEqual([]);
  expect(await find('tags=')).toEqual([0, 1, 2, 3]);
});

test('Reject a filter by tags that has no tag', async () => {
  const { api, find } = await listed({ tags: ['hot'] }, {});
  for (const none of [',', '%20', '%20,,%09']) expectWrong(await api.get(`/candidates?tags=${none}`), 'tags');
  expect(await find('tags=,hot')).toEqual([0]);
});

test('Trim tags when storing, returning and matching them', async () => {
  const { api, ids, find } = await listed({ tags: [' hot ', '\tnew hire\n'] }, {});
  expect(await find('tags=hot')).toEqual([0]);
  expect(await find('tags=%20new%20hire%20')).toEqual([0]);
  expect((await api.get(`/candidates/${ids[0]}`)).body.data.tags).toEqual(['hot', 'new hire']);
  expect((await api.put(`/candidates/${ids[1]}`, { tags: ['hot '] })).body.data.tags).toEqual(['hot']);
  expect(await find('tags=hot')).toEqual([0, 1]);
  expectWrong(await api.put(`/candidates/${ids[1]}`, { tags: ['ok', ' \n', 5] }), 'tags[1]', 'tags[2]');
});

test('Filter by job_id, alone and combined with other filters', async () => {
  const { ids, find, job, apply } = await listed(
    { full_name: 'Ann', tags: ['x'] },
    { full_name: 'Ben', tags: ['x'] },
    { full_name: 'Ann B', tags: ['x'] },
  );
  const [first, second] = [await job(), await job()];
  await apply(ids[0]!, first);
  await apply(ids[1]!, first);
  await apply(ids[0]!, second);
  expect(await find(`job_id=${first}`)).toEqual([0, 1]);
  expect(await find(`job_id=${first.toUpperCase()}`)).toEqual([0, 1]);
  expect(await find(`job_id=${second}`)).toEqual([0]);
  expect(await find(`job_id=${first}&search=ann&tags=x,y`)).toEqual([0]);
  expect(await find(`job_id=${unknownId()}`)).toEqual([]);
  const stranger = pipelineOf(app, await app.tenant());
  expect(await find(`job_id=${await stranger.job()}`)).toEqual([]);
});

test('Sort newest first, then by ID, with every candidate on exactly one page', async () => {
  const { api, organizationId } = await listed(...Array.from({ length: 7 }, () => ({})));
  await app.rows('update candidates set created_at = now() where organization_id = $1', [organizationId]);
  const pages = await together(4, (page) => api.get(`/candidates?limit=2&offset=${page * 2}`));
  expect(pages.map(({ body }) => body.meta)).toEqual([0, 2, 4, 6].map((offset) => ({ total: 7, limit: 2, offset })));
  const seen = pages.flatMap(({ body }) => body.data.map((c: { id: string }) => c.id));
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
  expect(seen).toHaveLength(7);
  expect((await api.get('/candidates?offset=7')).body).toEqual({ data: [], meta: { total: 7, limit: 50, offset: 7 } });
});

test('Never list candidates of other organizations', async () => {
  const mine = await listed({ full_name: 'Same Name', tags: ['t'] });
  const theirs = await listed({ full_name: 'Same Name', tags: ['t'] });
  expect(await mine.search('Same Name')).toEqual([0]);
  expect((await theirs.api.get('/candidates?tags=t')).body.data.map((c: { id: string }) => c.id)).toEqual(theirs.ids);
});

test('Find a masked candidate by name, never by hidden fields', async () => {
  const { api, masked, search } = await listed(aCandidate({ full_name: 'Open Person' }));
  const id = await masked('Hidden Person');
  const { body } = await api.get('/candidates?search=hidden%20p');
  expect(body.data).toMatchObject([
    { id, email: '', current_ctc: null, expected_ctc: null, talent_pool_status: 'masked' },
  ]);
  expect(await search('@')).toEqual([0]);
});

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=ten', 'limit'],
  ['limit=', 'limit'],
  ['offset=-1', 'offset'],
  ['offset=1.5', 'offset'],
  ['job_id=nonsense', 'job_id'],
  [`search=${'x'.repeat(201)}`, 'search'],
  ['search=a%00b', 'search'],
  ['search=a&search=b', 'search'],
  ['status=Applied', 'status'],
])('Return 400 for %s', async (query, field) => {
  const { api } = await app.tenant();
  expectWrong(await api.get(`/candidates?${query}`), field);
});
