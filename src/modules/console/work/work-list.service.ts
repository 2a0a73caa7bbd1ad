import { z } from 'zod';
import {
  type WorkItem,
  type WorkListQuery,
  type WorkService,
  type WorkSummary,
  workKinds,
  workStates,
} from '#modules/work';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import { id, text } from '#platform/schema/fields.ts';
import { copy } from '../console.messages.ts';
import { type ListQuery, noRows, readListQuery } from '../list-query.ts';
import type { WorkNameQueries, WorkNames } from './work-name.queries.ts';
import type { WorkSearchService } from './work-search.service.ts';

export const references = ['job_id', 'candidate_id', 'application_id', 'task_group'] as const;
const day = z.iso.date(copy.filters.invalid);
export const workListFields = { search: text(200), error: text(500), from: day, to: day };

/** Unknown kinds, states and ids are no filter. */
function choicesIn(query: URLSearchParams) {
  const kind = workKinds.find((one) => one === query.get('kind'));
  const state = workStates.find((one) => one === query.get('state'));
  const ids = references.flatMap((name) => {
    const parsed = id().safeParse(query.get(name));
    return parsed.success ? [[name, query.get(name) as string] as const] : [];
  });
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(Object.fromEntries(ids) as Partial<Record<(typeof references)[number], string>>),
  };
}

export type WorkListRequest = ListQuery<typeof workListFields> & { choices: ReturnType<typeof choicesIn> };

export const readWorkList = (query: URLSearchParams): WorkListRequest => ({
  ...readListQuery(workListFields, query),
  choices: choicesIn(query),
});

export type TaskList = {
  request: WorkListRequest;
  page: Page<WorkItem>;
  names: WorkNames;
  /** Set if the list has the tasks of one bulk. */
  bulk?: WorkSummary['groups'][number] | undefined;
};

export class WorkListService {
  readonly #work: WorkService;
  readonly #names: WorkNameQueries;
  readonly #search: WorkSearchService;
  constructor(work: WorkService, names: WorkNameQueries, search: WorkSearchService) {
    this.#work = work;
    this.#names = names;
    this.#search = search;
  }

  /** Reads any page of the list. The search runs once. */
  async reader(
    organizationId: string,
    { filters, choices }: WorkListRequest,
  ): Promise<(paging: PageQuery) => Promise<Pick<TaskList, 'page' | 'names'>>> {
    const { search, ...others } = filters;
    const about = search === undefined ? undefined : await this.#search.find(organizationId, search);
    return async (paging) => {
      const query: WorkListQuery = { ...others, ...choices, about, ...paging };
      const page = await this.#work.list(organizationId, query);
      return { page, names: await this.#names.namesOf(organizationId, page.rows) };
    };
  }

  async list(organizationId: string, query: URLSearchParams): Promise<TaskList> {
    const request = readWorkList(query);
    if (request.problems.size > 0) return { request, page: noRows, names: { jobs: new Map(), candidates: new Map() } };
    const { countUpTo, ...paging } = request.paging;
    // The button that retries all failed tasks names their number.
    const isExact = request.choices.state === 'failed';
    const read = await this.reader(organizationId, request);
    const { task_group: group } = request.choices;
    const [rows, bulk] = await Promise.all([
      read({ ...paging, ...(!isExact && { countUpTo }) }),
      group && this.#work.bulk(organizationId, group),
    ]);
    return { request, ...rows, ...(bulk && { bulk }) };
  }
}
