import { expect, test } from 'vitest';
import { startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { startReadyWeb, startWebChild } from '../support/processes/web-child.ts';
import { freePort } from '../support/servers/free-port.ts';
import { sessionOfTest } from '../support/session.ts';

const app = await startApp({ worker: false });
const tenant = await app.tenant();
const settings = {
  DATABASE_URL: app.config.databaseUrl ?? '',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: app.config.dataDir,
};

const headers = { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' };

test('Finish the current request on SIGTERM, accept no others, and exit 0', async () => {
  const client = (await tenant.api.post('/clients', { name: 'Acme' })).body.data;
  const web = await startReadyWeb(settings);
  const lock = await sessionOfTest(app.config.databaseUrl);
  await lock.query('begin');
  await lock.query('select 1 from clients where id = $1 for update', [client.id]);
  const slow = fetch(`${web.base}/api/v1/clients/${client.id}`, {
    method: 'PUT',
    headers,
    body: '{"name": "Acme Ltd"}',
  });
  await until(
    async () =>
      (
        await app.rows("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
      )[0],
    () => `the request to wait: ${web.output()}`,
  );
  web.process.kill('SIGTERM');
  await until(
    () =>
      fetch(`${web.base}/healthz`).then(
        () => false,
        () => true,
      ),
    'web to take no more',
  );
  await lock.query('commit');
  const answer = await slow;
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await web.exit()).toEqual([0, null]);
  expect(web.output()).toMatch(/"message":"stopped"/);
});

test('Log JSON lines with request and organization IDs, without personal data, in production', async () => {
  const web = await startReadyWeb(settings);
  const body = JSON.stringify({
    full_name: 'Zebulon Quirke',
    email: 'zebulon@secret.example',
    phone_number: '+91 98765 43210',
  });
  await fetch(`${web.base}/api/v1/candidates`, {
    method: 'POST',
    headers: { ...headers, 'x-request-id': 'request-12345' },
    body,
  });
  await fetch(`${web.base}/api/v1/candidates?search=zebulon%40secret.example`, { headers });
  web.process.kill('SIGINT');
  await web.exit();
  const lines = web
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.find((line) => line.request_id === 'request-12345')).toMatchObject({
    level: 'info',
    message: 'request',
    organization_id: tenant.organizationId,
    method: 'POST',
    path: '/api/v1/candidates',
    status: 201,
  });
  expect(web.output()).not.toMatch(/zebulon|98765|secret\.example/i);
  expect(web.output()).not.toContain(tenant.key);
});

test('Stop at once for a wrong setting, with a message that names it', async () => {
  const child = startChild('worker/main.ts', { ...settings, PORT: '70000', RESUME_ALLOW_HOSTS: 'no-port' });
  expect(await child.exit()).toEqual([1, null]);
  expect(child.output()).toMatch(
    /PORT: must be between 0 and 65535.*RESUME_ALLOW_HOSTS: must be a comma list of host:port/,
  );
});

test('Log which limits the machine offers for uploaded files', async () => {
  const worker = startChild('worker/main.ts', settings);
  const line = /\{[^\n]*"message":"limits of programs that read uploaded files"[^\n]*/;
  const [logged = ''] = await until(async () => line.exec(worker.output()), 'the line');
  const { limited, unlimited } = JSON.parse(logged);
  expect([...limited, ...unlimited].sort()).toEqual([
    'CPU time',
    'local sockets',
    'network',
    'other files',
    'other processes',
  ]);
});

test('Start web and answer 503 without a database', async () => {
  const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  const web = await startWebChild({ ...settings, DATABASE_URL: nowhere });
  expect((await fetch(`${web.base}/readyz`)).status).toBe(503);
  web.process.kill('SIGTERM');
  expect((await web.exit())[0]).toBe(0);
});
