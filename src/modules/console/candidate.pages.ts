import { h } from 'preact';
import { z } from 'zod';
import { ApplicantService } from '#modules/applications';
import { ResumeService, talentPoolStatuses } from '#modules/candidates';
import { MessageQueries } from '#modules/outreach';
import { ScreeningService } from '#modules/screenings';
import { id, text } from '#platform/http/types.ts';
import { candidatePage } from './candidate.view.ts';
import { CandidateListQueries, type CandidateRow } from './candidate-list.queries.ts';
import { day } from './components/day.ts';
import { emptyState } from './components/empty-state.ts';
import { optionsOf } from './components/filters.ts';
import type { Column } from './components/table.ts';
import { tags } from './components/tags.ts';
import { type ConsoleContext, defineConsolePage } from './console.page.ts';
import { JobListQueries } from './job-list.queries.ts';
import { listPage } from './list.page.ts';
import { readListQuery } from './list-query.ts';
import { recordId } from './record-id.ts';
import { stateBadge } from './state.badge.ts';
import { inWords, oneDecimal } from './words.ts';

const path = '/console/candidates';
const filters = {
  search: text(200),
  tag: text(200),
  pool: z.enum(talentPoolStatuses, 'is not a state of the talent pool'),
  job: id(),
};

export const candidateColumns = {
  name: { label: 'Name', of: (one) => h('a', { href: `${path}/${one.id}` }, one.full_name) },
  designation: {
    label: 'Designation',
    of: (one) => [one.current_designation, one.current_company].filter(Boolean).join(', ') || '–',
  },
  location: { label: 'Location', of: (one) => one.location ?? '–' },
  experience: {
    label: 'Years',
    isNumber: true,
    of: (one) => (one.total_experience_years === null ? '–' : oneDecimal(one.total_experience_years)),
  },
  source: { label: 'Source', of: (one) => one.source ?? '–' },
  pool: {
    label: 'Talent pool',
    of: (one) => (one.talent_pool_status === 'not_linked' ? '–' : stateBadge(one.talent_pool_status)),
  },
  tags: { label: 'Tags', of: (one) => tags(one.tags, 6) },
  created: { label: 'Created', of: (one) => day(one.created_at) },
} as const satisfies Record<string, Column<CandidateRow>>;

const { name, designation, location, experience, source, pool, tags: tagged, created } = candidateColumns;
const columns: readonly Column<CandidateRow>[] = [
  name,
  designation,
  location,
  experience,
  source,
  pool,
  tagged,
  created,
];

const empty = emptyState(
  'No candidates yet',
  'They come with applications on the public pages of ',
  h('a', { href: '/console/jobs' }, 'jobs'),
  ', and through the API: ',
  h('code', null, 'POST /api/v1/candidates'),
  '.',
);

async function list(context: ConsoleContext) {
  const { user, query, resolve } = context;
  const asked = readListQuery(filters, query);
  const { limit, offset, problems } = asked;
  const page =
    problems.size > 0
      ? { rows: [], total: 0 }
      : await resolve(CandidateListQueries).page(user.organizationId, { ...asked.filters, limit, offset });
  const pools = optionsOf(talentPoolStatuses, (word) =>
    word === 'not_linked' ? 'Not of a talent pool' : inWords(word),
  );
  return listPage(context, {
    title: 'Candidates',
    section: 'candidates',
    path,
    filters: [
      { kind: 'search', name: 'search', label: 'Name or email' },
      { kind: 'search', name: 'tag', label: 'Tag' },
      { kind: 'choice', name: 'pool', label: 'Talent pool', all: 'All', options: pools },
      { kind: 'fixed', name: 'job' },
    ],
    caption: 'Candidates, newest first',
    asked,
    page,
    columns,
    empty,
  });
}

async function detailPage(context: ConsoleContext) {
  const { user, resolve } = context;
  const { organizationId } = user;
  const candidateId = recordId(context);
  const candidate = await resolve(ApplicantService).get(organizationId, candidateId);
  const first = { limit: 50, offset: 0, after: undefined, filters: '' };
  const [resume, messages, screenings, jobs] = await Promise.all([
    resolve(ResumeService).detail(organizationId, candidateId),
    resolve(MessageQueries).page(organizationId, { candidateId, ...first }),
    resolve(ScreeningService).list(organizationId, { type: 'all', candidate_id: candidateId, ...first }),
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
