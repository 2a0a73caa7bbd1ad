import { once } from 'node:events';
import type { Response } from 'express';
import { eventStreamType } from '../http/event-stream.ts';
import { type Logger, messageOf } from '../log.ts';

/** Something new for a page: `html` is what the page's script puts in the place of what stands there. */
export type PageEvent = { name: string; html: string };

/** What a page is told as it happens (server-sent events), for as long as it is open and its reader may see it. */
export type PageEvents = {
  /** Whose it is: each has only so many open in a process. */
  owner: string;
  /** Asked every few seconds. A stream ends with the right to read it. */
  isAllowed(): Promise<boolean>;
  /** The next is asked for when the reader has taken the one before. Ends when the signal says so. */
  events(signal: AbortSignal): AsyncIterable<PageEvent>;
};

export type StreamOptions = {
  /** How often a silent stream says that it lives, so that no proxy takes it for dead. */
  heartbeatMs: number;
  /** How often the right to read is looked at again. */
  checkMs: number;
  /** Streams of one owner. Browsers open six connections to a host, and need some for pages. */
  perOwner: number;
  /** Streams of the process. */
  total: number;
};

const defaults: StreamOptions = { heartbeatMs: 15_000, checkMs: 5_000, perOwner: 4, total: 1_000 };

/** As HTML's standard writes events. An event without data would not be one. */
function textOf(name: string, data: string): string {
  const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
  return `event: ${name}\n${lines.join('')}\n`;
}

// Why a stream ended, for the page's script. Who makes room asks now and then instead: coming back it would push out the
// next. Who may not read any more has nothing to come back for.
const crowded = textOf('crowded', 'ask instead');
const over = textOf('over', 'load the page again');

/** When to come back, in ms. Not all at once: a process that stops has ended many streams in the same moment. */
const comeBackAfter = (): number => 1_000 + Math.floor(Math.random() * 2_000);

type Stream = { owner: string; res: Response; isAsking: boolean };

/** The event streams of a process. Where there are too many, the oldest goes. */
export class EventStreams {
  readonly #open = new Set<Stream>();
  readonly #options: StreamOptions;
  readonly #log: Logger;
  constructor(log: Logger, options: Partial<StreamOptions> = {}) {
    this.#log = log;
    this.#options = { ...defaults, ...options };
  }

  /** Answers with the events as they come, their addresses made ours by `rooted`. Goes on after it has returned. */
  answer(res: Response, source: PageEvents, rooted: (html: string) => string): void {
    // not by Express, which would add a character set
    res.setHeader('Content-Type', eventStreamType);
    res.status(200).set({
      // nobody in between may keep, compress or collect it
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      // so that nothing has to be closed after it when the process stops
      Connection: 'close',
    });
    if (res.req.method === 'HEAD') return void res.end();
    const stream = { owner: source.owner, res, isAsking: false };
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
    res.write(`retry: ${comeBackAfter()}\n\n`);
    this.#makeRoom(source.owner);
    void this.#send(stream, source.events(gone.signal), rooted, gone.signal);
  }

  #makeRoom(owner: string): void {
    const leave = ({ res }: Stream) => {
      if (!res.writableEnded) res.end(crowded);
    };
    // A set keeps the order in which they came.
    const alive = [...this.#open].filter(({ res }) => !res.writableEnded);
    const theirs = alive.filter((stream) => stream.owner === owner);
    for (const stream of theirs.slice(0, -this.#options.perOwner)) leave(stream);
    for (const stream of alive.slice(0, -this.#options.total)) leave(stream);
  }

  async #check(stream: Stream, source: PageEvents): Promise<void> {
    const { res } = stream;
    // Where the database hangs, the questions of a thousand streams must not pile up before everybody else's.
    if (stream.isAsking) return;
    stream.isAsking = true;
    try {
      if (!(await source.isAllowed()) && !res.writableEnded) res.end(over);
    } catch (error) {
      // Who cannot be asked about is not let read on; the browser comes back by itself.
      this.#log.warn({ reason: messageOf(error) }, 'event stream ended');
      res.end();
    } finally {
      stream.isAsking = false;
    }
  }

  async #send(
    { res }: Stream,
    events: AsyncIterable<PageEvent>,
    rooted: (html: string) => string,
    gone: AbortSignal,
  ): Promise<void> {
    try {
      for await (const { name, html } of events) {
        if (res.writableEnded) break;
        if (!res.write(textOf(name, rooted(html)))) await once(res, 'drain', { signal: gone });
      }
    } catch (error) {
      if (!gone.aborted) this.#log.error({ error }, 'event stream failed');
    }
    res.end();
  }
}

/** A reader who has still not taken what was there for it at the last heartbeat is gone without a word. */
function beat(res: Response): void {
  const isFull = res.writableLength > 0;
  if (isFull && res.locals['wasFull'] === true) return void res.destroy();
  res.locals['wasFull'] = isFull;
  if (!res.writableEnded) res.write(':\n\n');
}
