import type { Database } from '#platform/database/database.ts';
import type { EventLog } from '#platform/events/event-log.ts';
import type { LoggedEvent } from '#platform/events/event-types.ts';
import type { CandidatePosition, DuplicateCursorRepository } from './duplicate-cursor.repository.ts';
import type { DuplicateKeyRepository } from './duplicate-keys.repository.ts';

const batchSize = 1_000;
/** Fields by which candidates are compared, and the status that excludes masked ones. */
const compared = ['full_name', 'current_company', 'phone_number', 'talent_pool_status'];

const isComparison = ({ type, subjectType, changed }: LoggedEvent): boolean =>
  subjectType === 'candidate' &&
  (type === 'candidate.created' || type === 'candidate.merged' || changed.some((field) => compared.includes(field)));

/** The keys of the candidate who is gone went with the row, so the event does not lead to them. */
const isDeparture = ({ type }: LoggedEvent): boolean => type === 'candidate.erased' || type === 'candidate.merged';

/** Finds candidates who may be one person. It follows the event log, so that writes of candidates cost nothing more. */
export class DuplicateFinder {
  readonly #db: Database;
  readonly #events: EventLog;
  readonly #keys: DuplicateKeyRepository;
  readonly #cursor: DuplicateCursorRepository;
  constructor(db: Database, events: EventLog, keys: DuplicateKeyRepository, cursor: DuplicateCursorRepository) {
    this.#db = db;
    this.#events = events;
    this.#keys = keys;
    this.#cursor = cursor;
  }

  /** Runs up to the end of the log, or until the signal aborts. */
  async run(signal: AbortSignal): Promise<void> {
    // The log may no longer have what has changed since.
    if (await this.#cursor.isTooOld()) await this.#cursor.fillAgain(await this.#events.settled());
    await this.#fill(signal);
    while (!signal.aborted && (await this.#follow()) === batchSize);
  }

  /** Compares all candidates: those from before there were keys, and those whose changes the log no longer contains. */
  async #fill(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const from = await this.#cursor.filledTo();
      if (!from) return;
      const found = await this.#cursor.candidatesAfter(from, batchSize);
      await this.#compare(found);
      const last = found.at(-1);
      await (last ? this.#cursor.fill(last) : this.#cursor.finish());
    }
  }

  /** Returns the number of events that were read. */
  async #follow(): Promise<number> {
    const after = await this.#cursor.position();
    if (!after) return 0;
    const { events, next } = await this.#events.readAll(after, batchSize);
    await this.#compare(
      events.filter(isComparison).map(({ organizationId, subjectId }) => ({ organizationId, candidateId: subjectId })),
    );
    const left = events.filter(isDeparture).map(({ organizationId }) => organizationId);
    for (const organizationId of new Set(left)) await this.#pairFreed(organizationId);
    await this.#cursor.move(next);
    return events.length;
  }

  /** Candidates who share a value with fewer others, since some are gone. */
  async #pairFreed(organizationId: string): Promise<void> {
    await this.#db.transaction(async () => {
      await this.#keys.lock(organizationId);
      for (const kind of ['phone', 'employer'] as const) {
        await this.#keys.pair(organizationId, kind, await this.#keys.freed(organizationId, kind));
      }
    });
  }

  /** A second run changes nothing. */
  async #compare(candidates: readonly CandidatePosition[]): Promise<void> {
    for (const [organizationId, some] of Map.groupBy(candidates, (one) => one.organizationId)) {
      const candidateIds = [...new Set(some.map(({ candidateId }) => candidateId))];
      await this.#db.transaction(async () => {
        await this.#keys.lock(organizationId);
        const { phone, employer } = await this.#keys.refresh(organizationId, candidateIds);
        await this.#keys.pair(organizationId, 'phone', phone);
        await this.#keys.pair(organizationId, 'employer', employer);
      });
    }
  }
}
