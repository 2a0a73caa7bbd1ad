import { afterAll, describe, expect, test } from 'vitest';
import { recordStatements } from '../../../bench/plans.ts';
import { modules } from '../../../src/app/modules.ts';
import { ApplicationStepService, PipelineService } from '../../../src/modules/applications/index.ts';
import { followUpReviews } from '../../../src/modules/decisions/reviews/review.tasks.ts';
import { abandonInterviews } from '../../../src/modules/interviews/interview.tasks.ts';
import {
  CandidateLinkService,
  MessageQueries,
  OutreachService,
  SuppressionService,
  TemplateService,
} from '../../../src/modules/outreach/index.ts';
import { deleteExpiredDataRequests } from '../../../src/modules/portal/privacy/data-request.tasks.ts';
import { newId } from '../../../src/platform/ids.ts';
import { compareCandidates } from '../../privacy/compare-candidates.ts';
import { type Answer, aCandidate, startApp } from '../../support/app.ts';
import { operations, testOperations } from '../../support/contract.ts';
import { places as allPlaces, type Place, placed } from '../../support/places.ts';
import { from, signature, startWhatsappServer, webhookBody } from '../../support/servers/whatsapp-server.ts';
import { rowsOfTenants, tenantTables } from './tenancy.rows.ts';
import { exceptions, organizationsOf, unbound } from './tenancy.statements.ts';
import {
  applyOnJobPage,
  askForData,
  askForReview,
  leaveInterview,
  numberOfBoth,
  type World,
  worldOf,
} from './tenancy.world.ts';

// Two organizations with one of everything. In each place of the document where one of them can name something, it names
// what the other has. A new operation with such a place fails here until `valid` says how a good request looks.
// Operations of test mode are called with test keys: test/access/simulate.test.ts and test/access/reset.test.ts.
const places = allPlaces.filter(({ operationId }) => !testOperations.has(operationId));
const recorder = recordStatements();
const cloud = await startWhatsappServer();
const app = await startApp({ config: { whatsapp: cloud.settings } });
const tables = await tenantTables(app);
const rows = rowsOfTenants(app, tables);

type Request = { id?: string; note_id?: string; query?: Record<string, string>; body?: any; type?: string };

