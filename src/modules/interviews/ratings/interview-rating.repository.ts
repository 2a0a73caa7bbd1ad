import type { Database } from '#platform/database/database.ts';
import { shared, sql } from '#platform/database/sql.ts';

/** A user's own rating of an interview. */
export type RatingKey = { organizationId: string; interviewId: string; userId: string };

export class InterviewRatingRepository {
  readonly #db: Database;
  constructor(db: Database) {
    this.#db = db;
  }

  /** Prevents a withdrawal of the consent until the transaction ends. Undefined for an unknown interview. */
  lock({ organizationId, interviewId }: RatingKey): Promise<{ isOpen: boolean } | undefined> {
    return this.#db.row(
      sql`select started_at is not null and consent_withdrawn_at is null as "isOpen" from video_interviews
        where organization_id = ${organizationId} and id = ${interviewId} for share`,
    );
  }

  /** False if the user has given this rating before. */
  async set({ organizationId, interviewId, userId }: RatingKey, rating: number): Promise<boolean> {
    const given = shared(rating);
    const rows = await this.#db.rows(
      sql`insert into video_interview_ratings as r (organization_id, interview_id, user_id, rating)
        values (${organizationId}, ${interviewId}, ${userId}, ${given})
        on conflict (organization_id, interview_id, user_id)
          do update set rating = ${given}, updated_at = now() where r.rating <> ${given}
        returning 1`,
    );
    return rows.length > 0;
  }

  /** False if there is none. */
  async remove({ organizationId, interviewId, userId }: RatingKey): Promise<boolean> {
    const rows = await this.#db.rows(
      sql`delete from video_interview_ratings
        where organization_id = ${organizationId} and interview_id = ${interviewId} and user_id = ${userId} returning 1`,
    );
    return rows.length > 0;
  }
}
