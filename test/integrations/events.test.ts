import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { type Api, aCandidate, startApp } from '../support/app.ts';
import { sessionOfTest } from '../support/session.ts';

const app = await startApp();
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

type Seen = { type: string; subject: { type: string; id: string; version: number }; [name: string]: any };

async function events(api: Api, filters: Record<string, string> = {}): Promise<Seen[]> {
  const found: Seen[] = [];
  let cursor: string | undefined;
  for (;;) {
    const query = new URLSearchParams({ limit: '100', ...filters, ...(cursor && { cursor }) }).toString();
    const { status, body } = await api.get(`/events?${query}`);
    expect(status).toBe(200);
    found.push(...body.data);
    cursor = body.meta.next_cursor;
    if (body.data.length === 0) return found;
  }
}

const typesOf = (found: Seen[]) => found.map(({ type }) => type);
const of = (api: Api, id: string) => events(api, { subject_id: id });

async function anApplication(api: Api, change: object = {}) {
  const job = (await api.post('/jobs', { title: 'Welder', skip_ai_enrichment: true })).body.data.id as string;
  const candidate = (await api.post('/candidates', aCandidate())).body.data.id as string;
  const made = await api.post('/applications', { candidate_id: candidate, job_id: job, match_score: 50, ...change });
  await app.idle();
  return { job, candidate, id: made.body.data.id as string };
}

