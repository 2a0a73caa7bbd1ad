import { describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const { api, organizationId } = await app.tenant();
const other = await app.tenant();

const create = async (fields: object = {}) => (await api.post('/clients', { name: 'Acme', ...fields })).body.data;
const rowOf = async (id: string) => (await app.rows('select * from clients where id = $1', [id]))[0];

const full = {
  name: 'Acme Textiles',
  email: 'hr@acme.example',
  phone: '+91 80 5550 1234',
  address: '1 Main Street\nBengaluru',
  contact_person: 'Ravi Iyer',
  website: 'https://acme.example/careers',
  industry: 'Textiles',
  status: 'inactive',
  tags: ['priority', 'retail'],
  notes: 'Calls on Mondays.',
  metadata: { crm: { id: 7, owners: ['a', null] }, vip: true },
};

describe('POST /clients', () => {
  test('Create a client with defaults from a name alone', async () => {
    const made = await api.post('/clients', { name: 'Acme' });
    expect(made.status).toBe(201);
    const { id, created_at, updated_at, ...rest } = made.body.data;
    expect(rest).toEqual({
      name: 'Acme',
      external_id: null,
      email: null,
      phone: null,
      address: null,
      contact_person: null,
      website: null,
      industry: null,
      status: 'active',
      tags: [],
      notes: null,
      metadata: {},
      jobs_count: 0,
      active_jobs_count: 0,
    });
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(updated_at).toBe(created_at);
    expect(await rowOf(id)).toMatchObject({ organization_id: organizationId, name: 'Acme', metadata: {}, tags: [] });
  });

  test('Create a client with every field as sent, and return it on GET', async () => {
    const made = await api.post('/clients', full);
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject(full);
    expect((await api.get(`/clients/${made.body.data.id}`)).body).toEqual(made.body);
    expect(await rowOf(made.body.data.id)).toMatchObject(full);
  });

  test('Accept null for every nullable field, and return null metadata as {}', async () => {
    const nulls = {
      email: null,
      phone: null,
      address: null,
      contact_person: null,
      website: null,
      industry: null,
      notes: null,
    };
    expect(await create({ ...nulls, metadata: null })).toMatchObject({ ...nulls, metadata: {} });
  });

  test('Keep text exactly: emoji, other scripts, outer spaces, SQL and array syntax', async () => {
    const texts = [
      '👩🏽‍💻 Zoë',
      ' blank ',
      'NULL',
      'null',
      'a,b',
      '"q"',
      "o'k",
      '{}',
      'back\\slash',
      'a,\n\tb',
      'é',
      'é',
      '$1 --',
    ];
    const made = await create({
      name: ' 👩🏽‍💻 Åcme\u2028Ltd ',
      notes: texts.join('\r\n'),
      tags: texts,
      metadata: { '🔑\n"\\': texts },
    });
    expect(made).toMatchObject({
      name: ' 👩🏽‍💻 Åcme\u2028Ltd ',
      notes: texts.join('\r\n'),
      tags: texts,
      metadata: { '🔑\n"\\': texts },
    });
    expect((await rowOf(made.id)).tags).toEqual(texts);
    const changed = (await api.put(`/clients/${made.id}`, { tags: texts.toReversed() })).body.data;
    expect(changed.tags).toEqual(texts.toReversed());
  });

  const emoji = (n: number) => '😀'.repeat(n);
  test.each([
    ['name', 255, 'too_big'],
    ['phone', 50, 'too_big'],
    ['address', 2000, 'too_big'],
    ['contact_person', 255, 'too_big'],
    ['industry', 255, 'too_big'],
    ['notes', 20_000, 'too_big'],
  ])('Limit %s to %i characters', async (field, max, code) => {
    expect((await create({ [field]: emoji(max) }))[field]).toBe(emoji(max));
    expectProblem(await api.post('/clients', { name: 'A', [field]: emoji(max + 1) }), 400, 'validation_error', [
      [field, code],
    ]);
  });

  test('Limit emails to 320 characters, and tags to 200 of 200 characters', async () => {
    const email = (n: number) => `${'a'.repeat(n - 12)}@example.com`;
    const tags = (n: number, length: number) => Array.from({ length: n }, () => 't'.repeat(length));
    expect(await create({ email: email(320), tags: tags(200, 200) })).toMatchObject({
      email: email(320),
      tags: tags(200, 200),
    });
    expectProblem(
      await api.post('/clients', { name: 'A', email: email(321), tags: tags(201, 1) }),
      400,
      'validation_error',
      [
        ['email', 'too_big'],
        ['tags', 'too_big'],
      ],
    );
    expectProblem(await api.post('/clients', { name: 'A', tags: ['ok', 't'.repeat(201)] }), 400, 'validation_error', [
      ['tags[1]', 'too_big'],
    ]);
  });

  test.each([
    ['name', undefined, 'required'],
    ['name', null, 'invalid_type'],
    ['name', 7, 'invalid_type'],
    ['name', '', 'too_small'],
    ['name', ' \n', 'too_small'],
    ['name', 'a\u0000b', 'invalid_format'],
    ['notes', 'broken \ud800 pair', 'invalid_format'],
    ['email', 'nobody', 'invalid_format'],
    ['email', '', 'invalid_format'],
    ['website', 'javascript:alert(1)', 'invalid_value'],
    ['website', 'acme.example', 'invalid_value'],
    ['status', 'paused', 'invalid_value'],
    ['status', 'Active', 'invalid_value'],
    ['status', null, 'invalid_value'],
    ['tags', null, 'invalid_type'],
    ['tags', 'a', 'invalid_type'],
    ['metadata', [], 'invalid_value'],
    ['metadata', 'x', 'invalid_value'],
    ['id', newId(), 'unknown_field'],
    ['jobs_count', 1, 'unknown_field'],
    ['Name', 'x', 'unknown_field'],
    ['organization_id', newId(), 'not_allowed'],
  ])('Return 400 for %s = %j, and create nothing', async (field, value, code) => {
    const before = await app.rows('select count(*) from clients');
    expectProblem(await api.post('/clients', { name: 'A', [field]: value }), 400, 'validation_error', [[field, code]]);
    expect(await app.rows('select count(*) from clients')).toEqual(before);
  });
});

describe('metadata', () => {
  const post = (metadata: string) => api.call('POST', '/api/v1/clients', `{"name":"Meta","metadata":${metadata}}`);

  test('Keep keys named __proto__ and constructor, and empty keys', async () => {
    const sent = '{"":1,"constructor":{"a":1},"__proto__":{"admin":true},"deep":{"__proto__":[1]}}';
    const made = await post(sent);
    expect(made.status).toBe(201);
    const stored = (await app.rows('select metadata::text as text from clients where id = $1', [made.body.data.id]))[0]
      .text;
    expect(JSON.parse(stored)).toEqual(JSON.parse(sent));
    expect(Object.keys(made.body.data.metadata).toSorted()).toEqual(['', '__proto__', 'constructor', 'deep']);
    expect(made.body.data.metadata).toEqual(JSON.parse(sent));
    const again = await api.put(`/clients/${made.body.data.id}`, { metadata: made.body.data.metadata });
    expect(again.body.data).toEqual(made.body.data);
    const changed = await api.call('PUT', `/api/v1/clients/${made.body.data.id}`, '{"metadata":{"__proto__":{"b":2}}}');
    expect(JSON.stringify(changed.body.data.metadata)).toBe('{"__proto__":{"b":2}}');
  });

  test('Accept 64 KiB as JSON, and refuse one byte more', async () => {
    const of = (bytes: number) => ({ k: 'é'.repeat((bytes - 8) / 2) });
    expect(Buffer.byteLength(JSON.stringify(of(65_536)))).toBe(65_536);
    expect((await create({ metadata: of(65_536) })).metadata).toEqual(of(65_536));
    const over = { ...of(65_528), k2: '' };
    expect(Buffer.byteLength(JSON.stringify(over))).toBe(65_536);
    expectProblem(await api.post('/clients', { name: 'A', metadata: { ...over, k2: 'x' } }), 400, 'validation_error', [
      ['metadata', 'invalid_value'],
    ]);
  });

  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  test('Accept 50 levels, and refuse 51', async () => {
    const made = await post(nested(50));
    expect([made.status, JSON.stringify(made.body.data.metadata)]).toEqual([201, nested(50)]);
    expectProblem(await post(nested(51)), 400, 'validation_error', [['metadata', 'invalid_value']]);
  });

  test.each(['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":["\\ud800"]}', '{"\\udfff":1}', '{"a":1e999}', '[]', '"x"'])(
    'Return 400 for %s, which can’t be stored unchanged',
    async (metadata) => expectProblem(await post(metadata), 400, 'validation_error', [['metadata', 'invalid_value']]),
  );

  test('Return numbers unchanged', async () => {
    const numbers = { a: 0.1, b: -1.5e-9, c: 1e21, d: 9007199254740991, e: 1.7976931348623157e308, f: 5e-324, g: 0 };
    expect((await create({ metadata: numbers })).metadata).toEqual(numbers);
  });
});

describe('PUT /clients/{id}', () => {
  test('Change only the sent fields and updated_at', async () => {
    const before = await create(full);
    const { status, body } = await api.put(`/clients/${before.id}`, {
      name: 'Acme Group',
      phone: null,
      metadata: { new: 1 },
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      name: 'Acme Group',
      phone: null,
      metadata: { new: 1 },
      updated_at: body.data.updated_at,
    });
    expect(Date.parse(body.data.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await rowOf(before.id)).toMatchObject({
      name: 'Acme Group',
      phone: null,
      email: full.email,
      metadata: { new: 1 },
    });
  });

  test('Clear every nullable field with null, and return null metadata as {}', async () => {
    const { id } = await create(full);
    const nulls = {
      email: null,
      phone: null,
      address: null,
      contact_person: null,
      website: null,
      industry: null,
      notes: null,
    };
    expect((await api.put(`/clients/${id}`, { ...nulls, metadata: null })).body.data).toMatchObject({
      ...nulls,
      metadata: {},
    });
  });

  test('Change nothing, not even updated_at, when a GET response is sent back', async () => {
    for (const fields of [{}, full, { tags: ['NULL', ' a', 'b,c\n'], metadata: { z: 1, a: [{ y: 1.5, b: null }] } }]) {
      const { id } = await create(fields);
      const got = await api.get(`/clients/${id}`);
      const row = await rowOf(id);
      const put = await api.put(`/clients/${id}`, got.body.data);
      expect([put.status, put.body]).toEqual([200, got.body]);
      expect(await rowOf(id)).toEqual(row);
    }
  });

  test('Change nothing for metadata with its keys in another order', async () => {
    const before = await create({ metadata: { a: 1, b: { c: 1, d: [{ e: 1, f: 2 }] } } });
    const { body } = await api.put(`/clients/${before.id}`, { metadata: { b: { d: [{ f: 2, e: 1 }], c: 1 }, a: 1 } });
    expect(body.data).toEqual(before);
  });

  test('Ignore response-only fields of any value', async () => {
    const before = await create();
    const fake = { id: newId(), jobs_count: 9, active_jobs_count: 'x', created_at: null, updated_at: '2020-01-01' };
    const { body } = await api.put(`/clients/${before.id}`, { ...fake, industry: 'Retail' });
    expect(body.data).toEqual({ ...before, industry: 'Retail', updated_at: body.data.updated_at });
  });

  test.each([{}, { id: newId(), updated_at: 'x' }])('Return 400 for nothing to change: %j', async (body) => {
    const { id, updated_at } = await create();
    expectProblem(await api.put(`/clients/${id}`, body), 400, 'validation_error', [['', 'too_small']]);
    expect((await api.get(`/clients/${id}`)).body.data.updated_at).toBe(updated_at);
  });

  test('Return 400 naming every invalid field, without a change', async () => {
    const before = await create(full);
    const wrong = { name: null, status: 'x', tags: [''], organization_id: organizationId, nmae: 'B', phone: 'kept?' };
    expectProblem(await api.put(`/clients/${before.id}`, wrong), 400, 'validation_error', [
      ['name', 'invalid_type'],
      ['status', 'invalid_value'],
      ['tags[0]', 'too_small'],
      ['organization_id', 'not_allowed'],
      ['nmae', 'unknown_field'],
    ]);
    expect((await api.get(`/clients/${before.id}`)).body.data).toEqual(before);
  });

  test('Return 404 for another organization’s client, without a change', async () => {
    const theirs = (await other.api.post('/clients', { name: 'Theirs' })).body.data;
    expectProblem(await api.put(`/clients/${theirs.id}`, { name: 'Mine' }), 404, 'not_found');
    expect((await other.api.get(`/clients/${theirs.id}`)).body.data).toEqual(theirs);
  });

  test('Lose none of 20 parallel changes of different fields and the same one', async () => {
    const { id } = await create();
    const fields = ['phone', 'address', 'contact_person', 'industry', 'notes'];
    const changes = Array.from({ length: 20 }, (_, i) => ({
      [fields[i % 5] as string]: `value ${Math.floor(i / 5)}`,
      name: `Name ${i}`,
    }));
    const answers = await Promise.all(changes.map((change) => api.put(`/clients/${id}`, change)));
    expect(answers.map((a) => a.status)).toEqual(Array(20).fill(200));
    const { data } = (await api.get(`/clients/${id}`)).body;
    for (const field of fields) expect(data[field]).toMatch(/^value [0-3]$/);
    expect(data.name).toMatch(/^Name \d+$/);
  });
});
