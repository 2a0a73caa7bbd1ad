import { h, type JSX } from 'preact';
import type { AuditEntry } from '#modules/access';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { FileColumn } from '../downloads/list-file.ts';
import { settingsPath } from '../settings/settings-layout.ts';
import type { AuditNames } from './audit-name.queries.ts';
import { nounOf, referenceOf, subjectOf } from './audit-references.ts';

const { audit: t } = copy.settings;

/** The pages of records, by their kind or by the first part of the action's name. */
const pathsOf: Readonly<Record<string, string>> = {
  user: '/console/settings/users',
  client: '/console/clients',
  application: '/console/applications',
  candidate: '/console/candidates',
  job: '/console/jobs',
  video_interview: '/console/interviews',
  screening: '/console/screenings',
  task: '/console/work',
  webhook_endpoint: '/console/settings/webhooks',
  webhook_delivery: '/console/settings/webhook-deliveries',
};

/** The name of the subject. Deleted records and those without a name say what they are. */
function subjectText(entry: AuditEntry, names: AuditNames): string {
  const subject = subjectOf(entry);
  if (!subject) return entry.subject ?? '';
  const { kind, id } = subject;
  if (kind === undefined) return t.unnamed(nounOf(entry), id);
  return names.get(id) ?? t.deleted(kind);
}

function subjectLink(entry: AuditEntry, names: AuditNames): JSX.Element | string | null {
  if (entry.action.startsWith('session.')) return null;
  const text = subjectText(entry, names);
  const subject = subjectOf(entry);
  if (!subject) return text;
  const { kind, id } = subject;
  const path = pathsOf[kind ?? nounOf(entry)];
  const isGone = kind !== undefined && !names.has(id);
  if (isGone || path === undefined) return h('span', { title: id }, text);
  return h('a', { href: `${path}/${id}` }, text);
}

/** The details from the console, or else the changed fields and how they were changed. Shows names in place of record IDs. */
function detailsText({ details, changed, before, after }: AuditEntry, names: AuditNames): string {
  const shown = (field: string, value: unknown): unknown => {
    const reference = referenceOf(field, value);
    return reference ? (names.get(reference.id) ?? t.deleted(reference.kind)) : value;
  };
  const given = Object.entries(details ?? {});
  const fields = given.every(([name]) => name === 'via') ? changed : [];
  return [
    ...given.map(([name, value]) => t.detail(name, shown(name, value))),
    ...fields.map((name) => t.change(name, shown(name, before?.[name]), shown(name, after?.[name]))),
  ].join(', ');
}

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

function actorText({ actor_type, actor_id, actor_name, user_email }: AuditEntry): string {
  if (actor_type === 'key') return actor_name === null ? t.deleted('api_key') : t.key(actor_name);
  if (actor_type === 'operator') return t.operator(user_email?.endsWith('.invalid') ? actor_name : user_email);
  if (actor_name !== null) return actor_name;
  return actor_id === null && user_email === null ? t.notSignedIn : t.removedUser(user_email);
}

function actorOf(entry: AuditEntry): JSX.Element | string {
  const { actor_type, actor_name, user_email } = entry;
  if (actor_type !== 'user' || actor_name === null || user_email === null) return actorText(entry);
  return h('div', null, [actorText(entry), h('div', { class: 'quiet' }, user_email)]);
}

type EntryColumn = Column<AuditEntry> & Required<Pick<Column<AuditEntry>, 'value'>>;
type Columns = Record<'time' | 'user' | 'action' | 'subject' | 'details' | 'address' | 'request', EntryColumn>;

const columnsWith = (names: AuditNames): Columns => ({
  time: { label: t.columns.time, of: ({ created_at }) => showDateTime(created_at), value: (entry) => entry.created_at },
  user: { label: t.columns.user, of: actorOf, value: actorText },
  action: { label: t.columns.action, of: ({ action }) => t.action(action), value: ({ action }) => t.action(action) },
  subject: {
    label: t.columns.subject,
    of: (entry) => subjectLink(entry, names),
    value: (entry) => subjectText(entry, names),
  },
  details: {
    label: t.columns.details,
    of: (entry) => detailsText(entry, names),
    value: (entry) => detailsText(entry, names),
  },
  address: { label: t.columns.address, of: ({ address }) => address, value: ({ address }) => address },
  request: { label: t.columns.request, of: requestOf, value: (entry) => entry.request_id },
});

export type EntryFileRow = { entry: AuditEntry; columns: Columns };

export const entryFileRow = (names: AuditNames): ((entry: AuditEntry) => EntryFileRow) => {
  const columns = columnsWith(names);
  return (entry) => ({ entry, columns });
};

const columnNames = Object.keys(columnsWith(new Map())) as (keyof Columns)[];

export const entryFileColumns: readonly FileColumn<EntryFileRow>[] = [
  { label: copy.downloads.id, value: ({ entry }) => entry.id },
  ...columnNames.map((name) => ({
    label: t.columns[name],
    value: ({ entry, columns }: EntryFileRow) => columns[name].value(entry),
  })),
  { label: t.subjectId, value: ({ entry }) => subjectOf(entry)?.id ?? null },
  { label: t.email, value: ({ entry }) => entry.user_email },
];

/** Action, subject and details in one cell: in columns of their own they leave each other no room. */
const changeColumn = ({ action, subject, details }: Columns): Column<AuditEntry> => ({
  label: t.columns.change,
  of: (entry) => {
    const text = details.of(entry);
    return h('div', { class: 'audit-change' }, [
      h('p', null, [action.of(entry), ' ', subject.of(entry)]),
      text !== '' && h('p', { class: 'quiet' }, text),
    ]);
  },
});

export function entryTable(entries: readonly AuditEntry[], names: AuditNames): JSX.Element {
  const columns = columnsWith(names);
  const { time, user, address, request } = columns;
  return table(t.caption, [time, user, changeColumn(columns), address, request], entries);
}

/** A table of the changes that one call made. */
export function changeTable(caption: string, entries: readonly AuditEntry[], names: AuditNames): JSX.Element {
  const { action, subject, details } = columnsWith(names);
  return table(caption, [action, subject, details], entries);
}