const theirs = await worldOf(app, 'zqxtheirs');
const mine = await worldOf(app, 'qwymine');
// Schedules run here and now rather than by the minute.
await app.rows('delete from pgboss.schedule');
for (const { task } of modules.flatMap((m) => m.handlers ?? [])) if (task.cron) await app.web.queue.enqueue(task, {});
await app.idle();
await compareCandidates(app);
for (const { tenant, own } of [theirs, mine]) {
  await app.rows(
    `with common as (
       insert into common_duplicate_keys (organization_id, kind, key) values ($1, 'phone', gen_random_uuid()))
     insert into export_omissions (organization_id, export_id, candidate_id) values ($1, $2, $3)`,
    [tenant.organizationId, own.copy, own.candidate],
  );
}
// What candidates do by their links.
for (const world of [theirs, mine]) {
  const { tenant, own } = world;
  // Makes a link.
  const copy = await app.withKey(tenant.key).get(`/exports/${own.copy}`);
  await fetch(app.base + new URL(copy.body.data.download_url).pathname);
  const links = app.web.resolve(CandidateLinkService);
  const [message] = await app.rows('select id from outbound_messages where candidate_id = $1', [own.candidate]);
  const { organizationId } = tenant;
  const pair = { candidateId: own.candidate, jobId: own.job };
  const target = { organizationId, ...pair, messageId: message.id };
  const token = (await links.create({ ...target, purpose: 'unsubscribe', expiresAt: { afterDays: 1 } })).token;
  const link = await links.open(token, 'unsubscribe');
  if (!link) throw new Error('no link');
  await app.web.resolve(SuppressionService).unsubscribe(link);
  await app.web.resolve(ApplicationStepService).recordInterest(organizationId, pair, 'interested');
  await app.web.resolve(ApplicationStepService).recordScreening(organizationId, pair, 50);
  await app.web.resolve(MessageQueries).page(organizationId, { ...pair, limit: 9, offset: 0 });
  const screening = { sessionId: own.session, ...pair, expiresAt: link.expiresAt };
  await app.web.resolve(OutreachService).queueScreening(organizationId, { ...screening, kind: 'screening_reminder' });
  const pipeline = app.web.resolve(PipelineService);
  await pipeline.add(organizationId, `${tenant.organizationId} status`);
  await pipeline.rename(organizationId, `${tenant.organizationId} status`, 'Renamed');
  await pipeline.remove(organizationId, 'Renamed');
  await pipeline.fixFormerStatuses();
  const words = { subject: 'S', before: 'B', after: 'A' };
  await app.web.resolve(TemplateService).save(organizationId, 'interest_outreach', words, null);
  await leaveInterview(app, world);
  await applyOnJobPage(app, world);
  const renamed = await app.withKey(tenant.key).post('/candidates', aCandidate());
  await app.withKey(tenant.key).put(`/candidates/${renamed.body.data.id}`, { email: `${organizationId}@example.com` });
}
/** The decisions that are asked about, by organization. */
const askedAbout = new Map<string, string>();
for (const world of [theirs, mine]) {
  askedAbout.set(world.own.organization, await askForReview(app, world));
  await askForData(app, world);
}
await app.web.queue.enqueue(deleteExpiredDataRequests, {});
await app.web.queue.enqueue(followUpReviews, {});
await app.web.queue.enqueue(abandonInterviews, {});
await app.idle();
const their = {
  ids: await rows.ids(theirs.tenant),
  // Those of live records too, whichever row a table gives.
  some: [...new Set([...Object.values(theirs.own), ...(await rows.oneOfEach(theirs.tenant))])].filter(
    (value) => value.length === 36,
  ),
  digest: await rows.digest(theirs.tenant),
};
const secrets = [...their.ids, theirs.own.resume, theirs.mark];

