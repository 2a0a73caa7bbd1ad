import { h, type JSX } from 'preact';
import { type AuditEntry, AuditService } from '#modules/access';
import { UserService } from '#modules/organizations';
import { id as idField } from '#platform/http/types.ts';
import { actionWords } from './audit.words.ts';
import { emptyState } from './components/empty-state.ts';
import { moment } from './components/moment.ts';
import { offsetOf, pager } from './components/pager.ts';
import { table } from './components/table.ts';
import { type ConsoleContext, defineConsolePage } from './console.page.ts';
import { selectField } from './field.ts';
import { settingsPage } from './settings.layout.ts';

const path = '/console/settings/audit';
const limit = 50;

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
      { label: 'About', of: ({ subject }) => subject ?? '–' },
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
  const all = { value: '', label: 'All' };
  const common = { required: true, problems: new Map<string, string>() };
  return h('form', { method: 'get', action: path, class: 'filters' }, [
    selectField({
      ...common,
      name: 'action',
      label: 'What',
      options: [all, ...actions.map((value) => ({ value, label: actionWords(value) }))],
      value: query.get('action') ?? '',
    }),
    selectField({
      ...common,
      name: 'user',
      label: 'Who',
      options: [all, ...users.map(({ id, full_name }) => ({ value: id, label: full_name }))],
      value: query.get('user') ?? '',
    }),
    h('button', { type: 'submit', class: 'other' }, 'Show'),
  ]);
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
