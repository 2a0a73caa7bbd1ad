import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { encodeCursor, listFingerprint } from '../../src/platform/paging/cursor.ts';
import { type Api, aCandidate, startApp } from '../support/app.ts';
import { expectProblem } from './problem.ts';

const app = await startApp({ worker: false });
const early = '2020-01-01T00:00:00Z';
const query = (parameters: object) => new URLSearchParams(parameters as Record<string, string>).toString();

type Follower = { cursor?: string; copy: Map<string, any> };
const newFollower = (): Follower => ({ copy: new Map() });
const isDeleted = (item: any): boolean => 'deleted_at' in item;

/** Reads changes to the end, and keeps the copy as an integration would. Returns the items. */
async function follow(api: Api, path: string, from: Follower, filters = {}, limit = 7): Promise<any[]> {
  const items: any[] = [];
  for (;;) {
    const place = from.cursor ? { cursor: from.cursor } : { updated_after: early };
    const { status, body } = await api.get(`${path}?${query({ limit, include_deleted: true, ...filters, ...place })}`);
    expect(status, JSON.stringify(body)).toBe(200);
    from.cursor = body.meta.next_cursor;
    for (const item of body.data) {
      if (isDeleted(item)) from.copy.delete(item.id);
      else from.copy.set(item.id, item);
    }
    items.push(...body.data);
    if (body.data.length === 0) return items;
  }
}

const briefly = (items: any[]) => items.map((item) => (isDeleted(item) ? `-${item.id}` : item.id));
const timeOf = (item: any): string => item.deleted_at ?? item.updated_at;

const tables = { clients: 'clients', jobs: 'jobs', candidates: 'candidates', applications: 'candidate_jobs' };
type Kind = keyof typeof tables;
const kinds = Object.keys(tables) as Kind[];

/** As merging and erasing will: with the rows that refer to it. */
async function removeRow(kind: Kind, id: string): Promise<void> {
  const column = { jobs: 'job_id', candidates: 'candidate_id', clients: undefined, applications: undefined }[kind];
  for (const table of column ? ['tasks', 'candidate_links', 'outbound_messages', 'candidate_jobs'] : []) {
    await app.rows(`delete from ${table} where ${column} = $1`, [id]);
  }
  await app.rows(`delete from ${tables[kind]} where id = $1`, [id]);
}

/** Makes, changes and deletes records of one kind. */
async function recordsOf(kind: Kind) {
  const { api, organizationId } = await app.tenant();
  const job: string = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
  const make = async (): Promise<string> => {
    if (kind === 'clients') return (await api.post('/clients', { name: 'Acme' })).body.data.id;
    if (kind === 'jobs') return (await api.post('/jobs', { title: 'Job' })).body.data.id;
    const { data } = (await api.post('/candidates', aCandidate())).body;
    if (kind === 'candidates') return data.id;
    return (await api.post('/applications', { candidate_id: data.id, job_id: job })).body.data.id;
  };
  const field = { clients: 'notes', jobs: 'description', candidates: 'location', applications: 'notes' }[kind];
  const change = (id: string, text: string) => api.put(`/${kind}/${id}`, { [field]: text });
  const remove = async (id: string) => {
    if (kind === 'applications') expect((await api.delete(`/applications/${id}`)).status).toBe(204);
    else await removeRow(kind, id);
  };
  return { api, organizationId, job, make, change, remove };
}

