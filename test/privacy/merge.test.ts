import { describe, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { ScreeningStartService } from '../../src/modules/screenings/index.ts';
import { NotFound } from '../../src/platform/errors.ts';
import { newId } from '../../src/platform/ids.ts';
import { rowsOf } from '../screenings/rows.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant({ credits: 1000 });
const { api, organizationId } = tenant;
const stored = rowsOf(app, organizationId);

const job = async (fields = {}): Promise<string> =>
  (await api.post('/jobs', { title: 'Engineer', ...fields })).body.data.id;
const candidate = async (fields = {}): Promise<any> => (await api.post('/candidates', aCandidate(fields))).body.data;
const apply = async (candidate_id: string, job_id: string, fields = {}): Promise<any> =>
  (await api.post('/applications', { candidate_id, job_id, ...fields })).body.data;
const move = async (id: string, ...statuses: string[]) => {
  for (const status of statuses) expect((await api.put(`/applications/${id}`, { status })).status).toBe(200);
};
const merge = (into: string, from: string, fields = {}) =>
  api.post(`/candidates/${into}/merge`, { from_id: from, ...fields });
const history = async (id: string): Promise<any[]> => (await api.get(`/applications/${id}/events?limit=100`)).body.data;
const eventsOf = (id: string) =>
  app.rows('select type, changed, data from events where subject_id = $1 order by version', [id]);

test('Fill empty fields, unite skills and tags, merge metadata, and let prefer decide the rest', async () => {
  const make = async () => [
    await candidate({
      full_name: 'Asha Rao',
      phone_number: null,
      location: 'Pune',
      primary_skills: ['Node.js', 'SQL'],
      tags: ['a', 'b'],
      metadata: { one: 1, both: 'target' },
      external_id: null,
    }),
    await candidate({
      full_name: 'A. Rao',
      phone_number: '+91 98765 43210',
      location: 'Delhi',
      primary_skills: ['node.js', 'Go'],
      tags: ['b', 'c'],
      metadata: { two: 2, both: 'source' },
      external_id: newId(),
    }),
  ];
  for (const prefer of ['target', 'source'] as const) {
    const [into, from] = await make();
    const { status, body } = await merge(into.id, from.id, prefer === 'target' ? {} : { prefer });
    expect(status, JSON.stringify(body)).toBe(200);
    const kept = prefer === 'target' ? into : from;
    expect(body.data).toMatchObject({
      ...{ id: into.id, full_name: kept.full_name, email: kept.email, location: kept.location },
      ...{ phone_number: '+91 98765 43210', external_id: from.external_id, created_at: into.created_at },
      metadata: { one: 1, two: 2, both: prefer },
      applications: [],
    });
    const isTarget = prefer === 'target';
    expect(body.data.primary_skills).toEqual(isTarget ? ['Node.js', 'SQL', 'Go'] : ['node.js', 'Go', 'SQL']);
    expect(body.data.tags.toSorted()).toEqual(['a', 'b', 'c']);
    expect((await api.get(`/candidates/${into.id}`)).body).toEqual(body);
    const gone = await api.get(`/candidates/${from.id}`);
    expect([gone.status, gone.body.error.merged_into]).toEqual([410, into.id]);
    const again = await merge(into.id, from.id);
    expect([again.status, again.body.error.merged_into]).toEqual([410, into.id]);
    const events = (await eventsOf(into.id)).at(-1);
    expect(events).toMatchObject({ type: 'candidate.merged', data: { merged_id: from.id } });
    expect(events.changed).toContain('phone_number');
    const audit = (await api.get(`/audit-log?subject_id=${into.id}`)).body.data;
    expect(audit.map(({ action }: any) => action)).toEqual(['candidate.merge', 'candidate.create']);
  }
});

describe('applications to the same job', () => {
  test.each([
    ['hired', ['rejected'], ['hired'], 'hired'],
    ['an active status before rejected', ['screening'], ['rejected'], 'screening'],
    ['the source if it is further', ['Applied'], ['screening', 'screened'], 'screened'],
    ['the later active status', ['screened'], ['screening'], 'screened'],
    ['hired of the source before active', ['screening'], ['hired'], 'hired'],
  ])('become one with %s', async (_name, ofTarget, ofSource, expected) => {
    const jobId = await job();
    const [into, from] = [await candidate(), await candidate()];
    const [kept, gone] = [await apply(into.id, jobId), await apply(from.id, jobId)];
    await move(kept.id, ...ofTarget);
    await move(gone.id, ...ofSource);
    const before = [...(await history(kept.id)), ...(await history(gone.id))];
    const { status, body } = await merge(into.id, from.id);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.applications).toMatchObject([{ id: kept.id, candidate_id: into.id, status: expected }]);
    const after = await history(kept.id);
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    expect(after[0].to_status).toBe(expected);
    const answer = await api.get(`/applications/${gone.id}`);
    expect([answer.status, answer.body.error.merged_into]).toEqual([410, kept.id]);
    const { applicant_count, filled_count } = (await api.get(`/jobs/${jobId}`)).body.data;
    expect([applicant_count, filled_count]).toEqual([1, expected === 'hired' ? 1 : 0]);
    const list = await api.get(`/applications?job_id=${jobId}&updated_after=2020-01-01T00:00:00Z&include_deleted=true`);
    expect(list.body.data.find(({ id }: any) => id === gone.id)).toMatchObject({ merged_into: kept.id });
    const decisions = await app.rows(
      'select candidate_id, application_id, to_status from decision_records where job_id = $1',
      [jobId],
    );
    const ended = [...ofTarget, ...ofSource].filter((name) => ['hired', 'rejected'].includes(name));
    expect(decisions.map(({ to_status }) => to_status).sort()).toEqual(ended.sort());
    for (const one of decisions) expect(one).toMatchObject({ candidate_id: into.id, application_id: kept.id });
    const [ofKept, ofGone] = [
      await api.get(`/applications/${kept.id}/decisions`),
      await api.get(`/applications/${gone.id}/decisions`),
    ];
    expect([ofGone.status, ofGone.body]).toEqual([200, ofKept.body]);
    expect(ofGone.body.data.map(({ id }: any) => id).length).toBe(ended.length);
  });

  test('keep the notes, metadata, external ID and given score of both', async () => {
    const jobId = await job();
    const [into, from] = [await candidate(), await candidate()];
    const external_id = newId();
    const kept = await apply(into.id, jobId, { notes: 'Target', metadata: { a: 1, b: 1 } });
    await apply(from.id, jobId, { notes: 'Source', metadata: { b: 2, c: 2 }, external_id, match_score: 66 });
    const { body } = await merge(into.id, from.id);
    expect(body.data.applications).toMatchObject([
      { id: kept.id, notes: 'Target', metadata: { a: 1, b: 1, c: 2 }, external_id, match_score: 66 },
    ]);
  });
});

