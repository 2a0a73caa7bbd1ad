import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { type Logger, messageOf } from '../log.ts';

type Watched = { followers: number; latest: JSX.Element | undefined; html: string; changes: EventEmitter };

/** Once for all followers of a key in this process. */
export class ViewPoller {
  readonly #watched = new Map<string, Watched>();
  readonly #load: (key: string) => Promise<JSX.Element>;
  readonly #log: Logger;
  readonly #everyMs: number;
  constructor(load: (key: string) => Promise<JSX.Element>, log: Logger, everyMs = 1_000) {
    this.#load = load;
    this.#log = log;
    this.#everyMs = everyMs;
  }

  /** The current view, then each change; slow followers get the latest only. */
  async *follow(key: string, signal: AbortSignal): AsyncGenerator<JSX.Element, void> {
    const watched = this.#join(key);
    try {
      let sent: JSX.Element | undefined;
      while (!signal.aborted) {
        if (watched.latest === undefined || watched.latest === sent) {
          await once(watched.changes, 'change', { signal });
        } else {
          sent = watched.latest;
          yield sent;
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
    const watched = { followers: 1, latest: undefined, html: '', changes: new EventEmitter().setMaxListeners(0) };
    this.#watched.set(key, watched);
    void this.#poll(key, watched);
    return watched;
  }

  async #poll(key: string, watched: Watched): Promise<void> {
    while (watched.followers > 0) {
      try {
        const view = await this.#load(key);
        const html = render(view);
        if (html !== watched.html) {
          Object.assign(watched, { latest: view, html });
          watched.changes.emit('change');
        }
      } catch (error) {
        // Followers keep the last view.
        this.#log.warn({ reason: messageOf(error) }, 'a live view could not be loaded');
      }
      await pause(this.#everyMs, undefined, { ref: false });
    }
    this.#watched.delete(key);
  }
}