/** Good requests of each operation, with things of one's own in every place; each its own rows, as it may change them. */
const { own, make } = mine;
const application = async () => make.made('/applications', { candidate_id: await make.candidate(), job_id: own.job });
const interview = async (fields: object) => ({ body: { candidate_id: own.candidate, job_id: own.job, ...fields } });
const questions = { interview_questions: [{ text: 'What do you build?', kind: 'spoken' }] };
const valid: Record<string, (() => Request | Promise<Request>)[]> = {
  exportCandidate: [() => ({ id: own.candidate, body: {} })],
  createImport: [
    () => ({ query: { job_id: own.job }, type: 'text/csv', body: `name,email\nA,${newId()}@example.com\n` }),
  ],
  listImports: [() => ({})],
  getImport: [() => ({ id: own.import })],
  listImportErrors: [() => ({ id: own.import })],
  cancelImport: [
    async () => {
      await app.rows(`update imports set state = 'running' where id = $1`, [own.import]);
      return { id: own.import };
    },
  ],
  undoImport: [
    async () => {
      await app.rows(`update imports set state = 'cancelled', ended_at = now() where id = $1`, [own.import]);
      return { id: own.import };
    },
  ],
  listKeptRecords: [() => ({ id: own.import })],
  exportOrganization: [() => ({ body: {} })],
  listExports: [() => ({})],
  getExport: [() => ({ id: own.copy })],
  listClients: [() => ({})],
  getClient: [() => ({ id: own.client })],
  updateClient: [() => ({ id: own.client, body: { notes: 'Changed' } })],
  listJobs: [() => ({})],
  getJob: [() => ({ id: own.job })],
  createJob: [() => ({ body: { title: 'Job', client_id: own.client, recruiter_id: own.user } })],
  updateJob: [() => ({ id: own.job, body: { description: newId(), client_id: own.client, recruiter_id: own.user } })],
  listCandidates: [() => ({})],
  getCandidate: [() => ({ id: own.candidate })],
  getCandidateResume: [() => ({ id: own.candidate })],
  downloadCandidateResume: [() => ({ id: own.candidate })],
  createCandidate: [
    async () => ({ body: aCandidate({ resume_path: own.resume, application: { job_id: own.job } }) }),
    // of somebody who is known already
    async () => ({
      body: {
        full_name: 'Again',
        email: (await mine.api.get(`/candidates/${await make.candidate()}`)).body.data.email,
        resume_path: own.resume,
        application: { job_id: own.job },
      },
    }),
  ],
  updateCandidate: [
    async () => ({
      id: await make.candidate(),
      body: { location: 'Pune', resume_path: own.resume, application: { job_id: own.job } },
    }),
  ],
  listApplications: [() => ({})],
  createApplication: [async () => ({ body: { candidate_id: await make.candidate(), job_id: own.job } })],
  bulkApply: [
    async () => {
      const candidate = await make.candidate();
      const byCandidate = { match_scores: { [candidate]: 70 }, external_ids: { [candidate]: newId() } };
      return { body: { job_id: own.job, candidate_ids: [candidate], ...byCandidate } };
    },
  ],
  getApplication: [() => ({ id: own.application })],
  updateApplication: [
    async () => ({ id: await application(), body: { status: 'rejected', rejection_reason_id: own.reason } }),
  ],
  deleteApplication: [async () => ({ id: await application() })],
  listApplicationEvents: [() => ({ id: own.application })],
  explainMatch: [() => ({ id: own.application })],
  putSelfIdentification: [async () => ({ id: await application(), body: { sex: 'female' } })],
  getBiasAudit: [() => ({})],
  listRejectionReasons: [() => ({})],
  createRejectionReason: [
    () => ({ body: { code: newId().replaceAll('-', ''), label: 'Reason', outcome: 'rejected' } }),
  ],
  getRejectionReason: [() => ({ id: own.reason })],
  updateRejectionReason: [() => ({ id: own.reason, body: { label: newId() } })],
  listDecisions: [() => ({})],
  getDecision: [() => ({ id: own.decision })],
  listApplicationDecisions: [() => ({ id: own.application })],
  listEvents: [() => ({})],
  getEvent: [async () => ({ id: (await mine.api.get('/events?limit=1')).body.data[0].id })],
  listAuditLog: [() => ({})],
  listRequestLogs: [() => ({})],
  listTasks: [() => ({})],
  getTask: [() => ({ id: own.task })],
  listUsers: [() => ({})],
  listPipelineStatuses: [() => ({})],
  listScreenings: [() => ({})],
  getScreening: [
    () => ({ id: own.session, query: { type: 'screening_session' } }),
    () => ({ id: own.interview, query: { type: 'video_interview' } }),
  ],
  getRetention: [() => ({})],
  updateRetention: [() => ({ body: { candidate_days: 3650 } })],
  listNotes: [() => ({ id: own.candidate })],
  getNote: [() => ({ id: own.candidate, note_id: own.note })],
  createNote: [() => ({ id: own.candidate, body: { text: 'Called.', application_id: own.application } })],
  updateNote: [() => ({ id: own.candidate, note_id: own.note, body: { text: newId() } })],
  deleteNote: [
    async () => ({
      id: own.candidate,
      note_id: await make.made(`/candidates/${own.candidate}/notes`, { text: 'Called.' }),
    }),
  ],
  listCandidateConsents: [() => ({ id: own.candidate })],
  createCandidateConsent: [
    () => ({ id: own.candidate, body: { purpose: 'contact', text: 'I agree.', interview_id: own.interview } }),
  ],
  withdrawConsent: [
    async () => {
      const given = { purpose: 'contact', text: 'I agree.' };
      return { id: await make.made(`/candidates/${await make.candidate()}/consents`, given), body: {} };
    },
  ],
  listDuplicateCandidates: [() => ({})],
  previewRetention: [() => ({})],
  eraseCandidate: [async () => ({ id: await make.candidate(), body: { reason: 'Asked' } })],
  listErasures: [() => ({})],
  getErasure: [
    async () => {
      const answer = await mine.api.post(`/candidates/${await make.candidate()}/erase`, {});
      return { id: answer.body.data.erasure_id };
    },
  ],
  getLegalHold: [() => ({ id: own.candidate })],
  mergeCandidate: [async () => ({ id: await make.candidate(), body: { from_id: await make.candidate() } })],
  updateLegalHold: [() => ({ id: own.candidate, body: { hold: true, reason: 'Case' } })],
  listReviewRequests: [() => ({})],
  listWebhookEndpoints: [() => ({})],
  createWebhookEndpoint: [() => ({ body: { url: 'https://nobody.invalid/' } })],
  getWebhookEndpoint: [() => ({ id: own.hook })],
  updateWebhookEndpoint: [() => ({ id: own.hook, body: { description: newId() } })],
  deleteWebhookEndpoint: [
    async () => {
      // There can be 20.
      const { data } = (await mine.api.get('/webhook-endpoints')).body;
      for (const { id } of data) if (id !== own.hook) await mine.api.delete(`/webhook-endpoints/${id}`);
      return { id: await make.made('/webhook-endpoints', { url: 'https://nobody.invalid/' }) };
    },
  ],
  rotateWebhookSecret: [() => ({ id: own.hook, body: {} })],
  testWebhookEndpoint: [() => ({ id: own.hook, body: {} })],
  listWebhookDeliveries: [() => ({ id: own.hook })],
  replayWebhookEndpoint: [() => ({ id: own.hook, body: { after: new Date().toISOString() } })],
  retryWebhookDelivery: [() => ({ id: own.delivery, body: {} })],
  createVideoInterview: [
    () => interview({ question_source: 'job' }),
    () => interview({ question_source: 'resume' }),
    () => interview({ question_source: 'resume', ...questions }),
  ],
};

