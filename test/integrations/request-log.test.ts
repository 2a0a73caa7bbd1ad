import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { batchSize, CallBuffer, maxWaiting } from '../../src/modules/integrations/request-log/call-buffer.ts';
import { RequestLogRepository } from '../../src/modules/integrations/request-log/request-log.repository.ts';
import type { LoggedCall } from '../../src/platform/http/api/logged-call.ts';
import { listen } from '../../src/platform/http/server.ts';
import { newId } from '../../src/platform/ids.ts';
import { createLogger } from '../../src/platform/log.ts';
import { onMeasurement } from '../../src/platform/telemetry/measurements.ts';
import { type Api, startApp, type Tenant, until } from '../support/app.ts';

const app = await startApp({ config: { rateLimit: { perMinute: 30, burst: 30 }, trustedProxies: 1 } });

type Row = { status: number; [column: string]: unknown };
const rowsOf = ({ organizationId }: Tenant): Promise<Row[]> =>
  app.rows('select * from request_logs where organization_id = $1 order by created_at, id', [organizationId]);

/** The entries of the tenant once there are so many, oldest first. */
const entries = (tenant: Tenant, count: number): Promise<Row[]> =>
  until(async () => {
    const rows = await rowsOf(tenant);
    return rows.length >= count ? rows : undefined;
  }, `${count} entries`);

const keyIdOf = async ({ organizationId }: Tenant): Promise<string> =>
  (await app.rows('select id from api_keys where organization_id = $1', [organizationId]))[0].id;

const keyOf = async ({ organizationId }: Tenant, limits: object): Promise<Api> => {
  const made = { organizationId, name: 'other', expiresAt: null, createdByUserId: null, ...limits };
  return app.withKey((await app.web.resolve(ApiKeyService).create(made)).apiKey);
};

const aCall = (fields: Partial<LoggedCall> = {}): LoggedCall => ({
  id: newId(),
  organizationId: newId(),
  apiKeyId: newId(),
  at: new Date(),
  method: 'GET',
  path: '/api/v1/jobs',
  status: 200,
  errorCode: null,
  requestId: newId(),
  durationMs: 1,
  ...fields,
});

describe('entries', () => {
  test('Log each call within 5 seconds, with the template of its path and without what it carries', async () => {
    const tenant = await app.tenant();
    const { api } = tenant;
    const made = await api.call('POST', '/api/v1/clients', { name: 'Secret' }, { 'x-request-id': 'my-request.1' });
    await api.get(`/clients/${made.body.data.id}`);
    await api.get('/clients?search=Secret');
    const rows = await entries(tenant, 3);
    const keyId = await keyIdOf(tenant);
    const page = await api.get('/request-logs');
    expect(page.body.meta).toEqual({ total: 3, limit: 50, offset: 0 });
    const common = { error_code: null, api_key_id: keyId, duration_ms: expect.any(Number) };
    expect(page.body.data).toEqual([
      { ...common, id: rows[2]?.['id'], method: 'GET', path: '/api/v1/clients', status: 200, ...timeAndId() },
      { ...common, id: rows[1]?.['id'], method: 'GET', path: '/api/v1/clients/{id}', status: 200, ...timeAndId() },
      {
        ...{ ...common, id: rows[0]?.['id'], method: 'POST', path: '/api/v1/clients', status: 201 },
        ...{ ...timeAndId(), request_id: 'my-request.1' },
      },
    ]);
    for (const { duration_ms } of page.body.data) expect(Number.isInteger(duration_ms)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('Secret');
    expect(JSON.stringify(rows)).not.toContain(made.body.data.id);
  });

  const timeAndId = () => ({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/),
    request_id: expect.any(String),
  });

  test('Log refused calls with a valid key, and no others', async () => {
    const tenant = await app.tenant();
    const { api, organizationId } = tenant;
    const bound = await keyOf(tenant, { allowedIps: ['203.0.113.0/24'] });
    const reader = await keyOf(tenant, { scopes: ['jobs:read'] });
    await api.get(`/jobs/${newId()}`);
    await api.get('/nothing/here');
    await api.delete('/jobs');
    await api.get('/jobs?limit=0');
    await api.post('/jobs', '{');
    await reader.get('/clients');
    await bound.get('/jobs');
    await app.anonymous.get('/jobs');
    await app.withKey(`${tenant.key.slice(0, -1)}x`).get('/jobs');
    for (let n = 0; n < 40 && (await reader.get('/jobs')).status !== 429; n++);
    await until(async () => (await rowsOf(tenant)).some(({ status }) => status === 429), 'a limited call');
    const rows = await rowsOf(tenant);
    expect(rows.slice(0, 7).map(({ method, path, status, error_code }) => [method, path, status, error_code])).toEqual([
      ['GET', '/api/v1/jobs/{id}', 404, 'not_found'],
      ['GET', null, 404, 'not_found'],
      ['DELETE', '/api/v1/jobs', 405, 'method_not_allowed'],
      ['GET', '/api/v1/jobs', 400, 'validation_error'],
      ['POST', '/api/v1/jobs', 400, 'invalid_json'],
      ['GET', '/api/v1/clients', 403, 'insufficient_scope'],
      ['GET', '/api/v1/jobs', 403, 'ip_not_allowed'],
    ]);
    expect(rows.at(-1)).toMatchObject({ status: 429, error_code: 'rate_limited' });
    const unknown = await app.rows('select 1 from request_logs where status = 401');
    expect(unknown).toEqual([]);
    expect(new Set(rows.map((row) => row['organization_id']))).toEqual(new Set([organizationId]));
  });

  test('Log a call whose client has left with 499', async () => {
    const tenant = await app.tenant();
    const blocker = await app.db.connect();
    onTestFinished(() => blocker.release());
    await blocker.query('begin; lock table clients in access exclusive mode');
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'C' });
    const call = fetch(`${app.base}/api/v1/clients`, { method: 'POST', headers, body, signal: leaving.signal });
    await until(
      async () => (await app.rows(`select 1 from pg_locks where not granted`)).length > 0,
      'the call to wait for the table',
    );
    leaving.abort();
    await expect(call).rejects.toThrow(/aborted/);
    const [row] = await entries(tenant, 1);
    await blocker.query('rollback');
    expect(row).toMatchObject({ method: 'POST', path: '/api/v1/clients', status: 499, error_code: null });
  });
});

