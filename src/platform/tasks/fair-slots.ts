type Lane = {
  waiting: (() => void)[];
  running: number;
  lastTurn: number;
  /** True until the work of a lane is known. */
  isHeavy: boolean;
  heavyUntil: number;
};

/** Work that takes longer is heavy. */
const heavyMs = 3_000;
/** A lane counts as heavy for this many times as long as its heavy work took. */
const heavyFactor = 4;

/**
 * Runs a limited number of pieces of work at once, taking lanes in turn. A lane leaves one slot to the others until it
 * has ended light work, and again after heavy work. So others need not wait for its heavy work to end.
 */
export class FairSlots {
  readonly #slots: number;
  readonly #lanes = new Map<string, Lane>();
  #running = 0;
  #turns = 0;

  constructor(slots: number) {
    this.#slots = slots;
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(name) ?? { waiting: [], running: 0, lastTurn: 0, isHeavy: true, heavyUntil: 0 };
    this.#lanes.set(name, lane);
    await new Promise<void>((start) => {
      lane.waiting.push(start);
      this.#startNext();
    });
    const since = performance.now();
    try {
      return await work();
    } finally {
      const now = performance.now();
      if (now - since > heavyMs) lane.heavyUntil = now + heavyFactor * (now - since);
      lane.isHeavy = lane.heavyUntil > now;
      lane.running--;
      this.#running--;
      this.#forgetIdle(now);
      this.#startNext();
    }
  }

  #startNext(): void {
    while (this.#running < this.#slots) {
      const lane = this.#nextLane();
      if (!lane) return;
      lane.running++;
      this.#running++;
      lane.lastTurn = ++this.#turns;
      lane.waiting.shift()?.();
    }
  }

  /** The lane with the fewest running pieces. Among equals, the one whose last turn is longest ago. */
  #nextLane(): Lane | undefined {
    const fewer = Math.max(1, this.#slots - 1);
    return [...this.#lanes.values()]
      .filter(({ waiting, running, isHeavy }) => waiting.length > 0 && running < (isHeavy ? fewer : this.#slots))
      .sort((a, b) => a.running - b.running || a.lastTurn - b.lastTurn)[0];
  }

  #forgetIdle(now: number): void {
    for (const [name, { waiting, running, heavyUntil }] of this.#lanes) {
      if (running === 0 && waiting.length === 0 && heavyUntil <= now) this.#lanes.delete(name);
    }
  }
}
