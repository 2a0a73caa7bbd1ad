import { type ComponentChildren, h, type JSX } from 'preact';
import { z } from 'zod';
import { ApiKeyService, type ApiKeyView, apiKeyRestriction, type PlanUsage } from '#modules/access';
import { isOneLine } from '#modules/organizations';
import { newId } from '#platform/ids.ts';
import { date, id as idField, nonBlankText } from '#platform/schema/fields.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { badge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField, problemSummary } from '../field.ts';
import { type FormErrors, toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { settingsPage, settingsPath } from './settings-layout.ts';

const { keys: t } = copy.settings;
const path = settingsPath('keys');

type KeyFields = { name: string; expires_on: string };

const NewKey = z.strictObject({
  /** Made by the form: sent twice it creates one key. */
  id: idField(),
  name: z.string().trim().pipe(nonBlankText(255)).refine(isOneLine, 'must be one line without control characters'),
  expires_on: z.union([z.literal(''), date()], 'must be a date as YYYY-MM-DD'),
});

function statusOf({ revoked_at, expires_at }: ApiKeyView): JSX.Element {
  if (revoked_at !== null) return badge(t.states.revoked);
  const isExpired = expires_at !== null && new Date(expires_at) <= new Date();
  return isExpired ? badge(t.states.expired, 'bad') : badge(t.states.active, 'good');
}

const revokeForm = ({ id, name, revoked_at }: ApiKeyView): JSX.Element | null =>
  revoked_at === null
    ? h('details', null, [
        h('summary', null, t.revoke.open),
        h('form', { method: 'post', action: `${path}/${id}/revoke` }, [
          h('p', null, t.revoke.consequence),
          h('button', { type: 'submit', class: 'danger' }, t.revoke.submit(name)),
        ]),
      ])
    : null;

const keyTable = (keys: readonly ApiKeyView[]): JSX.Element =>
  table(
    t.caption,
    [
      { label: t.columns.name, of: ({ name }) => name },
      { label: t.columns.ending, of: ({ last_four }) => h('code', null, `…${last_four}`) },
      { label: t.columns.status, of: statusOf },
      {
        label: t.columns.created,
        of: ({ created_at, created_by }) =>
          h('span', null, [showDateTime(created_at), created_by && t.createdBy(created_by)]),
      },
      { label: t.columns.lastUsed, of: ({ last_used_at }) => showDateTime(last_used_at) ?? t.never },
      { label: t.columns.expires, of: ({ expires_at }) => showDateTime(expires_at) ?? t.never },
      { label: t.columns.action, of: revokeForm },
    ],
    keys,
  );

const remedyOf = ({ plan, users }: PlanUsage): ComponentChildren => [
  plan !== 'paid' && t.freePlan,
  users < 2 && h('a', { href: settingsPath('users') }, t.addUser),
];

function keyForm({ name, expires_on }: KeyFields, errors: FormErrors | undefined): JSX.Element {
  const problems = errors?.problems ?? new Map();
  return h('form', { method: 'post', action: path }, [
    h('input', { type: 'hidden', name: 'id', value: newId() }),
    inputField({
      name: 'name',
      label: t.fields.name,
      hint: t.nameHint,
      type: 'text',
      value: name,
      required: true,
      autocomplete: 'off',
      problems,
    }),
    inputField({
      name: 'expires_on',
      label: t.fields.expires_on,
      hint: t.expiryHint,
      type: 'date',
      value: expires_on,
      required: false,
      problems,
    }),
    h('button', { type: 'submit' }, t.create.submit),
  ]);
}

async function keyListPage(
  context: ConsoleContext,
  fields: KeyFields = { name: '', expires_on: '' },
  errors?: FormErrors,
): Promise<JSX.Element> {
  const service = context.resolve(ApiKeyService);
  const { organizationId } = context.user;
  const [keys, usage] = await Promise.all([service.list(organizationId), service.planUsage(organizationId)]);
  const restriction = apiKeyRestriction(usage);
  return settingsPage(
    context,
    { title: t.title, part: 'keys', errors },
    problemSummary(errors?.problems ?? new Map()),
    h('p', null, [t.intro, h('a', { href: '/docs' }, copy.apiReference)]),
    keys.length > 0 && keyTable(keys),
    restriction === undefined
      ? [
          keys.length === 0 && emptyState(t.empty.title, t.empty.text),
          h('h2', null, t.create.title),
          keyForm(fields, errors),
        ]
      : emptyState(restriction, remedyOf(usage)),
  );
}

const createdPage = (context: ConsoleContext, name: string, apiKey: string): JSX.Element =>
  settingsPage(
    context,
    { title: t.created.title, part: 'keys' },
    h('p', null, t.created.instruction(name)),
    h('p', null, h('code', { class: 'secret' }, apiKey)),
    h('p', null, t.created.usage(h('code', null, 'Authorization: Bearer <key>'))),
    h('p', null, h('a', { href: path }, t.created.done)),
  );

async function create(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const fields = { name: form.value('name'), expires_on: form.value('expires_on') };
  try {
    const { id, name, expires_on } = validate(NewKey, { id: form.value('id'), ...fields });
    const created = await runAudited(
      context,
      () =>
        resolve(ApiKeyService).create({
          id,
          organizationId: user.organizationId,
          name,
          expiresAt: expires_on === '' ? null : new Date(`${expires_on}T23:59:59.999Z`),
          createdByUserId: user.id,
        }),
      { action: 'api_key.create', subject: id, details: { name } },
    );
    return { document: createdPage(context, name, created.apiKey) };
  } catch (error) {
    const errors = toFormErrors(error, { ...t.fields, expires_at: t.fields.expires_on });
    const expiry = errors.problems.get('expires_at');
    const problems = expiry ? new Map([['expires_on', expiry]]) : errors.problems;
    return { status: errors.status, document: await keyListPage(context, fields, { ...errors, problems }) };
  }
}

async function revoke(context: ConsoleContext): Promise<ConsoleReply> {
  const id = pathId(context);
  await runAudited(context, () => context.resolve(ApiKeyService).revokeOwn(context.user.organizationId, id), {
    action: 'api_key.revoke',
    subject: id,
  });
  return { redirect: path, notice: t.revoke.done };
}

export const keyPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await keyListPage(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: create }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/revoke`, role: 'admin', handler: revoke }),
];
