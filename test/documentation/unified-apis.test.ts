import { describe, expect, test } from 'vitest';
import { guides } from '../../src/app/guides.ts';
import { mappedActions } from '../../src/app/unified-api/actions.ts';
import { pathsOf } from '../../src/app/unified-api/mapping.ts';
import { mappedResources } from '../../src/app/unified-api/tables.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { UserService } from '../../src/modules/organizations/index.ts';
import { presets } from '../../src/platform/http/api/scope.ts';
import { type Api, aCandidate, startApp, until } from '../support/app.ts';
import { apiDocumentForTests, operations } from '../support/contract.ts';

const app = await startApp();
const document = apiDocumentForTests();

/** Every use of a path of the mapping, with the operation that returns it. */
const mapped = Object.entries(mappedResources).flatMap(([name, resource]) =>
  resource.fields.flatMap((field) =>
    pathsOf(field).map((path) => ({
      name,
      operation: ('operation' in field && field.operation) || resource.operation,
      schema: 'schema' in resource ? resource.schema : undefined,
      path,
      values: 'values' in field ? field.values : undefined,
    })),
  ),
);

const operationOf = (id: string) => {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`${id} is not an operation`);
  return found;
};

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  enum?: string[];
  const?: string;
  type?: string;
};

/** What a schema can stand for. */
const variantsOf = (schema: Schema): Schema[] => {
  if (schema.$ref) return variantsOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  const of = schema.anyOf ?? schema.oneOf;
  return of ? of.flatMap(variantsOf) : [schema];
};

/** Schemas at a path such as `applications[].id`. Empty if no variant has it. */
function schemasAt(schema: Schema, path: string): Schema[] {
  return path
    .split(/\.|(?=\[\])/)
    .reduce<Schema[]>(
      (schemas, step) =>
        schemas.flatMap((one) => (step === '[]' ? one.items : one.properties?.[step]) ?? []).flatMap(variantsOf),
      variantsOf(schema),
    );
}

/** Values at such a path. `undefined` where the response lacks the field. */
function valuesAt(resource: unknown, path: string): unknown[] {
  return path.split(/\.|(?=\[\])/).reduce<unknown[]>(
    (values, step) =>
      values.flatMap((value: any) => {
        if (step === '[]') return value ?? [];
        return value === null ? [null] : [value?.[step]];
      }),
    [resource],
  );
}

const resourceSchema = (id: string, name: string | undefined): Schema => {
  if (name) return document.components.schemas[name];
  const { properties } = operationOf(id).operation.responses['200'].content['application/json'].schema;
  return id.startsWith('list') ? properties.data.items : properties.data;
};

describe('The mapping', () => {
  test('Have each path and each value in the OpenAPI document', () => {
    for (const { name, operation, schema, path, values } of mapped) {
      const schemas = schemasAt(resourceSchema(operation, schema), path);
      expect(schemas.length, `${operation} has no ${path} for ${name}`).toBeGreaterThan(0);
      if (!values) continue;
      const known = schemas.flatMap((one) => one.enum ?? (one.type === 'boolean' ? ['true', 'false'] : []));
      expect(new Set(Object.keys(values)), `${operation} ${path}`).toEqual(new Set(known));
    }
  });

  test('Document the fields that actions send', () => {
    for (const { action, operation, fields } of mappedActions) {
      const { schema } = operationOf(operation).operation.requestBody.content['application/json'];
      const missing = fields.filter((field) => schemasAt(schema, field).length === 0);
      expect(missing, action).toEqual([]);
    }
  });

  test('Allow every operation to a key with the preset ats_sync', () => {
    const used = [...mapped.map(({ operation }) => operation), ...mappedActions.map(({ operation }) => operation)];
    for (const id of new Set([...used, 'uploadResume', 'downloadCandidateResume', 'listEvents', 'getSyncDigest'])) {
      const needed: string[][] = operationOf(id).operation['security'].map((one: object) => Object.values(one).flat());
      const granted: readonly string[] = presets.ats_sync;
      expect(
        needed.some((scopes) => scopes.every((scope) => granted.includes(scope))),
        id,
      ).toBe(true);
    }
  });

  test('Show every table in the guide', () => {
    const { markdown } = guides(app.config).sources.find(({ name }) => name === 'unified-apis')!;
    const names = [...Object.keys(mappedResources), 'actions', 'sync'];
    expect(names.filter((name) => !markdown.includes(`{{unified-${name}}}`))).toEqual([]);
  });
});

