import { h, type JSX } from 'preact';
import { z } from 'zod';
import { ApiKeyService, type AuditFilter, AuditService } from '#modules/access';
import { UserService } from '#modules/organizations';
import { id as idField, text } from '#platform/schema/fields.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterBar, filterOptions } from '../components/filters.ts';
import { pager } from '../components/pager.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { type FoundRows, listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { fileLink } from '../downloads/list-file.view.ts';
import { type ListQuery, noRows, readListQuery } from '../list-query.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';
import { type EntryFileRow, entryFileColumns, entryFileRow, entryTable } from './audit.view.ts';
import { AuditNameQueries } from './audit-name.queries.ts';

const { audit: t } = copy.settings;
const path = settingsPath('audit');
const filePath = `${path}.csv`;

const day = z.iso.date(copy.filters.invalid);
const fields = { action: text(100), user: text(100), from: day, to: day };
type Request = ListQuery<typeof fields>;

/** An unknown user is no filter. */
function filterOf({ action, user, from, to }: Request['filters']): AuditFilter {
  const actor = idField().safeParse(user);
  return { action, actorId: actor.success ? actor.data : undefined, from, to };
}

async function filterForm({ user, resolve }: ConsoleContext, { typed, problems }: Request): Promise<JSX.Element> {
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
      { kind: 'date', name: 'from', label: t.filters.from },
      { kind: 'date', name: 'to', label: t.filters.to },
    ],
    typed,
    problems,
  );
}

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { query, user, resolve } = context;
  const request = readListQuery(fields, query);
  const { problems, paging } = request;
  const entries =
    problems.size > 0
      ? noRows
      : await resolve(AuditService).list(user.organizationId, { ...filterOf(request.filters), ...paging });
  const [form, names] = await Promise.all([
    filterForm(context, request),
    resolve(AuditNameQueries).namesOf(user.organizationId, entries.rows),
  ]);
  return {
    status: problems.size > 0 ? 422 : 200,
    document: settingsPage(
      context,
      { title: t.title, part: 'audit' },
      h('p', null, t.about),
      form,
      entries.total === 0
        ? emptyState(t.empty.title, h('a', { href: path }, t.empty.link))
        : [
            entryTable(entries.rows, names),
            pager({ path, query, ...entries, ...paging }),
            fileLink(filePath, query, entries),
          ],
    ),
  };
}

const fileRows = (
  { user: { organizationId }, resolve }: ConsoleContext,
  filters: Request['filters'],
): Promise<FoundRows<EntryFileRow>> =>
  rowsInSteps(async (paging) => {
    const page = await resolve(AuditService).list(organizationId, { ...filterOf(filters), ...paging });
    const rowOf = entryFileRow(await resolve(AuditNameQueries).namesOf(organizationId, page.rows));
    return { ...page, rows: page.rows.map(rowOf) };
  });

export const auditPages = [
  listFilePage({
    name: 'audit-log',
    path: filePath,
    role: 'admin',
    fields,
    words: [],
    columns: entryFileColumns,
    find: fileRows,
  }),
  defineConsolePage({ method: 'get', path, role: 'admin', handler: list }),
];
