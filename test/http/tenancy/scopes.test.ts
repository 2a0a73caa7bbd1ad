import { describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../../src/modules/access/index.ts';
import { presets, type Scope, scopes } from '../../../src/platform/http/api/scope.ts';
import { newId } from '../../../src/platform/ids.ts';
import { type Api, aCandidate, startApp, until } from '../../support/app.ts';
import { operations, testOperations } from '../../support/contract.ts';
import { expectProblem } from '../problem.ts';

const app = await startApp({ config: { databasePoolMax: { web: 8, worker: 8 } } });
const tenant = await app.tenant({ credits: 100 });
const { api, organizationId } = tenant;

async function keyWith(granted: readonly Scope[], test = false): Promise<Api> {
  const made = { organizationId, name: granted.join(' ').slice(0, 250), expiresAt: null, createdByUserId: null };
  return app.withKey((await app.web.resolve(ApiKeyService).create({ ...made, scopes: granted, test })).apiKey);
}
const single = new Map<Scope, Api>();
const singleOfTest = new Map<Scope, Api>();
for (const scope of scopes) {
  single.set(scope, await keyWith([scope]));
  singleOfTest.set(scope, await keyWith([scope], true));
}

/** The alternatives that the document names, without those of the other header. */
const alternatives = (operation: any): Scope[][] =>
  operation.security.flatMap((one: any) => (one.bearerAuth ? [one.bearerAuth] : []));

/** With an unknown id and an invalid body: whatever is answered, only the scopes decide whether it is a 403. */
const knock = (by: Api, { method, path }: { method: string; path: string }, query = '') =>
  by.call(method, path.replace('{id}', newId()) + query, method === 'POST' || method === 'PUT' ? '[' : undefined);

const ofOrganization = new Set(['getOrganization', 'listUsers', 'listPipelineStatuses']);
const byType = new Set(['listScreenings', 'getScreening', 'getSyncDigest']);

describe.each(operations.map((one) => [one.operation.operationId, one] as const))('%s', (id, found) => {
  const named = alternatives(found.operation);
  const [needed = []] = named;
  const isTest = testOperations.has(id);

  test('Name its scopes in the document, equal for both headers', () => {
    const other = found.operation['security'].flatMap((one: any) => (one.apiKeyAuth ? [one.apiKeyAuth] : []));
    expect(other).toEqual(named);
    expect(needed.filter((scope) => !scopes.includes(scope))).toEqual([]);
    expect(needed.length === 0).toBe(ofOrganization.has(id) || isTest);
  });

  test('Refuse every single other scope before the body and before any look-up', async () => {
    for (const [scope, by] of isTest ? singleOfTest : single) {
      const answer = await knock(by, found);
      if (needed.every((one) => one === scope)) {
        expect(answer.body?.error?.code, scope).not.toBe('insufficient_scope');
      } else if (!byType.has(id)) {
        expectProblem(answer, 403, 'insufficient_scope');
        expect(answer.body.error.required_scope).toBe(needed.find((one) => one !== scope));
      }
    }
  });

  test('Refuse a key that has all scopes but one of these, accept one with these alone', async () => {
    expect((await knock(await keyWith(needed.length ? needed : ['events:read'], isTest), found)).status).not.toBe(403);
    for (const missing of byType.has(id) ? [] : needed) {
      const answer = await knock(await keyWith(scopes.filter((scope) => scope !== missing)), found);
      expectProblem(answer, 403, 'insufficient_scope');
      expect(answer.body.error.required_scope).toBe(missing);
    }
  });
});

test('Check the path and the method first, and 401 before all', async () => {
  const key = single.get('events:read') as Api;
  expectProblem(await key.get('/nothing'), 404, 'not_found');
  expectProblem(await key.delete('/clients'), 405, 'method_not_allowed');
  expectProblem(await app.anonymous.get('/clients'), 401, 'unauthorized');
});

describe('Screenings', () => {
  const sessions = single.get('screenings:read') as Api;
  const interviews = single.get('interviews:read') as Api;
  const refused = (answer: any, scope: Scope) => {
    expectProblem(answer, 403, 'insufficient_scope');
    expect(answer.body.error.required_scope).toBe(scope);
  };

  test('Need the scope of each type that the list would return', async () => {
    expect((await sessions.get('/screenings?type=session')).status).toBe(200);
    expect((await interviews.get('/screenings?type=video')).status).toBe(200);
    refused(await sessions.get('/screenings?type=video'), 'interviews:read');
    refused(await interviews.get('/screenings?type=session'), 'screenings:read');
    for (const query of ['', '?type=all', '?limit=1']) {
      refused(await sessions.get(`/screenings${query}`), 'interviews:read');
      refused(await interviews.get(`/screenings${query}`), 'screenings:read');
    }
    expectProblem(await sessions.get('/screenings?type=other'), 400, 'validation_error');
    expectProblem(await sessions.get('/screenings?type=video&type=session'), 400, 'validation_error');
    refused(await (single.get('jobs:read') as Api).get('/screenings?type=other'), 'screenings:read');
  });

  test('Need the scope of the type for one screening', async () => {
    const path = `/screenings/${newId()}?type=`;
    expect((await sessions.get(`${path}screening_session`)).status).toBe(404);
    expect((await interviews.get(`${path}video_interview`)).status).toBe(404);
    refused(await sessions.get(`${path}video_interview`), 'interviews:read');
    refused(await interviews.get(`${path}screening_session`), 'screenings:read');
  });
});

test('Need applications:write too for an application in the body', async () => {
  const by = single.get('candidates:write') as Api;
  const job = (await api.post('/jobs', { title: 'J' })).body.data.id;
  const body = aCandidate();
  const { id } = (await by.post('/candidates', body)).body.data;
  for (const application of [{ job_id: job }, null, { job_id: newId() }]) {
    for (const answer of [
      await by.post('/candidates', { ...body, application }),
      await by.post('/candidates', { application }),
      await by.put(`/candidates/${id}`, { application }),
      await by.put(`/candidates/${newId()}`, { application }),
    ]) {
      expectProblem(answer, 403, 'insufficient_scope');
      expect(answer.body.error.required_scope).toBe('applications:write');
    }
  }
  expect((await api.get(`/applications?candidate_id=${id}`)).body.meta.total).toBe(0);
  const both = await keyWith(['candidates:write', 'applications:write']);
  expect((await both.put(`/candidates/${id}`, { application: { job_id: job } })).status).toBe(200);
});

test('Give each preset exactly its scopes; keys without a list of scopes have all', async () => {
  expect(presets.read_only).toEqual(scopes.filter((scope) => scope.endsWith(':read')));
  expect(presets.full).toEqual(scopes);
  expect(presets.ats_sync).toHaveLength(16);
  const stored = await app.rows('select scopes from api_keys where organization_id = $1 order by id limit 1', [
    organizationId,
  ]);
  expect(stored).toEqual([{ scopes: null }]);
  const reader = await keyWith(presets.read_only);
  expect((await reader.get('/candidates')).status).toBe(200);
  expectProblem(await reader.post('/clients', { name: 'C' }), 403, 'insufficient_scope');
  const sync = await keyWith(presets.ats_sync);
  expect((await sync.post('/clients', { name: 'C' })).status).toBe(201);
});

describe('Without candidates.contact:read', async () => {
  const blind = await keyWith(scopes.filter((scope) => scope !== 'candidates.contact:read'));
  const hidden = {
    email: 'hidden.mark@example.com',
    phone_number: '+91 5550 0177',
    whatsapp_number: '+91 5550 0188',
    resume_url: 'https://resumes.example.com/mark.pdf',
    current_ctc: 71.25,
    expected_ctc: 83.75,
  };
  const nulls = Object.fromEntries(Object.keys(hidden).map((name) => [name, null]));
  // Long enough not to be part of an id.
  const marks = ['hidden.mark', '5550 01', '555001', 'mark.pdf', '71.25', '83.75', 'applied_as', 'A. Stranger'];
  const job = (
    await api.post('/jobs', {
      title: 'Driver',
      required_skills: ['Node.js', 'PostgreSQL'],
      min_experience_years: 3,
      max_ctc: 90,
    })
  ).body.data.id;
  const candidate = {
    full_name: 'Hidden Mark',
    location: 'Pune',
    primary_skills: ['Node.js'],
    total_experience_years: 5,
    metadata: { applied_as: { full_name: 'A. Stranger' } },
    ...hidden,
  };
  const upload = await api.call(
    'POST',
    '/api/v1/resumes',
    'Hidden Mark\nEngineer\nEmail: resume.mark@example.com\nPhone: +91 98 5550 0199\nhttps://github.com/resume-mark\nSkills: Node.js, PostgreSQL',
    { 'content-type': 'application/octet-stream' },
  );
  const created = await api.post('/candidates', { ...candidate, application: { job_id: job } });
  const { id } = created.body.data;
  const application = created.body.data.applications[0].id;
  await api.put(`/applications/${application}`, {
    metadata: { applied_as: { full_name: 'A. Stranger' }, kept: true },
  });
  const expectHidden = (answer: any) => {
    expect(answer.status).toBeLessThan(300);
    const text = JSON.stringify([answer.body, [...answer.headers]]);
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
    return answer.body;
  };

  test('Null contact data and pay in lists, details, inline applications and changes', async () => {
    expect(expectHidden(await blind.get(`/candidates/${id}`)).data).toMatchObject({
      ...nulls,
      full_name: 'Hidden Mark',
    });
    const since = new Date(Date.now() - 3_600_000).toISOString();
    for (const path of ['/candidates', '/applications']) {
      expect(expectHidden(await blind.get(path)).data).not.toEqual([]);
      const changes = expectHidden(await blind.get(`${path}?updated_after=${since}`));
      expect(changes.data).not.toEqual([]);
    }
    const shown = expectHidden(await blind.get(`/applications/${application}`)).data;
    expect([shown.candidate_email, shown.metadata]).toEqual([null, { kept: true }]);
    expect((await api.get(`/candidates/${id}`)).body.data).toMatchObject(hidden);
  });

  test('Leave out evidence of a match score that names pay', async () => {
    const path = `/applications/${application}/match`;
    const seen = await until(async () => {
      const { components } = (await api.get(path)).body.data;
      return components.length > 0 && components;
    }, 'the match score');
    expect(JSON.stringify(seen)).toContain('83.75');
    expect(expectHidden(await blind.get(path)).data.components).toHaveLength(seen.length);
  });

  test('Give another ETag to another view of a candidate', async () => {
    const [full, less] = [await api.get(`/candidates/${id}`), await blind.get(`/candidates/${id}`)];
    expect(full.headers.get('etag')).not.toBe(less.headers.get('etag'));
  });

  test('Empty contact data of the resume', async () => {
    const path = upload.body.data.resume_path;
    const other = (await api.post('/candidates', aCandidate({ resume_path: path }))).body.data.id;
    await until(async () => (await api.get(`/candidates/${other}/resume`)).body.data.state === 'read', 'the resume');
    const full = (await api.get(`/candidates/${other}/resume`)).body.data.profile;
    expect([full.emails.length, full.phones.length]).toEqual([1, 1]);
    const { profile } = (await blind.get(`/candidates/${other}/resume`)).body.data;
    expect(profile).toEqual({ ...full, emails: [], phones: [], links: [] });
  });

  test('Null them in answers to writes and in replays of another key’s answers', async () => {
    const body = aCandidate({ ...candidate, email: 'hidden.mark.2@example.com', application: { job_id: job } });
    const send = (by: Api, key: string) => by.call('POST', '/api/v1/candidates', body, { 'idempotency-key': key });
    expect((await send(api, 'first-key')).body.data.email).toBe(body.email);
    const replay = await send(blind, 'first-key');
    expect([replay.status, replay.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(expectHidden(replay).data).toMatchObject(nulls);
    expectHidden(await send(blind, 'other-key'));
    const again = await send(api, 'other-key');
    expect([again.headers.get('idempotency-replayed'), again.body.data.email]).toEqual(['true', body.email]);
    expectHidden(await blind.put(`/candidates/${id}`, { location: 'Delhi' }));
    const bulk = await blind.post('/applications/bulk', { job_id: job, candidate_ids: [id] });
    expect(expectHidden(bulk).data[0].application.metadata).toEqual({ kept: true });
    const put = await blind.put(`/applications/${application}`, { metadata: { kept: false } });
    expect(expectHidden(put).data.metadata).toEqual({ kept: false });
    expect((await api.get(`/applications/${application}`)).body.data.metadata).toMatchObject({
      applied_as: { full_name: 'A. Stranger' },
    });
  });

  test('Search by names and titles alone', async () => {
    for (const path of ['/candidates', '/applications', '/screenings']) {
      expect((await blind.get(`${path}?search=hidden.mark`)).body.meta.total, path).toBe(0);
    }
    for (const path of ['/candidates', '/applications', `/applications?job_id=${job}`]) {
      const by = `${path}${path.includes('?') ? '&' : '?'}search=`;
      expect((await blind.get(`${by}Hidden%20M`)).body.meta.total, path).toBeGreaterThan(0);
      expect((await api.get(`${by}hidden.mark%40`)).body.meta.total, path).toBeGreaterThan(0);
      expect((await blind.get(`${by}hidden.mark%40`)).body.meta.total, path).toBe(0);
    }
    expect((await blind.get('/applications?search=driver')).body.meta.total).toBeGreaterThan(0);
  });

  test('Keep hidden values that are sent back as null, and write the others', async () => {
    const shown = (await blind.get(`/candidates/${id}`)).body.data;
    expect((await blind.put(`/candidates/${id}`, { ...shown, location: 'Goa' })).status).toBe(200);
    expect((await blind.put(`/candidates/${id}`, { phone_number: null })).status).toBe(200);
    expect(
      (await blind.post('/candidates', { full_name: 'Hidden Mark', email: hidden.email, phone_number: null })).status,
    ).toBe(200);
    expect((await api.get(`/candidates/${id}`)).body.data).toMatchObject({ ...hidden, location: 'Goa' });
    expectHidden(await blind.put(`/candidates/${id}`, { expected_ctc: 84 }));
    expect((await api.get(`/candidates/${id}`)).body.data.expected_ctc).toBe(84);
    expectProblem(await api.put(`/candidates/${id}`, { email: null }), 400, 'validation_error');
    expectProblem(await blind.put(`/candidates/${id}`, { email: '' }), 400, 'validation_error');
    expect((await api.put(`/candidates/${id}`, { phone_number: null })).body.data.phone_number).toBeNull();
  });

  test('Refuse to look up by email', async () => {
    for (const email of [hidden.email, 'nobody@example.com']) {
      const answer = await blind.get(`/candidates?email=${email}`);
      expectProblem(answer, 400, 'validation_error', [['email', 'invalid_value']]);
    }
  });
});
