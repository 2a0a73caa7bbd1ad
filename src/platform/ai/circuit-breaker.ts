import type { Clock } from '../clock.ts';
import { NoAnswer } from './no-answer.ts';

/** Failures in a row after which the endpoint is left alone, and for how long. */
const failuresInARow = 3;
const restMs = 30_000;

/** An endpoint's own trouble, not that of what it was asked (400, 413, 422: too long, not allowed, not understood). */
const isEndpoints = ({ reason, status = 0 }: NoAnswer): boolean =>
  ['timed_out', 'unreachable', 'rate_limited'].includes(reason) ||
  (reason === 'http_error' && ![400, 413, 422].includes(status));

/**
 * Keeps tasks from waiting, one after another, for an endpoint that is down: after three failures in a row none is asked
 * for half a minute. The first failure after that begins the next rest. Each process counts for itself.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  #failures = 0;
  #restsUntil = 0;
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Throws NoAnswer while the endpoint is left alone. */
  check(): void {
    if (this.#clock.now().getTime() < this.#restsUntil) throw new NoAnswer('resting', { tokens: 0 });
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(failure: NoAnswer): void {
    if (!isEndpoints(failure)) return;
    this.#failures++;
    if (this.#failures >= failuresInARow) this.#restsUntil = this.#clock.now().getTime() + restMs;
  }
}
