import { isDeepStrictEqual } from 'node:util';
import { type AppError, NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import type { CandidateFields, NewCandidate } from '../candidate.schemas.ts';
import { withoutEchoedNulls } from '../candidate.service.ts';

/** A stored candidate. Names, values and nulls are the same as in the API. */
export type StoredCandidate = { id: string; external_id: string | null } & Record<string, unknown>;

/** A candidate that an item adds or changes. `stored` is undefined for a new one. */
type Target = { id: string; stored: StoredCandidate | undefined; externalId: string | null; change: CandidateFields };

/** Candidates of earlier batches that a dry run has not stored. */
export class SimulatedCandidates {
  readonly byKey = new Map<string, { id: string; externalId: string | null }>();
  /** Null: no longer in use. */
  readonly idByExternalId = new Map<string, string | null>();
}

export type BatchState = {
  /** The email of each item as the unique index compares it. */
  keys: readonly string[];
  /** Locked, by these keys. */
  stored: ReadonlyMap<string, StoredCandidate>;
  idByExternalId: ReadonlyMap<string, string>;
  /** Paths of items that name no uploaded file. */
  unknownPaths: ReadonlySet<string>;
};

export type AddedCandidate = { id: string; fields: NewCandidate };
export type ChangedCandidate = { stored: StoredCandidate; change: CandidateFields; changed: string[] };

/**
 * Computes what many calls of `createOrMatch`, one after the other, would do. Each item sees the changes of the
 * accepted items before it. Writes nothing.
 */
export class CandidateBatch {
  readonly #inputs: readonly NewCandidate[];
  readonly #state: BatchState;
  readonly #simulated: SimulatedCandidates | undefined;
  readonly #seesContact: boolean;
  readonly #targets = new Map<string, Target>();
  readonly #idByExternalId: Map<string, string | null>;

  constructor(
    inputs: readonly NewCandidate[],
    state: BatchState,
    { seesContact, simulated }: { seesContact: boolean; simulated?: SimulatedCandidates | undefined },
  ) {
    this.#inputs = inputs;
    this.#state = state;
    this.#seesContact = seesContact;
    this.#simulated = simulated;
    this.#idByExternalId = new Map([...state.idByExternalId, ...(simulated?.idByExternalId ?? [])]);
  }

  /** The error of this item. Undefined if it can be accepted. */
  errorOf(index: number): AppError | undefined {
    const { resume_path: path, external_id: externalId } = this.#input(index);
    const target = this.#target(index);
    const stays = target && path === (target.change.resume_path ?? target.stored?.['resume_path']);
    if (path && !stays && this.#state.unknownPaths.has(path)) return new NotFound('The file (resume_path)');
    const holder = externalId ? this.#idByExternalId.get(externalId) : undefined;
    return holder && holder !== target?.id ? externalIdTaken('candidate') : undefined;
  }

  /** The ID of the candidate who has the item's email, if there is one yet. */
  knownId(index: number): string | undefined {
    return this.#target(index)?.id;
  }

  /** Call it only for an item without error. */
  accept(index: number): { id: string; created: boolean } {
    const input = this.#input(index);
    const key = this.#key(index);
    const known = this.#target(index);
    const target = known ?? { id: newId(), stored: undefined, externalId: null, change: {} };
    const meant = known && !this.#seesContact ? withoutEchoedNulls(input) : input;
    Object.assign(target.change, meant);
    if (meant.external_id !== undefined) this.#hold(target, meant.external_id);
    this.#targets.set(key, target);
    this.#simulated?.byKey.set(key, target);
    return { id: target.id, created: !known };
  }

  get added(): AddedCandidate[] {
    return [...this.#targets.values()].flatMap(({ id, stored, change }) =>
      stored ? [] : [{ id, fields: change as NewCandidate }],
    );
  }

  /** Candidates with a value that differs from the stored one. */
  get changed(): ChangedCandidate[] {
    return [...this.#targets.values()].flatMap(({ stored, change }) => {
      if (!stored) return [];
      const changed = Object.entries(change)
        .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, stored[name]))
        .map(([name]) => name);
      return changed.length > 0 ? [{ stored, change, changed }] : [];
    });
  }

  #hold(target: Target, externalId: string | null): void {
    const holder = target.externalId === null ? null : this.#idByExternalId.get(target.externalId);
    if (target.externalId !== null && (holder === undefined || holder === target.id)) this.#free(target.externalId);
    target.externalId = externalId;
    if (externalId === null) return;
    this.#idByExternalId.set(externalId, target.id);
    this.#simulated?.idByExternalId.set(externalId, target.id);
  }

  #free(externalId: string): void {
    this.#idByExternalId.set(externalId, null);
    this.#simulated?.idByExternalId.set(externalId, null);
  }

  #target(index: number): Target | undefined {
    const key = this.#key(index);
    const target = this.#targets.get(key);
    if (target) return target;
    const stored = this.#state.stored.get(key);
    const earlier = this.#simulated?.byKey.get(key);
    const { externalId = stored?.external_id ?? null } = earlier ?? {};
    if (stored) return { id: stored.id, stored, externalId, change: {} };
    return earlier && { ...earlier, stored: undefined, change: {} };
  }

  #input(index: number): NewCandidate {
    return this.#inputs[index] as NewCandidate;
  }

  #key(index: number): string {
    return this.#state.keys[index] as string;
  }
}
