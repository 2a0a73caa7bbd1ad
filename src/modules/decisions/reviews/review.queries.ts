import type { Database } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import type { ReviewKind } from './review.schemas.ts';

export type ReviewMail = {
  kind: ReviewKind;
  jobTitle: string | null;
  dueAt: string;
  email: string;
  fullName: string;
  isAssigned: boolean;
};

/** Users of test data are copies of real ones, who get no email about it. */
const isReal = sql`u.test_of is null and lower(u.email) not like '%.invalid'`;

export class ReviewQueries {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** The assigned user, or the admins if there is none who can get email. */
  async recipients(organizationId: string, assignedUserId: string | null): Promise<string[]> {
    const rows = await this.#db.records<{ id: string; isAssigned: boolean }>(
      sql`select u.id, u.id is not distinct from ${assignedUserId}::uuid as is_assigned from users u
        where u.organization_id = ${organizationId} and ${isReal}
          and (u.role = 'admin' or u.id = ${assignedUserId}::uuid) order by u.id`,
    );
    const assigned = rows.filter(({ isAssigned }) => isAssigned);
    return (assigned.length > 0 ? assigned : rows).map(({ id }) => id);
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
