import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { examplesFile } from '../../../src/app/api-document.ts';
import { ApiKeyService } from '../../../src/modules/access/index.ts';
import { ReviewService } from '../../../src/modules/decisions/index.ts';
import { assessInterview } from '../../../src/modules/interviews/assessment/assessment.tasks.ts';
import type { Examples } from '../../../src/platform/http/openapi/document.ts';
import { newId } from '../../../src/platform/ids.ts';
import { TaskQueue } from '../../../src/platform/tasks/queue.ts';
import { applicants, jobOf } from '../../decisions/applicants.ts';
import { compareCandidates } from '../../privacy/compare-candidates.ts';
import { rowsOf } from '../../screenings/rows.ts';
import { startApp, until } from '../../support/app.ts';
import { operations, testOperations, validatorAt } from '../../support/contract.ts';
import { startHttpsServer } from '../../support/servers/https-server.ts';

// The examples of the documentation are real: this walk makes them. `npm run examples` writes them down.
const receiver = await startHttpsServer((_request, response) => void response.end('ok'));
afterAll(() => receiver.close());
const webhooks = {
  secretKeys: [randomBytes(32)],
  concurrency: 1,
  allowHosts: [receiver.host],
  caFile: receiver.caFile,
};
const app = await startApp({ config: { webhooks } });
const tenant = await app.tenant({ name: 'North Talent', credits: 100 });
const { api, organizationId } = tenant;
const { apiKey: testKey } = await app.web
  .resolve(ApiKeyService)
  .create({ organizationId, name: 'test', expiresAt: null, createdByUserId: null, test: true });
const testApi = app.withKey(testKey);
const recorded: Examples = {};
const began: number[] = [];

