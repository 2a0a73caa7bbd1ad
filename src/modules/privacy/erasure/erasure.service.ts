import type { Database } from '#platform/database/database.ts';
import { NotFound } from '#platform/errors.ts';
import type { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { LegalHoldService } from '../retention/legal-hold.service.ts';
import { erasureMessages } from './erasure.messages.ts';
import type { Asked, ErasureRepository } from './erasure.repository.ts';
import type { ErasureQuery, ErasureView } from './erasure.schemas.ts';
import { eraseCandidate } from './erasure.tasks.ts';
import { heldErasureMessages } from './held/held-erasure.messages.ts';

export type RequestedErasure = { erasure_id: string; state: ErasureView['state'] };

export class ErasureService {
  readonly #db: Database;
  readonly #erasures: ErasureRepository;
  readonly #holds: LegalHoldService;
  readonly #tombstones: TombstoneRepository;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    erasures: ErasureRepository,
    holds: LegalHoldService,
    tombstones: TombstoneRepository,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#erasures = erasures;
    this.#holds = holds;
    this.#tombstones = tombstones;
    this.#tasks = tasks;
  }

  /**
   * Returns the candidate's erasure, if there is one; a failed one is queued again. Throws NotFound, Gone for a candidate
   * who was merged, and Conflict for one on legal hold.
   */
  request(organizationId: string, candidateId: string, reason: string | null): Promise<RequestedErasure> {
    return this.#request(organizationId, candidateId, { reason, byService: false });
  }

  /** Like `request`, for candidates themselves. `requestedAt` is the time of a request that had to wait. */
  requestByCandidate(organizationId: string, candidateId: string, requestedAt?: string): Promise<RequestedErasure> {
    const asked = { reason: heldErasureMessages.reason, byService: true, requestedAt };
    return this.#request(organizationId, candidateId, asked);
  }

  /** The candidate's own one, on legal hold. The candidate must be locked. */
  awaitRelease(organizationId: string, candidateId: string): Promise<void> {
    return this.#erasures.stop(organizationId, candidateId, erasureMessages.heldOwn);
  }

  #request(organizationId: string, candidateId: string, asked: Asked): Promise<RequestedErasure> {
    return this.#db.transaction(async () => {
      const exists = (await this.#erasures.lockCandidates(organizationId, [candidateId])).has(candidateId);
      const known = await this.#erasures.lockOf(organizationId, candidateId);
      if (known && known.state !== 'failed') return { erasure_id: known.id, state: known.state };
      // If the candidate does not exist, only files can be left to remove.
      if (!exists && !known?.hasFiles) {
        const gone = (await this.#tombstones.goneOf(organizationId, [candidateId])).get(candidateId);
        throw gone ?? new NotFound('The candidate');
      }
      if (exists) await this.#holds.checkNotHeld(organizationId, candidateId);
      const id = known?.id ?? newId();
      const taskId = await this.#tasks.enqueueTracked(eraseCandidate, { organizationId, erasureId: id });
      if (known) await this.#erasures.queueAgain(organizationId, id, { ...asked, taskId });
      else await this.#erasures.insert(organizationId, { ...asked, id, candidateId, taskId });
      await this.#erasures.note(organizationId, candidateId);
      return { erasure_id: id, state: 'queued' };
    });
  }

  /**
   * Like `request`, but by the service itself, with few statements for many candidates. The candidates must be locked
   * and not on hold. Leaves out those whose erasure is queued or running.
   */
  requestAll(organizationId: string, candidateIds: readonly string[], reason: string): Promise<void> {
    return this.#db.transaction(async () => {
      const known = await this.#erasures.lockAllOf(organizationId, candidateIds);
      const wanted = candidateIds.flatMap((candidateId) => {
        const { id = newId(), state = 'failed' } = known.get(candidateId) ?? {};
        return state === 'failed' ? [{ candidateId, id }] : [];
      });
      if (wanted.length === 0) return;
      const payloads = wanted.map(({ id: erasureId }) => ({ organizationId, erasureId }));
      const taskIds = await this.#tasks.enqueueAllTracked(eraseCandidate, payloads);
      await this.#erasures.queueAll(organizationId, wanted, { reason, taskIds });
    });
  }

  list(organizationId: string, query: ErasureQuery): Promise<Page<ErasureView>> {
    return this.#erasures.page(organizationId, query);
  }

  ofCandidate(organizationId: string, candidateId: string): Promise<Pick<ErasureView, 'id' | 'state'> | undefined> {
    return this.#erasures.ofCandidate(organizationId, candidateId);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<ErasureView> {
    const erasure = await this.#erasures.find(organizationId, id);
    if (!erasure) throw new NotFound('The erasure');
    return erasure;
  }
}
