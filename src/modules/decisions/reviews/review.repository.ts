import { roleOfUser } from '#modules/organizations';
import { Conditions } from '#platform/database/conditions.ts';
import type { Database } from '#platform/database/database.ts';
import { readList } from '#platform/database/list.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { newId } from '#platform/ids.ts';
import type { Page } from '#platform/paging/page.ts';
import type {
  ExportedReview,
  ReviewKind,
  ReviewOutcome,
  ReviewRequest,
  ReviewRequestQuery,
  ReviewState,
} from './review.schemas.ts';

export const reviewAnswerDays = 30;
/** Reminders are sent this many days before the answer is due. */
const reminderDays = 7;
/** Requests of each kind about one decision. Allows for a mistake, but not for a flood. */
const maxRequests = 5;

export type NewReview = { decisionId: string; candidateId: string; kind: ReviewKind; message: string };
export type AssignedReview = { organizationId: string; reviewId: string; assignedUserId: string | null };

export type SentReview = {
  kind: ReviewKind;
  state: ReviewState;
  requestedAt: string;
  dueAt: string;
  outcome: ReviewOutcome | null;
  answeredAt: string | null;
  /** True if the candidate cannot send another request of this kind. */
  isLast: boolean;
};

/** A request with the details that the console shows. */
export type ReviewDetail = ReviewRequest & {
  candidate_id: string;
  candidate_full_name: string | null;
  job_id: string | null;
  job_title: string | null;
  /** Null if the application was deleted. */
  application_status: string | null;
  outcome: ReviewOutcome | null;
  note: string | null;
  answered_by_user_id: string | null;
  answered_at: string | null;
  is_overdue: boolean;
  decided_at: string | null;
  /** The user who decided, who must not answer. */
  decider_user_id: string | null;
};

export type AnsweredReview = { state: ReviewState; deciderUserId: string | null };

const columns = sql`r.id, r.kind, r.decision_id, r.application_id, r.state, r.message, r.assigned_user_id,
  r.created_at as requested_at, r.due_at`;
const list = { from: sql`review_requests r`, alias: 'r', columns };

const decider = raw(`case when d.decided_by_type = 'user' then d.decided_by_id end`);
const detailed = {
  ...list,
  columns: sql`${columns}, r.candidate_id, c.full_name as candidate_full_name, d.job_id, j.title as job_title,
    a.status as application_status, r.outcome, r.note, r.answered_by_user_id, r.answered_at,
    r.state = 'open' and r.due_at < now() as is_overdue, d.decided_at, ${decider} as decider_user_id`,
  joins: sql`left join decision_records d on d.organization_id = r.organization_id and d.id = r.decision_id
    left join candidate_jobs a on a.organization_id = r.organization_id and a.id = r.application_id
    left join jobs j on j.organization_id = d.organization_id and j.id = d.job_id
    left join candidates c on c.organization_id = r.organization_id and c.id = r.candidate_id`,
};

/**
 * SQL: who answers a request about the decision `d`. No viewer, and not the user who decided; the recruiter of the job if possible,
 * otherwise the user with the fewest open requests. Seats that nobody has taken come last.
 */
const assignee = sql`(select u.id from users u
    left join jobs j on j.organization_id = d.organization_id and j.id = d.job_id
  where u.organization_id = d.organization_id and u.id is distinct from ${decider} and ${roleOfUser} <> 'viewer'
  order by lower(u.email) like '%.invalid', u.id is not distinct from j.recruiter_id desc,
    (select count(*) from review_requests o
      where o.organization_id = d.organization_id and o.assigned_user_id = u.id and o.state = 'open'), u.id
  limit 1)`;

/** The repository of `review_requests`. A candidate has at most one open request of each kind about a decision. */
export class ReviewRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  list(organizationId: string, query: ReviewRequestQuery): Promise<Page<ReviewRequest>> {
    const where = new Conditions(sql`r.organization_id = ${organizationId}`)
      .and(query.state, (state) => sql`r.state = ${state}`)
      .and(query.kind, (kind) => sql`r.kind = ${kind}`)
      .and(query.decision_id, (id) => sql`r.decision_id = ${id}`)
      .and(query.application_id, (id) => sql`r.application_id = ${id}`);
    return readList(this.#db, list, where, query);
  }

