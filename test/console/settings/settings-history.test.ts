import { describe, expect, test } from 'vitest';
import { CreditLedger, OrganizationService } from '../../../src/modules/organizations/index.ts';
import { AuditTrail } from '../../../src/platform/audit-trail.ts';
import { newId } from '../../../src/platform/ids.ts';
import { startApp } from '../../support/app.ts';
import { signIn } from '../console-client.ts';

const app = await startApp({ worker: false });

describe('credits', () => {
  const path = '/console/settings/credits';
  const organizations = app.web.resolve(OrganizationService);

  test('Show the balance and each change, with a link to the interview', async () => {
    const tenant = await app.tenant({ credits: 1_234 });
    const interview = newId();
    await app.web.resolve(CreditLedger).charge(tenant.organizationId, 10, 'video interview', interview);
    await organizations.addCredits(tenant.organizationId, 5, 'bought <now>');
    const { text } = await (await signIn(app, tenant)).get(path);
    expect(text).toContain('<strong>1,229</strong> credits left');
    expect(text).toContain(`<a href="/console/interviews/${interview}">Video interview</a>`);
    expect(text).toContain('bought &lt;now>');
    const rows = text.split('<tr>').slice(2);
    expect(rows.map((row) => [...row.matchAll(/class="number">([^<]*)</g)].map(([, n]) => n))).toEqual([
      ['+5', '1,229'],
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
    expect((await (await signIn(app, other)).get(path)).text).not.toContain('part ');
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
    expect(text).toContain(`href="/console/applications/${other.organizationId}"`);
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
