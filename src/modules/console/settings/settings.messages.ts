import type { ComponentChildren } from 'preact';
import { pluralize } from '#platform/pages/format.ts';
import { auditCopy } from '../audit/audit.messages.ts';
import { careersCopy } from '../careers/careers.messages.ts';
import { biasAuditCopy } from '../decisions/bias-audit.messages.ts';
import { reasonCopy } from '../decisions/decision.messages.ts';
import { erasureCopy } from '../privacy/erasure.messages.ts';
import { exportCopy } from '../privacy/exports/export.messages.ts';
import { retentionCopy } from '../privacy/retention.messages.ts';
import { requestLogCopy } from '../request-log/request-log.messages.ts';
import { oidcCopy } from '../team/oidc.messages.ts';
import { passkeyCopy } from '../team/passkey.messages.ts';
import { invitationCopy, joinCopy, sessionCopy } from '../team/team.messages.ts';
import { webhookCopy } from '../webhooks/webhook.messages.ts';
import { brandingCopy } from './branding.messages.ts';
import { outreachCopy, templateCopy } from './outreach.messages.ts';

const accountCopy = {
  title: 'Your account',
  facts: { name: 'Name', email: 'Email', role: 'Role', organization: 'Organization' },
  noEmail: 'No email address',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out of all devices',
  removePasskeys: 'Also remove all passkeys',
  signOutEverywhereHint: 'This ends all of your sessions, in this browser and on other devices.',
};

const userCopy = {
  title: 'Users',
  caption: 'Users of your organization',
  columns: { name: 'Name', email: 'Email', role: 'Role', lastSignIn: 'Last sign-in' },
  you: ' (you)',
  /** Follows the time of a sign-in. */
  byOperator: ' by the operator',
  roles: { admin: 'Admin', recruiter: 'Recruiter', viewer: 'Viewer' },
  roleOptions: {
    admin: 'Admin: full access, including settings',
    recruiter: 'Recruiter: full access, except settings',
    viewer: 'Viewer: read-only access, no settings',
  },
  noEmail: 'No email yet. Open this user to add one.',
  fields: { full_name: 'Name', email: 'Email address', role: 'Role' },
  emailHint: 'Sign-in links are sent to this address.',
  add: {
    title: 'Add a user without an invitation',
    about: 'Users can sign in immediately: they request a link on the sign-in page.',
    submit: 'Add user',
  },
  save: 'Save changes',
  remove: {
    title: 'Remove user',
    self: 'This is you. You’ll be signed out, and can’t sign in again unless another admin adds you.',
    other: 'They’re signed out immediately. Their activity stays in the audit log. You can add them again later.',
    submit: (name: string) => `Remove ${name}`,
  },
  back: 'Back to users',
  added: (name: string, email: string) => `${name} can now sign in with ${email}.`,
  saved: (name: string) => `Changes to ${name} saved.`,
  movedTo: (email: string) => ` Sign-in links are now sent to ${email}.`,
  removed: (name: string) => `${name} was removed and signed out.`,
  keysLeft: (count: number) =>
    ` ${pluralize(count, 'API key')} of theirs still ${count === 1 ? 'works' : 'work'}. Revoke the ones you don’t need.`,
};

const pipelineCopy = {
  title: 'Pipeline',
  intro:
    'These are the statuses that an application can have, in the order of the board. ' +
    'Renaming a status also renames it in applications and their history. Nobody is notified. ' +
    'Statuses with an automatic action can’t be renamed. To remove a status, first move its applications to another one.',
  caption: 'Statuses in pipeline order',
  columns: { status: 'Status', applications: 'Applications', automation: 'Automatic action', actions: 'Actions' },
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  rename: 'Rename',
  newName: (name: string) => `New name for ${name}`,
  submitRename: 'Rename status',
  remove: 'Remove',
  removeStatus: (name: string) => `Remove ${name}`,
  removal:
    'This removes the status from the pipeline. The history of applications keeps it. You can add it again later.',
  endsAction: 'Its automatic action ends.',
  add: { title: 'Add a status', submit: 'Add status' },
  name: 'Name',
  typedName: (name: string) => `“${name}”`,
  added: (name: string) => `${name} added at the end of the pipeline.`,
  renamed: (from: string, to: string, applications: number) =>
    `${from} renamed to ${to}, in ${pluralize(applications, 'application')}.`,
  moved: (name: string) => `${name} moved.`,
  removed: (name: string) => `${name} removed.`,
};

