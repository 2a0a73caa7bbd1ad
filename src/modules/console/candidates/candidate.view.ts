import { type ComponentChildren, h, type JSX } from 'preact';
import type { Applicant } from '#modules/applications';
import type { ResumeView } from '#modules/candidates';
import type { MessageView } from '#modules/outreach';
import type { ScreeningItem } from '#modules/screenings';
import { type Fact, factList } from '#platform/pages/fact-list.ts';
import { formatNumber } from '#platform/pages/format.ts';
import { messageTable } from '../applications/message.view.ts';
import { pipelineBadge, stateBadge } from '../components/badges.ts';
import { emptyState } from '../components/empty-state.ts';
import { scoreText } from '../components/score-text.ts';
import { type Column, table } from '../components/table.ts';
import { tagList } from '../components/tag-list.ts';
import { showDateTime, showDay } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { screeningTable } from '../screenings/screening.view.ts';
import { taskListPath } from '../work/work-links.ts';

export type CandidateDetail = {
  candidate: Applicant;
  resume: ResumeView;
  messages: readonly MessageView[];
  screenings: readonly ScreeningItem[];
  jobs: ReadonlyMap<string, string>;
};

const { candidates: t } = copy;

const years = (value: number | null): string | null => (value === null ? null : t.years(value));
const lakhsPerYear = (value: number | null): string | null => (value === null ? null : t.lakhsPerYear(value));

/** A link for http(s) only: an integration may send anything. */
const safeLink = (url: string | null): ComponentChildren =>
  url !== null && /^https?:\/\//i.test(url) ? h('a', { href: url, rel: 'noreferrer noopener' }, url) : url;

const contactFacts = (candidate: Applicant): Fact[] => [
  [t.facts.email, candidate.email && h('a', { href: `mailto:${candidate.email}` }, candidate.email)],
  [t.facts.phone, candidate.phone_number],
  [t.facts.whatsapp, candidate.whatsapp_number],
  [t.facts.resumeLink, safeLink(candidate.resume_url)],
  [t.facts.currentPay, lakhsPerYear(candidate.current_ctc)],
  [t.facts.expectedPay, lakhsPerYear(candidate.expected_ctc)],
];

function noticeOf({ notice_period_days: days, in_notice_period, last_working_day }: Applicant): string {
  const isGiven = in_notice_period === true;
  return [
    days !== null && t.noticeDays(days),
    isGiven && t.noticeGiven,
    isGiven && last_working_day !== null && t.lastDay(last_working_day),
  ]
    .filter(Boolean)
    .join(', ');
}

const profileFacts = (candidate: Applicant): JSX.Element =>
  factList([
    ...contactFacts(candidate),
    [t.facts.role, candidate.current_designation],
    [t.facts.company, candidate.current_company],
    [t.facts.location, candidate.location],
    [t.facts.preferredLocation, candidate.preferred_location],
    [t.facts.experience, years(candidate.total_experience_years)],
    [t.facts.relevantExperience, years(candidate.relevant_experience_years)],
    [t.facts.notice, noticeOf(candidate)],
    [t.facts.primarySkills, tagList(candidate.primary_skills)],
    [t.facts.secondarySkills, tagList(candidate.secondary_skills)],
    [t.facts.tags, tagList(candidate.tags)],
    [t.facts.source, candidate.source],
    [t.facts.externalId, candidate.external_id],
    [t.facts.talentPool, candidate.talent_pool_status !== 'not_linked' && stateBadge(candidate.talent_pool_status)],
    [t.facts.screeningScore, candidate.screening_score !== null && scoreText(candidate.screening_score)],
    [t.facts.added, showDateTime(candidate.created_at)],
    [t.facts.updated, showDateTime(candidate.updated_at)],
  ]);

function workHistory({ profile }: ResumeView): ComponentChildren {
  if (!profile?.employments.length) return null;
  return [
    h('h3', null, t.resume.positions),
    h(
      'ul',
      { class: 'plain' },
      profile.employments
        .slice(0, 10)
        .map(({ title, employer, from, to, current }) =>
          h('li', null, [
            [title, employer].filter(Boolean).join(', '),
            h('small', { class: 'quiet' }, t.resume.period(from, current ? t.resume.present : to)),
          ]),
        ),
    ),
  ];
}

const noResume = (): JSX.Element =>
  h('section', null, [
    h('h2', null, t.resume.title),
    h(
      'p',
      { class: 'quiet' },
      t.resume.none(
        h('code', null, 'resume_url'),
        h('code', null, 'resume_path'),
        h('code', null, 'PUT /api/v1/candidates/{id}'),
      ),
    ),
  ]);

