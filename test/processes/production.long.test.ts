import { expect, onTestFinished, test } from 'vitest';
import { boot } from '../../src/app/boot.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';

const smtp = await startSmtpServer();
const app = await startApp({
  worker: false,
  config: {
    environment: 'production',
    securityContact: 'mailto:security@jobs.example',
    baseUrl: 'https://jobs.example',
  },
});
const { api } = await app.tenant();
function worker(settings: Record<string, string>) {
  const child = startChild('worker/main.ts', {
    DATABASE_URL: app.urls.worker,
    NODE_ENV: 'production',
    DATA_DIR: app.config.dataDir,
    ...settings,
  });
  onTestFinished(() => void child.process.kill('SIGKILL'));
  return child;
}
const isRunning = (child: ReturnType<typeof worker>) => /worker is running/.test(child.output());

test('Warn in production about settings that work on one machine only', async () => {
  const bare = worker({});
  const bucket = { S3_BUCKET: 'recordings', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  const complete = worker({ BASE_URL: 'https://jobs.example', SMTP_URL: 'smtp://127.0.0.1:1', ...bucket });
  for (const child of [bare, complete]) await until(async () => isRunning(child), 'the worker to run');
  for (const setting of ['BASE_URL', 'SMTP_URL', 'S3_BUCKET']) {
    expect(bare.output()).toMatch(new RegExp(`"warn"[^\n]*${setting}`));
    expect(complete.output()).not.toContain(setting);
  }
});

test('Refuse SMTP_URL without BASE_URL in production', () => {
  const smtpUrl = { SMTP_URL: 'smtp://mail.example' };
  expect(() => loadConfig({ NODE_ENV: 'production', ...smtpUrl })).toThrow(/BASE_URL: must be set in production/);
  expect(loadConfig({ NODE_ENV: 'production', ...smtpUrl, BASE_URL: 'https://jobs.example' }).baseUrl).toBeDefined();
  expect(loadConfig(smtpUrl).smtpUrl).toBeDefined();
});

test('Leave outreach_sent_at empty without a mail server in production, and send once there is one', async () => {
  const job = (await api.post('/jobs', { title: 'Engineer' })).body.data;
  const made = await api.post('/candidates', aCandidate({ application: { job_id: job.id } }));
  const sentAt = async () =>
    (await api.get(`/applications/${made.body.data.applications[0].id}`)).body.data.outreach_sent_at;
  const without = await boot({ ...app.config, databaseUrl: app.urls.worker }, 'worker');
  await without.queue.work(without.resolve, 1);
  const error = async () => (await app.rows(`select error from tasks where state = 'retrying'`))[0]?.error;
  expect(await until(error, 'the delivery to fail')).toMatch(/no mail server \(SMTP_URL\)/);
  await without.close(5);
  expect(await sentAt()).toBeNull();

  await app.rows(`update pgboss.job set start_after = now() where state = 'retry'`);
  const sending = await boot({ ...app.config, databaseUrl: app.urls.worker, smtpUrl: smtp.url }, 'worker');
  await sending.queue.work(sending.resolve, 1);
  await app.idle();
  await sending.close(5);
  expect(await sentAt()).not.toBeNull();
  expect(smtp.mails).toHaveLength(1);
});

test('Serve security.txt with SECURITY_CONTACT, and nothing without', async () => {
  const answer = await fetch(`${app.base}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:security@jobs.example');
  expect(fields.get('Canonical')).toBe('https://jobs.example/.well-known/security.txt');
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(left).toBeGreaterThan(100 * 86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);

  const other = await startApp({ worker: false });
  expect((await fetch(`${other.base}/.well-known/security.txt`)).status).toBe(404);
  expect(() => loadConfig({ SECURITY_CONTACT: 'security@jobs.example' })).toThrow(/SECURITY_CONTACT/);
});
