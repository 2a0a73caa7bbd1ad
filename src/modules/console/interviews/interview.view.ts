import { type ComponentChildren, h, type JSX } from 'preact';
import type { Recording } from '#modules/interviews';
import type { MessageView } from '#modules/outreach';
import { factList } from '#platform/pages/fact-list.ts';
import { formatBytes, formatDuration } from '#platform/pages/format.ts';
import { messageTable } from '../applications/message.view.ts';
import { interviewScript, liveScripts } from '../assets.ts';
import { stateBadge } from '../components/badges.ts';
import { pageHead } from '../components/page-head.ts';
import { scoreOutOf100 } from '../components/score-text.ts';
import { showDateTime } from '../components/time.ts';
import { copy } from '../console.messages.ts';
import type { ConsoleContext } from '../console.page.ts';
import { consolePage } from '../layout.ts';
import { liveLine, livePart } from '../live/live.ts';
import { screeningSubject } from '../screenings/screening.view.ts';
import { taskRows } from '../work/work-item.ts';
import { answerList, recordingPath } from './interview-answers.ts';
import type { InterviewDetail, InterviewReport } from './interview-report.service.ts';
import { riskBadge, signalSection, technicalSections } from './interview-signals.ts';
import { player, playLink } from './player.ts';

const { interviews: t } = copy;

export const interviewPath = (id: string): string => `/console/interviews/${id}`;

const isInProgress = ({ interview, tasks }: InterviewReport): boolean =>
  interview.status === 'in_progress' ||
  interview.recording_merge_status === 'pending' ||
  tasks.some(({ state }) => state !== 'failed');

const isOver = ({ status }: InterviewDetail): boolean => status === 'completed' || status === 'abandoned';

const progressOf = ({ status, current_question_index: index, questions }: InterviewDetail): string | false =>
  status === 'in_progress' && index < questions.length && t.progress(index + 1, questions.length);

const statusOf = (interview: InterviewDetail): JSX.Element => {
  const announcement = isOver(interview) && { 'data-announce': t.announcement(copy.states[interview.status]) };
  return h('span', { ...announcement }, stateBadge(interview.status));
};

function scoreOf(interview: InterviewDetail): ComponentChildren {
  const { overall_score: overall, proctoring_trust_score: trust, answers, questions } = interview;
  if (overall === null) {
    // An assessment always sets a trust score, and not always one of the answers.
    return isOver(interview) && (trust === null ? t.notScoredYet : t.notScored);
  }
  const scored = answers.filter(({ score }) => score !== null).length;
  return [scoreOutOf100(overall), scored < questions.length && t.scoredAnswers(scored, questions.length)];
}

function trustOf({ proctoring_trust_score: trust, proctoring_risk_level: risk }: InterviewDetail): ComponentChildren {
  if (trust === null) return null;
  return [scoreOutOf100(trust), ' ', risk && riskBadge(risk), ' ', h('a', { href: '#noticed' }, t.viewSignals)];
}

function answeredOf(interview: InterviewDetail): string | false {
  const { answers, questions } = interview;
  const seconds = answers.reduce((sum, answer) => sum + (answer.seconds ?? 0), 0);
  return isOver(interview) && t.answered(answers.length, questions.length, seconds);
}

const summary = ({ interview, consent }: InterviewReport): JSX.Element =>
  factList([
    [t.facts.status, statusOf(interview)],
    [t.facts.progress, progressOf(interview)],
    [t.facts.score, (!consent || consent.withdrawnAt === null) && scoreOf(interview)],
    [t.facts.trust, trustOf(interview)],
    [t.facts.answered, (!consent || consent.withdrawnAt === null) && answeredOf(interview)],
    [t.facts.started, showDateTime(interview.started_at)],
    [t.facts.ended, showDateTime(interview.ended_at)],
    [t.facts.created, showDateTime(interview.created_at)],
    [t.facts.createdBy, t.creators[interview.initiated_via]],
    [t.facts.basedOn, t.sources[interview.question_source]],
    [
      interview.status === 'expired' ? t.facts.expired : t.facts.expires,
      interview.started_at === null && showDateTime(interview.expires_at),
    ],
  ]);

const taskSection = ({ tasks, names }: InterviewReport, isAdmin: boolean): ComponentChildren =>
  tasks.length > 0 &&
  h('section', { id: 'work', 'aria-labelledby': 'work-title' }, [
    h('h2', { id: 'work-title' }, t.pendingTasks),
    taskRows(tasks, names, { from: 'item', isAdmin }),
  ]);

function recordingState(interview: InterviewDetail, hasWhole: boolean): string | undefined {
  const status = interview.recording_merge_status;
  if (status === null) return isOver(interview) ? t.recording.none : undefined;
  const isAnswersOnly = !hasWhole && (status === 'merged' || status === 'partial');
  return t.recording.states[status] + (isAnswersOnly ? t.recording.separateAnswers : '');
}

