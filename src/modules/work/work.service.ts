import { NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/http/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import { DoneMinutes } from './done-minutes.ts';
import type { WorkQueries } from './work.queries.ts';
import type { WorkItem, WorkKind, WorkQuery } from './work.schemas.ts';
import { measuredSince, summaryOf, type WorkSummary } from './work.summary.ts';
import type { WorkSummaryQueries } from './work-summary.queries.ts';

/** Which failed tasks: one, those of a kind, or all. */
export type WhichWork = { id?: string; kind?: WorkKind };

/** Work in progress, of one organization. */
export class WorkService {
  readonly #queries: WorkQueries;
  readonly #summaries: WorkSummaryQueries;
  readonly #doneMinutes: DoneMinutes;
  readonly #tasks: TaskQueue;
  constructor(queries: WorkQueries, summaries: WorkSummaryQueries, tasks: TaskQueue) {
    this.#queries = queries;
    this.#summaries = summaries;
    this.#doneMinutes = new DoneMinutes((organizationId, from) => summaries.done(organizationId, from));
    this.#tasks = tasks;
  }

  list(organizationId: string, query: WorkQuery): Promise<Page<WorkItem>> {
    return this.#queries.page(organizationId, query);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<WorkItem> {
    const item = await this.#queries.find(organizationId, id);
    if (!item) throw new NotFound('The task');
    return item;
  }

  /** Quick enough to be asked for every second. */
  async summary(organizationId: string): Promise<WorkSummary> {
    const now = new Date();
    const [open, done, groups] = await Promise.all([
      this.#summaries.open(organizationId),
      this.#doneMinutes.lastHour(organizationId, now),
      this.#summaries.groups(organizationId),
    ]);
    const since = measuredSince(open, now);
    const steps = await this.#summaries.stepsDone(organizationId, since);
    return summaryOf(open, done, groups, { now, since, steps });
  }

  /** Queues failed tasks again, with all their tries. Returns how many: 0 where nothing (more) is failed. Throws NotFound for an id. */
  async retry(organizationId: string, which: WhichWork): Promise<number> {
    if (which.id !== undefined) await this.get(organizationId, which.id);
    return this.#tasks.givenUp.retry(organizationId, which);
  }

  /** Takes failed tasks off the list; they are never run again. Returns how many. Throws NotFound for an id. */
  async dismiss(organizationId: string, which: WhichWork): Promise<number> {
    if (which.id !== undefined) await this.get(organizationId, which.id);
    return this.#tasks.givenUp.dismiss(organizationId, which);
  }
}