describe('events', async () => {
  const { api, organizationId } = await app.tenant({ outreachEnabled: false });

  test('Record a change of each resource with its actor, version, changed fields and data', async () => {
    const { job, candidate, id } = await anApplication(api);
    await api.put(`/applications/${id}`, { status: 'screening', notes: 'Call her' });
    await api.put(`/applications/${id}`, { notes: 'Called' });
    const found = await of(api, id);
    expect(typesOf(found)).toEqual(['application.created', 'application.status_changed', 'application.updated']);
    expect(found.map(({ subject }) => subject)).toEqual(
      [1, 2, 3].map((version) => ({ type: 'application', id, version })),
    );
    expect(found[1]).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: 'application.status_changed',
      occurred_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      livemode: true,
      actor: { type: 'key', id: expect.any(String) },
      subject: { type: 'application', id, version: 2 },
      changed: ['status', 'notes', 'screening_started_at', 'status_date'],
      data: {
        candidate_id: candidate,
        job_id: job,
        status: 'screening',
        from_status: 'Applied',
        match_score: 50,
        screening_score: null,
      },
    });
    expect(found[0]?.['changed']).toEqual([]);
    expect(found[2]?.['changed']).toEqual(['notes']);
    expect(found[2]?.['data']).not.toHaveProperty('from_status');
    const one = await api.get(`/events/${found[1]?.['id']}`);
    expect(one.body.data).toEqual(found[1]);
  });

  test('Record no event for writes that change nothing, are refused or repeated', async () => {
    const client = (await api.post('/clients', { name: 'Acme' })).body.data.id;
    await api.put(`/clients/${client}`, { name: 'Acme' });
    await api.put(`/clients/${client}`, { status: 'lost' });
    const headers = { 'idempotency-key': newId() };
    for (let n = 0; n < 2; n++) await api.call('POST', '/api/v1/clients', { name: 'Twice' }, headers);
    expect(typesOf(await of(api, client))).toEqual(['client.created']);
    const twice = (await api.get('/clients?search=Twice')).body.data;
    expect(twice).toHaveLength(1);
    expect(typesOf(await of(api, twice[0].id))).toEqual(['client.created']);
  });

  test('Record the most specific type, and what the service does as the system', async () => {
    const job = (await api.post('/jobs', { title: 'Java developer', description: 'You need experience with Java.' }))
      .body.data.id;
    const candidate = (await api.post('/candidates', aCandidate({ primary_skills: ['Java'] }))).body.data.id;
    const { body } = await api.post('/applications', { candidate_id: candidate, job_id: job });
    await app.idle();
    await api.put(`/jobs/${job}`, { status: 'paused', title: 'Java engineer' });
    await app.idle();
    const ofJob = await of(api, job);
    expect(typesOf(ofJob).slice(0, 2)).toEqual(['job.created', 'job.enriched']);
    expect(ofJob[1]).toMatchObject({
      actor: { type: 'system', id: null },
      changed: expect.arrayContaining(['required_skills_weighted']),
    });
    expect(ofJob.find(({ type }) => type === 'job.status_changed')).toMatchObject({
      changed: ['title', 'status'],
      data: { client_id: null, status: 'paused', from_status: 'active' },
    });
    const scored = (await of(api, body.data.id)).find(({ type }) => type === 'application.scored');
    expect(scored).toMatchObject({ actor: { type: 'system', id: null }, changed: ['match_score'] });
    expect(scored?.['data'].match_score).toEqual(expect.any(Number));
    expect((await of(api, body.data.id)).map(({ subject }) => subject.version)).toEqual(
      (await of(api, body.data.id)).map((_, n) => n + 1),
    );
  });

  test('Make one event of a resource that a transaction changes twice', async () => {
    const { id } = await anApplication(api, { status: 'screening' });
    const client = await app.db.connect();
    await client.query('begin');
    await client.query('update candidate_jobs set screening_score = 40 where id = $1', [id]);
    await client.query(`update candidate_jobs set status = 'screened' where id = $1`, [id]);
    await client.query('update candidate_jobs set notes = $2 where id = $1', [id, 'later']);
    await client.query('commit');
    client.release();
    const found = await of(api, id);
    expect(typesOf(found)).toEqual(['application.created', 'application.status_changed']);
    expect(found[1]).toMatchObject({
      subject: { version: 2 },
      changed: ['status', 'screening_score', 'notes'],
      data: { status: 'screened', from_status: 'screening', screening_score: 40 },
    });
    expect(found[0]?.['data']).not.toHaveProperty('from_status');
  });

  test('Make one event of each application that a statement changes, also of one changed before', async () => {
    const [a, b, c] = await Promise.all([
      anApplication(api, { status: 'screening' }),
      anApplication(api, { status: 'screened' }),
      anApplication(api, { notes: 'kept' }),
    ]);
    const ids = [a, b, c].map(({ id }) => id);
    const client = await app.db.connect();
    await client.query('begin');
    await client.query('update candidate_jobs set match_score = 70 where id = $1', [b.id]);
    await client.query(
      `update candidate_jobs set status = 'screened', match_score = 80, notes = 'kept' where id = any($1)`,
      [ids],
    );
    await client.query('update candidate_jobs set updated_at = now() where id = any($1)', [ids]);
    await client.query('commit');
    client.release();
    const [ofA, ofB, ofC] = await Promise.all(ids.map(async (id) => (await of(api, id)).slice(1)));
    const second = { subject: { version: 2 }, actor: { type: 'system', id: null } };
    const data = { status: 'screened', match_score: 80 };
    const moved = { type: 'application.status_changed', changed: ['status', 'match_score', 'notes'] };
    expect(ofA).toMatchObject([{ ...second, ...moved, data: { ...data, from_status: 'screening' } }]);
    expect(ofB).toMatchObject([{ ...second, type: 'application.updated', changed: ['match_score', 'notes'], data }]);
    expect(ofC).toMatchObject([{ ...second, ...moved, changed: ['status', 'match_score'], data }]);
  });

  test('Name the key of applications that are made at the same time', async () => {
    const job = (await api.post('/jobs', { title: 'Welder', skip_ai_enrichment: true })).body.data.id;
    const made = Array.from({ length: 20 }, () => api.post('/candidates', aCandidate()));
    const candidates = (await Promise.all(made)).map(({ body }) => body.data.id as string);
    await Promise.all(candidates.map((candidate_id) => api.post('/applications', { candidate_id, job_id: job })));
    const found = (await events(api, { types: 'application.created' })).filter(({ data }) => data.job_id === job);
    expect(found.map(({ actor }) => actor.type)).toEqual(candidates.map(() => 'key'));
  });

  test('Record the deletion of an application', async () => {
    const { id, candidate, job } = await anApplication(api);
    await api.delete(`/applications/${id}`);
    const last = (await of(api, id)).at(-1);
    expect(last).toMatchObject({
      type: 'application.deleted',
      subject: { version: 2 },
      changed: [],
      data: { candidate_id: candidate, job_id: job },
    });
  });

  test('Record a failed task, and a charge that leaves few credits', async () => {
    const { api: own, organizationId: poor } = await app.tenant({ credits: 105, outreachEnabled: false });
    const { candidate } = await anApplication(own);
    const job = (await own.post('/jobs', { title: 'Java developer', required_skills: ['Java'] })).body.data.id;
    await app.idle();
    const charged = await own.post('/video-interviews', {
      candidate_id: candidate,
      job_id: job,
      question_source: 'job',
    });
    expect(charged).toMatchObject({ status: 201 });
    await app.rows(
      `insert into tasks (id, organization_id, queue, kind, max_attempts, candidate_id) values ($1, $2, 'q', 'read_resume', 1, $3)`,
      [newId(), poor, candidate],
    );
    await app.rows(`update tasks set state = 'failed' where organization_id = $1 and queue = 'q'`, [poor]);
    const found = await events(own, { types: 'credits.low,task.failed,video_interview.created' });
    expect(typesOf(found)).toEqual(expect.arrayContaining(['video_interview.created', 'credits.low', 'task.failed']));
    expect(found.find(({ type }) => type === 'credits.low')).toMatchObject({
      subject: { type: 'organization', id: poor, version: 1 },
      data: { credit_balance: 95 },
    });
    expect(found.find(({ type }) => type === 'task.failed')?.['data']).toEqual({
      kind: 'read_resume',
      candidate_id: candidate,
      job_id: null,
      application_id: null,
    });
  });

  test('Return a page by types and subject, and go on by its cursor', async () => {
    const { id } = await anApplication(api);
    const first = await api.get(`/events?subject_id=${id}&types=application.created,application.updated&limit=1`);
    expect(first.body.meta).toEqual({ limit: 1, next_cursor: expect.any(String) });
    await api.put(`/applications/${id}`, { notes: 'x' });
    const next = await api.get(
      `/events?subject_id=${id}&types=application.created,application.updated&limit=1&cursor=${first.body.meta.next_cursor}`,
    );
    expect(typesOf(next.body.data)).toEqual(['application.updated']);
    const empty = await api.get(
      `/events?subject_id=${id}&types=application.updated,application.created&cursor=${next.body.meta.next_cursor}`,
    );
    expect(empty.body.data).toEqual([]);
  });

  test.each([
    ['types=job.created,job.exploded', 'types', /job\.exploded/],
    ['types=', 'types', /type of event/],
    ['subject_id=7', 'subject_id', /UUID/],
    ['wait=26', 'wait', /0 to 25/],
    ['wait=-1', 'wait', /0 to 25/],
    ['limit=0', 'limit', /1 to 100/],
    ['offset=0', 'offset', /./],
    ['cursor=abc', 'cursor', /next_cursor/],
  ])('Refuse %s, naming the parameter', async (query, path, message) => {
    const { status, body } = await api.get(`/events?${query}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'validation_error' });
    expect(body.error.details[0].path).toBe(path);
    expect(body.error.message).toMatch(message);
  });

  test('Refuse a cursor of another organization, of other filters, and one that is too old', async () => {
    const { api: stranger } = await app.tenant();
    const { next_cursor: cursor } = (await api.get('/events')).body.meta;
    expect((await stranger.get(`/events?cursor=${cursor}`)).body.error.details[0].path).toBe('cursor');
    expect((await api.get(`/events?cursor=${cursor}&types=job.created`)).body.error.details[0].path).toBe('cursor');
    const [version, , ...rest] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const old = JSON.stringify([version, '2020-01-01T00:00:00.000000Z', ...rest]);
    const refused = await api.get(`/events?cursor=${Buffer.from(old).toString('base64url')}`);
    expect(refused).toMatchObject({ status: 410, body: { error: { code: 'cursor_expired' } } });
  });

  test('Show events to their organization only', async () => {
    const { api: stranger } = await app.tenant();
    const [first] = await events(api);
    expect((await stranger.get(`/events/${first?.['id']}`)).status).toBe(404);
    expect((await stranger.get('/events/evt_7')).status).toBe(404);
    expect(await events(stranger)).toEqual([]);
  });

  test('Never miss an event that commits after later ones', async () => {
    const { id } = await anApplication(api);
    const { next_cursor: cursor } = (await api.get(`/events?subject_id=${id}`)).body.meta;
    const late = await sessionOfTest(app.urls.web);
    await late.query('begin');
    await late.query(`update candidate_jobs set notes = 'late' where organization_id = $1 and id = $2`, [
      organizationId,
      id,
    ]);
    await api.post('/clients', { name: 'Meanwhile' });
    const before = await api.get(`/events?subject_id=${id}&cursor=${cursor}`);
    expect(before.body.data).toEqual([]);
    await late.query('commit');
    const after = await api.get(`/events?subject_id=${id}&cursor=${before.body.meta.next_cursor}`);
    expect(typesOf(after.body.data)).toEqual(['application.updated']);
  });

  test('Answer a held request when an event of its filter is committed, without a database connection', async () => {
    const { id } = await anApplication(api);
    const { next_cursor: cursor } = (await api.get(`/events?subject_id=${id}`)).body.meta;
    const held = Array.from({ length: 50 }, () => api.get(`/events?subject_id=${id}&cursor=${cursor}&wait=25`));
    await api.post('/clients', { name: 'Something else' });
    await api.put(`/applications/${id}`, { notes: 'now' });
    for (const { body } of await Promise.all(held)) expect(typesOf(body.data)).toEqual(['application.updated']);
  });

  test('Answer a held request without events when its time is over', async () => {
    const { api: quiet } = await app.tenant();
    const { status, body } = await quiet.get('/events?wait=1');
    expect({ status, data: body.data }).toEqual({ status: 200, data: [] });
  });

  test('Answer held requests when the process stops', async () => {
    const { api: quiet } = await app.tenant();
    const held = quiet.get('/events?wait=25');
    await api.get('/clients');
    app.web.answerHeld();
    expect(await held).toMatchObject({ status: 200, body: { data: [] } });
  });

  test('Name every field of the API in the events of its resource', async () => {
    const rows = await app.rows(
      `select tgrelid::regclass::text as table, tgargs as args from pg_trigger
       where tgname = 'write_update_event' and tgnargs = 3`,
    );
    const named = new Map<string, string[]>(
      rows.map(({ args }) => {
        const [subject = '', fields = ''] = String(args).split('\0');
        return [subject, fields.slice(1, -1).split(',')];
      }),
    );
    const schemas = (await (await fetch(`${app.base}/api/v1/openapi.json`)).json()).components.schemas;
    const counted = ['jobs_count', 'active_jobs_count', 'applicant_count', 'filled_count'];
    const derived = [
      'id',
      'created_at',
      'updated_at',
      'organization_id',
      'candidate_id',
      'job_id',
      'skill_array',
      'outcome',
    ];
    const ofOthers = [
      'job_title',
      'job_status',
      'candidate_full_name',
      'candidate_email',
      'is_direct_hire',
      'public_company_name',
    ];
    const left = [...counted, ...derived, ...ofOthers];
    const missing = ['Client', 'Job', 'Candidate', 'Application'].flatMap((name) =>
      Object.keys(schemas[name].properties)
        .filter((field) => !left.includes(field) && !named.get(name.toLowerCase())?.includes(field))
        .map((field) => `${name}.${field}`),
    );
    expect(missing).toEqual([]);
  });
});
