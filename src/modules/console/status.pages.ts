import { h, type JSX } from 'preact';
import { z } from 'zod';
import { PipelineService, type PipelineStatus } from '#modules/applications';
import { statusName } from '#modules/organizations';
import { validate } from '#platform/http/validate.ts';
import { audited } from './audited.ts';
import { table } from './components/table.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { inputField, problemSummary } from './field.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { settingsPage } from './settings.layout.ts';

const path = '/console/settings/statuses';
const counted = new Intl.NumberFormat('en');

const hidden = (name: string, value: string): JSX.Element => h('input', { type: 'hidden', name, value });

/** A form that is a button alone. */
const button = (action: string, values: Record<string, string>, label: string, what: string, kind = 'other') =>
  h('form', { method: 'post', action: `${path}/${action}` }, [
    ...Object.entries(values).map(([name, value]) => hidden(name, value)),
    h('button', { type: 'submit', class: kind, 'aria-label': what }, label),
  ]);

const renameForm = ({ name }: PipelineStatus, index: number): JSX.Element =>
  h('details', null, [
    h('summary', null, 'Rename'),
    h('form', { method: 'post', action: `${path}/rename` }, [
      hidden('from', name),
      h('label', { for: `rename-${index}` }, `New name of ${name}`),
      h('input', { id: `rename-${index}`, name: 'name', type: 'text', value: name, required: true, maxLength: 100 }),
      h('button', { type: 'submit' }, 'Rename it and its applications'),
    ]),
  ]);

function actionsOf(status: PipelineStatus, index: number, all: readonly PipelineStatus[]): JSX.Element {
  const { name, meaning, applications } = status;
  const [above, below] = [all[index - 1], all[index + 1]];
  return h('div', { class: 'actions' }, [
    above && button('place', { name, before: above.name, moved: name }, '↑', `Move ${name} up`),
    below && button('place', { name: below.name, before: name, moved: name }, '↓', `Move ${name} down`),
    meaning === undefined && renameForm(status, index),
    index >= 0 &&
      applications === 0 &&
      name !== 'Applied' &&
      button('remove', { name }, 'Remove', `Remove ${name}`, 'danger'),
  ]);
}

async function page(context: ConsoleContext, value = '', refusal?: Refusal): Promise<JSX.Element> {
  const statuses = await context.resolve(PipelineService).list(context.user.organizationId);
  const problems = refusal?.problems ?? new Map();
  const rows = statuses.map((status, index) => ({ ...status, actions: actionsOf(status, index, statuses) }));
  return settingsPage(
    context,
    { title: 'Pipeline', part: path, refusal },
    problemSummary(problems, new Map([['name', `“${value}”`]])),
    h(
      'p',
      null,
      'What an application can be in, in the order of the board. A rename takes the applications along, with their history; nothing is sent to anybody. Statuses by which the service acts keep their names, as integrations know them too. One that has applications can be removed once they are moved elsewhere.',
    ),
    table(
      'Statuses in pipeline order',
      [
        { label: 'Status', of: ({ name }) => h('strong', null, name) },
        { label: 'Applications', of: ({ applications }) => counted.format(applications), isNumber: true },
        { label: 'What the service does', of: ({ meaning }) => meaning ?? h('span', { class: 'quiet' }, '–') },
        { label: 'Change', of: ({ actions }) => actions },
      ],
      rows,
    ),
    h('h2', null, 'Add a status'),
    h('form', { method: 'post', action: path }, [
      inputField({ name: 'name', label: 'Name', type: 'text', value, required: true, autocomplete: 'off', problems }),
      h('button', { type: 'submit' }, 'Add'),
    ]),
  );
}

const Named = z.strictObject({ name: statusName() });

/** Makes a change, or shows the page with why it was not made. */
const changing =
  (change: (context: ConsoleContext) => Promise<string>) =>
  async (context: ConsoleContext): Promise<ConsoleReply> => {
    try {
      return { redirect: path, notice: await change(context) };
    } catch (error) {
      const refusal = refusalOf(error);
      return { status: refusal.status, document: await page(context, context.form.value('name'), refusal) };
    }
  };

async function add(context: ConsoleContext): Promise<string> {
  const { name } = validate(Named, { name: context.form.value('name') });
  await audited(context, () => context.resolve(PipelineService).add(context.user.organizationId, name), {
    action: 'status.add',
    subject: name,
  });
  return `${name} is added, as the last one.`;
}

async function rename(context: ConsoleContext): Promise<string> {
  const from = context.form.value('from');
  const { name } = validate(Named, { name: context.form.value('name') });
  const count = await audited(
    context,
    () => context.resolve(PipelineService).rename(context.user.organizationId, from, name),
    (applications) => ({ action: 'status.rename', subject: from, details: { to: name, applications } }),
  );
  return `${from} is ${name} now, with ${counted.format(count)} ${count === 1 ? 'application' : 'applications'}.`;
}

async function place(context: ConsoleContext): Promise<string> {
  const [name, before, moved] = ['name', 'before', 'moved'].map((field) => context.form.value(field)) as [
    string,
    string,
    string,
  ];
  await audited(context, () => context.resolve(PipelineService).place(context.user.organizationId, name, before), {
    action: 'status.move',
    subject: name,
    details: { before },
  });
  return `${moved} is moved.`;
}

async function remove(context: ConsoleContext): Promise<string> {
  const name = context.form.value('name');
  await audited(context, () => context.resolve(PipelineService).remove(context.user.organizationId, name), {
    action: 'status.remove',
    subject: name,
  });
  return `${name} is removed.`;
}

export const statusPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await page(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: changing(add) }),
  defineConsolePage({ method: 'post', path: `${path}/rename`, role: 'admin', handler: changing(rename) }),
  defineConsolePage({ method: 'post', path: `${path}/place`, role: 'admin', handler: changing(place) }),
  defineConsolePage({ method: 'post', path: `${path}/remove`, role: 'admin', handler: changing(remove) }),
];
