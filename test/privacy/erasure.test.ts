import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { personalTables } from '../../src/app/personal-data.ts';
import { CandidateLinkService, SuppressionService } from '../../src/modules/outreach/index.ts';
import { statementOf } from '../../src/platform/database/sql.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLogger } from '../../src/platform/log.ts';
import { MediaReader } from '../../src/platform/media/media-reader.ts';
import { imported } from '../imports/imports.ts';
import { clientOf, recorded } from '../interviews/room/room.ts';
import { selfApplyOf } from '../portal/apply/self-apply-form.ts';
import { rowsOf } from '../screenings/rows.ts';
import { aCandidate, apiOf, mediaHere, startApp, until } from '../support/app.ts';
import { filesOf, tracesIn } from './traces.ts';

const lines: string[] = [];
const log = createLogger({ environment: 'production', logLevel: 'trace' }, 'worker', {
  write: (line) => void lines.push(line),
});
const app = await startApp({ worker: false });
const worker = await boot({ ...app.config, databaseUrl: app.urls.worker }, 'worker', { clock: app.clock, log });
worker.container.registerInstance(MediaReader, mediaHere);
await worker.work();
afterAll(async () => {
  await worker.close(2);
  rmSync(app.config.dataDir, { recursive: true, force: true });
});

const tenant = await app.tenant({ credits: 1000 });
const { api, organizationId } = tenant;
const stored = rowsOf(app, organizationId);

/** In every text about the person. */
const person = {
  full_name: 'Zqyname Vxfamily',
  email: 'zqyname.vx@example.com',
  phone_number: '+91 98765 43299',
  marker: 'zqymarkerword',
};
const traces = ['zqyname', 'vxfamily', 'zqyname.vx@example.com', '98765 43299', '9876543299', 'zqymarkerword'];

