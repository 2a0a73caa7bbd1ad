import type { Database } from '#platform/database/database.ts';
import type { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import { newId } from '#platform/ids.ts';
import type { Person } from '#platform/personal-data.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ErasureRepository } from './erasure.repository.ts';
import type { StoreReceipt } from './erasure.schemas.ts';
import { eraseCandidate } from './erasure.tasks.ts';
import type { PersonRepository } from './person.repository.ts';

export type Removal = {
  /** Of the erasure that every removal leaves. */
  reason: string;
  /** The task that removes the candidate. */
  taskId: string | null;
  /** Decides, once nothing new can refer to the candidate. */
  isKept(person: Person): Promise<boolean>;
  /** Stores of files that stay. */
  keptStores: readonly string[];
};

/** Work about the candidate runs: ask again later. */
export class CandidateBusy extends Error {}

/** Erases candidates whom nobody has asked to erase: they were added by mistake. */
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

  /**
   * In one transaction, which is the caller's if there is one. Files are removed by a task. `absent`: the candidate is
   * gone, or about to be erased. Throws CandidateBusy.
   */
  remove(organizationId: string, candidateId: string, removal: Removal): Promise<'removed' | 'kept' | 'absent'> {
    return this.#db.transaction(async () => {
      const found = await this.#people.lock(organizationId, candidateId);
      const known = found && (await this.#erasures.lockOf(organizationId, candidateId));
      if (!found || (known && known.state !== 'failed')) return 'absent';
      const person = { organizationId, candidateId, addresses: [] };
      // A failed erasure: a legal hold, or work for people.
      if (known || (await removal.isKept(person))) return 'kept';
      if ((await this.#people.cancelTasks(organizationId, candidateId)) > 0) throw new CandidateBusy();
      const id = newId();
      const { reason, taskId } = removal;
      await this.#erasures.insert(organizationId, { id, candidateId, reason, byService: true, taskId });
      await this.#erasures.start(organizationId, id);
      await this.#erase(organizationId, id, candidateId, removal);
      await this.#people.markErased(person, found);
      return 'removed';
    });
  }

  async #erase(organizationId: string, id: string, candidateId: string, { keptStores }: Removal): Promise<void> {
    const addresses = await this.#people.addresses(organizationId, candidateId);
    const person = { organizationId, candidateId, addresses };
    const files = (await this.#people.files(person)).filter(({ store }) => !keptStores.includes(store));
    // Adding the person again is no surprise. Their wish to get no email is remembered.
    await this.#people.rememberAddresses(person, { onlyUnsubscribed: true });
    const rows = await this.#people.eraseRowsUnnoted(person);
    await this.#tombstones.markErased(organizationId, [candidateId]);
    const stores: StoreReceipt[] = [
      ...rows.filter(({ count }) => count > 0),
      ...files.map(({ store, files: count }) => ({ store, action: 'deleted' as const, count })),
    ];
    await this.#erasures.saveReceipts(organizationId, id, { stores, files });
    if (files.length === 0) await this.#erasures.finish(organizationId, id);
    else await this.#tasks.enqueueTracked(eraseCandidate, { organizationId, erasureId: id });
  }
}
