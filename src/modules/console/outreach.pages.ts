import { h, type JSX } from 'preact';
import { z } from 'zod';
import { OrganizationService, replyTo, senderName } from '#modules/organizations';
import { SuppressionService, TemplateService } from '#modules/outreach';
import { validate } from '#platform/http/validate.ts';
import { audited } from './audited.ts';
import { badge } from './components/badge.ts';
import { emptyState } from './components/empty-state.ts';
import { moment } from './components/moment.ts';
import { offsetOf, pager } from './components/pager.ts';
import { table } from './components/table.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { choiceField, inputField, problemSummary } from './field.ts';
import { messageNames, templatePath } from './message.names.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { settingsPage } from './settings.layout.ts';

const path = '/console/settings/outreach';
const suppressedPath = '/console/settings/suppressed';
const limit = 50;
const counted = new Intl.NumberFormat('en');
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

/** What the refused form was made from. */
const seenBy = ({ form }: ConsoleContext): Values => ({
  enabled: form.value('seen_enabled') !== '',
  sender_name: form.value('seen_sender_name'),
  reply_to: form.value('seen_reply_to'),
});

const settingsForm = (
  { enabled, sender_name, reply_to }: Values,
  seen: JSX.Element[],
  problems: Refusal['problems'],
): JSX.Element =>
  h('form', { method: 'post', action: path }, [
    ...seen,
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

/** What the form was made from, which it carries: what is not changed in it is not written over what others change. */
const seenFields = ({ enabled, sender_name, reply_to }: Values): JSX.Element[] =>
  Object.entries({ seen_enabled: enabled ? 'on' : '', seen_sender_name: sender_name, seen_reply_to: reply_to }).map(
    ([name, value]) => h('input', { type: 'hidden', name, value }),
  );

async function page(context: ConsoleContext, values: Values, refusal?: Refusal): Promise<JSX.Element> {
  const { user, resolve } = context;
  const [templates, suppressed, seen] = await Promise.all([
    resolve(TemplateService).list(user.organizationId),
    resolve(SuppressionService).list(user.organizationId, { limit: 1, offset: 0 }),
    refusal ? seenBy(context) : stored(context),
  ]);
  const problems = refusal?.problems ?? new Map();
  return settingsPage(
    context,
    { title: 'Outreach', part: path, refusal },
    problemSummary(problems, labels),
    settingsForm(values, seenFields(seen), problems),
    h('h2', null, 'What emails say'),
    table(
      'Emails to candidates',
      [
        { label: 'Email', of: ({ kind }) => h('a', { href: templatePath(kind) }, messageNames[kind]) },
        { label: 'Subject', of: ({ subject }) => subject },
        {
          label: 'Words',
          of: ({ updated_at }) => (updated_at === null ? badge('Default') : badge('Your own', 'busy')),
        },
        { label: 'Changed', of: ({ updated_at }) => moment(updated_at) },
      ],
      templates,
    ),
    h('h2', null, 'Addresses that get no interest emails and reminders'),
    suppressed.total === 0
      ? h('p', null, 'None: nobody has unsubscribed, and no address was refused.')
      : h('p', null, h('a', { href: suppressedPath }, `${counted.format(suppressed.total)} in all`)),
  );
}

const reasons = { unsubscribed: 'has unsubscribed', bounced: 'was refused by its mail server' } as const;

/** Only who gets the emails can take back that they do not want them. */
async function suppressedPage(context: ConsoleContext): Promise<JSX.Element> {
  const { query, user, resolve } = context;
  const offset = offsetOf(query);
  const { rows, total } = await resolve(SuppressionService).list(user.organizationId, { limit, offset });
  return settingsPage(
    context,
    { title: 'Addresses that get no interest emails and reminders', part: path },
    h('p', null, 'What somebody asked for is still sent to them. A mail that is taken ends what a refusal began.'),
    total === 0
      ? emptyState('There is none.', 'Whoever unsubscribes is listed here, and addresses that were refused.')
      : [
          table(
            'Addresses, the latest first',
            [
              { label: 'Address', of: ({ address }) => address },
              { label: 'Why', of: ({ reason }) => reasons[reason] },
              { label: 'Since', of: ({ created_at }) => moment(created_at) },
            ],
            rows,
          ),
          pager({ path: suppressedPath, query, total, limit, offset }),
        ],
    h('p', null, h('a', { href: path }, 'Outreach')),
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
    const isNew = (name: keyof Values, value: string): boolean => form.value(`seen_${name}`) !== value;
    const change = {
      ...(isNew('enabled', enabled ? 'on' : '') && { outreachEnabled: enabled }),
      ...(isNew('sender_name', values.sender_name) && { senderName: sender_name }),
      ...(isNew('reply_to', values.reply_to) && { replyTo: reply_to }),
    };
    await audited(context, () => resolve(OrganizationService).update(user.organizationId, change), {
      action: 'outreach.change',
      details: change,
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
    path: suppressedPath,
    role: 'admin',
    handler: async (context) => ({ document: await suppressedPage(context) }),
  }),
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await page(context, await stored(context)) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: save }),
];