const resume = `Asha Rao
asha.rao@example.com
https://www.linkedin.com/in/asha-rao-example

Experience
Backend Engineer, Blue Labs Ltd
Jan 2019 - Present
Services in Go on PostgreSQL and Kafka
`;

async function uploaded(key: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([resume], { type: 'text/plain' }), 'asha.txt');
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`${app.base}/api/v1/resumes`, { method: 'POST', headers, body });
  const { data } = (await response.json()) as { data: { resume_path: string } };
  return data.resume_path;
}

const made = async (api: Api, path: string, body: unknown): Promise<any> => {
  const answer = await api.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};

/** One of everything that the mapping reads, made by an integration's key in test data. */
async function connected() {
  const { organizationId } = await app.tenant();
  const user = { full_name: 'Maya Iyer', email: 'maya@example.com', role: 'recruiter' } as const;
  await app.web.resolve(UserService).add(organizationId, user);
  const given = { organizationId, name: 'connector', expiresAt: null, createdByUserId: null, test: true };
  const { apiKey } = await app.web.resolve(ApiKeyService).create({ ...given, scopes: [...presets.ats_sync] });
  const api = app.withKey(apiKey);
  const [{ id: recruiter_id }] = (await api.get('/users')).body.data;

  const client = await made(api, '/clients', { name: 'Acme', external_id: 'ACME' });
  const job = await made(api, '/jobs', {
    ...{ title: 'Backend engineer', external_id: 'REQ-1', client_id: client.id, recruiter_id, locations: ['Pune'] },
    ...{ jd_text: '<p>Services in Go</p>', description: 'Services in Go', job_type: 'full_time', work_mode: 'hybrid' },
    ...{ currency: 'INR', min_ctc: 10, max_ctc: 20, min_experience_years: 3, max_experience_years: 8 },
    ...{ required_skills: ['Go'], metadata: { team: 'Core' } },
    screening_questions: [{ id: 'start', question: 'When can you start?', type: 'text', required: true, order: 1 }],
  });
  const candidate = await made(
    api,
    '/candidates',
    aCandidate({
      ...{ phone_number: '+91 98765 43210', whatsapp_number: '+91 98765 43211', location: 'Pune', source: 'Referral' },
      ...{ current_company: 'Blue Labs', current_designation: 'Engineer', tags: ['go'], metadata: { level: 3 } },
      external_id: 'CAND-1',
      resume_path: await uploaded(apiKey),
      application: { job_id: job.id, external_id: 'APP-1', metadata: { round: 1 } },
    }),
  );
  const application = candidate.applications[0].id as string;
  for (const action of ['screening_completed', 'interview_completed']) {
    await made(api, '/test/simulate', { action, application_id: application });
  }
  await made(api, `/candidates/${candidate.id}/notes`, { text: 'Call on Monday', application_id: application });
  const reasons = (await api.get('/rejection-reasons?outcome=rejected')).body.data;
  const move = { status: 'rejected', rejection_reason_id: reasons[0].id };
  expect((await api.put(`/applications/${application}`, move)).status).toBe(200);

  const other = await made(api, '/candidates', aCandidate({ application: { job_id: job.id } }));
  expect((await api.delete(`/applications/${other.applications[0].id}`)).status).toBe(204);
  await made(api, `/candidates/${candidate.id}/merge`, { from_id: other.id });
  await app.idle();
  const [screening] = (await api.get('/screenings?type=session')).body.data;
  return { api, key: apiKey, ids: { candidate: candidate.id, application, screening: screening.id } };
}

/** Null for what a key does. */
const setByUsers = ['shortlisted_by_user_id', 'changed_by_user_id'];

