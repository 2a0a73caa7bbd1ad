import type { Database } from '#platform/database/database.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import type { LegalHoldView } from './legal-hold.schemas.ts';

export type HoldState = Pick<LegalHoldView, 'hold' | 'reason'>;
export type HeldBy = LegalHoldView & {
  set_by_type: string | null;
  set_by_id: string | null;
  /** When the candidate asked for erasure. During a hold, it waits for the release. */
  erasure_requested_at: string | null;
  /** Whether the candidate knows that a hold keeps the request waiting. */
  is_candidate_told: boolean;
};

/** The condition that a candidate is on legal hold. `candidate` is the SQL of its id. */
export const isHeld = (organizationId: string, candidate: Sql): Sql =>
  sql`exists (select from legal_holds held where held.organization_id = ${organizationId}
    and held.candidate_id = ${candidate} and held.hold)`;

/** SQL: the key or user of this transaction, or null. */
const actor = sql`nullif(current_setting('app.actor', true), '')`;

export class LegalHoldRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Undefined if there is no such candidate. */
  find(organizationId: string, candidateId: string): Promise<HeldBy | undefined> {
    return this.#db.row(
      sql`select c.id as candidate_id, coalesce(h.hold, false) as hold,
          case when h.hold then h.reason end as reason, h.since, h.set_by_type, h.set_by_id,
          e.requested_at as erasure_requested_at, coalesce(e.is_candidate_told, false) as is_candidate_told
        from candidates c
        left join legal_holds h on h.organization_id = c.organization_id and h.candidate_id = c.id
        left join held_erasures e on e.organization_id = c.organization_id and e.candidate_id = c.id
        where c.organization_id = ${organizationId} and c.id = ${candidateId}`,
    );
  }

  /** Prevents erasures and merges of the candidate until the transaction ends. */
  async lockCandidate(organizationId: string, candidateId: string): Promise<void> {
    await this.#db.rows(
      sql`select 1 from candidates where organization_id = ${organizationId} and id = ${candidateId} for no key update`,
    );
  }

  async save(organizationId: string, candidateId: string, { hold, reason }: HoldState, at: Date): Promise<void> {
    const since = at.toISOString();
    await this.#db.rows(
      sql`insert into legal_holds as h (organization_id, candidate_id, hold, reason, since, set_by_type, set_by_id)
        values (${organizationId}, ${candidateId}, ${hold}, ${reason}, case when ${hold} then ${since}::timestamptz end,
          split_part(${actor}, ':', 1), nullif(split_part(${actor}, ':', 2), '')::uuid)
        on conflict (organization_id, candidate_id) do update set hold = excluded.hold, reason = excluded.reason,
          since = case when excluded.hold then coalesce(h.since, excluded.since) end, set_by_type = excluded.set_by_type,
          set_by_id = excluded.set_by_id`,
    );
  }

  /** Deletes the retention notice, which starts again after the hold. */
  async endNotice(organizationId: string, candidateId: string): Promise<void> {
    await this.#db.rows(
      sql`delete from retention_notices where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
    );
  }

  /** Adds a note for the audit log. Call it in an audited transaction. The reason is free text, so it is left out. */
  async note(organizationId: string, candidateId: string, before: HoldState, after: HoldState): Promise<void> {
    const changed = {
      ...(before.hold !== after.hold && { hold: true }),
      ...(before.reason !== after.reason && { reason: true }),
    };
    const note = {
      ...{ o: organizationId, t: 'candidate', id: candidateId, v: 'candidate.legal_hold', c: changed },
      ...{ b: { hold: before.hold }, a: { hold: after.hold } },
    };
    await this.#db.rows(sql`select add_notes(${JSON.stringify([note])}::jsonb)`);
  }
}
