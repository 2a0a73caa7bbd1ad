import { describe, expect, test } from 'vitest';
import { OrganizationService } from '../../../src/modules/organizations/index.ts';
import { TemplateService } from '../../../src/modules/outreach/index.ts';
import { outreachOf } from '../../outreach/support.ts';
import { startApp, type Tenant } from '../../support/app.ts';
import { startSmtpServer } from '../../support/servers/smtp-server.ts';
import { signIn } from '../console-client.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url } });
const path = '/console/settings/outreach';
const template = '/console/settings/templates/interest_outreach';
const organizations = app.web.resolve(OrganizationService);

const kept = async ({ organizationId, api }: Tenant) => ({
  ...(await organizations.sender(organizationId)),
  outreach_enabled: (await api.get('/organization')).body.data.outreach_enabled,
});
const actions = async ({ organizationId }: Tenant) =>
  (
    await app.rows(
      `select action from audit_entries where organization_id = $1 and action not like 'session.%' and actor_type <> 'key' order by created_at, id`,
      [organizationId],
    )
  ).map(({ action }) => action);
/** The value of a field in the page's form. */
const fieldOf = (text: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(text)?.[1] ?? '';

async function mailOf(tenant: Tenant) {
  const own = outreachOf(app, tenant);
  const { email } = await own.apply(await own.job());
  await app.idle();
  return smtp.to(email)[0];
}

describe('outreach', () => {
  test('Apply the switch, the sender and the reply-to address to the next emails, and clear empty fields', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    const saved = await admin.submit(path, {
      enabled: 'on',
      sender_name: ' Müller & "Söhne" ',
      reply_to: 'jobs@agency.example',
    });
    expect(saved.text).toContain('Changes saved.');
    expect(saved.text).toContain('value="Müller &amp; &quot;Söhne&quot;"');
    const mail = await mailOf(tenant);
    expect(mail).toMatchObject({ from: { name: 'Müller & "Söhne"' }, replyTo: [{ address: 'jobs@agency.example' }] });
    await admin.post(path, {
      seen_enabled: 'on',
      seen_sender_name: 'Müller',
      sender_name: '',
      seen_reply_to: 'jobs@agency.example',
      reply_to: '',
    });
    expect(await kept(tenant)).toEqual({ sender_name: null, reply_to: null, outreach_enabled: false });
    expect(await mailOf(tenant)).toBeUndefined();
    expect(await actions(tenant)).toEqual(['outreach.change', 'outreach.change']);
  });

  test('Answer 400 beside the field for an invalid sender or address, and save nothing', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    const before = await kept(tenant);
    for (const [form, field] of [
      [{ sender_name: 'A\r\nBcc: all@example.com' }, 'sender_name'],
      [{ sender_name: 'x'.repeat(101) }, 'sender_name'],
      [{ reply_to: 'a@x.example, b@x.example' }, 'reply_to'],
    ] as [Record<string, string>, string][]) {
      const reply = await admin.post(path, form);
      expect([reply.status, reply.text.includes(`field-${field}-wrong`)], JSON.stringify(form)).toEqual([400, true]);
    }
    expect(await kept(tenant)).toEqual(before);
    expect(await actions(tenant)).toEqual([]);
  });
});

test('Keep both changes when two users change different fields', async () => {
  const tenant = await app.tenant();
  const admin = await signIn(app, tenant);
  const seen = { seen_enabled: 'on', seen_sender_name: '', seen_reply_to: '' };
  await admin.post(path, { ...seen, enabled: 'on', sender_name: 'Agency', reply_to: '' });
  await admin.post(path, { ...seen, sender_name: '', reply_to: 'jobs@agency.example' });
  expect(await kept(tenant)).toEqual({
    sender_name: 'Agency',
    reply_to: 'jobs@agency.example',
    outreach_enabled: false,
  });
});

