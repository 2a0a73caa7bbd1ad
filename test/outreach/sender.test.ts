import { describe, expect, test } from 'vitest';
import { modules } from '../../src/app/modules.ts';
import { CandidateLinkService } from '../../src/modules/outreach/index.ts';
import { validate } from '../../src/platform/schema/validate.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { baseUrl, outreachOf } from './support.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl, mailFrom: 'Hiring <hiring@mail.example>' } });

/** Runs an operator's command in this process. */
const command = async (name: string, options: Record<string, string>): Promise<any> => {
  const found = modules.flatMap((m) => m.commands ?? []).find((c) => c.name === name);
  if (!found) throw new Error(`no command ${name}`);
  return found.run({ options: validate(found.options, options), resolve: app.web.resolve });
};
const update = ({ organizationId }: Tenant, options: Record<string, string>) =>
  command('organization update', { organization: organizationId, ...options });

/** The email of a first application. */
async function mailOf(tenant: Tenant, fields: Record<string, unknown> = {}) {
  const own = outreachOf(app, tenant);
  const { email } = await own.apply(await own.job(), fields);
  await app.idle();
  const [mail] = smtp.to(email);
  if (!mail) throw new Error('no mail');
  return mail;
}
const header = (mail: Awaited<ReturnType<typeof mailOf>>, name: string) =>
  mail.headers.filter((h) => h.key === name).map((h) => h.value);

describe('the sender', () => {
  test('has the organization’s name and reply address until they are cleared', async () => {
    const tenant = await app.tenant();
    const name = 'Müller, "Söhne" <& Co>';
    const changed = await update(tenant, { sender_name: `  ${name} `, reply_to: 'jobs@agency.example' });
    expect(changed).toMatchObject({ sender_name: name, reply_to: 'jobs@agency.example', outreach_enabled: true });
    expect(await command('organization show', { organization: tenant.organizationId })).toMatchObject({
      sender_name: name,
      reply_to: 'jobs@agency.example',
    });
    const mail = await mailOf(tenant);
    expect(mail.from).toMatchObject({ address: 'hiring@mail.example', name });
    expect(mail.replyTo).toMatchObject([{ address: 'jobs@agency.example', name: '' }]);
    expect(mail.messageId).toMatch(/@mail\.example>$/);
    await update(tenant, { outreach: 'on' });
    expect((await mailOf(tenant)).from).toMatchObject({ name });
    await update(tenant, { sender_name: '', reply_to: '' });
    const plain = await mailOf(tenant);
    expect(plain.from).toMatchObject({ address: 'hiring@mail.example', name: 'Hiring' });
    expect(plain.replyTo).toBeUndefined();
    expect((await tenant.api.get('/organization')).body.data).not.toHaveProperty('sender_name');
  });

  test('can be set by organization create', async () => {
    const options = { name: 'Agency', sender_name: 'Agency jobs', reply_to: 'jobs@agency.example' };
    const { organization_id: organization } = await command('organization create', options);
    const sender = { sender_name: options.sender_name, reply_to: options.reply_to };
    expect(await command('organization show', { organization })).toMatchObject(sender);
  });

  test.each<Record<string, string>>([
    { sender_name: 'Agency\r\nBcc: all@example.com' },
    { sender_name: 'Agency\u2028Bcc: all@example.com' },
    { sender_name: 'Agency\u0007' },
    { sender_name: 'x'.repeat(101) },
    { reply_to: 'jobs@agency.example\r\nBcc: all@example.com' },
    { reply_to: 'jobs@agency.example, other@agency.example' },
    { reply_to: 'Jobs <jobs@agency.example>' },
    { reply_to: 'jobs' },
  ])('cannot be %j', async (options) => {
    const tenant = await app.tenant();
    await expect(update(tenant, options)).rejects.toMatchObject({
      code: 'validation_error',
      details: [{ path: Object.keys(options)[0] }],
    });
    expect(await command('organization show', { organization: tenant.organizationId })).toMatchObject({
      sender_name: null,
      reply_to: null,
    });
  });

  test('keeps line breaks and markup in names out of headers and HTML', async () => {
    const tenant = await app.tenant({ name: 'Agency\r\nBcc: all@example.com' });
    const mail = await mailOf(tenant, { full_name: 'Zoë\r\n<script>alert("1")</script>' });
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.text).toContain('Hello Zoë <script>alert("1")</script>,');
    expect(mail.html).toContain('Hello Zoë &lt;script>alert(&quot;1&quot;)&lt;/script>,');
    expect(mail.html).not.toContain('<script');
  });
});

describe('an interest email', () => {
  test('has a List-Unsubscribe header, text and HTML with the same long-lived link', async () => {
    const tenant = await app.tenant();
    const mail = await mailOf(tenant);
    const [url, ...more] = header(mail, 'list-unsubscribe');
    expect(more).toEqual([]);
    expect(url).toMatch(/^<https:\/\/jobs\.example\/unsubscribe\/[\w-]{43}>$/);
    expect(header(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    const address = url?.slice(1, -1) ?? '';
    expect(mail.text).toContain(address);
    expect(mail.html).toContain(`href="${address}"`);
    const link = await outreachOf(app, tenant).linkIn(mail.text, 'unsubscribe');
    expect(Date.parse(link.expiresAt)).toBeGreaterThan(Date.now() + 365 * 86_400_000);
  });

  test('has HTML with a language and a viewport that loads nothing', async () => {
    const { html = '' } = await mailOf(await app.tenant());
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toContain('width=device-width');
    expect(html).not.toMatch(/<(img|link|style|script|iframe)\b|undefined|null|\[object/);
  });
});

describe('a link', () => {
  const links = app.web.resolve(CandidateLinkService);

  test('opens its target, and nothing for another purpose, unknown, malformed or expired tokens', async () => {
    const tenant = await app.tenant();
    const own = outreachOf(app, tenant);
    const { candidateId, jobId } = await own.apply(await own.job());
    const target = { organizationId: tenant.organizationId, candidateId, jobId, purpose: 'interest' as const };
    const token = (await links.create({ ...target, expiresAt: { afterDays: 1 } })).token;
    expect(await links.open(token, 'interest')).toEqual({
      organizationId: tenant.organizationId,
      candidateId,
      jobId,
      messageId: null,
      interviewId: null,
      screeningSessionId: null,
      decisionId: null,
      expiresAt: expect.any(String),
    });
    const expired = (await links.create({ ...target, expiresAt: new Date().toISOString() })).token;
    const other = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const wrong of [
      expired,
      other,
      '',
      'x',
      `${token}x`,
      token.slice(1),
      `${token.slice(0, 42)}\0`,
      '%'.repeat(43),
    ]) {
      expect(await links.open(wrong, 'interest')).toBeUndefined();
    }
    expect(await links.open(token, 'unsubscribe')).toBeUndefined();
  });

  test('of an earlier attempt keeps working', async () => {
    const tenant = await app.tenant();
    const own = outreachOf(app, tenant);
    const { candidateId, jobId } = await own.apply(await own.job());
    const target = { organizationId: tenant.organizationId, candidateId, jobId, purpose: 'interest' as const };
    const tokens = [
      (await links.create({ ...target, expiresAt: { afterDays: 1 } })).token,
      (await links.create({ ...target, expiresAt: { afterDays: 1 } })).token,
    ];
    for (const token of tokens) expect(await links.open(token, 'interest')).toMatchObject({ candidateId });
  });
});
