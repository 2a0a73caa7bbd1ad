import type { Clock } from '../clock.ts';
import { NoAnswer } from './no-answer.ts';

const failuresInARow = 3;
const openMs = 30_000;

const isEndpointFailure = ({ reason, status = 0 }: NoAnswer): boolean =>
  ['timed_out', 'unreachable', 'rate_limited'].includes(reason) ||
  (reason === 'http_error' && ![400, 413, 422].includes(status));

/** Opens the circuit of this process for 30 seconds after three failures in a row. */
export class CircuitBreaker {
  readonly #clock: Clock;
  #failures = 0;
  #openUntil = 0;
  constructor(clock: Clock) {
    this.#clock = clock;
  }

  check(): void {
    if (this.#clock.now().getTime() < this.#openUntil) throw new NoAnswer('circuit_open', { tokens: 0 });
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(failure: NoAnswer): void {
    if (!isEndpointFailure(failure)) return;
    this.#failures++;
    if (this.#failures >= failuresInARow) this.#openUntil = this.#clock.now().getTime() + openMs;
  }
}
