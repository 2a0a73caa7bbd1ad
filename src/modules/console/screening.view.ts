import { type ComponentChildren, h, type JSX } from 'preact';
import type { ScreeningDetail, ScreeningItem } from '#modules/screenings';
import { facts } from './components/facts.ts';
import { moment } from './components/moment.ts';
import { score } from './components/score.ts';
import { type Column, table } from './components/table.ts';
import type { ConsoleContext } from './console.page.ts';
import { riskBadge } from './interview.noticed.ts';
import { consolePage } from './layout.ts';
import { stateBadge, statusBadge } from './state.badge.ts';
import { inWords } from './words.ts';

type SessionDetail = Extract<ScreeningDetail, { type: 'screening_session' }>;

const pathOf = ({ type, id }: ScreeningItem): string =>
  type === 'video_interview' ? `/console/interviews/${id}` : `/console/screenings/${id}`;
const kindOf = (one: ScreeningItem): string =>
  one.type === 'video_interview' ? 'Video interview' : `Screening, ${inWords(one.channel)}`;
const scoreOf = (one: ScreeningItem): number | null =>
  one.type === 'video_interview' ? one.overall_score : one.calculated_score;

const columns: Record<'kind' | 'job' | 'state' | 'score' | 'changed', Column<ScreeningItem>> = {
  kind: { label: 'Kind', of: (one) => h('a', { href: pathOf(one) }, kindOf(one)) },
  job: {
    label: 'Job',
    of: (one) => (one.job_id === null ? '–' : h('a', { href: `/console/jobs/${one.job_id}` }, one.job_title)),
  },
  state: { label: 'State', of: ({ status }) => stateBadge(status) },
  score: { label: 'Score', isNumber: true, of: (one) => score(scoreOf(one)) },
  changed: { label: 'Changed', of: ({ updated_at }) => moment(updated_at) },
};

const riskOf = (one: ScreeningItem): ComponentChildren =>
  one.type === 'video_interview' && one.proctoring_risk_level !== null ? riskBadge(one.proctoring_risk_level) : '–';

export const screeningColumns: readonly Column<ScreeningItem>[] = [
  columns.kind,
  { label: 'Candidate', of: (one) => h('a', { href: `/console/candidates/${one.candidate_id}` }, one.candidate_name) },
  columns.job,
  columns.state,
  { label: 'Pipeline', of: ({ pipeline_status: status }) => (status === null ? '–' : statusBadge(status)) },
  columns.score,
  { label: 'Noticed', of: riskOf },
  columns.changed,
];

/** Screenings and interviews of one candidate, beside their jobs or for one job. */
export const screeningTable = (screenings: readonly ScreeningItem[], { ofOneJob = false } = {}): JSX.Element =>
  table(
    'Screenings and interviews, changed last first',
    [columns.kind, ...(ofOneJob ? [] : [columns.job]), columns.state, columns.score, columns.changed],
    screenings,
  );

/** Whom and what it is about. */
export const aboutOf = (one: ScreeningDetail): ComponentChildren => [
  h('a', { href: `/console/candidates/${one.candidate_id}` }, one.candidate_name),
  one.job_id !== null && [' for ', h('a', { href: `/console/jobs/${one.job_id}` }, one.job_title)],
];

const whenDone = (at: string | null): ComponentChildren => at !== null && moment(at);

/** Several choices are kept as a JSON array of strings. */
function answerIn(answer: string, type: string): string {
  if (answer === '') return 'Passed over';
  return type === 'multiple_choice' ? (JSON.parse(answer) as string[]).join(', ') : answer;
}

/** `application` is the id of the application that it belongs to, if there is one. */
export function screeningPage(
  context: ConsoleContext,
  session: SessionDetail,
  application: string | undefined,
): JSX.Element {
  const { responses } = session;
  return consolePage(
    context,
    { title: `Screening of ${session.candidate_name ?? ''}`, section: 'screenings' },
    h('h1', null, ['Screening ', stateBadge(session.status)]),
    h('p', { class: 'quiet subtitle' }, aboutOf(session)),
    facts([
      ['Score', session.calculated_score !== null && [score(session.calculated_score), ' of 100']],
      ['Asked by', inWords(session.channel)],
      ['Application', application && h('a', { href: `/console/applications/${application}` }, session.pipeline_status)],
      ['Started', moment(session.created_at)],
      ['Email sent', whenDone(session.email_sent_at)],
      ['Email opened', whenDone(session.email_opened_at)],
      ['Form opened', whenDone(session.form_started_at)],
      ['Completed', whenDone(session.completed_at)],
      [
        session.status === 'expired' ? 'Expired' : 'Open until',
        session.completed_at === null && moment(session.expires_at),
      ],
    ]),
    h('h2', null, 'Answers'),
    responses.length === 0
      ? h('p', { class: 'quiet' }, 'None yet.')
      : h(
          'ol',
          { class: 'answers' },
          responses.map((response) =>
            h('li', null, [
              h('p', { class: 'question' }, response.question),
              h('p', { class: 'given' }, answerIn(response.answer, response.answer_type)),
              h('p', { class: 'quiet' }, [
                response.score === null ? 'Not scored' : ['Score ', score(response.score), ' of 100'],
                ' · ',
                moment(response.answered_at),
              ]),
            ]),
          ),
        ),
  );
}
