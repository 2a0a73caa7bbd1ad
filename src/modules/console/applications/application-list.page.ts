import { h } from 'preact';
import { ApplicationService } from '#modules/applications';
import { JobService } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { CarriedSelection } from '../bulk/selection.view.ts';
import { pipelineBadge, pipelineLabel } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterOptions } from '../components/filters.ts';
import { scoreText } from '../components/score-text.ts';
import type { Column } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import {
  type FileColumn,
  type FoundRows,
  inFile,
  listFilePage,
  mostRows,
  rowsInSteps,
  rowsOfIds,
} from '../downloads/list-file.ts';
import { jobTabs } from '../jobs/job-tabs.view.ts';
import { listPage, selectableListPages } from '../list.page.ts';
import { type ListQuery, noRows, readListQuery } from '../list-query.ts';
import { openedFrom, originOf } from '../lists/list-origin.ts';
import { applicationFilters } from './application-filters.ts';
import { ApplicationListQueries, type ApplicationRow } from './application-list.queries.ts';
import { MatchCoverageQueries } from './match-coverage.queries.ts';

const { applications: t } = copy;
const path = '/console/applications';

/** `origin`: the list that the links lead back to. */
const candidateColumn = (origin = originOf('applications', {})): Column<ApplicationRow> => ({
  label: t.columns.candidate,
  of: (row) => h('a', { href: openedFrom(origin, row.id) }, row.candidate_full_name),
  value: (row) => row.candidate_full_name,
});

const columns: readonly Column<ApplicationRow>[] = [
  {
    label: t.columns.job,
    of: (row) => h('a', { href: `/console/jobs/${row.job_id}` }, row.job_title),
    value: (row) => row.job_title,
  },
  { label: t.columns.status, of: ({ status }) => pipelineBadge(status), value: ({ status }) => status },
  {
    label: t.columns.match,
    isNumber: true,
    of: (row) => scoreText(row.match_score, row),
    value: (row) => row.match_score,
    orders: ['match'],
  },
  {
    label: t.columns.screening,
    isNumber: true,
    of: (row) => scoreText(row.screening_score),
    value: (row) => row.screening_score,
    orders: ['screening'],
  },
  {
    label: t.columns.moved,
    of: (row) => showDateTime(row.status_date),
    value: (row) => row.status_date,
    orders: ['moved'],
  },
  {
    label: t.columns.applied,
    of: (row) => showDateTime(row.created_at),
    value: (row) => row.created_at,
    orders: ['newest', 'oldest'],
  },
];
const fileColumns: readonly FileColumn<ApplicationRow>[] = [
  { label: copy.downloads.id, value: ({ id: value }) => value },
  ...inFile([candidateColumn(), ...columns]),
  { label: copy.downloads.candidateId, value: (row) => row.candidate_id },
  { label: copy.downloads.jobId, value: (row) => row.job_id },
];
const { newest: _, ...otherOrders } = t.orders;
const orders = Object.entries(otherOrders).map(([value, label]) => ({ value, label }));
const mostJobs = 200;
const filePath = `${path}.csv`;

const empty = emptyState(t.empty.title, t.empty.text, h('a', { href: '/console/jobs' }, t.empty.jobs));

async function jobTitleOf({ user, resolve }: ConsoleContext, jobId: string | undefined): Promise<string | undefined> {
  if (jobId === undefined) return undefined;
  return (await resolve(JobService).find(user.organizationId, jobId))?.title;
}

type Given = ListQuery<typeof applicationFilters>['filters'];

/** The list of the API is ready for its own order and filters at any size. */
const isOfApi = ({ order = 'newest', source }: Given): boolean => order === 'newest' && source === undefined;

function pageOf({ user, resolve }: ConsoleContext, given: Given, paging: PageQuery): Promise<Page<ApplicationRow>> {
  if (!isOfApi(given)) return resolve(ApplicationListQueries).page(user.organizationId, given, paging);
  const { job: job_id, search, status, min_score } = given;
  const { limit, offset, countUpTo, below } = paging;
  const query = { job_id, search, status, min_score, limit, offset, countUpTo, below };
  return resolve(ApplicationService).list(user.organizationId, query, { anyStatus: true });
}

