import { h, type JSX } from 'preact';
import { ApiKeyService, type AuditEntry, AuditService } from '#modules/access';
import { UserService } from '#modules/organizations';
import { id as idField } from '#platform/schema/fields.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterBar, filterOptions } from '../components/filters.ts';
import { offsetIn, pager } from '../components/pager.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { settingsPage, settingsPath } from './settings-layout.ts';

const { audit: t } = copy.settings;
const path = settingsPath('audit');
const limit = 50;

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

function actorNameOf({ actor_type, actor_name, user_email }: AuditEntry): string {
  if (actor_type === 'key') return t.key(actor_name);
  return actor_type === 'operator' ? t.operator(user_email) : (user_email ?? t.notSignedIn);
}

const entryTable = (entries: readonly AuditEntry[]): JSX.Element =>
  table(
    t.caption,
    [
      { label: t.columns.time, of: ({ created_at }) => showDateTime(created_at) },
      { label: t.columns.user, of: actorNameOf },
      { label: t.columns.action, of: ({ action }) => t.action(action) },
      { label: t.columns.subject, of: subjectOf },
      { label: t.columns.details, of: detailsOf },
      { label: t.columns.address, of: ({ address }) => address },
    ],
    entries,
  );

async function filterForm({ query, user, resolve }: ConsoleContext): Promise<JSX.Element> {
  const [actions, users, keys] = await Promise.all([
    resolve(AuditService).actions(user.organizationId),
    resolve(UserService).list(user.organizationId),
    resolve(ApiKeyService).list(user.organizationId),
  ]);
  const names = [
    ...users.map(({ id, full_name }) => ({ value: id, label: full_name })),
    ...keys.map(({ id, name }) => ({ value: id, label: t.key(name) })),
  ];
  return filterBar(
    path,
    [
      { kind: 'choice', name: 'action', label: t.filters.action, options: filterOptions(actions, t.action) },
      { kind: 'choice', name: 'user', label: t.filters.user, options: names },
    ],
    { action: query.get('action') ?? '', user: query.get('user') ?? '' },
    new Map(),
  );
}

export const auditPages = [
  defineConsolePage({
    method: 'get',
    path,
    role: 'admin',
    handler: async (context) => {
      const { query, user, resolve } = context;
      const offset = offsetIn(query);
      const actorId = idField().safeParse(query.get('user'));
      const entries = await resolve(AuditService).list(user.organizationId, {
        // PostgreSQL cannot compare with NUL.
        action: query.get('action')?.replaceAll('\0', '') || undefined,
        actorId: actorId.success ? actorId.data : undefined,
        limit,
        offset,
      });
      return {
        document: settingsPage(
          context,
          { title: t.title, part: 'audit' },
          h('p', null, t.about),
          await filterForm(context),
          entries.total === 0
            ? emptyState(t.empty.title, h('a', { href: path }, t.empty.link))
            : [entryTable(entries.rows), pager({ path, query, total: entries.total, limit, offset })],
        ),
      };
    },
  }),
];
