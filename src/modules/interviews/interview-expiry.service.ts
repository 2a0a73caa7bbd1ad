import { inBatches } from '#platform/database/batches.ts';
import type { InterviewRepository } from './interview.repository.ts';

/** Stores `expired`, which reads show before. */
export class InterviewExpiryService {
  readonly #interviews: InterviewRepository;
  constructor(interviews: InterviewRepository) {
    this.#interviews = interviews;
  }

  /** In all organizations. Leaves interviews that others have locked to the next run. */
  expire(signal: AbortSignal): Promise<void> {
    return inBatches(signal, (size) => this.#interviews.expireOverdue(size));
  }
}
