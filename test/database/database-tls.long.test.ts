import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../src/app/migrate.ts';
import { ConfigError } from '../../src/platform/config.ts';
import { databaseServerOf, withOptions } from '../../src/platform/database/server/database-server.ts';
import { startApp } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { certificateOnly, startTlsPostgres, tlsOnly } from '../support/servers/tls-postgres.ts';

const server = await startTlsPostgres();
afterAll(() => server.stop());
const { ca, otherCa, certificate, key } = server.files;

async function query(url: string, text: string, caFile?: string): Promise<any[]> {
  const client = new pg.Client(withOptions(databaseServerOf(url, { caFile }).server, '-c timezone=UTC'));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
const isEncrypted = async (url: string, caFile?: string): Promise<boolean> =>
  (await query(url, 'select ssl from pg_stat_ssl where pid = pg_backend_pid()', caFile))[0].ssl;

for (const database of [tlsOnly, certificateOnly]) await query(server.url, `create database ${database}`);

describe('a server that takes TLS only', async () => {
  const url = server.urlOf(tlsOnly, { sslmode: 'verify-full', sslrootcert: ca });
  const password = 'correct-horse-battery';
  await migrate(url);
  const app = await startApp({ config: { databaseUrl: url, operatorPassword: password } });
  const names = ['web', 'web-dashboard', 'web-queue', 'worker', 'worker-queue'];
  const seen = new Map<string, boolean>();
  /** Whether connections are encrypted, by name, of those that are open now or were at an earlier call. */
  async function opened(): Promise<Map<string, boolean>> {
    const rows = await app.rows(
      `select application_name as name, bool_and(ssl) as encrypted from pg_stat_activity join pg_stat_ssl using (pid)
       where datname = current_database() and application_name = any($1) group by 1`,
      [names],
    );
    for (const { name, encrypted } of rows) seen.set(name, encrypted && seen.get(name) !== false);
    return seen;
  }
  await opened();
  const { api } = await app.tenant();

  test('Encrypt the connections of every pool', async () => {
    const job = (await api.post('/jobs', { title: 'Engineer' })).body.data;
    expect((await api.get(`/jobs/${job.id}`)).status).toBe(200);
    await app.idle();
    const headers = { authorization: `Basic ${Buffer.from(`operator:${password}`).toString('base64')}` };
    expect((await fetch(`${app.base}/operator/queues`, { headers })).status).toBe(200);
    expect(await opened()).toEqual(new Map(names.map((name) => [name, true])));
  });

  test('Run operator commands and migrations with DATABASE_CA_FILE', async () => {
    const plain = server.urlOf(tlsOnly, {});
    for (const args of [['migrate'], ['work', 'status']]) {
      const child = startChild('src/cli.ts', { DATABASE_URL: plain, DATABASE_CA_FILE: ca }, args);
      expect(await child.exit(), child.output()).toEqual([0, null]);
    }
  });
});

test.each([
  ['prefer', 'localhost', {}, true],
  ['require', '127.0.0.1', {}, true],
  ['no-verify', '127.0.0.1', {}, true],
  ['verify-ca', '127.0.0.1', { sslrootcert: ca }, true],
  ['require', '127.0.0.1', { sslrootcert: ca }, true],
  ['verify-full', 'localhost', { sslrootcert: ca }, true],
  ['verify-full', 'localhost', { sslrootcert: ca, sslnegotiation: 'direct' }, true],
  ['disable', 'localhost', {}, false],
])('Connect with sslmode=%s to %s %j', async (sslmode, host, more, encrypted) => {
  expect(await isEncrypted(server.urlOf('postgres', { sslmode, ...more }, host))).toBe(encrypted);
});

test.each([
  ['disable', 'localhost', {}, /no encryption/],
  ['verify-full', '127.0.0.1', { sslrootcert: ca }, /does not match certificate/],
  ['verify-full', 'localhost', { sslrootcert: otherCa }, /self-signed certificate|unable to verify/],
  ['verify-full', 'localhost', {}, /self-signed certificate/],
  ['verify-full', 'localhost', { sslrootcert: 'system' }, /self-signed certificate/],
  ['verify-ca', 'localhost', { sslrootcert: otherCa }, /self-signed certificate|unable to verify/],
  ['require', 'localhost', { sslrootcert: otherCa }, /self-signed certificate|unable to verify/],
])('Refuse with sslmode=%s to %s %j', async (sslmode, host, more, reason) => {
  await expect(isEncrypted(server.urlOf(tlsOnly, { sslmode, ...more }, host))).rejects.toThrow(reason);
});

test('Verify the name with DATABASE_CA_FILE and no sslmode', async () => {
  expect(await isEncrypted(server.urlOf(tlsOnly, {}), ca)).toBe(true);
  await expect(isEncrypted(server.urlOf(tlsOnly, {}, '127.0.0.1'), ca)).rejects.toThrow(/does not match certificate/);
});

test('Send the certificate and key that the URL names', async () => {
  const own = { sslmode: 'verify-full', sslrootcert: ca };
  await expect(isEncrypted(server.urlOf(certificateOnly, own))).rejects.toThrow(/client certificate/);
  expect(await isEncrypted(server.urlOf(certificateOnly, { ...own, sslcert: certificate, sslkey: key }))).toBe(true);
});

test('Use clear text with sslmode=prefer where the server has no TLS, and refuse it with require', async () => {
  const withMode = (mode: string) => `${inject('adminUrl')}?sslmode=${mode}`;
  expect(await isEncrypted(withMode('prefer'))).toBe(false);
  await expect(isEncrypted(withMode('require'))).rejects.toThrow(/does not support SSL/);
});

test('Carry long statements and answers with sslmode=prefer', async () => {
  for (const url of [server.urlOf(tlsOnly, { sslmode: 'prefer' }), `${inject('adminUrl')}?sslmode=prefer`]) {
    const text = 'x'.repeat(3_000_000);
    const [row] = await query(url, `select '${text}' as text`);
    expect(row.text === text).toBe(true);
  }
});

test('End and fail like any other connection with sslmode=prefer', async () => {
  const client = new pg.Client(databaseServerOf(server.urlOf(tlsOnly, { sslmode: 'prefer' })).server);
  const ended = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  await query(server.url, `select pg_terminate_backend(${rows[0].pid})`);
  await ended;
  await expect(isEncrypted('postgres://nobody@127.0.0.1:1/none?sslmode=prefer')).rejects.toThrow(/ECONNREFUSED/);
});

test.each([
  ['sslmode=allow', /DATABASE_URL: sslmode must be one of disable, prefer/],
  ['sslmode=verify-ca', /verify-ca needs sslrootcert/],
  [
    'sslmode=verify-full&sslrootcert=/hunter2/none.pem',
    /the file of the certificate authority cannot be read \(ENOENT/,
  ],
  ['sslmode=no-verify&sslrootcert=/none.pem', /nothing is verified with sslmode=no-verify/],
  ['sslcert=/none.pem', /sslcert and sslkey belong together/],
  ['sslmode=prefer&sslnegotiation=direct', /needs sslmode=require/],
  ['port=x', /port must be/],
])('Refuse a URL with %s, and do not repeat the URL', (parameters, reason) => {
  const parse = () => databaseServerOf(`postgres://u:hunter2@db.example/x?${parameters}`);
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(reason);
  expect(parse).not.toThrow(/hunter2/);
});

test('Prefer TLS across a network, and not on the same machine, without sslmode', () => {
  const of = (host: string) => databaseServerOf(`postgres://u:p@${host}/x`).server;
  expect(of('db.example').stream).toBeDefined();
  for (const host of ['localhost', '127.0.0.1', '[::1]']) expect(of(host)).toMatchObject({ ssl: false, port: 5432 });
  expect(of('127.0.0.1').stream).toBeUndefined();
});

test('Read the other parts of a URL, and name those without an effect', () => {
  const { server: read, unused } = databaseServerOf(
    'postgres://us%40er:p%2Fw@db.example:6000/na%20me?sslmode=disable&options=-c%20search_path%3Dapp&pgbouncer=true',
  );
  expect(read).toEqual({
    host: 'db.example',
    port: 6000,
    user: 'us@er',
    password: 'p/w',
    database: 'na me',
    options: '-c search_path=app',
    ssl: false,
  });
  expect(unused).toEqual(['pgbouncer']);
});
