import { describe, expect, test } from 'vitest';
import { type EmailTemplate, type MessageKind, TemplateService } from '../../src/modules/outreach/index.ts';
import { startApp, type Tenant } from '../support/app.ts';
import { startSmtpServer } from '../support/servers/smtp-server.ts';
import { baseUrl, outreachOf } from './support.ts';

const smtp = await startSmtpServer();
const app = await startApp({ config: { smtpUrl: smtp.url, baseUrl, mailFrom: 'Hiring <hiring@mail.example>' } });
const templates = app.web.resolve(TemplateService);

const own = {
  subject: '{{job_title}} – {{ candidate_name }}',
  before: 'Dear {{candidate_name}},\r\n\r\n{{organization}} & {{company}} <b>would</b> like to meet you.\r\nReally.',
  after: 'See you\n{{organization}}',
};

/** Saves like a user who has just loaded the template. */
async function save(organizationId: string, kind: MessageKind, template: EmailTemplate): Promise<void> {
  await templates.save(organizationId, kind, template, (await templates.get(organizationId, kind)).updated_at);
}

/** The email of a first application. */
async function mailOf(tenant: Tenant, fields: Record<string, unknown> = {}, job: object = {}) {
  const outreach = outreachOf(app, tenant);
  const { email } = await outreach.apply(await outreach.job(job), fields);
  await app.idle();
  const [mail] = smtp.to(email);
  if (!mail) throw new Error('no mail');
  return mail;
}

