import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const early = '2020-01-01T00:00:00Z';

type Follower = { cursor?: string };
const query = (parameters: object) => new URLSearchParams(parameters as Record<string, string>).toString();

/** Pages of changes until one is empty. */
async function follow(get: (url: string) => Promise<any>, path: string, from: Follower, filters = {}, limit = 7) {
  const rows: any[] = [];
  for (;;) {
    const place = from.cursor ? { cursor: from.cursor } : { updated_after: early };
    const { status, body } = await get(`${path}?${query({ limit, ...filters, ...place })}`);
    expect(status).toBe(200);
    expect(body.meta.next_cursor).toEqual(expect.any(String));
    from.cursor = body.meta.next_cursor;
    rows.push(...body.data);
    if (body.data.length === 0) return rows;
  }
}

const stamps = (rows: any[]) => rows.map((row) => row.updated_at);

describe.each(['clients', 'jobs', 'candidates', 'applications'])('incremental sync of %s', async (kind) => {
  const { api } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
  const candidates: string[] = [];
  const make = async (n: number): Promise<string> => {
    if (kind === 'clients') return (await api.post('/clients', { name: `Acme ${n}` })).body.data.id;
    if (kind === 'jobs') return (await api.post('/jobs', { title: `Job ${n}` })).body.data.id;
    const candidate = (await api.post('/candidates', aCandidate())).body.data.id;
    candidates.push(candidate);
    if (kind === 'candidates') return candidate;
    return (await api.post('/applications', { candidate_id: candidate, job_id: job, match_score: 1 })).body.data.id;
  };
  const change = (id: string, n: number) => {
    if (kind === 'clients') return api.put(`/clients/${id}`, { notes: `note ${n}` });
    if (kind === 'jobs') return api.put(`/jobs/${id}`, { description: `text ${n}` });
    if (kind === 'candidates') return api.put(`/candidates/${id}`, { location: `place ${n}` });
    return api.put(`/applications/${id}`, { notes: `note ${n}` });
  };
  const ids: string[] = [];
  for (let n = 0; n < 20; n++) ids.push(await make(n));
  const all = kind === 'jobs' ? [job, ...ids] : ids;

  test('Return every row once, oldest change first, with totals of the rest', async () => {
    const from: Follower = {};
    const first = await api.get(`/${kind}?${query({ updated_after: early, limit: 8 })}`);
    expect(first.body.meta).toMatchObject({ total: all.length, limit: 8, offset: 0 });
    const second = await api.get(`/${kind}?${query({ cursor: first.body.meta.next_cursor, limit: 8 })}`);
    expect(second.body.meta.total).toBe(all.length - 8);
    expect(second.body.data[0].id).toBe(all[8]);
    const rows = await follow(api.get, `/${kind}`, from);
    expect(rows.map((row) => row.id)).toEqual(all);
    expect(stamps(rows)).toEqual([...stamps(rows)].sort());
  });

  test('Continue after the end with later changes, right after the change', async () => {
    const from: Follower = {};
    await follow(api.get, `/${kind}`, from);
    for (const n of [1, 2, 3]) {
      await change(ids[5]!, n);
      const made = await make(100 + n);
      await change(ids[2]!, n);
      const rows = await follow(api.get, `/${kind}`, from);
      expect(rows.map((row) => row.id)).toEqual([ids[5], made, ids[2]]);
    }
    const end = await api.get(`/${kind}?${query({ cursor: from.cursor! })}`);
    expect(end.body).toMatchObject({ data: [], meta: { total: 0, next_cursor: from.cursor } });
  });

  test('Return only changes after the timestamp, and nothing for a future one', async () => {
    const before = (await api.get(`/${kind}/${ids[7]}`)).body.data;
    await change(ids[7]!, 77);
    const after = (await api.get(`/${kind}/${ids[7]}`)).body.data;
    const since = await api.get(`/${kind}?${query({ updated_after: before.updated_at })}`);
    expect(since.body.data.at(-1).id).toBe(ids[7]);
    for (const row of since.body.data) expect(row.updated_at > before.updated_at).toBe(true);
    const later = await api.get(`/${kind}?${query({ updated_after: after.updated_at })}`);
    expect(later.body.data).toEqual([]);
    const future = await api.get(`/${kind}?${query({ updated_after: '2999-01-01T00:00:00Z' })}`);
    expect(future.body).toMatchObject({ data: [], meta: { total: 0 } });
  });
});

