import { h, type JSX } from 'preact';
import {
  type EmailPreview,
  type EmailTemplate,
  type MessageKind,
  type MessageTemplate,
  placeholderHelp,
  placeholdersOf,
  TemplateService,
} from '#modules/outreach';
import type { Problems } from '#platform/pages/field.ts';
import { dateTime } from '#platform/schema/fields.ts';
import { runAudited } from '../audit-trail.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField, problemSummary, textField } from '../field.ts';
import { type FormErrors, problemsOf, toFormErrors } from '../form-errors.ts';
import { mailPreview } from './mail-preview.ts';
import { settingsPage, settingsPath } from './settings-layout.ts';

const { templates: t } = copy.settings;
const path = '/console/settings/templates/{kind}';

export const templatePath = (kind: MessageKind): string => `/console/settings/templates/${kind}`;

const requestedTemplate = ({ params, user, resolve }: ConsoleContext): Promise<MessageTemplate> =>
  resolve(TemplateService).get(user.organizationId, params['kind'] ?? '');

type Shown = { values: EmailTemplate; preview: EmailPreview; errors?: FormErrors | undefined };

const templateForm = ({ kind, updated_at }: MessageTemplate, { values, preview }: Shown, problems: Problems) =>
  h('form', { method: 'post', action: templatePath(kind) }, [
    h('input', { type: 'hidden', name: 'was', value: updated_at ?? '' }),
    inputField({
      name: 'subject',
      label: t.fields.subject,
      type: 'text',
      value: values.subject,
      required: true,
      problems,
    }),
    textField({
      name: 'before',
      label: t.fields.before,
      hint: t.paragraphHint,
      value: values.before,
      rows: 9,
      required: true,
      problems,
    }),
    h('p', { class: 'field quiet' }, t.button(preview.action)),
    textField({ name: 'after', label: t.fields.after, value: values.after, rows: 6, required: false, problems }),
    h('div', { class: 'actions' }, [
      h('button', { type: 'submit', name: 'do', value: 'save' }, t.save),
      h('button', { type: 'submit', name: 'do', value: 'preview', class: 'other' }, t.preview),
    ]),
  ]);

const resetForm = (kind: MessageKind): JSX.Element[] => [
  h('h2', null, t.reset.title),
  h('p', null, t.reset.consequence),
  h(
    'form',
    { method: 'post', action: `${templatePath(kind)}/reset` },
    h('button', { type: 'submit', class: 'danger' }, t.reset.submit),
  ),
];

function templatePage(context: ConsoleContext, template: MessageTemplate, shown: Shown): JSX.Element {
  const { kind, updated_at } = template;
  const { preview, errors } = shown;
  const problems = problemsOf(errors);
  const names = placeholdersOf(kind);
  return settingsPage(
    context,
    {
      title: copy.messages.kinds[kind],
      part: 'outreach',
      errors,
      back: { href: settingsPath('outreach'), label: t.back },
    },
    problemSummary(problems),
    templateForm(template, shown, problems),
    h('h2', null, t.placeholders),
    h(
      'dl',
      { class: 'facts' },
      names.flatMap((name) => [h('dt', null, h('code', null, `{{${name}}}`)), h('dd', null, placeholderHelp[name])]),
    ),
    kind === 'video_interview_invite' && h('p', null, t.withoutJob),
    h('h2', null, t.previewTitle),
    mailPreview(preview),
    updated_at !== null && resetForm(kind),
  );
}

async function show(context: ConsoleContext, typed?: EmailTemplate): Promise<ConsoleReply> {
  const template = await requestedTemplate(context);
  const { kind, subject, before, after } = template;
  const values = typed ?? { subject, before, after };
  const preview = await context.resolve(TemplateService).preview(context.user.organizationId, kind, values);
  return { document: templatePage(context, template, { values, preview }) };
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const templates = resolve(TemplateService);
  const template = await requestedTemplate(context);
  const { kind } = template;
  const values = { subject: form.value('subject'), before: form.value('before'), after: form.value('after') };
  const was = dateTime().safeParse(form.value('was')).success ? form.value('was') : null;
  try {
    if (form.value('do') === 'preview') return await show(context, values);
    await runAudited(context, () => templates.save(user.organizationId, kind, values, was), {
      action: 'template.change',
      subject: kind,
    });
    return { redirect: templatePath(kind), notice: t.saved };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    // The typed text may have no preview.
    const preview = await templates.preview(user.organizationId, kind, template);
    return { status: errors.status, document: templatePage(context, template, { values, preview, errors }) };
  }
}

async function reset(context: ConsoleContext): Promise<ConsoleReply> {
  const { kind } = await requestedTemplate(context);
  await runAudited(context, () => context.resolve(TemplateService).reset(context.user.organizationId, kind), {
    action: 'template.reset',
    subject: kind,
  });
  return { redirect: templatePath(kind), notice: t.reset.done };
}

export const templatePages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: (context) => show(context) }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: save }),
  defineConsolePage({ method: 'post', path: `${path}/reset`, role: 'admin', handler: reset }),
];
