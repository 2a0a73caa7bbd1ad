import type { CandidateListQueries, CandidateRow } from '../candidates/candidate-list.queries.ts';
import type { CandidateSearchQueries } from '../candidates/candidate-search.queries.ts';
import type { WorkNameQueries, WorkNames } from '../work/work-name.queries.ts';
import type {
  ConsoleSearchQueries,
  FoundApplication,
  FoundJob,
  FoundRecord,
  FoundTask,
} from './console-search.queries.ts';

export type SearchResults = {
  candidates: { rows: CandidateRow[]; total: number; isCapped?: boolean };
  jobs: FoundJob[];
  applications: FoundApplication[];
  tasks: FoundTask[];
  names: WorkNames;
  record: FoundRecord | undefined;
};

const most = { candidates: 6, jobs: 5, applications: 5, tasks: 4 };
const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Candidates and jobs with all the words, and applications and tasks of these candidates. */
export class ConsoleSearchService {
  readonly #candidates: CandidateSearchQueries;
  readonly #list: CandidateListQueries;
  readonly #queries: ConsoleSearchQueries;
  readonly #names: WorkNameQueries;
  constructor(
    candidates: CandidateSearchQueries,
    list: CandidateListQueries,
    queries: ConsoleSearchQueries,
    names: WorkNameQueries,
  ) {
    this.#candidates = candidates;
    this.#list = list;
    this.#queries = queries;
    this.#names = names;
  }

  async find(organizationId: string, search: string): Promise<SearchResults> {
    const [candidates, jobs, record] = await Promise.all([
      this.#people(organizationId, search),
      this.#queries.jobs(organizationId, search.split(/\s+/).filter(Boolean), most.jobs),
      isId(search) ? this.#queries.record(organizationId, search.toLowerCase()) : undefined,
    ]);
    const ids = candidates.rows.map(({ id }) => id);
    const [applications, tasks] = await Promise.all([
      this.#queries.applications(organizationId, ids, most.applications),
      this.#queries.tasks(organizationId, ids, most.tasks),
    ]);
    const names = await this.#names.namesOf(organizationId, tasks);
    return { candidates, jobs, applications, tasks, names, record };
  }

  async #people(organizationId: string, search: string): Promise<SearchResults['candidates']> {
    const page = { limit: most.candidates, offset: 0 };
    if (!(await this.#candidates.isReady()))
      return this.#list.page(organizationId, { search, ...page, countUpTo: 1_000 });
    const [named, { ids, ...count }] = await Promise.all([
      this.#candidates.findNames(organizationId, search, page.limit),
      this.#candidates.find(organizationId, { search, order: 'newest', ...page }),
    ]);
    const best = [...new Set([...named, ...ids])].slice(0, page.limit);
    return { rows: await this.#list.rowsOf(organizationId, best), ...count };
  }
}
