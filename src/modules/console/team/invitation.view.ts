import { type ComponentChildren, h, type JSX } from 'preact';
import type { InvitationView } from '#modules/access';
import { type UserRole, userRoles } from '#modules/organizations';
import type { Problems } from '#platform/pages/field.ts';
import { badge } from '../components/badges.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { inputField, selectField } from '../field.ts';

const { invitations: t, users } = copy.settings;

export const invitationPath = '/console/settings/invitations';
const validDays = 7;

export type TypedInvitation = { invited_email: string; invited_role: string };
export const freshInvitation: TypedInvitation = { invited_email: '', invited_role: 'recruiter' };

export const invitationForm = (typed: TypedInvitation, problems: Problems): JSX.Element =>
  h('form', { method: 'post', action: invitationPath }, [
    h('p', { class: 'quiet' }, t.about(validDays)),
    inputField({
      name: 'invited_email',
      label: users.fields.email,
      type: 'email',
      value: typed.invited_email,
      autocomplete: 'off',
      required: true,
      problems,
    }),
    selectField({
      name: 'invited_role',
      label: users.fields.role,
      required: true,
      options: userRoles.map((value: UserRole) => ({ value, label: users.roleOptions[value] })),
      value: typed.invited_role,
      problems,
    }),
    h('button', { type: 'submit' }, t.submit),
  ]);

function stateOf({ is_expired, is_by_admin, sent_at }: InvitationView): JSX.Element {
  if (!is_by_admin) return badge(t.states.stopped, 'bad');
  if (is_expired) return badge(t.states.expired, 'bad');
  return sent_at === null ? badge(t.states.waiting) : badge(t.states.sent, 'good');
}

const action = ({ id, email }: InvitationView, name: 'resend' | 'revoke', style: string): JSX.Element =>
  h(
    'form',
    { method: 'post', action: `${invitationPath}/${id}/${name}` },
    h('button', { type: 'submit', class: style }, [t[name], h('span', { class: 'unseen' }, t.to(email))]),
  );

export const openInvitations = (invitations: readonly InvitationView[]): ComponentChildren =>
  invitations.length > 0 && [
    h('h2', null, t.open),
    table(
      t.caption,
      [
        { label: t.columns.email, of: ({ email }) => email },
        { label: t.columns.role, of: ({ role }) => users.roles[role] },
        { label: t.columns.invitedBy, of: ({ invited_by }) => invited_by ?? t.removedUser },
        { label: t.columns.sent, of: ({ sent_at }) => showDateTime(sent_at) },
        { label: t.columns.state, of: stateOf },
        {
          label: t.columns.action,
          of: (one) =>
            h('div', { class: 'actions' }, [
              action(one, 'resend', 'small other'),
              action(one, 'revoke', 'small other'),
            ]),
        },
      ],
      invitations,
    ),
  ];
