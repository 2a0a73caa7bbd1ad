import { h } from 'preact';
import { z } from 'zod';
import { ApplicationService, type EnrichedApplication } from '#modules/applications';
import { JobService } from '#modules/jobs';
import { OrganizationService } from '#modules/organizations';
import { id, text } from '#platform/http/types.ts';
import { day } from './components/day.ts';
import { emptyState } from './components/empty-state.ts';
import { optionsOf } from './components/filters.ts';
import { score } from './components/score.ts';
import type { Column } from './components/table.ts';
import { type ConsoleContext, defineConsolePage } from './console.page.ts';
import { listPage } from './list.page.ts';
import { readListQuery } from './list-query.ts';
import { statusBadge } from './state.badge.ts';

const path = '/console/applications';
const filters = {
  search: text(200),
  job: id(),
  status: text(255),
  min_score: z.coerce
    .number('must be a number from 0 to 100')
    .min(0, 'must be a number from 0 to 100')
    .max(100, 'must be a number from 0 to 100'),
};

const columns: readonly Column<EnrichedApplication>[] = [
  { label: 'Candidate', of: (one) => h('a', { href: `${path}/${one.id}` }, one.candidate_full_name) },
  { label: 'Job', of: (one) => h('a', { href: `/console/jobs/${one.job_id}` }, one.job_title) },
  { label: 'Status', of: ({ status }) => statusBadge(status) },
  { label: 'Match', isNumber: true, of: (one) => score(one.match_score) },
  { label: 'Screening', isNumber: true, of: (one) => score(one.screening_score) },
  { label: 'Applied', of: (one) => day(one.created_at) },
];

const empty = emptyState(
  'No applications yet',
  'They come from the public pages of active ',
  h('a', { href: '/console/jobs' }, 'jobs'),
  ' and through the API: ',
  h('code', null, 'POST /api/v1/applications'),
  ', or a hundred at a time ',
  h('code', null, 'POST /api/v1/applications/bulk'),
  '.',
);

/** The title of the job that the list is narrowed to; undefined without one, and where there is none such. */
async function titleOf({ user, resolve }: ConsoleContext, jobId: string | undefined): Promise<string | undefined> {
  if (jobId === undefined) return undefined;
  const page = await resolve(JobService)
    .get(user.organizationId, jobId)
    .catch(() => undefined);
  return page?.title;
}

async function list(context: ConsoleContext) {
  const { user, query, resolve } = context;
  const asked = readListQuery(filters, query);
  const { limit, offset, typed, problems } = asked;
  const { job: job_id, ...others } = asked.filters;
  const wanted = { ...others, job_id, limit, offset, after: undefined, filters: '' };
  const [page, { pipeline_statuses: statuses }, jobTitle] = await Promise.all([
    problems.size > 0
      ? { rows: [], total: 0 }
      : resolve(ApplicationService).list(user.organizationId, wanted, { anyStatus: true }),
    resolve(OrganizationService).get(user.organizationId),
    titleOf(context, job_id),
  ]);
  const known = typed.status === '' || statuses.includes(typed.status) ? statuses : [...statuses, typed.status];
  return listPage(context, {
    title: 'Applications',
    section: 'applications',
    path,
    filters: [
      { kind: 'search', name: 'search', label: 'Candidate or job' },
      { kind: 'choice', name: 'status', label: 'Status', all: 'All', options: optionsOf(known) },
      { kind: 'number', name: 'min_score', label: 'Match at least' },
      { kind: 'fixed', name: 'job' },
    ],
    about:
      jobTitle !== undefined &&
      h('p', { class: 'quiet' }, [
        'For ',
        h('a', { href: `/console/jobs/${job_id}` }, jobTitle),
        ' (',
        h('a', { href: `/console/jobs/${job_id}/board` }, 'board'),
        ')',
      ]),
    caption: 'Applications, newest first',
    asked,
    page,
    columns,
    empty,
  });
}

export const applicationListPages = [defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list })];
