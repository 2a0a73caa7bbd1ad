import type { Database } from '#platform/database/database.ts';
import { longestWalk } from '#platform/database/lists/list-order.ts';
import { empty, join, raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Neighbor, Neighbors } from '../../lists/list-origin.ts';
import type { CandidateSearchQueries } from '../candidate-search.queries.ts';
import {
  type CandidateFilter,
  type CandidateOrder,
  CandidateSearch,
  type SearchPart,
} from '../candidate-search-part.queries.ts';

type Terms = Omit<CandidateFilter, 'limit' | 'offset'>;
/** `listed`: as the list is without a search. */
type Order = CandidateOrder | 'listed';
/** The candidate whose neighbors are asked for. */
type Place = { id: string; created: string; name: string; years: string | null; isNamed: boolean };
type Direction = 'previous' | 'next';
/** Rows of `t` on one side of the place, the nearest first. */
type Side = { where: Sql; key: Sql; order: Sql };

const listedBy = sql`t.created_at`;
const byName = sql`lower(t.full_name)`;
const byYears = sql`t.total_experience_years`;
const nothing = sql`null::text`;

const beyond = (key: Sql, value: Sql, id: string, isUp: boolean): Side => ({
  key,
  where: sql`(${key}, t.id) ${raw(isUp ? '>' : '<')} (${value}, ${id}::uuid)`,
  order: raw(isUp ? 'key, id' : 'key desc, id desc'),
});
const byId = (id: string, isUp: boolean, and: Sql = empty): Side => ({
  key: nothing,
  where: sql`t.id ${raw(isUp ? '>' : '<')} ${id}::uuid ${and}`,
  order: raw(isUp ? 'id' : 'id desc'),
});

/** Candidates without years come last. */
function sidesByYears({ id, years }: Place, isNext: boolean): Side[] {
  const unknown = sql`and ${byYears} is null`;
  if (years === null) {
    const last: Side = { key: byYears, where: sql`${byYears} is not null`, order: raw('key, id') };
    return isNext ? [byId(id, false, unknown)] : [byId(id, true, unknown), last];
  }
  const known = beyond(byYears, sql`${years}::numeric`, id, !isNext);
  const first: Side = { key: nothing, where: sql`${byYears} is null`, order: raw('id desc') };
  return isNext ? [known, first] : [known];
}

function sidesOf(order: Order, place: Place, direction: Direction): Side[] {
  const isNext = direction === 'next';
  const { id, created, name } = place;
  if (order === 'experience') return sidesByYears(place, isNext);
  if (order === 'name') return [beyond(byName, sql`${name}::text`, id, isNext)];
  if (order === 'listed') return [beyond(listedBy, sql`${created}::timestamptz`, id, !isNext)];
  return [byId(id, order === 'oldest' ? isNext : !isNext)];
}

const directions = ['previous', 'next'] as const;
/** `steps`: rows that were looked through, where none of them matches. */
type Found = { id: string | null; steps: number };
const idsOf = ({ previous, next }: Record<Direction, Found>) => ({ previous: previous.id, next: next.id });

/** The candidates before and after one in a list, by the indexes that the list itself is read by. */
export class CandidateNeighborQueries {
  readonly #db: Database;
  readonly #list: CandidateSearchQueries;
  constructor(db: Database, list: CandidateSearchQueries) {
    this.#db = db;
    this.#list = list;
  }

