import type { OutreachService } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';
import { Forbidden } from '#platform/errors.ts';
import { PermanentFailure } from '#platform/tasks/task.ts';
import type { InterviewRepository } from './interview.repository.ts';
import type { InterviewService } from './interview.service.ts';

/** The interview that a first apply or a click of interest brings. */
export class ApplicantInviteService {
  readonly #db: Database;
  readonly #repository: InterviewRepository;
  readonly #interviews: InterviewService;
  readonly #outreach: OutreachService;
  constructor(db: Database, repository: InterviewRepository, interviews: InterviewService, outreach: OutreachService) {
    this.#db = db;
    this.#repository = repository;
    this.#interviews = interviews;
    this.#outreach = outreach;
  }

  /**
   * Makes the interview, pays it and queues its invite: all or nothing, and once however often this runs. Nothing is
   * made while there is no application of the two. Throws PermanentFailure without the credits for it.
   */
  async invite(
    organizationId: string,
    { candidateId, jobId, via = 'apply' }: { candidateId: string; jobId: string; via?: 'apply' | 'portal' | undefined },
  ): Promise<void> {
    const pair = { candidateId, jobId };
    try {
      await this.#db.transaction(async () => {
        if (!(await this.#repository.keepApplication(organizationId, pair))) return;
        await this.#outreach.inviteWaiting(organizationId, pair, () =>
          this.#interviews.createOnApply(organizationId, pair, via),
        );
      });
    } catch (error) {
      if (!(error instanceof Forbidden && error.code === 'insufficient_credits')) throw error;
      throw new PermanentFailure(
        `no invite of candidate ${candidateId} for job ${jobId}: the organization has fewer than 10 credits; add credits, then retry`,
      );
    }
  }
}
