import type { Brand } from '#modules/organizations';
import type { Channel } from '../screening.schemas.ts';
import type { SessionNames, StoredAnswer, StoredSession } from './session.repository.ts';
import { shownAnswer } from './session-answer.ts';
import { type PublicQuestion, progressOf, publicQuestion } from './session-questions.ts';
import { openSessionStatuses, type SessionStatus } from './session-states.ts';

export type SessionView = Brand & {
  id: string;
  /** `expired` as soon as expires_at has passed. */
  status: SessionStatus;
  channel: Channel;
  candidateId: string;
  jobId: string;
  jobTitle: string;
  companyName: string;
  organizationId: string;
  organizationName: string;
  /** Questions in order. */
  questions: PublicQuestion[];
  /** Answers by question ID. Empty for a skipped optional question. */
  answers: Record<string, string | string[]>;
  /** Null when all are answered. */
  nextQuestionId: string | null;
  wantsResume: boolean;
  expiresAt: string;
};

export const isOpenSession = ({ status, isOverdue }: StoredSession): boolean =>
  openSessionStatuses.includes(status) && !isOverdue;

export const answersById = (answers: readonly StoredAnswer[]): Map<string, string> =>
  new Map(answers.map(({ questionId, answer }) => [questionId, answer]));

export const lacksResume = (session: StoredSession): boolean => !session.hasResume && !session.isResumeSkipped;

export function sessionViewOf(
  organizationId: string,
  session: StoredSession & SessionNames,
  given: readonly StoredAnswer[],
): SessionView {
  const { id, channel, candidateId, jobId, jobTitle, companyName, organizationName, questions, expiresAt } = session;
  const answers = answersById(given);
  const status = session.isOverdue && openSessionStatuses.includes(session.status) ? 'expired' : session.status;
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
    organizationId,
    organizationName,
    brandColor: session.brandColor,
    logoHash: session.logoHash,
    questions: questions.map(publicQuestion),
    answers: Object.fromEntries(shown),
    nextQuestionId: progressOf(questions, answers).nextQuestionId,
    wantsResume: status === 'awaiting_resume' && lacksResume(session),
    expiresAt,
  };
}
