import type { Clock } from '#platform/clock.ts';
import { firstIdOf } from '#platform/ids.ts';
import type { MatchRepository } from './match.repository.ts';

// The longest six months there are.
const keptDays = 184;
const batchSize = 1000;
const noId = '00000000-0000-0000-0000-000000000000';

/** Keeps every computation of a score for six months, for those who ask how a decision came about, and no longer. */
export class MatchRetentionService {
  readonly #matches: MatchRepository;
  readonly #clock: Clock;
  constructor(matches: MatchRepository, clock: Clock) {
    this.#matches = matches;
    this.#clock = clock;
  }

  /** Of every organization, in batches. Stops early when told to. */
  async forget(signal: AbortSignal): Promise<void> {
    const before = this.#clock.now();
    before.setUTCDate(before.getUTCDate() - keptDays);
    const boundary = firstIdOf(before);
    for (let after: string | undefined = noId; after !== undefined && !signal.aborted; ) {
      after = await this.#matches.forget(boundary, after, batchSize);
    }
  }
}
