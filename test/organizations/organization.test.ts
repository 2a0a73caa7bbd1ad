import { describe, expect, test } from 'vitest';
import { PipelineService } from '../../src/modules/applications/index.ts';
import { CreditLedger, CreditQueries, OrganizationService } from '../../src/modules/organizations/index.ts';
import { Database } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { expectProblem } from '../http/problem.ts';
import { aCandidate, startApp } from '../support/app.ts';

const app = await startApp({ worker: false });
const organizations = app.web.resolve(OrganizationService);
const credits = app.web.resolve(CreditLedger);
const seven = ['Applied', 'Shortlisted', 'screening', 'screened', 'hired', 'rejected', 'Candidate joined'];
const ledger = (id: string) =>
  app.rows(
    'select amount, balance_after, reason, reference from credit_entries where organization_id = $1 order by id',
    [id],
  );

describe('GET /organization', () => {
  test('Return the defaults: paid plan, seven statuses, outreach on, name as public name', async () => {
    const { api, organizationId } = await app.tenant({ name: 'Solo & Söhne' });
    const { status, body } = await api.get('/organization');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        id: organizationId,
        name: 'Solo & Söhne',
        public_name: 'Solo & Söhne',
        plan: 'paid',
        pipeline_statuses: seven,
        outreach_enabled: true,
        credit_balance: 0,
        created_at: expect.stringMatching(/T.*Z$/),
        updated_at: expect.stringMatching(/T.*Z$/),
      },
    });
    expectProblem(await api.get('/organization?x=1'), 400, 'validation_error', [['x', 'unknown_field']]);
  });

  test('Return the given fields, with Applied added once and the public name kept on rename', async () => {
    const { api, organizationId } = await app.tenant({
      name: 'A',
      publicName: 'Public A',
      credits: 25,
      outreachEnabled: false,
      pipelineStatuses: ['hired', ' Neu, "x" \\ ', 'hired', 'NULL'],
    });
    const statuses = ['Applied', 'hired', 'Neu, "x" \\', 'NULL'];
    const given = { public_name: 'Public A', pipeline_statuses: statuses, outreach_enabled: false, credit_balance: 25 };
    expect((await api.get('/organization')).body.data).toMatchObject(given);
    await organizations.update(organizationId, { name: 'B', users: 3 });
    await app.web.resolve(PipelineService).replace(organizationId, ['x', 'Applied']);
    expect((await api.get('/organization')).body.data).toMatchObject({
      ...given,
      name: 'B',
      pipeline_statuses: ['x', 'Applied'],
    });
    expect(await organizations.userIds(organizationId)).toHaveLength(3);
  });

  test('Return 400 invalid_pipeline_status with the allowed statuses in order, matching case exactly', async () => {
    const { api } = await app.tenant({ pipelineStatuses: ['Neu', 'Applied', 'hired'] });
    const job = (await api.post('/jobs', { title: 'T' })).body.data;
    const candidate = (await api.post('/candidates', aCandidate())).body.data;
    for (const status of ['applied', 'Shortlisted', ' hired', '']) {
      const answer = await api.post('/applications', { candidate_id: candidate.id, job_id: job.id, status });
      expectProblem(answer, 400, 'invalid_pipeline_status');
      expect(answer.body.error.allowed).toEqual(['Neu', 'Applied', 'hired']);
    }
    expect((await api.get(`/candidates/${candidate.id}`)).body.data.applications).toEqual([]);
  });
});

