import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { startApp, until } from '../support/app.ts';
import { killChildren, startChild } from '../support/processes/child.ts';
import { startHttpsServer } from '../support/servers/https-server.ts';
import { startReceiver, verify } from './webhook-receiver.ts';

const receiver = await startReceiver();
const untrusted = await startHttpsServer((_request, response) => void response.end());
afterAll(() => untrusted.close());
afterAll(killChildren);
const keys = [randomBytes(32)];
const allowHosts = [receiver.host, untrusted.host];
const webhooks = { secretKeys: keys, concurrency: 100, caFile: receiver.caFile, allowHosts };
const app = await startApp({ worker: false, config: { webhooks } });

const endpointAt = async (api: any, path: string, fields = {}) => {
  const answer = await api.post('/webhook-endpoints', { url: receiver.url(path), ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};

describe('Endpoints', () => {
  test('Show the secret once, and store it encrypted', async () => {
    const { api, organizationId } = await app.tenant();
    const { secret, ...endpoint } = await endpointAt(api, '/once', { types: ['job.created', 'job.created'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toEqual({
      id: expect.any(String),
      url: receiver.url('/once'),
      description: null,
      types: ['job.created'],
      enabled: true,
      disabled_at: null,
      disabled_reason: null,
      previous_secret_expires_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect((await api.get(`/webhook-endpoints/${endpoint.id}`)).body.data).toEqual(endpoint);
    const list = await api.get('/webhook-endpoints');
    expect(list.body).toEqual({ data: [endpoint], meta: { total: 1, limit: 50, offset: 0 } });
    const stored = await app.rows('select secret from webhook_endpoints where organization_id = $1', [organizationId]);
    expect(stored[0].secret.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
    const everything = await app.rows(
      `select e::text from webhook_endpoints e union all select e::text from audit_entries e where organization_id = $1`,
      [organizationId],
    );
    expect(JSON.stringify(everything)).not.toContain(Buffer.from(secret.slice(6), 'base64').toString('hex'));
  });

  test('Update, disable and delete', async () => {
    const { api } = await app.tenant();
    const { secret: _, ...made } = await endpointAt(api, '/update');
    const path = `/webhook-endpoints/${made.id}`;
    const disabled = (await api.put(path, { ...made, enabled: false, description: 'ATS' })).body.data;
    expect(disabled).toMatchObject({ enabled: false, disabled_reason: 'user', description: 'ATS' });
    expect(disabled.disabled_at).toMatch(/Z$/);
    expect((await api.put(path, { enabled: false })).body.data).toEqual(disabled);
    const enabled = (await api.put(path, { enabled: true, types: ['client.created'] })).body.data;
    expect(enabled).toMatchObject({
      enabled: true,
      disabled_at: null,
      disabled_reason: null,
      types: ['client.created'],
    });
    expect((await api.delete(path)).status).toBe(204);
    expectProblem(await api.get(path), 404, 'not_found');
    expectProblem(await api.delete(path), 404, 'not_found');
    expect(await endpointAt(api, '/update', { enabled: false })).toMatchObject({ disabled_reason: 'user' });
  });

  test('Refuse every wrong field at once, and name an unknown type', async () => {
    const { api } = await app.tenant();
    const answer = await api.post('/webhook-endpoints', {
      url: 'http://example.com/hook',
      types: ['job.created', 'job.exploded'],
      enabled: 'yes',
      description: 7,
      secret: 'mine',
    });
    expectProblem(answer, 400, 'validation_error');
    const details = answer.body.error.details;
    expect(details.map(({ path }: any) => path).toSorted()).toEqual([
      'description',
      'enabled',
      'secret',
      'types[1]',
      'url',
    ]);
    expect(details.find(({ path }: any) => path === 'types[1]').message).toContain('"job.exploded"');
    expect(details.find(({ path }: any) => path === 'url').message).toContain('https');
    const { id } = await endpointAt(api, '/wrong');
    expectProblem(await api.put(`/webhook-endpoints/${id}`, { url: 'https://10.0.0.1/' }), 400, 'validation_error');
    expectProblem(await api.put(`/webhook-endpoints/${id}`, {}), 400, 'validation_error');
    for (const action of ['test', 'rotate-secret']) {
      expectProblem(await api.post(`/webhook-endpoints/${id}/${action}`, { now: true }), 400, 'validation_error');
    }
  });

  test.each([
    'https://user:password@example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::127.0.0.1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest',
    'https://0.0.0.0/',
    'https://192.168.1.1:8443/',
    'https://localhost/',
    'https://localhost./',
    'https://intranet/',
    'https://ats.local/',
    'https://ats.internal/',
    'ftp://example.com/',
    'example.com',
    '',
  ])('Refuse the address %s', async (url) => {
    const { api } = await app.tenant();
    const answer = await api.post('/webhook-endpoints', { url });
    expectProblem(answer, 400, 'validation_error');
    expect(answer.body.error.details.map(({ path }: any) => path)).toEqual(['url']);
  });

  test('Create at most 20, however many are created at once', async () => {
    const { api } = await app.tenant();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => api.post('/webhook-endpoints', { url: `https://example.com/${n}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(201), ...Array(4).fill(409)]);
    const list = await api.get('/webhook-endpoints?limit=100');
    expect(list.body.meta.total).toBe(20);
    await api.delete(`/webhook-endpoints/${list.body.data[3].id}`);
    await endpointAt(api, '/after-a-delete');
    expectProblem(await api.post('/webhook-endpoints', { url: 'https://example.com/' }), 409, 'conflict');
  });

  test("Return 404 for another organization's endpoint", async () => {
    const [{ api }, other] = [await app.tenant(), await app.tenant()];
    const { id } = await endpointAt(other.api, '/theirs');
    const path = `/webhook-endpoints/${id}`;
    for (const answer of [
      await api.get(path),
      await api.put(path, { enabled: false }),
      await api.delete(path),
      await api.get(`${path}/deliveries`),
      await api.post(`${path}/test`, {}),
      await api.post(`${path}/rotate-secret`, {}),
    ]) {
      expectProblem(answer, 404, 'not_found');
    }
    expect((await other.api.get(path)).body.data.enabled).toBe(true);
  });

  test('Record changes in the audit log, without URL and secret', async () => {
    const { api } = await app.tenant();
    const { id } = await endpointAt(api, '/audited?token=of-a-friend');
    await api.put(`/webhook-endpoints/${id}`, { url: receiver.url('/other'), enabled: false });
    await api.post(`/webhook-endpoints/${id}/rotate-secret`, {});
    await api.post(`/webhook-endpoints/${id}/test`, {});
    await api.delete(`/webhook-endpoints/${id}`);
    const { data } = (await api.get(`/audit-log?subject_id=${id}`)).body;
    expect(data.map(({ action, changed }: any) => [action, changed])).toEqual([
      ['webhook_endpoint.delete', []],
      ['webhook_endpoint.update', ['previous_secret_expires_at', 'secret']],
      ['webhook_endpoint.update', ['disabled_reason', 'enabled', 'url']],
      ['webhook_endpoint.create', []],
    ]);
    expect(JSON.stringify(data)).not.toMatch(/of-a-friend|\\x/);
  });
});

test('Say which setting is missing where secrets cannot be encrypted, and serve everything else', async () => {
  const without = await startApp({
    worker: false,
    config: { databaseUrl: app.urls.web, webhooks: { ...webhooks, secretKeys: [] } },
  });
  const { api, key } = await app.tenant();
  const { id } = await endpointAt(api, '/keyless');
  const keyless = without.withKey(key);
  for (const answer of [
    await keyless.post('/webhook-endpoints', { url: 'https://example.com/' }),
    await keyless.post(`/webhook-endpoints/${id}/rotate-secret`, {}),
  ]) {
    expectProblem(answer, 503, 'unavailable');
    expect(answer.body.error.message).toContain('WEBHOOK_SECRET_KEY');
  }
  expect((await keyless.get(`/webhook-endpoints/${id}`)).status).toBe(200);
  expect((await keyless.put(`/webhook-endpoints/${id}`, { enabled: false })).status).toBe(200);
});

describe('Test events', () => {
  test('Send a signed event now, and change nothing', async () => {
    const { api } = await app.tenant();
    const { id, secret } = await endpointAt(api, '/test', { enabled: false });
    const before = (await api.get(`/webhook-endpoints/${id}`)).body.data;
    receiver.answer('/test', (response) => response.writeHead(202).end(`${'é'.repeat(1500)}\0`));
    const answer = await api.call('POST', `/api/v1/webhook-endpoints/${id}/test`);
    const [got, ...more] = receiver.at('/test');
    expect(more).toEqual([]);
    expect(answer.body.data).toEqual({
      event_id: got?.id,
      succeeded: true,
      status: 202,
      error: null,
      response: 'é'.repeat(1024),
      duration_ms: expect.any(Number),
    });
    expect(verify(secret, got as never)).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: 'webhook.test',
      occurred_at: expect.stringMatching(/Z$/),
      livemode: true,
      actor: { type: 'key', id: expect.any(String) },
      subject: { type: 'webhook_endpoint', id, version: 1 },
      changed: [],
      data: {},
    });
    expect(got?.headers['content-type']).toBe('application/json');
    expect(() => verify(`whsec_${randomBytes(32).toString('base64')}`, got as never)).toThrow(
      'No matching signature found',
    );
    expect((await api.get(`/webhook-endpoints/${id}`)).body.data).toEqual(before);
    expect((await api.get(`/webhook-endpoints/${id}/deliveries`)).body.meta.total).toBe(0);
  });

  test('Sign with both secrets for 24 hours after a rotation', async () => {
    const { api } = await app.tenant();
    const { id, secret: first } = await endpointAt(api, '/rotated');
    const rotated = await api.call('POST', `/api/v1/webhook-endpoints/${id}/rotate-secret`);
    const { secret: second, ...endpoint } = rotated.body.data;
    expect(second).not.toBe(first);
    const left = new Date(endpoint.previous_secret_expires_at).getTime() - app.clock.now().getTime();
    expect(Math.abs(left - 24 * 3600_000)).toBeLessThan(60_000);
    await api.post(`/webhook-endpoints/${id}/test`, {});
    const [both] = receiver.at('/rotated');
    for (const secret of [first, second]) expect(verify(secret, both as never).type).toBe('webhook.test');
    expect((await api.get(`/webhook-endpoints/${id}`)).body.data).toEqual(endpoint);
    await app.rows(`update webhook_endpoints set previous_secret_expires_at = now() where id = $1`, [id]);
    await api.post(`/webhook-endpoints/${id}/test`, {});
    const [, last] = receiver.at('/rotated');
    expect(verify(second, last as never).type).toBe('webhook.test');
    expect(() => verify(first, last as never)).toThrow('No matching signature found');
    expect((await api.get(`/webhook-endpoints/${id}`)).body.data.previous_secret_expires_at).toBeNull();
  });

  test('Sign with each previous secret until its promised time, whatever is rotated since', async () => {
    const { api } = await app.tenant();
    const { id, secret } = await endpointAt(api, '/rotated-often');
    const rotate = () => api.post(`/webhook-endpoints/${id}/rotate-secret`, {});
    const secrets = [secret];
    for (let n = 1; n <= 5; n++) secrets.push((await rotate()).body.data.secret);
    await api.post(`/webhook-endpoints/${id}/test`, {});
    const [all] = receiver.at('/rotated-often');
    for (const one of secrets) expect(verify(one, all as never).type).toBe('webhook.test');
    const refused = await rotate();
    expectProblem(refused, 409, 'conflict');
    expect(refused.body.error.message).toMatch(/You can rotate again after \d{4}-\d\d-\d\dT[\d:.]+Z\.$/);
    await app.rows(
      `update webhook_endpoints set older_secrets_expire_at[4] = now() - interval '1 second' where id = $1`,
      [id],
    );
    await api.post(`/webhook-endpoints/${id}/test`, {});
    const [, later] = receiver.at('/rotated-often');
    expect(() => verify(secret, later as never)).toThrow('No matching signature found');
    for (const one of secrets.slice(1)) expect(verify(one, later as never).type).toBe('webhook.test');
    expect((await rotate()).status).toBe(200);
    const [row] = await app.rows('select cardinality(older_secrets) as n from webhook_endpoints where id = $1', [id]);
    expect(row.n).toBe(4);
  });

  test('Say why a webhook failed', async () => {
    const { api } = await app.tenant();
    const outcome = async (url: string) => {
      const { id } = (await api.post('/webhook-endpoints', { url })).body.data;
      const { succeeded, status, error, response } = (await api.post(`/webhook-endpoints/${id}/test`, {})).body.data;
      await api.delete(`/webhook-endpoints/${id}`);
      return { succeeded, status, error, response };
    };
    receiver.answer('/500', (response) => response.writeHead(500).end('no'));
    receiver.answer('/moved', (response) => response.writeHead(302, { location: receiver.url('/target') }).end());
    receiver.answer('/cut', (response) => response.destroy());
    expect(await outcome(receiver.url('/500'))).toEqual({
      succeeded: false,
      status: 500,
      error: 'http_status',
      response: 'no',
    });
    expect(await outcome(receiver.url('/moved'))).toEqual({
      succeeded: false,
      status: 302,
      error: 'redirect',
      response: '',
    });
    expect(receiver.at('/target')).toEqual([]);
    const none = { succeeded: false, status: null, response: null };
    expect(await outcome(receiver.url('/cut'))).toEqual({ ...none, error: 'connection' });
    expect(await outcome('https://nobody.invalid/')).toEqual({ ...none, error: 'connection' });
    expect(await outcome(untrusted.url('/'))).toEqual({ ...none, error: 'tls' });
  });

  // In place of a public name that leads to this machine, and of an address that was stored before it was refused.
  test.each(['localhost', '[::127.0.0.1]'])('Refuse %s when connecting', async (name) => {
    const { api } = await app.tenant();
    const { id } = await endpointAt(api, '/');
    const url = `https://${name}:${receiver.port + 1}/`;
    await app.rows('update webhook_endpoints set url = $1 where id = $2', [url, id]);
    expect((await api.post(`/webhook-endpoints/${id}/test`, {})).body.data).toMatchObject({
      succeeded: false,
      status: null,
      error: 'private_address',
    });
  });
});

test('Send again what a killed worker was sending', { timeout: 60_000 }, async () => {
  const { api } = await app.tenant();
  const { id, secret } = await endpointAt(api, '/killed');
  receiver.answer('/killed', () => {});
  const killed = startChild('worker/main.ts', {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: app.config.dataDir,
    DATABASE_URL: app.urls.worker,
    WEBHOOK_SECRET_KEY: keys.map((key) => key.toString('base64')).join(),
    WEBHOOK_ALLOW_HOSTS: allowHosts.join(),
    WEBHOOK_CA_FILE: receiver.caFile,
  });
  await api.post('/clients', { name: 'Acme' });
  const [first] = await receiver.wait('/killed');
  killed.process.kill('SIGKILL');
  await killed.exit();
  receiver.answer('/killed', (response) => response.end());
  // The claim of the killed one ends.
  app.clock.advance(31_000);
  await app.startWorker();
  const [, second] = await receiver.wait('/killed', 2);
  expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
  expect(verify(secret, second as never).type).toBe('client.created');
  const deliveries = async () => (await api.get(`/webhook-endpoints/${id}/deliveries`)).body.data;
  await until(async () => (await deliveries())[0].state === 'succeeded', 'the success');
  expect(await deliveries()).toMatchObject([{ attempts: 1, last_status: 200 }]);
});
