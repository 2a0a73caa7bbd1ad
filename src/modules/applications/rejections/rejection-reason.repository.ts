import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { violates } from '#platform/database/failure.ts';
import { readList } from '#platform/database/list.ts';
import { sql } from '#platform/database/sql.ts';
import { Conflict } from '#platform/errors.ts';
import { newId } from '#platform/ids.ts';
import type { Page, PageQuery } from '#platform/paging/page.ts';
import type { CreateRejectionReason, RejectionReasonView, UpdateRejectionReason } from './rejection-reason.schemas.ts';

const columns = sql`r.id, r.code, r.label, r.outcome, r.candidate_text, r.active, r.created_at, r.updated_at`;
const list = { from: sql`rejection_reasons r`, alias: 'r', columns };

export class RejectionReasonRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  page(
    organizationId: string,
    query: PageQuery & { outcome?: string | undefined },
  ): Promise<Page<RejectionReasonView>> {
    const where = new Conditions(sql`r.organization_id = ${organizationId}`).and(
      query.outcome,
      (outcome) => sql`r.outcome = ${outcome}`,
    );
    return readList(this.#db, list, where, query);
  }

  /** Active reasons, by outcome and then by label. */
  active(organizationId: string): Promise<RejectionReasonView[]> {
    return this.#db.rows(
      sql`select ${columns} from rejection_reasons r where r.organization_id = ${organizationId} and r.active
        order by r.outcome, lower(r.label), r.id`,
    );
  }

  find(organizationId: string, id: string): Promise<RejectionReasonView | undefined> {
    return this.#db.row(
      sql`select ${columns} from rejection_reasons r where r.organization_id = ${organizationId} and r.id = ${id}`,
    );
  }

  /** Like `find`. Nobody can change the reason until the transaction ends. */
  hold(organizationId: string, id: string): Promise<RejectionReasonView | undefined> {
    return this.#db.row(
      sql`select ${columns} from rejection_reasons r where r.organization_id = ${organizationId} and r.id = ${id}
        for share`,
    );
  }

  /** Whether an application or the record of a decision has the reason. Lock the reason first. */
  async isUsed(organizationId: string, id: string): Promise<boolean> {
    const row = await this.#db.record<{ isUsed: boolean }>(
      sql`select is_reason_used(${organizationId}, ${id}) as is_used`,
    );
    return row?.isUsed === true;
  }

  /** Throws Conflict on another reason's code. */
  async insert(organizationId: string, input: CreateRejectionReason): Promise<string> {
    const { code, label, outcome, candidate_text: text = null, active = true } = input;
    const id = newId();
    try {
      await this.#db.rows(
        sql`insert into rejection_reasons (id, organization_id, code, label, outcome, candidate_text, active)
          values (${id}, ${organizationId}, ${code}, ${label}, ${outcome}, ${text}, ${active})`,
      );
    } catch (error) {
      if (!violates(error, 'rejection_reasons_code_key')) throw error;
      throw new Conflict('conflict', 'code: another rejection reason already has this code. Use another code.');
    }
    return id;
  }

  async lock(organizationId: string, id: string): Promise<void> {
    await this.#db.rows(
      sql`select 1 from rejection_reasons where organization_id = ${organizationId} and id = ${id} for no key update`,
    );
  }

  /** Leaves a reason with these values as it is. */
  async update(organizationId: string, id: string, input: UpdateRejectionReason): Promise<void> {
    const { label, outcome, candidate_text: text, active } = input;
    const keepsText = text === undefined;
    await this.#db.rows(
      sql`with new as (
          select r.id, coalesce(${label ?? null}, r.label) as label, coalesce(${outcome ?? null}, r.outcome) as outcome,
            case when ${keepsText} then r.candidate_text else ${text ?? null} end as candidate_text,
            coalesce(${active ?? null}, r.active) as active
          from rejection_reasons r where r.organization_id = ${organizationId} and r.id = ${id})
        update rejection_reasons r set label = n.label, outcome = n.outcome, candidate_text = n.candidate_text,
          active = n.active
        from new n where r.organization_id = ${organizationId} and r.id = n.id
          and (r.label, r.outcome, r.candidate_text, r.active)
            is distinct from (n.label, n.outcome, n.candidate_text, n.active)`,
    );
  }
}
