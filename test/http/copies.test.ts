import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { encodeCursor, listFingerprint } from '../../src/platform/paging/cursor.ts';
import { type Api, aCandidate, startApp, type Tenant } from '../support/app.ts';
import { expectProblem } from './problem.ts';

const isThorough = inject('isThorough');

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
  test('Leave tombstones for every row of a mass deletion, and none for a rollback', async () => {
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

  test('Leave no tombstones when a data set is emptied, and remove them with the organization', async () => {
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
    for (const table of ['list_counts', 'rejection_reasons']) {
      await app.rows(`delete from ${table} where organization_id = $1`, [bare]);
    }
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

  test('End with an equal copy after creates, changes and deletions at random, some of which commit late', async () => {
    const tenant = await app.tenant();
    const { api } = tenant;
    const random = randomOf(20261122);
    const copies = new Map(kinds.map((kind) => [kind, newFollower()]));
    let isWriting = true;
    const followers = kinds.map(async (kind) => {
      while (isWriting) await follow(api, `/${kind}`, copies.get(kind)!, {}, 1 + random(9));
    });
    const { change, makeAll } = await writerOf(tenant, random, connect);
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let n = 0; n < (isThorough ? 24 : 8); n++) await change();
      }),
    );
    // Those at random may have removed all of a kind.
    await makeAll();
    isWriting = false;
    await Promise.all(followers);
    for (const [kind, from] of copies) {
      await follow(api, `/${kind}`, from);
      const rows = await all(api, kind);
      expect(rows.length, kind).toBeGreaterThan(0);
      expect(from.copy.size, kind).toBe(rows.length);
      for (const row of rows) expect(from.copy.get(row.id)).toMatchObject(ownFields(row));
      const [digest, own] = [await digestOf(api, kind), digestOfCopy(from.copy.values())];
      expect(digest, kind).toMatchObject(own);
    }
    const [{ n: deleted }] = await app.rows(
      'select count(distinct resource)::int as n from tombstones where organization_id = $1',
      [tenant.organizationId],
    );
    expect(deleted, 'kinds with a deletion').toBe(4);
  });
});

/** Whole numbers below a bound, the same at every run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** At first a record of each kind is deleted. Then each call makes one change at random. Those of a second connection stay open while others commit. */
async function writerOf({ api }: Tenant, random: (below: number) => number, connect: () => Promise<pg.Client>) {
  const ids: Record<Kind, string[]> = { clients: [], jobs: [], candidates: [], applications: [] };
  const some = (kind: Kind) => ids[kind][random(ids[kind].length)];
  const made = async (kind: Kind, body: unknown) => {
    const answer = await api.post(`/${kind}`, body);
    if (answer.status < 300) ids[kind].push(answer.body.data.id);
  };
  const make: Record<Kind, () => Promise<void>> = {
    clients: () => made('clients', { name: 'Acme' }),
    jobs: () => made('jobs', { title: 'Welder', ...(random(2) && some('clients') && { client_id: some('clients') }) }),
    candidates: () => made('candidates', aCandidate()),
    applications: async () => {
      const [candidate_id, job_id] = [some('candidates'), some('jobs')];
      if (candidate_id && job_id) await made('applications', { candidate_id, job_id });
    },
  };
  const makeAll = async () => {
    for (const kind of ['clients', 'jobs', 'candidates'] as const) await make[kind]();
    await made('applications', { candidate_id: ids.candidates.at(-1), job_id: ids.jobs.at(-1) });
  };
  const texts = { clients: 'notes', jobs: 'description', candidates: 'location', applications: 'notes' };
  const late = async (kind: Kind, id: string) => {
    const client = await connect();
    const isChange = kind !== 'applications' || random(2) === 0;
    await client.query('begin');
    await client.query(
      isChange
        ? `update ${tables[kind]} set ${texts[kind]} = 'late' where id = $1`
        : `delete from ${tables[kind]} where id = $1`,
      [id],
    );
    await makeAll();
    await client.query(random(4) ? 'commit' : 'rollback');
    await client.end();
  };
  // Others may refer to it by now.
  const remove = async (kind: Kind, id: string) => {
    if (kind === 'applications') await api.delete(`/applications/${id}`);
    else await removeRow(kind, id).catch((error: pg.DatabaseError) => expect(['23503', '40P01']).toContain(error.code));
  };
  for (let n = 0; n < 3; n++) await makeAll();
  for (const kind of kinds) {
    await make[kind]();
    await remove(kind, ids[kind].at(-1)!);
  }
  const change = async () => {
    const kind = kinds[random(4)]!;
    const id = some(kind);
    const what = random(10);
    if (!id || what < 4) await make[kind]();
    else if (what < 7) await api.put(`/${kind}/${id}`, { [texts[kind]]: `text ${random(1_000)}` });
    else if (what < 9) await remove(kind, id);
    else await late(kind, id);
  };
  return { change, makeAll };
}

/** Names and emails of other records do not move `updated_at`, nor do counts. */
function ownFields(row: any): object {
  const counts = ['jobs_count', 'active_jobs_count', 'applicant_count', 'filled_count'];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !counts.includes(name)));
}

async function all(api: Api, kind: Kind): Promise<any[]> {
  const rows: any[] = [];
  for (;;) {
    const { body } = await api.get(`/${kind}?limit=100&offset=${rows.length}`);
    rows.push(...body.data);
    if (rows.length >= body.meta.total) return rows;
  }
}

type Row = { id: string; updated_at: string };
type Range = { from?: string; to?: string };

