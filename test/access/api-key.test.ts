import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { OrganizationService } from '../../src/modules/organizations/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { type Answer, startApp, until } from '../support/app.ts';

const app = await startApp({ worker: false });
const { organizationId, key, api } = await app.tenant();
const other = await app.tenant();
const keys = app.web.resolve(ApiKeyService);
const organizations = app.web.resolve(OrganizationService);

const path = '/api/v1/organization';
const as = (headers: Record<string, string>): Promise<Answer> => app.anonymous.call('GET', path, undefined, headers);
const createKey = (fields: Partial<Parameters<ApiKeyService['create']>[0]> = {}) =>
  keys.create({ organizationId, name: 'k', expiresAt: null, createdByUserId: null, ...fields });
const expectUnauthorized = (answer: Answer) => {
  expectProblem(answer, 401, 'unauthorized');
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  return answer.body.error.message;
};
/** The last character replaced by another: the checksum no longer fits. */
const mistyped = (k: string) => k.slice(0, -1) + (k.endsWith('0') ? '1' : '0');

describe('authentication', () => {
  test('Accept the key in either header or both, with the scheme in any case', async () => {
    for (const headers of [
      { authorization: `Bearer ${key}` },
      { authorization: `bearer   ${key}` },
      { 'x-api-key': key },
      { authorization: `Bearer ${key}`, 'x-api-key': key },
    ] as Record<string, string>[]) {
      const answer = await as(headers);
      expect([answer.status, answer.body.data.id]).toEqual([200, organizationId]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('Return 401 with one message for missing, malformed, unknown, mistyped and differing keys', async () => {
    const unknown = (await createKey()).apiKey;
    await app.rows('delete from api_keys where hash = $1', [createHash('sha256').update(unknown).digest()]);
    const messages = [];
    for (const headers of [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: key },
      { authorization: `Basic ${btoa(`${key}:`)}` },
      { authorization: `Bearer ${key} ${key}` },
      { authorization: 'Bearer nonsense' },
      { authorization: `Bearer ${mistyped(key)}` },
      { authorization: `Bearer ${key}x` },
      { authorization: `Bearer ${key.toUpperCase()}` },
      { authorization: `Bearer ${unknown}` },
      { 'x-api-key': '' },
      { 'x-api-key': unknown },
      { 'x-api-key': `Bearer ${key}` },
      { authorization: `Bearer ${key}`, 'x-api-key': other.key },
      { authorization: `Bearer ${other.key}`, 'x-api-key': key },
      { authorization: `Bearer ${key}`, 'x-api-key': 'nonsense' },
      { authorization: 'Basic x', 'x-api-key': key },
    ] as Record<string, string>[]) {
      messages.push(expectUnauthorized(await as(headers)));
    }
    expect(new Set(messages).size).toBe(1);
  });

  test('Return 401 for every path and method under /api/v1, known or not', async () => {
    for (const [method, where] of [
      ['GET', '/clients'],
      ['POST', '/jobs'],
      ['DELETE', '/clients'],
      ['PUT', '/nothing'],
      ['GET', ''],
    ] as const) {
      expectUnauthorized(await app.anonymous.call(method, `/api/v1${where}`));
    }
    expect((await app.anonymous.call('HEAD', '/api/v1/clients')).status).toBe(401);
  });

  test('Return 401 for two X-Api-Key headers, even equal ones, act for neither key and record no use', async () => {
    const [mine, theirs] = await Promise.all(
      [organizationId, other.organizationId].map((id) => createKey({ organizationId: id })),
    );
    const secrets = [mine, theirs].map((made) => made?.apiKey ?? '');
    const post = async (values: string[]): Promise<Answer> => {
      const headers = { 'X-Api-Key': values, 'content-type': 'application/json' };
      const request = http.request(`${app.base}/api/v1/clients`, { method: 'POST', headers });
      request.end(JSON.stringify({ name: 'Two keys' }));
      const [res] = (await once(request, 'response')) as [http.IncomingMessage];
      const body = JSON.parse(await text(res));
      return { status: res.statusCode ?? 0, body, headers: new Headers(res.headers as Record<string, string>) };
    };
    for (const values of [secrets, secrets.toReversed(), [secrets[0], secrets[0]]] as string[][]) {
      expectUnauthorized(await post(values));
    }
    const rows = await app.rows('select last_used_at from api_keys where id = any($1)', [
      [mine?.apiKeyId, theirs?.apiKeyId],
    ]);
    expect(rows).toEqual([{ last_used_at: null }, { last_used_at: null }]);
    expect(await app.rows(`select 1 from clients where name = 'Two keys'`)).toEqual([]);
    // Each works alone.
    for (const secret of secrets) expect((await post([secret])).status).toBe(201);
  });

  test('Store only a SHA-256 of the key and its last four characters', async () => {
    const { apiKey, apiKeyId } = await createKey({ name: 'ATS' });
    expect(apiKey).toMatch(/^rps_live_[0-9A-Za-z]{49}$/);
    const [row] = await app.rows('select * from api_keys where id = $1', [apiKeyId]);
    expect(row.hash).toEqual(createHash('sha256').update(apiKey).digest());
    expect(row).toMatchObject({
      organization_id: organizationId,
      name: 'ATS',
      last_four: apiKey.slice(-4),
      revoked_at: null,
    });
    const { hash: _, ...shown } = row;
    expect(JSON.stringify(shown)).not.toContain(apiKey.slice(9, 40));
    expect((await as({ 'x-api-key': apiKey })).status).toBe(200);
    await until(
      async () => (await app.rows('select last_used_at from api_keys where id = $1', [apiKeyId]))[0].last_used_at,
      'last use',
    );
  });

  test('Return 401 once the key has expired, not before', async () => {
    const { apiKey } = await createKey({ expiresAt: new Date(app.clock.now().getTime() + 60_000) });
    expect((await as({ 'x-api-key': apiKey })).status).toBe(200);
    app.clock.advance(30_000);
    expect((await as({ 'x-api-key': apiKey })).status).toBe(200);
    app.clock.advance(30_000);
    expectUnauthorized(await as({ 'x-api-key': apiKey }));
  });

  test('Refuse a revoked key and a free plan within 5 s, and accept other keys', async () => {
    const [{ apiKey, apiKeyId }, solo] = [await createKey(), await app.tenant()];
    const answers = async () => [
      (await as({ 'x-api-key': apiKey })).status,
      (await solo.api.get('/organization')).status,
    ];
    expect(await answers()).toEqual([200, 200]);
    await keys.revoke(apiKeyId);
    await organizations.update(solo.organizationId, { plan: 'free' });
    const changed = Date.now();
    await until(async () => String(await answers()) === '401,403', 'both to be noticed');
    expect(Date.now() - changed).toBeLessThan(5_000);
    expectUnauthorized(await as({ 'x-api-key': apiKey }));
    const refused = await solo.api.get('/clients');
    expectProblem(refused, 403, 'upgrade_required');
    expect((await api.get('/clients')).status).toBe(200);
  });

  test('Revoke a key idempotently, and throw not_found for an unknown key', async () => {
    const { apiKeyId } = await createKey();
    const first = await keys.revoke(apiKeyId);
    expect(await keys.revoke(apiKeyId)).toEqual(first);
    await expect(keys.revoke(newId())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('403 upgrade_required', () => {
  test('Is returned on every endpoint for a free organization, before any other check', async () => {
    const free = await app.tenant();
    await organizations.update(free.organizationId, { plan: 'free' });
    for (const [method, where] of [
      ['GET', '/organization'],
      ['GET', '/clients'],
      ['POST', '/jobs'],
      ['DELETE', '/jobs'],
      ['GET', '/nothing'],
    ] as const) {
      expectProblem(await free.api.call(method, `/api/v1${where}`), 403, 'upgrade_required');
    }
  });

  test.each([[{ plan: 'free', users: 2 }], [{ plan: 'free', users: 1 }], [{ plan: 'paid', users: 1 }]] as const)(
    'Is thrown when creating a key in an organization with %j',
    async (fields) => {
      const made = await organizations.create({ name: 'N', credits: 0, ...fields });
      await expect(createKey({ organizationId: made.organizationId })).rejects.toMatchObject({
        status: 403,
        code: 'upgrade_required',
      });
      expect(await keys.list(made.organizationId)).toEqual([]);
      await organizations.update(made.organizationId, { plan: 'paid', users: 2 });
      const { apiKey } = await createKey({ organizationId: made.organizationId });
      expect((await as({ 'x-api-key': apiKey })).status).toBe(200);
    },
  );
});

describe('rotation', () => {
  const day = 86_400_000;
  const stored = async (id: string) => (await app.rows('select * from api_keys where id = $1', [id]))[0];
  const byOperator = { organizationId: null, userId: null };

  test('Create a successor with the same access, and let the old key work for 24 hours', async () => {
    const expiresAt = new Date(Date.now() + 90 * day);
    const limits = { scopes: ['jobs:read'] as const, allowedIps: ['127.0.0.0/8'] };
    const old = await createKey({ name: 'ATS', expiresAt, ...limits });
    const made = await keys.rotate(old.apiKeyId, byOperator);
    const [before, after] = [await stored(old.apiKeyId), await stored(made.apiKeyId)];
    expect(after).toMatchObject({ name: 'ATS', scopes: limits.scopes, allowed_ips: limits.allowedIps });
    expect(after.expires_at.getTime()).toBeGreaterThanOrEqual(expiresAt.getTime());
    expect(before).toMatchObject({ successor_id: made.apiKeyId, revoked_at: null });
    const hours = (before.expires_at.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    for (const apiKey of [old.apiKey, made.apiKey]) {
      expect((await app.withKey(apiKey).get('/jobs')).status).toBe(200);
    }
    app.clock.advance(25 * 3_600_000);
    await until(async () => (await as({ 'x-api-key': old.apiKey })).status === 401, 'the old key to end');
    expect((await as({ 'x-api-key': made.apiKey })).status).toBe(200);
  });

  test('Keep an earlier expiry than 24 hours, and give an unlimited key an unlimited successor', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 3_600_000);
    const soon = await createKey({ expiresAt });
    await keys.rotate(soon.apiKeyId, byOperator);
    const [{ at }] = await app.rows(
      `select least($2::timestamptz, now() + interval '24 hours') as at from api_keys where id = $1`,
      [soon.apiKeyId, expiresAt],
    );
    expect((await stored(soon.apiKeyId)).expires_at.getTime()).toBeLessThanOrEqual(at.getTime());
    const endless = await createKey();
    expect((await stored((await keys.rotate(endless.apiKeyId, byOperator)).apiKeyId)).expires_at).toBeNull();
    expect((await stored(endless.apiKeyId)).expires_at).not.toBeNull();
  });

  test('Refuse a revoked, unknown, foreign or rotated key, and let one of two simultaneous rotations succeed', async () => {
    const { apiKeyId } = await createKey();
    const own = { organizationId: other.organizationId, userId: null };
    await expect(keys.rotate(apiKeyId, own)).rejects.toMatchObject({ code: 'not_found' });
    await expect(keys.rotate(newId(), byOperator)).rejects.toMatchObject({ code: 'not_found' });
    const both = await Promise.allSettled([keys.rotate(apiKeyId, byOperator), keys.rotate(apiKeyId, byOperator)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(keys.rotate(apiKeyId, byOperator)).rejects.toMatchObject({ code: 'conflict' });
    const { successor_id } = await stored(apiKeyId);
    await keys.revoke(successor_id);
    await expect(keys.rotate(successor_id, byOperator)).rejects.toMatchObject({ code: 'conflict' });
  });
});
