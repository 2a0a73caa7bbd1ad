import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { type Answer, startApp } from '../support/app.ts';
import { expectProblem } from './problem.ts';

const app = await startApp({ worker: false });
const { api, key } = await app.tenant();
const other = await app.tenant();
const free = await app.tenant();
await app.rows("update organizations set plan = 'free' where id = $1", [free.organizationId]);

/** A POST of exactly these bytes. */
async function send(bytes: Uint8Array | string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${app.base}/api/v1/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: bytes as never,
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}
const rowsOf = async (organizationId: string) =>
  (await app.rows('select count(*)::int as n from clients where organization_id = $1', [organizationId]))[0].n;

describe('the body', () => {
  test.each([
    ['no bytes', ''],
    ['broken JSON', '{"name": "A"'],
    ['an array', '[{"name": "A"}]'],
    ['a string', '"A"'],
    ['null', 'null'],
    ['text behind the object', '{"name": "A"} x'],
    ['bytes that are not UTF-8', Buffer.from([...Buffer.from('{"name":"A'), 0xff, ...Buffer.from('"}')])],
  ])('Return 400 invalid_json for %s, and create nothing', async (_what, body) => {
    const before = await rowsOf(other.organizationId);
    expectProblem(await send(body), 400, 'invalid_json');
    expect(await rowsOf(other.organizationId)).toBe(before);
  });

  test('Return 400 invalid_json without a body, on PUT too', async () => {
    expectProblem(await api.call('POST', '/api/v1/clients'), 400, 'invalid_json');
    expectProblem(await api.call('PUT', `/api/v1/clients/${newId()}`), 400, 'invalid_json');
  });

  test('Return 400 invalid_json for an empty chunked body', async () => {
    const response = await fetch(`${app.base}/api/v1/clients`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: new ReadableStream({ start: (c) => c.close() }),
      duplex: 'half',
    } as never);
    expectProblem(
      { status: response.status, body: await response.json(), headers: response.headers },
      400,
      'invalid_json',
    );
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/json; charset=utf-7',
    'application/json; charset="utf-16"; charset=utf-8',
  ])('Return 415 for %s, whatever the bytes are', async (type) => {
    expectProblem(await send('{"name": "A"}', { 'content-type': type }), 415, 'unsupported_media_type');
  });

  test('Return 415 for an unknown content encoding', async () => {
    expectProblem(await send('{"name": "A"}', { 'content-encoding': 'compress' }), 415, 'unsupported_media_type');
  });

  test.each(['gzip', 'deflate', 'br'])(
    'Say that a body could not be decompressed if it is not %s',
    async (encoding) => {
      const packed = gzipSync('{"name": "A"}').subarray(0, encoding === 'gzip' ? 20 : undefined);
      for (const body of ['{"name": "A"}', packed]) {
        const answer = await send(body, { 'content-encoding': encoding });
        expectProblem(answer, 400, 'invalid_json');
        expect(answer.body.error.message).toContain('could not be decompressed');
      }
    },
  );

  test('Return 413 above 1 MiB, compressed or plain, and read exactly 1 MiB', async () => {
    const bytes = (n: number) => JSON.stringify({ name: 'A', notes: '' }).replace('""', `"${'x'.repeat(n - 23)}"`);
    expect(bytes(1024)).toHaveLength(1024);
    expectProblem(await send(bytes(1024 * 1024)), 400, 'validation_error', [['notes', 'too_big']]);
    expectProblem(await send(bytes(1024 * 1024 + 1)), 413, 'payload_too_large');
    const packed = gzipSync(bytes(1024 * 1024 + 1));
    expectProblem(await send(packed, { 'content-encoding': 'gzip' }), 413, 'payload_too_large');
  });

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF8"',
    'application/json ; x=y; Charset = utf-8 ; z',
    'application/vnd.api+json',
  ])('Accept and store %s', async (type) => {
    const name = `Zoë sent as ${type}`;
    const made = await send(JSON.stringify({ name }), { 'content-type': type });
    expect([made.status, made.body.data.name]).toEqual([201, name]);
    expect((await api.get(`/clients/${made.body.data.id}`)).body.data).toEqual(made.body.data);
  });

  test('Return 400 with every invalid field of body and query at once', async () => {
    const answer = await api.call('POST', '/api/v1/jobs?dry=1', {
      openings_count: '5',
      status: 'open',
      locations: ['Pune', 7],
      min_ctc: 9,
      max_ctc: 8,
      screening_questions: [{ question: 'Why?', required: 'yes', order: 1.5, points: 3 }],
      recruter_id: newId(),
      organization_id: newId(),
      client_id: 'x',
    });
    expectProblem(answer, 400, 'validation_error', [
      ['dry', 'unknown_field'],
      ['title', 'required'],
      ['openings_count', 'invalid_type'],
      ['status', 'invalid_value'],
      ['locations[1]', 'invalid_type'],
      ['max_ctc', 'invalid_value'],
      ['screening_questions[0].type', 'required'],
      ['screening_questions[0].required', 'invalid_type'],
      ['screening_questions[0].order', 'invalid_type'],
      ['screening_questions[0].points', 'unknown_field'],
      ['recruter_id', 'unknown_field'],
      ['organization_id', 'not_allowed'],
      ['client_id', 'invalid_format'],
    ]);
  });

  test('Return 400 for a field named __proto__', async () => {
    expectProblem(await send('{"name": "A", "__proto__": {"status": "x"}}'), 400, 'validation_error', [
      ['__proto__', 'unknown_field'],
    ]);
  });

  test.each(['9007199254740993', '-12345678901234567890', '[[{"b": 9007199254740993}]]'])(
    'Return 400 for %s in metadata, instead of storing another number',
    async (value) => {
      const answer = await send(`{"name": "A", "metadata": {"x": "y", "a": ${value}}}`);
      expectProblem(answer, 400, 'validation_error', [['metadata', 'invalid_value']]);
      expect(answer.body.error.details[0].message).toContain('send them as strings');
    },
  );

  test.each([
    ['1e400', 'too_big', 'is too large'],
    ['-1e400', 'too_small', 'is too small'],
    ['-12345678901234567890', 'too_small', 'is too small'],
  ])('Say that the number %s is beyond what fits, instead of calling it no number', async (value, code, message) => {
    const answer = await api.call(
      'POST',
      '/api/v1/jobs',
      `{"title": "Welder", "min_ctc": ${value}, "openings_count": ${value}}`,
    );
    expectProblem(answer, 400, 'validation_error', [
      ['min_ctc', code],
      ['openings_count', code],
    ]);
    expect(answer.body.error.message).toBe(`openings_count: ${message} (and 1 more error)`);
  });

  test('Check long numbers behind a byte order mark too', async () => {
    const marked = (number: string) => send(`\uFEFF{"name": "Marked", "metadata": {"a": ${number}}}`);
    expectProblem(await marked('9007199254740993'), 400, 'validation_error', [['metadata', 'invalid_value']]);
    expect((await marked('9007199254740991')).status).toBe(201);
  });

  test('Store long numbers whose digits are all kept', async () => {
    const metadata =
      '{"a": 9007199254740991, "b": 12345678901234567000, "c": 1e300, "d": 0.1234567890123456, "__proto__": 1}';
    const made = await send(`{"name": "1234567890123456789", "metadata": ${metadata}}`);
    expect(made.status).toBe(201);
    expect(made.body.data.metadata).toEqual(JSON.parse(metadata));
    expect(made.body.data.name).toBe('1234567890123456789');
  });

  test('Return 400 for JSON nested a hundred thousand levels deep', async () => {
    const deep = `${'['.repeat(100_000)}9007199254740993${']'.repeat(100_000)}`;
    expectProblem(await send(`{"name": "A", "metadata": {"a": ${deep}}}`), 400, 'validation_error', [
      ['metadata', 'invalid_value'],
    ]);
    expectProblem(await send(`{"name": ${deep}}`), 400, 'validation_error', [['name', 'invalid_type']]);
  });
});

