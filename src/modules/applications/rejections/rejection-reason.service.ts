import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { RejectionReasonRepository } from './rejection-reason.repository.ts';
import type {
  CreateRejectionReason,
  RejectionReasonQuery,
  RejectionReasonView,
  UpdateRejectionReason,
} from './rejection-reason.schemas.ts';

export class RejectionReasonService {
  readonly #db: Database;
  readonly #reasons: RejectionReasonRepository;
  constructor(db: Database, reasons: RejectionReasonRepository) {
    this.#db = db;
    this.#reasons = reasons;
  }

  list(organizationId: string, query: RejectionReasonQuery): Promise<Page<RejectionReasonView>> {
    return this.#reasons.page(organizationId, query);
  }

  /** Reasons that new decisions can have, by outcome and label. */
  active(organizationId: string): Promise<RejectionReasonView[]> {
    return this.#reasons.active(organizationId);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<RejectionReasonView> {
    const reason = await this.#reasons.find(organizationId, id);
    if (!reason) throw new NotFound('The rejection reason');
    return reason;
  }

  /** Throws Conflict on another reason's code. */
  async create(organizationId: string, input: CreateRejectionReason): Promise<RejectionReasonView> {
    return this.get(organizationId, await this.#reasons.insert(organizationId, input));
  }

  /** Locks the reason until the current transaction ends. */
  lock(organizationId: string, id: string): Promise<void> {
    return this.#reasons.lock(organizationId, id);
  }

  /** Decisions keep a reason that is retired. Throws NotFound, and Conflict for another outcome of one that is used. */
  async update(organizationId: string, id: string, input: UpdateRejectionReason): Promise<RejectionReasonView> {
    return this.#db.transaction(async () => {
      await this.#reasons.lock(organizationId, id);
      const { outcome } = await this.get(organizationId, id);
      if ((input.outcome ?? outcome) !== outcome && (await this.#reasons.isUsed(organizationId, id))) {
        throw new Conflict(
          'conflict',
          'outcome: decisions have this reason, so its outcome stays. Add another reason.',
        );
      }
      await this.#reasons.update(organizationId, id, input);
      return this.get(organizationId, id);
    });
  }
}
