import { h, type JSX } from 'preact';
import { z } from 'zod';
import { OrganizationService, replyTo, senderName } from '#modules/organizations';
import { TemplateService } from '#modules/outreach';
import { validate } from '#platform/http/validate.ts';
import { audited } from './audited.ts';
import { badge } from './components/badge.ts';
import { moment } from './components/moment.ts';
import { table } from './components/table.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { choiceField, inputField, problemSummary } from './field.ts';
import { messageNames, templatePath } from './message.names.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { settingsPage } from './settings.layout.ts';

const path = '/console/settings/outreach';
const isOn = 'Send interest emails when a candidate is applied to a job for the first time';
const labels = new Map([
  ['sender_name', 'Name of the sender'],
  ['reply_to', 'Address for answers'],
]);

type Values = { enabled: boolean; sender_name: string; reply_to: string };

const Settings = z.strictObject({ enabled: z.boolean(), sender_name: senderName(), reply_to: replyTo() });

async function stored({ user, resolve }: ConsoleContext): Promise<Values> {
  const organizations = resolve(OrganizationService);
  const [{ outreach_enabled }, sender] = await Promise.all([
    organizations.get(user.organizationId),
    organizations.sender(user.organizationId),
  ]);
  return { enabled: outreach_enabled, sender_name: sender.sender_name ?? '', reply_to: sender.reply_to ?? '' };
}

const settingsForm = ({ enabled, sender_name, reply_to }: Values, problems: Refusal['problems']): JSX.Element =>
  h('form', { method: 'post', action: path }, [
    choiceField({
      name: 'enabled',
      label: 'Interest emails',
      hint: 'Invites to interviews and screenings are sent in any case: somebody asks for them.',
      options: [isOn],
      chosen: enabled ? [isOn] : [],
      several: true,
      required: true,
      problems,
    }),
    inputField({
      name: 'sender_name',
      label: 'Name of the sender',
      hint: 'Stands before the address, which is that of this service.',
      type: 'text',
      value: sender_name,
      required: false,
      problems,
    }),
    inputField({
      name: 'reply_to',
      label: 'Address for answers',
      hint: 'Where candidates reach you when they answer an email.',
      type: 'email',
      value: reply_to,
      required: false,
      problems,
    }),
    h('button', { type: 'submit' }, 'Save'),
  ]);

async function page(context: ConsoleContext, values: Values, refusal?: Refusal): Promise<JSX.Element> {
  const templates = await context.resolve(TemplateService).list(context.user.organizationId);
  const problems = refusal?.problems ?? new Map();
  return settingsPage(
    context,
    { title: 'Outreach', part: path, refusal },
    problemSummary(problems, labels),
    settingsForm(values, problems),
    h('h2', null, 'What emails say'),
    table(
      'Emails to candidates',
      [
        { label: 'Email', of: ({ kind }) => h('a', { href: templatePath(kind) }, messageNames[kind]) },
        { label: 'Subject', of: ({ subject }) => subject },
        { label: 'Words', of: ({ updated_at }) => (updated_at === null ? badge('ours') : badge('your own', 'busy')) },
        { label: 'Changed', of: ({ updated_at }) => moment(updated_at) },
      ],
      templates,
    ),
  );
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const values = {
    enabled: form.value('enabled') !== '',
    sender_name: form.value('sender_name'),
    reply_to: form.value('reply_to'),
  };
  try {
    const { enabled, sender_name, reply_to } = validate(Settings, values);
    const change = { outreachEnabled: enabled, senderName: sender_name, replyTo: reply_to };
    await audited(context, () => resolve(OrganizationService).update(user.organizationId, change), {
      action: 'outreach.change',
      details: { enabled, sender_name, reply_to },
    });
    return { redirect: path, notice: 'Saved. Emails that are sent from now on follow it.' };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, document: await page(context, values, refusal) };
  }
}

export const outreachPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await page(context, await stored(context)) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: save }),
];