/** Calls the operation and keeps what was sent and answered. Gives the answer's `data`. */
async function record(operationId: string, body?: unknown, id = '', query = '', noteId = ''): Promise<any> {
  const found = operations.find((o) => o.operation.operationId === operationId);
  if (!found) throw new Error(`no operation ${operationId}`);
  began.push(Date.now());
  const [media] = Object.keys(found.operation.requestBody?.content ?? {});
  const headers = { ...(media && { 'content-type': media }) };
  const by = testOperations.has(operationId) ? testApi : api;
  const answer = await by.call(
    found.method,
    found.path.replace('{id}', id).replace('{note_id}', noteId) + query,
    body,
    headers,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  const example = (recorded[operationId] ??= { replies: {} });
  if (id) example.params = { id, ...(noteId && { note_id: noteId }) };
  if (media === 'application/json') example.request = body;
  if (typeof answer.body === 'object') example.replies[answer.status] = answer.body;
  // What the worker does about it belongs to this step, too.
  await app.idle();
  return answer.body?.data;
}

async function recordClientsAndJobs() {
  const client = await record('createClient', {
    name: 'Acme',
    external_id: 'C-118',
    email: 'hiring@acme.example.com',
    phone: '+91 80 5550 0100',
    contact_person: 'Maya Iyer',
    website: 'https://acme.example.com',
    industry: 'Logistics',
    tags: ['priority'],
    metadata: { region: 'south' },
  });
  const job = await record('createJob', {
    title: 'Backend engineer',
    external_id: 'REQ-204',
    description: 'You build the services that our warehouses run on, with Node.js and PostgreSQL.',
    client_id: client.id,
    locations: ['Bengaluru'],
    work_mode: 'hybrid',
    openings_count: 2,
    min_experience_years: 3,
    max_experience_years: 8,
    min_ctc: 18,
    max_ctc: 30,
    required_skills: ['Node.js', 'PostgreSQL'],
    preferred_skills: ['Docker'],
    screening_questions: [
      { question: 'How soon could you join?', type: 'text', required: true, order: 1 },
      {
        question: 'Where would you work?',
        type: 'single_choice',
        options: ['Office', 'Home'],
        required: false,
        order: 2,
      },
    ],
  });
  return { client, job };
}

async function recordCandidates(jobId: string) {
  const body = {
    full_name: 'Asha Rao',
    email: 'asha.rao@example.com',
    external_id: 'A-7',
    phone_number: '+91 98 5550 0123',
    location: 'Bengaluru',
    primary_skills: ['Node.js', 'PostgreSQL'],
    secondary_skills: ['Docker'],
    total_experience_years: 5.5,
    current_company: 'Initech',
    current_designation: 'Software engineer',
    current_ctc: 16,
    expected_ctc: 24,
    notice_period_days: 30,
    tags: ['referral'],
    metadata: { campaign: 'autumn' },
    application: { job_id: jobId, notes: 'Referred by the team' },
  };
  const asha = await record('createCandidate', body);
  await record('createCandidate', body);
  const { id: ravi } = (await api.post('/candidates', { full_name: 'Ravi Menon', email: 'ravi.menon@example.com' }))
    .body.data;
  return { asha, ravi };
}

/** As the room leaves it, with what a transcription would have written; what comes of it the worker does. */
async function endInterview(interviewId: string, candidateId: string, jobId: string) {
  await app.rows(
    `update video_interviews set status = 'completed', started_at = now(), ended_at = now(), current_question_index = 1,
       has_recording_chunks = true, has_valid_merge = true, recording_merge_status = 'merged',
       readiness_json = '{"camera": true, "microphone": true}',
       integrity_json = '{"chunks_expected": 14, "chunks_received": 14, "complete": true}'
     where id = $1`,
    [interviewId],
  );
  await rowsOf(app, organizationId).answer(interviewId, {
    question_index: 0,
    question_text: 'How do you run a service with PostgreSQL?',
    answer_transcript:
      'At Initech I run the order service on PostgreSQL, with 3 replicas and a backup every hour. Last year I moved its ' +
      'largest table to partitions, and I measured each query before and after: the slowest went from 4 seconds to 200 ' +
      'milliseconds.',
    seconds: 41.2,
  });
  await app.rows(
    `insert into video_interview_signals (organization_id, interview_id, seat_id, number, kind, question_index, at, seconds)
     values ($1, $2, $2, 0, 'tab_hidden', 0, now(), 12)`,
    [organizationId, interviewId],
  );
  await app.web.resolve(TaskQueue).enqueue(assessInterview, { organizationId, interviewId, candidateId, jobId });
  await app.idle();
}

async function recordScreenings(candidateId: string, jobId: string) {
  const { resume_path } = await record('uploadResume', 'Asha Rao. Backend engineer: Node.js, PostgreSQL.');
  await api.put(`/candidates/${candidateId}`, { resume_path });
  await app.idle();
  await record('downloadCandidateResume', undefined, candidateId);
  const interview = await record('createVideoInterview', {
    candidate_id: candidateId,
    question_source: 'job',
    job_id: jobId,
    interview_questions: [{ text: 'How do you run a service with PostgreSQL?', kind: 'spoken' }],
  });
  await endInterview(interview.id, candidateId, jobId);
  const rows = rowsOf(app, organizationId);
  const session = await rows.session(candidateId, jobId, { status: 'in_progress' });
  await rows.response(session, { question: 'How soon could you join?', answer: 'In 30 days' });
  await record('listAuditLog', undefined, '', '?limit=3');
  const isLogged = `select 1 from request_logs where organization_id = $1 and path = '/api/v1/audit-log'`;
  await until(async () => (await app.rows(isLogged, [organizationId])).length > 0, 'the request log');
  await record('listRequestLogs', undefined, '', '?method=POST&limit=3');
  await record('listScreenings');
  await api.get(`/screenings/${session}?type=screening_session`);
  await record('getScreening', undefined, interview.id, '?type=video_interview');
}

async function recordWebhooks() {
  const endpoint = await record('createWebhookEndpoint', {
    url: receiver.url('/webhooks'),
    types: ['application.created', 'application.status_changed'],
    description: 'ATS',
  });
  await record('listWebhookEndpoints');
  await record('getWebhookEndpoint', undefined, endpoint.id);
  await record('updateWebhookEndpoint', { types: ['application.status_changed'] }, endpoint.id);
  await record('rotateWebhookSecret', {}, endpoint.id);
  await record('testWebhookEndpoint', {}, endpoint.id);
  const id = newId();
  await app.rows(
    `insert into webhook_deliveries (id, organization_id, endpoint_id, event_id, type, body, state, attempts,
       last_attempt_at, last_status, last_response)
     values ($1, $2, $3, $4, 'application.status_changed', '{}', 'succeeded', 1, now(), 200, 'ok')`,
    [id, organizationId, endpoint.id, newId()],
  );
  await record('listWebhookDeliveries', undefined, endpoint.id, '?state=succeeded');
  await record('retryWebhookDelivery', {}, id);
  await record('replayWebhookEndpoint', { after: '2026-11-21T00:00:00.000Z' }, endpoint.id);
  await record('deleteWebhookEndpoint', undefined, endpoint.id);
}

async function recordPrivacy(candidateId: string) {
  const consent = await record(
    'createCandidateConsent',
    {
      purpose: 'contact',
      text: 'I agree that Northwind Recruiting sends me job opportunities by email.',
      text_version: '3',
      channel: 'phone',
    },
    candidateId,
  );
  await record('withdrawConsent', { channel: 'email' }, consent.id);
  await record('listCandidateConsents', undefined, candidateId);
  const called = 'Called her: she can start in March.\nPrefers the office in Bengaluru.';
  const note = await record('createNote', { text: called }, candidateId);
  await record('updateNote', { text: `${called}\nAsked for two references.` }, candidateId, '', note.id);
  await record('getNote', undefined, candidateId, '', note.id);
  await record('listNotes', undefined, candidateId);
  await record('deleteNote', undefined, candidateId, '', note.id);
  await record('updateLegalHold', { hold: true, reason: 'Case 2026-118' }, candidateId);
  await record('getLegalHold', undefined, candidateId);
  await record('updateRetention', { candidate_days: 730 });
  await record('getRetention');
  await record('previewRetention', undefined, '', '?candidate_days=0&limit=1');
  const erased = (await api.post('/candidates', { full_name: 'Ravi Menon', email: 'ravi.menon@example.com' })).body.data
    .id;
  const { erasure_id: erasureId } = await record('eraseCandidate', { reason: 'Requested by the candidate' }, erased);
  await app.idle();
  await record('listErasures');
  await record('getErasure', undefined, erasureId);
}

async function recordBiasAudit() {
  const id = await jobOf(tenant);
  // Once the job is read, the worker scores who applied by then.
  await app.idle();
  const hired = (n: number) => ({ selected: { hired: n } });
  await applicants(app, tenant, id, [
    { n: 20, sex: 'female', race: 'asian', score: 70, ...hired(8) },
    { n: 20, sex: 'male', race: 'asian', score: 60, ...hired(6) },
  ]);
  await record('getBiasAudit', undefined, '', `?job_id=${id}&from=2026-01-01`);
}

/** As sent on the page about the decision. */
async function recordReviews(candidate_id: string, job_id: string) {
  const { id } = (await api.post('/applications', { candidate_id, job_id })).body.data;
  await api.put(`/applications/${id}`, { status: 'rejected' });
  const [decision] = await app.rows('select id from decision_records where application_id = $1', [id]);
  await app.web.resolve(ReviewService).request(organizationId, {
    decisionId: decision.id,
    candidateId: candidate_id,
    kind: 'correction',
    message: 'I have used Kafka since 2021.',
  });
  await record('listReviewRequests', undefined, '', '?state=open');
}

async function recordImports(jobId: string) {
  const file = 'Name,Email,Skills\nMeera Nair,meera.nair@example.com,Docker; Node.js\n,nobody@example.com,\n';
  const { id } = await record('createImport', file, '', `?job_id=${jobId}`);
  await record('getImport', undefined, id);
  await record('listImports');
  await record('listImportErrors', undefined, id);
  await record('undoImport', undefined, id);
  await record('listKeptRecords', undefined, id);
  const later = await record('createImport', file, '');
  await app.idle();
  await app.rows(`update imports set state = 'running', position = 0, completed_at = null where id = $1`, [later.id]);
  await record('cancelImport', undefined, later.id);
}

async function recordExports(candidateId: string) {
  const { export_id: id } = await record('exportCandidate', {}, candidateId);
  await record('getExport', undefined, id);
  await record('exportOrganization', {});
  await record('listExports', undefined, '', '?kind=candidate');
}

async function recordTestMode() {
  const { id: job } = (await testApi.post('/jobs', { title: 'Backend engineer', client_name: 'Acme' })).body.data;
  const candidate = { full_name: 'Asha Rao', email: 'asha.rao@example.com', application: { job_id: job } };
  const { applications } = (await testApi.post('/candidates', candidate)).body.data;
  await app.idle();
  await record('listTestMessages');
  await record('simulate', { action: 'interest_confirmed', application_id: applications[0].id });
  await record('resetTestData', {});
}

async function walk() {
  const { client, job } = await recordClientsAndJobs();
  const { asha, ravi } = await recordCandidates(job.id);

  await record('getOrganization');
  await record('listUsers');
  await record('listPipelineStatuses');
  await record('getClient', undefined, client.id);
  await record('updateClient', { status: 'inactive', notes: 'Paused until spring' }, client.id);
  await record('listClients', undefined, '', '?search=acme&limit=10');
  await record('getSyncDigest', undefined, '', '?resource=clients');
  await record('getJob', undefined, job.id);
  await record('updateJob', { status: 'paused', max_ctc: 32 }, job.id);
  await record('listJobs', undefined, '', '?status=paused');

  const application = {
    candidate_id: ravi,
    job_id: job.id,
    external_id: 'A-9-REQ-204',
    match_score: 71,
    metadata: { source_row: 12 },
  };
  const { id } = await record('createApplication', application);
  await record('createApplication', application);
  await record('bulkApply', {
    job_id: job.id,
    candidate_ids: [asha.id, ravi],
    status: 'Shortlisted',
    external_ids: { [asha.id]: 'A-7-REQ-204' },
  });
  const [task] = await record('listTasks', undefined, '', `?kind=email&application_id=${id}`);
  await record('getTask', undefined, task.id);
  await record('updateApplication', { status: 'screening', metadata: { stage: 'phone' } }, id);
  await record('getApplication', undefined, id);
  await record('listApplications', undefined, '', `?job_id=${job.id}&status=Shortlisted`);
  await record('listApplicationEvents', undefined, id);
  await record('explainMatch', undefined, asha.applications[0].id);
  await record('putSelfIdentification', { sex: 'female', race_ethnicity: null }, asha.applications[0].id);
  const reason = { code: 'notice_period', label: 'Notice period too long', outcome: 'rejected' };
  const text = { candidate_text: 'The role has to start before the end of your notice period.' };
  const { id: reasonId } = await record('createRejectionReason', { ...reason, ...text });
  await record('listRejectionReasons', undefined, '', '?limit=2');
  await record('getRejectionReason', undefined, reasonId);
  await api.put(`/applications/${id}`, {
    status: 'rejected',
    rejection_reason_id: reasonId,
    decision_note: 'Start in May',
  });
  const [decision] = await record('listApplicationDecisions', undefined, id);
  await record('listDecisions', undefined, '', '?outcome=rejected');
  await record('getDecision', undefined, decision.id);
  await record('updateRejectionReason', { active: false }, reasonId);
  await record('deleteApplication', undefined, id);
  const [event] = await record('listEvents', undefined, '', '?types=application.status_changed&limit=2');
  await record('getEvent', undefined, event.id);

  await recordScreenings(asha.id, job.id);
  await recordWebhooks();
  await recordPrivacy(asha.id);
  await recordReviews(asha.id, job.id);
  await record('getCandidate', undefined, asha.id);
  await record('getCandidateResume', undefined, asha.id);
  await record('updateCandidate', { expected_ctc: 26, notice_period_days: 15 }, asha.id);
  const duplicate = { full_name: 'Asha Rao', email: 'asha.rao@work.example', phone_number: '098-5550-0123' };
  const twin = (await api.post('/candidates', duplicate)).body.data;
  await record('listCandidates', undefined, '', '?limit=10');
  await compareCandidates(app);
  await record('listDuplicateCandidates');
  await record('mergeCandidate', { from_id: twin.id }, asha.id);
  await recordExports(asha.id);
  await recordImports(job.id);
  await recordBiasAudit();
  await recordTestMode();
}

const hour = 3_600_000;

/**
 * The same with ids and moments that stay the same from one recording to the next: a step takes a second, and what is
 * hours away stays as far away.
 */
function settled(examples: Examples): Examples {
  const text = JSON.stringify(examples);
  const ids = new Map<string, string>();
  const first = Date.parse('2026-11-21T09:30:00.000Z');
  return JSON.parse(
    text
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
        const known = ids.get(id) ?? `0199f3a2-7c41-7000-8000-${String(ids.size + 1).padStart(12, '0')}`;
        ids.set(id, known);
        return known;
      })
      .replace(/whsec_[\w+/]{43}=/g, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw7nPvQSn3k5E=')
      .replaceAll(receiver.host, 'ats.example.com')
      .replace(/evt_[0-9a-f]{32}/g, 'evt_019aa5e1c2d37f8e9a0b1c2d3e4f5a6b')
      .replace(/"duration_ms":\d+/g, '"duration_ms":38')
      .replace(/"bytes":\d+(?=,"created_at")/g, '"bytes":18432')
      .replace(/evt_[0-9a-f]{32}/g, (id) => {
        const known = ids.get(id) ?? `evt_0199f3a27c4170008000${String(ids.size + 1).padStart(12, '0')}`;
        ids.set(id, known);
        return known;
      })
      // the tokens of links
      .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'nR4vTq0sXb7LkWc2JyHd9mPz6FgUa1EoVi3SwBt8QxY')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (at) => {
        const step = began.findLastIndex((from) => from <= Date.parse(at));
        const hours = Math.round((Date.parse(at) - (began[step] ?? 0)) / hour);
        return new Date(first + step * 1000 + (step < 0 ? 0 : hours * hour)).toISOString();
      }),
  );
}

