import { h, type JSX } from 'preact';
import { z } from 'zod';
import { JobService, jobStatuses } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import { ReportService } from '#modules/reports';
import { formatNumber } from '#platform/pages/format.ts';
import { id, text } from '#platform/schema/fields.ts';
import { pipelineLabel } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { type Filter, filterOptions } from '../components/filters.ts';
import type { Column } from '../components/table.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { listFilePage, mostRows, rowsInSteps, rowsOfIds } from '../downloads/list-file.ts';
import { listPage } from '../list.page.ts';
import { type ListQuery, noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { jobPage } from './job.view.ts';
import { jobColumns, jobFileColumns } from './job-columns.ts';
import { jobFunnel } from './job-funnel.view.ts';
import { type ClientName, JobListQueries, type JobRow, jobSorts, type StageCounts } from './job-list.queries.ts';

const { jobs: t } = copy;
const path = '/console/jobs';
const filePath = `${path}.csv`;
const newPath = `${path}/new`;
const filters = {
  search: text(200),
  status: z.enum(jobStatuses, copy.filters.invalid),
  client: id(),
  sort: z.enum(jobSorts, copy.filters.invalid),
};

type JobFilters = ListQuery<typeof filters>['filters'];

const stagesOf = (stages: StageCounts | undefined, statuses: readonly string[]): JSX.Element | null => {
  if (!stages) return null;
  const rank = (status: string): number => (statuses.includes(status) ? statuses.indexOf(status) : statuses.length);
  const ordered = [...stages].toSorted(([a], [b]) => rank(a) - rank(b));
  return h(
    'ul',
    { class: 'stages' },
    ordered.map(([status, n]) => h('li', null, [pipelineLabel(status), ' ', h('b', null, formatNumber(n))])),
  );
};

const columnsWith = (
  stages: ReadonlyMap<string, StageCounts>,
  statuses: readonly string[],
): readonly Column<JobRow>[] => {
  const stage: Column<JobRow> = { label: t.columns.stages, of: (job) => stagesOf(stages.get(job.id), statuses) };
  return jobColumns.flatMap((column) => (column.key === 'applicants' ? [column, stage] : [column]));
};

const empty = emptyState(t.empty.title, t.empty.text(h('a', { href: newPath }, t.empty.create)));

const filtersWith = (clients: readonly ClientName[]): Filter[] => [
  { kind: 'search', name: 'search', label: t.filters.search },
  {
    kind: 'choice',
    name: 'status',
    label: t.filters.status,
    options: filterOptions(jobStatuses, (status) => copy.states[status]),
  },
  {
    kind: 'choice',
    name: 'client',
    label: t.filters.client,
    options: clients.map(({ id: value, name }) => ({ value, label: name })),
  },
  {
    kind: 'choice',
    name: 'sort',
    label: t.filters.sort,
    options: filterOptions(jobSorts, (sort) => t.sorts[sort]),
    none: t.sorts.newest,
  },
];

/** Sorted jobs are found at once: their order can change meanwhile. */
async function fileRows({ user: { organizationId }, resolve }: ConsoleContext, given: JobFilters) {
  const jobs = resolve(JobListQueries);
  if (!given.sort) return rowsInSteps((paging) => jobs.page(organizationId, { ...given, ...paging }));
  const ids = await jobs.ids(organizationId, { ...given, sort: given.sort, limit: mostRows });
  return rowsOfIds(ids, (some) => jobs.rowsOf(organizationId, some));
}

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const { organizationId } = user;
  const request = readListQuery(filters, query);
  const { paging, problems, typed } = request;
  const jobs = resolve(JobListQueries);
  const [page, clients, { pipeline_statuses: statuses }] = await Promise.all([
    problems.size > 0 ? noRows : jobs.page(organizationId, { ...request.filters, ...paging }),
    jobs.clients(organizationId, request.filters.client),
    resolve(OrganizationService).get(organizationId),
  ]);
  const stages = await jobs.stages(organizationId, page.rows);
  const { sort: _, ...narrowing } = typed;
  return listPage(context, {
    title: t.title,
    section: 'jobs',
    path,
    actions: h('a', { class: 'button', href: newPath }, t.add),
    filters: filtersWith(clients),
    caption: t.captions[request.filters.sort ?? 'newest'],
    request: { ...request, isFiltered: Object.values(narrowing).some((value) => value !== '') },
    page,
    columns: columnsWith(stages, statuses),
    file: filePath,
    empty,
  });
}

export const jobPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list }),
  listFilePage({
    name: 'jobs',
    path: filePath,
    role: 'recruiter',
    fields: filters,
    words: ['search'],
    columns: jobFileColumns,
    find: fileRows,
  }),
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}`,
    role: 'recruiter',
    handler: async (context) => {
      const { user, resolve } = context;
      const jobId = pathId(context);
      const { organizationId } = user;
      const jobs = resolve(JobService);
      const [job, reading, { pipeline_statuses: statuses }] = await Promise.all([
        jobs.get(organizationId, jobId),
        jobs.reading(organizationId, jobId),
        resolve(OrganizationService).get(organizationId),
      ]);
      const funnel = await resolve(ReportService).funnel(organizationId, jobId, statuses);
      return { document: jobPage(context, job, reading, await jobFunnel(jobId, funnel)) };
    },
  }),
];
