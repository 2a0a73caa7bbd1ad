import { AsyncLocalStorage } from 'node:async_hooks';

type Context = ReturnType<typeof AsyncLocalStorage.snapshot>;

// A group belongs to no trace, log context or task of any single caller.
const outside: Context = AsyncLocalStorage.snapshot();

type Waiting<T, R> = {
  item: T;
  context: Context;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
};

export type GroupOptions = {
  size: number;
  /** How long the first item of a group waits for others. */
  waitMs: number;
  /** Maximum number of concurrent groups. */
  concurrency?: number;
};

/**
 * Does the work of concurrent callers in groups, so that they share a statement and its commit. `work` returns the
 * results in the order of its items. If a group fails, each item is tried alone, so an item that always fails does not
 * fail the others. Not for work in a transaction of the caller.
 */
export class Grouped<T, R = void> {
  readonly #work: (items: readonly T[]) => Promise<readonly R[]>;
  readonly #options: Required<GroupOptions>;
  #waiting: Waiting<T, R>[] = [];
  #running = 0;
  #isPlanned = false;

  constructor(options: GroupOptions, work: (items: readonly T[]) => Promise<readonly R[]>) {
    this.#options = { concurrency: 2, ...options };
    this.#work = work;
  }

  run(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      // An item that is alone in its group runs in its caller's context. Other items need no context. A snapshot costs
      // more than the rest of this method.
      const context = this.#waiting.length === 0 ? AsyncLocalStorage.snapshot() : outside;
      this.#waiting.push({ item, context, resolve, reject });
      this.#plan();
    });
  }

  #plan(): void {
    if (this.#isPlanned || this.#running >= this.#options.concurrency) return;
    this.#isPlanned = true;
    outside(() => {
      if (this.#options.waitMs === 0) setImmediate(() => void this.#runNext());
      else setTimeout(() => void this.#runNext(), this.#options.waitMs);
    });
  }

  async #runNext(): Promise<void> {
    this.#isPlanned = false;
    const group = this.#waiting.splice(0, this.#options.size);
    this.#running++;
    if (this.#waiting.length > 0) this.#plan();
    await this.#settle(group);
    this.#running--;
    if (this.#waiting.length > 0) this.#plan();
  }

  /** Never throws. */
  async #settle(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const [one, ...others] = group;
      const context = one && others.length === 0 ? one.context : outside;
      const results = await context(() => this.#work(group.map(({ item }) => item)));
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as R);
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else await Promise.all(group.map((one) => this.#settle([one])));
    }
  }
}
