import { h, type JSX } from 'preact';
import { z } from 'zod';
import { OrganizationService, replyTo, senderName } from '#modules/organizations';
import { type MessageTemplate, SuppressionService, TemplateService } from '#modules/outreach';
import type { Problems } from '#platform/pages/field.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { badge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { offsetIn, pager } from '../components/pager.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { choiceField, inputField, problemSummary } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { settingsPage, settingsPath } from './settings-layout.ts';
import { templatePath } from './template.page.ts';

const { outreach: t } = copy.settings;
const path = settingsPath('outreach');
const suppressedPath = '/console/settings/suppressed';
const limit = 50;

type OutreachFields = { enabled: boolean; sender_name: string; reply_to: string };

const OutreachSettings = z.strictObject({ enabled: z.boolean(), sender_name: senderName(), reply_to: replyTo() });

async function storedFields({ user, resolve }: ConsoleContext): Promise<OutreachFields> {
  const organizations = resolve(OrganizationService);
  const [{ outreach_enabled }, sender] = await Promise.all([
    organizations.get(user.organizationId),
    organizations.sender(user.organizationId),
  ]);
  return { enabled: outreach_enabled, sender_name: sender.sender_name ?? '', reply_to: sender.reply_to ?? '' };
}

const shownFields = ({ form }: ConsoleContext): OutreachFields => ({
  enabled: form.value('seen_enabled') !== '',
  sender_name: form.value('seen_sender_name'),
  reply_to: form.value('seen_reply_to'),
});

/** Carried by the form: what its user did not change must not undo what others change. */
const shownInputs = ({ enabled, sender_name, reply_to }: OutreachFields): JSX.Element[] =>
  Object.entries({ seen_enabled: enabled ? 'on' : '', seen_sender_name: sender_name, seen_reply_to: reply_to }).map(
    ([name, value]) => h('input', { type: 'hidden', name, value }),
  );

const outreachForm = (fields: OutreachFields, shown: OutreachFields, problems: Problems): JSX.Element =>
  h('form', { method: 'post', action: path }, [
    ...shownInputs(shown),
    choiceField({
      name: 'enabled',
      label: t.fields.enabled,
      hint: t.enableHint,
      options: [t.enable],
      chosen: fields.enabled ? [t.enable] : [],
      several: true,
      required: true,
      problems,
    }),
    inputField({
      name: 'sender_name',
      label: t.fields.sender_name,
      hint: t.senderHint,
      type: 'text',
      value: fields.sender_name,
      required: false,
      problems,
    }),
    inputField({
      name: 'reply_to',
      label: t.fields.reply_to,
      hint: t.replyToHint,
      type: 'email',
      value: fields.reply_to,
      required: false,
      problems,
    }),
    h('button', { type: 'submit' }, t.save),
  ]);

function templateTable(templates: readonly MessageTemplate[]): JSX.Element {
  const { caption, columns, isDefault, isOwn } = t.templates;
  return table(
    caption,
    [
      { label: columns.email, of: ({ kind }) => h('a', { href: templatePath(kind) }, copy.messages.kinds[kind]) },
      { label: columns.subject, of: ({ subject }) => subject },
      {
        label: columns.text,
        of: ({ updated_at }) => (updated_at === null ? badge(isDefault) : badge(isOwn, 'busy')),
      },
      { label: columns.updated, of: ({ updated_at }) => showDateTime(updated_at) },
    ],
    templates,
  );
}

async function outreachPage(
  context: ConsoleContext,
  fields: OutreachFields,
  errors?: FormErrors,
): Promise<JSX.Element> {
  const { user, resolve } = context;
  const [templates, suppressed, shown] = await Promise.all([
    resolve(TemplateService).list(user.organizationId),
    resolve(SuppressionService).list(user.organizationId, { limit: 1, offset: 0 }),
    errors ? shownFields(context) : storedFields(context),
  ]);
  const problems = problemsOf(errors);
  return settingsPage(
    context,
    { title: t.title, part: 'outreach', errors },
    problemSummary(problems),
    outreachForm(fields, shown, problems),
    h('h2', null, t.templates.title),
    templateTable(templates),
    h('h2', null, t.suppressed.title),
    suppressed.total === 0
      ? h('p', null, t.suppressed.none)
      : h('p', null, h('a', { href: suppressedPath }, t.suppressed.viewAll(suppressed.total))),
  );
}

/** Read only: only the recipient can subscribe again. */
async function suppressedPage(context: ConsoleContext): Promise<JSX.Element> {
  const { query, user, resolve } = context;
  const { title, about, empty, caption, columns, reasons, back } = t.suppressed;
  const offset = offsetIn(query);
  const { rows, total } = await resolve(SuppressionService).list(user.organizationId, { limit, offset });
  return settingsPage(
    context,
    { title, part: 'outreach' },
    h('p', null, about),
    total === 0
      ? emptyState(empty.title, empty.text)
      : [
          table(
            caption,
            [
              { label: columns.address, of: ({ address }) => address },
              { label: columns.reason, of: ({ reason }) => reasons[reason] },
              { label: columns.since, of: ({ created_at }) => showDateTime(created_at) },
            ],
            rows,
          ),
          pager({ path: suppressedPath, query, total, limit, offset }),
        ],
    h('p', null, h('a', { href: path }, back)),
  );
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const typed = {
    enabled: form.value('enabled') !== '',
    sender_name: form.value('sender_name'),
    reply_to: form.value('reply_to'),
  };
  try {
    const { enabled, sender_name, reply_to } = validate(OutreachSettings, typed);
    const isChanged = (name: keyof OutreachFields, value: string): boolean => form.value(`seen_${name}`) !== value;
    const change = {
      ...(isChanged('enabled', enabled ? 'on' : '') && { outreachEnabled: enabled }),
      ...(isChanged('sender_name', typed.sender_name) && { senderName: sender_name }),
      ...(isChanged('reply_to', typed.reply_to) && { replyTo: reply_to }),
    };
    await runAudited(context, () => resolve(OrganizationService).update(user.organizationId, change), {
      action: 'outreach.change',
      details: change,
    });
    return { redirect: path, notice: t.saved };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: await outreachPage(context, typed, errors) };
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
    handler: async (context) => ({ document: await outreachPage(context, await storedFields(context)) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: save }),
];