describe('the query', () => {
  test('Say how to write the offset of a time whose + was not encoded', async () => {
    const answer = await api.get('/jobs?updated_after=2026-01-01T00:00:00+05:30');
    expectProblem(answer, 400, 'validation_error', [['updated_after', 'invalid_format']]);
    expect(answer.body.error.message).toContain('with + encoded as %2B');
    expect((await api.get('/jobs?updated_after=2026-01-01T00:00:00%2B05:30')).status).toBe(200);
    expect((await api.get('/jobs?updated_after=2026-01-01')).body.error.message).not.toContain('%2B');
  });

  test('Name each parameter that is given more than once', async () => {
    const answer = await api.get('/jobs?status=active&search=a&status=closed&limit=1&limit=1&nothing=1&nothing=2');
    expectProblem(answer, 400, 'validation_error', [
      ['status', 'repeated'],
      ['limit', 'repeated'],
      ['nothing', 'unknown_field'],
    ]);
    expect(answer.body.error.details[0].message).toBe('must not be given more than once');
  });
});

describe('the path', () => {
  test('Return 404 for an unknown path with any method and body', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expectProblem(await api.call(method, '/api/v1/nothing', method === 'POST' ? 'x' : undefined), 404, 'not_found');
    }
    expectProblem(await app.anonymous.call('GET', '/nothing'), 404, 'not_found');
  });

  test('Return 404 with the same body for a malformed, unknown or foreign ID', async () => {
    for (const [kind, body] of [
      ['clients', { name: 'B' }],
      ['jobs', { title: 'B' }],
    ] as const) {
      const theirs = (await other.api.post(`/${kind}`, body)).body.data.id;
      const messages = new Set<string>();
      for (const id of ['42', 'not-a-uuid', '%00', `${theirs}0`, '%E0%A4%A', newId(), theirs]) {
        for (const answer of [await api.get(`/${kind}/${id}`), await api.put(`/${kind}/${id}`, body)]) {
          expectProblem(answer, 404, 'not_found');
          messages.add(answer.body.error.message);
        }
      }
      expect([...messages]).toHaveLength(1);
      expect((await other.api.get(`/${kind}/${theirs}`)).body.data.updated_at).toBeTruthy();
    }
  });

  test('Keep the order of checks for an ID that cannot be decoded', async () => {
    expectProblem(await api.call('DELETE', '/api/v1/clients/%ff'), 405, 'method_not_allowed');
    expectProblem(await api.put('/clients/%ff', {}), 400, 'validation_error');
  });

  test('Accept an upper-case ID', async () => {
    const { id } = (await api.post('/clients', { name: 'Caps' })).body.data;
    expect((await api.get(`/clients/${id.toUpperCase()}`)).body.data.id).toBe(id);
  });

  test.each([
    ['DELETE', '/clients', 'GET, HEAD, POST'],
    ['PATCH', '/jobs', 'GET, HEAD, POST'],
    ['DELETE', `/clients/${newId()}`, 'GET, HEAD, PUT'],
    ['DELETE', `/jobs/${newId()}`, 'GET, HEAD, PUT'],
    ['DELETE', `/candidates/${newId()}`, 'GET, HEAD, PUT'],
    ['OPTIONS', '/clients', 'GET, HEAD, POST'],
    ['POST', '/organization', 'GET, HEAD'],
  ])('Return 405 with Allow for %s %s', async (method, path, allow) => {
    const answer = await api.call(method, `/api/v1${path}`);
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe(allow);
  });

  test('Return 405 with Allow for a POST to the health checks', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await app.anonymous.call('POST', path);
      expectProblem(answer, 405, 'method_not_allowed');
      expect(answer.headers.get('allow')).toBe('GET, HEAD');
    }
  });

  test('Answer HEAD like GET, without the body', async () => {
    const { id } = (await api.post('/clients', { name: 'Head' })).body.data;
    for (const [path, status] of [
      ['/clients', 200],
      [`/clients/${id}`, 200],
      [`/clients/${newId()}`, 404],
    ] as const) {
      const [head, get] = [await api.call('HEAD', `/api/v1${path}`), await api.get(path)];
      expect([head.status, head.body, head.headers.get('content-length')]).toEqual([
        status,
        undefined,
        get.headers.get('content-length'),
      ]);
    }
  });
});

