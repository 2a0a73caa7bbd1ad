import type { ScreeningQuestion } from '#modules/jobs';
import type { Config } from '#platform/config.ts';
import { RetryTransaction } from '#platform/database/failure.ts';
import type { SessionRepository, SessionSubject } from './session.repository.ts';
import { snapshotQuestions } from './session-questions.ts';
import { checkTransition } from './session-states.ts';

export type OpenedSession = { id: string; expiresAt: string; isNew: boolean };

export class SessionOpeningService {
  readonly #sessions: SessionRepository;
  readonly #days: number;
  constructor(sessions: SessionRepository, config: Pick<Config, 'screeningDays'>) {
    this.#sessions = sessions;
    this.#days = config.screeningDays;
  }

  /** Locks the open session. Runs in the caller's transaction. */
  async findOrOpen(subject: SessionSubject, questions: readonly ScreeningQuestion[]): Promise<OpenedSession> {
    const open = await this.#sessions.lockOpen(subject);
    if (open && !open.isOverdue) return { ...open, isNew: false };
    if (open) {
      checkTransition(open.status, 'expired');
      await this.#sessions.setStatus(subject.organizationId, open.id, 'expired');
    }
    const opened = await this.#sessions.insert(subject, snapshotQuestions(questions), this.#days);
    if (!opened) throw new RetryTransaction('another session was opened between the two statements');
    return { ...opened, isNew: true };
  }
}
