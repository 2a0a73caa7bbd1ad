import { inBatches } from '#platform/database/batches.ts';
import type { SessionRepository } from './session.repository.ts';

/** Stores `expired`, which reads show before. */
export class SessionExpiryService {
  readonly #sessions: SessionRepository;
  constructor(sessions: SessionRepository) {
    this.#sessions = sessions;
  }

  /** In all organizations. Leaves sessions that others have locked to the next run. */
  expire(signal: AbortSignal): Promise<void> {
    return inBatches(signal, (size) => this.#sessions.expireOverdue(size));
  }
}