test('Move applications, interviews, screenings, messages and suppression along', async () => {
  const [shared, other] = [await job(), await job()];
  const [into, from] = [await candidate(), await candidate()];
  await apply(into.id, shared);
  const gone = await apply(from.id, shared);
  const moved = await apply(from.id, other);
  const sessions = [await stored.session(into.id, shared), await stored.session(from.id, shared)];
  const interview = await stored.interview(from.id, other);
  const [message] = await app.rows('select id from outbound_messages where candidate_id = $1 and job_id = $2', [
    from.id,
    other,
  ]);
  await app.rows(
    `insert into suppressed_addresses (organization_id, address, reason) values ($1, lower($2), 'unsubscribed')`,
    [organizationId, from.email],
  );
  const { status, body } = await merge(into.id, from.id);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data.applications.map(({ id }: any) => id)).toContain(moved.id);
  expect(await eventsOf(moved.id)).toMatchObject([{}, { type: 'application.updated', changed: ['candidate_id'] }]);
  expect((await eventsOf(gone.id)).at(-1)).toMatchObject({ type: 'application.deleted' });
  const list = await api.get(`/screenings?type=all&candidate_id=${into.id}`);
  expect(list.body.data.map(({ id }: any) => id).sort()).toEqual([...sessions, interview].sort());
  const messages = await app.rows('select id, dedupe_key, state from outbound_messages where candidate_id = $1', [
    into.id,
  ]);
  expect(messages.find(({ id }) => id === message.id).dedupe_key).toBe(`first-apply:${into.id}:${other}`);
  expect(messages.map(({ state }) => state).sort()).toEqual(['queued', 'queued', 'skipped']);
  const suppressed = await app.rows('select 1 from suppressed_addresses where address = lower($1)', [into.email]);
  expect(suppressed.length).toBe(1);
  // The first apply was, and sends nothing again.
  expect((await api.delete(`/applications/${moved.id}`)).status).toBe(204);
  await apply(into.id, other);
  const after = await app.rows('select 1 from outbound_messages where candidate_id = $1', [into.id]);
  expect(after.length).toBe(3);
});

