import type { InterviewBudget } from '#modules/interviews';
import { type FailureGroup, type WorkItem, type WorkService, type WorkSummary, workKinds } from '#modules/work';
import type { WorkNameQueries, WorkNames } from './work-name.queries.ts';

type KindCounts = WorkSummary['kinds'][number];
type CountedState = 'queued' | 'running' | 'retrying' | 'failed' | 'done_last_hour';

/** `failed` and `open` are the latest tasks only. */
export type WorkOverview = {
  summary: WorkSummary;
  causes: FailureGroup[];
  failed: WorkItem[];
  open: WorkItem[];
  names: WorkNames;
  /** The day's credits for automatic interviews if they are used up and invites wait. */
  budgetReached: number | undefined;
};

/** Number of failed tasks to show, and of open ones. */
const shown = 20;
const mostCauses = 10;

/** Counts in display order, without idle kinds. */
export const countsByKind = ({ kinds }: WorkSummary): KindCounts[] =>
  workKinds.flatMap((kind) => kinds.filter((row) => row.kind === kind));

export const totalOf = ({ kinds }: WorkSummary, state: CountedState): number =>
  kinds.reduce((sum, row) => sum + row[state], 0);

export class WorkOverviewService {
  readonly #work: WorkService;
  readonly #names: WorkNameQueries;
  readonly #budget: InterviewBudget;
  constructor(work: WorkService, names: WorkNameQueries, budget: InterviewBudget) {
    this.#work = work;
    this.#names = names;
    this.#budget = budget;
  }

  async overview(organizationId: string): Promise<WorkOverview> {
    const summary = await this.#work.summary(organizationId);
    const latest = async (state: 'failed' | 'running' | 'retrying' | 'queued', count: number) =>
      count <= 0 || totalOf(summary, state) === 0
        ? []
        : (await this.#work.list(organizationId, { state, limit: count, offset: 0 })).rows;
    const failed = await latest('failed', shown);
    const open: WorkItem[] = [];
    for (const state of ['running', 'retrying', 'queued'] as const) {
      open.push(...(await latest(state, shown - open.length)));
    }
    const [causes, names, budgetReached] = await Promise.all([
      failed.length > 0 ? this.#work.failures(organizationId, mostCauses) : [],
      this.#names.namesOf(organizationId, [...failed, ...open]),
      this.#budget.reachedLimit(organizationId),
    ]);
    return { summary, causes, failed, open, names, budgetReached };
  }
}
