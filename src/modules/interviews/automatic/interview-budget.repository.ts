import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { ApplicantInvite } from './applicant-invite.ts';
import { waitingInvites } from './waiting-invite.queries.ts';

const today = sql`(now() at time zone 'utc')::date`;

/** Credits that organizations spend on automatic interviews, by day (UTC). */
export class InterviewBudgetRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** False when the day's total would exceed `limit`. */
  async spend(organizationId: string, credits: number, limit: number): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into automatic_interview_budgets as b (organization_id, day, credits)
          select ${organizationId}::uuid, ${today}, ${credits}::int where ${credits}::int <= ${limit}::int
          on conflict (organization_id, day) do update set credits = b.credits + excluded.credits
            where b.organization_id = ${organizationId} and b.credits + excluded.credits <= ${limit} returning 1`,
    );
    return rows.length > 0;
  }

  /** True for the first caller of the day. */
  async markReached(organizationId: string): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`insert into automatic_interview_budgets as b (organization_id, day, reached_at)
          values (${organizationId}, ${today}, now())
          on conflict (organization_id, day) do update set reached_at = now()
            where b.organization_id = ${organizationId} and b.reached_at is null returning 1`,
    );
    return rows.length > 0;
  }

  /** Whether an invite has had to wait today, and the day's total leaves less than `credits` of `limit` still. */
  async isReached(organizationId: string, credits: number, limit: number): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`select 1 from automatic_interview_budgets b
          where b.organization_id = ${organizationId} and b.day = ${today} and b.reached_at is not null
            and b.credits + ${credits}::int > ${limit}::int`,
    );
    return rows.length > 0;
  }

  async insertWaiting(organizationId: string, invite: ApplicantInvite): Promise<void> {
    const { candidateId, jobId, via, waitingSince = null } = invite;
    await this.#db.rows(
      sql`insert into waiting_invites (organization_id, candidate_id, job_id, via, waiting_since)
          values (${organizationId}, ${candidateId}, ${jobId}, ${via}, coalesce(${waitingSince}::timestamptz, now()))
          on conflict do nothing`,
    );
  }

  /** Undefined if no invite waits. `before`: how many go out first. `spent`: the organization's credits of today. */
  findWaiting(
    organizationId: string,
    { candidateId, jobId }: Pick<ApplicantInvite, 'candidateId' | 'jobId'>,
  ): Promise<{ before: number; spent: number } | undefined> {
    return this.#db.record(
      sql`select (select count(*)::int from (${waitingInvites(organizationId)}) as o
              where o.waiting_since < own.waiting_since) as before,
            coalesce((select credits from automatic_interview_budgets
              where organization_id = ${organizationId} and day = ${today}), 0)::int as spent
          from (${waitingInvites(organizationId)}) as own
          where own.candidate_id = ${candidateId} and own.job_id = ${jobId}`,
    );
  }

  /**
   * Deletes and returns up to `size` waiting invites of all organizations: each organization's oldest ones that the
   * rest of its day's limit pays for. Skips locked ones, and `served` organizations.
   */
  takePayable(
    { credits, limit, size }: { credits: number; limit: number; size: number },
    served: ReadonlySet<string>,
  ): Promise<(ApplicantInvite & { organizationId: string })[]> {
    return this.#db.records(
      sql`with payable as materialized (
            select w.organization_id, w.candidate_id, w.job_id
            from (select distinct organization_id from waiting_invites) as o
              left join automatic_interview_budgets b on b.organization_id = o.organization_id and b.day = ${today}
              cross join lateral (
                select organization_id, candidate_id, job_id from waiting_invites
                where organization_id = o.organization_id and organization_id <> all(${[...served]}::uuid[])
                order by waiting_since limit greatest(0, (${limit}::int - coalesce(b.credits, 0)) / ${credits}::int)
                for update skip locked) as w
            limit ${size})
          delete from waiting_invites w using payable p
          where w.organization_id = p.organization_id and w.candidate_id = p.candidate_id and w.job_id = p.job_id
          returning w.organization_id, w.candidate_id, w.job_id, w.via, w.waiting_since`,
    );
  }
}
