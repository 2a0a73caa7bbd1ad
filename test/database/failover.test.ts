import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, loadConfig } from '../../src/platform/config.ts';
import { isDatabaseUnavailable } from '../../src/platform/database/failure.ts';
import { databaseServerOf } from '../../src/platform/database/server/database-server.ts';
import { onMeasurement } from '../../src/platform/telemetry/measurements.ts';
import { type Answer, aCandidate, cloneDatabase, startApp, until } from '../support/app.ts';
import { type ProxyRole, startRoleProxy } from '../support/servers/role-proxy.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const { admin, owner } = await cloneDatabase();
const one = await startRoleProxy(owner, 'one', 'primary');
const two = await startRoleProxy(owner, 'two', 'read-only');
const urlOf = (session: string, timeout = '') => {
  const url = new URL(owner);
  return `postgres://${url.username}:${url.password}@${one.address},${two.address}${url.pathname}?target_session_attrs=${session}${timeout}`;
};
beforeEach(async () => {
  await one.become('primary');
  await two.become('read-only');
  // The pools of the application keep what they connected to in an earlier role.
  one.cut();
  two.cut();
});

async function connected(url: string, found: pg.ClientConfig = databaseServerOf(url).server): Promise<pg.Client> {
  const client = new pg.Client({ ...found, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}
const hostOf = async (client: pg.Client): Promise<string> =>
  (await client.query("select current_setting('test.host') as host")).rows[0].host;

async function hostFor(url: string, found?: pg.ClientConfig): Promise<string> {
  const client = await connected(url, found);
  try {
    return await hostOf(client);
  } finally {
    await client.end();
  }
}

/** Asks for a password, and dies while the client computes what to answer. */
async function startDyingServer(): Promise<string> {
  const challenge = (code: number, text: string): Buffer => {
    const message = Buffer.alloc(9 + text.length);
    message.write('R');
    message.writeInt32BE(8 + text.length, 1);
    message.writeInt32BE(code, 5);
    message.write(text, 9);
    return message;
  };
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(challenge(10, 'SCRAM-SHA-256\0\0'));
      socket.once('data', (answer) => {
        const [, nonce] = /r=([^,]+)$/.exec(answer.toString()) ?? [];
        socket.end(challenge(11, `r=${nonce}x,s=c2FsdA==,i=100000`));
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  return `127.0.0.1:${(server.address() as net.AddressInfo).port}`;
}

describe('target_session_attrs', () => {
  test.each<[string, ProxyRole, ProxyRole, string]>([
    ['any', 'read-only', 'primary', 'one'],
    ['any', 'away', 'primary', 'two'],
    ['read-write', 'primary', 'primary', 'one'],
    ['read-write', 'read-only', 'primary', 'two'],
    ['read-write', 'standby', 'primary', 'two'],
    ['read-write', 'away', 'primary', 'two'],
    ['read-write', 'starting', 'primary', 'two'],
    ['read-write', 'standby', 'silent', 'two'],
    ['read-only', 'primary', 'read-only', 'two'],
    ['read-only', 'silent', 'standby', 'two'],
    ['primary', 'standby', 'read-only', 'two'],
    ['primary', 'standby', 'silent', 'two'],
    ['standby', 'read-only', 'standby', 'two'],
    ['prefer-standby', 'primary', 'standby', 'two'],
    ['prefer-standby', 'primary', 'read-only', 'one'],
    ['prefer-standby', 'away', 'primary', 'two'],
  ])('Choose for target_session_attrs=%s among %s and %s host %4$s', async (session, first, second, expected) => {
    await one.become(first);
    await two.become(second);
    expect(await hostFor(urlOf(session))).toBe(expected);
  });

  test('Refuse as unavailable while no host fits', async () => {
    await one.become('standby');
    await expect(hostFor(urlOf('read-write'))).rejects.toMatchObject({ code: '57P03' });
    await one.become('dying');
    await two.become('dying');
    const error = await hostFor(urlOf('read-write')).catch((e: unknown) => e);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    await one.become('away');
    await two.become('away');
    await expect(hostFor(urlOf('read-write'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('Fail as unavailable whenever a connection is lost', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => connected(urlOf('read-write'))));
    const untilFailed = async (client: pg.Client) => {
      for (;;) await client.query('select 1');
    };
    const failures = clients.map((client) => untilFailed(client).catch((error: unknown) => error));
    one.cut();
    for (const error of await Promise.all(failures)) expect(isDatabaseUnavailable(error), String(error)).toBe(true);
  });

  test('Never answer one host’s challenge to another: fail as unavailable, then begin with the other', async () => {
    const dying = await startDyingServer();
    const { server } = databaseServerOf(
      urlOf('read-write').replace(one.address, dying).replace(two.address, one.address),
    );
    const error = await hostFor('', server).catch((e: unknown) => e);
    expect(isDatabaseUnavailable(error), String(error)).toBe(true);
    expect(await hostFor('', server)).toBe('one');
  });

  test('Wait for a host that does not answer only once', async () => {
    await one.become('deaf');
    await two.become('primary');
    const { server } = databaseServerOf(urlOf('read-write', '&connect_timeout=2'));
    expect(await hostFor('', server)).toBe('two');
    const since = performance.now();
    expect(await hostFor('', server)).toBe('two');
    expect(performance.now() - since).toBeLessThan(1_900);
  });

  test('Do not try other hosts after a refused password', async () => {
    const wrong = urlOf('read-write').replace(/:[^:@]+@/, ':wrong@');
    await expect(hostFor(wrong)).rejects.toMatchObject({ code: '28P01' });
  });

  test.each([
    ['the server becomes read-only', 'set default_transaction_read_only = on'],
    ['a write is refused', 'set transaction_read_only = on; create table refused ()'],
  ])('End the connection once %s', async (_, statements) => {
    const client = await connected(urlOf('read-write'));
    const ended = new Promise((resolve) => client.once('end', resolve));
    // More than one packet of rows in front.
    await client.query("select repeat('x', 1000) from generate_series(1, 500)");
    await client.query(`begin; ${statements}`).catch((error: { code: string }) => expect(error.code).toBe('25006'));
    await ended;
  });

  test.each([
    ['a,b/x?target_session_attrs=leader', /DATABASE_URL: target_session_attrs must be one of any, read-write/],
    ['a,b:0/x', /port must be/],
    ['a,b/x?port=1,2,3', /port must be one, or one for each host/],
    ['a,b/x?connect_timeout=soon', /connect_timeout must be/],
  ])('Refuse %s, and do not repeat the URL', (rest, reason) => {
    const parse = () => databaseServerOf(`postgres://u:hunter2@${rest}`);
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(reason);
    expect(parse).not.toThrow(/hunter2/);
  });
});

test('Accept several hosts in the settings, and take the role from their URL', () => {
  const config = loadConfig({ DATABASE_URL: 'postgres://web:p%40@a:1,[::1]:2,c/x', MIGRATE_DATABASE_URL: owner });
  expect(config.migration.roles).toEqual({ web: 'web', worker: 'web' });
  for (const url of ['postgres://a,/x', 'postgres://a:b:c,d/x', 'postgres://[::1,b/x'])
    expect(() => loadConfig({ DATABASE_URL: url })).toThrow(/DATABASE_URL: must name a host/);
});

describe('web and worker', async () => {
  const smtp = await startSmtpServer();
  const app = await startApp({ config: { databaseUrl: urlOf('read-write'), smtpUrl: smtp.url } });
  const { api } = await app.tenant();
  const db = new pg.Pool({ connectionString: admin, max: 2 });
  db.on('error', () => {});
  afterAll(() => db.end());
  const rows = async (text: string, values: unknown[] = []): Promise<any[]> => (await db.query(text, values)).rows;

  test('Follow the primary to another host without a restart, an acknowledged write lost, or an attempt used', async () => {
    const job = (await api.post('/jobs', { title: 'Engineer', required_skills: ['PostgreSQL'] })).body.data;
    const candidate = () => aCandidate({ primary_skills: ['PostgreSQL'], application: { job_id: job.id } });
    const acknowledged = new Set<string>();
    const refused: Answer[] = [];
    let done = false;
    const client = async () => {
      while (!done) {
        const answer = await api.post('/candidates', candidate());
        if (answer.status === 201) acknowledged.add(answer.body.data.applications[0].id);
        else refused.push(answer);
      }
    };
    // The server goes while a task is under way, which cannot record the refusal.
    let failover: Promise<void> | undefined;
    smtp.control.refuse = async () => {
      if (failover) return undefined;
      failover = one.become('away');
      await failover;
      return 451;
    };
    let handedBack = 0;
    const stopListening = onMeasurement('task', ({ task, outcome }) => {
      if (task === 'outreach.deliver-message' && outcome === 'handed_back') handedBack += 1;
    });
    const clients = Array.from({ length: 3 }, client);
    onTestFinished(() => {
      done = true;
      stopListening();
    });
    await until(async () => handedBack > 0 && refused.length >= 5, 'a task handed back, and refused requests', 20_000);
    expect((await app.anonymous.call('GET', '/readyz')).status).toBe(503);
    const before = acknowledged.size;
    // The first host comes back as a standby of the promoted second.
    await one.become('standby');
    await two.become('primary');
    two.cut();
    await until(async () => acknowledged.size >= before + 20, '20 more applications', 20_000);
    done = true;
    await Promise.all(clients);

    for (const { status, body, headers } of refused) {
      expect({ status, code: body.error.code }).toEqual({ status: 503, code: 'unavailable' });
      expect(headers.get('retry-after')).toMatch(/^\d+$/);
    }
    const complete = `select id from candidate_jobs where id = any($1) and match_score is not null and outreach_sent_at is not null`;
    await until(
      async () => (await rows(complete, [[...acknowledged]])).length === acknowledged.size,
      'all tasks',
      45_000,
    );
    const retried = await rows(
      `select j.name, j.retry_limit - q.retry_limit as given, j.retry_count as used
       from pgboss.job j join pgboss.queue q on q.name = j.name where j.retry_count > 0`,
    );
    expect(retried).toContainEqual({ name: 'outreach.deliver-message', given: 1, used: 1 });
    const times = new Map<string, Set<unknown>>();
    for (const mail of smtp.mails) {
      const to = mail.to?.[0]?.address ?? '';
      times.set(to, (times.get(to) ?? new Set()).add(mail.messageId));
    }
    // A repeated email is the same one.
    for (const ids of times.values()) expect(ids.size).toBe(1);
  }, 90_000);
});
