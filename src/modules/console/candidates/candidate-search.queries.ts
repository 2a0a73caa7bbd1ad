import {
  type CandidateQuery,
  type CandidateSearchRepository,
  type CandidateTerms,
  candidateQuery,
} from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { storedCount } from '#platform/database/list.ts';
import { longestWalk } from '#platform/database/lists/list-order.ts';
import { empty, join, raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';

export const candidateOrders = ['best', 'newest', 'oldest', 'name', 'experience'] as const;
export type CandidateOrder = (typeof candidateOrders)[number];

type FoundCandidates = { ids: string[] } & Pick<Page<unknown>, 'total' | 'isCapped'>;
export type CandidateFilter = CandidateTerms & {
  job?: string | undefined;
  /** With an application in this status. */
  status?: string | undefined;
  order?: CandidateOrder | undefined;
  /** Only candidates with the words in their names. */
  namesOnly?: boolean;
} & Pick<PageQuery, 'limit' | 'offset'>;

/** So many of the latest candidates show how common the words are. */
const sampled = 1_000;
/** Where at least this share of candidates matches, results are counted a little further, at the cost of a few rows. */
const commonShare = 0.1;
const countedOfCommon = 1_000;
/** Results that may be gathered and sorted. */
const gathered = 10_000;
/** Among so many candidates all results are counted, unless they are that many. */
const few = { candidates: 50_000, results: 2_000 };
/** Rows that the index may find, to be checked for the other terms. */
const checked = 10_000;

/** `named`: candidates who have the words in their names. */
export type Sample = { total: number; size: number; matching: number; named: number; terms: number[] };

/**
 * What the index is asked for: the rarest terms, as few as are enough. It reads all entries of each term, however rare
 * the others are.
 */
function indexedTerms(terms: readonly string[], { total, size, terms: found }: Sample) {
  const byRarity = terms
    .map((term, index) => ({ term, share: Math.max(found[index] ?? 0, 0.5) / Math.max(size, 1) }))
    .sort((one, other) => one.share - other.share);
  const chosen: string[] = [];
  let expected = total;
  for (const { term, share } of byRarity) {
    if (chosen.length > 0 && (expected <= checked || share > 0.5)) break;
    chosen.push(term);
    expected *= share;
  }
  return { query: chosen.join(' & '), expected };
}

/** `isMany`: the first in the order of the list are met sooner than all are gathered. */
export function expectedOf({ total, size, matching }: Sample) {
  const share = matching / Math.max(size, 1);
  const expected = share * total;
  return { share, expected, isMany: expected > few.results || (expected > 0 && total > few.candidates) };
}

/** `walked`: rows of `candidates` or `candidate_search` with their `key`. `m`: matches, `c`: their candidates. */
type Order = { table: 'candidates' | 'candidate_search'; id: Sql; key: Sql; walked: Sql; gathered: Sql };
/** Ids are made in the order of time: the newest candidate has the greatest. */
const byId = (direction: 'asc' | 'desc', first = ''): Order => ({
  table: 'candidate_search',
  id: sql`t.candidate_id`,
  key: sql`null`,
  walked: raw(`id ${direction}`),
  gathered: raw(`${first} m.id ${direction}`),
});
const orders: Record<CandidateOrder, Order> = {
  best: byId('desc', 'm.is_named desc,'),
  newest: byId('desc'),
  oldest: byId('asc'),
  name: {
    table: 'candidates',
    id: sql`t.id`,
    key: sql`lower(t.full_name)`,
    walked: sql`key, id`,
    gathered: sql`lower(c.full_name), c.id`,
  },
  experience: {
    table: 'candidates',
    id: sql`t.id`,
    key: sql`t.total_experience_years`,
    walked: sql`key desc nulls last, id desc`,
    gathered: sql`c.total_experience_years desc nulls last, c.id desc`,
  },
};

/** One search of an organization's candidates. */
export class CandidateSearch {
  readonly #db: Database;
  readonly #tenant: unknown;
  readonly #query: CandidateQuery | undefined;
  readonly #filter: CandidateFilter;
  readonly #order: CandidateOrder;

  constructor(db: Database, organizationId: string, filter: CandidateFilter) {
    this.#db = db;
    this.#tenant = shared(organizationId);
    const query = candidateQuery(organizationId, filter);
    const { named } = query ?? {};
    this.#query = query && filter.namesOnly && named ? { ...query, all: named.join(' & '), terms: named } : query;
    this.#filter = filter;
    this.#order = filter.order ?? 'newest';
  }

  get isOfAll(): boolean {
    return !this.#query && !this.#filter.job && !this.#filter.status;
  }

  /** Whether matches in names come before others. */
  get isByName(): boolean {
    const { job, status } = this.#filter;
    return this.#order === 'best' && this.#query?.named !== undefined && !job && !status;
  }

  /** Where nobody is named so, names need not come first. */
  putsNamesFirst(sample: Sample): boolean {
    return this.isByName && sample.named > 0 && expectedOf(sample).expected <= gathered;
  }

  /** What the index is asked for. Undefined without words and such filters. */
  get words(): string | undefined {
    return this.#query?.all;
  }

  /** What the index is asked for in names. */
  get names(): string | undefined {
    return this.#query?.named?.join(' & ');
  }

  /** Whether the words can be found in names. */
  get hasNames(): boolean {
    return this.#query?.named !== undefined;
  }

  async sample(organizationId: string): Promise<Sample> {
    const { all, terms = [], named } = this.#query ?? {};
    const matching = (query: string | undefined): Sql => (query ? sql`w.words @@ ${query}::tsquery` : sql`true`);
    const counts = terms.map((term) => sql`count(*) filter (where ${matching(term)})::int`);
    const row = await this.#db.row<Omit<Sample, 'total'> & { total: string }>(
      sql`select (${storedCount(organizationId, 'candidates')}) as total, count(*)::int as size,
          count(*) filter (where ${matching(all)} ${this.applications(sql`w.id`)})::int as matching,
          count(*) filter (where ${named ? matching(named.join(' & ')) : sql`false`})::int as named,
          array[${join([...counts, sql`0`], ', ')}] as terms
        from (
          select s.candidate_id as id, s.words from candidate_search s where s.organization_id = ${this.#tenant}
          order by s.candidate_id desc limit ${sampled}) as w`,
    );
    return { size: 0, matching: 0, named: 0, terms: [], ...row, total: Number(row?.total ?? 0) };
  }

  /** One look-up for each candidate, however many applications there are: OFFSET keeps PostgreSQL from joining all of them. */
  applications(candidate: Sql): Sql {
    const { job, status } = this.#filter;
    const own = sql`select from candidate_jobs a where a.organization_id = ${this.#tenant} and a.candidate_id = ${candidate}`;
    return join(
      [
        ...(job ? [sql`and exists (${own} and a.job_id = ${job} offset 0)`] : []),
        ...(status ? [sql`and exists (${own} and a.status = ${status} offset 0)`] : []),
        empty,
      ],
      ' ',
    );
  }

  /** The first `limit` matches among the first `length` candidates in this order. */
  async walk(length: number, limit: number): Promise<string[]> {
    const { table, id, key, walked } = orders[this.#order];
    const isOfCandidates = table === 'candidates';
    // OFFSET again: one look-up for each candidate.
    const words = isOfCandidates
      ? sql`(select s.words from candidate_search s where s.organization_id = ${this.#tenant} and s.candidate_id = w.id offset 0)`
      : sql`w.words`;
    const rows = await this.#db.slowRows<{ id: string }>(
      sql`select w.id from (
          select ${id} as id, ${key} as key ${isOfCandidates ? empty : sql`, t.words`} from ${raw(table)} t
          where t.organization_id = ${this.#tenant} order by ${walked} limit ${length}) as w
        where true ${this.#query ? sql`and ${words} @@ ${this.#query.all}::tsquery` : empty}
          ${this.applications(sql`w.id`)} order by ${walked} limit ${limit}`,
    );
    return rows.map(({ id: found }) => found);
  }

  /** Selects all matches, with `is_named`. */
  matches(sample: Sample): Sql {
    const { job, status } = this.#filter;
    const { all, terms, named } = this.#query ?? {};
    const indexed = terms && indexedTerms(terms, sample);
    // The index can't check the second condition.
    const words = indexed
      ? sql`and s.words @@ ${indexed.query}::tsquery and (s.words @@ ${all}::tsquery) is not false`
      : empty;
    const applied = (condition: Sql): Sql =>
      sql`and s.candidate_id in (select a.candidate_id from candidate_jobs a
        where a.organization_id = ${this.#tenant} and ${condition})`;
    const applications =
      indexed && indexed.expected <= 2 * checked
        ? this.applications(sql`s.candidate_id`)
        : sql`${job ? applied(sql`a.job_id = ${job}`) : empty} ${status ? applied(sql`a.status = ${status}`) : empty}`;
    return sql`select s.candidate_id as id,
        ${named ? sql`s.words @@ ${named.join(' & ')}::tsquery` : sql`false`} as is_named
      from candidate_search s where s.organization_id = ${this.#tenant} ${words} ${applications}`;
  }

  /** All matches, or the first that are found. The page is right if `total` is no more than `most`. */
  async gather(sample: Sample, most: number | undefined): Promise<{ ids: string[]; total: number }> {
    const { limit, offset } = this.#filter;
    const { table, gathered: order } = orders[this.#order];
    const candidates =
      table === 'candidates' ? sql`join candidates c on c.organization_id = ${this.#tenant} and c.id = m.id` : empty;
    const [row] = await this.#db.slowRows<{ ids: string[]; total: number }>(
      sql`with matching as materialized (
          ${this.matches(sample)}
          ${most === undefined ? empty : sql`limit ${most + 1}`})
        select (select count(*) from matching)::int as total,
          array(select m.id from matching m ${candidates} order by ${order} limit ${limit} offset ${offset}) as ids`,
    );
    return row ?? { ids: [], total: 0 };
  }
}

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

  /** With the words in their names, the newest first. */
  async findNames(organizationId: string, search: string, limit: number): Promise<string[]> {
    const filter: CandidateFilter = { search, limit, offset: 0, namesOnly: true, order: 'newest' };
    const hasNames = new CandidateSearch(this.#db, organizationId, filter).hasNames;
    return hasNames ? (await this.find(organizationId, filter)).ids : [];
  }

  /**
   * A search that many candidates match is answered from the first of them in the order of the list. All others are
   * gathered by the index. Each takes long where the other is quick.
   */
  async find(organizationId: string, filter: CandidateFilter): Promise<FoundCandidates> {
    const search = new CandidateSearch(this.#db, organizationId, filter);
    const { limit, offset } = filter;
    const end = offset + limit;
    const sample = await search.sample(organizationId);
    if (search.isOfAll) return { ids: (await search.walk(end, end)).slice(offset), total: sample.total };
    const { share, isMany } = expectedOf(sample);
    const firstPages = async (countUpTo: number): Promise<FoundCandidates | undefined> => {
      const ids = await search.walk(longestWalk(end), countUpTo + 1);
      if (ids.length <= countUpTo) return undefined;
      return { ids: ids.slice(offset, end), total: countUpTo + 1, isCapped: true };
    };
    const isByName = search.putsNamesFirst(sample);
    if (isMany && !isByName) {
      const found = await firstPages(share >= commonShare ? Math.max(countedOfCommon, end) : end);
      if (found) return found;
    }
    const most = Math.max(gathered, end);
    const all = await search.gather(sample, most);
    if (all.total <= most) return all;
    return (await firstPages(end)) ?? search.gather(sample, undefined);
  }
}
