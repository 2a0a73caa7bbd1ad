import type { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { longestWalk } from '#platform/database/lists/list-order.ts';
import { join, raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Neighbor, Neighbors } from '../../lists/list-origin.ts';
import { type ApplicationTerms, conditionsOf } from '../application-list.queries.ts';
import { type ApplicationPlace, type NeighborOrder, type Side, sidesOf } from './neighbor-side.queries.ts';

type Terms = Omit<ApplicationTerms, 'order'> & { order?: NeighborOrder | undefined };
/** `steps`: rows that were looked through without a match. */
type Found = { side: Side; id: string | null; steps: number };

/** The applications before and after one in a list, by the indexes that the list itself is read by. */
export class ApplicationNeighborQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async of(organizationId: string, id: string, { order = 'newest', ...filter }: Terms): Promise<Neighbors> {
    const place = await this.#db.row<ApplicationPlace>(
      sql`select id, created_at::text as created_at, status_date::text as status_date, match_score::text as match_score,
          screening_score::text as screening_score
        from candidate_jobs where organization_id = ${organizationId} and id = ${id}`,
    );
    if (!place) return {};
    const where = conditionsOf(organizationId, filter);
    const near = await this.#near(where, place, order);
    const ids = await Promise.all(
      near.map(async ({ side, id: found, steps }) =>
        found === null && where.isSearch && steps >= longestWalk(1) ? this.#gather(where, place, order, side) : found,
      ),
    );
    return this.#named(organizationId, ids[0] ?? null, ids[1] ?? null);
  }

  /** Looks in both directions, as far as the list itself would. */
  #near(where: Conditions, place: ApplicationPlace, listOrder: NeighborOrder): Promise<Found[]> {
    const column = (side: Side): Sql => {
      const parts = sidesOf(listOrder, place, side).map(({ beyond, order }) => {
        const rows = sql`select a.* from candidate_jobs a where ${where.indexed} and ${beyond} order by ${order}
          limit ${where.isSearch ? longestWalk(1) : 1}`;
        const first = sql`(select a.id from (${rows}) as a where ${where.isSearch ? where.searched : sql`true`}
          order by ${order} limit 1)`;
        return { first, steps: sql`(select count(*) from (${rows}) as a)` };
      });
      const first = join(
        parts.map((part) => part.first),
        ', ',
      );
      const steps = join(
        parts.map((part) => part.steps),
        ' + ',
      );
      return sql`select '${raw(side)}' as side, f.id, case when f.id is null then (${steps})::int else 0 end as steps
        from (select coalesce(${first}) as id) as f`;
    };
    return this.#db.slowRows(sql`${column('previous')} union all ${column('next')}`);
  }

  async #gather(
    where: Conditions,
    place: ApplicationPlace,
    listOrder: NeighborOrder,
    side: Side,
  ): Promise<string | null> {
    const firsts = sidesOf(listOrder, place, side).map(
      ({ beyond, order }) => sql`(select a.id from matching a where ${beyond} order by ${order} limit 1)`,
    );
    const [row] = await this.#db.slowRows<{ id: string | null }>(
      sql`with matching as materialized (
          select a.id, a.created_at, a.status_date, a.match_score, a.screening_score
          from candidate_jobs a where ${where.sql})
        select coalesce(${join(firsts, ', ')}) as id`,
    );
    return row?.id ?? null;
  }

  async #named(organizationId: string, previous: string | null, next: string | null): Promise<Neighbors> {
    const ids = [previous, next].filter((id) => id !== null);
    if (ids.length === 0) return {};
    const tenant = shared(organizationId);
    const rows = await this.#db.rows<Neighbor>(
      sql`select a.id, c.full_name as name from candidate_jobs a
        join candidates c on c.organization_id = ${tenant} and c.id = a.candidate_id
        where a.organization_id = ${tenant} and a.id = any(${ids}::uuid[])`,
    );
    const of = (id: string | null) => rows.find((row) => row.id === id);
    return { previous: of(previous), next: of(next) };
  }
}
