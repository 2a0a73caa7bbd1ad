const firstSeconds = 1;
const mostSeconds = 30;
/** A process that has run this long is healthy. Its next end counts as the first one. */
const healthyMs = 60_000;

/** Delay before a process that ends repeatedly is started again. It doubles each time. */
export class RestartDelay {
  #next = firstSeconds;

  /** Seconds to wait after a run of `ranMs`. */
  after(ranMs: number): number {
    if (ranMs >= healthyMs) this.#next = firstSeconds;
    const seconds = this.#next;
    this.#next = Math.min(2 * seconds, mostSeconds);
    return seconds;
  }
}
