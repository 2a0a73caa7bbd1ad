import { revealRequired } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { RetryTransaction } from '#platform/database/failure.ts';
import { type AppError, Conflict, NotFound } from '#platform/errors.ts';
import type { TombstoneRepository } from '#platform/gone/tombstones.repository.ts';
import { newId } from '#platform/ids.ts';
import { externalIdTaken } from '#platform/schema/external-id.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ApplicationRepository } from './application.repository.ts';
import type { ApplicationView, BulkApply, BulkApplyReply } from './application.schemas.ts';
import type { ApplicationWriter } from './application-writer.ts';

type Item = BulkApplyReply['data'][number];
type Outcome = { data: Item[]; meta: Omit<BulkApplyReply['meta'], 'task_group'> };

/** The number of statements does not depend on the number of candidates. */
export class BulkApplyService {
  readonly #db: Database;
  readonly #applications: ApplicationRepository;
  readonly #writer: ApplicationWriter;
  readonly #tasks: TaskQueue;
  readonly #tombstones: TombstoneRepository;
  constructor(
    db: Database,
    applications: ApplicationRepository,
    writer: ApplicationWriter,
    tasks: TaskQueue,
    tombstones: TombstoneRepository,
  ) {
    this.#db = db;
    this.#applications = applications;
    this.#writer = writer;
    this.#tasks = tasks;
    this.#tombstones = tombstones;
  }

  /** Reports an error for each failed candidate. For the whole: throws NotFound (job) and InvalidPipelineStatus. */
  async apply(organizationId: string, input: BulkApply): Promise<BulkApplyReply> {
    const taskGroup = newId();
    return this.#db.transaction(async () => {
      const { result, enqueued } = await this.#tasks.inGroup(taskGroup, () => this.#applyAll(organizationId, input));
      return { ...result, meta: { ...result.meta, task_group: enqueued > 0 ? taskGroup : null } };
    });
  }

  async #applyAll(organizationId: string, input: BulkApply): Promise<Outcome> {
    const { job_id: jobId, match_scores: scores = {}, external_ids = {}, candidate_ids: ids, ...fields } = input;
    const externalIds = new Map(Object.entries(external_ids));
    const unique = [...new Set(ids)];
    const [target, states] = await Promise.all([
      this.#writer.jobTarget(organizationId, { jobId }, fields.status),
      this.#applications.candidateStatuses(organizationId, unique),
    ]);
    const unknown = unique.filter((id) => !states.has(id));
    const gone = await this.#tombstones.goneOf(organizationId, unknown);
    const failures = new Map<string, AppError>();
    for (const id of unique) {
      const state = states.get(id);
      if (!state) failures.set(id, gone.get(id) ?? new NotFound('The candidate'));
      else if (state === 'masked') failures.set(id, revealRequired());
    }
    const applicable = unique.filter((id) => !failures.has(id)).sort();

    // New rows first, in candidate order, then locks on existing rows in id order: overlapping bulks can't deadlock.
    const items = applicable.map((id) => ({
      candidateId: id,
      matchScore: scores[id] ?? null,
      externalId: externalIds.get(id) ?? null,
    }));
    const added = await this.#writer.insert(organizationId, jobId, target, items, fields);
    const created = new Set(added.map((a) => a.candidate_id));
    const rest = applicable.filter((id) => !created.has(id));
    const known = await this.#lockExisting(organizationId, jobId, rest, externalIds, failures);
    await this.#changeExisting(organizationId, jobId, known, fields, { scores, externalIds });
    const applications = [...(await this.#applications.byIds(organizationId, [...known.values()])), ...added];
    return outcomeOf(ids, new Map(applications.map((a) => [a.candidate_id, a])), created, failures);
  }

  /** Returns application ids by candidate. Adds a failure for each external ID that another application has. */
  async #lockExisting(
    organizationId: string,
    jobId: string,
    candidateIds: readonly string[],
    externalIds: ReadonlyMap<string, string | null>,
    failures: Map<string, AppError>,
  ): Promise<Map<string, string>> {
    if (candidateIds.length === 0) return new Map();
    const known = await this.#applications.lockExisting(organizationId, jobId, candidateIds);
    const wanted = candidateIds.flatMap((candidateId) => externalIds.get(candidateId) ?? []);
    const holders = await this.#applications.idsByExternalId(organizationId, wanted);
    for (const candidateId of candidateIds) {
      const holder = holders.get(externalIds.get(candidateId) ?? '');
      const id = known.get(candidateId);
      if (holder !== undefined && holder !== id) {
        failures.set(candidateId, externalIdTaken('application'));
        known.delete(candidateId);
      } else if (id === undefined) {
        throw new RetryTransaction('an application was deleted between the two statements');
      }
    }
    return known;
  }

  /** `known`: application ids by candidate. */
  async #changeExisting(
    organizationId: string,
    jobId: string,
    known: ReadonlyMap<string, string>,
    fields: { status?: string | undefined; notes?: string | null | undefined },
    given: { scores: Record<string, number | null>; externalIds: ReadonlyMap<string, string | null> },
  ): Promise<void> {
    const externalIds = new Map<string, string | null>();
    const scores = new Map<string, number | null>();
    for (const [candidateId, id] of known) {
      const externalId = given.externalIds.get(candidateId);
      if (externalId !== undefined) externalIds.set(id, externalId);
      const score = given.scores[candidateId];
      if (score !== undefined) scores.set(id, score);
    }
    const unscored = [...known.values()].filter((id) => !scores.has(id));
    try {
      await this.#writer.change(organizationId, [...scores.keys()], { jobId }, fields, { scores, externalIds });
      await this.#writer.change(organizationId, unscored, { jobId }, fields, { externalIds });
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      throw new RetryTransaction('another application has just got the external ID');
    }
  }
}

const errorOf = ({ code, message, mergedInto }: AppError): NonNullable<Item['error']> => ({
  code,
  message,
  ...(mergedInto && { merged_into: mergedInto }),
});

/** One item for each candidate, in request order. A repeated candidate is `existing` the second time. */
function outcomeOf(
  ids: readonly string[],
  applications: ReadonlyMap<string, ApplicationView>,
  created: ReadonlySet<string>,
  failures: ReadonlyMap<string, AppError>,
): Outcome {
  const seen = new Set<string>();
  const data = ids.map((candidateId, index): Item => {
    const failure = failures.get(candidateId);
    const result = failure ? 'failed' : created.has(candidateId) && !seen.has(candidateId) ? 'created' : 'existing';
    seen.add(candidateId);
    return {
      index,
      candidate_id: candidateId,
      result,
      application: applications.get(candidateId) ?? null,
      error: failure ? errorOf(failure) : null,
    };
  });
  const count = (result: Item['result']) => data.filter((item) => item.result === result).length;
  return {
    data,
    meta: { total: data.length, created: count('created'), existing: count('existing'), failed: count('failed') },
  };
}
