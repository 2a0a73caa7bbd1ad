import { type ComponentChildren, h, type JSX } from 'preact';
import { z } from 'zod';
import { ApiKeyService, type ApiKeyView, type Seats, whyNoKeys } from '#modules/access';
import { isOneLine } from '#modules/organizations';
import { NotFound } from '#platform/errors.ts';
import { date, filled, id as idField } from '#platform/http/types.ts';
import { validate } from '#platform/http/validate.ts';
import { newId } from '#platform/ids.ts';
import { audited } from './audited.ts';
import { badge } from './components/badge.ts';
import { emptyState } from './components/empty-state.ts';
import { moment } from './components/moment.ts';
import { table } from './components/table.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { inputField, problemSummary } from './field.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { settingsPage } from './settings.layout.ts';

const path = '/console/settings/keys';
const labels = new Map([
  ['name', 'Name'],
  ['expires_on', 'Last day'],
]);

type Values = { name: string; expires_on: string };

const NewKey = z.strictObject({
  /** The form's: sent twice it makes one key. */
  id: idField(),
  name: z.string().trim().pipe(filled(255)).refine(isOneLine, 'must be one line without control characters'),
  expires_on: z.union([z.literal(''), date()], 'must be a date as YYYY-MM-DD'),
});

function stateOf({ revoked_at, expires_at }: ApiKeyView): JSX.Element {
  if (revoked_at !== null) return badge('revoked');
  return expires_at !== null && new Date(expires_at) <= new Date() ? badge('expired', 'bad') : badge('active', 'good');
}

const revokeForm = ({ id, name, revoked_at }: ApiKeyView): JSX.Element | string =>
  revoked_at === null
    ? h('details', null, [
        h('summary', null, 'Revoke'),
        h('form', { method: 'post', action: `${path}/${id}/revoke` }, [
          h('p', null, 'Programs that use it stop working at once, for ever.'),
          h('button', { type: 'submit', class: 'danger' }, `Revoke ${name}`),
        ]),
      ])
    : '–';

const keyTable = (keys: readonly ApiKeyView[]): JSX.Element =>
  table(
    'API keys, newest first',
    [
      { label: 'Name', of: ({ name }) => name },
      { label: 'Ends with', of: ({ last_four }) => h('code', null, `…${last_four}`) },
      { label: 'State', of: stateOf },
      {
        label: 'Made',
        of: ({ created_at, created_by }) => h('span', null, [moment(created_at), created_by && ` by ${created_by}`]),
      },
      { label: 'Last used', of: ({ last_used_at }) => (last_used_at === null ? 'never' : moment(last_used_at)) },
      { label: 'Works until', of: ({ expires_at }) => (expires_at === null ? 'no end' : moment(expires_at)) },
      { label: 'Revoke', of: revokeForm },
    ],
    keys,
  );

/** What is missing for a key, and who can help. */
const whatToDo = ({ plan, users }: Seats): ComponentChildren => [
  plan !== 'paid' && 'You are on the free plan: ask whoever runs this service for the paid one. ',
  users < 2 && [h('a', { href: '/console/settings/users' }, 'Add a second user'), ' first. '],
];

const keyForm = ({ name, expires_on }: Values, refusal: Refusal | undefined): JSX.Element => {
  const problems = refusal?.problems ?? new Map();
  return h('form', { method: 'post', action: path }, [
    h('input', { type: 'hidden', name: 'id', value: newId() }),
    inputField({
      name: 'name',
      label: 'Name',
      hint: 'What it is for, so that you know later which one to revoke.',
      type: 'text',
      value: name,
      required: true,
      autocomplete: 'off',
      problems,
    }),
    inputField({
      name: 'expires_on',
      label: 'Last day',
      hint: 'It works until the end of this day (UTC); left empty, until it is revoked.',
      type: 'date',
      value: expires_on,
      required: false,
      problems,
    }),
    h('button', { type: 'submit' }, 'Make a key'),
  ]);
};

async function listPage(
  context: ConsoleContext,
  values: Values = { name: '', expires_on: '' },
  refusal?: Refusal,
): Promise<JSX.Element> {
  const keys = context.resolve(ApiKeyService);
  const { organizationId } = context.user;
  const [all, seats] = await Promise.all([keys.list(organizationId), keys.seats(organizationId)]);
  const missing = whyNoKeys(seats);
  return settingsPage(
    context,
    { title: 'API keys', part: path, refusal },
    problemSummary(refusal?.problems ?? new Map(), labels),
    h('p', null, [
      'With a key another program does what the API offers, in the name of your organization. ',
      h('a', { href: '/docs' }, 'What the API offers'),
    ]),
    all.length > 0 && keyTable(all),
    missing === undefined
      ? [
          all.length === 0 &&
            emptyState('There is no key yet.', 'Make one below for the program that is to use the API.'),
          h('h2', null, 'Make a key'),
          keyForm(values, refusal),
        ]
      : emptyState(missing, whatToDo(seats)),
  );
}

const madePage = (context: ConsoleContext, name: string, apiKey: string): JSX.Element =>
  settingsPage(
    context,
    { title: 'Your new key', part: path },
    h('p', null, `This is the key “${name}”. Copy it now: it is shown this once, and nobody can show it again.`),
    h('p', null, h('code', { class: 'secret' }, apiKey)),
    h('p', null, [
      'Programs send it as ',
      h('code', null, 'Authorization: Bearer <key>'),
      '. Keep it like a password.',
    ]),
    h('p', null, h('a', { href: path }, 'I have copied it')),
  );

async function make(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const values = { name: form.value('name'), expires_on: form.value('expires_on') };
  try {
    const { id, name, expires_on } = validate(NewKey, { id: form.value('id'), ...values });
    const made = await audited(
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
    return { document: madePage(context, name, made.apiKey) };
  } catch (error) {
    const refusal = refusalOf(error);
    const wrong = refusal.problems.get('expires_at');
    const problems = wrong ? new Map([['expires_on', wrong]]) : refusal.problems;
    return { status: refusal.status, document: await listPage(context, values, { ...refusal, problems }) };
  }
}

async function revoke(context: ConsoleContext): Promise<ConsoleReply> {
  const id = idField().safeParse(context.params['id']);
  if (!id.success) throw new NotFound('The API key');
  await audited(context, () => context.resolve(ApiKeyService).revokeOwn(context.user.organizationId, id.data), {
    action: 'api_key.revoke',
    subject: id.data,
  });
  return { redirect: path, notice: 'The key is revoked. It stops working within 5 seconds.' };
}

export const keyPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await listPage(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: make }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/revoke`, role: 'admin', handler: revoke }),
];
