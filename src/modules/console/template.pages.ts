import { h, type JSX } from 'preact';
import {
  type MessageTemplate,
  type Preview,
  placeholders,
  placeholdersOf,
  type Template,
  TemplateService,
} from '#modules/outreach';
import { moment } from '#platform/http/types.ts';
import type { Problems } from '#platform/pages/field.ts';
import { audited } from './audited.ts';
import { mailPreview } from './components/mail-preview.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { inputField, problemSummary, textField } from './field.ts';
import { messageNames, templatePath } from './message.names.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { settingsPage } from './settings.layout.ts';

const part = '/console/settings/outreach';
const path = '/console/settings/templates/{kind}';
const labels = new Map([
  ['subject', 'Subject'],
  ['before', 'Text above the button'],
  ['after', 'Text below the button'],
]);

const templateOf = ({ params, user, resolve }: ConsoleContext): Promise<MessageTemplate> =>
  resolve(TemplateService).get(user.organizationId, params['kind'] ?? '');

const templateForm = (
  { kind, updated_at }: MessageTemplate,
  values: Template,
  action: string,
  problems: Problems,
): JSX.Element =>
  h('form', { method: 'post', action: templatePath(kind) }, [
    h('input', { type: 'hidden', name: 'was', value: updated_at ?? '' }),
    inputField({ name: 'subject', label: 'Subject', type: 'text', value: values.subject, required: true, problems }),
    textField({
      name: 'before',
      label: 'Text above the button',
      hint: 'A blank line begins a new paragraph.',
      value: values.before,
      rows: 9,
      required: true,
      problems,
    }),
    h(
      'p',
      { class: 'field quiet' },
      `Here stands the button “${action}” with the candidate's own link. It is always there.`,
    ),
    textField({
      name: 'after',
      label: 'Text below the button',
      value: values.after,
      rows: 6,
      required: false,
      problems,
    }),
    h('div', { class: 'actions' }, [
      h('button', { type: 'submit', name: 'do', value: 'save' }, 'Save'),
      h('button', { type: 'submit', name: 'do', value: 'preview', class: 'other' }, 'Preview'),
    ]),
  ]);

const placeholderList = (kind: MessageTemplate['kind']): JSX.Element =>
  h(
    'dl',
    { class: 'facts' },
    placeholdersOf(kind).flatMap((name) => [
      h('dt', null, h('code', null, `{{${name}}}`)),
      h('dd', null, placeholders[name]),
    ]),
  );

type Shown = { values: Template; preview: Preview; refusal?: Refusal | undefined };

function page(context: ConsoleContext, template: MessageTemplate, { values, preview, refusal }: Shown): JSX.Element {
  const { kind, updated_at } = template;
  const problems = refusal?.problems ?? new Map();
  return settingsPage(
    context,
    { title: messageNames[kind], part, refusal },
    problemSummary(problems, labels),
    templateForm(template, values, preview.action, problems),
    h('h2', null, 'Placeholders'),
    placeholderList(kind),
    kind === 'video_interview_invite' &&
      h('p', null, 'An invite to an interview about no job has our words where yours speak of a job or a company.'),
    h('h2', null, 'Preview, with example data'),
    mailPreview(preview),
    updated_at !== null && [
      h('h2', null, 'Back to our words'),
      h('form', { method: 'post', action: `${templatePath(kind)}/reset` }, [
        h('button', { type: 'submit', class: 'danger' }, 'Discard your words'),
      ]),
    ],
    h('p', null, h('a', { href: part }, 'All emails')),
  );
}

async function show(context: ConsoleContext, values?: Template): Promise<ConsoleReply> {
  const template = await templateOf(context);
  const { kind, subject, before, after } = template;
  const shown = values ?? { subject, before, after };
  const preview = await context.resolve(TemplateService).preview(context.user.organizationId, kind, shown);
  return { document: page(context, template, { values: shown, preview }) };
}

async function save(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const templates = resolve(TemplateService);
  const template = await templateOf(context);
  const { kind } = template;
  const values = { subject: form.value('subject'), before: form.value('before'), after: form.value('after') };
  const was = moment().safeParse(form.value('was')).success ? form.value('was') : null;
  try {
    if (form.value('do') === 'preview') return await show(context, values);
    await audited(context, () => templates.save(user.organizationId, kind, values, was), {
      action: 'template.change',
      subject: kind,
    });
    return { redirect: templatePath(kind), notice: 'Saved. Emails that are sent from now on say this.' };
  } catch (error) {
    const refusal = refusalOf(error);
    // What is kept can be shown, whatever is wrong with what was typed.
    const preview = await templates.preview(user.organizationId, kind, template);
    return { status: refusal.status, document: page(context, template, { values, preview, refusal }) };
  }
}

async function reset(context: ConsoleContext): Promise<ConsoleReply> {
  const { kind } = await templateOf(context);
  await audited(context, () => context.resolve(TemplateService).reset(context.user.organizationId, kind), {
    action: 'template.reset',
    subject: kind,
  });
  return { redirect: templatePath(kind), notice: 'This email says our words again.' };
}

export const templatePages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: (context) => show(context) }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: save }),
  defineConsolePage({ method: 'post', path: `${path}/reset`, role: 'admin', handler: reset }),
];
