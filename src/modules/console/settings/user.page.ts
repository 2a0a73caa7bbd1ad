import { h, type JSX } from 'preact';
import {
  ApiKeyService,
  AuditService,
  ConsoleSessionService,
  type ConsoleSessionView,
  InvitationService,
  SignInService,
} from '#modules/access';
import { UserService, type UserView, userFields, userRoles } from '#modules/organizations';
import type { Problems } from '#platform/pages/field.ts';
import type { Form } from '#platform/pages/form.ts';
import { validate } from '#platform/schema/validate.ts';
import { runAudited } from '../audit-trail.ts';
import { badge } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { inputField, problemSummary, selectField } from '../field.ts';
import { type FormErrors, toFormErrors } from '../form-errors.ts';
import { pathId } from '../path-id.ts';
import { freshInvitation, invitationForm, openInvitations, type TypedInvitation } from '../team/invitation.view.ts';
import { sessionSection } from '../team/session.view.ts';
import { settingsPage, settingsPath } from './settings-layout.ts';

const { users: t } = copy.settings;
const path = settingsPath('users');
const userPath = (id: string): string => `${path}/${id}`;

type TypedUser = { full_name: string; email: string; role: string };
export const freshUser: TypedUser = { full_name: '', email: '', role: 'recruiter' };

const readUser = (form: Form, prefix = ''): TypedUser => ({
  full_name: form.value(`${prefix}full_name`),
  email: form.value(`${prefix}email`),
  role: form.value(`${prefix}role`),
});

const userInputs = (values: TypedUser, problems: Problems): JSX.Element[] => [
  inputField({
    name: 'full_name',
    label: t.fields.full_name,
    type: 'text',
    value: values.full_name,
    autocomplete: 'off',
    required: true,
    problems,
  }),
  inputField({
    name: 'email',
    label: t.fields.email,
    hint: t.emailHint,
    type: 'email',
    value: values.email,
    autocomplete: 'off',
    required: true,
    problems,
  }),
  selectField({
    name: 'role',
    label: t.fields.role,
    required: true,
    options: userRoles.map((value) => ({ value, label: t.roleOptions[value] })),
    value: values.role,
    problems,
  }),
];

const noProblems: Problems = new Map();

const emailOf = ({ is_placeholder, email }: UserView): JSX.Element | string =>
  is_placeholder ? h('span', { class: 'quiet' }, t.noEmail) : email;

const signInOf = (last: { at: string; byOperator: boolean } | undefined): JSX.Element | null =>
  last ? h('span', null, [showDateTime(last.at), last.byOperator && t.byOperator]) : null;

type ListedForms = { typed?: TypedUser; invited?: TypedInvitation; errors?: FormErrors };

export async function userListPage(
  context: ConsoleContext,
  { typed = freshUser, invited = freshInvitation, errors }: ListedForms = {},
): Promise<JSX.Element> {
  const { user: me, resolve } = context;
  const [users, lastSignIns, invitations] = await Promise.all([
    resolve(UserService).list(me.organizationId),
    resolve(AuditService).lastSignIns(me.organizationId),
    resolve(InvitationService).list(me.organizationId),
  ]);
  const problems = errors?.problems ?? noProblems;
  const nameOf = ({ id, full_name }: UserView): JSX.Element =>
    h('span', null, [h('a', { href: userPath(id) }, full_name), id === me.id && t.you]);
  return settingsPage(
    context,
    { title: t.title, part: 'users', errors },
    problemSummary(problems),
    table(
      t.caption,
      [
        { label: t.columns.name, of: nameOf },
        { label: t.columns.email, of: emailOf },
        { label: t.columns.role, of: ({ role }) => badge(t.roles[role], role === 'admin' ? 'busy' : 'plain') },
        { label: t.columns.lastSignIn, of: ({ id }) => signInOf(lastSignIns.get(id)) },
      ],
      users,
    ),
    openInvitations(invitations),
    h('h2', null, copy.settings.invitations.title),
    invitationForm(invited, problems),
    h('details', { open: typed !== freshUser }, [
      h('summary', null, t.add.title),
      h('p', { class: 'quiet' }, t.add.about),
      h('form', { method: 'post', action: path }, [
        ...userInputs(typed, problems),
        h('button', { type: 'submit' }, t.add.submit),
      ]),
    ]),
  );
}

/** A placeholder user's form has no email yet. */
const shownUser = ({ full_name, email, role, is_placeholder }: UserView): TypedUser => ({
  full_name,
  email: is_placeholder ? '' : email,
  role,
});

type Edited = { values: TypedUser; shown: TypedUser; errors?: FormErrors };

const { sessions } = copy.settings;
const endSessionPath = (id: string): string => `${userPath(id)}/sessions/end`;

const openSessions = ({ user: me, resolve }: ConsoleContext, id: string): Promise<ConsoleSessionView[]> =>
  resolve(ConsoleSessionService).list(me.organizationId, id);

