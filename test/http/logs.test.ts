import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { listen } from '../../src/platform/http/server.ts';
import { createLogger } from '../../src/platform/log.ts';
import { aCandidate, startApp, until } from '../support/app.ts';

const lines: string[] = [];
const logger = (name: string) =>
  createLogger({ environment: 'production', logLevel: 'trace' }, name, { write: (line) => lines.push(line) });
const entries = () => lines.map((line) => JSON.parse(line));

const app = await startApp({ worker: false });
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-logs-'));
const config = { ...app.config, dataDir };
const web = await boot(config, 'web', { clock: app.clock, log: logger('web') });
const worker = await boot(config, 'worker', { clock: app.clock, log: logger('worker') });
await worker.queue.work(worker.resolve, 1);
const server = await listen(web.http(), 0, '127.0.0.1');
afterAll(async () => {
  await server.stop(1);
  await worker.close(2);
  await web.close(1);
  rmSync(dataDir, { recursive: true, force: true });
});
const { key, organizationId } = await app.tenant();

const call = async (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`http://127.0.0.1:${server.port}${url}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-request-id': 'trace-0001',
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, body: isJson ? JSON.parse(text) : undefined };
};
beforeEach(() => void lines.splice(0));

const secrets = {
  email: 'asha.rao@secret.example',
  phone: '+91 98450 12345',
  name: 'Asha Secretname',
  text: 'Confidential words of a resume',
};
const expectNoSecrets = (...more: string[]) => {
  const all = lines.join('');
  for (const secret of [...Object.values(secrets), '9845012345', key, key.slice(9), ...more])
    expect(all).not.toContain(secret);
};

/** Makes the service fail on a row that quotes the secrets. */
async function failOnPurpose(check: (answer: Awaited<ReturnType<typeof call>>) => void = () => {}): Promise<void> {
  await app.rows(`alter table clients add constraint broken check (name <> '${secrets.name}')`);
  try {
    const { name, email, phone, text: notes } = secrets;
    check(await call('POST', '/api/v1/clients', { name, email, phone, notes }));
  } finally {
    await app.rows('alter table clients drop constraint broken');
  }
}

test('Log request_id, organization_id, key, address, method, path and status of each request, and no query', async () => {
  await call('GET', '/api/v1/clients?search=Asha%20Secretname');
  await call('GET', '/api/v1/nothing');
  await call('GET', '/api/v1/clients', undefined, { authorization: 'Bearer nonsense' });
  const requests = await until(async () => {
    const found = entries().filter((line) => line.message === 'request');
    return found.length === 3 ? found : undefined;
  }, 'three lines');
  const common = {
    level: 'info',
    process: 'web',
    request_id: 'trace-0001',
    method: 'GET',
    ip: '127.0.0.1',
    ms: expect.any(Number),
  };
  const [{ id: keyId }] = await app.rows('select id from api_keys where organization_id = $1', [organizationId]);
  expect(requests).toMatchObject([
    { ...common, organization_id: organizationId, key_id: keyId, path: '/api/v1/clients', status: 200 },
    { ...common, organization_id: organizationId, key_id: keyId, path: '/api/v1/nothing', status: 404 },
    { ...common, path: '/api/v1/clients', status: 401 },
  ]);
  expect(requests[2]).not.toHaveProperty('organization_id');
  expectNoSecrets();
});

test('Log request_id and organization_id of a request that its caller aborted', async () => {
  const request = http.request(`http://127.0.0.1:${server.port}/api/v1/clients`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'x-request-id': 'trace-0002',
      'content-length': 100,
    },
  });
  request.on('error', () => {});
  request.write('{"name": ');
  await until(async () => request.socket?.bytesWritten, 'the first bytes to be sent');
  // the server has the request once it has looked at the key
  await call('GET', '/api/v1/clients');
  request.destroy();
  const line = await until(async () => entries().find((entry) => entry.request_id === 'trace-0002'), 'its line');
  expect(line).toMatchObject({ message: 'request cut off', organization_id: organizationId, path: '/api/v1/clients' });
});

