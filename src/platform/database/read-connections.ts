import type { Client } from 'pg';
import type { Statement } from './sql.ts';

type Slot = { client: Promise<Client>; inFlight: number };

/**
 * Runs named statements outside transactions. A connection takes the next statement before it has answered the last
 * one, which halves the cost of a hot read. A slow statement delays those behind it, so only quick ones belong here.
 */
export class ReadConnections {
  readonly #newClient: () => Client;
  readonly #slots: (Slot | undefined)[];

  constructor(newClient: () => Client, connections: number) {
    this.#newClient = newClient;
    this.#slots = Array.from({ length: connections }, () => undefined);
  }

  /** The next statement replaces a broken connection. */
  async rows(statement: Statement): Promise<unknown[]> {
    const slot = this.#leastBusy();
    slot.inFlight++;
    try {
      const client = await slot.client;
      return await new Promise((resolve, reject) => {
        client.query(statement, (error: Error | null, result: { rows: unknown[] }) => {
          if (error) reject(error);
          else resolve(result.rows);
        });
      });
    } finally {
      slot.inFlight--;
    }
  }

  /** A busy connection accepts more statements. `waiting` counts those that wait for an earlier answer. */
  state(): { open: number; idle: number; waiting: number; max: number } {
    const open = this.#slots.flatMap((slot) => slot ?? []);
    return {
      open: open.length,
      idle: open.filter(({ inFlight }) => inFlight === 0).length,
      waiting: open.reduce((sum, { inFlight }) => sum + Math.max(0, inFlight - 1), 0),
      max: this.#slots.length,
    };
  }

  #leastBusy(): Slot {
    let best = 0;
    for (const [i, slot] of this.#slots.entries()) {
      if ((slot?.inFlight ?? -1) < (this.#slots[best]?.inFlight ?? -1)) best = i;
    }
    const current = this.#slots[best];
    // An idle connection is as good as a new one.
    if (current && current.inFlight > 0) {
      const missing = this.#slots.indexOf(undefined);
      if (missing >= 0) return this.#open(missing);
    }
    return current ?? this.#open(best);
  }

  #open(index: number): Slot {
    const client = this.#newClient();
    const slot: Slot = { client: client.connect().then(() => client), inFlight: 0 };
    const forget = () => {
      if (this.#slots[index] === slot) this.#slots[index] = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    slot.client.catch(forget);
    this.#slots[index] = slot;
    return slot;
  }

  /** Waits for running statements. */
  async close(): Promise<void> {
    const open = this.#slots.flatMap((slot) => (slot ? [slot.client] : []));
    await Promise.all(open.map((client) => client.then((c) => c.end()).catch(() => {})));
  }
}
