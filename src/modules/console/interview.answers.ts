import { type ComponentChildren, h, type JSX } from 'preact';
import type { Recording } from '#modules/interviews';
import { player } from './components/player.ts';
import { score } from './components/score.ts';
import { lengthWords } from './interview.words.ts';
import type { InterviewReport } from './interview-report.service.ts';

type Answer = InterviewReport['interview']['answers'][number];

/** Where a recording is played from; without a question, the one of the whole. */
export const recordingPath = (interviewId: string, question?: number): string =>
  `/console/interviews/${interviewId}/recording${question === undefined ? '' : `/${question}`}`;

// An assessed answer has at least one reason.
const scoreOf = ({ score: value, score_reasons: reasons }: Answer): ComponentChildren =>
  value !== null ? ['Score ', score(value), ' of 100'] : reasons.length > 0 ? 'Not scored' : 'Not scored yet';

const reasonsOf = ({ score_reasons: reasons }: Answer): ComponentChildren =>
  reasons.length > 0 &&
  h(
    'ul',
    { class: 'plain' },
    reasons.map((reason) => h('li', null, reason)),
  );

const words = (title: string, text: string | null): ComponentChildren =>
  text !== null && text !== '' && [h('h4', null, title), h('p', { class: 'given' }, text)];

function given(answer: Answer, recording: Recording | undefined): ComponentChildren {
  const seconds = answer.seconds ?? recording?.seconds;
  return [
    h('p', { class: 'quiet' }, [scoreOf(answer), seconds !== undefined && ` · ${lengthWords(seconds)}`]),
    reasonsOf(answer),
    words('What was said, as a program heard it', answer.answer_transcript),
    words("The candidate's notes", answer.notes),
  ];
}

/** Each question with what was answered to it: to be played and to be read. */
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
        recording && player(`Answer ${index + 1}`, recordingPath(id, index)),
        answer ? given(answer, recording) : isOver && !recording && h('p', { class: 'quiet' }, 'Not answered.'),
      ]);
    }),
  );
}
