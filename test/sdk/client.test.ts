import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { changesName, operationsOf } from '../../scripts/sdk/operations.ts';
import { readDocument, readSdkFile, sdkFiles } from '../../scripts/sdk/sdk-files.ts';
import {
  ApiError,
  ConnectionError,
  type ErrorCode,
  type Event,
  type Job,
  RecruitClient,
  type Tombstone,
  verifyWebhook,
  WebhookVerificationError,
} from '../../sdk/src/index.ts';
import { version } from '../../sdk/src/version.ts';
import { startReceiver } from '../integrations/webhook-receiver.ts';
import { startApp } from '../support/app.ts';

const receiver = await startReceiver();
const app = await startApp({
  config: { webhooks: { secretKeys: [randomBytes(32)], concurrency: 10, ...receiver.settings } },
});
const clientOf = (apiKey: string, more = {}) => new RecruitClient({ baseUrl: app.base, apiKey, ...more });
const newClient = async (more = {}) => clientOf((await app.tenant({ credits: 100 })).key, more);
afterEach(() => vi.unstubAllGlobals());

const errorOf = async (call: PromiseLike<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

test('Generate the SDK from the released document (npm run sdk)', async () => {
  for (const [name, text] of Object.entries(await sdkFiles(readDocument()))) {
    expect(readSdkFile(name) === text, `sdk/src/generated/${name} is older than docs/openapi.json: npm run sdk`).toBe(
      true,
    );
  }
  expect(JSON.parse(readFileSync(new URL('../../sdk/package.json', import.meta.url), 'utf8')).version).toBe(version);
});

test('Have a method for every operation, under a name of its own', () => {
  const document = readDocument();
  const operations = operationsOf(document);
  const client: any = new RecruitClient({ baseUrl: app.base });
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
  expect(operations.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const names = operations.flatMap(({ group, method, hasChanges }) => [
    `${group}.${method}`,
    ...(hasChanges ? [`${group}.${changesName(method)}`] : []),
  ]);
  expect(new Set(names).size).toBe(names.length);
  const missing = names.filter((name) => {
    const [group = '', method = ''] = name.split('.');
    return typeof client[group]?.[method] !== 'function';
  });
  expect(missing).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['applications.bulkApply', 'jobs.list', 'jobs.changes', 'candidates.merge']),
  );
  const doubled = structuredClone(document);
  doubled.paths['/api/v1/jobs/all'] = { get: document.paths['/api/v1/jobs']!['get']! };
  expect(() => operationsOf(doubled)).toThrow(/would both be jobs\.list/);
});

test('Create, apply, list, update and delete with typed calls', async () => {
  const client = await newClient();
  const job = await client.jobs.create({ title: 'Backend engineer', work_mode: 'remote' });
  expectTypeOf(job).toEqualTypeOf<Job>();
  const made = await Promise.all(
    ['asha', 'ravi', 'zoe'].map((name) => client.candidates.create({ full_name: name, email: `${name}@example.com` })),
  );
  const { data, meta } = await client.applications.bulkApply({
    job_id: job.id,
    candidate_ids: made.map(({ id }) => id),
  });
  expect(meta).toMatchObject({ total: 3, created: 3, failed: 0 });
  expect(data[0]?.application?.job_id).toBe(job.id);

  const page = await client.applications.list({ job_id: job.id, limit: 2 });
  expect([page.data.length, page.meta.total]).toEqual([2, 3]);
  const seen = await collect(client.applications.list({ job_id: job.id, limit: 2 }));
  expect(seen.map((one) => one.candidate_full_name).toSorted()).toEqual(['asha', 'ravi', 'zoe']);
  const pages = await collect(client.applications.list({ limit: 2, offset: 1 }).pages());
  expect(pages.map((one) => one.data.length)).toEqual([2]);

  const [first] = seen;
  const moved = await client.applications.update(first!.id, { status: 'Shortlisted' });
  expect(moved.status).toBe('Shortlisted');
  expect(await client.applications.delete(first!.id)).toBeUndefined();
  expect((await errorOf(client.applications.get(first!.id))).is('not_found')).toBe(true);
});

