import { h, type JSX } from 'preact';
import { ApiKeyService, AuditService, SignInService } from '#modules/access';
import { roles, UserService, type UserView, userFields } from '#modules/organizations';
import { NotFound } from '#platform/errors.ts';
import { id as idField } from '#platform/http/types.ts';
import { validate } from '#platform/http/validate.ts';
import type { Problems } from '#platform/pages/field.ts';
import type { Form } from '#platform/pages/form.ts';
import { audited } from './audited.ts';
import { badge } from './components/badge.ts';
import { moment } from './components/moment.ts';
import { table } from './components/table.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { inputField, problemSummary, selectField } from './field.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { settingsPage } from './settings.layout.ts';
import { inWords } from './words.ts';

const path = '/console/settings/users';
const userPath = `${path}/{id}`;
const onePath = (id: string): string => `${path}/${id}`;

const roleWords = {
  admin: 'Admin: everything, the settings too',
  recruiter: 'Recruiter: everything but the settings',
} as const;
const labels = new Map([
  ['full_name', 'Name'],
  ['email', 'Email address'],
  ['role', 'Role'],
]);

type Values = { full_name: string; email: string; role: string };

const valuesOf = (form: Form, prefix = ''): Values => ({
  full_name: form.value(`${prefix}full_name`),
  email: form.value(`${prefix}email`),
  role: form.value(`${prefix}role`),
});

const fieldsOf = (values: Values, problems: Problems): JSX.Element[] => [
  inputField({
    name: 'full_name',
    label: 'Name',
    type: 'text',
    value: values.full_name,
    autocomplete: 'off',
    required: true,
    problems,
  }),
  inputField({
    name: 'email',
    label: 'Email address',
    hint: 'They sign in by a link that is sent there.',
    type: 'email',
    value: values.email,
    autocomplete: 'off',
    required: true,
    problems,
  }),
  selectField({
    name: 'role',
    label: 'Role',
    required: true,
    options: roles.map((value) => ({ value, label: roleWords[value] })),
    value: values.role,
    problems,
  }),
];

const none: Problems = new Map();

/** The id of an address, malformed or not. Throws NotFound. */
function idOf({ params }: ConsoleContext): string {
  const id = idField().safeParse(params['id']);
  if (!id.success) throw new NotFound('The user');
  return id.data;
}

async function listPage(
  context: ConsoleContext,
  values: Values = { full_name: '', email: '', role: 'recruiter' },
  refusal?: Refusal,
): Promise<JSX.Element> {
  const { user: me, resolve } = context;
  const [users, signedIn] = await Promise.all([
    resolve(UserService).list(me.organizationId),
    resolve(AuditService).lastSignIns(me.organizationId),
  ]);
  const problems = refusal?.problems ?? none;
  return settingsPage(
    context,
    { title: 'Users', part: path, refusal },
    problemSummary(problems, labels),
    table(
      'Who works in your organization',
      [
        {
          label: 'Name',
          of: (user) =>
            h('span', null, [h('a', { href: onePath(user.id) }, user.full_name), user.id === me.id && ' (you)']),
        },
        { label: 'Email', of: emailOf },
        { label: 'Role', of: ({ role }) => badge(inWords(role), role === 'admin' ? 'busy' : 'plain') },
        { label: 'Last sign-in', of: ({ id }) => moment(signedIn.get(id) ?? null) },
      ],
      users,
    ),
    h('h2', null, 'Add somebody'),
    h('form', { method: 'post', action: path }, [
      ...fieldsOf(values, problems),
      h('button', { type: 'submit' }, 'Add'),
    ]),
  );
}

const emailOf = (user: UserView) =>
  user.is_placeholder ? h('span', { class: 'quiet' }, 'none yet: give this place to a person') : user.email;

/** As it stands in the form: of a place that is nobody's yet, no address. */
const shownOf = ({ full_name, email, role, is_placeholder }: UserView): Values => ({
  full_name,
  email: is_placeholder ? '' : email,
  role,
});

type Edited = { values: Values; seen: Values; refusal?: Refusal };

