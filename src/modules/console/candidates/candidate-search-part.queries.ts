import { type CandidateQuery, type CandidateTerms, candidateQuery } from '#modules/candidates';
import type { Database } from '#platform/database/database.ts';
import { storedCount } from '#platform/database/list.ts';
import { empty, join, raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { PageQuery } from '#platform/paging/page.ts';

export const candidateOrders = ['best', 'newest', 'oldest', 'name', 'experience'] as const;
export type CandidateOrder = (typeof candidateOrders)[number];

export type CandidateFilter = CandidateTerms & {
  job?: string | undefined;
  /** Requires an application in this status. */
  status?: string | undefined;
  order?: CandidateOrder | undefined;
} & Pick<PageQuery, 'limit' | 'offset'>;

/** Number of newest candidates that are sampled to estimate how common words are. */
const sampled = 1_000;
/** Among so many candidates all results are counted, unless they are that many. */
const few = { candidates: 50_000, results: 2_000 };
/** Rows that the index may find, to be checked for the other terms. */
const checked = 10_000;

/**
 * Evaluated first, for this statement alone. In PostgreSQL's 4 MB, the places of a common word among a million candidates
 * shrink to those of pages, and all rows of these pages are read. In this, there is room for those of four million.
 */
const roomForRows = sql`(select set_config('work_mem', '16MB', true)) is not null`;

/** `named`: candidates who have the words in their names, `matchingNamed`: those of them who match all terms. */
export type Sample = {
  total: number;
  size: number;
  matching: number;
  named: number;
  matchingNamed: number;
  terms: number[];
};
/** Results with the words in their names, or all others. The list has the first part before the second. */
export type SearchPart = 'named' | 'others';

/**
 * Chooses the terms to search the index for: the rarest ones, and only as many as needed. The index reads all entries
 * of each term, even if the other terms are rare.
 */
function indexedTerms(terms: readonly { term: string; found: number }[], { total, size }: Sample) {
  const byRarity = terms
    .map(({ term, found }) => ({ term, share: Math.max(found, 0.5) / Math.max(size, 1) }))
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

/** Cost of walking past one candidate, where gathering one match costs 1. In `candidates`, a step also looks up its words. */
const stepCost = { candidates: 1.5, candidate_search: 0.3 };

/** `walked`: rows of `candidates` or `candidate_search` with their `key`. `m`: matches, `c`: their candidates. */
type Order = { table: 'candidates' | 'candidate_search'; id: Sql; key: Sql; walked: Sql; gathered: Sql };
/** Ids are made in the order of time: the newest candidate has the greatest. */
const byId = (direction: 'asc' | 'desc'): Order => ({
  table: 'candidate_search',
  id: sql`t.candidate_id`,
  key: sql`null`,
  walked: raw(`id ${direction}`),
  gathered: raw(`m.id ${direction}`),
});
const orders: Record<CandidateOrder, Order> = {
  best: byId('desc'),
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

/** One search of an organization's candidates, or a part of it. */
export class CandidateSearch {
  readonly #db: Database;
  readonly #tenant: unknown;
  readonly #query: CandidateQuery | undefined;
  readonly #filter: CandidateFilter;
  readonly #order: CandidateOrder;
  readonly #part: SearchPart | undefined;

  constructor(db: Database, organizationId: string, filter: CandidateFilter, part?: SearchPart) {
    this.#db = db;
    this.#tenant = shared(organizationId);
    this.#query = candidateQuery(organizationId, filter);
    this.#filter = filter;
    this.#order = filter.order ?? 'newest';
    this.#part = part;
  }

  get isOfAll(): boolean {
    return !this.#query && !this.#filter.job && !this.#filter.status;
  }

  /** Whether matches in names come before others: for the same words on every page, whatever the candidates are. */
  get putsNamesFirst(): boolean {
    return this.#order === 'best' && this.hasNames;
  }

  /** Whether the words can be found in names. */
  get hasNames(): boolean {
    return this.#query?.named !== undefined;
  }

  /** The query for words in names. */
  get names(): string | undefined {
    return this.#query?.named;
  }

  /** `isSoon`: walking down the list to the first `end` matches costs less than gathering and sorting all of them. */
  expected(sample: Sample, end: number) {
    const { total, size, matching, matchingNamed } = sample;
    const parts = { named: matchingNamed, others: matching - matchingNamed };
    const share = (this.#part ? parts[this.#part] : matching) / Math.max(size, 1);
    const expected = share * total;
    const isMany = expected > few.results || (expected > 0 && total > few.candidates);
    const walked = (end / share) * stepCost[orders[this.#order].table];
    const gathered = this.#query ? this.#indexed(sample).expected : total;
    return { share, isSoon: isMany && walked <= gathered };
  }

  /** SQL: whether a candidate with these words matches. */
  matching(words: Sql): Sql {
    const { all, named } = this.#query ?? {};
    if (!all) return sql`true`;
    const part = this.#part === 'named' ? ` & ${named}` : ` & !(${named})`;
    return sql`${words} @@ ${this.#part && named ? all + part : all}::tsquery`;
  }

  async sample(organizationId: string): Promise<Sample> {
    const { all, terms = [], named } = this.#query ?? {};
    const applied = this.applications(sql`w.id`);
    const isNamed = named ? sql`w.words @@ ${named}::tsquery` : sql`false`;
    const matching = (query: string | undefined): Sql => (query ? sql`w.words @@ ${query}::tsquery` : sql`true`);
    const counts = terms.map((term) => sql`count(*) filter (where ${matching(term)})::int`);
    const row = await this.#db.row<Omit<Sample, 'total'> & { total: string }>(
      sql`select (${storedCount(organizationId, 'candidates')}) as total, count(*)::int as size,
          count(*) filter (where ${matching(all)} ${applied})::int as matching,
          count(*) filter (where ${isNamed})::int as named,
          count(*) filter (where ${isNamed} and ${matching(all)} ${applied})::int as "matchingNamed",
          array[${join([...counts, sql`0`], ', ')}] as terms
        from (
          select s.candidate_id as id, s.words from candidate_search s where s.organization_id = ${this.#tenant}
          order by s.candidate_id desc limit ${sampled}) as w`,
    );
    return { size: 0, matching: 0, named: 0, matchingNamed: 0, terms: [], ...row, total: Number(row?.total ?? 0) };
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
        where ${this.matching(words)}
          ${this.applications(sql`w.id`)} order by ${walked} limit ${limit}`,
    );
    return rows.map(({ id: found }) => found);
  }

  /** The terms that the index may be asked for. */
  #indexed(sample: Sample) {
    const { terms, named, others } = this.#query ?? { terms: [], named: undefined, others: [] };
    const counted = terms.map((term, index) => ({ term, found: sample.terms[index] ?? 0 }));
    if (this.#part !== 'named' || named === undefined) return indexedTerms(counted, sample);
    const rest = others.length > 0 ? counted.slice(-others.length) : [];
    return indexedTerms([{ term: named, found: sample.named }, ...rest], sample);
  }

  /** Selects the ids of all matches. */
  matches(sample: Sample): Sql {
    const { job, status } = this.#filter;
    const indexed = this.#query && this.#indexed(sample);
    // The index can't check the second condition.
    const words = indexed
      ? sql`and s.words @@ ${indexed.query}::tsquery and (${this.matching(sql`s.words`)}) is not false
          and ${roomForRows}`
      : empty;
    const applied = (condition: Sql): Sql =>
      sql`and s.candidate_id in (select a.candidate_id from candidate_jobs a
        where a.organization_id = ${this.#tenant} and ${condition})`;
    const applications =
      indexed && indexed.expected <= 2 * checked
        ? this.applications(sql`s.candidate_id`)
        : sql`${job ? applied(sql`a.job_id = ${job}`) : empty} ${status ? applied(sql`a.status = ${status}`) : empty}`;
    return sql`select s.candidate_id as id
      from candidate_search s where s.organization_id = ${this.#tenant} ${words} ${applications}`;
  }

  /**
   * Finds all matches, or only the first ones if there are more than `most`. The page is correct if `total` is at most
   * `most`.
   */
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
