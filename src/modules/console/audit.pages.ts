import { h, type JSX } from 'preact';
import { type AuditEntry, AuditService } from '#modules/access';
import { UserService } from '#modules/organizations';
import { id as idField } from '#platform/http/types.ts';
import { actionWords } from './audit.words.ts';
import { emptyState } from './components/empty-state.ts';
import { filterBar, optionsOf } from './components/filters.ts';
import { moment } from './components/moment.ts';
import { offsetOf, pager } from './components/pager.ts';
import { table } from './components/table.ts';
import { type ConsoleContext, defineConsolePage } from './console.page.ts';
import { settingsPage } from './settings.layout.ts';

const path = '/console/settings/audit';
const limit = 50;

/** The pages of what actions are about, by the action's noun; where the words are not enough. */
const places: Readonly<Record<string, string>> = {
  application: '/console/applications',
  interview: '/console/interviews',
  screening: '/console/screenings',
  talent_pool: '/console/candidates',
  task: '/console/work',
};

/** A link where the subject has a page: an id alone tells nobody anything. */
function subjectOf({ action, subject }: AuditEntry): JSX.Element | string {
  const place = places[action.split('.', 1)[0] ?? ''];
  if (subject === null) return '–';
  return place === undefined ? subject : h('a', { href: `${place}/${subject}` }, subject);
}

/** What else is known of it, in one line. */
const detailsOf = ({ details }: AuditEntry): string =>
  Object.entries(details ?? {})
    .map(
      ([name, value]) => `${name.replaceAll('_', ' ')}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(', ') || '–';

const log = (entries: readonly AuditEntry[]): JSX.Element =>
  table(
    'What was done, newest first',
    [
      { label: 'When', of: ({ created_at }) => moment(created_at) },
      { label: 'Who', of: ({ user_email }) => user_email ?? 'nobody signed in' },
      { label: 'What', of: ({ action }) => actionWords(action) },
      { label: 'About', of: subjectOf },
      { label: 'Details', of: detailsOf },
      { label: 'From', of: ({ address }) => address ?? '–' },
    ],
    entries,
  );

async function filters({ query, user, resolve }: ConsoleContext): Promise<JSX.Element> {
  const [actions, users] = await Promise.all([
    resolve(AuditService).actions(user.organizationId),
    resolve(UserService).list(user.organizationId),
  ]);
  const names = users.map(({ id, full_name }) => ({ value: id, label: full_name }));
  return filterBar(
    path,
    [
      { kind: 'choice', name: 'action', label: 'What', all: 'All', options: optionsOf(actions, actionWords) },
      { kind: 'choice', name: 'user', label: 'Who', all: 'All', options: names },
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
      const offset = offsetOf(query);
      const who = idField().safeParse(query.get('user'));
      const entries = await resolve(AuditService).list(user.organizationId, {
        // PostgreSQL has no NUL, and no action has one.
        action: query.get('action')?.replaceAll('\0', '') || undefined,
        userId: who.success ? who.data : undefined,
        limit,
        offset,
      });
      return {
        document: settingsPage(
          context,
          { title: 'Audit log', part: path },
          h('p', null, 'What was done in the console, by whom and from where. Nobody can change it.'),
          await filters(context),
          entries.total === 0
            ? emptyState('Nothing was done.', h('a', { href: path }, 'Show everything'))
            : [log(entries.rows), pager({ path, query, total: entries.total, limit, offset })],
        ),
      };
    },
  }),
];
