import type { Client } from 'pg';

type Slot = { client: Promise<Client>; inFlight: number };

/**
 * A few connections for prepared statements outside any transaction. Each takes the next statement before it has
 * answered the last, so that neither side sleeps and wakes for every one of them: half the cost of a hot read. A slow
 * statement holds up those behind it, so only quick ones, which are those worth preparing, belong here.
 */
export class Readers {
  readonly #newClient: () => Client;
  readonly #slots: (Slot | undefined)[];

  constructor(newClient: () => Client, connections: number) {
    this.#newClient = newClient;
    this.#slots = Array.from({ length: connections }, () => undefined);
  }

  /** Rows of one statement. A connection that broke is replaced by the next statement that would have used it. */
  async rows(statement: string, parameters: readonly unknown[]): Promise<unknown[]> {
    const slot = this.#leastBusy();
    slot.inFlight++;
    try {
      const client = await slot.client;
      return await new Promise((resolve, reject) => {
        client.query(statement, parameters as unknown[], (error: Error | null, result: { rows: unknown[] }) => {
          if (error) reject(error);
          else resolve(result.rows);
        });
      });
    } finally {
      slot.inFlight--;
    }
  }

  #leastBusy(): Slot {
    let best = 0;
    for (const [i, slot] of this.#slots.entries()) {
      if ((slot?.inFlight ?? -1) < (this.#slots[best]?.inFlight ?? -1)) best = i;
    }
    const known = this.#slots[best];
    // An idle connection is as good as one still to be made.
    if (known && known.inFlight > 0) {
      const missing = this.#slots.indexOf(undefined);
      if (missing >= 0) return this.#open(missing);
    }
    return known ?? this.#open(best);
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

  /** Closes the connections once what they run is answered. */
  async close(): Promise<void> {
    const open = this.#slots.flatMap((slot) => (slot ? [slot.client] : []));
    await Promise.all(open.map((client) => client.then((c) => c.end()).catch(() => {})));
  }
}