/** What answers a foreign value in a body with something else than 404 for the whole request. */
const perItem = 'bulkApply candidate_ids.[]';
const keysOfAnother = ['bulkApply match_scores.{}', 'bulkApply external_ids.{}'];

const kinds: Record<string, (world: World) => string[]> = {
  candidate_id: ({ own: { candidate, masked } }) => [candidate, masked],
  from_id: ({ own: { candidate, masked } }) => [candidate, masked],
  job_id: ({ own: { job } }) => [job],
  decision_id: ({ own: { organization } }) => [askedAbout.get(organization) ?? ''],
  client_id: ({ own: { client } }) => [client],
  rejection_reason_id: ({ own: { reason } }) => [reason],
  recruiter_id: ({ own: { user } }) => [user],
  shortlisted_by_user_id: ({ own: { user } }) => [user],
  closed_by_user_id: ({ own: { user } }) => [user],
  organization_id: ({ own: { organization } }) => [organization],
  resume_path: ({ own: { resume } }) => [resume],
  application_id: ({ own: { application } }) => [application],
  interview_id: ({ own: { interview } }) => [interview],
  task_group: ({ own: { group } }) => [group],
  subject_id: ({ own: { candidate, job, application } }) => [candidate, job, application],
  actor_id: ({ own: { key } }) => [key],
  api_key_id: ({ own: { key } }) => [key],
  event_id: ({ own: { delivery } }) => [`evt_${delivery.replaceAll('-', '')}`],
  id: ({ own: { application: a, candidate, job, client } }) => [a, candidate, job, client],
};

/** What a world has that fits the place. */
function fitting(world: World, { steps }: Place): string[] {
  const name =
    { candidate_ids: 'candidate_id', match_scores: 'candidate_id', external_ids: 'candidate_id' }[steps[0] ?? ''] ??
    steps.at(-1) ??
    '';
  const find = kinds[name];
  if (!find) throw new Error(`what does ${steps.join('.')} name? say it in kinds`);
  return find(world);
}

function requestsOf(operationId: string) {
  const known = valid[operationId];
  if (!known) throw new Error(`${operationId} names something of the organization: add a good request to valid`);
  return known;
}

