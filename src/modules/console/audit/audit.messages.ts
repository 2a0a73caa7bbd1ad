import { sentenceCase } from '#platform/pages/format.ts';
import type { NamedKind } from './audit-references.ts';

const actions: Readonly<Record<string, string>> = {
  'session.sign_in': 'Signed in',
  'session.sign_out_everywhere': 'Signed out of all devices',
  'session.end': 'Ended a session',
  'user.invite': 'Invited a user',
  'user.invite_again': 'Sent an invitation again',
  'user.invite_revoke': 'Revoked an invitation',
  'passkey.add': 'Added a passkey',
  'passkey.remove': 'Removed a passkey',
  'single_sign_on.change': 'Changed single sign-on',
  'single_sign_on.remove': 'Removed single sign-on',
  'user.join': 'Accepted an invitation',
  'user.mention_emails': 'Changed emails about mentions',
  'user.add': 'Added a user',
  'user.change': 'Changed a user',
  'user.remove': 'Removed a user',
  'status.add': 'Added a status',
  'status.rename': 'Renamed a status',
  'status.move': 'Moved a status',
  'status.remove': 'Removed a status',
  'api_key.create': 'Created an API key',
  'api_key.revoke': 'Revoked an API key',
  'branding.change': 'Changed the branding',
  'careers.change': 'Changed the careers page',
  'outreach.change': 'Changed outreach settings',
  'template.change': 'Changed an email template',
  'template.reset': 'Restored a default email template',
  'application.move': 'Moved an application',
  'bulk_action.start': 'Started a bulk action',
  'bulk_action.undo': 'Undid a bulk action',
  'application.note': 'Changed application notes',
  'interview.start': 'Started a video interview',
  'interview.rate': 'Rated a video interview',
  'interview.unrate': 'Removed the rating of a video interview',
  'recording.view': 'Viewed interview recordings',
  'screening.start': 'Started a screening',
  'screening.link': 'Created a screening link',
  'talent_pool.reveal': 'Revealed a profile',
  'client.create': 'Created a client',
  'client.update': 'Changed a client',
  'job.create': 'Created a job',
  'job.update': 'Changed a job',
  'candidate.create': 'Created a candidate',
  'candidate.update': 'Changed a candidate',
  'bias_audit.view': 'Viewed a bias audit',
  'application.self_identify': 'Stored an applicant’s self-identification',
  'candidate.view_resume': 'Opened a resume',
  'candidate.download_resume': 'Downloaded a resume',
  'candidate.export': 'Exported a candidate',
  'organization.export': 'Exported the organization',
  'candidate.merge': 'Merged a candidate',
  'candidate.not_duplicate': 'Dismissed a likely duplicate',
  'candidate.legal_hold': 'Changed a legal hold',
  'retention.update': 'Changed the retention policy',
  'import.cancel': 'Cancelled an import',
  'import.undo': 'Undid an import',
  'import.download_errors': 'Downloaded the errors of an import',
  'rejection_reason.create': 'Added a rejection reason',
  'rejection_reason.update': 'Changed a rejection reason',
  'review_request.answer': 'Answered a review request',
  'list.download': 'Downloaded a list',
  'application.create': 'Created an application',
  'application.update': 'Changed an application',
  'application.delete': 'Deleted an application',
  'note.create': 'Added a note',
  'note.update': 'Changed a note',
  'note.delete': 'Deleted a note',
  'video_interview.create': 'Created a video interview',
  'resume.create': 'Uploaded a resume',
  'api_key.update': 'Changed an API key',
  'webhook_endpoint.create': 'Added a webhook endpoint',
  'webhook_endpoint.update': 'Changed a webhook endpoint',
  'webhook_endpoint.enable': 'Enabled a webhook endpoint',
  'webhook_endpoint.disable': 'Disabled a webhook endpoint',
  'webhook_endpoint.delete': 'Deleted a webhook endpoint',
  'webhook_endpoint.rotate_secret': 'Rotated a webhook secret',
  'webhook_endpoint.test': 'Sent a test event',
  'webhook_endpoint.replay': 'Replayed events',
  'webhook_delivery.retry': 'Retried a webhook delivery',
  'credits.add': 'Added credits',
  'organization.create': 'Created the organization',
  'organization.update': 'Changed the organization',
  'user.create': 'Added a user',
  'user.update': 'Changed a user',
  'user.delete': 'Removed a user',
  'candidate.erase': 'Erased a candidate',
  'candidate.previously_erased': 'Added a candidate who was erased before',
  'import.create': 'Started an import',
  'task.retry': 'Retried failed tasks',
  'task.dismiss': 'Dismissed failed tasks',
};

const verbs: Readonly<Record<string, string>> = { create: 'Created', update: 'Changed', delete: 'Deleted' };

/** Changes of records that have no label of their own: `Deleted a candidate`. */
function recordAction(name: string): string | undefined {
  const [noun = '', verb = ''] = name.split('.');
  const spaced = noun.replaceAll('_', ' ').replace(/^api\b/, 'API');
  return Object.hasOwn(verbs, verb)
    ? `${verbs[verb]} ${/^(?:a|e|i|o)/i.test(spaced) ? 'an' : 'a'} ${spaced}`
    : undefined;
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const kinds: Record<NamedKind, string> = {
  user: 'user',
  api_key: 'API key',
  client: 'client',
  job: 'job',
  candidate: 'candidate',
  application: 'application',
  video_interview: 'video interview',
  screening: 'screening',
  webhook_endpoint: 'webhook endpoint',
};

export const auditCopy = {
  title: 'Audit log',
  about:
    'Changes by users, API keys and the operator: who made them, when and from where. Entries can’t be edited or deleted.',
  caption: 'Audit log, newest first',
  columns: {
    time: 'Time',
    user: 'Made by',
    change: 'Change',
    action: 'Action',
    subject: 'Subject',
    details: 'Details',
    address: 'IP address',
    request: 'Request',
  },
  /** The end of an ID differs most. */
  request: (id: string) => (id.length > 12 ? `…${id.slice(-8)}` : id),
  /** The end of an ID differs most. */
  unnamed: (noun: string, id: string) => `${sentenceCase(noun)} …${id.slice(-8)}`,
  deleted: (kind: NamedKind) => `Deleted ${kinds[kind]}`,
  removedUser: (email: string | null) => (email ? `${email} (removed)` : 'Removed user'),
  notSignedIn: 'Not signed in',
  key: (name: string | null) => `API key ${name ?? ''}`.trim(),
  /** `user` is the email of the user whom the operator is signed in as, or the user's name. */
  operator: (user: string | null) => (user ? `Operator, signed in as ${user}` : 'Operator'),
  /** Values of personal fields are not in the log. */
  change: (name: string, before: unknown, after: unknown) =>
    before === undefined && after === undefined
      ? name.replaceAll('_', ' ')
      : `${name.replaceAll('_', ' ')}: ${shown(before)} → ${shown(after)}`,
  action: (name: string): string =>
    (Object.hasOwn(actions, name) && actions[name]) || (recordAction(name) ?? sentenceCase(name.replace('.', ': '))),
  detail: (name: string, value: unknown) =>
    `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  filters: { action: 'Action', user: 'Made by', from: 'From (UTC)', to: 'To (UTC)' },
  subjectId: 'Subject: ID',
  email: 'Made by: email',
  empty: { title: 'No entries found', link: 'Clear filters' },
};
