import type { Database } from '#platform/database/database.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { LegalHoldService } from '../../retention/legal-hold.service.ts';
import type { ErasureService } from '../erasure.service.ts';
import type { HeldErasureRepository } from './held-erasure.repository.ts';
import { settleHeldErasure } from './held-erasure.tasks.ts';
import type { HeldErasureNotice } from './held-erasure-notice.service.ts';

/**
 * Erasures that candidates request themselves. A request stays until the candidate is erased. A legal hold, set before
 * or after it, makes it wait. A merge moves it to the remaining candidate.
 */
export class OwnErasureService {
  readonly #db: Database;
  readonly #held: HeldErasureRepository;
  readonly #notice: HeldErasureNotice;
  readonly #erasures: ErasureService;
  readonly #holds: LegalHoldService;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    held: HeldErasureRepository,
    notice: HeldErasureNotice,
    erasures: ErasureService,
    holds: LegalHoldService,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#held = held;
    this.#notice = notice;
    this.#erasures = erasures;
    this.#holds = holds;
    this.#tasks = tasks;
  }

  /**
   * `held`: the erasure waits for the end of a legal hold, and admins are notified. Throws NotFound, and Gone after a
   * merge.
   */
  request(organizationId: string, candidateId: string): Promise<'queued' | 'held'> {
    return this.#db.transaction(async () => {
      const isHeld = await this.#holds.lockAndCheck(organizationId, candidateId);
      if (!isHeld) await this.#erasures.requestByCandidate(organizationId, candidateId);
      await this.#held.insert(organizationId, candidateId);
      if (!isHeld) return 'queued';
      await this.#wait(organizationId, candidateId, true);
      return 'held';
    });
  }

  /** Starts it again, or during a hold lets it wait. Does nothing if there is no request. Erasing ends the request. */
  async resume(organizationId: string, candidateId: string): Promise<void> {
    await this.#db.transaction(async () => {
      const isHeld = await this.#holds.lockAndCheck(organizationId, candidateId);
      const request = await this.#held.find(organizationId, candidateId);
      if (!request) return;
      if (isHeld) await this.#wait(organizationId, candidateId, false);
      else await this.#erasures.requestByCandidate(organizationId, candidateId, request.requestedAt);
    });
  }

  /** Call it in the transaction of a merge, because a request may have lost the task that resumes it. */
  async resumeAfterMerge(organizationId: string, candidateId: string): Promise<void> {
    if (!(await this.#held.find(organizationId, candidateId))) return;
    await this.#tasks.enqueue(settleHeldErasure, { organizationId, candidateId });
  }

  async #wait(organizationId: string, candidateId: string, candidateKnows: boolean): Promise<void> {
    await this.#erasures.awaitRelease(organizationId, candidateId);
    await this.#notice.give(organizationId, candidateId, candidateKnows);
  }
}
