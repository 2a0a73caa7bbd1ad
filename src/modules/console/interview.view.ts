import { type ComponentChildren, h, type JSX } from 'preact';
import type { MessageView } from '#modules/outreach';
import { facts } from './components/facts.ts';
import { moment } from './components/moment.ts';
import { player } from './components/player.ts';
import { score } from './components/score.ts';
import type { ConsoleContext } from './console.page.ts';
import { answerList, recordingPath } from './interview.answers.ts';
import { noticedPart, riskBadge, technicalPart } from './interview.noticed.ts';
import { lengthWords, mergingWords, sizeWords } from './interview.words.ts';
import type { InterviewDetail, InterviewReport } from './interview-report.service.ts';
import { consolePage, liveScripts } from './layout.ts';
import { liveLine, livePart } from './live.parts.ts';
import { messageTable } from './message.view.ts';
import { aboutOf } from './screening.view.ts';
import { stateBadge } from './state.badge.ts';
import { inWords, many } from './words.ts';
import { workRow } from './work.item.ts';

export const interviewPath = (id: string): string => `/console/interviews/${id}`;

/** Whether there is more to come: then the page is worth following. */
const isUnderWay = ({ interview, work }: InterviewReport): boolean =>
  interview.status === 'in_progress' ||
  interview.recording_merge_status === 'pending' ||
  work.some(({ state }) => state !== 'failed');

const isOver = ({ status }: InterviewDetail): boolean => status === 'completed' || status === 'abandoned';

const whenDone = (at: string | null): ComponentChildren => at !== null && moment(at);

function placeOf({ status, current_question_index: index, questions }: InterviewDetail): string | false {
  return status === 'in_progress' && index < questions.length && `Question ${index + 1} of ${questions.length}`;
}

const stateOf = (interview: InterviewDetail): JSX.Element =>
  h(
    'span',
    isOver(interview) ? { 'data-announce': `The interview is ${inWords(interview.status).toLowerCase()}` } : {},
    stateBadge(interview.status),
  );

/** Says how much a score rests on, where that is not the whole interview. */
function meanOf({ answers, questions }: InterviewDetail): string | false {
  const scored = answers.filter(({ score: one }) => one !== null).length;
  return scored < questions.length && `, from ${scored} of ${many(questions.length, 'answer')}`;
}

function overallOf(interview: InterviewDetail): ComponentChildren {
  const { overall_score: overall, proctoring_trust_score: trust } = interview;
  if (overall !== null) return [score(overall), ' of 100', meanOf(interview)];
  // An assessment always leaves a trust score, and not always one of the answers.
  return isOver(interview) && (trust === null ? 'Not yet' : 'None: fewer than half of the answers could be scored');
}

function trustOf({ proctoring_trust_score: trust, proctoring_risk_level: risk }: InterviewDetail): ComponentChildren {
  if (trust === null) return null;
  return [score(trust), ' of 100 ', risk && riskBadge(risk), ' ', h('a', { href: '#noticed' }, 'What was noticed')];
}

function answeredOf(interview: InterviewDetail): ComponentChildren {
  const seconds = interview.answers.reduce((sum, answer) => sum + (answer.seconds ?? 0), 0);
  const length = seconds > 0 ? `, ${lengthWords(seconds)}` : '';
  return isOver(interview) && `${interview.answers.length} of ${many(interview.questions.length, 'question')}${length}`;
}

function summary(interview: InterviewDetail): JSX.Element {
  return facts([
    ['State', stateOf(interview)],
    ['At', placeOf(interview)],
    ['Score', overallOf(interview)],
    ['Trust score', trustOf(interview)],
    ['Answered', answeredOf(interview)],
    ['Begun', whenDone(interview.started_at)],
    ['Ended', whenDone(interview.ended_at)],
    ['Created', moment(interview.created_at)],
    ['Started by', inWords(interview.initiated_via)],
    ['Questions about', interview.question_source === 'job' ? 'The job' : 'The resume'],
    [
      interview.status === 'expired' ? 'Expired' : 'Open until',
      interview.started_at === null && moment(interview.expires_at),
    ],
  ]);
}

const workSection = ({ work, names }: InterviewReport): ComponentChildren =>
  work.length > 0 &&
  h('section', { id: 'work', 'aria-labelledby': 'work-title' }, [
    h('h2', { id: 'work-title' }, 'Still to be done'),
    h(
      'ul',
      { class: 'work' },
      work.map((item) => workRow(item, names, 'item')),
    ),
  ]);

function recordingSection({ interview, recordings }: InterviewReport): ComponentChildren {
  const whole = recordings.find(({ question_index }) => question_index === null);
  const hasWhole = whole !== undefined;
  const state = mergingWords(interview.recording_merge_status, { isOver: isOver(interview), hasWhole });
  if (state === undefined && !whole) return null;
  const path = recordingPath(interview.id);
  return h('section', { id: 'recording', 'aria-labelledby': 'recording-title' }, [
    h('h2', { id: 'recording-title' }, 'Recording'),
    h('p', null, state),
    whole && [
      player('The whole interview', path),
      h('p', null, [
        h('a', { href: `${path}?download`, download: true }, 'Download the whole interview'),
        h('span', { class: 'quiet' }, ` ${lengthWords(whole.seconds)}, ${sizeWords(whole.bytes)}`),
      ]),
    ],
  ]);
}

function answersSection(report: InterviewReport): JSX.Element {
  const { overall_score, answers } = report.interview;
  const isAnswered = answers.length > 0 || report.recordings.length > 0;
  const isScored = overall_score !== null || answers.some(({ score: one }) => one !== null);
  return h('section', { id: 'answers', 'aria-labelledby': 'answers-title' }, [
    h('h2', { id: 'answers-title' }, isAnswered ? 'Answers' : 'Questions'),
    isScored &&
      h(
        'p',
        { class: 'quiet' },
        'Scores help to read, and decide nothing: a program made them from what was said or written, and can be wrong. Look at the answer before you judge.',
      ),
    answerList(report),
  ]);
}

/** What of the page changes while the interview goes on and is assessed. */
export const reportFragment = (report: InterviewReport): JSX.Element =>
  h('div', { id: 'report', tabIndex: -1 }, [
    summary(report.interview),
    workSection(report),
    recordingSection(report),
    answersSection(report),
    noticedPart(report.interview),
    technicalPart(report),
  ]);

/** `invites` are the messages that brought the link to it; `application` is the id of the one that it belongs to. */
export function interviewPage(
  context: ConsoleContext,
  report: InterviewReport,
  invites: readonly MessageView[],
  application: string | undefined,
): JSX.Element {
  const { interview } = report;
  const [path, isLive] = [interviewPath(interview.id), isUnderWay(report)];
  return consolePage(
    context,
    {
      title: `Video interview of ${interview.candidate_name ?? ''}`,
      section: 'screenings',
      scripts: isLive ? liveScripts : [],
    },
    h('h1', null, 'Video interview'),
    h('p', { class: 'quiet subtitle' }, [
      aboutOf(interview),
      application && [' · ', h('a', { href: `/console/applications/${application}` }, interview.pipeline_status)],
    ]),
    isLive ? [liveLine(path), livePart(`${path}/live`, reportFragment(report))] : reportFragment(report),
    h('h2', null, 'Invite'),
    invites.length === 0 ? h('p', { class: 'quiet' }, 'None was sent from here.') : messageTable(invites),
  );
}
