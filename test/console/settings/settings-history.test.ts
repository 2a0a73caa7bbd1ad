import { describe, expect, test } from 'vitest';
import { CreditLedger, OrganizationService } from '../../../src/modules/organizations/index.ts';
import { AuditTrail } from '../../../src/platform/audit-trail.ts';
import { newId } from '../../../src/platform/ids.ts';
import { aCandidate, startApp, type Tenant, until } from '../../support/app.ts';
import { signIn } from '../console-client.ts';
import { creatorOf, visibleText } from '../page-assertions.ts';

const app = await startApp({ worker: false });

describe('credits', () => {
  const path = '/console/settings/credits';
  const organizations = app.web.resolve(OrganizationService);

  test('Show the balance and each change, with a link to the interview', async () => {
    const tenant = await app.tenant({ credits: 1_234 });
    const interview = newId();
    await app.web.resolve(CreditLedger).charge(tenant.organizationId, 10, 'video interview', interview);
    await organizations.addCredits(tenant.organizationId, 2, 'test credits');
    await organizations.addCredits(tenant.organizationId, 1, 'test data reset');
    await organizations.addCredits(tenant.organizationId, 2, 'bought <now>');
    const { text } = await (await signIn(app, tenant)).get(path);
    expect(text).toContain('<strong>1,229</strong> credits left');
    expect(text).toContain(`<a href="/console/interviews/${interview}">Video interview</a>`);
    expect(text).toContain('bought &lt;now>');
    for (const reason of ['Opening balance', 'Test credits', 'Test data reset']) expect(text).toContain(`>${reason}<`);
    const rows = text.split('<tr>').slice(2);
    expect(rows.map((row) => [...row.matchAll(/class="number">([^<]*)</g)].map(([, n]) => n))).toEqual([
      ['+2', '1,229'],
      ['+1', '1,227'],
      ['+2', '1,226'],
      ['-10', '1,224'],
      ['+1,234', '1,234'],
    ]);
    expect(text).not.toContain('<form method="post" action="/console/settings');
  });

  test('Page through the organization’s own changes, and explain an empty list', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant({ credits: 7 })];
    const admin = await signIn(app, tenant);
    expect((await admin.get(path)).text).toContain('No credit changes yet');
    for (let n = 1; n <= 51; n++) await organizations.addCredits(tenant.organizationId, n, `part ${n}.`);
    const first = (await admin.get(path)).text;
    expect(first).toContain('1–50 of 51');
    expect(first).not.toContain('part 1.');
    const second = (await admin.get(`${path}?offset=50`)).text;
    expect(second).toContain('part 1.');
    expect(second).not.toContain('part 2.');
    for (const offset of ['-1', 'x', '99999999999', '%00'])
      expect((await admin.get(`${path}?offset=${offset}`)).status).toBe(200);
    expect((await (await signIn(app, other)).get(path)).text).not.toMatch(/part \d/);
  });
});

describe('audit log', () => {
  const path = '/console/settings/audit';
  const trail = app.web.resolve(AuditTrail);
  type Recorded = {
    userId: string | null;
    email?: string;
    ip?: string;
    action: string;
    subject: string;
    details?: object;
  };
  const record = (organizationId: string, { userId, email, ip = '192.0.2.1', ...entry }: Recorded) =>
    trail.record(
      { type: userId ? 'user' : 'operator', id: userId, ip, ...(email && { email }) },
      { organizationId, ...entry },
    );

  test('List time, user, action, subject and address, newest first, of one organization', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const { organizationId, userIds } = tenant;
    const admin = await signIn(app, tenant);
    await record(organizationId, {
      userId: userIds[1] ?? '',
      action: 'status.rename',
      subject: '<b>Old</b>',
      details: { to: 'New', applications: 3 },
      email: `user-2@${organizationId}.invalid`,
      ip: '192.0.2.7',
    });
    await record(other.organizationId, { userId: null, action: 'api_key.create', subject: 'theirs' });
    await record(organizationId, { userId: null, action: 'application.move', subject: other.organizationId });
    const { text } = await admin.get(path);
    expect(visibleText(text)).toContain('Moved an application Deleted application');
    const [, first = '', second = ''] = text.split('<tr>').slice(2);
    for (const words of [
      'Renamed a status',
      '&lt;b>Old&lt;/b>',
      'to: New, applications: 3',
      '192.0.2.7',
      `user-2@${organizationId}.invalid`,
    ]) {
      expect(first).toContain(words);
    }
    expect(second).toContain('Signed in');
    expect(text).not.toContain('theirs');
    expect(text).not.toContain('Created an API key');
  });

  test('Filter by action and user, and name an unknown action', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    const [, second = ''] = tenant.userIds;
    await record(tenant.organizationId, { userId: second, action: 'some_thing.turn', subject: 'turned' });
    const rows = async (query: string) => (await admin.get(`${path}?${query}`)).text.split('<tr>').length - 2;
    expect(await rows('')).toBe(2);
    expect(await rows('action=some_thing.turn')).toBe(1);
    expect(await rows(`user=${second}`)).toBe(1);
    expect(await rows(`action=session.sign_in&user=${second}`)).toBe(-1);
    expect(await rows('action=&user=')).toBe(2);
    expect(await rows('user=x')).toBe(2);
    expect(await rows('action=some_thing%00.turn')).toBe(1);
    expect((await admin.get(path)).text).toContain('Some thing: turn');
  });
});

