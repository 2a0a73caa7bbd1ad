/** Priorities count from here, because they are 32-bit integers. */
const start = Date.UTC(2026, 0, 1) / 1000;
/** Maximum time in seconds that tasks of the public wait behind others. */
const publicDelaySeconds = 3600;
const maxLanes = 10_000;
/** Tasks that a lane may enqueue at once before others pass. */
const few = 8;

/** The lane of a task: that of an organization, or of the public on its pages. */
export const laneOf = (organizationId: string, isPublic: boolean): string =>
  isPublic ? `${organizationId}:public` : organizationId;

/** Also true for a task without a lane, as old ones may be. */
export const isPublicLane = (lane: string, organizationId: string): boolean => lane !== laneOf(organizationId, false);

/**
 * Gives the tasks of each lane turns that are some seconds apart, so that a backlog of one lane lets the others pass.
 * Turns only order tasks: idle workers run later ones immediately. As time passes, every turn comes.
 *
 * Each process remembers the last turns that it gave. This costs no statement, and is exact enough.
 */
export class TaskTurns {
  readonly #last = new Map<string, number>();

  /** Returns the priority of the lane's next task: higher runs first. */
  next(queue: string, lane: string, secondsApart: number, isPublic: boolean): number {
    const now = Date.now() / 1000 - start;
    const turn = this.#take(`${queue} ${lane}`, now, secondsApart);
    return -Math.round(turn + (isPublic ? publicDelaySeconds : 0));
  }

  /**
   * Returns the priority of the next of many short tasks. It is 0, or below 0 while the lane enqueues more than a few
   * at once and more than `perSecond` in the long run.
   */
  nextOfMany(queue: string, lane: string, perSecond: number): number {
    const now = Date.now() / 1000 - start;
    const ahead = this.#take(`${queue} ${lane}`, now, 1 / perSecond) - now;
    return ahead * perSecond < few ? 0 : -Math.ceil(ahead);
  }

  #take(key: string, now: number, secondsApart: number): number {
    const turn = Math.max(now, (this.#last.get(key) ?? 0) + secondsApart);
    if (this.#last.size >= maxLanes) this.#forgetBefore(now);
    this.#last.set(key, turn);
    return turn;
  }

  #forgetBefore(now: number): void {
    for (const [key, turn] of this.#last) if (turn < now) this.#last.delete(key);
  }
}