async function send(
  operationId: string,
  { id, note_id, query = {}, body, type }: Request,
  { api }: World = mine,
): Promise<Answer> {
  const found = operations.find((o) => o.operation.operationId === operationId);
  if (!found) throw new Error(`no operation ${operationId}`);
  const search = new URLSearchParams(query).toString();
  const url = `${found.path.replace('{id}', id ?? '').replace('{note_id}', note_id ?? '')}${search && `?${search}`}`;
  return api.call(found.method, url, body, type ? { 'content-type': type } : {});
}

/** The answer without what may differ between the other's value and one that nobody has. */
const withoutValue = ({ status, body }: Answer, value: string) => {
  const text = JSON.stringify({ status, body }).replaceAll(value, '<value>');
  return text
    .replaceAll(/"request_id":"[^"]*"/g, '')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<own>');
};

function expectNoSecret(answer: Answer, ...sent: string[]): void {
  const text = JSON.stringify([answer.body, [...answer.headers]]);
  expect(secrets.filter((secret) => !sent.includes(secret) && text.includes(secret))).toEqual([]);
}

async function expectUntouched(): Promise<void> {
  expect(await rows.digest(theirs.tenant)).toEqual(their.digest);
}

const nameless = (value: string): string => (value.length === 36 ? newId() : `${value.slice(0, -4)}zzzz`);
const at = (...wanted: Place['at'][]) =>
  places.filter((p) => wanted.includes(p.at)).map((p) => [`${p.operationId} ${p.name}`, p] as const);

/**
 * Of requests that carry a key to be repeated by, of a language model and of the console: test/http/idempotency,
 * test/worker/language-model, test/console.
 */
const unused = new Set([
  'idempotency_keys',
  'ai_usage',
  'job_vectors',
  'resume_vectors',
  'console_sessions',
  'form_drafts',
  'sign_in_links',
  'user_invitations',
  'oidc_identities',
  'oidc_providers',
  'passkeys',
  'used_challenges',
  'video_interview_recordings',
  'waiting_invites',
]);

test('Show deleted records of one organization, whatever record of the other is named', async () => {
  const deleted = async (path: string) => {
    const since = `${path}&updated_after=2020-01-01T00:00:00Z&include_deleted=true&limit=100`;
    const answer = await mine.api.get(since);
    expectNoSecret(answer);
    return answer.body.data.filter((item: object) => 'deleted_at' in item).length;
  };
  expect(await deleted('/applications?')).toBe(1);
  expect(await deleted(`/applications?job_id=${own.job}`)).toBe(1);
  expect(await deleted(`/applications?job_id=${theirs.own.job}`)).toBe(0);
  expect(await deleted(`/applications?candidate_id=${theirs.own.candidate}`)).toBe(0);
  expect(await deleted(`/candidates?job_id=${theirs.own.job}`)).toBe(0);
  const digest = await mine.api.get(`/sync/digest?resource=jobs&from=${theirs.own.job}`);
  const later = (await mine.api.get('/jobs?limit=100')).body.data.filter(
    (job: { id: string }) => job.id > theirs.own.job,
  );
  expect(digest.body.data.count).toBe(later.length);
});

test('Fill every tenant table with a row of both organizations', async () => {
  const empty = (await rows.digest(theirs.tenant)).filter(
    ({ count, name }) => Number(count) === 0 && !unused.has(name),
  );
  expect(empty.map(({ name }) => name)).toEqual([]);
});

describe.each(at('path'))('the path of %s', (_name, { operationId, name }) => {
  test.each(requestsOf(operationId).map((make, n) => [n + 1, make] as const))(
    'Return 404 for a foreign ID of any kind, as for an unknown one (%i)',
    async (_n, make) => {
      const unknown = newId();
      const request = await make();
      const nobodys = await send(operationId, { ...request, [name]: unknown });
      expect([nobodys.status, nobodys.body.error.code]).toEqual([404, 'not_found']);
      for (const id of their.some) {
        const answer = await send(operationId, { ...request, [name]: id });
        expect(withoutValue(answer, id)).toBe(withoutValue(nobodys, unknown));
        expectNoSecret(answer, id);
      }
      await expectUntouched();
      const good = await send(operationId, request);
      expect(good.status, JSON.stringify(good.body)).toBeLessThan(300);
    },
  );
});

