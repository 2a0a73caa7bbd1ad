import type { OutreachService } from '#modules/outreach';
import type { Database } from '#platform/database/database.ts';

export type RejectionEmail = { organizationId: string; decisionId: string; candidateId: string; jobId: string };

/** The email that links to the page about a decision. */
export class RejectionEmailService {
  readonly #db: Database;
  readonly #outreach: OutreachService;
  constructor(db: Database, outreach: OutreachService) {
    this.#db = db;
    this.#outreach = outreach;
  }

  /** Queues one email per decision. */
  async queue({ organizationId, ...message }: RejectionEmail): Promise<void> {
    await this.#db.transaction(() => this.#outreach.queueRejection(organizationId, message));
  }
}