test('Keep a legal hold', async () => {
  const [into, from] = [await candidate(), await candidate()];
  await api.put(`/candidates/${from.id}/legal-hold`, { hold: true, reason: 'Case 7' });
  expect((await merge(into.id, from.id)).status).toBe(200);
  expect((await api.get(`/candidates/${into.id}/legal-hold`)).body.data).toMatchObject({
    hold: true,
    reason: 'Case 7',
  });
});

test('Refuse itself, unknown and foreign candidates, masked ones, keys without both scopes, and bad bodies', async () => {
  const [into, from] = [await candidate(), await candidate()];
  const stranger = await app.tenant();
  const foreign = (await stranger.api.post('/candidates', aCandidate())).body.data.id;
  const masked = await app.masked(organizationId);
  const code = async (answer: ReturnType<typeof merge>) => {
    const { status, body } = await answer;
    return [status, body.error?.code];
  };
  expect(await code(merge(into.id, into.id))).toEqual([400, 'validation_error']);
  expect(await code(merge(into.id, into.id.toUpperCase()))).toEqual([400, 'validation_error']);
  expect(await code(merge(into.id, newId()))).toEqual([404, 'not_found']);
  expect(await code(merge(into.id, foreign))).toEqual([404, 'not_found']);
  expect(await code(merge(foreign, into.id))).toEqual([404, 'not_found']);
  expect(await code(merge(into.id, masked))).toEqual([403, 'talent_pool_reveal_required']);
  expect(await code(merge(masked, into.id))).toEqual([403, 'talent_pool_reveal_required']);
  expect(await code(merge(into.id, from.id, { prefer: 'both' }))).toEqual([400, 'validation_error']);
  expect(await code(merge(into.id, from.id, { from: 1 }))).toEqual([400, 'validation_error']);
  expect(await code(api.post(`/candidates/${into.id}/merge`, {}))).toEqual([400, 'validation_error']);
  const { apiKey } = await app.web
    .resolve(ApiKeyService)
    .create({ organizationId, name: 'one', expiresAt: null, createdByUserId: null, scopes: ['candidates:write'] });
  const { status, body } = await app.withKey(apiKey).post(`/candidates/${into.id}/merge`, { from_id: from.id });
  expect([status, body.error.required_scope]).toEqual([403, 'applications:write']);
  expect((await api.get(`/candidates/${from.id}`)).status).toBe(200);
});

test('Answer a repeated merge with the same Idempotency-Key from the first one', async () => {
  const [into, from] = [await candidate(), await candidate()];
  const send = () =>
    api.call('POST', `/api/v1/candidates/${into.id}/merge`, { from_id: from.id }, { 'idempotency-key': from.id });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
});

test('Merge once when two merge in opposite directions', async () => {
  for (let round = 0; round < 5; round++) {
    const jobId = await job();
    const [a, b] = [await candidate(), await candidate()];
    const applied = [await apply(a.id, jobId), await apply(b.id, jobId)];
    const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const stays = answers.find(({ status }) => status === 200)?.body.data;
    expect(stays.applications.length).toBe(1);
    expect(applied.map(({ id }) => id)).toContain(stays.applications[0].id);
    expect((await history(stays.applications[0].id)).length).toBe(2);
  }
});

