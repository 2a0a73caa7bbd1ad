import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { PolicyRepository } from './policy.repository.ts';
import type { RetentionPolicy } from './retention.schemas.ts';

/** How long an organization keeps candidates without activity. */
export class PolicyService {
  readonly #db: Database;
  readonly #policies: PolicyRepository;
  readonly #clock: Clock;
  constructor(db: Database, policies: PolicyRepository, clock: Clock) {
    this.#db = db;
    this.#policies = policies;
    this.#clock = clock;
  }

  async get(organizationId: string): Promise<RetentionPolicy> {
    return { candidate_days: await this.#policies.candidateDays(organizationId) };
  }

  update(organizationId: string, { candidate_days: days }: RetentionPolicy): Promise<RetentionPolicy> {
    return this.#db.transaction(async () => {
      const before = await this.#policies.lock(organizationId);
      if (before !== days) {
        await this.#policies.save(organizationId, days, this.#clock.now());
        // A longer limit gives everybody a notice of their own again.
        if (before !== null && (days ?? Infinity) > before) await this.#policies.endNotices(organizationId);
        await this.#policies.note(organizationId, before, days);
      }
      return { candidate_days: days };
    });
  }
}
