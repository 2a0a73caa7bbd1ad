import { pluralize } from '#platform/pages/format.ts';

export const invitationCopy = {
  title: 'Invite a user',
  about: (days: number) =>
    `They get a link by email, which works once within ${pluralize(days, 'day')}, and enter their name themselves.`,
  submit: 'Send invitation',
  open: 'Open invitations',
  caption: 'Open invitations, newest first',
  columns: { email: 'Email', role: 'Role', invitedBy: 'Invited by', sent: 'Sent', state: 'Status', action: 'Action' },
  states: {
    waiting: 'Sending',
    sent: 'Invited',
    expired: 'Expired',
    stopped: 'Stopped: the user who sent it is no longer an admin',
  },
  removedUser: 'Removed user',
  resend: 'Resend',
  revoke: 'Revoke',
  to: (email: string) => ` the invitation to ${email}`,
  sent: (email: string) => `An invitation is on its way to ${email}.`,
  resent: (email: string) => `A new invitation is on its way to ${email}. Earlier links no longer work.`,
  revoked: (email: string) => `The invitation to ${email} was revoked. Its link no longer works.`,
};

export const joinCopy = {
  title: 'Accept the invitation',
  heading: (organization: string) => `Join ${organization}`,
  text: (email: string, role: string) => `You’re joining with ${email}, as ${role}.`,
  name: 'Your name',
  submit: 'Join',
  invalid: {
    title: 'This invitation doesn’t work',
    text: 'Each link works once and expires after 7 days. Ask the person who invited you for a new one.',
    signIn: 'Sign in',
  },
  taken: {
    title: 'You already have an account',
    text: 'A user of this organization has your email address. Sign in instead.',
    signIn: 'Sign in',
  },
  done: (organization: string) => `Welcome to ${organization}.`,
};

export const sessionCopy = {
  title: 'Where you’re signed in',
  caption: 'Your sessions, last used first',
  ofUser: {
    title: 'Sessions',
    caption: 'Sessions of this user, last used first',
  },
  none: 'Not signed in anywhere.',
  columns: { device: 'Device', address: 'IP address', lastUsed: 'Last used', signedIn: 'Signed in', action: 'Action' },
  device: (browser: string, system: string) => [browser, system].filter(Boolean).join(' on '),
  unknownDevice: 'Unknown device',
  current: 'This device',
  byOperator: 'Operator of the service',
  end: 'End session',
  of: (device: string) => ` on ${device}`,
  ended: 'Session ended.',
  wasEnded: 'This session had already ended.',
};
