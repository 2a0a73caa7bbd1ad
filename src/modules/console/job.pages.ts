import { h } from 'preact';
import { z } from 'zod';
import { JobService, jobStatuses } from '#modules/jobs';
import { id, text } from '#platform/http/types.ts';
import { day } from './components/day.ts';
import { emptyState } from './components/empty-state.ts';
import { type Filter, optionsOf } from './components/filters.ts';
import type { Column } from './components/table.ts';
import { type ConsoleContext, type ConsoleReply, defineConsolePage } from './console.page.ts';
import { jobPage } from './job.view.ts';
import { type ClientName, JobListQueries, type JobRow } from './job-list.queries.ts';
import { listPage } from './list.page.ts';
import { readListQuery } from './list-query.ts';
import { recordId } from './record-id.ts';
import { stateBadge } from './state.badge.ts';
import { count, inWords } from './words.ts';

const path = '/console/jobs';
const filters = { search: text(200), status: z.enum(jobStatuses, 'is not a status of jobs'), client: id() };

const columns: readonly Column<JobRow>[] = [
  { label: 'Job', of: (job) => h('a', { href: `${path}/${job.id}` }, job.title) },
  {
    label: 'Client',
    of: ({ client_id: client, company }) =>
      client === null ? (company ?? 'Direct hire') : h('a', { href: `${path}?client=${client}` }, company),
  },
  { label: 'Status', of: ({ status }) => stateBadge(status) },
  {
    label: 'Applicants',
    isNumber: true,
    of: (job) => h('a', { href: `${path}/${job.id}/board` }, count.format(job.applicant_count)),
  },
  {
    label: 'Filled',
    isNumber: true,
    of: (job) => `${count.format(job.filled_count)} / ${count.format(job.openings_count)}`,
  },
  { label: 'Created', of: (job) => day(job.created_at) },
];

const empty = emptyState(
  'No jobs yet',
  'Jobs are made through the API: ',
  h('code', null, 'POST /api/v1/jobs'),
  ', of which only ',
  h('code', null, 'title'),
  ' is required. See ',
  h('a', { href: '/docs' }, 'the documentation'),
  '.',
);

const bar = (clients: readonly ClientName[]): Filter[] => [
  { kind: 'search', name: 'search', label: 'Title' },
  { kind: 'choice', name: 'status', label: 'Status', all: 'All', options: optionsOf(jobStatuses, inWords) },
  {
    kind: 'choice',
    name: 'client',
    label: 'Client',
    all: 'All',
    options: clients.map(({ id: value, name }) => ({ value, label: name })),
  },
];

async function list(context: ConsoleContext): Promise<ConsoleReply> {
  const { user, query, resolve } = context;
  const asked = readListQuery(filters, query);
  const { limit, offset, problems } = asked;
  const jobs = resolve(JobListQueries);
  const [page, clients] = await Promise.all([
    problems.size > 0 ? { rows: [], total: 0 } : jobs.page(user.organizationId, { ...asked.filters, limit, offset }),
    jobs.clients(user.organizationId, asked.filters.client),
  ]);
  const caption = 'Jobs, newest first';
  return listPage(context, {
    title: 'Jobs',
    section: 'jobs',
    path,
    filters: bar(clients),
    caption,
    asked,
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
      document: jobPage(context, await context.resolve(JobService).get(context.user.organizationId, recordId(context))),
    }),
  }),
];
