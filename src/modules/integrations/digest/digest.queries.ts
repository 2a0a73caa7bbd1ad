import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { raw, sql } from '#platform/database/sql.ts';
import type { DigestResource } from './digest.schemas.ts';

const tables: Record<DigestResource, string> = {
  clients: 'clients',
  jobs: 'jobs',
  candidates: 'candidates',
  applications: 'candidate_jobs',
};

/** `after`: the last id of the part before. */
export type DigestPart = {
  resource: DigestResource;
  from: string | undefined;
  to: string | undefined;
  after: string | undefined;
  limit: number;
};

export class DigestQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The lines of at most `limit` records, with their number and the last id. */
  async lines(
    organizationId: string,
    { resource, from, to, after, limit }: DigestPart,
  ): Promise<{ lines: string; count: number; last: string | null }> {
    const where = new Conditions(sql`r.organization_id = ${organizationId}`)
      .and(after === undefined ? from : undefined, (id) => sql`r.id >= ${id}`)
      .and(after, (id) => sql`r.id > ${id}`)
      .and(to, (id) => sql`r.id < ${id}`);
    const [part] = await this.#db.slowRows<{ lines: string; count: number; last: string | null }>(
      sql`with part as materialized (
          select r.id, r.updated_at from ${raw(tables[resource])} r where ${where.sql} order by r.id limit ${limit})
        select coalesce(string_agg(concat(id, ' ',
              to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), E'\\n'), '' order by id), '') as lines,
          count(*)::int as count, (select id from part order by id desc limit 1) as last
        from part`,
    );
    if (!part) throw new Error('no answer to an aggregate');
    return part;
  }
}
