import { sentenceCase } from '#platform/pages/format.ts';

const actions: Readonly<Record<string, string>> = {
  'session.sign_in': 'Signed in',
  'session.sign_out_everywhere': 'Signed out of all devices',
  'user.add': 'Added a user',
  'user.change': 'Changed a user',
  'user.remove': 'Removed a user',
  'status.add': 'Added a status',
  'status.rename': 'Renamed a status',
  'status.move': 'Moved a status',
  'status.remove': 'Removed a status',
  'api_key.create': 'Created an API key',
  'api_key.revoke': 'Revoked an API key',
  'outreach.change': 'Changed outreach settings',
  'template.change': 'Changed an email template',
  'template.reset': 'Restored a default email template',
  'application.move': 'Moved an application',
  'application.note': 'Changed application notes',
  'interview.start': 'Started a video interview',
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
  'candidate.download_resume': 'Downloaded a resume',
  'application.create': 'Created an application',
  'application.update': 'Changed an application',
  'application.delete': 'Deleted an application',
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
  'task.retry': 'Retried failed tasks',
  'task.dismiss': 'Dismissed failed tasks',
};

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

export const auditCopy = {
  title: 'Audit log',
  about:
    'Changes by users, API keys and the operator: who made them, when and from where. Entries can’t be edited or deleted.',
  caption: 'Audit log, newest first',
  columns: {
    time: 'Time',
    user: 'Made by',
    action: 'Action',
    subject: 'Subject',
    details: 'Details',
    address: 'IP address',
    request: 'Request',
  },
  /** The end of an ID differs most. */
  request: (id: string) => (id.length > 12 ? `…${id.slice(-8)}` : id),
  notSignedIn: 'Not signed in',
  key: (name: string | null) => `API key ${name ?? ''}`.trim(),
  /** `email`: of the user whom the operator has signed in as. */
  operator: (email: string | null) => (email ? `Operator, signed in as ${email}` : 'Operator'),
  /** Values of personal fields are not in the log. */
  change: (name: string, before: unknown, after: unknown) =>
    before === undefined && after === undefined
      ? name.replaceAll('_', ' ')
      : `${name.replaceAll('_', ' ')}: ${shown(before)} → ${shown(after)}`,
  action: (name: string) => (Object.hasOwn(actions, name) && actions[name]) || sentenceCase(name.replace('.', ': ')),
  detail: (name: string, value: unknown) =>
    `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  filters: { action: 'Action', user: 'Made by' },
  empty: { title: 'No entries found', link: 'Clear filters' },
};