describe.each(kinds)('deleted %s', async (kind) => {
  const { api, job, make, change, remove } = await recordsOf(kind);

  test('Show a tombstone in the place of each deleted record, once, and count it', async () => {
    const ids: string[] = kind === 'jobs' ? [job] : [];
    for (let n = ids.length; n < 5; n++) ids.push(await make());
    const [a, b, c, d, e] = ids;
    await remove(b!);
    await change(a!, 'changed');
    await remove(d!);
    const from = newFollower();
    const first = await api.get(`/${kind}?${query({ updated_after: early, include_deleted: true, limit: 2 })}`);
    expect(first.body.meta).toMatchObject({ total: 5, limit: 2, offset: 0 });
    const items = await follow(api, `/${kind}`, from, {}, 2);
    expect(briefly(items)).toEqual([c, e, `-${b}`, a, `-${d}`]);
    expect(items.map(timeOf)).toEqual(items.map(timeOf).toSorted());
    expect(items[2]).toEqual({ id: b, deleted_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/) });
    const second = await api.get(`/${kind}?${query({ cursor: first.body.meta.next_cursor, include_deleted: true })}`);
    expect([second.body.meta.total, briefly(second.body.data)]).toEqual([3, [`-${b}`, a, `-${d}`]]);
    const skipped = await api.get(`/${kind}?${query({ updated_after: early, include_deleted: true, offset: 2 })}`);
    expect([skipped.body.meta.total, briefly(skipped.body.data)]).toEqual([5, [`-${b}`, a, `-${d}`]]);

    await remove(a!);
    const added = await make();
    expect(briefly(await follow(api, `/${kind}`, from))).toEqual([`-${a}`, added]);
    const end = await api.get(`/${kind}?${query({ cursor: from.cursor!, include_deleted: true })}`);
    expect(end.body).toMatchObject({ data: [], meta: { total: 0, next_cursor: from.cursor } });
    expect([...from.copy.keys()].toSorted()).toEqual([c, e, added].toSorted());
    for (const without of [{}, { include_deleted: false }]) {
      const { body } = await api.get(`/${kind}?${query({ updated_after: early, ...without })}`);
      expect([body.meta.total, briefly(body.data)]).toEqual([3, [c, e, added]]);
    }
    expect((await api.get(`/${kind}?include_deleted=false`)).body.meta.total).toBe(3);
  });

  test('Reject include_deleted without a place to start from, and a cursor of the other kind', async () => {
    const alone = await api.get(`/${kind}?include_deleted=true`);
    expectProblem(alone, 400, 'validation_error', [['include_deleted', 'invalid_value']]);
    const both = await api.get(`/${kind}?include_deleted=yes&limit=0`);
    expectProblem(both, 400, 'validation_error', [
      ['limit', 'invalid_value'],
      ['include_deleted', 'invalid_value'],
    ]);
    const plain = await api.get(`/${kind}?${query({ updated_after: early })}`);
    const cursor = plain.body.meta.next_cursor;
    expect((await api.get(`/${kind}?${query({ cursor, include_deleted: false })}`)).status).toBe(200);
    const other = await api.get(`/${kind}?${query({ cursor, include_deleted: true })}`);
    expectProblem(other, 400, 'validation_error', [['cursor', 'invalid_value']]);
  });
});

test('Narrow tombstones of applications by candidate and job alone', async () => {
  const { api } = await app.tenant();
  const jobs: string[] = [];
  for (const title of ['A', 'B']) jobs.push((await api.post('/jobs', { title })).body.data.id);
  const people: string[] = [];
  for (let n = 0; n < 2; n++) people.push((await api.post('/candidates', aCandidate())).body.data.id);
  const deleted: Record<string, string> = {};
  for (const [p, candidate_id] of people.entries()) {
    for (const [j, job_id] of jobs.entries()) {
      const { id } = (await api.post('/applications', { candidate_id, job_id })).body.data;
      await api.delete(`/applications/${id}`);
      deleted[`${p}${j}`] = `-${id}`;
    }
  }
  const list = async (filters: object) => {
    const { body } = await api.get(
      `/applications?${query({ updated_after: early, include_deleted: true, ...filters })}`,
    );
    expect(body.meta.total).toBe(body.data.length);
    return briefly(body.data);
  };
  expect(await list({})).toEqual(['00', '01', '10', '11'].map((name) => deleted[name]));
  expect(await list({ candidate_id: people[0] })).toEqual([deleted['00'], deleted['01']]);
  expect(await list({ job_id: jobs[1] })).toEqual([deleted['01'], deleted['11']]);
  expect(await list({ job_id: jobs[1], candidate_id: people[1] })).toEqual([deleted['11']]);
  expect(await list({ status: 'hired', search: 'nobody', job_id: jobs[0] })).toEqual([deleted['00'], deleted['10']]);
});

test('Narrow tombstones of candidates by the job that they, or those they were merged into, were applied to', async () => {
  const { api, organizationId } = await app.tenant();
  const [job, other] = [await api.post('/jobs', { title: 'A' }), await api.post('/jobs', { title: 'B' })];
  const [of, ofOther] = [job.body.data.id, other.body.data.id];
  const applied = async (job_id: string) =>
    (await api.post('/candidates', aCandidate({ application: { job_id } }))).body.data;
  const [kept, merged, gone, elsewhere] = [
    await applied(of),
    await applied(ofOther),
    await applied(of),
    await applied(ofOther),
  ];
  for (const { id } of [merged, gone, elsewhere]) await removeRow('candidates', id);
  await app.rows(`update tombstones set merged_into = $1 where organization_id = $2 and id = $3`, [
    kept.id,
    organizationId,
    merged.id,
  ]);
  const { body } = await api.get(`/candidates?${query({ updated_after: early, include_deleted: true, job_id: of })}`);
  expect(briefly(body.data)).toEqual([kept.id, `-${merged.id}`, `-${gone.id}`]);
  expect(body.data[1]).toEqual({ id: merged.id, deleted_at: expect.any(String), merged_into: kept.id });
  expect(body.meta.total).toBe(3);
});