test('Lose nothing when candidates are merged while both are applied, moved, edited, screened and interviewed', async () => {
  const kept = ['decision_records', 'consents', 'outbound_messages', 'screening_sessions', 'video_interviews'];
  await app.rows(`create table written (name text, id uuid);
    create function note_written() returns trigger language plpgsql security definer set search_path from current as $$
      begin insert into written values (tg_table_name, new.id); return null; end $$`);
  for (const table of ['candidate_job_status_events', ...kept])
    await app.rows(`create trigger note_written after insert on ${table} for each row execute function note_written()`);
  const question = { question: 'Where?', type: 'text', required: true, order: 1 };
  const jobs = await Promise.all([1, 2, 3, 4].map(() => job({ screening_questions: [question] })));
  const [into, from] = [await candidate(), await candidate()];
  const steps = ['screening', 'screened', 'Shortlisted', 'hired'];
  const answers: any[] = [];
  const act = async (person: string, jobId: string) => {
    const applied = await api.post('/applications', { candidate_id: person, job_id: jobId });
    answers.push(applied);
    for (const status of steps) {
      const { id } = applied.body.data ?? {};
      if (id) answers.push(await api.put(`/applications/${id}`, { status, notes: `Notes at ${status}` }));
    }
  };
  const edit = async (person: string) => {
    for (const location of ['Pune', 'Delhi', 'Goa']) answers.push(await api.put(`/candidates/${person}`, { location }));
  };
  const agree = async (person: string) => {
    for (const text of ['I agree.', 'I agree again.'])
      answers.push(await api.post(`/candidates/${person}/consents`, { purpose: 'contact', text }));
  };
  const screen = async (person: string) => {
    for (const jobId of jobs.slice(0, 2)) {
      const start = app.web
        .resolve(ScreeningStartService)
        .start({ organizationId, candidateId: person, jobId, channel: 'email' });
      await start.catch((error) => expect(error).toBeInstanceOf(NotFound));
    }
  };
  const interview = async (person: string) => {
    const interview_questions = [{ text: 'What?', kind: 'spoken' }];
    for (const job_id of jobs.slice(0, 2)) {
      const body = { candidate_id: person, job_id, question_source: 'job', interview_questions };
      answers.push(await api.post('/video-interviews', body));
    }
  };
  for (const { id } of [into, from]) await Promise.all([agree(id), interview(id), screen(id)]);
  const [merged] = await Promise.all([
    merge(into.id, from.id),
    ...[into, from].flatMap(({ id }) => [
      ...jobs.map((jobId) => act(id, jobId)),
      ...[edit, agree, screen, interview].map((change) => change(id)),
    ]),
  ]);
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  expect(answers.filter(({ status }) => ![200, 201, 410].includes(status)).map(({ body }) => body)).toEqual([]);
  const { applications } = (await api.get(`/candidates/${into.id}`)).body.data;
  expect(new Set(applications.map(({ job_id }: any) => job_id)).size).toBe(applications.length);
  for (const { notes } of applications) expect(notes).toMatch(/^Notes at /);
  const left = (await Promise.all(applications.map(({ id }: any) => history(id)))).flat().map(({ id }) => id);
  const written = await app.rows(`select id from written where name = 'candidate_job_status_events'`);
  expect(written.length).toBeGreaterThan(4);
  expect(written.filter(({ id }) => !left.includes(id))).toEqual([]);
  for (const table of kept) {
    const found = await app.rows(
      `select t.candidate_id from written w left join ${table} t on t.id = w.id where w.name = $1`,
      [table],
    );
    expect(found.length, table).toBeGreaterThan(3);
    expect(new Set(found.map(({ candidate_id }) => candidate_id)), table).toEqual(new Set([into.id]));
  }
  for (const { job_id } of applications) {
    expect((await api.get(`/jobs/${job_id}`)).body.data.applicant_count).toBe(1);
  }
  const gaps = await app.rows(
    `select subject_type, array_agg(version order by version) as versions from events where organization_id = $1
     group by subject_type, subject_id having min(version) <> 1 or count(*) <> max(version)`,
    [organizationId],
  );
  expect(gaps).toEqual([]);
});

test('Say for every table with a candidate or an application how it is merged', async () => {
  const rows = await app.rows(
    `select distinct c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.column_name in ('candidate_id', 'application_id', 'application_ids', 'candidate_ids') order by 1`,
  );
  const known = modules.flatMap((m) => m.mergedTables ?? []).map(({ table }) => table);
  expect(known.filter((name, at) => known.indexOf(name) < at)).toEqual([]);
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test('Name the remaining record in the tombstones of a chain of merges, and none that was erased', async () => {
  const jobId = await job();
  const since = new Date(Date.now() - 60_000).toISOString();
  const people = [await candidate(), await candidate(), await candidate()];
  const [first, second, third] = people.map(({ id }) => id) as [string, string, string];
  const applications: string[] = [];
  for (const id of [first, second, third]) applications.push((await apply(id, jobId)).id);
  expect((await merge(second, first)).status).toBe(200);
  expect((await merge(third, second)).status).toBe(200);
  const intoOf = async (path: string, ids: readonly string[]) => {
    const { data } = (await api.get(`${path}updated_after=${since}&include_deleted=true&limit=100`)).body;
    return ids.map((id) => data.find((one: any) => one.id === id && one.deleted_at)?.merged_into);
  };
  expect(await intoOf('/candidates?', [first, second])).toEqual([third, third]);
  const last = applications[2];
  expect(await intoOf(`/applications?job_id=${jobId}&`, applications.slice(0, 2))).toEqual([last, last]);
  for (const table of ['tasks', 'candidate_links', 'outbound_messages', 'candidate_jobs', 'candidates']) {
    await app.rows(`delete from ${table} where ${table === 'candidates' ? 'id' : 'candidate_id'} = $1`, [third]);
  }
  await app.rows(`update tombstones set erased = true where id = $1`, [third]);
  expect(await intoOf('/candidates?', [first, second])).toEqual([undefined, undefined]);
  expect((await api.get(`/candidates/${first}`)).body.error.merged_into).toBeUndefined();
});
