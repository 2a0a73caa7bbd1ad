import { once } from 'node:events';
import type { Response } from 'express';
import type { JSX } from 'preact';
import { eventStreamType } from '../http/exchange.ts';
import { type Logger, messageOf } from '../log.ts';
import type { RenderPage } from './render.ts';

export type PageEvent = { name: string; view: JSX.Element };

export type PageEvents = {
  /** The reader. Each owner gets a limited number of streams. */
  owner: string;
  /** Called every few seconds. False ends the stream. */
  isAllowed(): Promise<boolean>;
  /** Iterated as fast as the reader receives events. */
  events(signal: AbortSignal): AsyncIterable<PageEvent>;
};

export type StreamOptions = {
  /** Heartbeats keep proxies from closing a silent stream. */
  heartbeatMs: number;
  checkMs: number;
  /** Browsers open at most six connections to a host, and pages need some of them. */
  perOwner: number;
  total: number;
};

const defaults: StreamOptions = { heartbeatMs: 15_000, checkMs: 5_000, perOwner: 4, total: 1_000 };

/** Formats an event. It always has data, because browsers ignore events without. */
function textOf(name: string, data: string): string {
  const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
  return `event: ${name}\n${lines.join('')}\n`;
}

// After `crowded` the page's script polls. After `over` it does nothing.
const crowded = textOf('crowded', 'ask instead');
const over = textOf('over', 'load the page again');

/** Random delay in ms, because a stopping process ends many streams at once. */
const reconnectAfter = (): number => 1_000 + Math.floor(Math.random() * 2_000);

type Stream = { owner: string; res: Response; isChecking: boolean };

/** Ends the oldest stream if there are too many. */
export class EventStreams {
  readonly #open = new Set<Stream>();
  readonly #options: StreamOptions;
  readonly #render: RenderPage;
  readonly #log: Logger;
  constructor(render: RenderPage, log: Logger, options: Partial<StreamOptions> = {}) {
    this.#render = render;
    this.#log = log;
    this.#options = { ...defaults, ...options };
  }

  /** Returns immediately. The stream continues. */
  answer(res: Response, source: PageEvents): void {
    // Express would add a character set.
    res.setHeader('Content-Type', eventStreamType);
    res.status(200).set({
      // Proxies must not store, compress or buffer the stream.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      // A stopping process then need not close the connection.
      Connection: 'close',
    });
    if (res.req.method === 'HEAD') return void res.end();
    const stream = { owner: source.owner, res, isChecking: false };
    const gone = new AbortController();
    const timers = [
      setInterval(() => beat(res), this.#options.heartbeatMs),
      setInterval(() => void this.#check(stream, source), this.#options.checkMs),
    ];
    this.#open.add(stream);
    res.once('close', () => {
      this.#open.delete(stream);
      for (const timer of timers) clearInterval(timer);
      gone.abort();
    });
    res.write(`retry: ${reconnectAfter()}\n\n`);
    this.#makeRoom(source.owner);
    void this.#send(stream, source.events(gone.signal), gone.signal);
  }

  #makeRoom(owner: string): void {
    const leave = ({ res }: Stream) => {
      if (!res.writableEnded) res.end(crowded);
    };
    // A set keeps the order of insertion.
    const alive = [...this.#open].filter(({ res }) => !res.writableEnded);
    const theirs = alive.filter((stream) => stream.owner === owner);
    for (const stream of theirs.slice(0, -this.#options.perOwner)) leave(stream);
    for (const stream of alive.slice(0, -this.#options.total)) leave(stream);
  }

  async #check(stream: Stream, source: PageEvents): Promise<void> {
    const { res } = stream;
    // Checks must not pile up while the database hangs.
    if (stream.isChecking) return;
    stream.isChecking = true;
    try {
      if (!(await source.isAllowed()) && !res.writableEnded) res.end(over);
    } catch (error) {
      // The browser reconnects automatically.
      this.#log.warn({ reason: messageOf(error) }, 'event stream ended');
      res.end();
    } finally {
      stream.isChecking = false;
    }
  }

  async #send({ res }: Stream, events: AsyncIterable<PageEvent>, gone: AbortSignal): Promise<void> {
    try {
      for await (const { name, view } of events) {
        if (res.writableEnded) break;
        if (!res.write(textOf(name, this.#render(view)))) await once(res, 'drain', { signal: gone });
      }
    } catch (error) {
      if (!gone.aborted) this.#log.error({ error }, 'event stream failed');
    }
    res.end();
  }
}

/** Destroys the stream if the reader has received nothing since the last heartbeat. */
function beat(res: Response): void {
  const isFull = res.writableLength > 0;
  if (isFull && res.locals['wasFull'] === true) return void res.destroy();
  res.locals['wasFull'] = isFull;
  if (!res.writableEnded) res.write(':\n\n');
}
