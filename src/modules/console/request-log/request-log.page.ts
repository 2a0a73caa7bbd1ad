import { h, type JSX } from 'preact';
import { z } from 'zod';
import { ApiKeyService, type AuditEntry, AuditService } from '#modules/access';
import { callMethods, type RequestLogRow, RequestLogService, type StatusRange } from '#modules/integrations';
import { errorCodes } from '#platform/error-codes.ts';
import { NotFound } from '#platform/errors.ts';
import { factList } from '#platform/pages/fact-list.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import { id as idField, text } from '#platform/schema/fields.ts';
import { changeTable } from '../audit/audit.view.ts';
import { AuditNameQueries } from '../audit/audit-name.queries.ts';
import { badge, type Tone } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterBar, filterOptions } from '../components/filters.ts';
import { pager } from '../components/pager.ts';
import { type Column, table } from '../components/table.ts';
import { showTimestamp } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { type FileColumn, inFile, listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { fileLink } from '../downloads/list-file.view.ts';
import { type ListQuery, noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';

const { requestLog: t } = copy.settings;
const path = settingsPath('request-log');
const filePath = `${path}.csv`;

const groups = ['errors', '2xx', '4xx', '5xx'] as const;
const groupRanges: Record<(typeof groups)[number], StatusRange> = {
  errors: { from: 400, to: 599 },
  '2xx': { from: 200, to: 299 },
  '4xx': { from: 400, to: 499 },
  '5xx': { from: 500, to: 599 },
};

const status = z.union(
  [
    z.enum(groups).transform((group) => groupRanges[group]),
    z
      .string()
      .regex(/^[1-5]\d\d$/)
      .transform((code) => ({ from: Number(code), to: Number(code) })),
  ],
  t.filters.invalidStatus,
);

const filters = {
  request_id: text(200),
  key: idField(),
  status,
  method: z.enum(callMethods, copy.filters.invalid),
};

function toneOf(code: number): Tone {
  if (code >= 500) return 'bad';
  return code >= 400 ? 'busy' : 'good';
}
const statusBadge = (code: number): JSX.Element => badge(String(code), toneOf(code));

const requestOf = ({ method, path: template }: RequestLogRow): string => t.request(method, template ?? t.unknownPath);

const keyOf = ({ key_name, key_last_four }: RequestLogRow): string => t.key(key_name, key_last_four);

const columns: readonly Column<RequestLogRow>[] = [
  { label: t.columns.time, of: ({ at }) => showTimestamp(at), value: ({ at }) => at },
  {
    label: t.columns.request,
    of: (row) => h('a', { href: `${path}/${row.id}` }, h('code', null, requestOf(row))),
    value: requestOf,
  },
  { label: t.columns.status, of: ({ status: code }) => statusBadge(code), value: ({ status: code }) => code },
  {
    label: t.columns.error,
    of: ({ error_code }) => error_code && h('code', null, error_code),
    value: (row) => row.error_code,
  },
  { label: t.columns.key, of: keyOf, value: keyOf },
  {
    label: t.columns.duration,
    isNumber: true,
    of: ({ duration_ms }) => t.duration(duration_ms),
    value: (row) => row.duration_ms,
  },
];
const fileColumns: readonly FileColumn<RequestLogRow>[] = [
  { label: copy.downloads.id, value: ({ id }) => id },
  ...inFile(columns),
  { label: t.details.facts.requestId, value: (row) => row.request_id },
];

async function filterForm(
  { user, resolve }: ConsoleContext,
  { typed, problems }: Pick<ReturnType<typeof readListQuery<typeof filters>>, 'typed' | 'problems'>,
): Promise<JSX.Element> {
  const [keys, statuses] = await Promise.all([
    resolve(ApiKeyService).list(user.organizationId),
    resolve(RequestLogService).statuses(user.organizationId),
  ]);
  const labels = t.filters;
  return filterBar(
    path,
    [
      { kind: 'search', name: 'request_id', label: labels.requestId },
      {
        kind: 'choice',
        name: 'key',
        label: labels.key,
        options: keys.map(({ id, name, last_four }) => ({ value: id, label: t.key(name, last_four) })),
      },
      {
        kind: 'choice',
        name: 'status',
        label: labels.status,
        options: [
          ...filterOptions(groups, (group) => labels.statusGroups[group]),
          ...filterOptions(statuses.map(String)),
        ],
      },
      { kind: 'choice', name: 'method', label: labels.method, options: filterOptions(callMethods) },
    ],
    typed,
    problems,
  );
}

function pageOf(
  { user, resolve }: ConsoleContext,
  { request_id: requestId, key: keyId, status: statuses, method }: ListQuery<typeof filters>['filters'],
  paging: PageQuery,
): Promise<Page<RequestLogRow>> {
  const query = { requestId, keyId, statuses, method, ...paging };
  return resolve(RequestLogService).page(user.organizationId, query);
}

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { query } = context;
  const request = readListQuery(filters, query);
  const { paging, problems, isFiltered } = request;
  const page = problems.size > 0 ? noRows : await pageOf(context, request.filters, paging);
  const clear = h('a', { href: path }, copy.filters.clear);
  const none = isFiltered
    ? h('p', { class: 'empty' }, [t.noMatch, clear])
    : emptyState(t.empty.title, t.empty.text, h('a', { href: settingsPath('keys') }, t.empty.link));
  return {
    status: problems.size > 0 ? 422 : 200,
    document: settingsPage(
      context,
      { title: t.title, part: 'request-log' },
      h('p', null, t.about),
      await filterForm(context, request),
      problems.size > 0 && h('p', { class: 'quiet' }, copy.list.invalidFilters),
      problems.size === 0 &&
        (page.total === 0
          ? none
          : [
              table(t.caption, columns, page.rows),
              pager({ path, query, ...page, ...paging }),
              fileLink(filePath, query, page),
            ]),
    ),
  };
}

/** Explains the error code in general, because the response's own message is not stored. */
const meaningOf = ({ status: code, error_code }: RequestLogRow): string | undefined => {
  if (code === 499) return t.details.clientLeft;
  return error_code !== null && Object.hasOwn(errorCodes, error_code)
    ? errorCodes[error_code as keyof typeof errorCodes].message
    : undefined;
};

const marginMs = 60_000;

/** The clocks of web and PostgreSQL may differ a little. */
const changesOf = ({ user, resolve }: ConsoleContext, row: RequestLogRow): Promise<AuditEntry[]> => {
  const at = new Date(row.at).getTime();
  return resolve(AuditService).ofRequest(user.organizationId, {
    requestId: row.request_id,
    actorId: row.api_key_id,
    from: new Date(at - marginMs),
    to: new Date(at + row.duration_ms + marginMs),
  });
};

async function details(context: ConsoleContext): Promise<ConsoleReply> {
  const row = await context.resolve(RequestLogService).find(context.user.organizationId, pathId(context));
  if (!row) throw new NotFound();
  const changes = await changesOf(context, row);
  const names = await context.resolve(AuditNameQueries).namesOf(context.user.organizationId, changes);
  const { facts, ...labels } = t.details;
  const filtered = (name: string, value: string) => `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
  const auditPath = `${settingsPath('audit')}?user=${row.api_key_id}`;
  return {
    document: settingsPage(
      context,
      { title: labels.title, part: 'request-log' },
      factList([
        [facts.time, showTimestamp(row.at)],
        [facts.request, h('code', null, requestOf(row))],
        [facts.status, statusBadge(row.status)],
        [facts.error, row.error_code && h('code', null, row.error_code)],
        [facts.meaning, meaningOf(row)],
        [facts.key, [keyOf(row), ' · ', h('a', { href: filtered('key', row.api_key_id) }, labels.keysRequests)]],
        [facts.duration, t.duration(row.duration_ms)],
        [
          facts.requestId,
          [
            h('code', null, row.request_id),
            ' · ',
            h('a', { href: filtered('request_id', row.request_id) }, labels.sameId),
          ],
        ],
      ]),
      h('p', { class: 'quiet' }, labels.notStored),
      h('h2', null, labels.changes),
      changes.length > 0 ? changeTable(labels.changesCaption, changes, names) : h('p', null, labels.noChanges),
      h('p', null, [h('a', { href: auditPath }, labels.audit), ' · ', h('a', { href: path }, labels.back)]),
    ),
  };
}

export const requestLogPages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: list }),
  listFilePage({
    name: 'request-log',
    path: filePath,
    role: 'admin',
    fields: filters,
    words: [],
    columns: fileColumns,
    find: (context, given) => rowsInSteps((paging) => pageOf(context, given, paging)),
  }),
  defineConsolePage({ method: 'get', path: `${path}/{id}`, role: 'admin', handler: details }),
];
