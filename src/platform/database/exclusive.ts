import { Grouped } from './grouped.ts';
import { type LockConnections, LockSession } from './server/lock-session.ts';

/**
 * Runs work one at a time across all processes, for work that is too long for a transaction. Holds advisory locks on
 * one connection, so that a killed process holds none.
 */
export class Exclusive {
  readonly #connections: LockConnections;
  readonly #held = new Set<string>();
  readonly #locks = new Grouped<string, { session: LockSession; isFree: boolean }>(
    { size: 200, waitMs: 0, concurrency: 1 },
    (keys) => this.#lock(keys),
  );
  readonly #unlocks = new Grouped<{ session: LockSession; key: string }>(
    { size: 200, waitMs: 0, concurrency: 1 },
    (held) => this.#unlock(held),
  );
  #session: Promise<LockSession> | undefined;
  #release: () => void = () => {};

  constructor(connections: LockConnections) {
    this.#connections = connections;
  }

  /** Returns false, without waiting, if work with this key is running already. */
  async run(key: string, work: () => Promise<void>): Promise<boolean> {
    // Advisory locks are reentrant, so a process must also check its own.
    if (this.#held.has(key)) return false;
    this.#held.add(key);
    try {
      const { session, isFree } = await this.#locks.run(key);
      if (!isFree) return false;
      try {
        await work();
      } finally {
        // A closed connection has released the lock.
        await this.#unlocks.run({ session, key }).catch(() => {});
      }
      return true;
    } finally {
      this.#held.delete(key);
    }
  }

  async #lock(keys: readonly string[]): Promise<{ session: LockSession; isFree: boolean }[]> {
    const session = await this.#connect();
    try {
      return (await session.lock(keys)).map((isFree) => ({ session, isFree }));
    } catch (error) {
      // A failed transaction would fail all later statements.
      if (this.#connections.arePooled) this.#release();
      throw error;
    }
  }

  /** Unlocks each key on the connection that holds it. */
  async #unlock(held: readonly { session: LockSession; key: string }[]): Promise<void[]> {
    for (const [session, some] of Map.groupBy(held, (one) => one.session)) {
      await session.unlock(some.map(({ key }) => key));
    }
    return [];
  }

  #connect(): Promise<LockSession> {
    if (this.#session) return this.#session;
    const { connect, arePooled } = this.#connections;
    const connecting = connect().then((connection) => new LockSession(connection, arePooled));
    this.#session = connecting;
    const forget = () => {
      if (this.#session === connecting) this.#session = undefined;
    };
    connecting.then(({ connection }) => {
      // A broken connection emits both `error` and `end`, but can be released only once.
      let released = false;
      const release = () => {
        forget();
        if (!released) connection.release(true);
        released = true;
      };
      connection.once('error', release);
      connection.once('end', release);
      this.#release = release;
    }, forget);
    return connecting;
  }

  async close(): Promise<void> {
    await this.#session?.catch(() => {});
    if (this.#session) this.#release();
  }
}