test('Sync the history of an application by its cursor', async () => {
  const { api } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
  const { body } = await api.post('/candidates', aCandidate({ application: { job_id: job } }));
  const path = `/applications/${body.data.applications[0].id}/events`;
  const from: Follower = {};
  expect((await follow(api.get, path, from)).map((e) => e.to_status)).toEqual(['Applied']);
  await api.put(path.replace('/events', ''), { status: 'screening' });
  await api.put(path.replace('/events', ''), { status: 'screened' });
  expect((await follow(api.get, path, from)).map((e) => e.to_status)).toEqual(['screening', 'screened']);
});

test('Sync sessions and interviews in one list, in the order of their changes', async () => {
  const { api, organizationId } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
  const candidate = (await api.post('/candidates', aCandidate())).body.data.id;
  const add = async (n: number) => {
    const [table, columns, values] =
      n % 2 === 0
        ? ['screening_sessions', 'channel', `'email'`]
        : ['video_interviews', 'question_source, initiated_via', `'job', 'api'`];
    const status = n % 2 === 0 ? 'completed' : 'invited';
    const rows = await app.rows(
      `insert into ${table} (id, organization_id, candidate_id, job_id, questions, status, expires_at, ${columns})
       values ($4, $1, $2, $3, '[]', '${status}', now() + interval '1 day', ${values}) returning id`,
      [organizationId, candidate, job, newId()],
    );
    return rows[0].id as string;
  };
  const ids: string[] = [];
  for (let n = 0; n < 9; n++) ids.push(await add(n));
  const from: Follower = {};
  expect((await follow(api.get, '/screenings', from, {}, 4)).map((row) => row.id)).toEqual(ids);
  const [made, other] = [await add(11), await add(12)];
  // in a later millisecond, as its id is an earlier one
  await app.rows('select pg_sleep(0.002)');
  await app.rows(`update video_interviews set status = 'completed' where id = $1`, [ids[3]]);
  expect((await follow(api.get, '/screenings', from, {}, 2)).map((row) => row.id)).toEqual([made, other, ids[3]]);
  const videos: Follower = {};
  const filtered = await follow(api.get, '/screenings', videos, { type: 'video', status: 'completed' });
  expect(filtered.map((row) => row.id)).toEqual([ids[3]]);
  const wrong = await api.get(`/screenings?${query({ cursor: videos.cursor!, type: 'session' })}`);
  expect(wrong.body.error.details[0].path).toBe('cursor');
});

test('Leave updated_at of a job alone when only its counts change', async () => {
  const { api } = await app.tenant();
  const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
  const from: Follower = {};
  await follow(api.get, '/jobs', from);
  await api.post('/candidates', aCandidate({ application: { job_id: job, status: 'hired' } }));
  expect(await follow(api.get, '/jobs', from)).toEqual([]);
});

test('Apply filters during sync, and reject a cursor of other filters', async () => {
  const { api } = await app.tenant();
  const [a, b] = [await api.post('/jobs', { title: 'A' }), await api.post('/jobs', { title: 'B', status: 'paused' })];
  const from: Follower = {};
  const paused = await follow(api.get, '/jobs', from, { status: 'paused' });
  expect(paused.map((job) => job.id)).toEqual([b.body.data.id]);
  await api.put(`/jobs/${a.body.data.id}`, { status: 'paused' });
  expect(await follow(api.get, '/jobs', from, { status: 'paused' })).toMatchObject([{ id: a.body.data.id }]);
  for (const filters of [{}, { status: 'active' }, { status: 'paused', search: 'A' }]) {
    const { status, body } = await api.get(`/jobs?${query({ ...filters, cursor: from.cursor! })}`);
    expect([status, body.error.details]).toMatchObject([400, [{ path: 'cursor', code: 'invalid_value' }]]);
  }
});

test.each([
  [{ cursor: 'nonsense' }, ['cursor']],
  [{ cursor: Buffer.from('[1,"2020-01-01T00:00:00.000Z",null]').toString('base64url') }, ['cursor']],
  [{ cursor: 'x', updated_after: early }, ['updated_after', 'cursor']],
  [{ cursor: 'x', offset: 1 }, ['offset', 'cursor']],
  [{ updated_after: '2020-01-01' }, ['updated_after']],
  [{ updated_after: '2020-01-01T00:00:00' }, ['updated_after']],
  [{ updated_after: '0000-12-31T23:59:59Z' }, ['updated_after']],
  [{ updated_after: '9999-12-31T23:59:59-00:01' }, ['updated_after']],
])('Return 400 naming what is wrong with %j', async (parameters, paths) => {
  const { api } = await app.tenant();
  const { status, body } = await api.get(`/clients?${query(parameters)}`);
  expect(status).toBe(400);
  expect(body.error.details.map((d: any) => d.path)).toEqual(paths);
});

