import { afterAll, describe, expect, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import type { Config } from '../../src/platform/config.ts';
import { listen } from '../../src/platform/http/server.ts';
import { signIn } from '../console/console-client.ts';
import { startApp, until } from '../support/app.ts';
import { browserTest, expectClean, startPhones } from '../support/browser.ts';
import { startReadyWeb } from '../support/processes/web-child.ts';
import { sessionOfTest } from '../support/session.ts';

const password = 'correct-horse-battery';
const app = await startApp({ worker: false, config: { operatorPassword: password, trustedProxies: 1 } });
const tenant = await app.tenant();
const phones = startPhones(app.base);
const path = '/operator/queues';

const basic = (user: string, word: string): string => `Basic ${Buffer.from(`${user}:${word}`).toString('base64')}`;
const authorization = basic('operator', password);
type Ask = Omit<RequestInit, 'headers'> & { headers?: Record<string, string>; base?: string };
const ask = (where = path, { base = app.base, ...init }: Ask = {}) =>
  fetch(base + where, { redirect: 'manual', ...init });
const asOperator = (where = path, { headers, ...init }: Ask = {}) =>
  ask(where, { ...init, headers: { authorization, ...headers } });

/** One more web process on the same database. */
async function another(config: Partial<Config>): Promise<string> {
  const web = await boot({ ...app.config, ...config }, 'web');
  const server = await listen(web.http(), 0, '127.0.0.1');
  afterAll(async () => {
    await server.stop(1);
    await web.close(1);
  });
  return `http://127.0.0.1:${server.port}`;
}

type Shown = Map<string, { queued: number; active: number }>;

/** What a page of queues shows, by the queue's name. */
async function shownOn(page: number): Promise<Shown> {
  const html = await (await asOperator(`${path}/queues?page=${page}`)).text();
  const rows = html
    .split('<tr')
    .map((row) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, '').trim()),
    )
    .filter(([name]) => name);
  return new Map(
    rows.map(([name = '', , queued, , , , active]) => [name, { queued: Number(queued), active: Number(active) }]),
  );
}

/** There are more queues than a page has rows. */
const shown = async (): Promise<Shown> =>
  new Map((await Promise.all([1, 2, 3].map(shownOn))).flatMap((page) => [...page]));

const taskOf = async (queue: string): Promise<{ id: string; state: string }> =>
  (await app.rows('select id, state::text from pgboss.job where name = $1 order by created_on', [queue]))[0];

const cancel = async (queue: string, headers: Record<string, string>, base?: string) =>
  asOperator(`${path}/queues/${queue}`, {
    ...(base && { base }),
    method: 'POST',
    headers,
    body: new URLSearchParams({ intent: 'cancel', jobId: (await taskOf(queue)).id }),
  });

describe('access', () => {
  test('Return 404 without a password, as for any unknown path', async () => {
    const base = await another({ operatorPassword: undefined });
    const known = await asOperator(path, { base });
    const unknown = await asOperator('/operator/nothing', { base });
    expect([known.status, known.headers.get('www-authenticate')]).toEqual([404, null]);
    const said = async (answer: Response) => ({ ...(await answer.json()).error, request_id: '' });
    expect(await said(known)).toEqual(await said(unknown));
    expect((await asOperator('/operator/queuesandmore')).status).toBe(404);
  });

  test.each([
    ['nothing', undefined],
    ["a tenant's key", `Bearer ${tenant.key}`],
    ["a tenant's key as password", basic('operator', tenant.key)],
    ['a wrong password', basic('operator', `${password}!`)],
    ['the password of another name', basic('admin', password)],
    ['the password as a key', `Bearer ${password}`],
    ['no password', basic('operator', '')],
    ['nonsense', 'Basic %%%'],
  ])('Return 401 with %s, for pages and files', async (what, given) => {
    for (const where of [path, `${path}.data`, `${path}/queues`, `${path}/assets/root.css`]) {
      const headers = { 'x-forwarded-for': `203.0.113.${what.length}`, ...(given && { authorization: given }) };
      const answer = await ask(where, { headers });
      expect([where, answer.status, answer.headers.get('www-authenticate')]).toEqual([
        where,
        401,
        'Basic realm="operator", charset="UTF-8"',
      ]);
    }
  });

  test('Return 401 with the console session of an admin', async () => {
    const { cookies } = await signIn(app, tenant, 'admin');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await ask(path, { headers: { cookie } })).status).toBe(401);
  });

  test('Return 429 after too many wrong passwords from an address, without affecting others', async () => {
    const from = (address: string, word: string) =>
      ask(path, { headers: { 'x-forwarded-for': address, authorization: basic('operator', word) } });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await from('203.0.113.1', `wrong-${i}`)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await from('203.0.113.1', password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.2', password)).status).toBe(200);
  });
});