/** The whole interview, then its answers. */
const byQuestion = (a: Recording, b: Recording): number => (a.question_index ?? -1) - (b.question_index ?? -1);

const labelOf = (question: number | undefined): string =>
  question === undefined ? t.recording.player : t.answers.player(question + 1);

const chapterList = ({ interview, recordings }: Pick<InterviewReport, 'interview' | 'recordings'>): JSX.Element =>
  h(
    'ul',
    { class: 'chapters' },
    recordings.toSorted(byQuestion).map(({ question_index, seconds }) => {
      const index = question_index ?? undefined;
      const text =
        index === undefined
          ? t.recording.player
          : t.recording.chapter(index + 1, interview.questions[index]?.text ?? labelOf(index));
      return h('li', null, [
        playLink(labelOf(index), recordingPath(interview.id, index), text),
        h('span', { class: 'quiet' }, ` ${formatDuration(seconds)}`),
      ]);
    }),
  );

function recordingSection({ interview, recordings }: InterviewReport): ComponentChildren {
  const whole = recordings.find(({ question_index }) => question_index === null);
  const state = recordingState(interview, whole !== undefined);
  const first = recordings.toSorted(byQuestion)[0]?.question_index ?? undefined;
  if (state === undefined && recordings.length === 0) return null;
  const path = recordingPath(interview.id);
  // Not in its own section, so that the player stays visible beside the answers.
  return [
    h('h2', { id: 'recording' }, t.recording.title),
    h('p', null, state),
    recordings.length > 0 && [
      h('div', { id: 'player', class: 'player-box' }, player(labelOf(first), recordingPath(interview.id, first))),
      h('nav', { 'aria-label': t.recording.chapters }, chapterList({ interview, recordings })),
    ],
    whole &&
      h('p', null, [
        h('a', { href: `${path}?download`, download: true }, t.recording.download),
        h('span', { class: 'quiet' }, ` ${formatDuration(whole.seconds)}, ${formatBytes(whole.bytes)}`),
      ]),
  ];
}

function answersSection(report: InterviewReport): JSX.Element {
  const { overall_score, answers } = report.interview;
  const isAnswered = answers.length > 0 || report.recordings.length > 0;
  const isScored = overall_score !== null || answers.some(({ score }) => score !== null);
  return h('section', { id: 'answers', 'aria-labelledby': 'answers-title' }, [
    h('h2', { id: 'answers-title' }, isAnswered ? t.answers.answers : t.answers.questions),
    isScored && h('p', { class: 'quiet' }, t.answers.scoreNotice),
    answerList(report),
  ]);
}

const withdrawnNotice = ({ consent }: InterviewReport): ComponentChildren =>
  consent &&
  consent.withdrawnAt !== null &&
  h('p', { class: 'notice' }, copy.consents.report(showDateTime(consent.withdrawnAt)));

function technicalDetails(interview: InterviewDetail): ComponentChildren {
  const sections = technicalSections(interview);
  return (
    sections.length > 0 &&
    h('details', { id: 'technical', class: 'technical' }, [h('summary', null, t.technical), sections])
  );
}

export const reportFragment = (report: InterviewReport, isAdmin: boolean): JSX.Element => {
  const hasContents = !report.consent || report.consent.withdrawnAt === null;
  return h('div', { id: 'report', tabIndex: -1 }, [
    withdrawnNotice(report),
    summary(report),
    taskSection(report, isAdmin),
    hasContents && recordingSection(report),
    answersSection(report),
    hasContents && [signalSection(report.interview), technicalDetails(report.interview)],
  ]);
};

/** `invites`: the messages with its link. */
export function interviewPage(
  context: ConsoleContext,
  report: InterviewReport,
  invites: readonly MessageView[],
  panel: JSX.Element,
): JSX.Element {
  const { interview } = report;
  const title = t.pageTitle(interview.candidate_name ?? '', interview.job_title);
  const contents = reportFragment(report, context.user.role === 'admin');
  const [path, isLive] = [interviewPath(interview.id), isInProgress(report)];
  return consolePage(
    context,
    {
      title,
      section: 'screenings',
      scripts: [...(isLive ? liveScripts : []), interviewScript.path],
    },
    pageHead({ title, meta: screeningSubject(interview) }),
    h('div', { class: 'split' }, [
      panel,
      h('div', null, [
        isLive ? [liveLine(path), livePart(`${path}/live`, contents)] : contents,
        h('h2', null, t.invite.title),
        invites.length === 0 ? h('p', { class: 'quiet' }, t.invite.none) : messageTable(invites),
      ]),
    ]),
  );
}
