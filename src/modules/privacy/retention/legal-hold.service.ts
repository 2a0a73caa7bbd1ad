import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { erasureMessages } from '../erasure/erasure.messages.ts';
import type { ErasureRepository } from '../erasure/erasure.repository.ts';
import { settleHeldErasure } from '../erasure/held/held-erasure.tasks.ts';
import type { HeldBy, LegalHoldRepository } from './legal-hold.repository.ts';
import type { LegalHoldView, UpdateLegalHold } from './legal-hold.schemas.ts';

/** Candidates that must not be erased. */
export class LegalHoldService {
  readonly #db: Database;
  readonly #holds: LegalHoldRepository;
  readonly #erasures: ErasureRepository;
  readonly #tasks: TaskQueue;
  readonly #clock: Clock;
  constructor(db: Database, holds: LegalHoldRepository, erasures: ErasureRepository, tasks: TaskQueue, clock: Clock) {
    this.#db = db;
    this.#holds = holds;
    this.#erasures = erasures;
    this.#tasks = tasks;
    this.#clock = clock;
  }

  /** Throws NotFound. */
  async get(organizationId: string, candidateId: string): Promise<HeldBy> {
    const found = await this.#holds.find(organizationId, candidateId);
    if (!found) throw new NotFound('The candidate');
    return found;
  }

  /** Throws NotFound. Without a hold there is no reason. A hold ends an erasure that has removed nothing yet. */
  async update(organizationId: string, candidateId: string, change: UpdateLegalHold): Promise<LegalHoldView> {
    return this.#db.transaction(async () => {
      await this.#holds.lockCandidate(organizationId, candidateId);
      const before = await this.get(organizationId, candidateId);
      const hold = change.hold ?? before.hold;
      const reason = change.reason === undefined ? before.reason : change.reason;
      const after = { hold, reason: hold ? reason : null };
      if (before.hold === after.hold && before.reason === after.reason) return before;
      await this.#holds.save(organizationId, candidateId, after, this.#clock.now());
      await this.#holds.endNotice(organizationId, candidateId);
      const isOwn = before.erasure_requested_at !== null;
      const { held, heldOwn } = erasureMessages;
      if (hold) await this.#erasures.stop(organizationId, candidateId, isOwn ? heldOwn : held);
      await this.#holds.note(organizationId, candidateId, before, after);
      if (isOwn && before.hold !== hold) {
        await this.#tasks.enqueue(settleHeldErasure, { organizationId, candidateId });
      }
      return this.get(organizationId, candidateId);
    });
  }

  /** Whether the candidate is on hold: until the transaction ends, that does not change. */
  async lockAndCheck(organizationId: string, candidateId: string): Promise<boolean> {
    await this.#holds.lockCandidate(organizationId, candidateId);
    return (await this.#holds.find(organizationId, candidateId))?.hold ?? false;
  }

  /**
   * Throws Conflict if the candidate is on hold. Call it before an erasure, in its transaction, after locking the
   * candidate's row.
   */
  async checkNotHeld(organizationId: string, candidateId: string): Promise<void> {
    if ((await this.#holds.find(organizationId, candidateId))?.hold) {
      throw new Conflict('conflict', 'The candidate is on legal hold. Release the hold first.');
    }
  }
}
