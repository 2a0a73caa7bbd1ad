import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { everyRow, readList, storedCount } from '#platform/database/list.ts';
import { type Sql, shared, sql } from '#platform/database/sql.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { DecisionQuery, DecisionView } from './decision.schemas.ts';

// Lists sort by `created_at`, so it is set to the time of the decision.
const list = {
  from: sql`(select id, organization_id, application_id, job_id, candidate_id, subject, from_status, to_status, outcome,
    decided_at, decided_at as created_at, decided_by_type, decided_by_id, by_operator, reason_id, note, shown, keep_until,
    pseudonymised_at, updated_at from decision_records) d`,
  alias: 'd',
  columns: sql`d.id, d.application_id, d.job_id, d.candidate_id, d.subject, d.from_status, d.to_status, d.outcome,
    d.decided_at, jsonb_build_object('type', d.decided_by_type, 'id', d.decided_by_id) as decided_by, d.by_operator,
    case when d.reason_id is not null then (
      select jsonb_build_object('id', rr.id, 'code', rr.code, 'label', rr.label) from rejection_reasons rr
      where rr.organization_id = d.organization_id and rr.id = d.reason_id) end as reason,
    d.note, d.shown, d.keep_until, d.pseudonymised_at`,
};

/** All decisions as the list returns them. */
export const everyDecision = (organizationId: string): Sql =>
  everyRow(list, sql`d.organization_id = ${organizationId}`);

/** `by_operator`: the operator decided, signed in as the user. The API does not return it. */
export type StoredDecision = DecisionView & { by_operator: boolean };

type Filter = Partial<Pick<DecisionQuery, 'application_id' | 'job_id' | 'candidate_id' | 'outcome'>>;

export class DecisionRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(organizationId: string, query: PageQuery & Filter): Promise<Page<StoredDecision>> {
    const { application_id, job_id, candidate_id, outcome } = query;
    const where = new Conditions(sql`d.organization_id = ${organizationId}`)
      .and(application_id, (id) => sql`d.application_id = ${id}`)
      .and(job_id, (id) => sql`d.job_id = ${id}`)
      .and(candidate_id, (id) => sql`d.candidate_id = ${id}`)
      .and(outcome, (value) => sql`d.outcome = ${value}`);
    const isStored = !application_id && !job_id && !candidate_id;
    return readList(
      this.#db,
      list,
      where,
      query,
      isStored ? storedCount(organizationId, 'decisions', outcome) : undefined,
    );
  }

  find(organizationId: string, id: string): Promise<DecisionView | undefined> {
    return this.#db.row(
      sql`select ${list.columns} from decision_records d where d.organization_id = ${organizationId} and d.id = ${id}`,
    );
  }

  /**
   * The application that the records are of: also a deleted one, after merges the one that was merged into. Undefined when
   * the organization never had it.
   */
  async applicationOf(organizationId: string, id: string): Promise<string | undefined> {
    const tenant = shared(organizationId);
    const row = await this.#db.row<{ id: string }>(
      sql`with recursive chain as (
          select t.id, t.merged_into, 1 as step from tombstones t
          where t.organization_id = ${tenant} and t.resource = 'application' and t.id = ${id}
          union all
          select t.id, t.merged_into, c.step + 1 from chain c join tombstones t
            on t.organization_id = ${tenant} and t.resource = 'application' and t.id = c.merged_into)
        select id from (
          select a.id, 0 as step from candidate_jobs a where a.organization_id = ${tenant} and a.id = ${id}
          union all
          select coalesce(merged_into, id), step from chain) as found
        order by step desc limit 1`,
    );
    return row?.id;
  }

  /** Returns the number of deleted records, at most `size`. */
  async deleteOld(before: Date, size: number): Promise<number> {
    const row = await this.#db.record<{ n: number }>(
      sql`with old as materialized (
          select id, organization_id from decision_records where keep_until < ${before} order by keep_until limit ${size}),
        deleted as (
          delete from decision_records d using old o where d.organization_id = o.organization_id and d.id = o.id
          returning 1)
        select count(*)::int as n from deleted`,
    );
    return row?.n ?? 0;
  }
}
