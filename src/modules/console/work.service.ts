import type { WorkItem, WorkService, WorkSummary } from '#modules/work';
import { pageOf } from './work.list.ts';
import type { WorkNameQueries, WorkNames } from './work.queries.ts';
import { total } from './work.words.ts';

/** What the first page shows. `failed` and `open` are the latest of all that there are. */
export type WorkOverview = { summary: WorkSummary; failed: WorkItem[]; open: WorkItem[]; names: WorkNames };

/** Of failed work, and of work at hand, the page shows so much; the list has the rest. */
const shown = 20;

/** Work as a person looks at it. */
export class WorkOverviewService {
  readonly #work: WorkService;
  readonly #names: WorkNameQueries;
  constructor(work: WorkService, names: WorkNameQueries) {
    this.#work = work;
    this.#names = names;
  }

  async overview(organizationId: string): Promise<WorkOverview> {
    const summary = await this.#work.summary(organizationId);
    const latest = async (state: 'failed' | 'running' | 'retrying' | 'queued', most: number) =>
      most <= 0 || total(summary, state) === 0
        ? []
        : (await this.#work.list(organizationId, pageOf({ state }, most))).rows;
    const failed = await latest('failed', shown);
    const open: WorkItem[] = [];
    for (const state of ['running', 'retrying', 'queued'] as const) {
      open.push(...(await latest(state, shown - open.length)));
    }
    return { summary, failed, open, names: await this.#names.of(organizationId, [...failed, ...open]) };
  }
}