test('Upload and download files, and return CSV as text', async () => {
  const client = await newClient();
  const text = 'Ada Rao\nPune\n\nExperience\nBackend Engineer, Blue Labs Ltd\nJan 2019 - Present\nServices in Go\n';
  const { resume_path } = await client.resumes.upload(new Blob([text], { type: 'text/plain' }));
  const candidate = await client.candidates.create({ full_name: 'Ada Rao', email: 'ada@example.com', resume_path });
  const { data: file, response } = await client.candidates.downloadResume(candidate.id).withResponse();
  expect(await file.text()).toBe(text);
  expect(response.headers.get('content-disposition')).toContain('attachment');

  const started = await client.imports.create('full_name,email\nAsha,asha@example.com\nNobody,\n', { dry_run: true });
  await app.idle();
  expect((await client.imports.get(started.id)).state).toBe('done');
  expect(typeof (await client.imports.downloadErrors(started.id))).toBe('string');
  expect(await client.compliance.getBiasAudit({ format: 'csv' })).toContain(',');
  expect((await client.compliance.getBiasAudit()).tables).toBeInstanceOf(Array);
});

test('Read only what has changed, and refuse to overwrite the changes of others, by ETag', async () => {
  const client = await newClient();
  const { id } = await client.clients.create({ name: 'Acme' });
  const { response } = await client.clients.get(id).withResponse();
  const etag = response.headers.get('etag')!;
  expect(await client.clients.get(id, { ifNoneMatch: etag })).toBeUndefined();
  await client.clients.update(id, { notes: 'first' }, { ifMatch: etag });
  expect((await client.clients.get(id, { ifNoneMatch: etag }))?.notes).toBe('first');
  expect((await errorOf(client.clients.update(id, { notes: 'second' }, { ifMatch: etag }))).code).toBe(
    'precondition_failed',
  );
});

test('Name the code, the fields and the request of an error', async () => {
  const client = await newClient();
  const requestId = 'sdk-test-request';
  const invalid = await errorOf(client.jobs.create({ title: '' }, { requestId }));
  expect(invalid).toMatchObject({ status: 400, retryable: false, requestId });
  expect(invalid.details).toEqual([expect.objectContaining({ path: 'title', code: 'too_small' })]);
  expect(invalid.message).toContain('title');

  const status = await errorOf(client.applications.list({ status: 'Interviewing' }));
  if (status.is('invalid_pipeline_status')) expectTypeOf(status.allowed).toEqualTypeOf<string[]>();
  expectTypeOf(status.code).toExtend<ErrorCode | (string & {})>();
  expect(status.allowed ?? []).toContain('Applied');
  expect((await errorOf(new RecruitClient({ baseUrl: app.base }).jobs.list())).code).toBe('unauthorized');
});

test('Create one resource when the first response is lost', async () => {
  const { key } = await app.tenant();
  const sent: (string | null)[] = [];
  const losing: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    sent.push(new Headers(init?.headers).get('idempotency-key'));
    if (sent.length === 1) throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
    return response;
  };
  const client = clientOf(key, { fetch: losing });
  const { data, response } = await client.clients.create({ name: 'Acme' }).withResponse();
  expect(response.headers.get('idempotency-replayed')).toBe('true');
  expect(sent).toEqual([sent[0], sent[0]]);
  expect((await collect(client.clients.list())).map(({ id }) => id)).toEqual([data.id]);

  const own = { idempotencyKey: 'my-key' };
  const [first, second] = [
    await client.clients.create({ name: 'B' }, own),
    await client.clients.create({ name: 'B' }, own),
  ];
  expect(second.id).toBe(first.id);
});

test('Follow the changes of a list with a cursor, deleted resources included', async () => {
  const client = await newClient();
  const job = await client.jobs.create({ title: 'Welder' });
  const candidates = [];
  for (const name of ['asha', 'ravi']) {
    const application = { job_id: job.id };
    candidates.push(await client.candidates.create({ full_name: name, email: `${name}@example.com`, application }));
  }
  const [one, other] = candidates.map(({ applications }) => applications[0]!.id);
  const changes = client.applications.changes({
    updated_after: '2020-01-01T00:00:00Z',
    include_deleted: true,
    limit: 1,
  });
  await app.idle();
  expect((await collect(changes)).map(({ id }) => id).toSorted()).toEqual([one, other].toSorted());
  expect(await collect(changes)).toEqual([]);

  await client.applications.delete(one!);
  const later = client.applications.changes({ cursor: changes.cursor!, include_deleted: true });
  const [deleted, ...rest] = await collect(later);
  expectTypeOf(deleted).toExtend<Tombstone | { status: string } | undefined>();
  expect(deleted).toEqual({ id: one, deleted_at: expect.any(String) });
  expect(rest).toEqual([]);
});

