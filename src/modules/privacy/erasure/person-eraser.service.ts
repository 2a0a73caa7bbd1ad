import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { FoundFiles, Person, PersonalFiles } from '#platform/personal-data.ts';
import { PermanentFailure, TaskFailure } from '#platform/tasks/task.ts';
import type { LegalHoldService } from '../retention/legal-hold.service.ts';
import { erasureMessages as t } from './erasure.messages.ts';
import type { ErasureRepository, StartedErasure } from './erasure.repository.ts';
import type { StoreReceipt } from './erasure.schemas.ts';
import type { PersonRepository } from './person.repository.ts';

/** Erasures in large numbers take this share of the time, so that requests do not wait for them. */
const busyShare = 0.15;

/** The hold has ended the erasure already. */
class StoppedByHold extends PermanentFailure {}

/** Erases one candidate after another. Safe to run again at any point. */
export class PersonEraser {
  readonly #db: Database;
  readonly #erasures: ErasureRepository;
  readonly #people: PersonRepository;
  readonly #holds: LegalHoldService;
  readonly #tombstones: TombstoneRepository;
  readonly #stores: { files: FileStore; mailer: Mailer };
  readonly #oneAtATime = pLimit(1);
  constructor(
    db: Database,
    erasures: ErasureRepository,
    people: PersonRepository,
    holds: LegalHoldService,
    tombstones: TombstoneRepository,
    files: FileStore,
    mailer: Mailer,
  ) {
    this.#db = db;
    this.#erasures = erasures;
    this.#people = people;
    this.#holds = holds;
    this.#tombstones = tombstones;
    this.#stores = { files, mailer };
  }

  /** Throws TaskFailure while work about the candidate runs, PermanentFailure for one who is held or merged. */
  erase(organizationId: string, id: string, isLastAttempt: boolean): Promise<void> {
    return this.#oneAtATime(async () => {
      const since = performance.now();
      try {
        await this.#erase(organizationId, id);
      } catch (error) {
        if ((isLastAttempt || error instanceof PermanentFailure) && !(error instanceof StoppedByHold)) {
          await this.#erasures.fail(organizationId, id, error instanceof TaskFailure ? error.message : t.fault);
        }
        throw error;
      }
      const waiting = this.#oneAtATime.pendingCount > 0;
      if (waiting) await delay(((performance.now() - since) * (1 - busyShare)) / busyShare);
    });
  }

  async #erase(organizationId: string, id: string): Promise<void> {
    const started = await this.#erasures.start(organizationId, id);
    if (!started) return;
    if (started.heldError !== null) throw new StoppedByHold(started.heldError);
    const files = started.files ?? (await this.#eraseRows(organizationId, id, started));
    await this.#removeFiles(files);
    await this.#erasures.finish(organizationId, id);
  }

  /** In one transaction. Returns the files that are left. */
  async #eraseRows(organizationId: string, id: string, { candidateId }: StartedErasure): Promise<FoundFiles[]> {
    if ((await this.#cancelTasks(organizationId, id, candidateId)) > 0) throw new TaskFailure(t.busy);
    return this.#db.transaction(async () => {
      const found = await this.#people.lock(organizationId, candidateId);
      if (!found) return this.#filesLeft(organizationId, id, candidateId);
      await this.#checkNotStopped(organizationId, id, candidateId);
      // Work that began since the check has a lock on the candidate, or fails for want of it.
      const addresses = await this.#people.addresses(organizationId, candidateId);
      const person: Person = { organizationId, candidateId, addresses };
      const files = await this.#people.files(person);
      await this.#people.rememberAddresses(person);
      const rows = await this.#people.eraseRows(person);
      await this.#tombstones.markErased(organizationId, [candidateId]);
      await this.#people.markErased(person, found);
      const kept: StoreReceipt = { store: 'erased_addresses', action: 'kept', count: addresses.length };
      await this.#erasures.saveReceipts(organizationId, id, { stores: [...rows, kept, ...receiptsOf(files)], files });
      return files;
    });
  }

  /** Another task of the same erasure may have been faster. */
  async #filesLeft(organizationId: string, id: string, candidateId: string): Promise<FoundFiles[]> {
    const files = await this.#erasures.filesLeft(organizationId, id);
    if (files) return files;
    const gone = (await this.#tombstones.goneOf(organizationId, [candidateId])).get(candidateId);
    throw new PermanentFailure(gone?.mergedInto ? t.merged : t.absent);
  }

  /** Returns the number of those that run. A hold adds tasks, which must stay: it can't be set meanwhile. */
  #cancelTasks(organizationId: string, id: string, candidateId: string): Promise<number> {
    return this.#db.transaction(async () => {
      const exists = await this.#erasures.lockCandidate(organizationId, candidateId);
      if (exists) await this.#checkNotStopped(organizationId, id, candidateId);
      return this.#people.cancelTasks(organizationId, candidateId);
    });
  }

  /** The candidate must be locked. The hold that stopped the erasure may have been released since. */
  async #checkNotStopped(organizationId: string, id: string, candidateId: string): Promise<void> {
    if (!(await this.#erasures.isRunning(organizationId, id))) throw new StoppedByHold(t.held);
    try {
      await this.#holds.checkNotHeld(organizationId, candidateId);
    } catch (error) {
      throw error instanceof AppError ? new StoppedByHold(t.held) : error;
    }
  }

  async #removeFiles(found: readonly FoundFiles[]): Promise<void> {
    const namesOf = (kind: PersonalFiles['kind']) => found.filter((one) => one.kind === kind).map(({ name }) => name);
    for (const folder of namesOf('folder')) await this.#stores.files.removeFolder(folder);
    await this.#stores.files.remove(namesOf('file'));
    await this.#stores.mailer.removeStored(namesOf('mail'));
  }
}

function receiptsOf(files: readonly FoundFiles[]): StoreReceipt[] {
  const byStore = Map.groupBy(files, ({ store }) => store);
  return [...byStore].map(([store, some]) => ({
    store,
    action: 'deleted',
    count: some.reduce((sum, one) => sum + one.files, 0),
  }));
}
