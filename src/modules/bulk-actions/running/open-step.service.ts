import type { InterviewService } from '#modules/interviews';
import type { SessionService } from '#modules/screenings';

type Pair = { candidateId: string; jobId: string };

/** What a candidate could still do for a job. */
export class OpenStepService {
  readonly #sessions: SessionService;
  readonly #interviews: InterviewService;
  constructor(sessions: SessionService, interviews: InterviewService) {
    this.#sessions = sessions;
    this.#interviews = interviews;
  }

  /** In the current transaction, before the application is locked. */
  async cancelScreenings(organizationId: string, pair: Pair): Promise<void> {
    await this.#sessions.cancelOpen(organizationId, pair);
  }

  /** Those that have not begun. */
  async cancelInterviews(organizationId: string, pair: Pair): Promise<void> {
    await this.#interviews.endInvites(organizationId, pair);
  }
}