describe('the list', () => {
  test('Filter by each field with exact totals, and show no other organization’s calls', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const { api } = tenant;
    const second = await keyOf(tenant, {});
    await other.api.get('/jobs');
    await api.get('/jobs');
    await api.call('GET', '/api/v1/jobs', undefined, { 'x-request-id': 'wanted-request' });
    await api.post('/jobs', {});
    await second.get(`/jobs/${newId()}`);
    const [, , , last] = await entries(tenant, 4);
    await entries(other, 1);
    const reader = await keyOf(tenant, {});
    const found = async (query: string) => {
      const { status, body } = await reader.get(`/request-logs?${query}`);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.meta.total).toBe(body.data.length);
      return body.data.map((row: Row) => [row['method'], row.status]);
    };
    expect(await found('method=POST')).toEqual([['POST', 400]]);
    expect(await found('status=404')).toEqual([['GET', 404]]);
    expect(await found('request_id=wanted-request')).toEqual([['GET', 200]]);
    expect(await found(`api_key_id=${String(last?.['api_key_id'])}`)).toEqual([['GET', 404]]);
    expect(await found(`api_key_id=${await keyIdOf(other)}`)).toEqual([]);
    expect(await found(`api_key_id=${String(last?.['api_key_id'])}&status=200&method=GET`)).toEqual([]);
    const wrong = await reader.get('/request-logs?method=get&status=99&api_key_id=x&from=1');
    expect(wrong.body.error.details.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      ...['api_key_id', 'from', 'method', 'status'],
    ]);
    const past = await reader.get('/request-logs?limit=1&offset=100');
    expect(past.body.data).toEqual([]);
    expect(past.body.meta.total).toBeGreaterThanOrEqual(4);
  });

  test('Need the scope logs:read', async () => {
    const tenant = await app.tenant();
    const refused = await (await keyOf(tenant, { scopes: ['jobs:read'] })).get('/request-logs');
    expect([refused.status, refused.body.error.required_scope]).toEqual([403, 'logs:read']);
    expect((await (await keyOf(tenant, { scopes: ['logs:read'] })).get('/request-logs')).status).toBe(200);
  });

  test('Follow new entries by cursor', async () => {
    const tenant = await app.tenant();
    const repository = app.web.resolve(RequestLogRepository);
    const { organizationId } = tenant;
    // A process may store its calls later than another one stores newer calls.
    const [older, newer] = [aCall({ organizationId, at: new Date(Date.now() - 5_000) }), aCall({ organizationId })];
    await repository.insert([newer]);
    const first = await tenant.api.get('/request-logs?updated_after=2020-01-01T00:00:00Z&method=GET&limit=1');
    expect(first.body.data.map(({ id }: Row) => id)).toEqual([newer.id]);
    await repository.insert([older]);
    const query = `method=GET&cursor=${encodeURIComponent(first.body.meta.next_cursor)}`;
    const next = await tenant.api.get(`/request-logs?${query}`);
    expect(next.body.data[0].id).toBe(older.id);
  });
});

