import { h } from 'preact';
import { z } from 'zod';
import { ApplicantService } from '#modules/applications';
import { ResumeService, talentPoolStatuses } from '#modules/candidates';
import { MessageQueries } from '#modules/outreach';
import { ScreeningService } from '#modules/screenings';
import { formatDecimal } from '#platform/pages/format.ts';
import { id, text } from '#platform/schema/fields.ts';
import { stateBadge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { filterOptions } from '../components/filters.ts';
import type { Column } from '../components/table.ts';
import { tagList } from '../components/tag-list.ts';
import { showDay } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import { type ConsoleContext, defineConsolePage } from '../console.page.ts';
import { JobListQueries } from '../jobs/job-list.queries.ts';
import { listPage } from '../list.page.ts';
import { noRows, readListQuery } from '../list-query.ts';
import { pathId } from '../path-id.ts';
import { candidatePage } from './candidate.view.ts';
import { CandidateListQueries, type CandidateRow } from './candidate-list.queries.ts';

const { candidates: t } = copy;
const path = '/console/candidates';
const filters = {
  search: text(200),
  tag: text(200),
  pool: z.enum(talentPoolStatuses, copy.filters.invalid),
  job: id(),
};

export const candidateColumns = {
  name: { label: t.columns.name, of: (row) => h('a', { href: `${path}/${row.id}` }, row.full_name) },
  role: {
    label: t.columns.role,
    of: (row) => [row.current_designation, row.current_company].filter(Boolean).join(', '),
  },
  location: { label: t.columns.location, of: (row) => row.location },
  experience: {
    label: t.columns.experience,
    isNumber: true,
    of: (row) => row.total_experience_years !== null && formatDecimal(row.total_experience_years),
  },
  source: { label: t.columns.source, of: (row) => row.source },
  talentPool: {
    label: t.columns.talentPool,
    of: (row) => row.talent_pool_status !== 'not_linked' && stateBadge(row.talent_pool_status),
  },
  tags: { label: t.columns.tags, of: (row) => tagList(row.tags, 6) },
  added: { label: t.columns.added, of: (row) => showDay(row.created_at) },
} as const satisfies Record<string, Column<CandidateRow>>;

const empty = emptyState(
  t.empty.title,
  t.empty.text(h('code', null, 'POST /api/v1/candidates')),
  h('a', { href: '/console/jobs' }, t.empty.jobs),
);

async function list(context: ConsoleContext) {
  const { user, query, resolve } = context;
  const request = readListQuery(filters, query);
  const { paging, problems } = request;
  const page =
    problems.size > 0
      ? noRows
      : await resolve(CandidateListQueries).page(user.organizationId, { ...request.filters, ...paging });
  return listPage(context, {
    title: t.title,
    section: 'candidates',
    path,
    filters: [
      { kind: 'search', name: 'search', label: t.filters.search },
      { kind: 'search', name: 'tag', label: t.filters.tag },
      {
        kind: 'choice',
        name: 'pool',
        label: t.filters.talentPool,
        options: filterOptions(talentPoolStatuses, (status) => copy.states[status]),
      },
      { kind: 'fixed', name: 'job', label: t.filters.job },
    ],
    caption: t.caption,
    request,
    page,
    columns: Object.values(candidateColumns),
    empty,
  });
}

async function detailPage(context: ConsoleContext) {
  const { user, resolve } = context;
  const { organizationId } = user;
  const candidateId = pathId(context);
  const candidate = await resolve(ApplicantService).get(organizationId, candidateId);
  const latest = { limit: 50, offset: 0 };
  const [resume, messages, screenings, jobs] = await Promise.all([
    resolve(ResumeService).detail(organizationId, candidateId),
    resolve(MessageQueries).page(organizationId, { candidateId, ...latest }),
    resolve(ScreeningService).list(organizationId, { type: 'all', candidate_id: candidateId, ...latest }),
    resolve(JobListQueries).titles(
      organizationId,
      candidate.applications.map((application) => application.job_id),
    ),
  ]);
  const detail = { candidate, resume, messages: messages.rows, screenings: screenings.rows, jobs };
  return { document: candidatePage(context, detail) };
}

export const candidatePages = [
  defineConsolePage({ method: 'get', path, role: 'recruiter', handler: list }),
  defineConsolePage({ method: 'get', path: `${path}/{id}`, role: 'recruiter', handler: detailPage }),
];
