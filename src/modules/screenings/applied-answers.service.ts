import type { ScreeningQuestion } from '#modules/jobs';
import type { Database } from '#platform/database/database.ts';
import { ValidationError } from '#platform/errors.ts';
import type { SessionService } from './sessions/session.service.ts';
import { readAnswer } from './sessions/session-answer.ts';
import type { SessionOpeningService } from './sessions/session-opening.service.ts';
import {
  type PublicQuestion,
  publicQuestion,
  type SessionQuestion,
  snapshotQuestions,
} from './sessions/session-questions.ts';

type RawAnswer = string | readonly string[];

/** The required questions in order. */
export const askedOnApply = (questions: readonly ScreeningQuestion[]): PublicQuestion[] =>
  questions
    .filter(({ required }) => required)
    .toSorted((a, b) => a.order - b.order)
    .map((question) => publicQuestion({ ...question, id: question.id ?? '' }));

const requiredQuestions = (questions: readonly ScreeningQuestion[]): SessionQuestion[] =>
  snapshotQuestions(questions.filter(({ required }) => required));

export class AppliedAnswersService {
  readonly #db: Database;
  readonly #opening: SessionOpeningService;
  readonly #sessions: SessionService;
  constructor(db: Database, opening: SessionOpeningService, sessions: SessionService) {
    this.#db = db;
    this.#opening = opening;
    this.#sessions = sessions;
  }

  /** Messages for the candidate, by the index in `askedOnApply`. */
  check(questions: readonly ScreeningQuestion[], raw: readonly RawAnswer[]): Map<number, string> {
    const messages = new Map<number, string>();
    for (const [index, question] of requiredQuestions(questions).entries()) {
      try {
        readAnswer(question, raw[index] ?? '');
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        messages.set(index, error.details?.[0]?.message ?? error.message);
      }
    }
    return messages;
  }

  /**
   * Records a completed session. An open session gets the answers to shared questions, and stays open while others are
   * unanswered. An earlier score of the candidate stays. Call it after the candidate has a resume.
   */
  async record(
    organizationId: string,
    { candidateId, jobId }: { candidateId: string; jobId: string },
    questions: readonly ScreeningQuestion[],
    raw: readonly RawAnswer[],
  ): Promise<void> {
    const asked = requiredQuestions(questions);
    if (asked.length === 0) return;
    await this.#db.transaction(async () => {
      const subject = { organizationId, candidateId, jobId, channel: 'web_form' as const };
      const { id: sessionId } = await this.#opening.findOrOpen(subject, asked);
      const { questions: unanswered } = await this.#sessions.view(organizationId, sessionId);
      for (const [index, question] of asked.entries()) {
        // Use each question once: two may have the same text.
        const position = unanswered.findIndex((one) => isSame(one, publicQuestion(question)));
        const [found] = position < 0 ? [] : unanswered.splice(position, 1);
        if (found) await this.#sessions.answer(organizationId, sessionId, found.id, raw[index] ?? '');
      }
      const { nextQuestionId } = await this.#sessions.view(organizationId, sessionId);
      if (nextQuestionId === null) await this.#sessions.finish(organizationId, sessionId, { keepsScore: true });
    });
  }
}

/** The job's questions may have changed since the session was opened. */
const isSame = (a: PublicQuestion, b: PublicQuestion): boolean =>
  a.question === b.question && a.type === b.type && JSON.stringify(a.options) === JSON.stringify(b.options);
