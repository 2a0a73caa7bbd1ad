import { h } from 'preact';
import { z } from 'zod';
import { ApplicationService, type EnrichedApplication } from '#modules/applications';
import { JobService } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import { id, text } from '#platform/schema/fields.ts';
import { pipelineBadge, pipelineLabel } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterOptions } from '../components/filters.ts';
import { scoreText } from '../components/score-text.ts';
import type { Column } from '../components/table.ts';
import { showDay } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { listPage } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';

const { applications: t } = copy;
const path = '/console/applications';
const range = copy.filters.scoreRange;
const filters = {
  search: text(200),
  job: id(),
  status: text(255),
  min_score: z.coerce.number(range).min(0, range).max(100, range),
};

const columns: readonly Column<EnrichedApplication>[] = [
  { label: t.columns.candidate, of: (row) => h('a', { href: `${path}/${row.id}` }, row.candidate_full_name) },
  { label: t.columns.job, of: (row) => h('a', { href: `/console/jobs/${row.job_id}` }, row.job_title) },
  { label: t.columns.status, of: ({ status }) => pipelineBadge(status) },
  { label: t.columns.match, isNumber: true, of: (row) => scoreText(row.match_score) },
  { label: t.columns.screening, isNumber: true, of: (row) => scoreText(row.screening_score) },
  { label: t.columns.applied, of: (row) => showDay(row.created_at) },
];

const empty = emptyState(
  t.empty.title,
  t.empty.text(h('code', null, 'POST /api/v1/applications'), h('code', null, 'POST /api/v1/applications/bulk')),
  h('a', { href: '/console/jobs' }, t.empty.jobs),
);

async function jobTitleOf({ user, resolve }: ConsoleContext, jobId: string | undefined): Promise<string | undefined> {
  if (jobId === undefined) return undefined;
  const job = await resolve(JobService)
    .get(user.organizationId, jobId)
    .catch(() => undefined);
  return job?.title;
}

async function list(context: ConsoleContext) {
  const { user, query, resolve } = context;
  const request = readListQuery(filters, query);
  const { paging, typed, problems } = request;
  const { job: job_id, ...others } = request.filters;
  const [page, { pipeline_statuses: statuses }, jobTitle] = await Promise.all([
    problems.size > 0
      ? noRows
      : resolve(ApplicationService).list(user.organizationId, { ...others, job_id, ...paging }, { anyStatus: true }),
    resolve(OrganizationService).get(user.organizationId),
    jobTitleOf(context, job_id),
  ]);
  const options = typed.status === '' || statuses.includes(typed.status) ? statuses : [...statuses, typed.status];
  const jobPath = `/console/jobs/${job_id}`;
  return listPage(context, {
    title: t.title,
    section: 'applications',
    path,
    filters: [
      { kind: 'search', name: 'search', label: t.filters.search },
      { kind: 'choice', name: 'status', label: t.filters.status, options: filterOptions(options, pipelineLabel) },
      { kind: 'number', name: 'min_score', label: t.filters.minScore },
      { kind: 'fixed', name: 'job', label: t.filters.job },
    ],
    about:
      jobTitle !== undefined &&
      h(
        'p',
        { class: 'quiet' },
        t.forJob(h('a', { href: jobPath }, jobTitle), h('a', { href: `${jobPath}/board` }, t.board)),
      ),
    caption: t.caption,
    request,
    page,
    columns,
    empty,
  });
}

export const applicationListPages = [defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list })];