describe('an organization’s template', () => {
  test('surrounds the button, and keeps the unsubscribe line', async () => {
    const tenant = await app.tenant({ name: 'North Talent' });
    await save(tenant.organizationId, 'interest_outreach', own);
    const mail = await mailOf(tenant, { full_name: 'Zoë "Z" <i>O’Neil</i> & Co' });
    expect(mail.subject).toBe('Backend Engineer – Zoë "Z" <i>O’Neil</i> & Co');
    const [link] = /https:\/\/jobs\.example\/interest\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
    const [stop] = /https:\/\/jobs\.example\/unsubscribe\/[\w-]{43}/.exec(mail.text ?? '') ?? [];
    expect(mail.text?.trim().replaceAll('\r\n', '\n')).toBe(
      [
        'Dear Zoë "Z" <i>O’Neil</i> & Co,',
        'North Talent & Acme <b>would</b> like to meet you.\nReally.',
        link,
        'See you\nNorth Talent',
        `Don’t want these emails? Unsubscribe:\n${stop}`,
      ].join('\n\n'),
    );
    expect(mail.html).toContain('North Talent &amp; Acme &lt;b>would&lt;/b> like to meet you.<br/>Really.');
    expect(mail.html).toMatch(new RegExp(`<a href="${link}"[^>]*>Yes, I’m interested</a>`));
    expect(mail.html).toContain(`href="${stop}"`);
    expect(mail.html).not.toMatch(/<(b|i|script)>/);
    const headers = mail.headers.filter((h) => h.key.startsWith('list-unsubscribe')).map((h) => h.key);
    expect(headers).toEqual(['list-unsubscribe', 'list-unsubscribe-post']);
    const [message] = await app.rows('select subject from outbound_messages where organization_id = $1', [
      tenant.organizationId,
    ]);
    expect(message.subject).toBe(mail.subject);
  });

  test('applies to one organization and kind, until it is reset', async () => {
    const [mine, theirs] = [await app.tenant(), await app.tenant()];
    await save(mine.organizationId, 'interest_outreach', own);
    await save(mine.organizationId, 'interest_outreach', { ...own, subject: 'Hi' });
    expect((await mailOf(mine)).subject).toBe('Hi');
    expect((await mailOf(theirs)).subject).toBe('Backend Engineer at Acme: are you interested?');
    expect((await templates.get(mine.organizationId, 'screening_invite')).updated_at).toBeNull();
    await templates.reset(mine.organizationId, 'interest_outreach');
    await templates.reset(mine.organizationId, 'interest_outreach');
    expect((await mailOf(mine)).subject).toBe('Backend Engineer at Acme: are you interested?');
  });

  test('renders names as text: no header, placeholder, markup or link', async () => {
    const tenant = await app.tenant({ name: '{{candidate_name}}\r\nBcc: all@example.com' });
    await save(tenant.organizationId, 'interest_outreach', own);
    const job = { title: 'A\r\nBcc: b@example.com\r\n\r\n<script>x</script>' };
    const mail = await mailOf(tenant, { full_name: 'win money at http://evil.example' }, job);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).toBe('A Bcc: b@example.com <script>x</script> – candidate');
    expect(mail.text).toContain('Dear candidate,');
    expect(mail.text).toContain('{{candidate_name}} Bcc: all@example.com & Acme');
    expect(mail.text).not.toContain('evil');
    expect(mail.html).not.toContain('<script');
  });

  test('has a subject of 300 characters with the longest names', async () => {
    const tenant = await app.tenant();
    await save(tenant.organizationId, 'interest_outreach', {
      ...own,
      subject: '{{job_title}} {{job_title}}',
    });
    const mail = await mailOf(tenant, {}, { title: 'ü'.repeat(255) });
    expect(mail.subject).toHaveLength(300);
    expect(mail.subject?.endsWith('ü…')).toBe(true);
  });

  test('is not used for an interview without a job if it mentions one', async () => {
    const tenant = await app.tenant({ credits: 100 });
    const { organizationId, api } = tenant;
    const { email, candidateId } = await outreachOf(app, tenant).apply(await outreachOf(app, tenant).job());
    await app.idle();
    const invite = async () => {
      const before = smtp.to(email).length;
      const answer = await api.post('/video-interviews', {
        candidate_id: candidateId,
        question_source: 'resume',
        interview_questions: [{ text: 'What do you build?', kind: 'spoken' }],
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      await app.idle();
      return smtp.to(email).slice(before).at(-1)?.subject;
    };
    const name = 'Test Recruiting';
    await save(organizationId, 'video_interview_invite', own);
    expect(await invite()).toBe(`Your video interview with ${name}`);
    const general = { subject: 'Talk to {{organization}}', before: '{{greeting}} until {{valid_until}}', after: '' };
    await save(organizationId, 'video_interview_invite', general);
    expect(await invite()).toBe(`Talk to ${name}`);
  });
});

test('Report a conflict to one of two users who save the same template', async () => {
  const { organizationId } = await app.tenant();
  const kind = 'interest_outreach';
  const change = (subject: string, was: string | null) =>
    templates.save(organizationId, kind, { ...own, subject }, was);
  const first = await Promise.allSettled([change('A', null), change('B', null)]);
  expect(first.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { updated_at: was, subject } = await templates.get(organizationId, kind);
  await expect(change('C', null)).rejects.toMatchObject({ code: 'conflict' });
  expect((await templates.get(organizationId, kind)).subject).toBe(subject);
  const second = await Promise.allSettled([change('D', was), change('E', was)]);
  expect(second.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await templates.get(organizationId, 'screening_invite')).updated_at).toBeNull();
});

describe('Reject each invalid field of a template and save nothing', () => {
  const good = { subject: 'A', before: 'B', after: '' };
  test.each<[string, Partial<typeof good>, string[], string?]>([
    ['nothing', { subject: ' ', before: '\n' }, ['subject', 'before']],
    ['a subject of two lines', { subject: 'A\nBcc: all@example.com' }, ['subject']],
    ['a line separator', { subject: 'A\u2028B' }, ['subject']],
    ['a control character', { before: 'A\u0007' }, ['before']],
    ['a placeholder that is not known', { before: '{{email}} {{name}}' }, ['before'], '{{email}}, {{name}}'],
    ['one of another kind', { after: '{{valid_until}}' }, ['after'], '{{valid_until}}'],
    ['other template tags', { before: '{{{greeting}}}', after: '{{#greeting}}x{{/greeting}}' }, ['before', 'after']],
    ['an ampersand', { before: '{{&greeting}}' }, ['before']],
    ['a comment', { before: '{{! x }}' }, ['before']],
    ['a partial', { before: '{{> x}}' }, ['before']],
    ['other delimiters', { before: '{{=<% %>=}} <%greeting%>' }, ['before']],
    ['a brace that stays open', { subject: 'Hi {{greeting', before: '{{#a}}' }, ['subject', 'before']],
    ['a property of objects', { before: '{{constructor}} {{__proto__}} {{greeting.length}}' }, ['before']],
    ['too long a text', { subject: 'x'.repeat(201), before: 'x'.repeat(5001) }, ['subject', 'before']],
    ['what names can make too long', { before: '{{company}} '.repeat(100) }, ['before'], '20000'],
  ])('%s', async (_what, fields, paths, words = '') => {
    const { organizationId } = await app.tenant();
    const refused = save(organizationId, 'interest_outreach', { ...good, ...fields });
    await expect(refused).rejects.toMatchObject({ details: paths.map((path) => expect.objectContaining({ path })) });
    await expect(refused).rejects.toMatchObject({
      details: expect.arrayContaining([expect.objectContaining({ message: expect.stringContaining(words) })]),
    });
    expect((await templates.get(organizationId, 'interest_outreach')).updated_at).toBeNull();
  });

  test('Parse 5,000 braces in one line quickly', async () => {
    const { organizationId } = await app.tenant();
    for (const text of ['{'.repeat(5_000), '{{'.repeat(2_500), '{{ '.repeat(1_600), `{{${' '.repeat(4_990)}`]) {
      await templates.preview(organizationId, 'interest_outreach', { ...good, before: text }).catch(() => {});
    }
  });
});

test('Preview the default template as it is sent', async () => {
  const tenant = await app.tenant({ name: 'North Talent' });
  const { kind, ...template } = await templates.get(tenant.organizationId, 'interest_outreach');
  const preview = await templates.preview(tenant.organizationId, kind, template);
  const mail = await mailOf(tenant, { full_name: 'Asha Rao' }, { client_name: 'Example Ltd' });
  expect(preview.subject).toBe(mail.subject);
  const withoutTokens = (text = '') =>
    text
      .trim()
      .replaceAll('\r\n', '\n')
      .replaceAll(/\/[\w-]{43}|\/…/g, '/');
  expect(withoutTokens(preview.text)).toBe(withoutTokens(mail.text));
});

test('Name the company of a job once if the organization hires for itself', async () => {
  const tenant = await app.tenant({ name: 'North Talent' });
  const client = await mailOf(tenant);
  expect(client.text).toContain('North Talent is hiring for the Backend Engineer position at Acme and thinks');
  const direct = await mailOf(tenant, {}, { client_name: undefined });
  expect(direct.text).toContain('North Talent is hiring for the Backend Engineer position and thinks');
});
