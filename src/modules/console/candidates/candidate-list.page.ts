import { h } from 'preact';
import { noticeSteps, talentPoolStatuses } from '#modules/candidates';
import { OrganizationService } from '#modules/organizations';
import { formatDecimal } from '#platform/pages/format.ts';
import type { Page } from '#platform/paging/page.ts';
import type { CarriedSelection } from '../bulk/selection.view.ts';
import { pipelineLabel, stateBadge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { type Filter, filterOptions } from '../components/filters.ts';
import type { Column } from '../components/table.ts';
import { tagList } from '../components/tag-list.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext, ConsoleReply } from '../console.page.ts';
import {
  type FileColumn,
  type FoundRows,
  inFile,
  listFilePage,
  mostRows,
  rowsInSteps,
  rowsOfIds,
} from '../downloads/list-file.ts';
import { importCopy } from '../imports/import.messages.ts';
import { importsPath } from '../imports/import.view.ts';
import { listPage, selectableListPages } from '../list.page.ts';
import { type ListQuery, noRows, readListQuery } from '../list-query.ts';
import { type ListOrigin, openedFrom, originOf } from '../lists/list-origin.ts';
import { candidateTerms, candidateFilters as fields } from './candidate-filters.ts';
import { CandidateListQueries, type CandidateRow } from './candidate-list.queries.ts';
import { CandidateSearchQueries } from './candidate-search.queries.ts';
import { candidateEditingCopy } from './editing/candidate-editing.messages.ts';
import { newCandidatePath } from './editing/candidate-form.view.ts';
import { sourceLabel } from './source-label.ts';
import { SavedViewRepository } from './views/saved-view.repository.ts';
import { savedViewBar } from './views/saved-view.view.ts';

const { candidates: t } = copy;
const path = '/console/candidates';
const filePath = `${path}.csv`;

const roleOf = (row: CandidateRow): string => [row.current_designation, row.current_company].filter(Boolean).join(', ');
/** Cut off at the width of its column. */
const oneLine = (text: string) => text !== '' && h('span', { class: 'one-line', title: text }, text);
const joined = (values: readonly string[]): string => values.join('; ');

export const candidateColumns = {
  name: {
    label: t.columns.name,
    of: (row) => h('a', { href: `${path}/${row.id}` }, row.full_name),
    value: (row) => row.full_name,
    orders: ['name'],
  },
  role: { label: t.columns.role, of: roleOf, value: roleOf },
  location: { label: t.columns.location, of: (row) => row.location, value: (row) => row.location },
  experience: {
    label: t.columns.experience,
    isNumber: true,
    of: (row) => row.total_experience_years !== null && formatDecimal(row.total_experience_years),
    value: (row) => row.total_experience_years,
    orders: ['experience'],
  },
  source: {
    label: t.columns.source,
    isOptional: true,
    of: (row) => sourceLabel(row.source),
    value: (row) => row.source,
  },
  talentPool: {
    label: t.columns.talentPool,
    isOptional: true,
    of: (row) => row.talent_pool_status !== 'not_linked' && stateBadge(row.talent_pool_status),
    value: (row) => copy.states[row.talent_pool_status],
  },
  skills: { label: t.columns.skills, isOptional: true, of: (row) => oneLine(row.skills.join(', ')) },
  tags: {
    label: t.columns.tags,
    isOptional: true,
    of: (row) => tagList(row.tags, 3),
    value: (row) => joined(row.tags),
  },
  added: {
    label: t.columns.added,
    of: (row) => showDateTime(row.created_at),
    value: (row) => row.created_at,
    orders: ['newest', 'oldest'],
  },
} as const satisfies Record<string, Column<CandidateRow>>;
const columns: readonly Column<CandidateRow>[] = Object.values(candidateColumns);
/** Columns with links that lead back to the list. */
const columnsOf = (origin: ListOrigin): Column<CandidateRow>[] =>
  Object.values({
    ...candidateColumns,
    name: { ...candidateColumns.name, of: (row) => h('a', { href: openedFrom(origin, row.id) }, row.full_name) },
  } satisfies Record<string, Column<CandidateRow>>);
export const candidateId: FileColumn<CandidateRow> = { label: copy.downloads.id, value: ({ id }) => id };

const empty = emptyState(t.empty.title, t.empty.text, h('a', { href: '/console/jobs' }, t.empty.jobs));

/** Best match needs words to compare with. Without them the list is sorted by newest. */
function filterFields(statuses: readonly string[], chosen: string, hasBest: boolean): Filter[] {
  const { filters: label } = t;
  const options = chosen === '' || statuses.includes(chosen) ? statuses : [...statuses, chosen];
  const { best, ...orders } = t.orders;
  const { newest, ...withoutBest } = orders;
  return [
    { kind: 'search', name: 'search', label: label.search, example: t.searchExample },
    { kind: 'search', name: 'place', label: label.place },
    {
      ...{ kind: 'choice', name: 'order', label: label.order, none: hasBest ? best : newest },
      options: Object.entries(hasBest ? orders : withoutBest).map(([value, name]) => ({ value, label: name })),
    },
    { kind: 'number', name: 'years_from', label: label.minYears, isMore: true },
    { kind: 'number', name: 'years_to', label: label.maxYears, isMore: true },
    {
      ...{ kind: 'choice', name: 'notice', label: label.notice, isMore: true },
      options: noticeSteps.map((days) => ({ value: String(days), label: label.noticeDays(days) })),
    },
    {
      ...{ kind: 'choice', name: 'status', label: label.status, isMore: true },
      options: filterOptions(options, pipelineLabel),
    },
    { kind: 'search', name: 'source', label: label.source, isMore: true },
    { kind: 'search', name: 'tag', label: label.tag, isMore: true },
    {
      ...{ kind: 'choice', name: 'pool', label: label.talentPool, isMore: true },
      options: filterOptions(talentPoolStatuses, (status) => copy.states[status]),
    },
    { kind: 'fixed', name: 'job', label: label.job },
  ];
}

type Filters = ListQuery<typeof fields>['filters'];

/** Lists with a stored total need no search. */
function hasTotal(filters: Filters): boolean {
  const { search, tag, pool, job } = filters;
  const narrowed = Object.values(filters).filter((value) => value !== undefined);
  return narrowed.length === 0 || (narrowed.length === 1 && !search && Boolean(tag || pool || job));
}

async function pageOf(
  { user: { organizationId }, resolve }: ConsoleContext,
  { filters, paging }: ListQuery<typeof fields>,
  isReady: boolean,
): Promise<Page<CandidateRow>> {
  const { order, terms } = candidateTerms(filters);
  const list = resolve(CandidateListQueries);
  if (hasTotal(filters) || !isReady) return list.page(organizationId, { ...terms, ...paging });
  const { ids, ...count } = await resolve(CandidateSearchQueries).find(organizationId, {
    ...{ ...terms, order: order ?? 'best' },
    ...{ limit: paging.limit, offset: paging.offset },
  });
  return { rows: await list.rowsOf(organizationId, ids), ...count };
}

/** A search gives the order of all its results at once. */
async function fileRows(
  { user: { organizationId }, resolve }: ConsoleContext,
  filters: Filters,
): Promise<FoundRows<CandidateRow>> {
  const { order = 'best', terms } = candidateTerms(filters);
  const list = resolve(CandidateListQueries);
  const search = resolve(CandidateSearchQueries);
  if (hasTotal(filters) || !(await search.isReady())) {
    return rowsInSteps((paging) => list.page(organizationId, { ...terms, ...paging }));
  }
  const { ids } = await search.find(organizationId, { ...terms, order, limit: mostRows, offset: 0 });
  return rowsOfIds(ids, (some) => list.rowsOf(organizationId, some, true));
}

async function list(context: ConsoleContext, carried: CarriedSelection): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const request = readListQuery(fields, query);
  const { years_from: from = 0, years_to: to = 80 } = request.filters;
  const problems = new Map(request.problems);
  if (from > to) problems.set('years_to', t.filters.yearsOrder);
  const isReady = await resolve(CandidateSearchQueries).isReady();
  const [page, { pipeline_statuses: statuses }, views] = await Promise.all([
    problems.size > 0 ? noRows : pageOf(context, request, isReady),
    resolve(OrganizationService).get(user.organizationId),
    resolve(SavedViewRepository).list({ organizationId: user.organizationId, userId: user.id }),
  ]);
  const hasBest = isReady && request.typed.search !== '';
  const { order = 'best' } = request.filters;
  const current = order === 'best' && !hasBest ? 'newest' : order;
  const typed = Object.fromEntries(Object.entries(request.typed).filter(([, value]) => value !== ''));
  return listPage(context, {
    title: t.title,
    section: 'candidates',
    actions: [
      h('a', { class: 'button', href: newCandidatePath }, candidateEditingCopy.create.title),
      h('a', { class: 'button other', href: importsPath }, importCopy.title),
      h('a', { class: 'button other', href: `${path}/duplicates` }, copy.duplicates.title),
    ],
    about: [!isReady && h('p', { class: 'quiet' }, t.filling), savedViewBar(views, problems.size > 0 ? {} : typed)],
    path,
    filters: filterFields(statuses, request.typed.status, hasBest),
    caption: t.caption,
    request: { ...request, problems },
    page,
    columns: columnsOf(originOf('candidates', typed)),
    // Until the search index is filled, the list has only one order.
    ...(isReady && { sorting: { current, upward: ['name', 'oldest'] } }),
    file: filePath,
    empty,
    noMatchHint: request.typed.search === '' ? undefined : t.noMatchHint,
    selectable: {
      ...{ list: 'candidates', key: 'candidates', carried },
      idOf: (row) => row.id,
      nameOf: (row) => row.full_name,
    },
  });
}

/** The IDs of the candidates that the list has with this address, at most `limit`. */
export async function matchingCandidates(
  context: ConsoleContext,
  query: URLSearchParams,
  limit: number,
): Promise<string[]> {
  const request = readListQuery(fields, query);
  if (request.problems.size > 0) return [];
  const isReady = await context.resolve(CandidateSearchQueries).isReady();
  const paging = { limit, offset: 0, countUpTo: limit };
  const { rows } = await pageOf(context, { ...request, paging }, isReady);
  return rows.map((row) => row.id);
}

export const candidateListPages = [
  ...selectableListPages(path, list),
  listFilePage({
    name: 'candidates',
    path: filePath,
    role: 'recruiter',
    fields,
    words: ['search', 'place', 'source', 'tag'],
    columns: [candidateId, ...inFile(columns)],
    find: fileRows,
  }),
];