/** `seen`: what the form was made from, which it carries. What is not changed in it is not written. */
function editPage(context: ConsoleContext, user: UserView, { values, seen, refusal }: Edited): JSX.Element {
  const problems = refusal?.problems ?? none;
  const isMe = user.id === context.user.id;
  return settingsPage(
    context,
    { title: user.full_name, part: path, refusal },
    problemSummary(problems, labels),
    h('form', { method: 'post', action: onePath(user.id) }, [
      Object.entries(seen).map(([name, value]) => h('input', { type: 'hidden', name: `seen_${name}`, value })),
      ...fieldsOf(values, problems),
      h('button', { type: 'submit' }, 'Save'),
    ]),
    h('h2', null, 'Remove'),
    h(
      'p',
      null,
      isMe
        ? 'This is you: you are signed out at once, and cannot come back by yourself.'
        : 'They are signed out at once. What they did stays, and so does the audit log.',
    ),
    h(
      'form',
      { method: 'post', action: `${onePath(user.id)}/remove` },
      h('button', { type: 'submit', class: 'danger' }, `Remove ${user.full_name}`),
    ),
    h('p', null, h('a', { href: path }, 'All users')),
  );
}

async function add(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const values = valuesOf(form);
  try {
    const fields = validate(userFields, values);
    await audited(context, () => resolve(UserService).add(user.organizationId, fields), {
      action: 'user.add',
      subject: fields.email,
      details: { role: fields.role },
    });
    return { redirect: path, notice: `${fields.full_name} can sign in now, with ${fields.email}.` };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, document: await listPage(context, values, refusal) };
  }
}

async function change(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user: me, resolve } = context;
  const users = resolve(UserService);
  const user = await users.get(me.organizationId, idOf(context));
  const values = valuesOf(form);
  const seen = valuesOf(form, 'seen_');
  try {
    const fields = validate(userFields, values);
    const names = (['full_name', 'email', 'role'] as const).filter((name) => fields[name] !== seen[name]);
    const given = Object.fromEntries(names.map((name) => [name, fields[name]]));
    // Who has the place by their address has it no more: it may be somebody else's now.
    const isAnother = user.id !== me.id && (given['email'] ?? user.email).toLowerCase() !== user.email.toLowerCase();
    await audited(
      context,
      async () => {
        await users.update(me.organizationId, user.id, given);
        if (isAnother) await resolve(SignInService).endSessions(me.organizationId, user.id);
      },
      { action: 'user.change', subject: user.email, details: given },
    );
    const signedOut = isAnother ? ` They sign in by a link to ${fields.email} from now on.` : '';
    return { redirect: path, notice: `${fields.full_name} is changed.${signedOut}` };
  } catch (error) {
    const refusal = refusalOf(error);
    return { status: refusal.status, document: editPage(context, user, { values, seen, refusal }) };
  }
}

async function remove(context: ConsoleContext): Promise<ConsoleReply> {
  const { user: me, session, resolve } = context;
  const users = resolve(UserService);
  const user = await users.get(me.organizationId, idOf(context));
  try {
    await audited(
      context,
      async () => {
        await resolve(ApiKeyService).forgetMaker(me.organizationId, user.id);
        await users.remove(me.organizationId, user.id);
      },
      { action: 'user.remove', subject: user.email },
    );
  } catch (error) {
    const refusal = refusalOf(error);
    const shown = shownOf(user);
    return { status: refusal.status, document: editPage(context, user, { values: shown, seen: shown, refusal }) };
  }
  if (user.id !== me.id) return { redirect: path, notice: `${user.full_name} is removed and signed out.` };
  await session?.signOut();
  return { redirect: '/console/sign-in' };
}

export const userPages = [
  defineConsolePage({
    method: 'get',
    path: '/console/settings',
    role: 'admin',
    handler: () => Promise.resolve({ redirect: path }),
  }),
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => ({ document: await listPage(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: add }),
  defineConsolePage({
    method: 'get',
    path: userPath,
    role: 'admin',
    handler: async (context) => {
      const user = await context.resolve(UserService).get(context.user.organizationId, idOf(context));
      const shown = shownOf(user);
      return { document: editPage(context, user, { values: shown, seen: shown }) };
    },
  }),
  defineConsolePage({ method: 'post', path: userPath, role: 'admin', handler: change }),
  defineConsolePage({ method: 'post', path: `${userPath}/remove`, role: 'admin', handler: remove }),
];
