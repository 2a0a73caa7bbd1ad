import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#platform/database/database.ts';
import { Grouped } from '#platform/database/grouped.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import type { SearchTraces, Traces } from '#platform/gone/trace-search.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { FoundFiles, PersonalFiles } from '#platform/personal-data.ts';
import { PermanentFailure, TaskFailure } from '#platform/tasks/task.ts';
import { erasureMessages as t } from './erasure.messages.ts';
import type { ErasureRepository, StartedErasure } from './erasure.repository.ts';
import type { StoreReceipt } from './erasure.schemas.ts';
import { erasedTogether } from './erasure.tasks.ts';
import type { LockedPerson, PersonRepository } from './person.repository.ts';
import { receiptsOf } from './receipts.ts';

/** Erasures in large numbers take this share of the time, so that requests do not wait for them. */
const busyShare = 0.1;
/** Reading large files of imports takes minutes. Tasks that rested for nine times as long would time out. */
const maxRestMs = 30_000;

/** The hold has ended the erasure already. */
class StoppedByHold extends PermanentFailure {}

type Wanted = { organizationId: string; id: string };
/** Failures by the ID of the erasure. */
type Failures = Map<string, TaskFailure>;
type Files = Map<string, readonly FoundFiles[]>;

/** Erases candidates, some of an organization together. Safe to run again at any point. */
export class PersonEraser {
  readonly #db: Database;
  readonly #erasures: ErasureRepository;
  readonly #people: PersonRepository;
  readonly #tombstones: TombstoneRepository;
  readonly #searches: readonly SearchTraces[];
  readonly #stores: { files: FileStore; mailer: Mailer };
  readonly #groups = new Grouped<Wanted, TaskFailure | undefined>(
    { size: erasedTogether, waitMs: 5, concurrency: 1 },
    (wanted) => this.#eraseGroup(wanted),
  );
  #restsUntil = 0;
  constructor(
    db: Database,
    erasures: ErasureRepository,
    people: PersonRepository,
    tombstones: TombstoneRepository,
    searches: readonly SearchTraces[],
    files: FileStore,
    mailer: Mailer,
  ) {
    this.#db = db;
    this.#erasures = erasures;
    this.#people = people;
    this.#tombstones = tombstones;
    this.#searches = searches;
    this.#stores = { files, mailer };
  }

  /** Throws TaskFailure while work about the candidate runs, PermanentFailure for one who is held or merged. */
  async erase(organizationId: string, id: string, isLastAttempt: boolean): Promise<void> {
    try {
      const failure = await this.#groups.run({ organizationId, id });
      if (failure) throw failure;
    } catch (error) {
      if ((isLastAttempt || error instanceof PermanentFailure) && !(error instanceof StoppedByHold)) {
        await this.#erasures.fail(organizationId, id, error instanceof TaskFailure ? error.message : t.fault);
      }
      throw error;
    }
  }

  async #eraseGroup(wanted: readonly Wanted[]): Promise<(TaskFailure | undefined)[]> {
    // A single one is not in large numbers.
    if (wanted.length > 1) await delay(Math.max(0, this.#restsUntil - performance.now()));
    const since = performance.now();
    const failures: Failures = new Map();
    try {
      for (const [organizationId, some] of Map.groupBy(wanted, (one) => one.organizationId)) {
        const failed = await this.#erase(organizationId, [...new Set(some.map(({ id }) => id))]);
        for (const [id, failure] of failed) failures.set(id, failure);
      }
    } finally {
      const now = performance.now();
      this.#restsUntil = now + Math.min(maxRestMs, ((now - since) * (1 - busyShare)) / busyShare);
    }
    return wanted.map(({ id }) => failures.get(id));
  }

  async #erase(organizationId: string, ids: readonly string[]): Promise<Failures> {
    const started = await this.#erasures.start(organizationId, ids);
    const failures: Failures = new Map();
    for (const { id, heldError } of started) {
      if (heldError !== null) failures.set(id, new StoppedByHold(heldError));
    }
    const going = started.filter(({ id }) => !failures.has(id));
    const files: Files = new Map(going.map((one) => [one.id, one.files ?? []]));
    const withRows = going.filter((one) => one.files === null);
    if (withRows.length > 0) {
      const erased = await this.#eraseRows(organizationId, withRows);
      for (const [id, some] of erased.files) files.set(id, some);
      for (const [id, failure] of erased.failures) failures.set(id, failure);
    }
    const done = going.map(({ id }) => id).filter((id) => !failures.has(id));
    await this.#removeFiles(done.flatMap((id) => files.get(id) ?? []));
    await this.#erasures.finish(organizationId, done);
    return failures;
  }

  /** Runs in one transaction. Returns the remaining files. */
  async #eraseRows(
    organizationId: string,
    started: readonly StartedErasure[],
  ): Promise<{ files: Files; failures: Failures }> {
    const running = await this.#cancelTasks(organizationId, started);
    const wanted = started.filter(({ id }) => !running.has(id));
    const ids = wanted.map(({ candidateId }) => candidateId);
    // Reading takes long, so it is done before anything is locked. Files that are uploaded meanwhile are read then.
    const seen = new Set<string>();
    const before = await this.#traces(organizationId, ids, seen);
    return this.#db.transaction(async () => {
      const failures = new Map(running);
      const locked = await this.#people.lock(organizationId, ids);
      const lockedIds = new Set(locked.map(({ candidateId }) => candidateId));
      const gone = wanted.filter(({ candidateId }) => !lockedIds.has(candidateId));
      const files = await this.#filesLeft(organizationId, gone, failures);
      const here = wanted.filter(({ candidateId }) => lockedIds.has(candidateId));
      await this.#checkNotStopped(organizationId, here, failures);
      const erased = here.filter(({ id }) => !failures.has(id));
      const erasedIds = new Map(erased.map(({ candidateId, id }) => [candidateId, id]));
      const people = locked.filter(({ candidateId }) => erasedIds.has(candidateId));
      if (people.length === 0) return { files, failures };
      const since = await this.#traces(organizationId, [...erasedIds.keys()], new Set(seen));
      const traces = { files: [...before.files, ...since.files], rows: [...before.rows, ...since.rows] };
      for (const [id, some] of await this.#erasePeople(organizationId, people, erasedIds, traces)) files.set(id, some);
      return { files, failures };
    });
  }

  async #traces(organizationId: string, candidateIds: readonly string[], seen: Set<string>): Promise<Traces> {
    if (candidateIds.length === 0) return { files: [], rows: [] };
    const addresses = await this.#people.addresses(organizationId, candidateIds);
    const people = { organizationId, candidateIds, addresses };
    const found: Traces[] = [];
    for (const search of this.#searches) found.push(await search(people, seen));
    return { files: found.flatMap(({ files }) => files), rows: found.flatMap(({ rows }) => rows) };
  }

  /** Work that began since the check has a lock on its candidate, or fails for want of it. */
  async #erasePeople(
    organizationId: string,
    locked: readonly LockedPerson[],
    erasureIds: ReadonlyMap<string, string>,
    traces: Traces,
  ): Promise<Files> {
    const candidateIds = locked.map(({ candidateId }) => candidateId);
    const addresses = await this.#people.addresses(organizationId, candidateIds);
    const naming = traces.rows.filter((row) => candidateIds.includes(row.candidateId));
    const people = { organizationId, candidateIds, addresses, naming };
    const found = await this.#people.files(people);
    await this.#people.rememberAddresses(people);
    const rows = await this.#people.eraseRows(people);
    await this.#tombstones.markErased(organizationId, candidateIds);
    await this.#people.markErased(organizationId, locked);
    const ownAddresses = Map.groupBy(addresses, ({ candidateId }) => candidateId);
    const receipts = [...erasureIds].map(([candidateId, id]) => {
      const read = traces.files.flatMap(({ candidateId: of, ...file }) => (of === candidateId ? [file] : []));
      const files = [...(found.get(candidateId) ?? []), ...read];
      const count = ownAddresses.get(candidateId)?.length ?? 0;
      const kept: StoreReceipt = { store: 'erased_addresses', action: 'kept', count };
      return { id, stores: [...(rows.get(candidateId) ?? []), kept, ...receiptsOf(files)], files };
    });
    await this.#erasures.saveReceipts(organizationId, receipts);
    return new Map(receipts.map(({ id, files }) => [id, files]));
  }

  /** Another task of the same erasure may have been faster. */
  async #filesLeft(organizationId: string, gone: readonly StartedErasure[], failures: Failures): Promise<Files> {
    if (gone.length === 0) return new Map();
    const left = await this.#erasures.filesLeft(
      organizationId,
      gone.map(({ id }) => id),
    );
    const lost = gone.filter(({ id }) => !left.has(id));
    const tombstones = await this.#tombstones.goneOf(
      organizationId,
      lost.map(({ candidateId }) => candidateId),
    );
    for (const { id, candidateId } of lost) {
      failures.set(id, new PermanentFailure(tombstones.get(candidateId)?.mergedInto ? t.merged : t.absent));
    }
    return left;
  }

  /** Returns those whose work runs, or that are stopped. A hold adds tasks, which must stay: it can't be set meanwhile. */
  #cancelTasks(organizationId: string, started: readonly StartedErasure[]): Promise<Failures> {
    return this.#db.transaction(async () => {
      const failures: Failures = new Map();
      const here = await this.#erasures.lockCandidates(
        organizationId,
        started.map(({ candidateId }) => candidateId),
      );
      const those = started.filter(({ candidateId }) => here.has(candidateId));
      await this.#checkNotStopped(organizationId, those, failures);
      const wanted = started.filter(({ id }) => !failures.has(id));
      const busy = await this.#people.cancelTasks(
        organizationId,
        wanted.map(({ candidateId }) => candidateId),
      );
      for (const { id, candidateId } of wanted) if (busy.has(candidateId)) failures.set(id, new TaskFailure(t.busy));
      return failures;
    });
  }

  /** The candidates must be locked. The hold that stopped an erasure may have been released since. */
  async #checkNotStopped(
    organizationId: string,
    started: readonly StartedErasure[],
    failures: Failures,
  ): Promise<void> {
    if (started.length === 0) return;
    const ids = started.map(({ id }) => id);
    const running = await this.#erasures.running(organizationId, ids);
    for (const id of ids) if (!running.has(id)) failures.set(id, new StoppedByHold(t.held));
  }

  async #removeFiles(found: readonly FoundFiles[]): Promise<void> {
    const namesOf = (kind: PersonalFiles['kind']) => [
      ...new Set(found.filter((one) => one.kind === kind).map(({ name }) => name)),
    ];
    for (const folder of namesOf('folder')) await this.#stores.files.removeFolder(folder);
    await this.#stores.files.remove(namesOf('file'));
    await this.#stores.mailer.removeStored(namesOf('mail'));
  }
}
