import { type ComponentChildren, h, type JSX } from 'preact';
import type { ConversationMessage, ScreeningDetail, ScreeningItem } from '#modules/screenings';
import { factList } from '#platform/pages/fact-list.ts';
import { pipelineBadge, stateBadge } from '../components/badges.ts';
import { pageHead } from '../components/page-head.ts';
import { scoreOutOf100, scoreText } from '../components/score-text.ts';
import { type Column, table } from '../components/table.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { riskBadge } from '../interviews/interview-signals.ts';
import { consolePage } from '../layout.ts';
import { conversation } from '../messages/message-detail.view.ts';

type SessionDetail = Extract<ScreeningDetail, { type: 'screening_session' }>;

const { screenings: t } = copy;

const pathOf = ({ type, id }: ScreeningItem): string =>
  type === 'video_interview' ? `/console/interviews/${id}` : `/console/screenings/${id}`;
const typeOf = (row: ScreeningItem): string =>
  row.type === 'video_interview' ? t.videoInterview : t.screeningBy(row.channel);
const scoreOf = (row: ScreeningItem): number | null =>
  row.type === 'video_interview' ? row.overall_score : row.calculated_score;
const riskOf = (row: ScreeningItem): ComponentChildren =>
  row.type === 'video_interview' && row.proctoring_risk_level !== null && riskBadge(row.proctoring_risk_level);

const columns: Record<'type' | 'job' | 'status' | 'score' | 'updated', Column<ScreeningItem>> = {
  type: { label: t.columns.type, of: (row) => h('a', { href: pathOf(row) }, typeOf(row)) },
  job: {
    label: t.columns.job,
    of: (row) => row.job_id !== null && h('a', { href: `/console/jobs/${row.job_id}` }, row.job_title),
  },
  status: { label: t.columns.status, of: ({ status }) => stateBadge(status) },
  score: { label: t.columns.score, isNumber: true, of: (row) => scoreText(scoreOf(row)) },
  updated: { label: t.columns.updated, of: ({ updated_at }) => showDateTime(updated_at) },
};

export const screeningColumns: readonly Column<ScreeningItem>[] = [
  columns.type,
  {
    label: t.columns.candidate,
    of: (row) => h('a', { href: `/console/candidates/${row.candidate_id}` }, row.candidate_name),
  },
  { ...columns.job, isMinor: true },
  columns.status,
  {
    label: t.columns.pipeline,
    isMinor: true,
    of: ({ pipeline_status: status }) => status !== null && pipelineBadge(status),
  },
  columns.score,
  { label: t.columns.risk, of: riskOf },
  columns.updated,
];

export const screeningTable = (screenings: readonly ScreeningItem[], { ofOneJob = false } = {}): JSX.Element =>
  table(
    t.caption,
    [columns.type, ...(ofOneJob ? [] : [columns.job]), columns.status, columns.score, columns.updated],
    screenings,
  );

export function screeningSubject({ candidate_id, candidate_name, job_id, job_title }: ScreeningDetail) {
  const candidate = h('a', { href: `/console/candidates/${candidate_id}` }, candidate_name);
  return job_id === null ? candidate : t.forJob(candidate, h('a', { href: `/console/jobs/${job_id}` }, job_title));
}

/** A multiple choice is a JSON array of strings. */
function answerText(answer: string, type: string): string {
  if (answer === '') return t.answers.skipped;
  return type === 'multiple_choice' ? (JSON.parse(answer) as string[]).join(', ') : answer;
}

const answerItem = ({ question, answer, answer_type, score, answered_at }: SessionDetail['responses'][number]) =>
  h('li', null, [
    h('p', { class: 'question' }, question),
    h('p', { class: 'given' }, answerText(answer, answer_type)),
    h('p', { class: 'quiet' }, [
      score === null ? t.answers.notScored : t.answers.score(scoreOutOf100(score)),
      ' · ',
      showDateTime(answered_at),
    ]),
  ]);

export function screeningPage(
  context: ConsoleContext,
  session: SessionDetail,
  applicationId: string | undefined,
  messages: readonly ConversationMessage[],
): JSX.Element {
  const { responses, calculated_score: score } = session;
  return consolePage(
    context,
    { title: t.pageTitle(session.candidate_name ?? ''), section: 'screenings' },
    pageHead({ title: [t.pageHeading, ' ', stateBadge(session.status)], meta: screeningSubject(session) }),
    factList([
      [t.facts.score, score !== null && scoreOutOf100(score)],
      [t.facts.channel, t.channels[session.channel]],
      [
        t.facts.application,
        applicationId && h('a', { href: `/console/applications/${applicationId}` }, session.pipeline_status),
      ],
      [t.facts.started, showDateTime(session.created_at)],
      [t.facts.emailSent, showDateTime(session.email_sent_at)],
      [t.facts.emailOpened, showDateTime(session.email_opened_at)],
      [t.facts.formOpened, showDateTime(session.form_started_at)],
      [t.facts.completed, showDateTime(session.completed_at)],
      [
        session.status === 'expired' ? t.facts.expired : t.facts.expires,
        session.completed_at === null && showDateTime(session.expires_at),
      ],
    ]),
    h('h2', null, t.answers.title),
    responses.length === 0
      ? h('p', { class: 'quiet' }, t.answers.none)
      : h('ol', { class: 'answers' }, responses.map(answerItem)),
    conversation(messages),
  );
}
