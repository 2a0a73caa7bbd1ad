import { expect, test } from 'vitest';
import { ApiKeyService } from '../../src/modules/access/index.ts';
import { type Answer, startApp, until } from '../support/app.ts';
import { startTcpProxy } from '../support/servers/tcp-proxy.ts';
import { expectProblem } from './problem.ts';

const behind = await startApp({ worker: false });
const proxy = await startTcpProxy(behind.config.databaseUrl as string);
const app = await startApp({ worker: false, config: { databaseUrl: proxy.url } });
const { organizationId, api } = await app.tenant();
const keys = behind.web.resolve(ApiKeyService);
const newKey = () => keys.create({ organizationId, name: 'k', expiresAt: null, createdByUserId: null });

const clients = async () => (await behind.rows('select name from clients order by created_at')).map((row) => row.name);
const expectUnavailable = (answer: Answer) => {
  expectProblem(answer, 503, 'unavailable');
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|127\.0\.0\.1|connect|pool|postgres|select/i);
};

test('Return 503 with Retry-After while the database is unavailable, and recover automatically', async () => {
  const unseen = (await newKey()).apiKey;
  expect((await api.post('/clients', { name: 'before' })).status).toBe(201);
  expect((await app.anonymous.call('GET', '/readyz')).status).toBe(200);

  await proxy.cut();
  expectUnavailable(await api.get('/clients'));
  expectUnavailable(await api.post('/clients', { name: 'during' }));
  expectUnavailable(await api.put(`/jobs/${organizationId}`, { title: 'during' }));
  // a good key is not called a bad one because it cannot be looked up
  expectUnavailable(await app.withKey(unseen).get('/clients'));
  expectUnavailable(await app.anonymous.call('GET', '/readyz'));
  // what needs no database is answered as ever
  expect((await app.anonymous.call('GET', '/healthz')).status).toBe(200);
  expectProblem(await app.anonymous.call('GET', '/api/v1/clients'), 401, 'unauthorized');
  expectProblem(await api.post('/clients', {}), 400, 'validation_error');
  expectProblem(await api.get('/nothing'), 404, 'not_found');

  await proxy.restore();
  expect((await api.get('/clients')).body.data).toMatchObject([{ name: 'before' }]);
  expect((await app.anonymous.call('GET', '/readyz')).status).toBe(200);
  expect((await app.withKey(unseen).post('/clients', { name: 'after' })).status).toBe(201);
  expect(await clients()).toEqual(['before', 'after']);
});

test('Keep every confirmed row while PostgreSQL ends connections, and create each other row once on repeat', async () => {
  const create = (name: string) => api.call('POST', '/api/v1/clients', { name }, { 'idempotency-key': name });
  const before = await clients();
  const answers = new Map<string, Answer>();
  for (let round = 0; round < 4; round++) {
    const names = Array.from({ length: 10 }, (_, i) => `ended-${round}-${i}`);
    const sent = names.map(async (name) => answers.set(name, await create(name)));
    await behind.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'web' and pid <> pg_backend_pid()`,
    );
    await Promise.all(sent);
  }
  await until(async () => (await api.get('/clients')).status === 200, 'the service to be well');
  // A connection may end after the commit and before its answer. The repeat then returns the stored answer.
  for (const [name, answer] of answers) {
    if (answer.status === 201) continue;
    expectUnavailable(answer);
    answers.set(name, await create(name));
  }
  expect([...answers.values()].map(({ status }) => status)).toEqual(Array(40).fill(201));
  const made = [...answers].map(([name, { body }]) => `${name} ${body.data.id}`);
  const rows = await behind.rows(`select name, id from clients where name like 'ended-%'`);
  expect(rows.map(({ name, id }) => `${name} ${id}`).toSorted()).toEqual(made.toSorted());
  expect(await clients()).toHaveLength(before.length + 40);
  for (const { body } of answers.values()) {
    expect((await api.get(`/clients/${body.data.id}`)).body.data).toMatchObject({ name: body.data.name });
  }
});

test('Return 503 from /readyz and 200 from /healthz while a migration is missing', async () => {
  const [last] = await behind.rows(
    'delete from schema_migrations where id = (select max(id) from schema_migrations) returning *',
  );
  expectUnavailable(await app.anonymous.call('GET', '/readyz'));
  expect((await app.anonymous.call('GET', '/healthz')).status).toBe(200);
  await behind.rows('insert into schema_migrations select * from json_populate_record(null::schema_migrations, $1)', [
    last,
  ]);
  expect((await app.anonymous.call('GET', '/readyz')).status).toBe(200);
});