test('Read every mapped field by API with a key of the preset ats_sync', async () => {
  const { api, key, ids } = await connected();
  const idOf = (path: string): string => {
    if (path.includes('/candidates/')) return ids.candidate;
    return path.includes('/screenings/') ? ids.screening : ids.application;
  };
  const queries: Record<string, string> = { getScreening: 'type=screening_session', listScreenings: 'type=video' };
  const answers = new Map<string, unknown[]>();
  const read = async (id: string): Promise<unknown[]> => {
    const known = answers.get(id);
    if (known) return known;
    const { path, operation } = operationOf(id);
    const names = operation.parameters.map(({ name }) => name);
    const query = new URLSearchParams(queries[id]);
    if (names.includes('updated_after')) query.set('updated_after', '1970-01-01T00:00:00Z');
    if (names.includes('include_deleted')) query.set('include_deleted', 'true');
    const url = `${path.replace('/api/v1', '').replace('{id}', idOf(path))}?${query}`;
    const { status, body } = await api.get(url);
    expect(status, `${url} ${JSON.stringify(body)}`).toBe(200);
    const resources = [body.data].flat();
    answers.set(id, resources);
    return resources;
  };
  const missing: string[] = [];
  for (const { operation, path, values } of mapped) {
    const found = (await read(operation)).flatMap((resource) => valuesAt(resource, path));
    const isThere = setByUsers.includes(path)
      ? found.includes(null)
      : found.some((value) => value !== undefined && value !== null && value !== '');
    if (!isThere) missing.push(`${operation} ${path}: ${JSON.stringify(found)}`);
    const known = Object.keys(values ?? {});
    const unmapped = values
      ? found.filter((value) => value != null && !known.includes(JSON.stringify(value).replaceAll('"', '')))
      : [];
    expect(unmapped, `${operation} ${path}`).toEqual([]);
  }
  expect(missing).toEqual([]);
  const file = await fetch(`${app.base}/api/v1/candidates/${ids.candidate}/resume/file`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  expect(await file.text()).toBe(resume);
});

describe('What connectors look up', async () => {
  const { api, ids } = await connected();
  const first = async (path: string): Promise<any> => {
    const { status, body } = await api.get(path);
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(200);
    return body.data[0];
  };

  test('Find clients, jobs, candidates and applications by external ID, and candidates by email', async () => {
    const external = { clients: 'ACME', jobs: 'REQ-1', candidates: 'CAND-1', applications: 'APP-1' };
    for (const [resource, id] of Object.entries(external)) {
      expect((await first(`/${resource}?external_id=${id}`)).external_id, resource).toBe(id);
      expect(await first(`/${resource}?external_id=${id.toLowerCase()}`), resource).toBeUndefined();
    }
    const { email } = await first('/candidates?external_id=CAND-1');
    expect((await first(`/candidates?email=${email.toUpperCase()}`)).id).toBe(ids.candidate);
  });

  test('List users, statuses and digests with exactly the promised fields', async () => {
    const fields = ['id', 'full_name', 'email', 'role', 'created_at', 'updated_at'];
    expect(Object.keys(await first('/users'))).toEqual(fields);
    expect(await first('/pipeline-statuses')).toEqual({ name: 'Applied', order: 1, category: 'active' });
    for (const resource of ['clients', 'jobs', 'candidates', 'applications']) {
      const { data } = (await api.get(`/sync/digest?resource=${resource}`)).body;
      expect(data).toEqual({ resource, from: null, to: null, count: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    }
  });

  test('Show calls in the request log to a key that may read it', async () => {
    expect((await api.get('/request-logs')).body.error).toMatchObject({ required_scope: 'logs:read' });
    const fields = ['id', 'at', 'method', 'path', 'status', 'error_code', 'request_id', 'api_key_id', 'duration_ms'];
    const { api: full } = await app.tenant();
    await full.get('/users');
    const entry = await until(
      async () => (await full.get('/request-logs?method=GET&status=200')).body.data[0],
      'the entry of a call',
    );
    expect(Object.keys(entry)).toEqual(fields);
  });
});
