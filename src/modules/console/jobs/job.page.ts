import { h } from 'preact';
import { z } from 'zod';
import { JobService, jobStatuses } from '#modules/jobs';
import { formatNumber } from '#platform/pages/format.ts';
import { id, text } from '#platform/schema/fields.ts';
import { stateBadge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { type Filter, filterOptions } from '../components/filters.ts';
import type { Column } from '../components/table.ts';
import { showDay } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from '../console.page.ts';
import { listPage } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { jobPage } from './job.view.ts';
import { type ClientName, JobListQueries, type JobRow } from './job-list.queries.ts';

const { jobs: t } = copy;
const path = '/console/jobs';
const filters = { search: text(200), status: z.enum(jobStatuses, copy.filters.invalid), client: id() };

const columns: readonly Column<JobRow>[] = [
  { label: t.columns.job, of: (job) => h('a', { href: `${path}/${job.id}` }, job.title) },
  {
    label: t.columns.client,
    of: ({ client_id: client, company }) =>
      client === null ? (company ?? t.directHire) : h('a', { href: `${path}?client=${client}` }, company),
  },
  { label: t.columns.status, of: ({ status }) => stateBadge(status) },
  {
    label: t.columns.applicants,
    isNumber: true,
    of: (job) => h('a', { href: `${path}/${job.id}/board` }, formatNumber(job.applicant_count)),
  },
  { label: t.columns.filled, isNumber: true, of: (job) => t.filled(job.filled_count, job.openings_count) },
  { label: t.columns.created, of: (job) => showDay(job.created_at) },
];

const empty = emptyState(
  t.empty.title,
  t.empty.text(h('code', null, 'POST /api/v1/jobs'), h('code', null, 'title')),
  h('a', { href: '/docs' }, copy.apiReference),
);

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
];

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const request = readListQuery(filters, query);
  const { paging, problems } = request;
  const jobs = resolve(JobListQueries);
  const [page, clients] = await Promise.all([
    problems.size > 0 ? noRows : jobs.page(user.organizationId, { ...request.filters, ...paging }),
    jobs.clients(user.organizationId, request.filters.client),
  ]);
  return listPage(context, {
    title: t.title,
    section: 'jobs',
    path,
    filters: filtersWith(clients),
    caption: t.caption,
    request,
    page,
    columns,
    empty,
  });
}

export const jobPages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list }),
  defineConsolePage({
    method: 'get',
    path: `${path}/{id}`,
    role: 'recruiter',
    handler: async (context) => ({
      document: jobPage(context, await context.resolve(JobService).get(context.user.organizationId, pathId(context))),
    }),
  }),
];
