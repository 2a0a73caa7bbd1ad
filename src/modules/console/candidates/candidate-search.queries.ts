import type { CandidateSearchRepository } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { longestWalk } from '#platform/database/lists/list-order.ts';
import type { Page } from '#platform/paging/page.ts';
import {
  type CandidateFilter,
  CandidateSearch,
  type Sample,
  type SearchPart,
} from './candidate-search-part.queries.ts';

type FoundCandidates = { ids: string[] } & Pick<Page<unknown>, 'total' | 'isCapped'>;

/**
 * If at least this share of candidates matches, results are counted a little further, which reads only a few more rows.
 */
const commonShare = 0.1;
const countedOfCommon = 1_000;
/** Results that may be gathered and sorted. */
const gathered = 10_000;

/** Finds candidates by words and filters, through the one index that has both. */
export class CandidateSearchQueries {
  readonly #db: Database;
  readonly #search: CandidateSearchRepository;
  constructor(db: Database, search: CandidateSearchRepository) {
    this.#db = db;
    this.#search = search;
  }

  isReady(): Promise<boolean> {
    return this.#search.isFilled();
  }

  /** IDs of candidates with the words in their names, newest first. */
  async findNames(organizationId: string, search: string, limit: number): Promise<string[]> {
    const filter: CandidateFilter = { search, limit, offset: 0, order: 'newest' };
    if (!new CandidateSearch(this.#db, organizationId, filter).hasNames) return [];
    return (await this.findPart(organizationId, filter, 'named')).ids;
  }

  async find(organizationId: string, filter: CandidateFilter): Promise<FoundCandidates> {
    const search = new CandidateSearch(this.#db, organizationId, filter);
    const { limit, offset } = filter;
    const sample = await search.sample(organizationId);
    if (search.isOfAll) {
      const end = offset + limit;
      return { ids: (await search.walk(end, end)).slice(offset), total: sample.total };
    }
    if (!search.putsNamesFirst) return this.#page(search, sample, filter);
    const partOf = (part: SearchPart, paging: { limit: number; offset: number }) => {
      const filtered = { ...filter, ...paging };
      return this.#page(new CandidateSearch(this.#db, organizationId, filtered, part), sample, filtered);
    };
    const named = await partOf('named', { limit, offset });
    // The page is full, and more results follow.
    if (named.isCapped) return named;
    const others = await partOf('others', {
      limit: limit - named.ids.length,
      offset: Math.max(0, offset - named.total),
    });
    const { isCapped } = others;
    return {
      ids: [...named.ids, ...others.ids],
      total: named.total + others.total,
      ...(isCapped !== undefined && { isCapped }),
    };
  }

  /** One part alone, in an order without parts. */
  async findPart(organizationId: string, filter: CandidateFilter, part: SearchPart): Promise<FoundCandidates> {
    const search = new CandidateSearch(this.#db, organizationId, filter, part);
    return this.#page(search, await search.sample(organizationId), filter);
  }

  /**
   * A search that many candidates match is answered from the first of them in the order of the list. All others are
   * gathered by the index. Each takes long where the other is quick.
   */
  async #page(search: CandidateSearch, sample: Sample, { limit, offset }: CandidateFilter): Promise<FoundCandidates> {
    const end = offset + limit;
    const { share, isSoon } = search.expected(sample, end);
    const firstPages = async (countUpTo: number): Promise<FoundCandidates | undefined> => {
      const ids = await search.walk(longestWalk(end), countUpTo + 1);
      if (ids.length <= countUpTo) return undefined;
      return { ids: ids.slice(offset, end), total: countUpTo + 1, isCapped: true };
    };
    if (isSoon) {
      const found = await firstPages(share >= commonShare ? Math.max(countedOfCommon, end) : end);
      if (found) return found;
    }
    const most = Math.max(gathered, end);
    const all = await search.gather(sample, most);
    if (all.total <= most) return all;
    return (await firstPages(end)) ?? search.gather(sample, undefined);
  }
}