  /** Open ones first, by due date; then those that are done, latest first. */
  async queue(
    organizationId: string,
    { state, userId, limit, offset }: { state?: ReviewState; userId?: string; limit: number; offset: number },
  ): Promise<Page<ReviewDetail>> {
    const where = new Conditions(sql`r.organization_id = ${organizationId}`)
      .and(state, (value) => sql`r.state = ${value}`)
      .and(userId, (id) => sql`r.assigned_user_id = ${id}`);
    const [rows, counted] = await Promise.all([
      this.#db.rows<ReviewDetail>(
        sql`select ${detailed.columns} from review_requests r ${detailed.joins} where ${where.sql}
          order by r.state = 'done', case when r.state = 'open' then r.due_at end, r.answered_at desc, r.id
          limit ${limit} offset ${offset}`,
      ),
      this.#db.row<{ n: number }>(sql`select count(*) as n from review_requests r where ${where.sql}`),
    ]);
    return { rows, total: counted?.n ?? 0 };
  }

  ofApplication(organizationId: string, applicationId: string): Promise<ReviewDetail[]> {
    return this.#db.rows(
      sql`select ${detailed.columns} from review_requests r ${detailed.joins}
        where r.organization_id = ${organizationId} and r.application_id = ${applicationId}
        order by r.created_at desc, r.id limit 50`,
    );
  }

  /** Newest first. */
  ofCandidate(organizationId: string, candidateId: string): Promise<ExportedReview[]> {
    return this.#db.rows(
      sql`select ${columns}, r.outcome, r.note, r.answered_at from review_requests r
        where r.organization_id = ${organizationId} and r.candidate_id = ${candidateId} order by r.created_at desc, r.id`,
    );
  }

  find(organizationId: string, id: string): Promise<ReviewDetail | undefined> {
    return this.#db.row(
      sql`select ${detailed.columns} from review_requests r ${detailed.joins}
        where r.organization_id = ${organizationId} and r.id = ${id}`,
    );
  }

  /** The latest of each kind. */
  latest(organizationId: string, decisionId: string): Promise<SentReview[]> {
    return this.#db.records(
      sql`select distinct on (r.kind) r.kind, r.state, r.created_at as requested_at, r.due_at, r.outcome, r.answered_at,
          count(*) over (partition by r.kind) >= ${maxRequests} as is_last
        from review_requests r where r.organization_id = ${organizationId} and r.decision_id = ${decisionId}
        order by r.kind, r.created_at desc, r.id desc`,
    );
  }

  /**
   * Assigns the new request to a user. Call it in a transaction. Undefined if a request of this kind is open, or there
   * were too many.
   */
  async insert(
    organizationId: string,
    { decisionId, candidateId, kind, message }: NewReview,
  ): Promise<AssignedReview | undefined> {
    const made = await this.#db.record<AssignedReview>(
      sql`insert into review_requests (id, organization_id, kind, decision_id, application_id, candidate_id, message,
            assigned_user_id, due_at, remind_at)
          select ${newId()}, d.organization_id, ${kind}::text, d.id, d.application_id, ${candidateId}, ${message}::text,
            ${assignee}, now(), null
          from decision_records d
          where d.organization_id = ${organizationId} and d.id = ${decisionId}
            and (select count(*) from review_requests n where n.organization_id = d.organization_id
              and n.decision_id = d.id and n.kind = ${kind}) < ${maxRequests}
          on conflict (organization_id, decision_id, kind) where state = 'open' do nothing
          returning organization_id, id as review_id, assigned_user_id`,
    );
    // A trigger has set when it was requested.
    if (made) {
      await this.#db.rows(
        sql`update review_requests set due_at = created_at + make_interval(days => ${reviewAnswerDays}),
            remind_at = created_at + make_interval(days => ${reviewAnswerDays - reminderDays})
          where organization_id = ${organizationId} and id = ${made.reviewId}`,
      );
    }
    return made;
  }

  /** Locks the request until the transaction ends. */
  lock(organizationId: string, id: string): Promise<AnsweredReview | undefined> {
    return this.#db.record(
      sql`select r.state, ${decider} as decider_user_id from review_requests r
          left join decision_records d on d.organization_id = r.organization_id and d.id = r.decision_id
        where r.organization_id = ${organizationId} and r.id = ${id} for no key update of r`,
    );
  }

  async answer(
    organizationId: string,
    id: string,
    { userId, outcome, note }: { userId: string; outcome: ReviewOutcome; note: string | null },
  ): Promise<void> {
    await this.#db.rows(
      sql`update review_requests set state = 'done', outcome = ${outcome}, note = ${note},
          answered_by_user_id = ${userId}, answered_at = now(), remind_at = null
        where organization_id = ${organizationId} and id = ${id} and state = 'open'`,
    );
  }

  /** Up to `limit` requests of all organizations whose reminder is due. Marks them, so that each is returned once. */
  takeDue(limit: number): Promise<AssignedReview[]> {
    return this.#db.records(
      sql`with soon_due as materialized (
          select organization_id, id from review_requests
          where state = 'open' and remind_at <= now() order by remind_at limit ${limit} for no key update skip locked)
        update review_requests r set remind_at = null from soon_due d
        where r.organization_id = d.organization_id and r.id = d.id
        returning r.organization_id, r.id as review_id, r.assigned_user_id`,
    );
  }

  /**
   * Assigns one open request that nobody has in each of up to `limit` organizations with another user. One at a time, so that
   * each goes to the user with the fewest. Returns them.
   */
  assignWaiting(limit: number): Promise<AssignedReview[]> {
    return this.#db.records(
      sql`with unassigned as materialized (
          select r.organization_id, r.id, ${assignee} as user_id
          from review_requests r
            join decision_records d on d.organization_id = r.organization_id and d.id = r.decision_id
          where r.state = 'open' and r.assigned_user_id is null),
        one_each as materialized (
          select distinct on (organization_id) organization_id, id, user_id from unassigned
          where user_id is not null order by organization_id, id limit ${limit}),
        assignable as materialized (
          select r.organization_id, r.id, w.user_id from one_each w
            join review_requests r on r.organization_id = w.organization_id and r.id = w.id
          order by r.id for no key update of r skip locked)
        update review_requests r set assigned_user_id = w.user_id from assignable w
        where r.organization_id = w.organization_id and r.id = w.id and r.assigned_user_id is null
        returning r.organization_id, r.id as review_id, r.assigned_user_id`,
    );
  }
}