const made = async (url: string, body: unknown): Promise<any> => {
  const answer = await api.post(url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const upload = async (text: string): Promise<string> => {
  const answer = await api.call('POST', '/api/v1/resumes', text, { 'content-type': 'application/octet-stream' });
  expect(answer.status).toBe(201);
  return answer.body.data.resume_path;
};
const ended = (id: string) =>
  until(
    async () => {
      const { data } = (await api.get(`/erasures/${id}`)).body;
      return ['done', 'failed'].includes(data.state) && data;
    },
    () => `the erasure to end: ${lines.filter((line) => line.includes('"task failed')).at(-1) ?? 'no failure'}`,
  );
const erase = async (candidateId: string, body?: object) => {
  const answer = await api.post(`/candidates/${candidateId}/erase`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return ended(answer.body.data.erasure_id);
};

/** Where a trace of the person is, in tables, files and logs. */
async function tracesLeft(): Promise<string[]> {
  // As bytes, a text is only found as it was written.
  const written = [person.full_name, person.full_name.split(' ')[0] ?? ''];
  const logged = lines.join('').toLowerCase();
  const inLogs = traces.filter((trace) => logged.includes(trace)).map((trace) => `log: ${trace}`);
  return [...(await tracesIn(app, [...traces, ...written])), ...inLogs];
}

/** Tables with a row that names the ID. */
async function tablesNaming(id: string): Promise<string[]> {
  const traces = await tracesIn(app, [id]);
  return [...new Set(traces.map((trace) => trace.split(':')[0] ?? ''))].sort();
}

/** A task about several candidates that waits. */
async function addShared(candidateIds: string[]) {
  const data = { organizationId, messages: candidateIds.map((candidateId) => ({ candidateId })) };
  const [task] = await app.rows(
    `insert into pgboss.job (name, data, start_after) values ('applications.record-messages-sent', $1, now() + interval '1 day')
     returning id`,
    [data],
  );
  return {
    payload: async () => {
      const [{ data: left }] = await app.rows('select data from pgboss.job where id = $1', [task.id]);
      return left.messages.map(({ candidateId }: any) => (/^[0-]+$/.test(candidateId) ? null : candidateId));
    },
    remove: () => app.rows('delete from pgboss.job where id = $1', [task.id]),
  };
}

/** One row or more in every store. */
async function fillEverything(job: string): Promise<string> {
  const first = await upload(`${person.full_name}\n${person.email}\nEngineer, ${person.marker}. Node.js, PostgreSQL.`);
  const body = {
    ...{ full_name: person.full_name, email: person.email, phone_number: person.phone_number },
    ...{ whatsapp_number: person.phone_number, tags: [person.marker], metadata: { said: person.marker } },
    ...{ external_id: person.marker, resume_path: first, current_company: person.marker },
  };
  const { id } = (await api.call('POST', '/api/v1/candidates', body, { 'idempotency-key': `create ${newId()}` })).body
    .data;
  await app.idle();
  for (const email of [person.email.replace('@', '.before@'), person.email]) {
    expect((await api.put(`/candidates/${id}`, { email })).status).toBe(200);
  }
  const second = await upload(`${person.full_name}. Now ${person.marker} and SQL. Engineer at Northwind since 2020.`);
  expect((await api.put(`/candidates/${id}`, { resume_path: second })).status).toBe(200);
  await app.idle();
  const application = (
    await api.call(
      'POST',
      '/api/v1/applications',
      { candidate_id: id, job_id: job, notes: person.marker, metadata: { said: person.marker } },
      { 'idempotency-key': `apply ${newId()}` },
    )
  ).body.data.id;
  await app.idle();
  // Deleted applications have a history too.
  const other = (await made('/jobs', { title: 'Another job' })).id;
  const gone = await made('/applications', { candidate_id: id, job_id: other, notes: person.marker });
  await api.delete(`/applications/${gone.id}`);

  const applying = await selfApplyOf(app, tenant);
  const form = { full_name: person.full_name, phone_number: person.phone_number, resume: Buffer.from(person.marker) };
  await applying.apply(job, { ...form, email: person.email });
  expect((await applying.confirm(person.email)).status).toBeLessThan(400);
  await applying.apply(job, { ...form, email: person.email.replace('@', '+again@') });
  const asked = await fetch(`${app.base}/your-data/${organizationId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.base },
    body: new URLSearchParams({ email: person.email }),
  });
  expect(asked.status).toBe(303);
  await app.idle();

  const rows = `full_name,email,total_experience_years\n${person.full_name},${person.email},${person.marker}\n`;
  expect((await imported(app, tenant, rows)).counts.failed).toBe(1);

  const session = await stored.session(id, job, { metadata: { said: person.marker } });
  await stored.response(session, { question: 'Why?', answer: person.marker });
  await stored.conversation(session, '919876543299', { kind: 'text', text: person.marker });
  await app.rows(
    `insert into whatsapp_held_messages (id, number, provider_id, content, sent_at, held_at)
     values ($1, '919876543299', $2, $3, now(), now())`,
    [newId(), newId(), JSON.stringify({ kind: 'text', text: person.marker })],
  );

  const questions = [{ id: 'a', text: `About ${person.marker}`, kind: 'spoken', order: 1, skill: null }];
  const interviewId = await stored.interview(id, job, { questions });
  const links = app.web.resolve(CandidateLinkService);
  const target = { organizationId, candidateId: id, jobId: job, interviewId };
  const { token } = await links.create({ ...target, purpose: 'interview', expiresAt: { afterDays: 1 } });
  const room = clientOf(app.base, token);
  await room.record();
  const [head = Buffer.alloc(0)] = recorded(1);
  expect((await room.chunk([0, 0, 0], head)).status).toBe(200);
  await room.signals([{ number: 0, kind: 'paste', question: 0, at: new Date().toISOString() }]);
  await stored.answer(interviewId, { question_index: 0, answer_transcript: person.marker, notes: person.marker });
  await app.rows(
    'insert into video_interview_ratings (organization_id, interview_id, user_id, rating) values ($1, $2, $3, 4)',
    [organizationId, interviewId, tenant.userIds[0]],
  );
  await app.rows(
    `insert into video_interview_recordings (id, organization_id, interview_id, question_index, file_key, mime_type,
       bytes, seconds, sha256) values ($1, $2, $3, null, $4, 'video/webm', 5, 1, '\\x00')`,
    [newId(), organizationId, interviewId, `${organizationId}/interviews/${interviewId}/whole.webm`],
  );
  await app.rows(
    'insert into waiting_invites (organization_id, candidate_id, job_id, via, waiting_since) values ($1, $2, $3, $4, now())',
    [organizationId, id, other, 'apply'],
  );

  const [message] = await app.rows('select id from outbound_messages where candidate_id = $1', [id]);
  const unsubscribing = await links.create({
    ...{ organizationId, candidateId: id, jobId: job, messageId: message.id },
    ...{ purpose: 'unsubscribe', expiresAt: { afterDays: 1 } },
  });
  const link = await links.open(unsubscribing.token, 'unsubscribe');
  if (!link) throw new Error('no link');
  await app.web.resolve(SuppressionService).unsubscribe(link);

  await app.rows(
    `insert into tasks (id, organization_id, queue, kind, state, attempts, max_attempts, error, candidate_id)
     values ($1, $2, 'candidates.read-resume', 'resume', 'failed', 1, 1, $3, $4)`,
    [newId(), organizationId, `Cannot read ${person.marker}`, id],
  );
  await app.rows(`update audit_entries set details = $2 where subject = $1`, [id, JSON.stringify(person.marker)]);
  const hook = await made('/webhook-endpoints', { url: 'https://hook.invalid/', types: ['credits.low'] });
  await app.rows(
    `insert into webhook_deliveries (id, organization_id, endpoint_id, event_id, type, body, state, last_response)
     select $1, organization_id, $3, id, type, '{}', 'succeeded', $4 from events where subject_id = $2 limit 1`,
    [newId(), id, hook.id, `saved ${person.marker}`],
  );
  expect((await api.put(`/applications/${application}`, { status: 'rejected' })).status).toBe(200);
  expect((await api.get(`/applications/${application}/match`)).status).toBe(200);
  await app.rows(
    `update decision_records set note = $2,
       shown = jsonb_set(shown, '{components}', jsonb_build_array(jsonb_build_object('key', 'k', 'evidence', jsonb_build_array($2::text))))
     where candidate_id = $1`,
    [id, person.marker],
  );
  await app.rows(
    'insert into match_openings (organization_id, application_id) values ($1, $2) on conflict do nothing',
    [organizationId, application],
  );
  const answers = { sex: 'female', race_ethnicity: 'asian' };
  expect((await api.put(`/applications/${application}/self-identification`, answers)).status).toBe(204);
  await made(`/candidates/${id}/consents`, { purpose: 'contact', text: 'I agree to emails.', text_version: '1' });
  const note = await made(`/candidates/${id}/notes`, { text: person.marker, application_id: application });
  await app.rows('insert into note_mentions (organization_id, note_id, user_id, label) values ($1, $2, $3, $4)', [
    organizationId,
    note.id,
    tenant.userIds[0],
    'User 1',
  ]);
  await app.rows(
    `with imported as (
       insert into imports (id, organization_id, state, format, file_name) values ($3, $1, 'done', 'csv', $5) returning id),
     acted as (
       insert into bulk_actions (id, organization_id, state, action, list, made_by_user_id, actor_type)
       values ($3, $1, 'done', 'move', 'candidates', $4, 'user') returning id),
     noted as (
       insert into import_records (organization_id, import_id, resource, id, candidate_id, version)
       select $1, id, 'candidate', $2, $2, 1 from imported)
     insert into bulk_action_rows (organization_id, bulk_action_id, row_number, candidate_id) select $1, id, 1, $2 from acted`,
    [organizationId, id, newId(), tenant.userIds[0], `${person.full_name}.csv`],
  );
  await app.rows(
    `insert into review_requests (id, organization_id, kind, decision_id, application_id, candidate_id, message, due_at)
     select $2, organization_id, 'review', id, application_id, candidate_id, $3, now() from decision_records
     where candidate_id = $1 limit 1`,
    [id, newId(), person.marker],
  );
  await api.put(`/candidates/${id}/legal-hold`, { hold: true, reason: person.marker });
  await app.rows(
    `insert into saved_views (organization_id, id, user_id, name, filters)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [organizationId, newId(), tenant.userIds[0], person.full_name, { search: person.email.toUpperCase() }],
  );
  await app.idle();
  return id;
}

/** Exports of the candidate and of the organization, with their files and links. */
async function fillExports(id: string): Promise<string[]> {
  const asked = await Promise.all([`/candidates/${id}/export`, '/exports'].map((url) => made(url, {})));
  await app.idle();
  const ids = asked.map(({ export_id: exportId }) => exportId as string);
  for (const exportId of ids) {
    const { data } = (await api.get(`/exports/${exportId}`)).body;
    expect(data).toMatchObject({ state: 'done', download_url: expect.stringContaining('/exports/') });
  }
  return ids;
}

/** Last: activity ends notices. */
async function addNotice(id: string): Promise<void> {
  await app.rows('insert into retention_nights (organization_id, night, candidates) values ($1, $2, 1)', [
    organizationId,
    '2026-01-01',
  ]);
  await app.rows(
    `insert into retention_notices (organization_id, candidate_id, night, last_activity_at) values ($1, $2, '2026-01-01', now())`,
    [organizationId, id],
  );
  await app.rows(
    `with own as (
       insert into candidate_duplicate_keys (organization_id, candidate_id, phone_key)
       values ($1, $2, gen_random_uuid()) on conflict do nothing)
     insert into duplicate_pairs (organization_id, candidate_id, other_id, phone_key)
     select $1, least(id, $2), greatest(id, $2), gen_random_uuid() from candidates
     where organization_id = $1 and id <> $2 order by id limit 1 on conflict do nothing`,
    [organizationId, id],
  );
  await app.rows(
    `with expired as (
       insert into exports (id, organization_id, kind, state) values ($3, $1, 'organization', 'expired') returning id)
     insert into export_omissions (organization_id, export_id, candidate_id) select $1, id, $2 from expired`,
    [organizationId, id, newId()],
  );
}

const filesNaming = (part: string): string[] => filesOf(app).filter((file) => file.includes(part));

describe('Erase a candidate', () => {
  let job: string;
  let id: string;
  let sharing: string;
  let bystander: any;
  let shared: string;
  let exportIds: string[];
  let before: { applicants: number; candidates: number };
  const counts = async () => ({
    applicants: (await api.get(`/jobs/${job}`)).body.data.applicant_count as number,
    candidates: (await api.get('/candidates?limit=1')).body.meta.total as number,
  });

  beforeAll(async () => {
    job = (await made('/jobs', { title: 'Engineer', required_skills: ['PostgreSQL', 'Node.js'] })).id;
    shared = await upload('Shared file of a family. Engineer: PostgreSQL, Node.js.');
    bystander = await made('/candidates', aCandidate({ primary_skills: ['SQL'] }));
    sharing = (await made('/candidates', aCandidate({ resume_path: shared }))).id;
    await made('/applications', { candidate_id: bystander.id, job_id: job });
    id = await fillEverything(job);
    // One file for both.
    await api.put(`/candidates/${id}`, { resume_path: shared });
    await app.idle();
    exportIds = await fillExports(id);
    await addNotice(id);
    before = await counts();
  });

  test('Find the candidate in every registered store before', async () => {
    const addresses = ['zqyname.vx@example.com', 'zqyname.vx+again@example.com'];
    const people = {
      organizationId,
      candidateIds: [id],
      addresses: addresses.map((address) => ({ address, candidateId: id })),
    };
    const [file] = await app.rows('select id from imports where file_name like $1', [`${person.full_name}%`]);
    const naming = [{ table: 'imports', key: file.id, candidateId: id }];
    const empty: string[] = [];
    for (const { table, ofPerson } of personalTables) {
      if (!ofPerson) continue;
      const { text, values } = statementOf(ofPerson.rows({ ...people, naming }));
      const [{ n }] = await app.rows(`select count(*)::int as n from ${table} where ${text}`, values);
      if (n === 0) empty.push(table);
    }
    // Only masked candidates have a profile, and vectors need a language model. A request that waits would erase now. A
    // schedule may have taken the waiting invite.
    const unfilled = empty.filter((table) => table !== 'waiting_invites').sort();
    expect(unfilled).toEqual(['erasures', 'held_erasures', 'resume_vectors', 'talent_pool_profiles']);
    expect((await tracesLeft()).length).toBeGreaterThan(20);
    for (const exportId of exportIds) expect(filesNaming(exportId)).toHaveLength(1);
  });

  test('Refuse a candidate on legal hold', async () => {
    const answer = await api.post(`/candidates/${id}/erase`, {});
    expect([answer.status, answer.body.error.code]).toEqual([409, 'conflict']);
    expect((await api.put(`/candidates/${id}/legal-hold`, { hold: false })).status).toBe(200);
  });

  test('Refuse unknown ids, other fields and keys without the scope', async () => {
    const stranger = await app.tenant();
    for (const path of [`/candidates/${id}/erase`, `/candidates/${newId()}/erase`, '/candidates/x/erase']) {
      expect((await stranger.api.post(path, {})).status, path).toBe(404);
    }
    for (const body of [{ reason: 5 }, { why: 'x' }, { reason: 'x'.repeat(2001) }]) {
      expect((await api.post(`/candidates/${id}/erase`, body)).body.error.code).toBe('validation_error');
    }
    const { apiKey } = await app.web.resolve((await import('../../src/modules/access/index.ts')).ApiKeyService).create({
      ...{ organizationId, name: 'reader', expiresAt: null, createdByUserId: null, scopes: ['candidates:write'] },
    });
    const narrow = apiOf(app.base, apiKey);
    for (const answer of [
      await narrow.post(`/candidates/${id}/erase`, {}),
      await narrow.get('/erasures'),
      await narrow.get(`/erasures/${newId()}`),
    ]) {
      expect([answer.status, answer.body.error.required_scope]).toEqual([403, 'privacy:write']);
    }
  });

  test('Remove every trace, count what is left, and answer 410', async () => {
    const waiting = await addShared([id, bystander.id]);
    const both = await Promise.all([1, 2].map(() => api.post(`/candidates/${id}/erase`, { reason: 'Asked by email' })));
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    const [erasureId, again] = both.map(({ body }) => body.data.erasure_id);
    expect(again).toBe(erasureId);
    const erasure = await ended(erasureId);
    expect(erasure).toMatchObject({ candidate_id: id, state: 'done', reason: 'Asked by email', error: null });
    expect(erasure.completed_at).toMatch(/Z$/);
    const count = Object.fromEntries(erasure.stores.map((one: any) => [one.store, one.count]));
    expect(count).toMatchObject({ candidates: 1, video_interview_chunks: 1, pending_applications: 2 });
    expect(count['resume_files']).toBeGreaterThanOrEqual(2);
    expect(count['recording_files']).toBe(2);
    expect(count['outbox']).toBeGreaterThan(0);
    expect(count['idempotency_keys']).toBe(2);

    expect(await tracesLeft()).toEqual([]);
    expect(await waiting.payload()).toEqual([null, bystander.id]);
    await waiting.remove();
    expect(await tablesNaming(id)).toEqual(['audit_entries', 'erasures', 'events', 'tombstones']);
    expect(count).toMatchObject({ consents: 2, review_requests: 1, export_links: 2, export_files: 2 });
    expect(count).toMatchObject({ exports: 1, organization_exports: 1 });
    const names = erasure.stores.map((one: any) => one.store);
    expect(names).toEqual([...new Set(names)]);
    expect(await app.rows('select 1 from retention_notices where candidate_id = $1', [id])).toEqual([]);
    for (const exportId of exportIds) expect(filesNaming(exportId)).toEqual([]);
    const [ofPerson, whole] = await Promise.all(exportIds.map((exportId) => api.get(`/exports/${exportId}`)));
    expect([ofPerson?.status, whole?.body.data.state]).toEqual([404, 'expired']);
    expect((await app.rows('select 1 from video_interviews where candidate_id = $1', [id])).length).toBe(0);
    expect(await counts()).toEqual({ applicants: before.applicants - 1, candidates: before.candidates - 1 });
    const gone = await api.get(`/candidates/${id}`);
    expect([gone.status, gone.body.error.code]).toEqual([410, 'gone']);
    const repeated = await api.post(`/candidates/${id}/erase`, {});
    expect([repeated.status, repeated.body.data]).toEqual([202, { erasure_id: erasureId, state: 'done' }]);
    expect((await api.get('/erasures')).body).toMatchObject({ data: [{ id: erasureId }], meta: { total: 1 } });
    const other = await app.tenant();
    expect((await other.api.get(`/erasures/${erasureId}`)).status).toBe(404);
    const events = (await api.get(`/events?subject_id=${id}&types=candidate.erased`)).body.data;
    expect(events).toMatchObject([{ type: 'candidate.erased', data: { talent_pool_status: 'not_linked' } }]);
    const log = (await api.get(`/audit-log?subject_id=${id}&action=candidate.erase`)).body.data;
    expect(log).toMatchObject([{ actor: { type: 'key' }, before: null, after: null }]);
    const records = await app.rows('select candidate_id, note, subject, shown, pseudonymised_at from decision_records');
    expect(records).toMatchObject([{ candidate_id: null, note: null, shown: { components: [{ evidence: [] }] } }]);
    expect(records[0].pseudonymised_at).not.toBeNull();
  });

  test('Forget whose applications were decided, and tell followers of the job that the candidate is gone', async () => {
    const since = 'updated_after=2026-01-01T00:00:00Z&include_deleted=true';
    const tombstone = { id, deleted_at: expect.any(String) };
    expect((await api.get(`/candidates?job_id=${job}&${since}`)).body.data).toContainEqual(tombstone);
    expect((await api.get(`/applications?candidate_id=${id}&${since}`)).body.data).toEqual([]);
    const [decision] = await app.rows('select application_id from decision_records where job_id = $1', [job]);
    expect((await api.get(`/applications?job_id=${job}&${since}`)).body.data).toContainEqual({
      ...tombstone,
      id: decision.application_id,
    });

    const [first, second] = [await made('/candidates', aCandidate()), await made('/candidates', aCandidate())];
    const application = await made('/applications', { candidate_id: first.id, job_id: job });
    await api.delete(`/applications/${application.id}`);
    expect((await api.post(`/candidates/${second.id}/merge`, { from_id: first.id })).status).toBe(200);
    await erase(second.id);
    const left = await app.rows('select candidate_id, job_ids from tombstones where id = any($1) order by id', [
      [first.id, second.id, application.id].sort(),
    ]);
    expect(left.map((row) => row.candidate_id)).toEqual([null, null, null]);
    const listed = (await api.get(`/candidates?job_id=${job}&${since}&limit=100`)).body.data;
    expect(listed.map((one: any) => one.id)).toEqual(expect.arrayContaining([first.id, second.id]));
  });

  test('Keep the file that another candidate shares, and those who share nothing', async () => {
    const resume = (await api.get(`/candidates/${sharing}/resume`)).body.data;
    expect(resume.state).toBe('read');
    const file = await api.get(`/candidates/${sharing}/resume/file`);
    expect(file.status).toBe(200);
    const { data } = (await api.get(`/candidates/${bystander.id}`)).body;
    expect(data.applications).toHaveLength(1);
    expect((await api.get(`/applications/${data.applications[0].id}/match`)).body.data.source).toBe('computed');
  });

  test('Notice a later candidate with the address, who stays unsubscribed', async () => {
    const later = await made('/candidates', aCandidate({ email: person.email.toUpperCase() }));
    expect(later.id).not.toBe(id);
    const entries = (await api.get('/audit-log?action=candidate.previously_erased')).body.data;
    expect(entries).toMatchObject([{ subject: { type: 'candidate', id: later.id } }]);
    const suppressed = await app.rows('select address, reason from suppressed_addresses');
    expect(suppressed).toEqual([{ address: person.email, reason: 'unsubscribed' }]);
    const hashes = await app.rows('select hash from erased_addresses where organization_id = $1', [organizationId]);
    expect(hashes.length).toBeGreaterThan(0);
  });

  test('Erase a masked candidate with the hidden contact data, by a request without a body', async () => {
    const masked = await app.masked(organizationId, { full_name: 'Wqmasked', email: 'wqmasked@example.com' });
    const erasure = await erase(masked);
    expect(erasure.stores).toContainEqual({ store: 'talent_pool_profiles', action: 'deleted', count: 1 });
    expect(await app.rows('select 1 from talent_pool_profiles where candidate_id = $1', [masked])).toEqual([]);
  });

  test('List erasures of a candidate, and those in a state', async () => {
    const { id: failing } = await made('/candidates', aCandidate());
    await app.rows(
      `insert into erasures (id, organization_id, candidate_id, state, error) values ($1, $2, $3, 'failed', 'No luck')`,
      [newId(), organizationId, failing],
    );
    const listed = async (query: string) => {
      const { data, meta } = (await api.get(`/erasures?${query}`)).body;
      expect(meta.total).toBe(data.length);
      return data.map((one: any) => [one.candidate_id, one.state]);
    };
    expect(await listed(`candidate_id=${id}`)).toEqual([[id, 'done']]);
    expect(await listed('state=failed')).toEqual([[failing, 'failed']]);
    expect(await listed('state=failed&updated_after=2026-01-01T00:00:00Z')).toEqual([[failing, 'failed']]);
    expect(await listed(`state=failed&candidate_id=${id}`)).toEqual([]);
    expect((await listed('state=done')).length).toBe(3);
    const strange = (await (await app.tenant()).api.get(`/erasures?candidate_id=${id}`)).body;
    expect([strange.data, strange.meta.total]).toEqual([[], 0]);
    for (const query of ['state=open', 'state=', 'candidate_id=x', 'reason=x']) {
      expect((await api.get(`/erasures?${query}`)).body.error.code, query).toBe('validation_error');
    }
  });
});

test('Store no invite link of an erased candidate for a repeat with the same Idempotency-Key', async () => {
  const { id } = await made('/candidates', aCandidate());
  const { id: jobId } = await made('/jobs', { title: 'Welder', required_skills: ['Welding'] });
  const body = { candidate_id: id, job_id: jobId, question_source: 'job' };
  const invite = () => api.call('POST', '/api/v1/video-interviews', body, { 'idempotency-key': 'invite-once' });
  const [first, repeated] = [await invite(), await invite()];
  expect([first.status, repeated.body]).toEqual([201, first.body]);
  await erase(id);
  const { status, body: gone } = await invite();
  expect([status, gone.error.code]).toEqual([410, 'gone']);
});
