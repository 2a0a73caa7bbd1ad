import { h, type JSX } from 'preact';
import type { AuditEntry } from '#modules/access';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { settingsPath } from '../settings/settings-layout.ts';

const { audit: t } = copy.settings;

/** The pages of subjects, by the first part of the action's name. */
const subjectPaths: Readonly<Record<string, string>> = {
  application: '/console/applications',
  candidate: '/console/candidates',
  job: '/console/jobs',
  video_interview: '/console/interviews',
  interview: '/console/interviews',
  recording: '/console/interviews',
  screening: '/console/screenings',
  talent_pool: '/console/candidates',
  task: '/console/work',
  webhook_endpoint: '/console/settings/webhooks',
  webhook_delivery: '/console/settings/webhook-deliveries',
};

function subjectOf({ action, subject }: AuditEntry): JSX.Element | string | null {
  const subjectPath = subjectPaths[action.split('.', 1)[0] ?? ''];
  if (action.startsWith('session.')) return null;
  return subject === null || subjectPath === undefined
    ? subject
    : h('a', { href: `${subjectPath}/${subject}` }, subject);
}

/** What the console has noted, else the changed fields. */
const detailsOf = ({ details, changed, before, after }: AuditEntry): string =>
  details
    ? Object.entries(details)
        .map(([name, value]) => t.detail(name, value))
        .join(', ')
    : changed.map((name) => t.change(name, before?.[name], after?.[name])).join(', ');

/** The request log has the calls of keys, not those of the console. */
const requestOf = ({ actor_type, request_id }: AuditEntry): JSX.Element | null =>
  actor_type === 'key' && request_id !== null
    ? h(
        'a',
        {
          href: `${settingsPath('request-log')}?${new URLSearchParams({ request_id }).toString()}`,
          title: request_id,
          class: 'unbroken',
        },
        t.request(request_id),
      )
    : null;

function actorNameOf({ actor_type, actor_name, user_email }: AuditEntry): string {
  if (actor_type === 'key') return t.key(actor_name);
  return actor_type === 'operator' ? t.operator(user_email) : (user_email ?? t.notSignedIn);
}

const columns: Record<
  'time' | 'user' | 'action' | 'subject' | 'details' | 'address' | 'request',
  Column<AuditEntry>
> = {
  time: { label: t.columns.time, of: ({ created_at }) => showDateTime(created_at) },
  user: { label: t.columns.user, of: actorNameOf },
  action: { label: t.columns.action, of: ({ action }) => t.action(action) },
  subject: { label: t.columns.subject, of: subjectOf },
  details: { label: t.columns.details, of: detailsOf },
  address: { label: t.columns.address, of: ({ address }) => address },
  request: { label: t.columns.request, of: requestOf },
};

export const entryTable = (entries: readonly AuditEntry[]): JSX.Element =>
  table(t.caption, Object.values(columns), entries);

/** What one call has changed. */
export const changeTable = (caption: string, entries: readonly AuditEntry[]): JSX.Element =>
  table(caption, [columns.action, columns.subject, columns.details], entries);