/** Another order is read at once, by ids. */
async function fileRows(context: ConsoleContext, given: Given): Promise<FoundRows<ApplicationRow>> {
  if (isOfApi(given)) return rowsInSteps((paging) => pageOf(context, given, paging));
  const { user, resolve } = context;
  const list = resolve(ApplicationListQueries);
  const ids = await list.ids(user.organizationId, given, mostRows);
  return rowsOfIds(ids, (some) => list.rowsOf(user.organizationId, some));
}

/** The newest jobs with the chosen one. More would make the page large. */
async function jobsFor({ user, resolve }: ConsoleContext, chosen: { value: string; label: string } | undefined) {
  const { rows } = await resolve(JobService).list(user.organizationId, { limit: mostJobs, offset: 0 });
  const jobs = rows.flatMap((job) => ('title' in job ? [{ value: job.id, label: job.title }] : []));
  return chosen && !jobs.some(({ value }) => value === chosen.value) ? [chosen, ...jobs] : jobs;
}

async function list(context: ConsoleContext, carried: CarriedSelection) {
  const { user, query, resolve } = context;
  const request = readListQuery(applicationFilters, query);
  const { paging, typed, problems } = request;
  const { job: jobId } = request.filters;
  const [page, { pipeline_statuses: statuses }, jobTitle] = await Promise.all([
    problems.size > 0 ? noRows : pageOf(context, request.filters, paging),
    resolve(OrganizationService).get(user.organizationId),
    jobTitleOf(context, jobId),
  ]);
  const few = await resolve(MatchCoverageQueries).withFewFacts(
    user.organizationId,
    page.rows.map(({ id }) => id),
  );
  const rows = page.rows.map((row) => ({ ...row, hasFewFacts: few.has(row.id) }));
  const options = typed.status === '' || statuses.includes(typed.status) ? statuses : [...statuses, typed.status];
  const jobs = await jobsFor(context, jobId && jobTitle ? { value: jobId, label: jobTitle } : undefined);
  return listPage(context, {
    title: t.title,
    section: 'applications',
    path,
    filters: [
      { kind: 'search', name: 'search', label: t.filters.search },
      { kind: 'choice', name: 'status', label: t.filters.status, options: filterOptions(options, pipelineLabel) },
      { kind: 'choice', name: 'job', label: t.filters.job, options: jobs },
      { kind: 'number', name: 'min_score', label: t.filters.minScore },
      { kind: 'choice', name: 'order', label: t.filters.order, none: t.orders.newest, options: orders },
      { kind: 'search', name: 'source', label: t.filters.source, isMore: true },
    ],
    ...(jobId !== undefined && jobTitle !== undefined && { heading: jobTitle, about: jobTabs(jobId, 'applications') }),
    caption: t.caption,
    request,
    page: { ...page, rows },
    columns: [candidateColumn(originOf('applications', typed)), ...columns],
    sorting: { current: request.filters.order ?? 'newest', upward: ['oldest'] },
    file: filePath,
    empty,
    selectable: {
      ...{ list: 'applications', key: 'applications', carried },
      idOf: (row) => row.id,
      nameOf: (row) => [row.candidate_full_name, row.job_title].join(', '),
    },
  });
}

/** The IDs of the applications that the list has with this address, at most `limit`. */
export async function matchingApplications(
  context: ConsoleContext,
  query: URLSearchParams,
  limit: number,
): Promise<string[]> {
  const { filters: found, problems } = readListQuery(applicationFilters, query);
  if (problems.size > 0) return [];
  return context.resolve(ApplicationListQueries).ids(context.user.organizationId, found, limit);
}

export const applicationListPages = [
  ...selectableListPages(path, list),
  listFilePage({
    name: 'applications',
    path: filePath,
    role: 'recruiter',
    fields: applicationFilters,
    words: ['search', 'source'],
    columns: fileColumns,
    find: fileRows,
  }),
];