const keyCopy = {
  title: 'API keys',
  intro: 'Apps use API keys to access your organization’s data. ',
  caption: 'API keys, newest first',
  columns: {
    name: 'Name',
    ending: 'Ends with',
    status: 'Status',
    created: 'Created',
    access: 'Access',
    lastUsed: 'Last used',
    expires: 'Expires',
    action: 'Action',
  },
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  createdBy: (email: string) => ` by ${email}`,
  /** Warnings about keys that still work. */
  creators: {
    removed: 'The user who created this key was removed. Revoke it if they may still know it.',
    recruiter: 'The user who created this key is no longer an admin. Revoke it if they should not use it.',
    viewer: 'The user who created this key is no longer an admin. Revoke it if they should not use it.',
  },
  presets: { full: 'Full access', read_only: 'Read only', ats_sync: 'ATS sync' },
  customScopes: (count: number) => pluralize(count, 'scope'),
  from: (networks: readonly string[]) => `From ${networks.join(', ')}`,
  rotated: 'Rotated. The new key replaces it.',
  rotate: {
    open: 'Rotate',
    consequence: 'This creates a new key with the same access. The old key works for 24 more hours.',
    submit: (name: string) => `Rotate ${name}`,
  },
  never: 'Never',
  revoke: {
    open: 'Revoke',
    consequence: 'Apps using this key lose access immediately. This can’t be undone.',
    submit: (name: string) => `Revoke ${name}`,
    done: 'Key revoked. It stops working within 5 seconds.',
  },
  fields: {
    name: 'Name',
    expires_on: 'Expiry date',
    mode: 'Data',
    access: 'Access',
    scopes: 'Scopes',
    allowed_ips: 'Allowed IP networks',
  },
  modes: {
    live: 'Live data',
    test: 'Test data: separate, and nothing is sent or charged',
  },
  testKey: 'Test',
  onlyTestKeys: 'Keys for test data work on every plan:',
  accessOptions: {
    full: 'Full access',
    read_only: 'Read only: all data, no changes',
    ats_sync: 'ATS sync: what an applicant tracking system needs',
    custom: 'Only the scopes selected below',
  },
  scopesHint: 'Used only if you choose “Only the scopes selected below”.',
  noScopes: 'must not be empty. Select at least one',
  unknownScopes: 'must be among the listed scopes',
  networksHint: 'One per line, such as 203.0.113.0/24. Leave it empty to allow all networks.',
  invalidNetwork: (text: string) => `must be IP networks such as 203.0.113.0/24. “${text}” isn’t one`,
  tooManyNetworks: (most: number) => `must be at most ${most} networks`,
  nameHint: 'Describe what the key is for, so you know later which one to revoke.',
  expiryHint: 'The key works until the end of this day (UTC). Clear it for a key that doesn’t expire.',
  create: { title: 'Create a key', submit: 'Create key' },
  empty: { title: 'No API keys yet', text: 'Create one below for the app that will use the API.' },
  freePlan: 'You’re on the free plan. Ask the operator of this service for a paid plan. ',
  addUser: 'Add a second user',
  created: {
    title: 'Key created',
    oldKey: 'The old key works for 24 more hours.',
    instruction: (name: string) => `Copy the key “${name}” now. It won’t be shown again.`,
    usage: (header: ComponentChildren): ComponentChildren => [
      'Apps send it as ',
      header,
      '. Store it like a password.',
    ],
    done: 'Back to API keys',
  },
};

const creditReasons: Readonly<Partial<Record<string, string>>> = {
  'opening balance': 'Opening balance',
  'video interview': 'Video interview',
  'test credits': 'Test credits',
  'test data reset': 'Test data reset',
};

const creditCopy = {
  title: 'Credits',
  left: (credits: ComponentChildren): ComponentChildren => [credits, ' credits left'],
  about: (price: number) =>
    `A video interview costs ${pluralize(price, 'credit')}. To get more, ask the operator of this service.`,
  usage: 'View usage over time',
  caption: 'Credit changes, newest first',
  columns: { date: 'Date', description: 'Description', change: 'Change', balance: 'Balance' },
  /** Reasons that operators write are shown unchanged. */
  reason: (reason: string): string => creditReasons[reason] ?? reason,
  entry: (reason: string, reference: string | null) => (reference ? `${reason}: ${reference}` : reason),
  empty: { title: 'No credit changes yet', text: 'Credits that are added or spent on interviews appear here.' },
};

export const settingsCopy = {
  navigation: 'Settings',
  menu: 'All settings',
  groups: {
    team: 'Team',
    hiring: 'Hiring',
    candidates: 'Candidates',
    integrations: 'Integrations',
    privacy: 'Privacy',
    records: 'Records',
    billing: 'Billing',
  },
  parts: {
    users: userCopy.title,
    'single-sign-on': oidcCopy.title,
    statuses: pipelineCopy.title,
    'rejection-reasons': reasonCopy.title,
    keys: keyCopy.title,
    credits: creditCopy.title,
    branding: brandingCopy.title,
    careers: careersCopy.title,
    outreach: outreachCopy.title,
    webhooks: webhookCopy.title,
    retention: retentionCopy.title,
    erasures: erasureCopy.list.title,
    exports: exportCopy.title,
    audit: auditCopy.title,
    'request-log': requestLogCopy.title,
    'bias-audit': biasAuditCopy.title,
  },
  account: accountCopy,
  branding: brandingCopy,
  careers: careersCopy,
  users: userCopy,
  invitations: invitationCopy,
  join: joinCopy,
  sessions: sessionCopy,
  passkeys: passkeyCopy,
  oidc: oidcCopy,
  pipeline: pipelineCopy,
  reasons: reasonCopy,
  keys: keyCopy,
  credits: creditCopy,
  outreach: outreachCopy,
  templates: templateCopy,
  audit: auditCopy,
  requestLog: requestLogCopy,
  biasAudit: biasAuditCopy,
  webhooks: webhookCopy,
};
