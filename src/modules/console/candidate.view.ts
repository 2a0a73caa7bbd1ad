import { type ComponentChildren, h, type JSX } from 'preact';
import type { Applicant } from '#modules/applications';
import type { ResumeView } from '#modules/candidates';
import type { MessageView } from '#modules/outreach';
import type { ScreeningItem } from '#modules/screenings';
import { day } from './components/day.ts';
import { emptyState } from './components/empty-state.ts';
import { type Fact, facts } from './components/facts.ts';
import { moment } from './components/moment.ts';
import { score } from './components/score.ts';
import { table } from './components/table.ts';
import { tags } from './components/tags.ts';
import type { ConsoleContext } from './console.page.ts';
import { consolePage } from './layout.ts';
import { messageTable } from './message.view.ts';
import { screeningTable } from './screening.view.ts';
import { stateBadge, statusBadge } from './state.badge.ts';
import { count, inWords, many, oneDecimal } from './words.ts';

export type CandidateDetail = {
  candidate: Applicant;
  resume: ResumeView;
  messages: readonly MessageView[];
  screenings: readonly ScreeningItem[];
  /** Titles of jobs by id. */
  jobs: ReadonlyMap<string, string>;
};

const years = (value: number | null): string | null => (value === null ? null : `${oneDecimal(value)} years`);
const lpa = (value: number | null): string | null => (value === null ? null : `${oneDecimal(value)} LPA`);

/** http(s) alone is a link: what an integration sends may be anything. */
const linked = (url: string | null): ComponentChildren =>
  url !== null && /^https?:\/\//i.test(url) ? h('a', { href: url, rel: 'noreferrer noopener' }, url) : url;

/** Who it is and how to reach them; nothing of it while masked. */
function contact({ email, phone_number, whatsapp_number, resume_url, current_ctc, expected_ctc }: Applicant): Fact[] {
  return [
    ['Email', email && h('a', { href: `mailto:${email}` }, email)],
    ['Phone', phone_number],
    ['WhatsApp', whatsapp_number],
    ['Resume link', linked(resume_url)],
    ['Current pay', lpa(current_ctc)],
    ['Expected pay', lpa(expected_ctc)],
  ];
}

