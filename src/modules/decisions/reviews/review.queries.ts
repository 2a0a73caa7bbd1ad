import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { AssignedReview } from './review.repository.ts';
import type { ReviewKind } from './review.schemas.ts';

export type ReviewMail = {
  kind: ReviewKind;
  jobTitle: string | null;
  dueAt: string;
  email: string;
  fullName: string;
  isAssigned: boolean;
};

type ReviewRecipient = { organizationId: string; reviewId: string; userId: string };

/** Users of test data are copies of real ones, who get no email about it. */
const isReal = sql`u.test_of is null and lower(u.email) not like '%.invalid'`;

export class ReviewQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Who gets an email about each: the assigned user, or the admins if there is none who can get email. */
  recipients(reviews: readonly AssignedReview[]): Promise<ReviewRecipient[]> {
    return this.#db.records(
      sql`with review as (
          select * from unnest(${reviews.map((review) => review.organizationId)}::uuid[],
            ${reviews.map((review) => review.reviewId)}::uuid[],
            ${reviews.map((review) => review.assignedUserId)}::uuid[]) as r (organization_id, review_id, assigned_user_id)),
        reachable as (
          select r.organization_id, r.review_id, u.id as user_id, u.id is not distinct from r.assigned_user_id as is_assigned
          from review r join users u on u.organization_id = r.organization_id
            and (u.role = 'admin' or u.id = r.assigned_user_id)
          where ${isReal})
        select organization_id, review_id, user_id from reachable u
        where is_assigned or not exists (select 1 from reachable o where o.review_id = u.review_id and o.is_assigned)
        order by review_id, user_id`,
    );
  }

  /** Undefined once the request is done or deleted, or the user removed. */
  mail(organizationId: string, reviewId: string, userId: string): Promise<ReviewMail | undefined> {
    return this.#db.record(
      sql`select r.kind, j.title as job_title, r.due_at, u.email, u.full_name,
          r.assigned_user_id is not distinct from u.id as is_assigned
        from review_requests r join users u on u.organization_id = r.organization_id and u.id = ${userId} and ${isReal}
          left join decision_records d on d.organization_id = r.organization_id and d.id = r.decision_id
          left join jobs j on j.organization_id = d.organization_id and j.id = d.job_id
        where r.organization_id = ${organizationId} and r.id = ${reviewId} and r.state = 'open'`,
    );
  }
}
