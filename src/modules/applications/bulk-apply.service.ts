import { revealRequired } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { TryAgain } from '#platform/database/failure.ts';
import { type AppError, NotFound } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ApplicationRepository } from './application.repository.ts';
import type { ApplicationView, BulkApply, BulkReply } from './application.schemas.ts';
import type { ApplicationService } from './application.service.ts';

type Item = BulkReply['data'][number];
type Report = { data: Item[]; meta: Omit<BulkReply['meta'], 'task_group'> };

/** Applies many candidates to one job, in a handful of statements however many they are. */
export class BulkApplyService {
  readonly #db: Database;
  readonly #applications: ApplicationRepository;
  readonly #service: ApplicationService;
  readonly #tasks: TaskQueue;
  constructor(db: Database, applications: ApplicationRepository, service: ApplicationService, tasks: TaskQueue) {
    this.#tasks = tasks;
    this.#db = db;
    this.#applications = applications;
    this.#service = service;
  }

  /**
   * Every candidate that can be applied is; the others are reported each with its own error. Throws NotFound (job) and
   * InvalidPipelineStatus, which fail the whole request.
   */
  async apply(organizationId: string, input: BulkApply): Promise<BulkReply> {
    const taskGroup = newId();
    return this.#db.transaction(async () => {
      const { result, enqueued } = await this.#tasks.inGroup(taskGroup, () => this.#applyAll(organizationId, input));
      return { ...result, meta: { ...result.meta, task_group: enqueued > 0 ? taskGroup : null } };
    });
  }

  async #applyAll(organizationId: string, input: BulkApply): Promise<Report> {
    const { job_id: jobId, match_scores: scores = {}, candidate_ids: ids, ...fields } = input;
    const unique = [...new Set(ids)];
    const [target, states] = await Promise.all([
      this.#service.checkTarget(organizationId, jobId, fields.status),
      this.#applications.candidateStates(organizationId, unique),
    ]);
    const failures = new Map<string, AppError>();
    for (const id of unique) {
      const state = states.get(id);
      if (!state) failures.set(id, new NotFound('The candidate'));
      else if (state === 'masked') failures.set(id, revealRequired());
    }
    const good = unique.filter((id) => !failures.has(id)).sort();

    // New rows first, in candidate order, then locks on those that exist, in the order of their ids: overlapping bulks
    // wait for each other in one direction only.
    const items = good.map((id) => ({ candidateId: id, matchScore: scores[id] ?? null }));
    const added = await this.#service.insert(organizationId, jobId, target, items, fields);
    const created = new Set(added.map((a) => a.candidate_id));
    const rest = good.filter((id) => !created.has(id));
    const known = await this.#changeExisting(organizationId, jobId, rest, fields, scores);
    if (known.size < rest.length) throw new TryAgain('an application was deleted between the two statements');
    const applications = [...(await this.#applications.byIds(organizationId, [...known.values()])), ...added];
    return report(ids, new Map(applications.map((a) => [a.candidate_id, a])), created, failures);
  }

  /** Returns application ids by candidate. */
  async #changeExisting(
    organizationId: string,
    jobId: string,
    candidateIds: readonly string[],
    fields: { status?: string | undefined; notes?: string | null | undefined },
    scores: Record<string, number | null>,
  ): Promise<Map<string, string>> {
    if (candidateIds.length === 0) return new Map();
    const known = await this.#applications.lockExisting(organizationId, jobId, candidateIds);
    const scored = new Map(
      [...known].flatMap(([candidate, id]) => (candidate in scores ? [[id, scores[candidate] ?? null]] : [])),
    );
    await this.#service.changeAll(organizationId, [...scored.keys()], { jobId }, fields, scored);
    await this.#service.changeAll(
      organizationId,
      [...known.values()].filter((id) => !scored.has(id)),
      { jobId },
      fields,
    );
    return known;
  }
}

/** The outcome of each item in the order of the request; a repeated candidate is `existing` the second time. */
function report(
  ids: readonly string[],
  applications: ReadonlyMap<string, ApplicationView>,
  created: ReadonlySet<string>,
  failures: ReadonlyMap<string, AppError>,
): Report {
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
      error: failure ? { code: failure.code, message: failure.message } : null,
    };
  });
  const count = (result: Item['result']) => data.filter((item) => item.result === result).length;
  return {
    data,
    meta: { total: data.length, created: count('created'), existing: count('existing'), failed: count('failed') },
  };
}
