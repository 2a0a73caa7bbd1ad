import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../src/platform/config.ts';
import { createLogger, withLogContext } from '../../src/platform/log.ts';
import { sqlSpan } from '../../src/platform/telemetry/sql-span.ts';
import { startTracing } from '../../src/platform/telemetry/trace-export.ts';
import { traced as inSpan } from '../../src/platform/telemetry/tracing.ts';
import { aCandidate, startApp, until } from '../support/app.ts';
import { startChild } from '../support/processes/child.ts';
import { startReadyWeb } from '../support/processes/web-child.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { startTraceReceiver } from './trace-receiver.ts';

const smtp = await startSmtpServer();
const receiver = await startTraceReceiver();
const app = await startApp({ worker: false });
const tenant = await app.tenant();
const email = 'zebulon.quirke@secret.example';

const settings = {
  NODE_ENV: 'production',
  BASE_URL: 'https://jobs.example',
  HOST: '127.0.0.1',
  DATA_DIR: app.config.dataDir,
  SMTP_URL: smtp.url,
};
const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-team=blue%20team' };
const loaded = /loaded (\S+)/g;
/** Prints which packages of telemetry a process loads. pg-boss loads the API, without the rest. */
const showLoads = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`import { registerHooks } from 'node:module';
    registerHooks({ resolve(specifier, context, next) {
      if (/^(@opentelemetry.(?!api$)|prom-client)/.test(specifier)) console.log('loaded ' + specifier);
      return next(specifier, context);
    } });`)}`,
};

const startWeb = (more: Record<string, string>) => startReadyWeb({ ...settings, DATABASE_URL: app.urls.web, ...more });
const startWorker = (more: Record<string, string>) =>
  startChild('worker/main.ts', { ...settings, DATABASE_URL: app.urls.worker, ...more });

test('Follow an application from the request through the queue to the email in one trace', async () => {
  const job = (await tenant.api.post('/jobs', { title: 'Quartermaster of Secrets' })).body.data;
  const candidate = (await tenant.api.post('/candidates', aCandidate({ full_name: 'Zebulon Quirke', email }))).body
    .data;
  const web = await startWeb(traced);
  const worker = startWorker(traced);
  const caller = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const answer = await fetch(`${web.base}/api/v1/applications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json', traceparent: caller },
    body: JSON.stringify({ candidate_id: candidate.id, job_id: job.id }),
  });
  expect(answer.status).toBe(201);
  await until(async () => smtp.to(email)[0], 'the email');
  const token = 't'.repeat(43);
  await fetch(`${web.base}/interview/${token}?secret=${email}`);
  await app.idle();
  for (const child of [web, worker]) {
    child.process.kill('SIGTERM');
    expect(await child.exit()).toEqual([0, null]);
  }

  const spans = receiver.spans();
  const request = spans.find(({ name }) => name === 'POST /api/v1/applications');
  expect(request).toMatchObject({
    service: 'recruitment-web',
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/v1/applications',
      'http.response.status_code': 201,
    },
  });
  expect(request?.parentSpanId ?? '').toBe('');
  const trace = spans.filter(({ traceId }) => traceId === request?.traceId);
  const find = (service: string, name: string) =>
    trace.find((span) => span.service === `recruitment-${service}` && span.name === name);
  const task = find('worker', 'process outreach.deliver-message');
  const mail = find('worker', 'send mail');
  expect(find('web', 'insert candidate_jobs')).toMatchObject({
    kind: 3,
    attributes: { 'db.system.name': 'postgresql' },
  });
  expect(task).toMatchObject({ kind: 5, attributes: { 'messaging.destination.name': 'outreach.deliver-message' } });
  expect(mail).toMatchObject({ kind: 3, parentSpanId: task?.spanId, failed: false });
  expect(trace.some(({ service, name }) => service === 'recruitment-worker' && name.startsWith('update '))).toBe(true);
  // Each span hangs below the request.
  const known = new Set(trace.map(({ spanId }) => spanId));
  expect(trace.filter((span) => span !== request && !known.has(span.parentSpanId ?? ''))).toEqual([]);

  // The caller's trace is linked, not continued.
  expect(spans.some(({ traceId }) => traceId === 'a'.repeat(32))).toBe(false);
  expect(receiver.text()).toContain('a'.repeat(32));
  expect(receiver.headers[0]).toMatchObject({ 'x-team': 'blue team' });
  // Logs lead to the trace.
  expect(web.output()).toMatch(new RegExp(`"trace_id":"${request?.traceId}"[^\n]*"message":"request"`));
  expect(worker.output()).toMatch(new RegExp(`"trace_id":"${request?.traceId}"[^\n]*"message":"task done"`));

  expect(spans.some(({ name }) => name === 'GET /interview/{token}')).toBe(true);
  for (const secret of [email, 'secret.example', 'Zebulon', 'Quartermaster', token, tenant.key, tenant.organizationId])
    expect(receiver.text(), secret).not.toContain(secret);
  for (const id of [job.id, candidate.id]) expect(receiver.text()).not.toContain(id);
});

test('Load no package of telemetry unless it is on', async () => {
  const quiet = await startWeb(showLoads);
  expect([...quiet.output().matchAll(loaded)]).toEqual([]);
  const on = await startWeb({ ...showLoads, ...traced });
  expect(new Set([...on.output().matchAll(loaded)].map(([, name]) => name))).toContain('@opentelemetry/sdk-trace');
});

test('Name statements by operation and table, never by their values', () => {
  const name = (text: string) => sqlSpan(text).name;
  expect(name("select * from clients where email = 'from asha' and id = $1")).toBe('select clients');
  expect(name('with new as (select 1) insert into applications (id) values ($1)')).toBe('insert applications');
  expect(name('with a as (select id from jobs for update) select * from a')).toBe('select jobs');
  expect(name('update "public"."jobs" set title = $1')).toBe('update public.jobs');
  expect(name('commit')).toBe('commit');
});

test('Refuse settings of traces that cannot work', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
  expect(loadConfig({}).traces).toBeUndefined();
  expect(loadConfig(endpoint).traces).toEqual({ endpoint: 'http://127.0.0.1:4318', headers: {}, percent: 100 });
  expect(loadConfig({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'a=b=c, d=%2C' }).traces?.headers).toEqual({
    a: 'b=c',
    d: ',',
  });
  expect(() => loadConfig({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'nothing' })).toThrow(/comma list of name=value/);
  expect(() => loadConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT: must be set too/,
  );
  expect(() => loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example' })).toThrow(/must be https/);
});

test('Log that traces could not be exported, without the request or task during which that happened', async () => {
  const refusing = createServer((_, res) => res.writeHead(400).end()).listen(0, '127.0.0.1');
  onTestFinished(() => void refusing.close());
  await once(refusing, 'listening');
  const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const lines: string[] = [];
  const log = createLogger({ environment: 'test', logLevel: 'info' }, 'web', {
    write: (line) => void lines.push(line),
  });
  const end = startTracing({ endpoint, headers: {}, percent: 100 }, 'web', log);
  await withLogContext({ task: 'jobs.enrich', task_id: 'unrelated', trace_id: 'unrelated' }, async () => {
    await inSpan(
      () => ({ name: 'GET', kind: 'server' }),
      async () => {},
    );
    await end();
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('traces could not be exported');
  expect(lines[0]).not.toMatch(/unrelated|jobs\.enrich/);
});
