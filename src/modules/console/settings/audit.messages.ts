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
  'task.retry': 'Retried failed tasks',
  'task.dismiss': 'Dismissed failed tasks',
};

export const auditCopy = {
  title: 'Audit log',
  about: 'Changes made in the console: who made them, when and from where. Entries can’t be edited or deleted.',
  caption: 'Audit log, newest first',
  columns: {
    time: 'Time',
    user: 'User',
    action: 'Action',
    subject: 'Subject',
    details: 'Details',
    address: 'IP address',
  },
  notSignedIn: 'Not signed in',
  action: (name: string) => (Object.hasOwn(actions, name) && actions[name]) || sentenceCase(name.replace('.', ': ')),
  detail: (name: string, value: unknown) =>
    `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  filters: { action: 'Action', user: 'User' },
  empty: { title: 'No entries found', link: 'Clear filters' },
};
