import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '../../src/app/migrate.ts';
import { startEmbedded } from '../../src/development/embedded-postgres.ts';
import { type Answer, aCandidate, startApp, until } from '../support/app.ts';

// A PostgreSQL of its own, which other tests do not miss while it is away.
const folder = mkdtempSync(path.join(os.tmpdir(), 'recruitment-pipeline-restart-'));
chmodSync(folder, 0o711);
const dataDir = path.join(folder, 'data');
let server = await startEmbedded({ dataDir });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
await migrate(server.url);
const app = await startApp({ config: { databaseUrl: server.url } });
const { api } = await app.tenant();
// Missed sooner than usual: the test waits for it.
await app.rows('update pgboss.queue set heartbeat_seconds = 5 where heartbeat_seconds is not null');

test('Return 503 while PostgreSQL restarts, then recover without losing acknowledged writes', async () => {
  const job = (await api.post('/jobs', { title: 'Engineer', required_skills: ['PostgreSQL'] })).body.data;
  const acknowledged = new Set<string>();
  const refused: Answer[] = [];
  let done = false;
  const client = async () => {
    while (!done) {
      const answer = await api.post(
        '/candidates',
        aCandidate({ primary_skills: ['PostgreSQL'], application: { job_id: job.id } }),
      );
      if (answer.status === 201) acknowledged.add(answer.body.data.applications[0].id);
      else refused.push(answer);
    }
  };
  const clients = Array.from({ length: 4 }, client);
  await until(async () => acknowledged.size >= 50, '50 applications');
  const port = Number(new URL(server.url).port);
  await server.stop();
  expect((await app.anonymous.call('GET', '/healthz')).status).toBe(200);
  expect((await app.anonymous.call('GET', '/readyz')).status).toBe(503);
  server = await startEmbedded({ dataDir, port });
  const before = acknowledged.size;
  await until(async () => acknowledged.size >= before + 50, '50 more applications');
  done = true;
  await Promise.all(clients);
  expect((await app.anonymous.call('GET', '/readyz')).status).toBe(200);

  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect({ status, code: body.error.code, retryable: body.error.retryable }).toEqual({
      status: 503,
      code: 'unavailable',
      retryable: true,
    });
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  }
  const left = () =>
    app.rows(
      'select id from candidate_jobs where id = any($1) and match_score is not null and outreach_sent_at is not null',
      [[...acknowledged]],
    );
  await until(
    async () => (await left()).length === acknowledged.size,
    'every acknowledged application to be scored and mailed',
  );
}, 90_000);
