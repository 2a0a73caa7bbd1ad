import type { ScreeningQuestion } from '#modules/jobs';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { TryAgain } from '#platform/database/failure.ts';
import { ValidationError } from '#platform/errors.ts';
import { readAnswer } from './session.answer.ts';
import { type PublicQuestion, publicQuestion, type SessionQuestion, snapshot } from './session.questions.ts';
import type { SessionRepository } from './session.repository.ts';
import type { SessionService } from './session.service.ts';

type Raw = string | readonly string[];
type Pair = { candidateId: string; jobId: string };

/** The questions that everybody is asked who applies by the job's page: the required ones, in their order. */
export const askedOnApply = (questions: readonly ScreeningQuestion[]) =>
  questions
    .filter(({ required }) => required)
    .toSorted((a, b) => a.order - b.order)
    .map((question) => publicQuestion({ ...question, id: question.id ?? '' }));

/** Answers that were given with an application. */
export class AppliedAnswersService {
  readonly #db: Database;
  readonly #stored: SessionRepository;
  readonly #sessions: SessionService;
  readonly #days: number;
  constructor(
    db: Database,
    stored: SessionRepository,
    sessions: SessionService,
    { screeningDays }: Pick<Config, 'screeningDays'>,
  ) {
    this.#db = db;
    this.#stored = stored;
    this.#sessions = sessions;
    this.#days = screeningDays;
  }

  /** What is wrong with each answer, said to who gave it, by its place in `askedOnApply`. */
  check(questions: readonly ScreeningQuestion[], raw: readonly Raw[]): Map<number, string> {
    const faults = new Map<number, string>();
    for (const [index, question] of asked(questions).entries()) {
      try {
        readAnswer(question, raw[index] ?? '');
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        faults.set(index, error.details?.[0]?.message ?? error.message);
      }
    }
    return faults;
  }

  /**
   * Keeps checked answers as a session of the form, completed and scored. Where such a session is open already, its
   * questions that are the same get their answers, and it goes on unless no other is left. To be called in a transaction, once the candidate
   * has a resume.
   */
  async record(
    organizationId: string,
    pair: Pair,
    questions: readonly ScreeningQuestion[],
    raw: readonly Raw[],
  ): Promise<void> {
    const all = asked(questions);
    if (all.length === 0) return;
    await this.#db.transaction(async () => {
      const subject = { organizationId, ...pair, channel: 'web_form' as const };
      const last = await this.#stored.lockOpen(subject);
      if (last?.overdue) await this.#stored.setStatus(organizationId, last.id, 'expired');
      const open = last?.overdue ? undefined : last;
      const made = open ? undefined : await this.#stored.insert(subject, all, this.#days);
      const sessionId = (open ?? made)?.id;
      if (!sessionId) throw new TryAgain('a session was started between the two statements');
      const { questions: left } = await this.#sessions.view(organizationId, sessionId);
      for (const [index, question] of all.entries()) {
        // each once: two questions may read the same
        const same = left.findIndex((one) => isSame(one, publicQuestion(question)));
        const [found] = same < 0 ? [] : left.splice(same, 1);
        if (found) await this.#sessions.answer(organizationId, sessionId, found.id, raw[index] ?? '');
      }
      const { nextQuestionId } = await this.#sessions.view(organizationId, sessionId);
      if (nextQuestionId === null) await this.#sessions.finish(organizationId, sessionId);
    });
  }
}

/** Whether what answers one answers the other: the job's questions may have changed since. */
const isSame = (a: PublicQuestion, b: PublicQuestion): boolean =>
  a.question === b.question && a.type === b.type && JSON.stringify(a.options) === JSON.stringify(b.options);

const asked = (questions: readonly ScreeningQuestion[]): SessionQuestion[] =>
  snapshot(questions.filter(({ required }) => required));
