import { describe, expect, test } from 'vitest';
import { breaksOf } from '../../../scripts/openapi-breaks.ts';

const media = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const base = () => ({
  paths: {
    '/things': {
      post: {
        operationId: 'createThing',
        parameters: [{ $ref: '#/components/parameters/Key' }],
        requestBody: { required: true, ...media({ $ref: '#/components/schemas/CreateThing' }) },
        responses: {
          201: { headers: { ETag: {} }, ...media({ $ref: '#/components/schemas/Thing' }) },
          400: media({ type: 'object' }),
        },
      },
      get: {
        operationId: 'listThings',
        parameters: [{ in: 'query', name: 'limit', schema: { type: 'integer', maximum: 100 } }],
        responses: { 200: media({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }) },
      },
    },
  },
  components: {
    parameters: { Key: { in: 'header', name: 'Key', schema: { type: 'string' } } },
    schemas: {
      CreateThing: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 255 },
          color: { type: 'string', enum: ['red', 'blue'] },
          note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        },
      },
      Thing: {
        type: 'object',
        required: ['id', 'size'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          size: { type: 'integer' },
          color: { type: 'string', enum: ['red', 'blue'] },
          note: { type: ['string', 'null'] },
          parent: { $ref: '#/components/schemas/Thing' },
        },
      },
    },
  },
});
type Change = (document: any) => void;
const after = (change: Change) => {
  const changed = structuredClone(base());
  change(changed);
  return breaksOf(base(), changed);
};
const input: (d: any) => any = (d) => d.components.schemas.CreateThing;
const output: (d: any) => any = (d) => d.components.schemas.Thing;

describe('A break', () => {
  test.each<[string, Change, RegExp]>([
    ['a path gone', (d) => delete d.paths['/things'], /GET \/things: is gone/],
    ['an operation gone', (d) => delete d.paths['/things'].get, /GET \/things: is gone/],
    ['an operation renamed', (d) => (d.paths['/things'].get.operationId = 'things'), /operationId/],
    ['a parameter gone', (d) => d.paths['/things'].get.parameters.pop(), /limit: is gone/],
    [
      'a parameter required',
      (d) => d.paths['/things'].get.parameters.push({ in: 'query', name: 'q', required: true }),
      /q: is required/,
    ],
    ['a known parameter required', (d) => (d.components.parameters.Key.required = true), /Key: is required/],
    ['a tighter bound', (d) => (d.paths['/things'].get.parameters[0].schema.maximum = 50), /maximum 100 became 50/],
    ['a status gone', (d) => delete d.paths['/things'].get.responses[200], /200: is gone/],
    ['a header gone', (d) => delete d.paths['/things'].post.responses[201].headers.ETag, /header ETag/],
    ['a media type gone', (d) => (d.paths['/things'].get.responses[200].content = {}), /json is gone/],
    ['a request field gone', (d) => delete input(d).properties.note, /note: is gone/],
    ['a request field required', (d) => input(d).required.push('color'), /color: is required/],
    ['a new request field required', (d) => input(d).required.push('new'), /new: is required/],
    ['a request value gone', (d) => input(d).properties.color.enum.pop(), /no longer takes blue/],
    ['request values listed', (d) => (input(d).properties.name.enum = ['x']), /no longer takes/],
    ['null refused', (d) => (input(d).properties.note = { type: 'string' }), /note: type null became string/],
    ['a request type changed', (d) => (input(d).properties.name.type = 'integer'), /type string became integer/],
    ['a request pattern', (d) => (input(d).properties.name.pattern = '^a'), /pattern/],
    ['an answer field gone', (d) => delete output(d).properties.note, /note: is gone/],
    ['an answer field that may be missing', (d) => output(d).required.pop(), /size: may be missing/],
    ['an answer type widened', (d) => (output(d).properties.size.type = 'number'), /type integer became number/],
    ['an answer that may be null', (d) => (output(d).properties.size.type = ['integer', 'null']), /size: type/],
    ['an answer format changed', (d) => delete output(d).properties.id.format, /format uuid/],
    [
      'another kind of answer',
      (d) => {
        const items = { anyOf: [output(d), { type: 'object', properties: {} }] };
        d.paths['/things'].get.responses[200] = media({ type: 'array', items });
      },
      /is gone/,
    ],
    ['answer values no longer listed', (d) => delete output(d).properties.color.enum, /no longer listed/],
  ])('Is found: %s', (_name, change, expected) => {
    expect(after(change).join('\n')).toMatch(expected);
  });
});

describe('An addition', () => {
  test.each<[string, Change]>([
    ['nothing', () => {}],
    ['a path', (d) => (d.paths['/more'] = { get: {} })],
    ['an optional parameter', (d) => d.paths['/things'].get.parameters.push({ in: 'query', name: 'q' })],
    ['an optional request field', (d) => (input(d).properties.new = { type: 'string' })],
    ['a request field no longer required', (d) => (input(d).required = [])],
    ['a request value', (d) => input(d).properties.color.enum.push('green')],
    ['null taken', (d) => (input(d).properties.name = { anyOf: [{ type: 'string' }, { type: 'null' }] })],
    ['a looser bound', (d) => (d.paths['/things'].get.parameters[0].schema.maximum = 500)],
    ['an answer field', (d) => (output(d).properties.new = { type: 'string' })],
    [
      'an answer that only a new parameter requests',
      (d) => {
        d.components.schemas.Item = output(d);
        d.components.schemas.Gone = { type: 'object', properties: {}, 'x-only-with': 'include_deleted' };
        const items = { anyOf: ['Item', 'Gone'].map((name) => ({ $ref: `#/components/schemas/${name}` })) };
        d.paths['/things'].get.responses[200] = media({ type: 'array', items });
      },
    ],
    ['an answer value', (d) => output(d).properties.color.enum.push('green')],
    ['an answer never null', (d) => (output(d).properties.note.type = 'string')],
    ['an error status gone', (d) => delete d.paths['/things'].post.responses[400]],
    [
      'a component renamed',
      (d) => {
        d.components.schemas.Item = output(d);
        d.paths['/things'].get.responses[200] = media({ type: 'array', items: { $ref: '#/components/schemas/Item' } });
      },
    ],
  ])('Is not reported as a break: %s', (_name, change) => {
    expect(after(change)).toEqual([]);
  });
});