describe('users', () => {
  test('Make the first user an admin, and remove the newest users unless one is in use', async () => {
    const { api, organizationId, userIds } = await app.tenant({ users: 3 });
    const roles = await app.rows('select role from users where organization_id = $1 order by created_at, id', [
      organizationId,
    ]);
    expect(roles.map((user) => user.role)).toEqual(['admin', 'recruiter', 'recruiter']);
    await organizations.update(organizationId, { users: 2 });
    expect(await organizations.userIds(organizationId)).toEqual(userIds.slice(0, 2));
    await api.post('/jobs', { title: 'T', recruiter_id: userIds[1] });
    await expect(organizations.update(organizationId, { users: 1, name: 'x' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await organizations.userIds(organizationId)).toEqual(userIds.slice(0, 2));
    expect((await api.get('/organization')).body.data.name).toBe('Test Recruiting');
  });
});

describe('credits', () => {
  test('Accept six of 20 parallel charges of 10 on a balance of 65', async () => {
    const { api, organizationId } = await app.tenant({ credits: 65 });
    const charges = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => credits.charge(organizationId, 10, 'test', `c${i}`)),
    );
    const refused = charges.filter((c) => c.status === 'rejected').map((c) => c.reason);
    expect(refused).toHaveLength(14);
    for (const reason of refused) expect(reason).toMatchObject({ status: 403, code: 'insufficient_credits' });
    expect((await api.get('/organization')).body.data.credit_balance).toBe(5);
    const entries = await ledger(organizationId);
    expect(entries.map((e) => e.balance_after).toSorted((a, b) => b - a)).toEqual([65, 55, 45, 35, 25, 15, 5]);
    expect(entries.reduce((sum, e) => sum + e.amount, 0)).toBe(5);
    expect(new Set(entries.map((e) => e.reference)).size).toBe(7);
  });

  test('Never go below 0 or lose an entry under concurrent additions and charges', async () => {
    const { organizationId } = await app.tenant({ credits: 7 });
    const moves = Array.from({ length: 20 }, (_, i) => (i % 3 === 0 ? 4 : -(1 + ((i * 7) % 9))));
    const done = await Promise.allSettled(
      moves.map((n) =>
        n > 0 ? organizations.addCredits(organizationId, n, 'bought') : credits.charge(organizationId, -n, 'test', 'r'),
      ),
    );
    const taken = moves.filter((_, i) => done[i]?.status === 'fulfilled').reduce((sum, n) => sum + n, 7);
    const [{ credit_balance }] = await app.rows('select credit_balance from organizations where id = $1', [
      organizationId,
    ]);
    expect(credit_balance).toBe(taken);
    const entries = await ledger(organizationId);
    expect(entries.reduce((sum, e) => sum + e.amount, 0)).toBe(taken);
    // As the ledger is shown: each balance follows from the one before it.
    const page = await app.web.resolve(CreditQueries).page(organizationId, { limit: 100, offset: 0 });
    const inOrder = page.rows.toReversed();
    expect(inOrder.slice(1).map(({ amount }, n) => (inOrder[n]?.balance_after ?? 0) + amount)).toEqual(
      inOrder.slice(1).map(({ balance_after }) => balance_after),
    );
    expect(Math.min(...entries.map((e) => e.balance_after))).toBeGreaterThanOrEqual(0);
  });

  test('Roll a charge back with its transaction, and the transaction with a refused charge', async () => {
    const { api, organizationId } = await app.tenant({ credits: 10 });
    const db = app.web.resolve(Database);
    const undone = db.transaction(async () => {
      await credits.charge(organizationId, 10, 'test', 'r');
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    const refused = db.transaction(async () => {
      await organizations.update(organizationId, { name: 'changed' });
      await credits.charge(organizationId, 11, 'test', 'r');
    });
    await expect(refused).rejects.toMatchObject({ code: 'insufficient_credits' });
    expect((await api.get('/organization')).body.data).toMatchObject({ credit_balance: 10, name: 'Test Recruiting' });
    expect(await ledger(organizationId)).toEqual([
      { amount: 10, balance_after: 10, reason: 'opening balance', reference: null },
    ]);
  });

  test('Throw not_found for an organization that does not exist', async () => {
    await expect(organizations.addCredits(newId(), 1, 'x')).rejects.toMatchObject({ code: 'not_found' });
  });
});