test('Count and list the organization’s suppressed addresses with their reason', async () => {
  const [tenant, other] = [await app.tenant(), await app.tenant()];
  const admin = await signIn(app, tenant);
  const suppressed = '/console/settings/suppressed';
  expect((await admin.get(path)).text).toContain('Nobody has unsubscribed');
  expect((await admin.get(suppressed)).text).toContain('No suppressed addresses');
  await app.rows(
    `insert into suppressed_addresses (organization_id, address, reason)
     values ($1, 'a@x.example', 'unsubscribed'), ($1, 'b@x.example', 'bounced'), ($2, 'c@x.example', 'bounced')`,
    [tenant.organizationId, other.organizationId],
  );
  expect((await admin.get(path)).text).toContain('View 2 suppressed addresses');
  const { text } = await admin.get(suppressed);
  expect(text).toContain('a@x.example');
  expect(text).toContain('Bounced');
  expect(text).not.toContain('c@x.example');
  expect((await (await signIn(app, tenant, 'recruiter')).get(suppressed)).status).toBe(403);
});

describe('email templates', () => {
  const words = { subject: 'Hi {{candidate_name}}', before: 'Dear <b>{{candidate_name}}</b>', after: 'Bye' };

  test('Preview a template without saving it, save it, and restore the default', async () => {
    const tenant = await app.tenant({ name: 'North <i>' });
    const admin = await signIn(app, tenant);
    const first = (await admin.get(template)).text;
    expect(first).toContain('{{job_title}} at {{company}}: are you interested?');
    expect(first).toContain('Backend Engineer at Example Ltd: are you interested?');
    expect(first).toContain('North &lt;i>');
    expect(first).not.toContain('Restore default text');
    const preview = await admin.post(template, { ...words, do: 'preview', was: fieldOf(first, 'was') });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain('Dear &lt;b>Asha Rao&lt;/b>');
    expect(preview.text).toContain('Hi Asha Rao');
    expect((await admin.get(template)).text).toBe(first);
    const saved = await admin.submit(template, { ...words, do: 'save', was: '' });
    expect(saved.text).toContain('Template saved.');
    expect((await mailOf(tenant))?.subject).toBe('Hi Asha Rao');
    expect((await admin.get(path)).text).toContain('Customized');
    expect((await admin.submit(`${template}/reset`)).text).toContain('Default text restored.');
    expect((await mailOf(tenant))?.subject).toBe('Backend Engineer at Acme: are you interested?');
    expect(await actions(tenant)).toEqual(['template.change', 'template.reset']);
  });

  test('Answer 400 for an unknown placeholder and keep the typed text; 404 for an unknown template', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    for (const what of ['save', 'preview']) {
      const reply = await admin.post(template, { ...words, before: 'Call {{phone}} <x>', do: what });
      expect([reply.status, reply.text.includes('field-before-wrong')]).toEqual([400, true]);
      expect(reply.text).toContain('{{phone}}, which this email does not support');
      expect(reply.text).toContain('Call {{phone}} &lt;x>');
    }
    for (const kind of ['x', 'constructor', '__proto__']) {
      expect((await admin.get(`/console/settings/templates/${kind}`)).status).toBe(404);
      expect((await admin.post(`/console/settings/templates/${kind}`, words)).status).toBe(404);
      expect((await admin.post(`/console/settings/templates/${kind}/reset`)).status).toBe(404);
    }
    expect(await actions(tenant)).toEqual([]);
  });

  test('Answer 409 with the saved text when someone else changed the template first', async () => {
    const tenant = await app.tenant();
    const admin = await signIn(app, tenant);
    await app.web
      .resolve(TemplateService)
      .save(tenant.organizationId, 'interest_outreach', { ...words, after: 'Theirs' }, null);
    const late = await admin.post(template, { ...words, do: 'save', was: '' });
    expect([late.status, late.text.includes('Someone changed this email')]).toEqual([409, true]);
    expect(late.text).toContain('Theirs');
    const again = await admin.post(template, { ...words, do: 'save', was: fieldOf(late.text, 'was') });
    expect(again.status).toBe(303);
  });
});
