import { inBatches } from '#platform/database/batches.ts';
import type { Database } from '#platform/database/database.ts';
import { Conflict, Forbidden, NotFound } from '#platform/errors.ts';
import type { Page } from '#platform/paging/page.ts';
import type { TaskQueue } from '#platform/tasks/queue.ts';
import type { ReviewQueries } from './review.queries.ts';
import type { AssignedReview, NewReview, ReviewDetail, ReviewRepository, SentReview } from './review.repository.ts';
import type { ReviewOutcome, ReviewRequest, ReviewRequestQuery, ReviewState } from './review.schemas.ts';
import { sendReviewMail } from './review.tasks.ts';

/** Organizations in one transaction. */
const assignedTogether = 100;

type QueueQuery = { state?: ReviewState; userId?: string; limit: number; offset: number };

/** Handles candidates' requests about decisions. A user other than the one who decided answers them. */
export class ReviewService {
  readonly #db: Database;
  readonly #reviews: ReviewRepository;
  readonly #queries: ReviewQueries;
  readonly #tasks: TaskQueue;
  constructor(db: Database, reviews: ReviewRepository, queries: ReviewQueries, tasks: TaskQueue) {
    this.#db = db;
    this.#reviews = reviews;
    this.#queries = queries;
    this.#tasks = tasks;
  }

  list(organizationId: string, query: ReviewRequestQuery): Promise<Page<ReviewRequest>> {
    return this.#reviews.list(organizationId, query);
  }

  /** Open ones first, by due date. */
  queue(organizationId: string, query: QueueQuery): Promise<Page<ReviewDetail>> {
    return this.#reviews.queue(organizationId, query);
  }

  /** Newest first. Also works for a deleted application. */
  ofApplication(organizationId: string, applicationId: string): Promise<ReviewDetail[]> {
    return this.#reviews.ofApplication(organizationId, applicationId);
  }

  /** Throws NotFound. */
  async get(organizationId: string, id: string): Promise<ReviewDetail> {
    const review = await this.#reviews.find(organizationId, id);
    if (!review) throw new NotFound('The request');
    return review;
  }

  /** The candidate's latest request of each kind. */
  latest(organizationId: string, decisionId: string): Promise<SentReview[]> {
    return this.#reviews.latest(organizationId, decisionId);
  }

  /** Does nothing while a request of the kind is open. */
  async request(organizationId: string, review: NewReview): Promise<void> {
    await this.#db.transaction(async () => {
      const made = await this.#reviews.insert(organizationId, review);
      if (made) await this.#tell([made], 'requested');
    });
  }

  /** Throws NotFound, Forbidden for the user who decided, and Conflict for a request that is done. */
  async answer(
    organizationId: string,
    id: string,
    answer: { userId: string; outcome: ReviewOutcome; note: string | null },
  ): Promise<void> {
    await this.#db.transaction(async () => {
      const review = await this.#reviews.lock(organizationId, id);
      if (!review) throw new NotFound('The request');
      if (review.deciderUserId === answer.userId)
        throw new Forbidden('forbidden', 'You made this decision, so another user must answer the request.');
      if (review.state === 'done')
        throw new Conflict('conflict', 'Someone else has answered this request. Their answer is below.');
      await this.#reviews.answer(organizationId, id, answer);
    });
  }

  /** In all organizations, assigns requests that have no user and sends reminders of those that are due soon. */
  async followUp(signal: AbortSignal): Promise<void> {
    let assigned = 0;
    do {
      assigned = await this.#db.transaction(async () => {
        const reviews = await this.#reviews.assignWaiting(assignedTogether);
        await this.#tell(reviews, 'requested');
        return reviews.length;
      });
    } while (assigned > 0 && !signal.aborted);
    await inBatches(signal, (size) =>
      this.#db.transaction(async () => {
        const due = await this.#reviews.takeDue(size);
        await this.#tell(due, 'due');
        return due.length;
      }),
    );
  }

  async #tell(reviews: readonly AssignedReview[], occasion: 'requested' | 'due'): Promise<void> {
    const mails = await this.#queries.recipients(reviews);
    await this.#tasks.enqueueAll(
      sendReviewMail,
      mails.map((mail) => ({ ...mail, occasion })),
    );
  }
}
