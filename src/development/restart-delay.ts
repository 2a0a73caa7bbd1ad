const firstSeconds = 1;
const mostSeconds = 30;
/** A process that has run this long is healthy: its next end counts as the first. */
const healthyMs = 60_000;

/** How long to wait before a process that ends again and again is started again: each time twice as long. */
export class RestartDelay {
  #next = firstSeconds;

  /** In seconds, after a run of `ranMs`. */
  after(ranMs: number): number {
    if (ranMs >= healthyMs) this.#next = firstSeconds;
    const seconds = this.#next;
    this.#next = Math.min(2 * seconds, mostSeconds);
    return seconds;
  }
}