  /** `terms` is undefined for the list without a search. Empty if the organization does not have the candidate. */
  async of(organizationId: string, id: string, terms: Terms | undefined): Promise<Neighbors> {
    const order = terms?.order ?? 'best';
    const filter = { ...terms, order, limit: 1, offset: 0 };
    const search = new CandidateSearch(this.#db, organizationId, filter);
    const place = await this.#place(organizationId, id, search);
    if (!place) return {};
    const ids = await this.#beside(organizationId, place, search, terms && filter);
    return this.#named(organizationId, ids.previous, ids.next);
  }

  #place(organizationId: string, id: string, { names }: CandidateSearch): Promise<Place | undefined> {
    const tenant = shared(organizationId);
    return this.#db.row(
      sql`select c.id, c.created_at::text as created, lower(c.full_name) as name, c.total_experience_years::text as years,
          ${
            names
              ? sql`coalesce((select s.words @@ ${names}::tsquery from candidate_search s
            where s.organization_id = ${tenant} and s.candidate_id = c.id), false)`
              : sql`false`
          } as "isNamed"
        from candidates c where c.organization_id = ${tenant} and c.id = ${id}`,
    );
  }

  async #beside(organizationId: string, place: Place, search: CandidateSearch, filter: CandidateFilter | undefined) {
    if (!filter) return idsOf(await this.#walk(organizationId, place, search, 'listed'));
    const { order = 'best' } = filter;
    if (!search.putsNamesFirst) return idsOf(await this.#searched(organizationId, place, search, order));
    const part: SearchPart = place.isNamed ? 'named' : 'others';
    const own = new CandidateSearch(this.#db, organizationId, filter, part);
    const ids = idsOf(await this.#searched(organizationId, place, own, order));
    // The list continues with the other part.
    const first = async (of: SearchPart, from: CandidateOrder) =>
      (await this.#list.findPart(organizationId, { ...filter, order: from }, of)).ids[0] ?? null;
    return place.isNamed
      ? { ...ids, next: ids.next ?? (await first('others', 'newest')) }
      : { ...ids, previous: ids.previous ?? (await first('named', 'oldest')) };
  }

  async #searched(organizationId: string, place: Place, search: CandidateSearch, order: CandidateOrder) {
    if (search.isOfAll) return this.#walk(organizationId, place, search, order);
    const sample = await search.sample(organizationId);
    if (search.expected(sample, 1).isSoon) {
      const near = await this.#walk(organizationId, place, search, order);
      const isDone = ({ id, steps }: Found) => id !== null || steps < longestWalk(1);
      if (isDone(near.previous) && isDone(near.next)) return near;
    }
    return this.#gathered(organizationId, place, search.matches(sample), order);
  }

  /** Looks through the candidates on both sides, as far as the list would. */
  async #walk(organizationId: string, place: Place, search: CandidateSearch, order: Order) {
    const tenant = shared(organizationId);
    const isFiltered = !search.isOfAll;
    const rowsOf = ({ where, key, order: by }: Side): Sql =>
      sql`select t.id, ${key} as key from candidates t where t.organization_id = ${tenant} and ${where}
        order by ${by} limit ${isFiltered ? longestWalk(1) : 1}`;
    // OFFSET: one look-up for each candidate.
    const words = search.matching(
      sql`(select s.words from candidate_search s
        where s.organization_id = ${tenant} and s.candidate_id = w.id offset 0)`,
    );
    const first = (side: Side): Sql =>
      sql`(select w.id from (${rowsOf(side)}) as w where ${words} ${search.applications(sql`w.id`)}
        order by ${side.order} limit 1)`;
    const column = (direction: Direction): Sql => {
      const sides = sidesOf(order, place, direction);
      const steps = join(
        sides.map((side) => sql`(select count(*) from (${rowsOf(side)}) as w)`),
        ' + ',
      );
      return sql`select '${raw(direction)}' as side, f.id, case when f.id is null then (${steps})::int else 0 end as steps
        from (select coalesce(${join(sides.map(first), ', ')}) as id) as f`;
    };
    return this.#sides(join(directions.map(column), ' union all '));
  }

  #gathered(organizationId: string, place: Place, matches: Sql, order: Order) {
    const tenant = shared(organizationId);
    const first = ({ where, key, order: by }: Side): Sql =>
      sql`(select t.id from (select t.id, ${key} as key from candidate t where ${where}) as t order by ${by} limit 1)`;
    const column = (direction: Direction): Sql =>
      sql`select '${raw(direction)}' as side, coalesce(${join(sidesOf(order, place, direction).map(first), ', ')}) as id,
        0 as steps`;
    return this.#sides(
      sql`with matching as materialized (${matches}),
          candidate as materialized (
            select m.id, c.full_name, c.total_experience_years from matching m
            join candidates c on c.organization_id = ${tenant} and c.id = m.id)
        ${join(directions.map(column), ' union all ')}`,
    );
  }

  async #sides(query: Sql): Promise<Record<Direction, Found>> {
    const rows = await this.#db.slowRows<Found & { side: Direction }>(query);
    const of = (direction: Direction): Found => rows.find(({ side }) => side === direction) ?? { id: null, steps: 0 };
    return { previous: of('previous'), next: of('next') };
  }

  async #named(organizationId: string, previous: string | null, next: string | null): Promise<Neighbors> {
    const ids = [previous, next].filter((id) => id !== null);
    if (ids.length === 0) return {};
    const rows = await this.#db.rows<Neighbor>(
      sql`select id, full_name as name from candidates where organization_id = ${organizationId}
        and id = any(${ids}::uuid[])`,
    );
    const of = (id: string | null) => rows.find((row) => row.id === id);
    return { previous: of(previous), next: of(next) };
  }
}
