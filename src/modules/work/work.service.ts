import { NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { DoneMinutes } from './done-minutes.ts';
import type { WorkListQuery, WorkQueries } from './work.queries.ts';
import type { WorkItem, WorkKind } from './work.schemas.ts';
import type { FailureGroup, WorkSummaryQueries } from './work-summary.queries.ts';
import { grouped, rateStarts, type WorkSummary, workSummaryOf } from './work-summary.ts';

/** Selects one failed task, those of a kind, those with an error, or all. */
export type FailedWorkFilter = { id?: string; kind?: WorkKind; error?: string };

export class WorkService {
  readonly #queries: WorkQueries;
  readonly #summaries: WorkSummaryQueries;
  readonly #doneMinutes: DoneMinutes;
  readonly #tasks: TaskQueue;
  constructor(queries: WorkQueries, summaries: WorkSummaryQueries, tasks: TaskQueue) {
    this.#queries = queries;
    this.#summaries = summaries;
    this.#doneMinutes = new DoneMinutes((organizationId, from) => summaries.doneByMinute(organizationId, from));
    this.#tasks = tasks;
  }

  list(organizationId: string, query: WorkListQuery): Promise<Page<WorkItem>> {
    return this.#queries.page(organizationId, query);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<WorkItem> {
    const item = await this.#queries.find(organizationId, id);
    if (!item) throw new NotFound('The task');
    return item;
  }

  /** Fast enough for a request every second. */
  async summary(organizationId: string): Promise<WorkSummary> {
    const now = new Date();
    const [open, done, groups] = await Promise.all([
      this.#summaries.open(organizationId),
      this.#doneMinutes.lastHour(organizationId, now),
      this.#summaries.groups(organizationId, { newest: 5, limit: 20 }),
    ]);
    const since = rateStarts(open, now);
    const steps = await this.#summaries.stepsDone(organizationId, since);
    return workSummaryOf(open, done, groups, { now, since, steps });
  }

  /** The newest bulk applications whose tasks are kept. */
  async bulks(organizationId: string, limit: number): Promise<WorkSummary['groups']> {
    return grouped(await this.#summaries.groups(organizationId, { newest: limit, limit }));
  }

  /** Undefined if no task of it is kept. */
  async bulk(organizationId: string, taskGroup: string): Promise<WorkSummary['groups'][number] | undefined> {
    return grouped(await this.#summaries.group(organizationId, taskGroup))[0];
  }

  /** The most frequent causes first. */
  failures(organizationId: string, limit: number): Promise<FailureGroup[]> {
    return this.#summaries.failures(organizationId, limit);
  }

  /** Returns the number of tasks. Throws NotFound for an unknown id. */
  async retry(organizationId: string, which: FailedWorkFilter): Promise<number> {
    if (which.id !== undefined) await this.get(organizationId, which.id);
    return this.#tasks.failedTasks.retry(organizationId, which);
  }

  /** They never run again. Returns the number of tasks. Throws NotFound for an unknown id. */
  async dismiss(organizationId: string, which: FailedWorkFilter): Promise<number> {
    if (which.id !== undefined) await this.get(organizationId, which.id);
    return this.#tasks.failedTasks.dismiss(organizationId, which);
  }
}