test('Accept cursors of releases without include_deleted', async () => {
  const { api } = await app.tenant();
  const made = (await api.post('/clients', { name: 'Acme' })).body.data.id;
  const list = listFingerprint(['industry', 'search', 'status'], { status: 'active' });
  const cursor = encodeCursor({ at: '2020-01-01T00:00:00.000Z', id: null, list });
  const { status, body } = await api.get(`/clients?${query({ cursor, status: 'active' })}`);
  expect([status, body.data?.[0]?.id]).toEqual([200, made]);
});

test('Reject include_deleted in lists without tombstones', async () => {
  const { api } = await app.tenant();
  for (const path of ['/screenings', '/tasks', '/audit-log']) {
    const answer = await api.get(`${path}?${query({ updated_after: early, include_deleted: true })}`);
    expectProblem(answer, 400, 'validation_error', [['include_deleted', 'unknown_field']]);
  }
});

describe('any deletion', () => {
  test('Leave tombstones of statements that delete many, of this organization alone, and none of a rollback', async () => {
    const [one, other] = [await recordsOf('applications'), await recordsOf('applications')];
    const ids = [await one.make(), await one.make(), await one.make()];
    const theirs = await other.make();
    await app.rows('begin; delete from candidate_jobs; rollback');
    expect(await follow(one.api, '/applications', newFollower())).toHaveLength(3);
    await app.rows('delete from candidate_jobs where id = any($1)', [[...ids.slice(0, 2), theirs]]);
    const items = await follow(one.api, '/applications', newFollower(), {}, 1);
    expect(briefly(items)).toEqual([ids[2], ...[`-${ids[0]}`, `-${ids[1]}`].toSorted()]);
    expect(briefly(await follow(other.api, '/applications', newFollower()))).toEqual([`-${theirs}`]);
  });

  test('Leave none when a data set is emptied, and remove them with the organization', async () => {
    const { make, organizationId, api } = await recordsOf('clients');
    const [kept, wiped] = [await make(), await make()];
    const client = await app.db.connect();
    await client.query('begin');
    await client.query(`set local app.tombstones = 'off'`);
    await client.query('delete from clients where id = $1', [wiped]);
    await client.query('commit');
    client.release();
    await app.rows('delete from clients where id = $1', [kept]);
    expect(briefly(await follow(api, '/clients', newFollower()))).toEqual([`-${kept}`]);
    const bare = '0199f3a2-7c41-7d3e-9a55-3f1b6c2d8e99';
    await app.rows(`insert into organizations (id, name, pipeline_statuses) values ($1, 'Bare', '{Applied}')`, [bare]);
    await app.rows(`insert into clients (id, organization_id, name) values ($1, $1, 'Theirs')`, [bare]);
    await app.rows('delete from clients where organization_id = $1', [bare]);
    await app.rows('delete from list_counts where organization_id = $1', [bare]);
    await app.rows('delete from organizations where id = $1', [bare]);
    const left = 'select organization_id from tombstones where organization_id = any($1)';
    expect(await app.rows(left, [[bare, organizationId]])).toEqual([{ organization_id: organizationId }]);
  });
});

describe('while others write', () => {
  const clients: pg.Client[] = [];
  const connect = async () => {
    const client = new pg.Client(app.config.databaseUrl);
    clients.push(client);
    await client.connect();
    return client;
  };
  afterAll(() => Promise.all(clients.map((client) => client.end())));

  test('Return a deletion that commits after a later one', async () => {
    const { api, make, change, remove } = await recordsOf('applications');
    const [slow, quick, other] = [await make(), await make(), await make()];
    const from = newFollower();
    await follow(api, '/applications', from);
    const late = await connect();
    await late.query('begin');
    await late.query('delete from candidate_jobs where id = $1', [slow]);
    await remove(quick);
    await change(other, 'changed');
    expect(await follow(api, '/applications', from)).toEqual([]);
    await late.query('commit');
    expect(briefly(await follow(api, '/applications', from))).toEqual([`-${slow}`, `-${quick}`, other]);
  });
});
