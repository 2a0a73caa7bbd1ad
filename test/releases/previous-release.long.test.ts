import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { freePort } from '../../src/development/embedded-server.ts';
import { until } from '../support/app.ts';
import { type Child, startChild } from '../support/processes/child.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { Load, unpackPreviousRelease } from './rollout.ts';

const previous = unpackPreviousRelease();
const here = path.resolve(import.meta.dirname, '../..');

test.skipIf(!previous)(
  'Fail no request and lose no work while the previous release is replaced (needs the history of the repository)',
  { timeout: 900_000 },
  async () => {
    const { folder } = previous as { folder: string };
    const smtp = await startSmtpServer();
    const { url, rows } = await emptyDatabase();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-rollout-'));
    afterAll(() => {
      previous?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const unlimited = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_BURST: '100000' };
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'warn', ...unlimited };
    const command = async (release: string, ...args: string[]): Promise<string> => {
      const child = startChild(path.join(release, 'src/cli.ts'), settings, args);
      const [code] = await child.exit();
      if (code !== 0) throw new Error(child.output());
      return child.output();
    };
    const web = async (release: string) => {
      const port = await freePort();
      const child = startChild(path.join(release, 'src/main.ts'), { ...settings, PORT: String(port) });
      const address = `http://127.0.0.1:${port}`;
      const isReady = () =>
        fetch(`${address}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await until(isReady, () => `${release} to be ready: ${child.output()}`);
      return { child, address };
    };
    const worker = (release: string) => startChild(path.join(release, 'worker/main.ts'), settings);
    const stop = async (child: Child): Promise<void> => {
      child.process.kill('SIGTERM');
      expect(await child.exit(), child.output()).toEqual([0, null]);
    };

    await command(folder, 'migrate');
    const made = JSON.parse(await command(folder, 'organization', 'create', '--name', 'North Talent', '--users', '2'));
    const organization = made.organization_id ?? made.id;
    const key = JSON.parse(await command(folder, 'api-key', 'create', '--organization', organization, '--name', 'ATS'));
    const [oldWeb, oldWorker] = [await web(folder), worker(folder)];
    const load = new Load(key.api_key, [oldWeb.address]);
    const job = await load.call('POST', '/jobs', { title: 'Engineer', required_skills: ['PostgreSQL'] });
    const jobId = job?.body.data.id as string;
    const clients = [1, 2, 3].map((n) => load.run(jobId, n));
    const some = async () => {
      const before = load.applied.length;
      await until(async () => load.failures.length > 0 || load.applied.length >= before + 20, 'requests');
      expect(load.failures).toEqual([]);
    };

    await some();
    await command(here, 'migrate');
    await some();
    const [newWeb, newWorker] = [await web(here), worker(here)];
    load.route([oldWeb.address, newWeb.address]);
    await some();
    // A router takes a process out of rotation before it is told to stop.
    load.route([newWeb.address]);
    await until(async () => !load.isOpen(oldWeb.address), 'the last requests');
    await stop(oldWeb.child);
    await some();
    // Emails that the previous release does not know.
    const applied = await rows('select id from candidate_jobs where outreach_sent_at is not null order by id limit 20');
    for (const { id } of applied) {
      await load.call('PUT', `/applications/${id}`, { status: 'rejected', send_rejection_email: true });
    }
    const isRejection = (mail: { subject?: string }) => mail.subject?.endsWith(': the decision') === true;
    await until(async () => smtp.mails.filter(isRejection).length === applied.length, 'rejection emails');
    expect(
      await rows(
        `select data from pgboss.job where name like 'outreach.deliver%' and (retry_count > 0 or state = 'retry')`,
      ),
    ).toEqual([]);
    await stop(oldWorker);
    await some();
    load.stop();
    await Promise.all(clients);
    expect(load.failures).toEqual([]);

    const done = async () => {
      const [row] = await rows(
        `select (select count(distinct application_id)::int from match_scores) as scored,
           count(outreach_sent_at)::int as mailed from candidate_jobs`,
      );
      return row?.scored === load.applied.length && row.mailed === load.applied.length;
    };
    await until(done, 'all applications to be scored and mailed');
    const outreach = smtp.mails.filter((mail) => !isRejection(mail));
    expect(outreach.map((mail) => mail.to?.[0]?.address).toSorted()).toEqual(load.applied.toSorted());
    const dead = `select name, data, output from pgboss.job where name like '%.dead' or state = 'failed'`;
    expect(await rows(dead)).toEqual([]);
    await stop(newWeb.child);
    await stop(newWorker);
  },
);

async function emptyDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  const client = new pg.Client(url.href);
  await client.connect();
  afterAll(async () => {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { url: url.href, rows: async (text: string) => (await client.query(text)).rows };
}