// These are no lists: their own tests name the job of another organization.
const noLists = ['getBiasAudit', 'createImport'];
const filters = at('filter', 'text').filter(([, { operationId }]) => !noLists.includes(operationId));
describe.each(filters)('the filter %s', (_name, place) => {
  const values = (world: World) => (place.at === 'text' ? [world.mark] : fitting(world, place));
  test.each(requestsOf(place.operationId))('Return an empty list for foreign ids, rows for own ones', async (make) => {
    const request = await make();
    const ask = (value: string, by = mine) =>
      send(place.operationId, { ...request, query: { ...request.query, [place.name]: value } }, by);
    for (const value of values(theirs)) {
      const answer = await ask(value);
      // The event log has no total.
      const meta = place.operationId === 'listEvents' ? {} : { total: 0 };
      expect(answer).toMatchObject({ status: 200, body: { data: [], meta } });
      expectNoSecret(answer, value);
    }
    expect((await ask(values(mine)[0] ?? '')).body.data).not.toEqual([]);
    await expectUntouched();
  });
});

/** What they have in place of the thing of ours that the request names in its path. */
function theirsFor(operationId: string, { id }: Request): string {
  if (operationId === 'updateCandidate') return theirs.own.candidate;
  const ours = Object.entries(mine.own).find(([, value]) => value === id)?.[0] ?? 'application';
  return theirs.own[ours as keyof World['own']];
}

// The event log refuses a cursor of another organization, as its own test shows.
const withCursor = at('cursor').filter(([, { operationId }]) => operationId !== 'listEvents');
describe.each(withCursor)('the %s', (_name, { operationId }) => {
  test.each(requestsOf(operationId))('Return only own rows after a foreign cursor', async (make) => {
    const request = await make();
    const begin = { updated_after: '2000-01-01T00:00:00Z', limit: '1' };
    const filters = places.filter((p) => p.operationId === operationId && p.at === 'filter');
    const queries = [{}, ...filters.map((p) => ({ [p.name]: fitting(theirs, p)[0] ?? '' }))];
    for (const filter of queries) {
      const first = await send(
        operationId,
        { query: { ...filter, ...begin }, ...(request.id && { id: theirsFor(operationId, request) }) },
        theirs,
      );
      expect(first.body.data).toHaveLength(1);
      const cursor = first.body.meta.next_cursor;
      const answer = await send(operationId, { ...request, query: { ...filter, cursor } });
      expect(answer.status).toBe(200);
      expectNoSecret(answer);
      expect(answer.body.data.length > 0).toBe(Object.keys(filter).length === 0);
    }
  });
});

describe.each(at('body'))('the body field %s', (name, place) => {
  const requests = requestsOf(place.operationId).map((make, n) => [n + 1, make] as const);
  test.each(requests)('Reject a foreign id like an unknown one (%i)', async (_n, make) => {
    const good = await send(place.operationId, await make());
    expect(good.status, JSON.stringify(good.body)).toBeLessThan(300);
    const ask = async (value: string) => {
      const request = await make();
      return send(place.operationId, { ...request, body: placed(request.body, place.steps, value) });
    };
    for (const value of fitting(theirs, place)) {
      const answer = await ask(value);
      const unknown = nameless(value);
      expect(withoutValue(answer, value)).toBe(withoutValue(await ask(unknown), unknown));
      expectNoSecret(answer, value);
      if (name === perItem) {
        expect(answer.status).toBe(200);
        expect(answer.body.data.map((item: any) => [item.result, item.error?.code])).toEqual([
          ['created', undefined],
          ['failed', 'not_found'],
        ]);
      } else {
        const [status, code] = keysOfAnother.includes(name) ? [400, 'validation_error'] : [404, 'not_found'];
        expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
      }
    }
    await expectUntouched();
  });
});

