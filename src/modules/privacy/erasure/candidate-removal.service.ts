import type { Database } from '#platform/database/database.ts';
import type { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import { newId } from '#platform/ids.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ErasureReceipt, ErasureRepository } from './erasure.repository.ts';
import { eraseCandidate } from './erasure.tasks.ts';
import type { LockedPerson, PersonRepository } from './person.repository.ts';
import { receiptsOf } from './receipts.ts';

export type Removal = {
  /** Reason in the erasure that is recorded for every removal. */
  reason: string;
  /** The task that removes the candidates. */
  taskId: string | null;
  /** Returns those of the candidates who must stay. Called when nothing new can refer to them. */
  keptOf(candidateIds: readonly string[]): Promise<ReadonlySet<string>>;
};

/** `absent`: the candidate is gone, or about to be erased. `busy`: work about the candidate runs, so ask again later. */
type RemovalOutcome = 'removed' | 'kept' | 'absent' | 'busy';

/** Erases candidates who were added by mistake, without a request for their erasure. */
export class CandidateRemoval {
  readonly #db: Database;
  readonly #erasures: ErasureRepository;
  readonly #people: PersonRepository;
  readonly #tombstones: TombstoneRepository;
  readonly #tasks: TaskQueue;
  constructor(
    db: Database,
    erasures: ErasureRepository,
    people: PersonRepository,
    tombstones: TombstoneRepository,
    tasks: TaskQueue,
  ) {
    this.#db = db;
    this.#erasures = erasures;
    this.#people = people;
    this.#tombstones = tombstones;
    this.#tasks = tasks;
  }

  /** Runs in one transaction, or in the caller's. Tasks remove the files. */
  remove(
    organizationId: string,
    candidateIds: readonly string[],
    removal: Removal,
  ): Promise<ReadonlyMap<string, RemovalOutcome>> {
    return this.#db.transaction(async () => {
      const outcomes = new Map<string, RemovalOutcome>(candidateIds.map((id) => [id, 'absent']));
      const set = (ids: Iterable<string>, outcome: RemovalOutcome) => {
        for (const id of ids) outcomes.set(id, outcome);
      };
      const locked = await this.#people.lock(organizationId, candidateIds);
      const known = await this.#erasures.lockAllOf(organizationId, candidateIds);
      // A failed erasure: a legal hold, or work for people.
      set(
        locked.flatMap(({ candidateId: id }) => (known.get(id)?.state === 'failed' ? [id] : [])),
        'kept',
      );
      const ids = locked.map(({ candidateId }) => candidateId).filter((id) => !known.has(id));
      set(ids, 'removed');
      if (ids.length > 0) set(await removal.keptOf(ids), 'kept');
      const wanted = ids.filter((id) => outcomes.get(id) === 'removed');
      set(await this.#people.cancelTasks(organizationId, wanted, { sparesBusy: true }), 'busy');
      const people = locked.filter(({ candidateId }) => outcomes.get(candidateId) === 'removed');
      if (people.length > 0) await this.#erase(organizationId, people, removal);
      return outcomes;
    });
  }

  async #erase(organizationId: string, locked: readonly LockedPerson[], by: Removal): Promise<void> {
    const erasures = locked.map(({ candidateId }) => ({ id: newId(), candidateId }));
    await this.#erasures.insertRunning(organizationId, erasures, by);
    const candidateIds = locked.map(({ candidateId }) => candidateId);
    const addresses = await this.#people.addresses(organizationId, candidateIds);
    const people = { organizationId, candidateIds, addresses };
    const files = await this.#people.files(people);
    // Adding the person again is no surprise. Their wish to get no email is remembered.
    await this.#people.rememberAddresses(people, { onlyUnsubscribed: true });
    const rows = await this.#people.eraseRowsUnnoted(people);
    await this.#tombstones.markErased(organizationId, candidateIds);
    const receipts = erasures.map(({ id, candidateId }): ErasureReceipt => {
      const left = files.get(candidateId) ?? [];
      const changed = (rows.get(candidateId) ?? []).filter(({ count }) => count > 0);
      return { id, stores: [...changed, ...receiptsOf(left)], files: left };
    });
    await this.#erasures.saveReceipts(organizationId, receipts);
    const [withFiles, done] = [true, false].map((has) =>
      receipts.filter((one) => one.files.length > 0 === has).map(({ id }) => id),
    ) as [string[], string[]];
    await this.#erasures.finish(organizationId, done);
    const payloads = withFiles.map((erasureId) => ({ organizationId, erasureId }));
    await this.#tasks.enqueueAllTracked(eraseCandidate, payloads);
    await this.#people.markErased(organizationId, locked);
  }
}
