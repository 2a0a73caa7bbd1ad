import type { Clock } from '#platform/clock.ts';
import type { PolicyService } from './policy.service.ts';
import type { PreviewPage, PreviewQueries, RetentionRow } from './preview.queries.ts';
import type { PreviewQuery, RetentionCandidate } from './retention.schemas.ts';

const nobody = { rows: [], total: 0, onHold: 0 };

/** Whom a policy erases. */
export class PreviewService {
  readonly #policies: PolicyService;
  readonly #preview: PreviewQueries;
  readonly #clock: Clock;
  constructor(policies: PolicyService, preview: PreviewQueries, clock: Clock) {
    this.#policies = policies;
    this.#preview = preview;
    this.#clock = clock;
  }

  /** Uses the policy's days unless the query has some. Returns nobody if there are none, because retention is off. */
  async page(organizationId: string, query: PreviewQuery): Promise<PreviewPage<RetentionCandidate>> {
    const days = query.candidate_days ?? (await this.#policies.get(organizationId)).candidate_days;
    const { after } = query;
    if (days === null) return { ...nobody, ...(after && { next: after }) };
    const limit = { organizationId, days, now: this.#clock.now() };
    return after ? this.#preview.changes(limit, { ...query, after }) : this.#preview.page(limit, query);
  }

  /** Includes names, for the console. */
  named(
    organizationId: string,
    days: number | null,
    cut: { limit: number; offset: number },
  ): Promise<PreviewPage<RetentionRow>> {
    if (days === null) return Promise.resolve(nobody);
    return this.#preview.named({ organizationId, days, now: this.#clock.now() }, cut);
  }
}