function noticeOf({
  notice_period_days: days,
  in_notice_period: given,
  last_working_day: last,
}: Applicant): string | null {
  const parts = [
    days !== null && many(days, 'day'),
    given === true && 'notice given',
    given === true && last !== null && `last day ${last}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

function profileFacts(candidate: Applicant): JSX.Element {
  return facts([
    ...contact(candidate),
    ['Designation', candidate.current_designation],
    ['Company', candidate.current_company],
    ['Location', candidate.location],
    ['Wants to work in', candidate.preferred_location],
    ['Experience', years(candidate.total_experience_years)],
    ['Relevant experience', years(candidate.relevant_experience_years)],
    ['Notice', noticeOf(candidate)],
    ['Main skills', tags(candidate.primary_skills)],
    ['Further skills', tags(candidate.secondary_skills)],
    ['Tags', tags(candidate.tags)],
    ['Source', candidate.source],
    ['Talent pool', candidate.talent_pool_status !== 'not_linked' && stateBadge(candidate.talent_pool_status)],
    ['Screening score', candidate.screening_score !== null && score(candidate.screening_score)],
    ['Made', moment(candidate.created_at)],
    ['Changed', moment(candidate.updated_at)],
  ]);
}

function employments({ profile }: ResumeView): ComponentChildren {
  if (!profile?.employments.length) return null;
  return [
    h('h3', null, 'Positions it names'),
    h(
      'ul',
      { class: 'plain' },
      profile.employments
        .slice(0, 10)
        .map(({ title, employer, from, to, current }) =>
          h('li', null, [
            [title, employer].filter(Boolean).join(', '),
            h('small', { class: 'quiet' }, ` ${from ?? '?'} – ${current ? 'now' : (to ?? '?')}`),
          ]),
        ),
    ),
  ];
}

function resumeSection(resume: ResumeView): JSX.Element {
  const { state, quality, message, filled_fields: filled, profile } = resume;
  if (state === 'none')
    return h('section', null, [
      h('h2', null, 'Resume'),
      h('p', { class: 'quiet' }, [
        'None. Give one by ',
        h('code', null, 'PUT /api/v1/candidates/{id}'),
        ' (',
        h('code', null, 'resume_url'),
        ' or ',
        h('code', null, 'resume_path'),
        '); candidates give theirs when they apply.',
      ]),
    ]);
  return h('section', null, [
    h('h2', null, ['Resume ', stateBadge(state)]),
    message && h('p', { class: 'problems' }, message),
    facts([
      ['Quality', quality && inWords(quality)],
      ['From', resume.source && (resume.source === 'upload' ? 'An uploaded file' : 'A link')],
      ['Format', resume.format && [inWords(resume.format), resume.pages !== null && `, ${many(resume.pages, 'page')}`]],
      [
        'Hidden characters',
        resume.hidden_characters !== null && resume.hidden_characters > 0 && count.format(resume.hidden_characters),
      ],
      ['Read', resume.read_at && moment(resume.read_at)],
      [
        'Filled from it',
        filled.length > 0 ? tags(filled.map(inWords)) : quality === 'ok' && 'Nothing: every field was given',
      ],
      ['Headline', profile?.headline],
      ['Skills it names', profile && tags(profile.skills.slice(0, 30).map(({ skill }) => skill))],
      [
        'Education',
        profile &&
          profile.education.map(({ degree, institution }) =>
            h('div', null, [degree, institution].filter(Boolean).join(', ')),
          ),
      ],
    ]),
    employments(resume),
  ]);
}

function applications({ candidate, jobs }: CandidateDetail): JSX.Element {
  const columns = [
    {
      label: 'Job',
      of: (one: Applicant['applications'][number]) =>
        h('a', { href: `/console/applications/${one.id}` }, jobs.get(one.job_id) ?? 'Application'),
    },
    { label: 'Status', of: (one: Applicant['applications'][number]) => statusBadge(one.status) },
    { label: 'Match', isNumber: true, of: (one: Applicant['applications'][number]) => score(one.match_score) },
    { label: 'Applied', of: (one: Applicant['applications'][number]) => day(one.created_at) },
  ];
  return h('section', null, [
    h('h2', null, 'Applications'),
    candidate.applications.length > 0
      ? table('Applications, newest first', columns, candidate.applications)
      : emptyState(
          'No applications',
          'Apply them to a job through the API: ',
          h('code', null, 'POST /api/v1/applications'),
          '.',
        ),
  ]);
}

function masked({ candidate }: CandidateDetail): JSX.Element {
  return h('p', { class: 'masked' }, [
    'This profile is of a talent pool: how to reach the person, and their pay, are hidden until it is revealed. Until then they can neither apply nor be interviewed. ',
    h('a', { class: 'button', href: `/console/talent-pool/${candidate.id}/reveal` }, 'Reveal …'),
  ]);
}

/** A candidate with all that belongs to them. Of a masked one there is nothing else to be had than this. */
export function candidatePage(context: ConsoleContext, detail: CandidateDetail): JSX.Element {
  const { candidate, resume, messages, screenings } = detail;
  const isMasked = candidate.talent_pool_status === 'masked';
  return consolePage(
    context,
    { title: candidate.full_name, section: isMasked ? 'talent-pool' : 'candidates' },
    h('h1', null, [candidate.full_name, isMasked && [' ', stateBadge('masked')]]),
    h(
      'p',
      { class: 'quiet subtitle' },
      [candidate.current_designation, candidate.current_company].filter(Boolean).join(', '),
    ),
    isMasked && masked(detail),
    h('div', { class: 'split' }, [
      h('aside', { 'aria-label': 'Profile' }, profileFacts(candidate)),
      h('div', null, [
        !isMasked && applications(detail),
        resumeSection(resume),
        !isMasked && [
          h('section', null, [
            h('h2', null, 'Screenings and interviews'),
            screenings.length > 0 ? screeningTable(screenings) : h('p', { class: 'quiet' }, 'None yet.'),
          ]),
          h('section', null, [
            h('h2', null, 'Messages'),
            messages.length > 0 ? messageTable(messages) : h('p', { class: 'quiet' }, 'Nothing was sent to them.'),
          ]),
        ],
      ]),
    ]),
  );
}