test('Keep the cursor of a page whose items were not all processed', async () => {
  const client = await newClient();
  for (const name of ['A', 'B', 'C']) await client.clients.create({ name });
  const changes = client.clients.changes({ updated_after: '2020-01-01T00:00:00Z', limit: 2 });
  const seen: string[] = [];
  for await (const { name } of changes) {
    seen.push(name);
    if (seen.length === 3) break;
  }
  for await (const { name } of client.clients.changes({ cursor: changes.cursor! })) seen.push(name);
  expect(seen).toEqual(['A', 'B', 'C', 'C']);
});

test('Read events, and wait for new ones', async () => {
  const client = await newClient();
  await client.clients.create({ name: 'Acme' });
  const feed = client.events.list({ types: 'client.created' });
  expect((await collect(feed)).map(({ type }) => type)).toEqual(['client.created']);

  const seen: Event[] = [];
  const created = (async () => {
    for await (const event of client.events.tail({ cursor: feed.cursor!, types: 'client.created' })) {
      seen.push(event);
      if (seen.length === 2) break;
    }
  })();
  const ids = [(await client.clients.create({ name: 'B' })).id, (await client.clients.create({ name: 'C' })).id];
  await created;
  expect(seen.map(({ subject }) => subject.id)).toEqual(ids);

  const stop = new AbortController();
  const waiting = collect(client.events.tail({ cursor: feed.cursor!, types: 'job.created' }, { signal: stop.signal }));
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});

test('Verify webhooks of the service, also while a secret is rotated', async () => {
  const client = await newClient();
  const endpoint = await client.webhookEndpoints.create({ url: receiver.url('/sdk') });
  const { id } = await client.clients.create({ name: 'Acme' });
  const [first] = await receiver.wait('/sdk');
  const { secret } = endpoint;
  const { body, headers } = first!;
  const event = await verifyWebhook({ body, headers, secret });
  expect(event).toMatchObject({ type: 'client.created', subject: { id } });
  const bytes = new TextEncoder().encode(body);
  expect(await verifyWebhook({ body: bytes, headers: new Headers(headers), secret })).toEqual(event);
  const shouting = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
  expect(await verifyWebhook({ body, headers: shouting, secret })).toEqual(event);

  const { secret: next } = await client.webhookEndpoints.rotateSecret(endpoint.id);
  await client.clients.update(id, { notes: 'changed' });
  const [, rotated] = await receiver.wait('/sdk', 2);
  for (const known of [secret, next, [next, secret]]) {
    const given = { body: rotated!.body, headers: rotated!.headers, secret: known };
    expect((await verifyWebhook(given)).type).toBe('client.updated');
  }

  const after = (seconds: number) => new Date((Number(headers['webhook-timestamp']) + seconds) * 1000);
  const refused: Parameters<typeof verifyWebhook>[0][] = [
    { body, headers, secret: next },
    { body: body.replace('Acme', 'Acne').replace('created', 'creatad'), headers, secret },
    { body, headers: { ...headers, 'webhook-id': 'evt_0' }, secret },
    { body, headers: { ...headers, 'webhook-timestamp': `${Number(headers['webhook-timestamp']) + 1}` }, secret },
    { body, headers: { ...headers, 'webhook-timestamp': 'now' }, secret },
    { body, headers: { ...headers, 'webhook-signature': 'v1,' }, secret },
    { body, headers: {}, secret },
    { body, headers, secret, now: after(301) },
    { body, headers, secret, now: after(-301) },
    { body, headers, secret: [] },
  ];
  for (const given of refused) await expect(verifyWebhook(given)).rejects.toThrow(WebhookVerificationError);
  expect(await verifyWebhook({ body, headers, secret, now: after(300) })).toEqual(event);
  await expect(verifyWebhook({ body, headers, secret: 'not base64!' })).rejects.toThrow(TypeError);
});

test('Refuse an ID that would be another path, another protocol, and a key in a browser', async () => {
  const client = await newClient();
  for (const id of ['', '.', '..']) await expect(client.jobs.get(id)).rejects.toThrow('is not an ID');
  expect((await errorOf(client.jobs.get('../clients'))).code).toBe('not_found');
  expect(() => new RecruitClient({ baseUrl: 'ftp://example.com' })).toThrow('https://');
  const withoutKey = new RecruitClient({ baseUrl: `${app.base}/api/v1/` });
  expect((await errorOf(withoutKey.jobs.list())).code).toBe('unauthorized');
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {});
  expect(() => clientOf('rps_live_x')).toThrow('browser');
  expect(() => clientOf('rps_live_x', { dangerouslyAllowBrowser: true })).not.toThrow();
  expect(() => new RecruitClient({ baseUrl: app.base })).not.toThrow();
});

test('Say why there is no response', async () => {
  const client = new RecruitClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
  await expect(client.organization.get()).rejects.toThrow(ConnectionError);
});
