import type { Clock } from '#platform/clock.ts';
import { firstIdOf } from '#platform/ids.ts';
import type { MatchRepository } from './match.repository.ts';

// The longest possible six months.
const keptDays = 184;
const batchSize = 1000;
const noId = '00000000-0000-0000-0000-000000000000';

/** Deletes old computations of match scores. They are kept to explain decisions. */
export class MatchRetentionService {
  readonly #matches: MatchRepository;
  readonly #clock: Clock;
  constructor(matches: MatchRepository, clock: Clock) {
    this.#matches = matches;
    this.#clock = clock;
  }

  /** Handles every organization in batches, until the signal aborts. */
  async deleteOld(signal: AbortSignal): Promise<void> {
    const before = this.#clock.now();
    before.setUTCDate(before.getUTCDate() - keptDays);
    const boundary = firstIdOf(before);
    for (let after: string | undefined = noId; after !== undefined && !signal.aborted; ) {
      after = await this.#matches.deleteOld(boundary, after, batchSize);
    }
  }
}