describe('names in the audit log', () => {
  const path = '/console/settings/audit';
  const trail = app.web.resolve(AuditTrail);

  test('Name and link jobs, candidates, applications and keys, and say which are deleted', async () => {
    const tenant = await app.tenant();
    const make = creatorOf(tenant);
    const job = await make('/jobs', { title: 'Data <Engineer>' });
    const candidate = await make('/candidates', aCandidate({ full_name: 'Asha Rao' }));
    const application = await make('/applications', { candidate_id: candidate, job_id: job });
    const admin = await signIn(app, tenant);
    const { text } = await admin.get(path);
    expect(text).toContain(`<a href="/console/jobs/${job}">Data &lt;Engineer></a>`);
    expect(text).toContain(`<a href="/console/candidates/${candidate}">Asha Rao</a>`);
    expect(text).toContain(`<a href="/console/applications/${application}">Asha Rao, Data &lt;Engineer></a>`);
    expect(visibleText(text)).toContain('API key test');
    expect(visibleText(text).replaceAll(/\S+@\S+/g, '')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    const { organizationId } = tenant;
    await trail.record(
      { type: 'user', id: tenant.userIds[0] ?? '', ip: '192.0.2.1' },
      { organizationId, action: 'candidate.not_duplicate', subject: candidate, details: { other_id: newId() } },
    );
    await tenant.api.call('DELETE', `/api/v1/applications/${application}`);
    const after = visibleText((await admin.get(path)).text);
    expect(after).toMatch(/Deleted an application Deleted application/);
    expect(after).toContain('Dismissed a likely duplicate Asha Rao other id: Deleted candidate');
  });

  test('Filter by date, and download the filtered entries as CSV', async () => {
    const tenant = await app.tenant();
    const { organizationId } = tenant;
    const admin = await signIn(app, tenant);
    await creatorOf(tenant)('/jobs', { title: '=Cook' });
    await app.rows(
      `insert into audit_entries (id, organization_id, actor_type, action, subject, created_at)
        values (gen_random_uuid(), $1, 'operator', 'organization.update', 'x', '2026-03-01T23:59:59Z')`,
      [organizationId],
    );
    const rows = async (query: string) => (await admin.get(`${path}?${query}`)).text.split('<tr>').length - 2;
    expect(await rows('from=2026-03-01&to=2026-03-01')).toBe(1);
    expect(await rows('from=2026-03-02')).toBe(2);
    expect(await rows('to=2026-02-28')).toBe(-1);
    expect((await admin.get(`${path}?from=soon`)).status).toBe(422);
    const file = await admin.get(`${path}.csv?action=job.create`);
    const [header, line, ...more] = file.text.split('\r\n');
    expect(header).toMatch(/ID,Time,Made by,Action,Subject,.*Subject: ID,/);
    expect(line).toMatch(/API key test,Created a job,'=Cook,/);
    expect(more).toEqual(['']);
    const recruiter = await signIn(app, tenant, 'recruiter');
    expect((await recruiter.get(`${path}.csv`)).status).toBe(403);
    const other = await signIn(app, await app.tenant());
    expect((await other.get(`${path}.csv`)).text).not.toContain('Cook');
  });
});

describe('request log', () => {
  const path = '/console/settings/request-log';
  const isLogged = ({ organizationId }: Tenant, count: number) =>
    until(
      async () =>
        (await app.rows('select 1 from request_logs where organization_id = $1', [organizationId])).length === count,
      'the requests to be logged',
    );
  const rowsIn = (text: string): string[] => text.split('<tr>').slice(2).map(visibleText);

  test('List requests, filter them, and explain an empty list', async () => {
    const [tenant, other] = [await app.tenant(), await app.tenant()];
    const { api } = tenant;
    const admin = await signIn(app, tenant);
    const { text: empty } = await admin.get(path);
    expect(empty).toContain('No requests yet');
    await other.api.get('/clients');
    await api.call('GET', '/api/v1/jobs', undefined, { 'x-request-id': 'wanted-request' });
    await api.get(`/jobs/${newId()}`);
    await api.post('/clients', {});
    await api.get('/nowhere');
    await isLogged(tenant, 4);
    const { text } = await admin.get(path);
    expect(rowsIn(text)).toEqual([
      expect.stringMatching(/UTC GET Unknown path 404 not_found test \(…\w{4}\) \d+ ms/),
      expect.stringMatching(/ POST \/api\/v1\/clients 400 validation_error /),
      expect.stringMatching(/ GET \/api\/v1\/jobs\/\{id\} 404 not_found /),
      expect.stringMatching(/ GET \/api\/v1\/jobs 200 – /),
    ]);
    const [key] = await app.rows('select id from api_keys where organization_id = $1', [tenant.organizationId]);
    const count = async (query: string) => rowsIn((await admin.get(`${path}?${query}`)).text).length;
    expect(await count('status=errors')).toBe(3);
    expect(await count('status=2xx')).toBe(1);
    expect(await count('status=404&method=GET')).toBe(2);
    expect(await count(`key=${key.id}&status=4xx&method=POST`)).toBe(1);
    expect(await count('request_id=wanted-request')).toBe(1);
    const none = await admin.get(`${path}?request_id=unknown-request`);
    expect(visibleText(none.text)).toContain('No requests match these filters.');
    const wrong = await admin.get(`${path}?status=9xx&key=x`);
    expect(wrong.status).toBe(422);
    expect(visibleText(wrong.text)).toContain('Status must be a status such as 404, or 4xx.');
    expect((await (await signIn(app, tenant, 'recruiter')).get(path)).status).toBe(403);
  });

  test('Offer actions by the labels of their entries', async () => {
    const tenant = await app.tenant();
    await tenant.api.post('/jobs', { title: 'Painter' });
    const { text } = await (await signIn(app, tenant)).get('/console/settings/audit');
    const options = [...text.matchAll(/<option[^>]*>([^<]+)/g)].map(([, label]) => label);
    expect(options).toEqual(expect.arrayContaining(['Created a job']));
    expect(options.filter((label) => label?.includes(': '))).toEqual([]);
  });

  test('Link a change in the audit log to its request, and back', async () => {
    const tenant = await app.tenant();
    const made = await tenant.api.post('/clients', { name: 'Acme', contact_person: 'Secret' });
    await tenant.api.get('/clients');
    await isLogged(tenant, 2);
    const admin = await signIn(app, tenant);
    const audit = (await admin.get('/console/settings/audit')).text;
    const link = /href="(\/console\/settings\/request-log\?request_id=[^"]+)"/.exec(audit)?.[1] ?? '';
    const found = (await admin.get(link)).text;
    expect(rowsIn(found)).toHaveLength(1);
    const details = /href="(\/console\/settings\/request-log\/[^"]+)"/.exec(found)?.[1] ?? '';
    const { text } = await admin.get(details);
    for (const words of [
      'POST /api/v1/clients',
      'Created a client',
      made.body.data.id,
      '>Acme</a>',
      'Audit log of this key',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Secret');
    const other = await signIn(app, await app.tenant());
    expect((await other.get(details)).status).toBe(404);
    for (const id of ['nonsense', newId(), 'ffffffff-ffff-4fff-bfff-ffffffffffff'])
      expect((await admin.get(`${path}/${id}`)).status).toBe(404);
  });

  test('Say why a request failed, and that it changed nothing', async () => {
    const tenant = await app.tenant();
    await tenant.api.get(`/jobs/${newId()}`);
    await isLogged(tenant, 1);
    const admin = await signIn(app, tenant);
    const details = /href="(\/console\/settings\/request-log\/[^"]+)"/.exec((await admin.get(path)).text)?.[1] ?? '';
    const text = visibleText((await admin.get(details)).text);
    expect(text).toMatch(/not_found Meaning \S/);
    expect(text).toContain('This request changed nothing that the audit log records.');
  });
});