function resumeFacts({ quality, source, format, pages, hidden_characters, read_at, ...resume }: ResumeView) {
  const { filled_fields: filled, profile } = resume;
  return factList([
    [t.resume.quality, quality && t.resume.qualities[quality]],
    [t.resume.source, source && t.resume.sources[source]],
    [t.resume.format, format && [t.resume.formats[format] ?? format, pages !== null && t.resume.pages(pages)]],
    [t.resume.hiddenCharacters, hidden_characters ? formatNumber(hidden_characters) : null],
    [t.resume.read, showDateTime(read_at)],
    [
      t.resume.filled,
      filled.length > 0
        ? tagList(filled.map((field) => t.resume.filledFields[field]))
        : quality === 'ok' && t.resume.nothingFilled,
    ],
    [t.resume.headline, profile?.headline],
    [t.resume.skills, profile && tagList(profile.skills.slice(0, 30).map(({ skill }) => skill))],
    [
      t.resume.education,
      profile?.education.map(({ degree, institution }) =>
        h('div', null, [degree, institution].filter(Boolean).join(', ')),
      ),
    ],
  ]);
}

function resumeSection(candidateId: string, resume: ResumeView): JSX.Element {
  const { state, message } = resume;
  if (state === 'none') return noResume();
  // A queued resume with a message has failed at least once.
  const badge = stateBadge(state === 'queued' && message ? 'retrying' : state);
  const tasks = taskListPath({ kind: 'resume', candidate_id: candidateId });
  return h('section', null, [
    h('h2', null, [t.resume.title, ' ', badge]),
    message && h('p', { class: 'problems' }, message),
    (state === 'queued' || state === 'failed') && h('p', null, h('a', { href: tasks }, t.resume.viewTask)),
    resumeFacts(resume),
    workHistory(resume),
  ]);
}

type CandidateApplication = Applicant['applications'][number];

const applicationColumns = (jobs: CandidateDetail['jobs']): readonly Column<CandidateApplication>[] => [
  {
    label: t.applications.job,
    of: ({ id, job_id }) =>
      h('a', { href: `/console/applications/${id}` }, jobs.get(job_id) ?? t.applications.untitled),
  },
  { label: t.applications.status, of: ({ status }) => pipelineBadge(status) },
  { label: t.applications.match, isNumber: true, of: ({ match_score }) => scoreText(match_score) },
  { label: t.applications.applied, of: ({ created_at }) => showDay(created_at) },
];

const applicationSection = ({ candidate: { applications }, jobs }: CandidateDetail): JSX.Element =>
  h('section', null, [
    h('h2', null, t.applications.title),
    applications.length > 0
      ? table(t.applications.caption, applicationColumns(jobs), applications)
      : emptyState(t.applications.empty.title, t.applications.empty.text(h('code', null, 'POST /api/v1/applications'))),
  ]);

const maskedNotice = ({ id }: Applicant): JSX.Element =>
  h('p', { class: 'masked' }, [
    t.masked,
    h('a', { class: 'button', href: `/console/talent-pool/${id}/reveal` }, t.reveal),
  ]);

const listSection = (title: string, list: JSX.Element | string): JSX.Element =>
  h('section', null, [h('h2', null, title), typeof list === 'string' ? h('p', { class: 'quiet' }, list) : list]);

export function candidatePage(context: ConsoleContext, detail: CandidateDetail): JSX.Element {
  const { candidate, resume, messages, screenings } = detail;
  const isMasked = candidate.talent_pool_status === 'masked';
  const role = [candidate.current_designation, candidate.current_company].filter(Boolean).join(', ');
  return consolePage(
    context,
    { title: candidate.full_name, section: isMasked ? 'talent-pool' : 'candidates' },
    h('h1', null, [candidate.full_name, isMasked && [' ', stateBadge('masked')]]),
    h('p', { class: 'quiet subtitle' }, role),
    isMasked && maskedNotice(candidate),
    h('div', { class: 'split' }, [
      h('aside', { 'aria-label': t.profile }, profileFacts(candidate)),
      h('div', null, [
        !isMasked && applicationSection(detail),
        resumeSection(candidate.id, resume),
        !isMasked && [
          listSection(t.screenings.title, screenings.length > 0 ? screeningTable(screenings) : t.screenings.none),
          listSection(t.messages.title, messages.length > 0 ? messageTable(messages) : t.messages.none),
        ],
      ]),
    ]),
  );
}
