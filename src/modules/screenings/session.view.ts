import type { Channel } from './screening.schemas.ts';
import { shownAnswer } from './session.answer.ts';
import { type PublicQuestion, progressOf, publicQuestion } from './session.questions.ts';
import { openSessionStatuses, type SessionStatus } from './session.states.ts';
import type { SessionNames, StoredAnswer, StoredSession } from './session-progress.repository.ts';

/** A session as its candidate may see it. */
export type SessionView = {
  id: string;
  /** `expired` as soon as its time is over. */
  status: SessionStatus;
  channel: Channel;
  candidateId: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
  organizationName: string;
  /** In their order. A choice without options is a `text` here. */
  questions: PublicQuestion[];
  /** By question id; empty where an optional question was passed over. */
  answers: Record<string, string | string[]>;
  /** The first without an answer; null when none is left. */
  nextQuestionId: string | null;
  /** Whether nothing but a resume is missing. */
  wantsResume: boolean;
  expiresAt: string;
};

/** Whether the session waits for answers, a resume or its end. */
export const isOpen = ({ status, overdue }: StoredSession): boolean => openSessionStatuses.includes(status) && !overdue;

export const answersById = (answers: readonly StoredAnswer[]): Map<string, string> =>
  new Map(answers.map(({ questionId, answer }) => [questionId, answer]));

/** Whether the candidate is still to give a resume, or to say that there is none. */
export const lacksResume = (session: StoredSession): boolean => !session.hasResume && !session.resumeSkipped;

export function viewOf(session: StoredSession & SessionNames, given: readonly StoredAnswer[]): SessionView {
  const { id, channel, candidateId, jobId, jobTitle, companyName, organizationName, questions, expiresAt } = session;
  const answers = answersById(given);
  const status = session.overdue && openSessionStatuses.includes(session.status) ? 'expired' : session.status;
  const shown = questions.flatMap((question) => {
    const answer = answers.get(question.id);
    return answer === undefined ? [] : [[question.id, shownAnswer(question, answer)] as const];
  });
  return {
    id,
    status,
    channel,
    candidateId,
    jobId,
    jobTitle,
    companyName,
    organizationName,
    questions: questions.map(publicQuestion),
    answers: Object.fromEntries(shown),
    nextQuestionId: progressOf(questions, answers).nextQuestionId,
    wantsResume: status === 'awaiting_resume' && lacksResume(session),
    expiresAt,
  };
}