describe.each(at('ignored'))('the response-only field %s', (_name, place) => {
  test.each(requestsOf(place.operationId))('Ignore a foreign id', async (make) => {
    for (const value of fitting(theirs, place)) {
      const request = await make();
      const answer = await send(place.operationId, { ...request, body: placed(request.body, place.steps, value) });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(answer.body.data.id ?? answer.body.data.candidate_id).toBe(request.id);
      expectNoSecret(answer);
    }
    await expectUntouched();
  });
});

// Among themselves, what is theirs fits: a check that asks only whether the two belong together would let it pass.
const several = Map.groupBy(
  places.filter((p) => p.at === 'path' || p.at === 'body'),
  (p) => p.operationId,
);
test.each([...several].filter(([, all]) => all.length > 1))(
  'Return 404 when all IDs are foreign: %s',
  async (operationId, all) => {
    for (const make of requestsOf(operationId)) {
      let request = await make();
      for (const place of all) {
        const value = place.at === 'path' ? theirsFor(operationId, request) : (fitting(theirs, place)[0] ?? '');
        if (place.at === 'path') request = { ...request, id: value };
        else if (place.steps.includes('[]')) request.body = placed(request.body, place.steps.slice(0, -1), [value]);
        else if (place.steps.includes('{}'))
          request.body = placed(request.body, place.steps.slice(0, -1), {
            [value]: place.steps[0] === 'external_ids' ? 'x' : 1,
          });
        else request.body = placed(request.body, place.steps, value);
      }
      const answer = await send(operationId, request);
      expect([answer.status, answer.body.error?.code]).toEqual([404, 'not_found']);
      expectNoSecret(answer);
    }
    await expectUntouched();
  },
);

test('Keep a message from a phone number of two organizations out of both, and their delivery reports apart', async () => {
  const number = numberOfBoth;
  const tell = async (value: object) => {
    const body = JSON.stringify(webhookBody(cloud.settings.phoneNumberId, value));
    const headers = { 'x-hub-signature-256': signature(body, cloud.settings.appSecret) };
    expect((await fetch(`${app.base}/webhooks/whatsapp`, { method: 'POST', headers, body })).status).toBe(200);
    await app.idle();
  };
  await tell({ messages: [from.text(number, new Date(), 'Hello')] });
  await expectUntouched();
  const [prompt] = cloud.to(number);
  const { buttons } = prompt?.body.interactive.action ?? {};
  const choice = buttons.find(({ reply }: { reply: { id: string } }) => reply.id.endsWith(mine.own.session));
  await tell({ messages: [from.button(number, new Date(), choice.reply, prompt?.id ?? '')] });
  const sent = cloud.to(number).at(-1);
  if (!sent || sent === prompt) throw new Error('nothing was sent');
  await tell({ messages: [from.text(number, new Date(), 'Hello', sent.id)] });
  await tell({ statuses: [from.status(sent, 'delivered')] });
  await tell({ statuses: [from.status(sent, 'read', { biz_opaque_callback_data: undefined })] });
  const states = await app.rows(`select state from whatsapp_messages where provider_id = $1`, [sent.id]);
  expect(states).toEqual([{ state: 'read' }]);
  await expectUntouched();
});

test('Change nothing of the other organization, and link to nothing of it', async () => {
  await app.idle();
  await expectUntouched();
  // Once, of all that the requests above have left: it reads every row.
  expect(await rows.mentioning(mine.tenant, secrets)).toEqual([]);
});

