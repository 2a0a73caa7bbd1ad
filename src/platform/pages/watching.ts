import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Logger, messageOf } from '../log.ts';

type Watched = { followers: number; latest: string | undefined; changes: EventEmitter };

/**
 * Looks at something again and again for as long as anybody in this process follows it: one look for all who follow the
 * same, none when nobody does. What is seen is text, and followers are told of it when it has become another.
 */
export class Watching {
  readonly #watched = new Map<string, Watched>();
  readonly #look: (key: string) => Promise<string>;
  readonly #log: Logger;
  readonly #everyMs: number;
  constructor(look: (key: string) => Promise<string>, log: Logger, everyMs = 1_000) {
    this.#look = look;
    this.#log = log;
    this.#everyMs = everyMs;
  }

  /** What is seen now, then each change; who is slow gets the latest only. Ends when the signal says so. */
  async *follow(key: string, signal: AbortSignal): AsyncGenerator<string, void> {
    const watched = this.#join(key);
    try {
      let told: string | undefined;
      while (!signal.aborted) {
        if (watched.latest === undefined || watched.latest === told) {
          await once(watched.changes, 'change', { signal });
        } else {
          told = watched.latest;
          yield told;
        }
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      watched.followers -= 1;
    }
  }

  #join(key: string): Watched {
    const known = this.#watched.get(key);
    if (known) {
      known.followers += 1;
      return known;
    }
    const watched = { followers: 1, latest: undefined, changes: new EventEmitter().setMaxListeners(0) };
    this.#watched.set(key, watched);
    void this.#watch(key, watched);
    return watched;
  }

  async #watch(key: string, watched: Watched): Promise<void> {
    while (watched.followers > 0) {
      try {
        const seen = await this.#look(key);
        if (seen !== watched.latest) {
          watched.latest = seen;
          watched.changes.emit('change');
        }
      } catch (error) {
        // What followers see stands still meanwhile.
        this.#log.warn({ reason: messageOf(error) }, 'looking failed');
      }
      await pause(this.#everyMs, undefined, { ref: false });
    }
    this.#watched.delete(key);
  }
}