describe('the buffer', () => {
  test('Answer calls while the log cannot be written, and store them afterwards in order', async () => {
    const tenant = await app.tenant();
    const blocker = await app.db.connect();
    onTestFinished(() => blocker.release());
    await blocker.query('begin; lock table request_logs in access exclusive mode');
    for (let n = 0; n < 3; n++) expect((await tenant.api.get('/jobs')).status).toBe(200);
    await blocker.query('rollback');
    expect(await entries(tenant, 3)).toHaveLength(3);
  });

  test('Retry a refused insert without losing entries or their order, and store a repeat once', async () => {
    const lines: string[] = [];
    const repository = app.web.resolve(RequestLogRepository);
    const buffer = new CallBuffer(
      repository,
      createLogger({ environment: 'test', logLevel: 'info' }, 'web', {
        write: (line) => void lines.push(line),
      }),
    );
    const [first, second] = [aCall(), aCall()];
    await app.rows('revoke insert on request_logs from recruitment_web');
    buffer.add(first);
    await until(async () => lines.length > 0, 'the failed insert');
    buffer.add({ ...second, organizationId: first.organizationId });
    await app.rows('grant insert on request_logs to recruitment_web');
    const stored = await entries({ organizationId: first.organizationId } as Tenant, 2);
    expect(stored.map(({ id }) => id)).toEqual([first.id, second.id]);
    await repository.insert([first]);
    const [{ n }] = await app.rows('select sum(n)::int as n from request_log_counts where organization_id = $1', [
      first.organizationId,
    ]);
    expect(n).toBe(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'request log could not be written' });
  });

  test('Drop calls above its size, and count and log them', async () => {
    const lines: string[] = [];
    let dropped = 0;
    onTestFinished(onMeasurement('loggedCall', ({ outcome, count }) => (dropped += outcome === 'dropped' ? count : 0)));
    const log = createLogger({ environment: 'test', logLevel: 'info' }, 'web', { write: (l) => void lines.push(l) });
    const buffer = new CallBuffer(app.web.resolve(RequestLogRepository), log);
    const organizationId = newId();
    for (let n = 0; n < maxWaiting + 7; n++) buffer.add(aCall({ organizationId, status: 200 + (n % 3) }));
    await buffer.close(60);
    expect(await rowsOf({ organizationId } as Tenant)).toHaveLength(maxWaiting);
    expect(dropped).toBe(7);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ message: 'request log entries dropped', dropped: 7 }),
    ]);
    const inserts = await app.rows(
      'select count(distinct xmin::text)::int as n from request_logs where organization_id = $1',
      [organizationId],
    );
    expect(inserts).toEqual([{ n: maxWaiting / batchSize }]);
  });

  test('Store the last calls when the process stops', async () => {
    const tenant = await app.tenant();
    const web = await boot(app.config, 'web');
    const server = await listen(web.http(), 0, '127.0.0.1');
    const headers = { authorization: `Bearer ${tenant.key}` };
    expect((await fetch(`http://127.0.0.1:${server.port}/api/v1/jobs`, { headers })).status).toBe(200);
    await server.stop(5);
    await web.close(1);
    expect(await rowsOf(tenant)).toMatchObject([{ path: '/api/v1/jobs', status: 200 }]);
  });
});

describe('days', () => {
  const keepDays = async () => {
    const worker = new pg.Client(app.urls.worker);
    await worker.connect();
    await worker.query('select keep_request_log_days()');
    await worker.end();
  };

  test('Drop the days before the last 30, with their counts, by the worker’s role', async () => {
    const day = async (ago: number) =>
      (await app.rows(`select to_char((now() - $1 * interval '1 day') at time zone 'UTC', 'YYYYMMDD') as d`, [ago]))[0]
        .d;
    for (const ago of [30, 31]) {
      await app.rows(
        `create table request_logs_${await day(ago)} partition of request_logs
         for values from ('${await day(ago)} 00:00+00') to ('${await day(ago - 1)} 00:00+00')`,
      );
      await app.rows(`alter table request_logs_${await day(ago)} owner to recruitment_owner`);
    }
    const organizationId = newId();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const calls = [30, 31].map((days) => aCall({ organizationId, at: daysAgo(days) }));
    await app.web.resolve(RequestLogRepository).insert(calls);
    await keepDays();
    expect((await rowsOf({ organizationId } as Tenant)).map(({ id }) => id)).toEqual([calls[0]?.id]);
    const counts = await app.rows('select n::int from request_log_counts where organization_id = $1', [organizationId]);
    expect(counts).toEqual([{ n: 1 }]);
  });

  test('Make a day that is missing when the first call comes', async () => {
    const [{ name }] = await app.rows(
      `select 'request_logs_' || to_char(now() at time zone 'UTC', 'YYYYMMDD') as name`,
    );
    await app.rows(`drop table ${name}`);
    const tenant = await app.tenant();
    await tenant.api.get('/jobs');
    expect(await entries(tenant, 1)).toHaveLength(1);
  });
});
