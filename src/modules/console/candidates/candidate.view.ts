import { h, type JSX } from 'preact';
import type { Applicant } from '#modules/applications';
import type { ConsentView } from '#modules/candidates';
import type { Suppression } from '#modules/outreach';
import type { ScreeningItem } from '#modules/screenings';
import { icon } from '#platform/design/icon.ts';
import { type Fact, factList } from '#platform/pages/fact-list.ts';
import { resumeScript } from '../assets.ts';
import { pipelineBadge, stateBadge, suppressionBadge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { pageHead } from '../components/page-head.ts';
import { scoreText } from '../components/score-text.ts';
import { type Column, table } from '../components/table.ts';
import { tagList } from '../components/tag-list.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { keptIn, type OpenedNeighbors } from '../lists/list-origin.ts';
import { neighborLinks } from '../lists/neighbors.view.ts';
import { consentSection } from '../privacy/consent.view.ts';
import { candidateExportSection } from '../privacy/exports/export.view.ts';
import { screeningTable } from '../screenings/screening.view.ts';
import { addToJobPath } from './applying/add-to-job.view.ts';
import { applyingCopy } from './applying/applying.messages.ts';
import { lakhsPerYear, noticeOf, safeLink, yearsText } from './candidate-facts.ts';
import { candidateEditingCopy } from './editing/candidate-editing.messages.ts';
import { editCandidatePath } from './editing/candidate-form.view.ts';
import { mergePath } from './merging/merge.view.ts';
import { type ResumePart, resumeSection } from './resume/resume.view.ts';
import { historySections } from './resume/timeline.view.ts';
import { sourceLabel } from './source-label.ts';

export type CandidateDetail = ResumePart & {
  candidate: Applicant;
  /** Why the email address gets no outreach. */
  suppression: Suppression | undefined;
  neighbors: OpenedNeighbors | undefined;
  screenings: readonly ScreeningItem[];
  consents: readonly ConsentView[];
  jobs: ReadonlyMap<string, string>;
  activity: JSX.Element;
  hold: { isHeld: boolean; section: JSX.Element };
  erasure: JSX.Element | false;
};

const { candidates: t } = copy;

const contactFacts = ({ candidate, suppression }: CandidateDetail): Fact[] => [
  [
    t.facts.email,
    candidate.email && [
      h('a', { href: `mailto:${candidate.email}` }, candidate.email),
      ' ',
      suppressionBadge(suppression),
    ],
  ],
  [t.facts.phone, candidate.phone_number],
  [t.facts.whatsapp, candidate.whatsapp_number],
  [t.facts.resumeLink, safeLink(candidate.resume_url)],
  [t.facts.currentPay, lakhsPerYear(candidate.current_ctc)],
  [t.facts.expectedPay, lakhsPerYear(candidate.expected_ctc)],
];

const profileFacts = (detail: CandidateDetail): JSX.Element => {
  const { candidate } = detail;
  return factList([
    ...contactFacts(detail),
    [t.facts.role, candidate.current_designation],
    [t.facts.company, candidate.current_company],
    [t.facts.location, candidate.location],
    [t.facts.preferredLocation, candidate.preferred_location],
    [t.facts.experience, yearsText(candidate.total_experience_years)],
    [t.facts.relevantExperience, yearsText(candidate.relevant_experience_years)],
    [t.facts.notice, noticeOf(candidate)],
    [t.facts.primarySkills, tagList(candidate.primary_skills)],
    [t.facts.secondarySkills, tagList(candidate.secondary_skills)],
    [t.facts.tags, tagList(candidate.tags)],
    [t.facts.source, sourceLabel(candidate.source)],
    [t.facts.externalId, candidate.external_id],
    [t.facts.talentPool, candidate.talent_pool_status !== 'not_linked' && stateBadge(candidate.talent_pool_status)],
    [t.facts.screeningScore, candidate.screening_score !== null && scoreText(candidate.screening_score)],
    [t.facts.added, showDateTime(candidate.created_at)],
    [t.facts.updated, showDateTime(candidate.updated_at)],
  ]);
};

type CandidateApplication = Applicant['applications'][number];

const applicationColumns = (jobs: CandidateDetail['jobs']): readonly Column<CandidateApplication>[] => [
  {
    label: t.applications.job,
    of: ({ id, job_id }) =>
      h('a', { href: `/console/applications/${id}` }, jobs.get(job_id) ?? t.applications.untitled),
  },
  { label: t.applications.status, of: ({ status }) => pipelineBadge(status) },
  { label: t.applications.match, isNumber: true, of: ({ match_score }) => scoreText(match_score) },
  { label: t.applications.applied, of: ({ created_at }) => showDateTime(created_at) },
];

const applicationSection = ({ candidate: { id, applications }, jobs }: CandidateDetail): JSX.Element =>
  h('section', null, [
    h('h2', null, t.applications.title),
    applications.length > 0
      ? table(t.applications.caption, applicationColumns(jobs), applications)
      : emptyState(t.applications.empty, h('a', { href: addToJobPath(id) }, applyingCopy.link)),
  ]);

const maskedNotice = ({ id }: Applicant): JSX.Element =>
  h('p', { class: 'masked' }, [
    t.masked,
    h('a', { class: 'button', href: `/console/talent-pool/${id}/reveal` }, t.reveal),
  ]);

const listSection = (title: string, list: JSX.Element | string): JSX.Element =>
  h('section', null, [h('h2', null, title), typeof list === 'string' ? h('p', { class: 'quiet' }, list) : list]);

export function candidatePage(context: ConsoleContext, detail: CandidateDetail): JSX.Element {
  const { candidate, resume, screenings, consents } = detail;
  const isMasked = candidate.talent_pool_status === 'masked';
  const role = [candidate.current_designation, candidate.current_company].filter(Boolean).join(', ');
  return consolePage(
    context,
    {
      title: candidate.full_name,
      section: isMasked ? 'talent-pool' : 'candidates',
      scripts: [resumeScript.path],
    },
    neighborLinks(detail.neighbors),
    pageHead({
      title: [candidate.full_name, isMasked && [' ', stateBadge('masked')]],
      meta: role,
      actions: [
        !isMasked && h('a', { class: 'button', href: addToJobPath(candidate.id) }, applyingCopy.link),
        h(
          'a',
          { class: 'button other', href: keptIn(editCandidatePath(candidate.id), detail.neighbors) },
          candidateEditingCopy.link,
        ),
        !isMasked &&
          h('a', { class: 'button other', href: mergePath(candidate.id) }, [icon('duplicates'), copy.merge.link]),
      ],
    }),
    isMasked && maskedNotice(candidate),
    // Nobody should act on the candidate before they have read it.
    detail.hold.isHeld && h('div', { class: 'held' }, detail.hold.section),
    h('div', { class: 'split' }, [
      h('aside', { 'aria-label': t.profile }, [profileFacts(detail), historySections(resume)]),
      h('div', null, [
        !isMasked && applicationSection(detail),
        resumeSection(detail),
        detail.activity,
        consentSection(consents),
        !isMasked && [
          listSection(t.screenings.title, screenings.length > 0 ? screeningTable(screenings) : t.screenings.none),
        ],
        !detail.hold.isHeld && detail.hold.section,
        candidateExportSection(context, candidate.id),
        detail.erasure,
      ]),
    ]),
  );
}