test('Accept the default offset beside a cursor, which imported clients send', async () => {
  const { api } = await app.tenant();
  const made = (await api.post('/clients', { name: 'Acme' })).body.data.id;
  const { body } = await api.get(`/clients?${query({ updated_after: early, limit: 1 })}`);
  await api.put(`/clients/${made}`, { name: 'Acme Two' });
  const next = await api.get(`/clients?${query({ cursor: body.meta.next_cursor, offset: 0 })}`);
  expect([next.status, next.body.data[0]?.name, next.body.meta.offset]).toEqual([200, 'Acme Two', 0]);
});

test.each([
  ['clients', 'vE9jxILzdWp'],
  ['jobs', 'KJbfS-13Bgg'],
  ['candidates', 'JxjYyL3_1hg'],
  ['applications', 'o9djqHIIVNP'],
])('Accept a cursor of %s from before the list had more filters, without these', async (list, fingerprint) => {
  const { api } = await app.tenant();
  const earlier = [1, '2020-01-01T00:00:00.000Z', null, fingerprint];
  const cursor = Buffer.from(JSON.stringify(earlier)).toString('base64url');
  const { status, body } = await api.get(`/${list}?${query({ cursor })}`);
  expect([status, body.meta?.next_cursor], JSON.stringify(body)).toEqual([200, cursor]);
  expect((await api.get(`/${list}?${query({ cursor, external_id: 'x' })}`)).status).toBe(400);
});

test('Reject a cursor of another list, and one with an impossible timestamp', async () => {
  const { api } = await app.tenant();
  const { body } = await api.get(`/clients?${query({ updated_after: early })}`);
  const cursor: string = body.meta.next_cursor;
  const forged = JSON.parse(Buffer.from(cursor, 'base64url').toString()).with(1, '0000-01-01T00:00:00.000Z');
  for (const path of [
    `/jobs?${query({ cursor })}`,
    `/screenings?${query({ cursor })}`,
    `/clients?${query({ cursor: Buffer.from(JSON.stringify(forged)).toString('base64url') })}`,
  ]) {
    const answer = await api.get(path);
    expect([answer.status, answer.body.error.details]).toMatchObject([400, [{ path: 'cursor' }]]);
  }
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

  test('Return a change that commits after a later one', async () => {
    const { api } = await app.tenant();
    const [slow, quick] = [await api.post('/clients', { name: 'Slow' }), await api.post('/clients', { name: 'Quick' })];
    const from: Follower = {};
    await follow(api.get, '/clients', from);
    const other = await connect();
    await other.query('begin');
    await other.query(`update clients set notes = 'late' where id = $1`, [slow.body.data.id]);
    await api.put(`/clients/${quick.body.data.id}`, { notes: 'early' });
    expect(await follow(api.get, '/clients', from)).toEqual([]);
    await other.query('commit');
    const rows = await follow(api.get, '/clients', from);
    expect(rows.map((row) => row.name)).toEqual(['Slow', 'Quick']);
  });

  test('Do not wait for transactions that only read', async () => {
    const { api } = await app.tenant();
    const other = await connect();
    await other.query('begin isolation level repeatable read');
    await other.query('select count(*) from clients');
    const { body } = await api.post('/clients', { name: 'Acme' });
    const since = await api.get(`/clients?${query({ updated_after: early })}`);
    await other.query('rollback');
    expect(since.body.data).toMatchObject([{ id: body.data.id }]);
  });

  test('Return the last state of every row, and no change twice, among ten writers', async () => {
    const { api } = await app.tenant();
    const job = (await api.post('/jobs', { title: 'Welder' })).body.data.id;
    const from: Follower = {};
    const seen: any[] = [];
    let writing = true;
    const follower = (async () => {
      while (writing) seen.push(...(await follow(api.get, '/applications', from, {}, 20)));
    })();
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        const mine: string[] = [];
        for (let n = 0; n < 8; n++) {
          const { body } = await api.post('/candidates', aCandidate({ application: { job_id: job, match_score: n } }));
          mine.push(body.data.applications[0].id);
          await api.put(`/applications/${mine[n >> 1]}`, { notes: `note ${n}` });
        }
      }),
    );
    writing = false;
    await follower;
    seen.push(...(await follow(api.get, '/applications', from, {}, 20)));
    const changes = seen.map((row) => `${row.id} ${row.updated_at}`);
    expect(new Set(changes).size).toBe(changes.length);
    const last = new Map(seen.map((row) => [row.id, row]));
    const { body } = await api.get('/applications?limit=100');
    expect(body.data).toHaveLength(80);
    for (const row of body.data) expect(last.get(row.id)).toEqual(row);
  });
});
