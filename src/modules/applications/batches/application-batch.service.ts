import { RetryTransaction } from '#platform/database/failure.ts';
import { Conflict } from '#platform/errors.ts';
import type { ApplicationRepository, ApplyTarget } from '../application.repository.ts';
import type { ApplicationWriter } from '../application-writer.ts';
import {
  ApplicationBatch,
  type BatchApplication,
  type BatchItem,
  pairOf,
  type SimulatedApplications,
} from './application-batch.ts';

type Wanted = {
  items: readonly BatchItem[];
  /** Candidates who may have applications to the jobs of the items. */
  candidateIds: readonly string[];
  simulated?: SimulatedApplications | undefined;
};

const fieldsOf = ({ jobId: _, external_id: __, match_score: ___, ...fields }: BatchItem) => fields;

/** Applies many candidates, each with its own job and fields, with as few statements as one. */
export class ApplicationBatchService {
  readonly #applications: ApplicationRepository;
  readonly #writer: ApplicationWriter;
  constructor(applications: ApplicationRepository, writer: ApplicationWriter) {
    this.#applications = applications;
    this.#writer = writer;
  }

  async open(organizationId: string, { items, candidateIds, simulated }: Wanted): Promise<ApplicationBatch> {
    const jobIds = [...new Set(items.map(({ jobId }) => jobId))];
    const externalIds = items.flatMap(({ external_id: externalId }) => externalId ?? []);
    const targets = new Map<string, ApplyTarget>();
    for (const jobId of jobIds) {
      const target = await this.#applications.target(organizationId, jobId);
      if (target) targets.set(jobId, target);
    }
    const stored = await this.#applications.ofPairs(organizationId, candidateIds, jobIds);
    const holders = await this.#applications.pairsByExternalId(organizationId, externalIds);
    const state = {
      targets,
      stored: new Map(stored.map((one) => [pairOf(one.candidateId, one.jobId), one])),
      pairByExternalId: new Map(holders.map((one) => [one.externalId, pairOf(one.candidateId, one.jobId)])),
    };
    return new ApplicationBatch(state, simulated);
  }

  /**
   * Call it in the transaction that opened the batch, after all candidates are written. Without `outreach`, new
   * applications send no emails and make no interviews. Throws RetryTransaction if another request was faster.
   */
  async write(organizationId: string, batch: ApplicationBatch, { outreach }: { outreach: boolean }): Promise<void> {
    const { added, changed, targets } = batch;
    const items = added.map(({ candidateId, item: { jobId, ...fields } }) => ({ candidateId, jobId, ...fields }));
    const applications = await this.#writer.insertAll(organizationId, items, { targets, outreach });
    if (applications.length < added.length) throw new RetryTransaction('another request has just applied a candidate');
    await this.#change(organizationId, changed);
  }

  async #change(organizationId: string, changed: readonly BatchApplication[]): Promise<void> {
    for (const [jobId, some] of Map.groupBy(changed, ({ item }) => item.jobId)) {
      const candidateIds = some.map(({ candidateId }) => candidateId);
      const locked = await this.#applications.lockExisting(organizationId, jobId, candidateIds);
      const alike = Map.groupBy(some, ({ item }) => JSON.stringify([fieldsOf(item), item.match_score === undefined]));
      for (const group of alike.values()) await this.#changeAlike(organizationId, jobId, group, locked);
    }
  }

  /** Their fields are the same, but for scores and external IDs. */
  async #changeAlike(
    organizationId: string,
    jobId: string,
    group: readonly BatchApplication[],
    locked: ReadonlyMap<string, string>,
  ): Promise<void> {
    const scores = new Map<string, number | null>();
    const externalIds = new Map<string, string | null>();
    const ids = group.map(({ candidateId, item }) => {
      const id = locked.get(candidateId);
      if (id === undefined) throw new RetryTransaction('an application was deleted between the two statements');
      if (item.match_score !== undefined) scores.set(id, item.match_score);
      if (item.external_id !== undefined) externalIds.set(id, item.external_id);
      return id;
    });
    const [first] = group;
    const byId = { externalIds, ...(scores.size > 0 && { scores }) };
    try {
      await this.#writer.change(organizationId, [...new Set(ids)], { jobId }, first ? fieldsOf(first.item) : {}, byId);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      throw new RetryTransaction('another application has just got the external ID');
    }
  }
}