describe('the request id', () => {
  test.each(['12345678', 'a.b_c-D9'.repeat(16), 'my-trace-0001'])('Return %s in header and error body', async (id) => {
    const answer = await api.call('GET', '/api/v1/nothing', undefined, { 'x-request-id': id });
    expect([answer.headers.get('x-request-id'), answer.body.error.request_id]).toEqual([id, id]);
    expect(
      (await api.call('GET', '/api/v1/clients', undefined, { 'x-request-id': id })).headers.get('x-request-id'),
    ).toBe(id);
  });

  test.each(['1234567', 'a'.repeat(129), 'has space', 'semi;colon1', ''])(
    'Replace a malformed request ID: "%s"',
    async (id) => {
      const answer = await api.call('GET', '/api/v1/nothing', undefined, { 'x-request-id': id });
      expect(answer.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._-]{8,128}$/);
      expect(answer.headers.get('x-request-id')).not.toBe(id);
      expectProblem(answer, 404, 'not_found');
    },
  );

  test('Make a new one for every request, without a key too', async () => {
    const ids = await Promise.all(
      ['/healthz', '/readyz', '/api/v1/clients', '/nothing'].map(async (path) =>
        (await app.anonymous.call('GET', path)).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain(null);
  });
});

describe('the order of checks', () => {
  const wrong = { 'content-type': 'text/plain' };
  const unknown = `rps_live_${randomBytes(24).toString('hex')}0`;

  test('Check key, plan, path and method, media type, JSON, fields, references', async () => {
    const at = async (caller: typeof api, method: string, path: string, body: unknown, headers = {}) => {
      const { status, body: answer } = await caller.call(method, `/api/v1${path}`, body, headers);
      return `${status} ${answer.error?.code}`;
    };
    const reference = { title: 'T', client_id: newId() };
    expect([
      await at(app.withKey(unknown), 'POST', '/nothing', 'x', wrong),
      await at(free.api, 'POST', '/nothing', 'x', wrong),
      await at(api, 'POST', '/nothing', 'x', wrong),
      await at(api, 'DELETE', '/jobs', 'x', wrong),
      await at(api, 'POST', '/jobs', 'x', wrong),
      await at(api, 'POST', '/jobs', 'x'.repeat(1_100_000), wrong),
      await at(api, 'POST', '/jobs', 'x'.repeat(1_100_000)),
      await at(api, 'POST', '/jobs', 'x'),
      await at(api, 'POST', '/jobs', { ...reference, title: 1 }),
      await at(api, 'POST', '/jobs', reference),
      await at(api, 'PUT', `/jobs/${newId()}`, { title: 1 }),
      await at(api, 'PUT', '/jobs/not-a-uuid', { title: 1 }),
    ]).toEqual([
      '401 unauthorized',
      '403 upgrade_required',
      '404 not_found',
      '405 method_not_allowed',
      '415 unsupported_media_type',
      '415 unsupported_media_type',
      '413 payload_too_large',
      '400 invalid_json',
      '400 validation_error',
      '404 not_found',
      '400 validation_error',
      '400 validation_error',
    ]);
  });
});

test('Answer health checks of any caller with security headers, also to HEAD, and refuse other methods', async () => {
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const unknownKey = { authorization: 'Bearer nonsense' };
    for (const headers of [{}, unknownKey, { authorization: `Bearer ${free.key}` }]) {
      const answer = await app.anonymous.call('GET', path, undefined, headers);
      expect([answer.status, answer.body]).toEqual([200, { status }]);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      for (const name of ['x-powered-by', 'server', 'set-cookie']) expect(answer.headers.get(name)).toBeNull();
    }
    const head = await app.anonymous.call('HEAD', path);
    expect([head.status, head.body]).toEqual([200, undefined]);
    const posted = await app.anonymous.call('POST', path, {});
    expectProblem(posted, 405, 'method_not_allowed');
    expect(posted.headers.get('allow')).toBe('GET, HEAD');
  }
});
