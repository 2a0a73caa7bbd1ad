import { candidateSearch } from '#modules/candidates';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { likePattern } from '#platform/database/like-pattern.ts';
import { longestWalk } from '#platform/database/lists/list-order.ts';
import { raw, type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Neighbor, Neighbors } from '../../lists/list-origin.ts';

type Filter = {
  search?: string | undefined;
  job?: string | undefined;
  status?: string | undefined;
  min_score?: number | undefined;
};
type Side = 'previous' | 'next';
/** `steps`: rows that were looked through without a match. */
type Found = { side: Side; id: string | null; steps: number };

/** The applications before and after one in a list, by the indexes that the list itself is read by. */
export class ApplicationNeighborQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  async of(organizationId: string, id: string, filter: Filter): Promise<Neighbors> {
    const place = await this.#db.row<{ at: string }>(
      sql`select created_at::text as at from candidate_jobs where organization_id = ${organizationId} and id = ${id}`,
    );
    if (!place) return {};
    const where = this.#conditions(organizationId, filter);
    const near = await this.#near(where, { id, at: place.at });
    const ids = await Promise.all(
      near.map(async ({ side, id: found, steps }) =>
        found === null && where.isSearch && steps >= longestWalk(1)
          ? this.#gather(where, { id, at: place.at }, side)
          : found,
      ),
    );
    return this.#named(organizationId, ids[0] ?? null, ids[1] ?? null);
  }

  #conditions(organizationId: string, { search, job, status, min_score: minScore }: Filter): Conditions {
    const tenant = shared(organizationId);
    return new Conditions(sql`a.organization_id = ${tenant}`)
      .and(job, (value) => sql`a.job_id = ${value}`)
      .and(status, (value) => sql`a.status = ${value}`)
      .andSearch(minScore, (score) => sql`a.match_score >= ${score}`)
      .andSearch(
        likePattern(search),
        (pattern) => sql`(a.candidate_id = any(array(
            select id from candidates where organization_id = ${tenant} and ${candidateSearch(pattern, { seesContact: true })}))
          or a.job_id = any(array(select id from jobs where organization_id = ${tenant} and title ilike ${pattern})))`,
      );
  }

  /** In both directions, as far as the list would look. */
  #near(where: Conditions, place: { id: string; at: string }): Promise<Found[]> {
    const column = (side: Side): Sql => {
      const { beyond, order } = sideOf(place, side);
      const rows = sql`select a.* from candidate_jobs a where ${where.indexed} and ${beyond} order by ${order}
        limit ${where.isSearch ? longestWalk(1) : 1}`;
      const first = sql`select a.id from (${rows}) as a where ${where.isSearch ? where.searched : sql`true`}
        order by ${order} limit 1`;
      return sql`select '${raw(side)}' as side, f.id,
          case when f.id is null then (select count(*) from (${rows}) as a)::int else 0 end as steps
        from (select (${first}) as id) as f`;
    };
    return this.#db.slowRows(sql`${column('previous')} union all ${column('next')}`);
  }

  async #gather(where: Conditions, place: { id: string; at: string }, side: Side): Promise<string | null> {
    const { beyond, order } = sideOf(place, side);
    const [row] = await this.#db.slowRows<{ id: string }>(
      sql`with matching as materialized (select a.id, a.created_at from candidate_jobs a where ${where.sql})
        select a.id from matching a where ${beyond} order by ${order} limit 1`,
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

/** The list has the newest first. */
const sideOf = ({ id, at }: { id: string; at: string }, side: Side) =>
  side === 'next'
    ? {
        beyond: sql`(a.created_at, a.id) < (${at}::timestamptz, ${id}::uuid)`,
        order: raw('a.created_at desc, a.id desc'),
      }
    : { beyond: sql`(a.created_at, a.id) > (${at}::timestamptz, ${id}::uuid)`, order: raw('a.created_at, a.id') };