/** Every path of a value's fields, items of arrays as one. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => fieldsOf(item, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, item]) => fieldsOf(item, `${path}.${name}`));
}

await walk();
const now = settled(recorded);
if (process.env['RECORD_EXAMPLES']) writeFileSync(examplesFile, `${JSON.stringify(now, null, 2)}\n`);
const kept: Examples = JSON.parse(readFileSync(examplesFile, 'utf8'));

const json = ['content', 'application/json'];

test.each(operations.map((o) => [o.operation.operationId, o] as const))(
  'Show an example of the body and each successful response of %s',
  (operationId, { method, path, operation }) => {
    const at = ['paths', path, method.toLowerCase()];
    const example = kept[operationId];
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) >= 300 || !response.content?.['application/json']) continue;
      const validate = validatorAt(...at, 'responses', status, ...json, 'schema');
      expect(example?.replies[status], `an example of ${status}: npm run examples`).toBeDefined();
      expect(validate(example?.replies[status]), JSON.stringify(validate.errors)).toBe(true);
    }
    if (operation.requestBody?.content['application/json']) {
      const validate = validatorAt(...at, 'requestBody', ...json, 'schema');
      expect(validate(example?.request), JSON.stringify(validate.errors)).toBe(true);
    }
  },
);

/** The values of the fields of this name, at any depth. */
function valuesOf(value: unknown, name: RegExp): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(name.test(key) ? [inner].flat() : []),
    ...valuesOf(inner, name),
  ]);
}

test('Name only resources of the recorded responses in requests and path parameters', () => {
  const known = new Set(Object.values(kept).flatMap(({ replies }) => valuesOf(replies, /^id$/)));
  // Only its erasure names an erased candidate.
  for (const id of valuesOf(kept['getErasure']?.replies, /^candidate_id$/)) known.add(id);
  for (const [operationId, { params, request }] of Object.entries(kept)) {
    const named = [...valuesOf(params, /^id$/), ...valuesOf(request, /_ids?$/)];
    const ids = named.filter((id) => /^[0-9a-f-]{36}$/.test(String(id)));
    expect(
      ids.filter((id) => !known.has(id)),
      operationId,
    ).toEqual([]);
  }
  const withPath = operations.filter(({ path }) => path.includes('{'));
  const without = withPath.filter(({ operation }) => operation.parameters.some((p) => p.in === 'path' && !p.example));
  expect(without.map(({ operation }) => operation.operationId)).toEqual([]);
});

test('Match today’s responses with the examples (else: npm run examples)', () => {
  expect(new Set(fieldsOf(kept))).toEqual(new Set(fieldsOf(now)));
});
