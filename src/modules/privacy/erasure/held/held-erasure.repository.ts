import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import { isHeld } from '../../retention/legal-hold.repository.ts';

/** `toldAt`: since when candidate and admins know that a hold keeps it waiting. */
export type OwnRequest = { requestedAt: string; toldAt: string | null };
export type HeldErasureMail = { email: string; fullName: string; organizationName: string; isCandidateTold: boolean };
export type HoldMail = {
  /** Message ID of the email. */
  id: string;
  email: string | null;
  organizationName: string;
  senderName: string | null;
  replyTo: string | null;
};

/** Requests of candidates to be erased, in `held_erasures`. They stay until the candidate is erased. */
export class HeldErasureRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Keeps an earlier request. Does nothing for a candidate who is gone. */
  async insert(organizationId: string, candidateId: string): Promise<void> {
    await this.#db.rows(
      sql`insert into held_erasures (organization_id, candidate_id, told_at, is_candidate_told, mail_ids)
        select organization_id, id, null, false, array[${newId()}::uuid] from candidates
        where organization_id = ${organizationId} and id = ${candidateId} on conflict do nothing`,
    );
  }

  find(organizationId: string, candidateId: string): Promise<OwnRequest | undefined> {
    return this.#db.record(
      sql`select requested_at, told_at from held_erasures
        where organization_id = ${organizationId} and candidate_id = ${candidateId}`,
    );
  }

  /** Returns whether this is the first time. Then admins must be notified too. */
  async markTold(organizationId: string, candidateId: string, isCandidateTold: boolean): Promise<boolean> {
    const row = await this.#db.record<{ isFirst: boolean }>(
      sql`with before as materialized (
          select organization_id, candidate_id, told_at from held_erasures
          where organization_id = ${organizationId} and candidate_id = ${candidateId} for update)
        update held_erasures h set told_at = coalesce(b.told_at, now()),
          is_candidate_told = h.is_candidate_told or ${isCandidateTold}
        from before b where h.organization_id = b.organization_id and h.candidate_id = b.candidate_id
        returning b.told_at is null as is_first`,
    );
    return row?.isFirst ?? false;
  }

  /** Undefined without a hold, once the candidate knows, and once the request is over. Test data sends no emails. */
  mailToCandidate(organizationId: string, candidateId: string): Promise<HoldMail | undefined> {
    return this.#db.record(
      sql`select h.mail_ids[1] as id, case when o.test_of is null then c.email end as email,
          coalesce(o.public_name, o.name) as organization_name, o.sender_name, o.reply_to
        from held_erasures h join organizations o on o.id = h.organization_id
          join candidates c on c.organization_id = h.organization_id and c.id = h.candidate_id
        where h.organization_id = ${organizationId} and h.candidate_id = ${candidateId} and h.told_at is null
          and ${isHeld(organizationId, sql`h.candidate_id`)}`,
    );
  }

  /** Undefined for a removed user, and once the request is over. Users of test data get no email. */
  mail(organizationId: string, candidateId: string, userId: string): Promise<HeldErasureMail | undefined> {
    return this.#db.record(
      sql`select u.email, u.full_name, o.name as organization_name, h.is_candidate_told
        from held_erasures h join organizations o on o.id = h.organization_id
          join users u on u.organization_id = h.organization_id and u.id = ${userId} and u.test_of is null
        where h.organization_id = ${organizationId} and h.candidate_id = ${candidateId}`,
    );
  }
}
