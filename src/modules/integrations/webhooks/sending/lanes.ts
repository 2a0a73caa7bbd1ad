import { setTimeout as delay } from 'node:timers/promises';
import type { Capacity } from './attempt.repository.ts';

/** Items of a lane: running at once, and all that are held. The next ones wait here rather than in the database. */
const perLane = { running: 10, held: 50 };
/** An item that runs longer costs a socket, but no place. */
const slowMs = 1_000;
const slowPerPlace = 20;

type Held<T> = { item: T; since: number };
type Lane<T> = { waiting: Held<T>[]; running: number };

type Work<T> = {
  laneOf: (item: T) => string;
  /** Never throws. */
  run: (item: T) => Promise<void>;
  /** Items that have waited too long. */
  giveBack: (items: T[]) => Promise<void>;
  /** Called when more items can be added. */
  onRoom: () => void;
};

/** Runs items of many lanes at once, so that a slow lane delays no other. */
export class Lanes<T extends object> {
  readonly #concurrency: number;
  readonly #latestStartMs: number;
  readonly #work: Work<T>;
  readonly #lanes = new Map<string, Lane<T>>();
  /** Running items that count against the concurrency, with their start times, oldest first. */
  readonly #fresh = new Map<T, number>();
  readonly #slow = new Set<T>();
  readonly #runs = new Set<Promise<void>>();
  #held = 0;

  constructor({ concurrency, latestStartMs }: { concurrency: number; latestStartMs: number }, work: Work<T>) {
    this.#concurrency = concurrency;
    this.#latestStartMs = latestStartMs;
    this.#work = work;
  }

  capacity(): Capacity {
    const held = new Map<string, number>();
    for (const [id, lane] of this.#lanes) held.set(id, lane.waiting.length + lane.running);
    return { free: this.#concurrency * slowPerPlace - this.#held, perEndpoint: perLane.held, held };
  }

  add(items: readonly T[]): void {
    const since = performance.now();
    for (const item of items) {
      const id = this.#work.laneOf(item);
      let lane = this.#lanes.get(id);
      if (!lane) this.#lanes.set(id, (lane = { waiting: [], running: 0 }));
      lane.waiting.push({ item, since });
    }
    this.#held += items.length;
    this.startNext();
  }

  /** Also call it at intervals, because items that turn slow make room for others. */
  startNext(): void {
    const now = performance.now();
    for (const [item, start] of this.#fresh) {
      if (now - start < slowMs) break;
      this.#fresh.delete(item);
      this.#slow.add(item);
    }
    const late: T[] = [];
    for (const [id, lane] of this.#lanes) {
      if (this.#fresh.size >= this.#concurrency) break;
      const next = lane.running < perLane.running ? lane.waiting.shift() : undefined;
      if (!next) continue;
      // In turn: the loop comes to this lane again after all others.
      this.#lanes.delete(id);
      this.#lanes.set(id, lane);
      if (now - next.since > this.#latestStartMs) late.push(next.item);
      else this.#start(id, lane, next.item, now);
    }
    if (late.length > 0) void this.#giveBack(late);
  }

  async #giveBack(items: T[]): Promise<void> {
    await this.#work.giveBack(items);
    for (const item of items) this.#leave(this.#work.laneOf(item));
    this.#work.onRoom();
  }

  #start(id: string, lane: Lane<T>, item: T, now: number): void {
    lane.running++;
    this.#fresh.set(item, now);
    const run = this.#work.run(item).then(() => {
      this.#runs.delete(run);
      this.#fresh.delete(item);
      this.#slow.delete(item);
      lane.running--;
      const left = this.#leave(id);
      this.startNext();
      if (left === 0 || left === perLane.held / 2) this.#work.onRoom();
    });
    this.#runs.add(run);
  }

  /** Returns how many are left in the lane. */
  #leave(id: string): number {
    this.#held--;
    const lane = this.#lanes.get(id);
    const left = lane ? lane.waiting.length + lane.running : 0;
    if (left === 0) this.#lanes.delete(id);
    return left;
  }

  /** Waits for running items. Returns those that are left after `ms`, and those that did not start. */
  async end(ms: number): Promise<T[]> {
    const waiting = [...this.#lanes.values()].flatMap((lane) => lane.waiting.splice(0).map(({ item }) => item));
    const timer = new AbortController();
    const late = delay(ms, undefined, { signal: timer.signal }).catch(() => {});
    await Promise.race([Promise.all(this.#runs), late]);
    timer.abort();
    return [...waiting, ...this.#fresh.keys(), ...this.#slow];
  }
}
