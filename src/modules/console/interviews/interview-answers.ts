import { type ComponentChildren, h, type JSX } from 'preact';
import type { Recording } from '#modules/interviews';
import { formatDuration } from '#platform/pages/format.ts';
import { scoreOutOf100 } from '../components/score-text.ts';
import { copy } from '../console.messages.ts';
import type { InterviewReport } from './interview-report.service.ts';
import { playLink } from './player.ts';

type Answer = InterviewReport['interview']['answers'][number];

const { answers: t, notScoredYet } = copy.interviews;

/** Without `question`, the path of the full interview. */
export const recordingPath = (interviewId: string, question?: number): string =>
  `/console/interviews/${interviewId}/recording${question === undefined ? '' : `/${question}`}`;

// An assessed answer has at least one reason.
const scoreOf = ({ score, score_reasons: reasons }: Answer): ComponentChildren => {
  if (score !== null) return t.score(scoreOutOf100(score));
  return reasons.length > 0 ? t.notScored : notScoredYet;
};

const reasonList = ({ score_reasons: reasons }: Answer): ComponentChildren =>
  reasons.length > 0 &&
  h(
    'ul',
    { class: 'plain' },
    reasons.map((reason) => h('li', null, reason)),
  );

const textBlock = (title: string, text: string | null): ComponentChildren =>
  text !== null && text !== '' && [h('h4', null, title), h('p', { class: 'given' }, text)];

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Links each sentence to about the time when it was said. The transcript has no times. */
function transcriptOf(text: string | null, label: string, src: string, seconds: number): ComponentChildren {
  if (text === null || text === '') return null;
  const parts = [...sentences.segment(text)].map(({ segment, index }) =>
    playLink(label, src, segment, (index / text.length) * seconds),
  );
  return [h('h4', null, t.transcript), h('p', { class: 'given' }, parts), h('p', { class: 'quiet' }, t.seeks)];
}

function answerDetails(
  { id, index }: { id: string; index: number },
  answer: Answer,
  recording: Recording | undefined,
): ComponentChildren {
  const seconds = answer.seconds ?? recording?.seconds;
  return [
    h('p', { class: 'quiet' }, [scoreOf(answer), seconds !== undefined && ` · ${formatDuration(seconds)}`]),
    reasonList(answer),
    recording
      ? transcriptOf(answer.answer_transcript, t.player(index + 1), recordingPath(id, index), recording.seconds)
      : textBlock(t.transcript, answer.answer_transcript),
    textBlock(t.notes, answer.notes),
  ];
}

export function answerList({ interview, recordings }: InterviewReport): JSX.Element {
  const { id, questions, answers, status } = interview;
  const isOver = status !== 'invited' && status !== 'in_progress';
  return h(
    'ol',
    { class: 'answers' },
    questions.map((question, index) => {
      const answer = answers.find((one) => one.question_index === index);
      const recording = recordings.find((one) => one.question_index === index);
      return h('li', { id: `answer-${index}` }, [
        h('h3', null, [answer?.question_text ?? question.text]),
        question.skill && h('p', { class: 'quiet' }, question.skill),
        recording && h('p', null, playLink(t.player(index + 1), recordingPath(id, index), t.play)),
        answer
          ? answerDetails({ id, index }, answer, recording)
          : isOver && !recording && h('p', { class: 'quiet' }, t.none),
      ]);
    }),
  );
}
