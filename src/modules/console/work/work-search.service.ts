import type { CandidateListQueries } from '../candidates/candidate-list.queries.ts';
import type { CandidateSearchQueries } from '../candidates/candidate-search.queries.ts';
import type { ConsoleSearchQueries } from '../search/console-search.queries.ts';

/** Tasks are about these. */
export type Subjects = { candidateIds: string[]; jobIds: string[] };

const most = { candidates: 200, jobs: 50 };

/** Finds the candidates and jobs whose tasks a reader looks for: the newest that have all the words. */
export class WorkSearchService {
  readonly #candidates: CandidateSearchQueries;
  readonly #list: CandidateListQueries;
  readonly #queries: ConsoleSearchQueries;
  constructor(candidates: CandidateSearchQueries, list: CandidateListQueries, queries: ConsoleSearchQueries) {
    this.#candidates = candidates;
    this.#list = list;
    this.#queries = queries;
  }

  async find(organizationId: string, search: string): Promise<Subjects> {
    const [candidateIds, jobs] = await Promise.all([
      this.#people(organizationId, search),
      this.#queries.jobs(organizationId, search.split(/\s+/).filter(Boolean), most.jobs),
    ]);
    return { candidateIds, jobIds: jobs.map(({ id }) => id) };
  }

  async #people(organizationId: string, search: string): Promise<string[]> {
    const page = { limit: most.candidates, offset: 0 };
    if (await this.#candidates.isReady())
      return (await this.#candidates.find(organizationId, { search, order: 'newest', ...page })).ids;
    const { rows } = await this.#list.page(organizationId, { search, ...page, countUpTo: most.candidates });
    return rows.map(({ id }) => id);
  }
}