test('Log nothing of candidates, keys or links in web and worker', async () => {
  const job = (await call('POST', '/api/v1/jobs', { title: 'T' })).body.data;
  const candidate = aCandidate({
    full_name: secrets.name,
    email: secrets.email,
    phone_number: secrets.phone,
    metadata: { note: secrets.text },
  });
  const made = await call('POST', '/api/v1/candidates', {
    ...candidate,
    application: { job_id: job.id, notes: secrets.text },
  });
  expect(made.status).toBe(201);
  await call('GET', `/api/v1/candidates?search=${encodeURIComponent(secrets.email)}`);
  await call('GET', `/api/v1/${secrets.email}`);
  await call('GET', `/api/v1/${secrets.email.replace('@', '%40')}`);
  await call('GET', `/api/v1/%61${secrets.email.slice(1).replace('@', '%2540')}`);
  for (const path of ['/interest', '/confirm', '/console/sign-in']) {
    const token = 'Tt0-_'.repeat(9).slice(0, 43);
    await call('GET', `${path}/${token}`);
    await call('GET', `${path}/%54${token.slice(1)}`);
    await call('GET', `${path}/%2554${token.slice(1)}`);
    for (const mangled of [`a=${token}`, `-${token}`, `${token}x`]) await call('GET', `${path}/${mangled}`);
  }
  await call('GET', '/api/v1/rps_test_Ab1Cd2Ef3');
  await call('GET', '/console/whsec_Gh4Ij5Kl6');
  await call('POST', '/api/v1/candidates', `{"email": "${secrets.email}", broken`);
  await app.idle();
  // A schedule may run at any time, and belongs to no organization.
  const names = ['matching.score', 'outreach.deliver-message'];
  const ofTasks = () => entries().filter((line) => line.message === 'task done' && names.includes(line.task));
  await until(async () => ofTasks().length > 0, 'a task’s line');
  for (const line of ofTasks()) {
    expect(line.process).toBe('worker');
    expect(line).toMatchObject({
      organization_id: organizationId,
      task: expect.any(String),
      task_id: expect.any(String),
    });
  }
  expectNoSecrets('Tt0-_Tt0', 't0-_Tt0-_', 'secret.example', 'Ab1Cd2Ef3', 'Gh4Ij5Kl6');
});

test('Hide the cause of a 500, and log it under the same request_id', async () => {
  await failOnPurpose((answer) => {
    expect(answer).toEqual({
      status: 500,
      body: {
        error: { code: 'internal_error', message: expect.any(String), retryable: true, request_id: 'trace-0001' },
      },
    });
    expect(answer.body.error.message).not.toMatch(/constraint|clients|sql|insert|\.ts/i);
  });
  const line = entries().find((entry) => entry.level === 'error');
  expect(line).toMatchObject({ request_id: 'trace-0001', organization_id: organizationId, error: { code: '23514' } });
  expect(line.error.message).toContain('broken');
});

test('Do not log the row that a database error quotes', async () => {
  await failOnPurpose();
  expectNoSecrets();
});

test('Keep fields of earlier log lines out of later ones', async () => {
  await failOnPurpose();
  const line = await until(async () => entries().find((entry) => entry.message === 'request'), 'its line');
  expect(line).not.toHaveProperty('error');
});

test('Redact personal data by field name or pattern; keep ids and counts', () => {
  const id = '01a1fcc8-7961-73c6-95c8-dd411ae2971e';
  const log = logger('web');
  log.info(
    {
      candidate: {
        id,
        email: 'x',
        phone_number: 'x',
        whatsapp_number: 'x',
        full_name: 'x',
        resume_text: 'x',
        skills: 3,
      },
      authorization: 'x',
      token: 'x',
    },
    `mail to ${secrets.email}, call ${secrets.phone}, key ${key}`,
  );
  log.error(new Error(`no route to postgres://user:hunter2@db/x for ${secrets.email}`), 'failed');
  log.warn({ error: new Error('outer', { cause: new Error(`inner ${key}`) }), list: [{ deep: [secrets.phone] }] });
  const [first] = entries();
  expect(first.candidate).toEqual({
    id,
    skills: 3,
    ...Object.fromEntries(
      ['email', 'phone_number', 'whatsapp_number', 'full_name', 'resume_text'].map((n) => [n, '[redacted]']),
    ),
  });
  expect(first.message).toBe('mail to [email], call [phone], key [key]');
  expectNoSecrets('hunter2');
});

test('Log long paths as fast as short ones, without what they hide', async () => {
  const since = performance.now();
  for (const part of ['a', '1.1', '(1-', 'a/']) {
    for (let n = 0; n < 10; n++) await call('GET', `/${part.repeat(12_000 / part.length)}`);
  }
  expect(performance.now() - since).toBeLessThan(2_000);
  await call('GET', `/${'a'.repeat(10_000)}/${secrets.email}/${'1 '.repeat(100)},${secrets.phone}`);
  await until(async () => entries().filter((line) => line.message === 'request').length === 41, 'all lines');
  expectNoSecrets('asha.rao');
});