async function digestOf(api: Api, resource: Kind, range: Range = {}): Promise<any> {
  const { status, body } = await api.get(`/sync/digest?${query({ resource, ...range })}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ resource, from: range.from ?? null, to: range.to ?? null });
  return body.data;
}

/** As an integration computes it from its copy. */
function digestOfCopy(rows: Iterable<Row>, { from = '', to = 'g' }: Range = {}): { count: number; hash: string } {
  const inRange = [...rows].filter(({ id }) => id >= from && id < to).sort((a, b) => (a.id < b.id ? -1 : 1));
  const hash = createHash('sha256');
  for (const { id, updated_at } of inRange) hash.update(`${id} ${updated_at}\n`);
  return { count: inRange.length, hash: hash.digest('hex') };
}

describe('digest', () => {
  test.each(kinds)('Count and hash the living %s of one organization, in any range', async (kind) => {
    const [mine, other] = [await recordsOf(kind), await recordsOf(kind)];
    for (let n = 0; n < 6; n++) for (const one of [mine, other]) await one.make();
    if (kind === 'candidates') await app.masked(mine.organizationId);
    await mine.remove(await mine.make());
    const rows = await all(mine.api, kind);
    expect(await digestOf(mine.api, kind)).toMatchObject(digestOfCopy(rows));
    const ids = rows.map(({ id }) => id).toSorted();
    const ranges = [
      { from: ids[2] },
      { to: ids[2] },
      { from: ids[1], to: ids[4] },
      { from: ids[1], to: ids[1] },
      { from: '00000000-0000-0000-0000-000000000000', to: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
      { from: newId() },
    ];
    for (const range of ranges) {
      expect(await digestOf(mine.api, kind, range)).toMatchObject(digestOfCopy(rows, range));
    }
    const empty = await digestOf((await app.tenant()).api, kind);
    expect([empty.count, empty.hash]).toEqual([0, createHash('sha256').digest('hex')]);
  });

  test('Hash as many records as there are, part by part', async () => {
    const { api, organizationId } = await app.tenant();
    await app.rows(
      `insert into clients (id, organization_id, name)
       select ('0199f3a2-7c41-7' || to_char(n % 1000, 'FM000') || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $1, 'C'
       from generate_series(1, 20500) n`,
      [organizationId],
    );
    const rows = (
      await app.rows('select id, updated_at from clients where organization_id = $1 order by id', [organizationId])
    ).map(({ id, updated_at }) => ({ id, updated_at: new Date(updated_at).toISOString() }));
    expect(await digestOf(api, 'clients')).toMatchObject(digestOfCopy(rows));
    const twoParts = { to: rows[20_000]!.id };
    expect(await digestOf(api, 'clients', twoParts)).toMatchObject(digestOfCopy(rows, twoParts));
  });

  test('Find one changed and one missing record by halving the range', async () => {
    const { api, make, change } = await recordsOf('clients');
    for (let n = 0; n < 40; n++) await make();
    const copy = new Map((await all(api, 'clients')).map((row) => [row.id as string, row as Row]));
    const [changed, missing] = [[...copy.keys()][11]!, [...copy.keys()][30]!];
    await change(changed, 'changed');
    copy.delete(missing);
    let calls = 0;
    const differing = async (range: Range): Promise<Range[]> => {
      calls++;
      const own = digestOfCopy(copy.values(), range);
      const digest = await digestOf(api, 'clients', range);
      if (digest.count === own.count && digest.hash === own.hash) return [];
      const inside = [...copy.keys()].filter((id) => id >= (range.from ?? '') && id < (range.to ?? 'g')).toSorted();
      const middle = inside[Math.ceil(inside.length / 2)];
      if (!middle || inside.length < 2) return [range];
      return [...(await differing({ ...range, to: middle })), ...(await differing({ ...range, from: middle }))];
    };
    const found = await differing({});
    const isIn = (id: string) => found.some(({ from = '', to = 'g' }) => id >= from && id < to);
    expect([found.length, isIn(changed), isIn(missing)]).toEqual([2, true, true]);
    expect(calls).toBeLessThan(30);
  });

  test('Need the scope to read the resource', async () => {
    const { organizationId } = await app.tenant();
    const keys = app.web.resolve(ApiKeyService);
    const made = { organizationId, name: 'jobs', expiresAt: null, createdByUserId: null };
    const reader = app.withKey((await keys.create({ ...made, scopes: ['jobs:read'] })).apiKey);
    expect((await reader.get('/sync/digest?resource=jobs')).status).toBe(200);
    const refused = await reader.get('/sync/digest?resource=candidates');
    expectProblem(refused, 403, 'insufficient_scope');
    expect(refused.body.error.required_scope).toBe('candidates:read');
  });

  test.each([
    ['', [['resource', 'required']]],
    ['resource=users', [['resource', 'invalid_value']]],
    ['resource=jobs&limit=3', [['limit', 'unknown_field']]],
    [
      'resource=jobs&from=x&to=',
      [
        ['from', 'invalid_format'],
        ['to', 'invalid_format'],
      ],
    ],
    [
      `resource=x&from=${'f'.repeat(8)}-ffff-ffff-ffff-ffffffffffff&to=AAAAAAAA-0000-0000-0000-000000000000`,
      [
        ['resource', 'invalid_value'],
        ['to', 'invalid_value'],
      ],
    ],
  ] as [string, [string, string][]][])('Name each wrong parameter of "%s"', async (parameters, details) => {
    const { api } = await app.tenant();
    expectProblem(await api.get(`/sync/digest?${parameters}`), 400, 'validation_error', details);
  });
});