describe('pages', () => {
  test('Serve the page and its files without the database’s name or password', async () => {
    const page = await asOperator();
    expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      200,
      'text/html',
      'no-store',
    ]);
    const html = await page.text();
    expect(html).not.toMatch(/postgres(ql)?:\/\//);
    expect(html).not.toContain('googleapis');
    const files = [...html.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      expect(file).toMatch(/^\/operator\/queues\/assets\//);
      const answer = await asOperator(file);
      expect(answer.status, file).toBe(200);
      expect(await answer.text()).not.toContain('googleapis');
    }
  });

  test('Show the queues with the same counts as `work status`', async () => {
    await tenant.api.post('/jobs', { title: 'Waits', jd_text: 'Engineer with Node.js' });
    await tenant.api.post('/jobs', { title: 'Waits too', jd_text: 'Engineer with Node.js' });
    await app.rows(`insert into pgboss.job (name, data) values ('outreach.deliver-message.dead', '{}')`);
    // A worker that counts and takes nothing.
    const worker = await boot(app.config, 'worker');
    afterAll(() => worker.close(1));
    const status = await worker.queue.status();
    expect(status.find((one) => one.queue === 'jobs.enrich')).toMatchObject({ queued: 2, failed: 0 });
    expect(status.find((one) => one.queue === 'outreach.deliver-message')).toMatchObject({ queued: 0, failed: 1 });
    const counts = await until(async () => {
      const seen = await shown();
      return seen.get('jobs.enrich')?.queued === 2 ? seen : undefined;
    }, 'the dashboard to count');
    // Schedules may add to the others at any moment.
    for (const one of status.filter(({ queue }) => /^(jobs.enrich$|outreach)/.test(queue))) {
      const { queued, active } = counts.get(one.queue) ?? {};
      const failed = counts.get(`${one.queue}.dead`)?.queued;
      expect({ queue: one.queue, queued, active, failed }).toEqual({
        queue: one.queue,
        queued: one.queued + one.retrying,
        active: one.active,
        failed: one.failed,
      });
    }
    expect(counts.size).toBeGreaterThanOrEqual(2 * status.length);
    const connections = await app.rows(
      "select 1 from pg_stat_activity where datname = current_database() and application_name = 'web-dashboard'",
    );
    expect(connections.length).toBeLessThanOrEqual(2);
  });

  browserTest(
    'in a browser: a task can be looked at and cancelled, nothing is asked elsewhere or against the policy',
    async () => {
      const phone = await phones.open({ httpCredentials: { username: 'operator', password } });
      expect(await phone.go(`${path}/queues?search=jobs.enrich`)).toBe(200);
      await phone.page.getByRole('link', { name: 'jobs.enrich', exact: true }).click();
      await phone.page.getByRole('link', { name: (await taskOf('jobs.enrich')).id }).click();
      await phone.page.getByText(tenant.organizationId).first().waitFor();
      await phone.shot('operator-task');
      await phone.page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await phone.page.getByRole('button', { name: 'Cancel Job', exact: true }).click();
      await phone.page.getByRole('button', { name: 'Resume', exact: true }).waitFor();
      expect((await taskOf('jobs.enrich')).state).toBe('cancelled');
      expectClean(phone);
    },
  );
});

describe('writes', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['from another origin', { origin: 'https://evil.example' }],
  ])('Return 403 for one %s, without a change', async (_from, headers) => {
    await app.rows(`insert into pgboss.job (name, data) values ('interviews.expire.dead', '{}')`);
    expect((await cancel('interviews.expire.dead', headers as unknown as Record<string, string>)).status).toBe(403);
    expect((await taskOf('interviews.expire.dead')).state).toBe('created');
  });

  test('Include the proxy’s path in all links, and accept its forms', async () => {
    const base = await another({ baseUrl: 'https://ops.example.com/recruiting' });
    const html = await (await asOperator(path, { base })).text();
    const links = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !link.startsWith('/recruiting/operator/queues'))).toEqual([]);
    const file = links
      .find((link) => link.includes('/assets/root-') && link.endsWith('.js'))
      ?.replace('/recruiting', '');
    expect((await asOperator(file, { base })).status).toBe(200);
    await app.rows(`insert into pgboss.job (name, data) values ('screenings.expire.dead', '{}')`);
    expect((await cancel('screenings.expire.dead', { origin: 'https://ops.example.com' }, base)).status).toBe(200);
    expect((await taskOf('screenings.expire.dead')).state).toBe('cancelled');
  });
});

test('Stop in time, and close all connections, while a page waits for the database', async () => {
  const { base, ...child } = await startReadyWeb({
    DATABASE_URL: app.config.databaseUrl ?? '',
    DATA_DIR: app.config.dataDir,
    NODE_ENV: 'production',
    STOP_SECONDS: '1',
    OPERATOR_PASSWORD: password,
  });
  const lock = await sessionOfTest(app.config.databaseUrl);
  await lock.query('begin; lock table pgboss.queue in access exclusive mode');
  const page = asOperator(path, { base }).catch(() => undefined);
  const connections = () =>
    app.rows(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'web-dashboard' and wait_event_type = 'Lock'",
    );
  await until(async () => (await connections()).length > 0, 'the page to wait');
  child.process.kill('SIGTERM');
  expect(await child.exit(), child.output()).toEqual([0, null]);
  await page;
  await lock.query('rollback');
  await until(async () => (await connections()).length === 0, 'its connections to end');
});

test('Lock out a caller who changes the forwarded address with every wrong password', async () => {
  const base = await another({});
  const statuses: number[] = [];
  for (let n = 0; n < 40; n++) {
    const headers = { authorization: basic('operator', `guess-${n}`), 'x-forwarded-for': `203.0.113.${n}` };
    statuses.push((await ask(path, { base, headers })).status);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
});
