import { type ComponentChildren, h, type JSX } from 'preact';
import { ErasureService, type ErasureView } from '#modules/privacy';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import { badge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { offsetIn, pager } from '../components/pager.ts';
import { table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { type FileColumn, listFilePage, rowsInSteps } from '../downloads/list-file.ts';
import { fileLink } from '../downloads/list-file.view.ts';
import { settingsPage, settingsPath } from '../settings/settings-layout.ts';
import { erasureCopy } from './erasure.messages.ts';
import { erasurePath, erasureTones } from './erasure.view.ts';
import { ErasureListQueries, type ErasureNames } from './erasure-list.queries.ts';

const { list: t, detail } = erasureCopy;
const path = settingsPath('erasures');
const filePath = `${path}.csv`;
const limit = 50;

type Row = ErasureView & { names: ErasureNames | undefined };

const candidateOf = ({ candidate_id: id, names }: Row): JSX.Element =>
  names?.candidateName ? h('a', { href: `/console/candidates/${id}` }, names.candidateName) : h('code', null, id);

/** Retention and candidates leave no name: the service gives the reason. */
const requesterOf = ({ names, reason }: Row): string => {
  const name = names?.actorName ?? '';
  if (names?.actorType === 'key') return t.key(name);
  if (names?.actorType === 'operator') return t.operator(name);
  return names?.actorType === 'user' ? name : (reason ?? t.retention);
};

const erasureTable = (rows: readonly Row[]): ComponentChildren =>
  table(
    t.caption,
    [
      { label: t.columns.candidate, of: candidateOf },
      {
        label: t.columns.state,
        of: ({ state, error }) =>
          h('div', null, [
            badge(detail.states[state], erasureTones[state]),
            error !== null && h('p', { class: 'quiet' }, error),
          ]),
      },
      { label: t.columns.requested, of: (row) => showDateTime(row.requested_at) },
      { label: t.columns.by, of: requesterOf },
      { label: t.columns.completed, of: (row) => showDateTime(row.completed_at) },
      {
        label: t.columns.receipt,
        of: (row) =>
          h('a', { href: erasurePath(row.id) }, [
            row.state === 'done' ? t.receipt : t.progress,
            h('span', { class: 'unseen' }, t.of(row.names?.candidateName ?? row.candidate_id)),
          ]),
      },
    ],
    rows,
  );

const fileColumns: readonly FileColumn<Row>[] = [
  { label: copy.downloads.id, value: ({ id }) => id },
  { label: t.columns.candidate, value: ({ names }) => names?.candidateName ?? null },
  { label: t.columns.state, value: ({ state }) => detail.states[state] },
  { label: t.columns.requested, value: (row) => row.requested_at },
  { label: t.columns.by, value: requesterOf },
  { label: t.columns.completed, value: (row) => row.completed_at },
  { label: t.columns.error, value: ({ error }) => error },
  { label: copy.downloads.candidateId, value: (row) => row.candidate_id },
];

async function rowsOf({ user, resolve }: ConsoleContext, paging: PageQuery): Promise<Page<Row>> {
  const page = await resolve(ErasureService).list(user.organizationId, paging);
  const names = await resolve(ErasureListQueries).names(
    user.organizationId,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, names: names.get(row.id) })) };
}

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { query } = context;
  const offset = offsetIn(query);
  const { rows, total } = await rowsOf(context, { limit, offset });
  return {
    document: settingsPage(
      context,
      { title: t.title, part: 'erasures' },
      h('p', null, t.intro),
      total === 0
        ? emptyState(t.empty.title, t.empty.text)
        : [
            erasureTable(rows),
            pager({ path, query, total, limit, offset }),
            fileLink(filePath, new URLSearchParams(), { total }),
          ],
    ),
  };
}

export const erasureListPages = [
  defineConsolePage({ method: 'get', path, role: 'admin', handler: list }),
  listFilePage({
    name: 'erasures',
    path: filePath,
    role: 'admin',
    fields: {},
    words: [],
    columns: fileColumns,
    find: (context) => rowsInSteps((paging) => rowsOf(context, paging)),
  }),
];