test('Store the numbers of rows that the lists have', async () => {
  const byTag = `(select distinct c.organization_id, c.id, encode(sha256(convert_to(tag, 'UTF8')), 'hex') as tag
    from candidates c, unnest(c.tags) as tag) t`;
  const counted = {
    applications: ['candidate_jobs', 'status'],
    candidate_tags: [byTag, 'tag'],
    candidates: ['candidates', `''`],
    clients: ['clients', 'status'],
    decisions: ['decision_records', 'outcome'],
    jobs: ['jobs', 'status'],
    screening_channels: ['screening_sessions', 'channel'],
    screening_sessions: ['screening_sessions', 'status'],
    talent_pool: [`(select * from candidates where talent_pool_status <> 'not_linked') c`, 'talent_pool_status'],
    video_interviews: ['video_interviews', 'status'],
  };
  const rowsOf = ([list, [table, by]]: [string, string[]]) =>
    `select organization_id, '${list}' as list, ${by} as status, count(*)::int as n from ${table} group by 1, 3`;
  const actual = await app.rows(
    `select * from (${Object.entries(counted).map(rowsOf).join(' union all ')}) r order by 1, 2, 3`,
  );
  const stored = await app.rows(
    `select organization_id, list, status, sum(n)::int as n from list_counts group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3`,
  );
  expect(stored).toEqual(actual);
  expect(new Set(stored.map(({ list }) => list))).toEqual(new Set(Object.keys(counted)));
});

describe('the statements', () => {
  test('filter by organization wherever they touch its tables, except for listed reasons', () => {
    const sent = recorder.sent.filter(({ by }) => by === 'web' || by === 'worker');
    const used = new Set<string>();
    const found = [...new Set(sent.map(({ text }) => text.trim().replaceAll(/\s+/g, ' ')))].flatMap((text) => {
      const reasons = exceptions.filter(({ pattern }) => pattern.test(text));
      return unbound(text, tables).flatMap((table) => {
        const reason = reasons.find((one) => one.tables.includes(table));
        if (reason) used.add(`${reason.pattern} ${table}`);
        return reason ? [] : [`${table}: ${text}`];
      });
    });
    expect(found).toEqual([]);
    expect(sent.length).toBeGreaterThan(500);
    const wanted = exceptions.flatMap((one) => one.tables.map((table) => `${one.pattern} ${table}`));
    expect([...used].sort(), 'exceptions that nothing needs').toEqual(wanted.sort());
  });

  test('filter by exactly one known organization', () => {
    const known = new Set<unknown>([mine.own.organization, theirs.own.organization]);
    const sets = recorder.sent.map((statement) => ({ ...statement, named: organizationsOf(statement) }));
    expect(sets.filter(({ named }) => named.size > 1 || !named.isSubsetOf(known))).toEqual([]);
    expect(sets.filter(({ named }) => named.size === 1).length).toBeGreaterThan(500);
  });

  test.each([
    ['select 1 from jobs where id = $1', ['jobs']],
    ['select 1 from jobs where organization_id = $1 and id = $2', []],
    ['select 1 from jobs j join clients c on c.id = j.client_id where j.organization_id = $1', ['clients']],
    [
      'select 1 from jobs j join clients c on c.organization_id = j.organization_id where j.id = $1',
      ['jobs', 'clients'],
    ],
    ['select 1 from jobs j join clients c on c.organization_id = j.organization_id where j.organization_id = $1', []],
    ['select 1 from organizations o join jobs j on j.organization_id = o.id where j.id = $1', ['jobs']],
    ['select 1 from organizations o join jobs j on j.organization_id = o.id where o.id = $1', []],
    ['select (select 1 from jobs where id = $2) from jobs where organization_id = $1', ['jobs', 'jobs']],
    ['update "jobs" set "title" = $1 where "id" = $2', ['jobs']],
    ['delete from candidate_jobs where id = $1', ['candidate_jobs']],
    ['insert into jobs (id, title) values ($1, $2)', ['jobs']],
    ['insert into jobs (id, organization_id) values ($1, $2)', []],
    ['select 1 from jobs where organization_id = organization_id', ['jobs']],
  ])('Are checked correctly: %s', (statement, missing) => {
    expect(unbound(statement, tables)).toEqual(missing);
  });
});
afterAll(() => recorder.stop());
