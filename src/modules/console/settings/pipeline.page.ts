import { h, type JSX } from 'preact';
import { z } from 'zod';
import { PipelineService, type PipelineStatus } from '#modules/applications';
import { statusName } from '#modules/organizations';
import type { Problems } from '#platform/pages/field.ts';
import { formatNumber } from '#platform/pages/format.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { pipelineLabel } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField, problemSummary } from '../field.ts';
import { type FormErrors, toFormErrors } from '../form-errors.ts';
import { settingsPage, settingsPath } from './settings-layout.ts';

const { pipeline: t } = copy.settings;
const path = settingsPath('statuses');

const hidden = (name: string, value: string): JSX.Element => h('input', { type: 'hidden', name, value });

type ButtonText = { text: string; name: string };

/** `name` is the button's accessible name. */
const buttonForm = (action: string, fields: Record<string, string>, { text, name }: ButtonText) =>
  h('form', { method: 'post', action: `${path}/${action}` }, [
    ...Object.entries(fields).map(([field, value]) => hidden(field, value)),
    h('button', { type: 'submit', class: 'other', 'aria-label': name }, text),
  ]);

/** `from`: the status to rename; empty for a new one. */
type Rejected = { name: string; from: string; problems: Problems };
const nothingRejected: Rejected = { name: '', from: '', problems: new Map() };

const renameField = (index: number): string => `rename-${index}`;

function renameForm({ name }: PipelineStatus, index: number, rejected: Rejected): JSX.Element {
  const isRejected = rejected.from === name;
  const problem = rejected.problems.get(renameField(index));
  const id = `field-${renameField(index)}`;
  const invalid = problem !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` };
  const value = isRejected ? rejected.name : name;
  return h('details', isRejected ? { open: true } : null, [
    h('summary', null, t.rename),
    h('form', { method: 'post', action: `${path}/rename` }, [
      hidden('from', name),
      h('label', { for: id }, t.newName(pipelineLabel(name))),
      problem !== undefined && h('span', { class: 'wrong', id: `${id}-wrong` }, problem),
      h('input', { id, name: 'name', type: 'text', value, required: true, maxLength: 100, ...invalid }),
      h('button', { type: 'submit' }, t.submitRename),
    ]),
  ]);
}

const removeForm = ({ name, meaning }: PipelineStatus): JSX.Element =>
  h('details', null, [
    h('summary', null, [t.remove, h('span', { class: 'unseen' }, ` ${pipelineLabel(name)}`)]),
    h('form', { method: 'post', action: `${path}/remove` }, [
      hidden('name', name),
      h('p', null, [t.removal, meaning !== undefined && ` ${t.endsAction}`]),
      h('button', { type: 'submit', class: 'danger' }, t.removeStatus(pipelineLabel(name))),
    ]),
  ]);

function statusActions(statuses: readonly PipelineStatus[], index: number, rejected: Rejected): JSX.Element {
  const status = statuses[index] as PipelineStatus;
  const { name, meaning, applications } = status;
  const label = pipelineLabel(name);
  const [above, below] = [statuses[index - 1], statuses[index + 1]];
  const isRemovable = applications === 0 && name !== 'Applied';
  return h('div', { class: 'actions' }, [
    above && buttonForm('place', { name, before: above.name, moved: name }, { text: '↑', name: t.moveUp(label) }),
    below &&
      buttonForm('place', { name: below.name, before: name, moved: name }, { text: '↓', name: t.moveDown(label) }),
    meaning === undefined && renameForm(status, index, rejected),
    isRemovable && removeForm(status),
  ]);
}

const addForm = ({ name, problems }: Rejected): JSX.Element =>
  h('form', { method: 'post', action: path }, [
    inputField({
      name: 'name',
      label: t.name,
      type: 'text',
      value: problems.has('name') ? name : '',
      required: true,
      autocomplete: 'off',
      problems,
    }),
    h('button', { type: 'submit' }, t.add.submit),
  ]);

async function pipelinePage(
  context: ConsoleContext,
  typed: { name: string; from: string } = nothingRejected,
  errors?: FormErrors,
): Promise<JSX.Element> {
  const statuses = await context.resolve(PipelineService).list(context.user.organizationId);
  const renamed = statuses.findIndex(({ name }) => name === typed.from);
  const field = renamed === -1 ? 'name' : renameField(renamed);
  // Each of the two forms has one visible field.
  const problems = new Map([...(errors?.problems.values() ?? [])].map((problem) => [field, problem]));
  const rejected = { ...typed, problems };
  const rows = statuses.map((status, index) => ({ ...status, actions: statusActions(statuses, index, rejected) }));
  return settingsPage(
    context,
    { title: t.title, part: 'statuses', errors },
    problemSummary(problems),
    h('p', null, t.intro),
    table(
      t.caption,
      [
        { label: t.columns.status, of: ({ name }) => h('strong', null, pipelineLabel(name)) },
        { label: t.columns.applications, of: ({ applications }) => formatNumber(applications), isNumber: true },
        { label: t.columns.automation, of: ({ meaning }) => meaning },
        { label: t.columns.actions, of: ({ actions }) => actions },
      ],
      rows,
    ),
    h('h2', null, t.add.title),
    addForm(rejected),
  );
}

const NamedStatus = z.strictObject({ name: statusName() });
const typedName = ({ form }: ConsoleContext): string => validate(NamedStatus, { name: form.value('name') }).name;

const changing =
  (change: (context: ConsoleContext) => Promise<string>) =>
  async (context: ConsoleContext): Promise<ConsoleReply> => {
    try {
      return { redirect: path, notice: await change(context) };
    } catch (error) {
      const typed = { name: context.form.value('name'), from: context.form.value('from') };
      const errors = toFormErrors(error, { name: t.typedName(typed.name) });
      return { status: errors.status, document: await pipelinePage(context, typed, errors) };
    }
  };

async function add(context: ConsoleContext): Promise<string> {
  const name = typedName(context);
  await runAudited(context, () => context.resolve(PipelineService).add(context.user.organizationId, name), {
    action: 'status.add',
    subject: name,
  });
  return t.added(pipelineLabel(name));
}

async function rename(context: ConsoleContext): Promise<string> {
  const from = context.form.value('from');
  const name = typedName(context);
  const count = await runAudited(
    context,
    () => context.resolve(PipelineService).rename(context.user.organizationId, from, name),
    (applications) => ({ action: 'status.rename', subject: from, details: { to: name, applications } }),
  );
  return t.renamed(pipelineLabel(from), pipelineLabel(name), count);
}

async function place(context: ConsoleContext): Promise<string> {
  const { form, user, resolve } = context;
  const [name, before] = [form.value('name'), form.value('before')];
  await runAudited(context, () => resolve(PipelineService).place(user.organizationId, name, before), {
    action: 'status.move',
    subject: name,
    details: { before },
  });
  return t.moved(pipelineLabel(form.value('moved')));
}

async function remove(context: ConsoleContext): Promise<string> {
  const name = context.form.value('name');
  await runAudited(context, () => context.resolve(PipelineService).remove(context.user.organizationId, name), {
    action: 'status.remove',
    subject: name,
  });
  return t.removed(pipelineLabel(name));
}

export const pipelinePages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await pipelinePage(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: changing(add) }),
  defineConsolePage({ method: 'post', path: `${path}/rename`, role: 'admin', handler: changing(rename) }),
  defineConsolePage({ method: 'post', path: `${path}/place`, role: 'admin', handler: changing(place) }),
  defineConsolePage({ method: 'post', path: `${path}/remove`, role: 'admin', handler: changing(remove) }),
];
