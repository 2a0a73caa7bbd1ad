import { describe, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { validate } from '../../src/platform/schema/validate.ts';
import { signIn } from '../console/console-client.ts';
import { expectProblem } from '../http/problem.ts';
import { type Answer, aCandidate, startApp, type Tenant } from '../support/app.ts';

const app = await startApp({ config: { trustedProxies: 1 } });

type Entry = { action: string; subject: { type: string; id: string }; [field: string]: any };

const log = async ({ api }: Tenant, query = ''): Promise<Entry[]> => {
  const answer = await api.get(`/audit-log?limit=100${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const actions = async (tenant: Tenant, query = '') => (await log(tenant, query)).map(({ action }) => action);
/** The entries that the call adds, oldest first. */
async function entriesOf(tenant: Tenant, call: () => Promise<unknown>): Promise<Entry[]> {
  const before = new Set((await log(tenant)).map(({ id }) => id));
  await call();
  return (await log(tenant)).filter(({ id }) => !before.has(id)).toReversed();
}
const idOf = (answer: Answer): string => {
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data.id;
};

async function world() {
  const tenant = await app.tenant({ credits: 100 });
  const { api } = tenant;
  const job = idOf(await api.post('/jobs', { title: 'Secret title', min_ctc: 1, max_ctc: 99 }));
  const candidate = idOf(await api.post('/candidates', aCandidate({ expected_ctc: 77 })));
  const [key] = await app.rows('select id from api_keys where organization_id = $1', [tenant.organizationId]);
  return { ...tenant, job, candidate, keyId: key.id as string };
}

describe('by key', () => {
  test('Record who changed what, from where and in which request, without personal data', async () => {
    const tenant = await world();
    const { api, keyId, candidate } = tenant;
    const headers = { 'x-forwarded-for': '::ffff:203.0.113.9', 'x-request-id': 'request-of-test' };
    const change = { notice_period_days: 30, full_name: 'Other Name', expected_ctc: 88 };
    const [entry, ...more] = await entriesOf(tenant, () =>
      api.call('PUT', `/api/v1/candidates/${candidate}`, change, headers),
    );
    expect(more).toEqual([]);
    expect(entry).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      created_at: expect.stringMatching(/Z$/),
      actor: { type: 'key', id: keyId, name: 'test' },
      ip: '203.0.113.9',
      request_id: 'request-of-test',
      action: 'candidate.update',
      subject: { type: 'candidate', id: candidate },
      changed: ['expected_ctc', 'full_name', 'notice_period_days'],
      before: { notice_period_days: null },
      after: { notice_period_days: 30 },
    });
    const stored = await app.rows('select to_jsonb(e)::text as text from audit_entries e where organization_id = $1', [
      tenant.organizationId,
    ]);
    const text = JSON.stringify(stored);
    for (const secret of ['Asha', 'Other Name', '@example.com', 'Secret title', '77', '88', '99']) {
      expect(text.replaceAll(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[\d:.+]+/g, '')).not.toContain(secret);
    }
  });

  test('Record creation, changes and deletion of each kind of record', async () => {
    const tenant = await world();
    const { api, job, candidate } = tenant;
    const client = idOf(await api.post('/clients', { name: 'C', status: 'inactive' }));
    await api.put(`/clients/${client}`, { status: 'active', notes: 'N' });
    await api.put(`/jobs/${job}`, { status: 'paused', client_id: client });
    const application = idOf(await api.post('/applications', { candidate_id: candidate, job_id: job }));
    await api.put(`/applications/${application}`, { status: 'hired', metadata: { a: 1 } });
    const questions = [{ text: 'What?', kind: 'spoken' }];
    const interview = idOf(
      await api.post('/video-interviews', {
        ...{ candidate_id: candidate, job_id: job, question_source: 'job', interview_questions: questions },
      }),
    );
    await api.delete(`/applications/${application}`);
    const entries = (await log(tenant)).toReversed();
    expect(entries.map(({ action, subject }) => [action, subject.type, subject.id])).toEqual([
      ['job.create', 'job', job],
      ['candidate.create', 'candidate', candidate],
      ['client.create', 'client', client],
      ['client.update', 'client', client],
      ['job.update', 'job', job],
      ['application.create', 'application', application],
      ['application.update', 'application', application],
      ['video_interview.create', 'video_interview', interview],
      ['application.delete', 'application', application],
    ]);
    const [, , made, changed, moved, applied, hired, , deleted] = entries;
    expect(made).toMatchObject({ changed: [], before: null, after: { status: 'inactive' } });
    expect(changed).toMatchObject({
      changed: ['notes', 'status'],
      before: { status: 'inactive' },
      after: { status: 'active' },
    });
    expect(moved).toMatchObject({ before: { status: 'active', client_id: null }, after: { client_id: client } });
    expect(applied?.['after']).toMatchObject({ candidate_id: candidate, job_id: job, status: 'Applied' });
    expect(hired?.['changed']).toEqual(['closed_at', 'metadata', 'status', 'status_date']);
    expect(hired?.['after']).toMatchObject({ status: 'hired', closed_at: expect.stringMatching(/^\d{4}.*\.\d{3}Z$/) });
    expect(deleted).toMatchObject({ changed: [], before: { status: 'hired' }, after: null });
  });

  test('Record each record that one call changes once', async () => {
    const tenant = await world();
    const { api, job, candidate } = tenant;
    const both = await entriesOf(tenant, () =>
      api.put(`/candidates/${candidate}`, { location: 'Pune', application: { job_id: job, status: 'screening' } }),
    );
    expect(both.map(({ action }) => action).toSorted()).toEqual(['application.create', 'candidate.update']);
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => idOf(await api.post('/candidates', aCandidate()))),
    );
    const bulk = await entriesOf(tenant, () =>
      api.post('/applications/bulk', { job_id: job, candidate_ids: [...others, candidate, newId()], status: 'hired' }),
    );
    expect(bulk.map(({ action }) => action).toSorted()).toEqual([
      ...Array<string>(5).fill('application.create'),
      'application.update',
    ]);
    const { resume_path } = (
      await api.call('POST', '/api/v1/resumes', 'A resume', { 'content-type': 'application/octet-stream' })
    ).body.data;
    await api.put(`/candidates/${candidate}`, { resume_path });
    await app.idle();
    const removed = await entriesOf(tenant, () => api.put(`/candidates/${candidate}`, { resume_path: null }));
    expect(removed.map(({ action }) => action)).toEqual(['candidate.update']);
  });

  test('Record nothing for calls that are refused, replayed or change nothing, and for the worker', async () => {
    const tenant = await world();
    const { api, job, candidate } = tenant;
    const repeat = () =>
      api.call('POST', '/api/v1/clients', { name: 'Once' }, { 'idempotency-key': `once-${tenant.organizationId}` });
    expect(await entriesOf(tenant, repeat)).toHaveLength(1);
    const none = await entriesOf(tenant, async () => {
      expect((await repeat()).headers.get('idempotency-replayed')).toBe('true');
      expect((await api.put(`/jobs/${job}`, { status: 'active' })).status).toBe(200);
      expect((await api.put(`/jobs/${job}`, { status: 'gone' })).status).toBe(400);
      expect((await api.put(`/jobs/${newId()}`, { status: 'paused' })).status).toBe(404);
      const half = { location: 'Goa', application: { job_id: newId() } };
      expect((await api.put(`/candidates/${candidate}`, half)).status).toBe(404);
      const interview = { candidate_id: candidate, job_id: job, question_source: 'job' };
      const poor = await app.tenant();
      expect((await poor.api.post('/video-interviews', interview)).status).toBe(404);
      await app.idle();
    });
    expect(none).toEqual([]);
  });

  test('Write one statement for many entries', async () => {
    const tenant = await world();
    const { api, job, organizationId } = tenant;
    const made = await app.rows(
      `insert into candidates (id, organization_id, full_name, email)
       select gen_random_uuid(), $1, 'Many', 'many.' || n || '@example.com' from generate_series(1, 100) n returning id`,
      [organizationId],
    );
    const ids = made.map(({ id }) => id);
    expect((await api.post('/applications/bulk', { job_id: job, candidate_ids: ids })).body.meta.created).toBe(100);
    const [{ transactions, entries }] = await app.rows(
      `select count(distinct xmin::text) as transactions, count(*) as entries from audit_entries
       where organization_id = $1 and action = 'application.create'`,
      [organizationId],
    );
    expect([Number(transactions), Number(entries)]).toEqual([1, 100]);
  });
});

describe('by users and the operator', () => {
  const command = async (name: string, options: Record<string, string>): Promise<any> => {
    const found = modules.flatMap((m) => m.commands ?? []).find((one) => one.name === name);
    if (!found) throw new Error(`no command ${name}`);
    return found.run({ options: validate(found.options, options), resolve: app.web.resolve });
  };

  test('Name what the console does, once for each record', async () => {
    const tenant = await world();
    const { api, job, candidate, userIds } = tenant;
    const application = idOf(await api.post('/applications', { candidate_id: candidate, job_id: job }));
    const admin = await signIn(app, tenant);
    const entries = await entriesOf(tenant, async () => {
      await admin.post(`/console/applications/${application}/move`, { status: 'hired' });
      await admin.post('/console/settings/keys', { id: newId(), name: 'Key' });
    });
    const [moved, key] = entries;
    expect(entries).toHaveLength(2);
    expect(moved).toMatchObject({
      action: 'application.move',
      subject: { type: 'application', id: application },
      actor: { id: userIds[0], name: 'User 1' },
      before: { status: 'Applied' },
      after: { status: 'hired' },
    });
    expect(key).toMatchObject({ action: 'api_key.create', before: null, after: { scopes: null } });
    const { text } = await admin.get('/console/settings/audit');
    for (const words of ['API key test', 'Created a candidate', 'Moved an application']) expect(text).toContain(words);
  });

  test('Mark sessions that the operator opened, and what is done in them', async () => {
    const tenant = await world();
    const admin = await signIn(app, tenant);
    await admin.post('/console/settings/statuses', { name: 'Later' });
    const [id] = tenant.userIds;
    const [done, signed] = (await log(tenant)).filter(({ actor }) => actor.type !== 'key');
    for (const entry of [done, signed]) expect(entry?.['actor']).toMatchObject({ type: 'operator', id });
    expect([done?.action, signed?.action]).toEqual(['status.add', 'session.sign_in']);
    expect((await admin.get('/console/settings/audit')).text).toContain('Operator, signed in as');
    expect((await admin.get('/console/settings/users')).text).toContain(' by the operator');
  });

  test('Record commands of the operator', async () => {
    const tenant = await world();
    const { organizationId: organization } = tenant;
    const masked = await app.masked(organization);
    const entries = await entriesOf(tenant, async () => {
      await command('credits add', { organization, amount: '5', reason: 'Gift' });
      const { api_key_id: id } = await command('api-key create', { organization });
      await command('api-key rotate', { id });
      await command('api-key revoke', { id });
      await command('api-key revoke', { id });
      await command('talent-pool reveal', { candidate: masked });
      await command('organization update', { organization, outreach: 'off', users: '3' });
      await command('organization show', { organization });
    });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(
      [
        ...['credits.add', 'api_key.create', 'api_key.create', 'api_key.update', 'api_key.revoke', 'candidate.update'],
        ...['organization.update', 'user.create'],
      ].toSorted(),
    );
    for (const { actor, ip, request_id } of entries) {
      expect([actor, ip, request_id]).toEqual([{ type: 'operator', id: null, name: null }, null, null]);
    }
    const credits = entries.find(({ action }) => action === 'credits.add');
    expect(credits).toMatchObject({
      subject: { type: 'organization', id: organization },
      before: { credit_balance: 100 },
      after: { credit_balance: 105 },
    });
  });
});

describe('the list', () => {
  test('Filter by subject, actor and action, page, and follow by cursor', async () => {
    const [tenant, other] = [await world(), await world()];
    const { api, job, candidate, keyId, organizationId } = tenant;
    expect(await actions(tenant, `&subject_id=${candidate}`)).toEqual(['candidate.create']);
    expect(await actions(tenant, '&action=job.create')).toEqual(['job.create']);
    expect(await actions(tenant, `&actor_id=${keyId}`)).toHaveLength(2);
    expect(await actions(tenant, `&actor_id=${other.keyId}`)).toEqual([]);
    expect(await actions(tenant, `&subject_id=${other.job}`)).toEqual([]);
    expectProblem(await api.get('/audit-log?subject_id=x'), 400, 'validation_error', [
      ['subject_id', 'invalid_format'],
    ]);
    expect((await api.get('/audit-log?limit=1&offset=1')).body.meta.total).toBe(2);
    const since = await api.get('/audit-log?updated_after=2020-01-01T00:00:00Z');
    expect(since.body.data.map((entry: Entry) => entry.action)).toEqual(['job.create', 'candidate.create']);
    const cursor = since.body.meta.next_cursor;
    await api.put(`/jobs/${job}`, { status: 'closed' });
    const next = await api.get(`/audit-log?cursor=${encodeURIComponent(cursor)}`);
    expect(next.body.data.map((entry: Entry) => entry.action)).toEqual(['job.update']);
    const keys = app.web.resolve(ApiKeyService);
    const made = { organizationId, name: 'logs', expiresAt: null, createdByUserId: null };
    const reader = app.withKey((await keys.create({ ...made, scopes: ['logs:read'] })).apiKey);
    expect((await reader.get('/audit-log')).status).toBe(200);
  });
});

/** Tables that calls write, and that have no entries of their own, each with the reason. */
const exempt: Record<string, string> = {
  ai_usage: 'the use of a language model by the worker',
  audit_entries: 'the log itself',
  form_drafts: 'typed by a user who is signed out, and saved by nobody',
  waiting_invites: 'work of the worker, each invite a message of its own',
  automatic_interview_budgets: 'what the worker spends on invites, each with an entry of credits',
  candidate_job_status_events: 'the history of an application, which has the entry',
  bulk_action_rows: 'the rows of a bulk action, whose changes have entries',
  bulk_actions: 'a bulk action has an entry by name',
  candidate_activity: 'times of changes that have entries',
  candidate_duplicate_keys: 'made by the worker',
  candidate_links: 'tokens of messages',
  candidate_search: 'made by triggers from a candidate, who has the entry',
  candidate_search_cursor: 'the place of the worker among candidates',
  candidate_resumes: 'the reading of a resume, by the worker',
  common_duplicate_keys: 'made by the worker',
  consent_texts: 'the texts of consents, which have entries',
  console_sessions: 'a sign-in has an entry',
  decision_records: 'made by a move of an application, which has the entry',
  duplicate_cursor: 'the place of the worker in the event log',
  duplicate_pairs: 'made by the worker; a dismissal has an entry by name',
  credit_days: 'sums of credits, whose entries have entries',
  careers_addresses: 'a changed careers page has an entry by name',
  erased_addresses: 'hashes that the worker stores',
  erasures: 'a request has an entry by name',
  events: 'the log for integrations',
  held_erasures: 'sent by candidates',
  former_addresses: 'what triggers remember of a change, which has the entry',
  former_resumes: 'what triggers remember of a change, which has the entry',
  data_request_links: 'tokens of messages',
  data_requests: 'sent by visitors, deleted after a day',
  export_links: 'tokens of exports',
  export_omissions: 'candidates whose erasure has an entry',
  exports: 'a request has an entry by name',
  import_records: 'what an import made: its entry is of the record',
  import_errors: 'rows that an import could not take',
  imports: 'an import has an entry by name',
  former_statuses: 'a removed status has an entry by name',
  idempotency_keys: 'answers to repeat',
  job_vectors: 'computed by the worker',
  legal_holds: 'a hold has an entry of the candidate, by name',
  list_counts: 'counts of rows',
  mention_settings: 'a changed setting has an entry of the user, by name',
  note_mentions: 'made by a note, which has the entry; what users do with them is their own',
  match_openings: 'made by reading a match explanation',
  match_scores: 'computed by the worker',
  message_templates: 'a changed template has an entry by name',
  outbound_messages: 'messages that a change causes',
  pending_application_links: 'tokens of messages',
  pending_applications: 'sent by visitors; the application has no actor',
  rate_limits: 'counts of requests',
  oidc_identities: 'made by a sign-in, which has an entry',
  oidc_providers: 'a changed provider has an entry by name',
  passkeys: 'added and removed with an entry by name',
  report_hires: 'counted by the worker',
  report_marks: 'marks of changes that have entries',
  report_outcomes: 'counted by the worker',
  report_stage_times: 'counted by the worker',
  report_task_hours: 'counted by the worker',
  request_log_counts: 'counts of the request log',
  request_logs: 'requests, whether they change anything or not',
  retention_nights: 'made by the worker',
  retention_notices: 'made by the worker',
  retention_policies: 'a changed policy has an entry by name',
  resume_texts: 'read by the worker',
  review_requests: 'asked by candidates; an answer has an entry by name',
  resume_vectors: 'computed by the worker',
  saved_views: 'searches that a user has named, for this user alone',
  screening_responses: 'answers of candidates',
  self_identification_secrets: 'made by a migration',
  self_identifications: 'an answer has an entry by name, without what it says',
  sign_in_links: 'a sign-in has an entry',
  suppressed_addresses: 'choices of candidates',
  talent_pool_profiles: 'the candidate has the entry',
  tombstones: 'what is left of a record, whose deletion has the entry',
  tasks: 'work of the worker; a retry has an entry by name',
  used_challenges: 'made by a sign-in, which has an entry',
  user_invitations: 'an invitation has an entry by name',
  video_interview_answers: 'answers of candidates',
  webhook_cursor: 'the place of the worker in the event log',
  webhook_deliveries: 'made by the worker; a retry or replay changes no record',
  video_interview_chunks: 'recorded by candidates',
  video_interview_ratings: 'a rating has an entry of the interview, by name',
  video_interview_recordings: 'made by the worker',
  video_interview_rooms: 'used by candidates',
  video_interview_runs: 'recorded by candidates',
  video_interview_signals: 'sent by the browser of a candidate',
  whatsapp_conversations: 'of candidates',
  whatsapp_held_messages: 'of candidates',
  whatsapp_messages: 'of candidates',
};

test('Note the changes of every table, except for listed reasons', async () => {
  const tables = await app.rows(
    `select c.relname as name, array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'note%') as notes
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and c.relname not in ('installation_secrets', 'schema_migrations')`,
  );
  const silent = tables.filter(({ notes }) => notes.length === 0).map(({ name }) => name);
  expect(silent.filter((name) => !Object.hasOwn(exempt, name))).toEqual([]);
  expect(Object.keys(exempt).filter((name) => !silent.includes(name))).toEqual([]);
});
