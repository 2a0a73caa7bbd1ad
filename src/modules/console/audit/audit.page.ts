import { h, type JSX } from 'preact';
import { ApiKeyService, AuditService } from '#modules/access';
import { UserService } from '#modules/organizations';
import { id as idField } from '#platform/schema/fields.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterBar, filterOptions } from '../components/filters.ts';
import { pager, pagingIn } from '../components/pager.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';
import { entryTable } from './audit.view.ts';

const { audit: t } = copy.settings;
const path = settingsPath('audit');

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
      const paging = pagingIn(query);
      const actorId = idField().safeParse(query.get('user'));
      const entries = await resolve(AuditService).list(user.organizationId, {
        // PostgreSQL cannot compare with NUL.
        action: query.get('action')?.replaceAll('\0', '') || undefined,
        actorId: actorId.success ? actorId.data : undefined,
        ...paging,
      });
      return {
        document: settingsPage(
          context,
          { title: t.title, part: 'audit' },
          h('p', null, t.about),
          await filterForm(context),
          entries.total === 0
            ? emptyState(t.empty.title, h('a', { href: path }, t.empty.link))
            : [entryTable(entries.rows), pager({ path, query, ...entries, ...paging })],
        ),
      };
    },
  }),
];
