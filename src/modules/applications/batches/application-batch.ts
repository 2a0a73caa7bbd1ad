import { type AppError, InvalidPipelineStatus, NotFound, ValidationError } from '#platform/errors.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import { isMetadata, metadataTooLarge } from '#platform/schema/metadata.ts';
import type { ApplyTarget } from '../application.repository.ts';
import type { ApplicationChange } from '../application.schemas.ts';

export type BatchItem = { jobId: string } & ApplicationChange;
export type StoredApplication = { id: string; status: string; metadata: Record<string, unknown> | null };

/** Applications of earlier batches that a dry run has not stored. */
export class SimulatedApplications {
  readonly pairs = new Set<string>();
  readonly pairByExternalId = new Map<string, string>();
}

export type ApplicationState = {
  /** Targets by job ID. */
  targets: ReadonlyMap<string, ApplyTarget>;
  /** Applications by the pair of candidate and job. */
  stored: ReadonlyMap<string, StoredApplication>;
  /** Pairs by the external IDs that are in use. */
  pairByExternalId: ReadonlyMap<string, string>;
};

export type BatchApplication = { candidateId: string; item: BatchItem };

export const pairOf = (candidateId: string, jobId: string): string => `${candidateId} ${jobId}`;

/** Computes what many calls of `apply`, one after the other, would do. Writes nothing. */
export class ApplicationBatch {
  readonly #state: ApplicationState;
  readonly #simulated: SimulatedApplications | undefined;
  readonly #pairByExternalId: Map<string, string>;
  readonly #added = new Map<string, BatchApplication>();
  readonly #changed: BatchApplication[] = [];

  constructor(state: ApplicationState, simulated?: SimulatedApplications) {
    this.#state = state;
    this.#simulated = simulated;
    this.#pairByExternalId = new Map([...state.pairByExternalId, ...(simulated?.pairByExternalId ?? [])]);
  }

  /** The error of an application. `candidateId` is undefined for a candidate who is new. */
  errorOf(candidateId: string | undefined, item: BatchItem): AppError | undefined {
    const target = this.#state.targets.get(item.jobId);
    if (!target || target.directInterview === null) return new NotFound('The job (job_id)');
    const { status, external_id: externalId, metadata } = item;
    const pair = candidateId && pairOf(candidateId, item.jobId);
    const stored = pair ? this.#state.stored.get(pair) : undefined;
    if (status !== undefined && status !== stored?.status && !target.pipelineStatuses.includes(status)) {
      return new InvalidPipelineStatus(status, target.pipelineStatuses);
    }
    const holder = externalId ? this.#pairByExternalId.get(externalId) : undefined;
    if (holder !== undefined && holder !== pair) return externalIdTaken('application');
    if (metadata && stored && !isMetadata({ ...stored.metadata, ...metadata })) {
      return new ValidationError([{ path: 'application.metadata', code: 'invalid_value', message: metadataTooLarge }]);
    }
    return undefined;
  }

  /** Call it only for an application without error. Returns whether the application is new. */
  accept(candidateId: string, item: BatchItem): boolean {
    const pair = pairOf(candidateId, item.jobId);
    const isNew = !this.#state.stored.has(pair) && !this.#added.has(pair) && !this.#simulated?.pairs.has(pair);
    if (isNew) this.#added.set(pair, { candidateId, item });
    else this.#changed.push({ candidateId, item });
    this.#simulated?.pairs.add(pair);
    if (item.external_id) {
      this.#pairByExternalId.set(item.external_id, pair);
      this.#simulated?.pairByExternalId.set(item.external_id, pair);
    }
    return isNew;
  }

  get targets(): ReadonlyMap<string, ApplyTarget> {
    return this.#state.targets;
  }

  get added(): BatchApplication[] {
    return [...this.#added.values()];
  }

  /** Applications with fields to change, in their order. */
  get changed(): BatchApplication[] {
    return this.#changed.filter(({ item: { jobId: _, ...fields } }) => Object.keys(fields).length > 0);
  }
}
