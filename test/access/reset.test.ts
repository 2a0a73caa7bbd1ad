import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { rowsOfTenants, tenantTables } from '../http/tenancy/tenancy.rows.ts';
import { aCandidate, startApp, type Tenant, until } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { startWhatsappServer } from '../support/servers/whatsapp-server.ts';
import { sessionOfTest } from '../support/session.ts';
import { bothModes, fill, lists, made } from './test-mode.ts';

const smtp = await startSmtpServer();
const cloud = await startWhatsappServer();
const app = await startApp({ config: { smtpUrl: smtp.url, whatsapp: cloud.settings } });

describe('POST /test/reset', async () => {
  const { live, api, organizationId } = await bothModes(app);
  const tables = await tenantTables(app);
  const { digest } = rowsOfTenants(app, tables);
  const countOf = async (id: string) =>
    Object.fromEntries(
      (await digest({ organizationId: id } as Tenant))
        // Counts of lists stay, and are zero.
        .filter(({ name, count }) => !['organizations', 'list_counts'].includes(name) && Number(count) > 0)
        .map(({ name, count }) => [name, Number(count)]),
    );

  async function expectNothingLeft(): Promise<void> {
    expect(Object.keys(await countOf(organizationId)).sort()).toEqual([
      'api_keys',
      'audit_entries',
      'credit_days',
      'credit_entries',
      'rejection_reasons',
      'users',
    ]);
    for (const list of lists.filter((one) => one !== '/audit-log')) {
      expect((await api.get(list)).body, list).toMatchObject({ data: [], meta: { total: 0 } });
    }
  }

  test('Delete everything but keys, users, audit log and ledger, and begin with 1,000 credits', async () => {
    const { application } = await fill(api);
    await api.post('/test/simulate', { action: 'interview_completed', application_id: application });
    await api.post('/test/simulate', { action: 'screening_completed', application_id: application });
    await fill(live.api);
    const key = { 'idempotency-key': 'again' };
    const create = () => api.call('POST', '/api/v1/clients', { name: 'Again' }, key);
    const first = (await create()).body.data.id;
    await app.idle();
    const folder = path.join(app.config.dataDir, 'files', organizationId);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'chunk'), 'x');
    const untouched = await digest(live);

    expectProblem(await api.post('/test/reset', { all: true }), 400, 'validation_error');
    const reset = await api.post('/test/reset', undefined);
    expect([reset.status, reset.body]).toEqual([204, undefined]);
    await expectNothingLeft();
    expect(existsSync(folder)).toBe(false);
    expect((await api.get('/test/messages')).body.meta.total).toBe(0);
    expect((await api.get('/organization')).body.data.credit_balance).toBe(1000);
    expect((await api.get('/audit-log?limit=1')).body.data).toMatchObject([{ action: 'test_data.reset' }]);
    const gone = await api.get('/clients?updated_after=2020-01-01T00:00:00Z&include_deleted=true');
    expect(gone.body.data).toEqual([]);
    expect((await create()).body.data.id).not.toBe(first);
    expect(await digest(live)).toEqual(untouched);
  });

  test('Leave no counts of reports that were read before and are stored afterwards', async () => {
    const counter = await sessionOfTest(app.urls.admin);
    await counter.query('begin');
    await counter.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reports ${organizationId}`]);
    let isOver = false;
    const reset = api.post('/test/reset', undefined).finally(() => (isOver = true));
    await until(
      async () =>
        isOver ||
        (await app.rows(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and wait_event = 'advisory'`))
          .length > 0,
      () => 'the reset to wait or end',
    );
    await counter.query(
      `insert into report_outcomes (organization_id, unit, job_id, day, number, source, status, statuses, applications)
       values ($1, 'day', $1, '2026-11-01', 1, '', 'Applied', '{Applied}', 7)`,
      [organizationId],
    );
    await counter.query('commit');
    expect((await reset).status).toBe(204);
    expect(await app.rows('select 1 from report_outcomes where organization_id = $1', [organizationId])).toEqual([]);
  });

  test('Delete what was there before while others keep adding', async () => {
    const old = [await made(api, '/jobs', { title: 'Driver' }), await made(api, '/jobs', { title: 'Cook' })];
    const statuses: number[] = [];
    let isOver = false;
    const posters = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const job = await api.post('/jobs', { title: 'Driver' });
        const application = { job_id: job.body.data.id };
        statuses.push(job.status, (await api.post('/candidates', aCandidate({ application }))).status);
      }
    });
    try {
      await until(
        () => Promise.resolve(statuses.length > 20),
        () => 'others to add',
      );
      const before = await api.get('/candidates?limit=100');
      const resets = await Promise.all([api.post('/test/reset', undefined), api.post('/test/reset', undefined)]);
      expect(resets.map(({ status }) => status)).toEqual([204, 204]);
      for (const id of old) expect((await api.get(`/jobs/${id}`)).status).toBe(404);
      for (const { id } of before.body.data) expect((await api.get(`/candidates/${id}`)).status).toBe(404);
    } finally {
      isOver = true;
      await Promise.allSettled(posters);
    }
    expect(statuses.filter((status) => ![201, 404].includes(status))).toEqual([]);
    await app.idle();
    expect((await api.post('/test/reset', undefined)).status).toBe(204);
    await expectNothingLeft();
  });

  test('Empty the data while tasks and requests work on it', async () => {
    const job = await made(api, '/jobs', { title: 'Driver', direct_video_interview_on_apply: true });
    const candidates: string[] = [];
    for (let n = 0; n < 40; n++) candidates.push(await made(api, '/candidates', aCandidate()));
    await api.post('/applications/bulk', { job_id: job, candidate_ids: candidates });
    const more = Array.from({ length: 30 }, () =>
      api.post('/candidates', aCandidate({ application: { job_id: job } })),
    );
    const resets = await Promise.all([api.post('/test/reset', undefined), api.post('/test/reset', undefined)]);
    expect(resets.map(({ status }) => status)).toEqual([204, 204]);
    expect((await Promise.all(more)).filter(({ status }) => ![201, 404].includes(status))).toEqual([]);
    await app.idle();
    expect((await api.post('/test/reset', undefined)).status).toBe(204);
    await app.idle();
    await expectNothingLeft();
    const failed = await app.rows(
      `select name from pgboss.job where name like '%.dead' and data ->> 'organizationId' = $1`,
      [organizationId],
    );
    expect(failed).toEqual([]);
    const { application } = await fill(api);
    await app.idle();
    expect((await api.get(`/applications/${application}`)).body.data.outreach_sent_at).not.toBeNull();
  });

  test('Refuse to empty a live organization', async () => {
    expectProblem(await live.api.post('/test/reset', undefined), 404, 'not_found');
    await expect(app.rows('select delete_test_rows($1, $2, 1)', ['jobs', live.organizationId])).rejects.toThrow(
      'only test data',
    );
    await expect(app.rows('select delete_test_rows($1, $2, 1)', ['audit_entries', organizationId])).rejects.toThrow(
      'are kept',
    );
  });
});
