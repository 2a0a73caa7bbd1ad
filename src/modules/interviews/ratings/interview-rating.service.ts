import type { Database } from '#platform/database/database.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { InterviewRatingRepository, RatingKey } from './interview-rating.repository.ts';

export const lowestRating = 1;
export const highestRating = 5;

/** Users' ratings of interviews. Each user has their own, so users never overwrite each other's ratings. */
export class InterviewRatingService {
  readonly #db: Database;
  readonly #ratings: InterviewRatingRepository;
  constructor(db: Database, ratings: InterviewRatingRepository) {
    this.#db = db;
    this.#ratings = ratings;
  }

  /**
   * `rating`: null removes it. False if that changes nothing. Throws NotFound, and Conflict for an interview that has not
   * started or whose consent was withdrawn.
   */
  async rate(key: RatingKey, rating: number | null): Promise<boolean> {
    return this.#db.transaction(async () => {
      const interview = await this.#ratings.lock(key);
      if (!interview) throw new NotFound('The interview');
      if (rating === null) return this.#ratings.remove(key);
      if (!interview.isOpen) throw new Conflict('conflict', 'There is nothing to rate in this interview.');
      return this.#ratings.set(key, rating);
    });
  }
}
