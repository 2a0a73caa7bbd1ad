import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { type Logger, messageOf } from '../log.ts';

type Watched = {
  followers: number;
  latest: JSX.Element | undefined;
  html: string;
  /** Counts the loads that have started. `loaded` is the last one that succeeded. */
  started: number;
  loaded: number;
  loads: EventEmitter;
};

/** Loads a view once for all followers of its key in this process. */
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

  /**
   * Yields the view, then each change. Slow followers get only the latest one. Never yields a view that was loaded
   * before the call, because the page that follows it may be newer.
   */
  async *follow(key: string, signal: AbortSignal): AsyncGenerator<JSX.Element, void> {
    const [watched, before] = this.#join(key);
    try {
      let sent: JSX.Element | undefined;
      while (!signal.aborted) {
        if (watched.latest === undefined || watched.latest === sent || watched.loaded <= before) {
          await once(watched.loads, 'loaded', { signal });
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

  /** Returns the number of loads that have started before, too. */
  #join(key: string): [Watched, number] {
    const known = this.#watched.get(key);
    if (known) {
      known.followers += 1;
      return [known, known.started];
    }
    const loads = new EventEmitter().setMaxListeners(0);
    const watched = { followers: 1, latest: undefined, html: '', started: 0, loaded: 0, loads };
    this.#watched.set(key, watched);
    void this.#poll(key, watched);
    return [watched, 0];
  }

  async #poll(key: string, watched: Watched): Promise<void> {
    while (watched.followers > 0) {
      watched.started += 1;
      try {
        const view = await this.#load(key);
        const html = render(view);
        if (html !== watched.html) Object.assign(watched, { latest: view, html });
        watched.loaded = watched.started;
        watched.loads.emit('loaded');
      } catch (error) {
        // Followers keep the last view.
        this.#log.warn({ reason: messageOf(error) }, 'a live view could not be loaded');
      }
      await pause(this.#everyMs, undefined, { ref: false });
    }
    this.#watched.delete(key);
  }
}