/** `shown`: the stored fields that the form carries. Only changed fields are written. */
async function userPage(
  context: ConsoleContext,
  user: UserView,
  { values, shown, errors }: Edited,
): Promise<JSX.Element> {
  const open = await openSessions(context, user.id);
  const problems = errors?.problems ?? noProblems;
  const isMe = user.id === context.user.id;
  return settingsPage(
    context,
    { title: user.full_name, part: 'users', errors, back: { href: path, label: t.back } },
    problemSummary(problems),
    h('form', { method: 'post', action: userPath(user.id) }, [
      Object.entries(shown).map(([name, value]) => h('input', { type: 'hidden', name: `seen_${name}`, value })),
      ...userInputs(values, problems),
      h('button', { type: 'submit' }, t.save),
    ]),
    sessionSection(open, {
      ...sessions.ofUser,
      action: endSessionPath(user.id),
      currentId: context.session?.id,
    }),
    h('h2', null, t.remove.title),
    h('p', null, isMe ? t.remove.self : t.remove.other),
    h(
      'form',
      { method: 'post', action: `${userPath(user.id)}/remove` },
      h('button', { type: 'submit', class: 'danger' }, t.remove.submit(user.full_name)),
    ),
  );
}

async function add(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user, resolve } = context;
  const typed = readUser(form);
  try {
    const fields = validate(userFields, typed);
    await runAudited(context, () => resolve(UserService).add(user.organizationId, fields), {
      action: 'user.add',
      subject: fields.email,
      details: { role: fields.role },
    });
    return { redirect: path, notice: t.added(fields.full_name, fields.email) };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: await userListPage(context, { typed, errors }) };
  }
}

async function change(context: ConsoleContext): Promise<ConsoleReply> {
  const { form, user: me, resolve } = context;
  const users = resolve(UserService);
  const user = await users.get(me.organizationId, pathId(context));
  const [values, shown] = [readUser(form), readUser(form, 'seen_')];
  try {
    const fields = validate(userFields, values);
    const changed = (['full_name', 'email', 'role'] as const).filter((name) => fields[name] !== shown[name]);
    const update = Object.fromEntries(changed.map((name) => [name, fields[name]]));
    // A new email address may belong to another person, who must not inherit open sessions.
    const isMoved = user.id !== me.id && (update['email'] ?? user.email).toLowerCase() !== user.email.toLowerCase();
    await runAudited(
      context,
      async () => {
        await users.update(me.organizationId, user.id, update);
        if (isMoved) await resolve(SignInService).handOver(me.organizationId, user.id);
      },
      { action: 'user.change', subject: user.email, details: update },
    );
    const isDemoted = update['role'] !== undefined && update['role'] !== 'admin';
    const keys = isDemoted ? await resolve(ApiKeyService).countOf(me.organizationId, user.id) : 0;
    const notice = t.saved(fields.full_name) + (isMoved ? t.movedTo(fields.email) : '');
    return keys > 0
      ? { redirect: settingsPath('keys'), notice: notice + t.keysLeft(keys) }
      : { redirect: path, notice };
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    return { status: errors.status, document: await userPage(context, user, { values, shown, errors }) };
  }
}

async function remove(context: ConsoleContext): Promise<ConsoleReply> {
  const { user: me, session, resolve } = context;
  const users = resolve(UserService);
  const user = await users.get(me.organizationId, pathId(context));
  const keys = await resolve(ApiKeyService).countOf(me.organizationId, user.id);
  try {
    await runAudited(context, () => users.remove(me.organizationId, user.id), {
      action: 'user.remove',
      subject: user.email,
    });
  } catch (error) {
    const errors = toFormErrors(error, t.fields);
    const shown = shownUser(user);
    return { status: errors.status, document: await userPage(context, user, { values: shown, shown, errors }) };
  }
  if (user.id !== me.id) {
    const notice = t.removed(user.full_name);
    return keys > 0
      ? { redirect: settingsPath('keys'), notice: notice + t.keysLeft(keys) }
      : { redirect: path, notice };
  }
  await session?.signOut();
  return { redirect: '/console/sign-in' };
}

async function endSession(context: ConsoleContext): Promise<ConsoleReply> {
  const { user: me, form, resolve } = context;
  const user = await resolve(UserService).get(me.organizationId, pathId(context));
  const hasEnded = await runAudited(
    context,
    () => resolve(ConsoleSessionService).end(me.organizationId, user.id, form.value('session')),
    (ended) => (ended ? { action: 'session.end', subject: user.id } : undefined),
  );
  return { redirect: userPath(user.id), notice: hasEnded ? sessions.ended : sessions.wasEnded };
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
    handler: async (context) => ({ document: await userListPage(context) }),
  }),
  defineConsolePage({ method: 'post', path, role: 'admin', handler: add }),
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}`,
    role: 'admin',
    handler: async (context) => {
      const user = await context.resolve(UserService).get(context.user.organizationId, pathId(context));
      const shown = shownUser(user);
      return { document: await userPage(context, user, { values: shown, shown }) };
    },
  }),
  defineConsolePage({ method: 'post', path: `${path}/{id}`, role: 'admin', handler: change }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/sessions/end`, role: 'admin', handler: endSession }),
  defineConsolePage({ method: 'post', path: `${path}/{id}/remove`, role: 'admin', handler: remove }),
];
