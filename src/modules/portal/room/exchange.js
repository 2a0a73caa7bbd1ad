import { isWorthAnotherTry, pauseAfter, retryAfter } from './plan.js';

const patience = { call: 30_000, chunk: 120_000 };

/** What the server, or nobody, answered instead of what was asked for. Status 0: it could not be reached. */
export class Refusal extends Error {
  constructor(status, { problem, missing, state } = {}, wait = 0) {
    super(`${status} ${problem ?? ''}`);
    this.status = status;
    this.problem = problem;
    this.missing = missing;
    this.state = state;
    /** How long the server asks to wait, in milliseconds. */
    this.wait = wait;
  }
}

/** Passes after so many milliseconds, or at once when there is a connection again. */
export function pause(ms) {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha-256=:${btoa(String.fromCharCode(...digest))}:`;
}

/** What the room says to the server, and what it hears. */
export class Exchange {
  #base = location.pathname.replace(/\/$/, '');
  #seat;
  #onConnection;
  /** The last state that was heard. */
  state;

  /** `onConnection` is told whether the server can be reached. */
  constructor(seat, onConnection) {
    this.#seat = seat;
    this.#onConnection = onConnection;
  }

  look() {
    return this.#heard(this.#call(`state?seat=${this.#seat}`));
  }
  takeSeat() {
    return this.#heard(this.#post('seat', {}));
  }
  begin(readiness) {
    return this.#heard(this.#post('begin', { consent: true, readiness }));
  }
  open(question) {
    return this.#heard(this.#post(`questions/${question}`, {}));
  }
  startRun(question, run, type) {
    return this.#heard(this.#post(`questions/${question}/runs`, { run, type }));
  }
  answer(question, answer) {
    return this.#heard(this.#post(`questions/${question}/answer`, answer));
  }
  /** As the page goes, too. */
  signals(signals) {
    return this.#post('signals', { signals }, { keepalive: true });
  }
  async chunk(question, run, { number, type, bytes }) {
    return this.#call(`questions/${question}/runs/${run}/chunks/${number}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Digest': await digestOf(bytes) },
      body: bytes,
      signal: AbortSignal.timeout(patience.chunk),
    });
  }

  /** Does it until it is done or refused for good. */
  async persist(work) {
    for (let failures = 0; ; failures += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Refusal) || !isWorthAnotherTry(error.status)) throw error;
        await pause(Math.max(error.wait, pauseAfter(failures, Math.random())));
      }
    }
  }

  async #heard(answer) {
    this.state = await answer;
    return this.state;
  }

  #post(path, body, more = {}) {
    return this.#call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ seat: this.#seat, ...body }),
      ...more,
    });
  }

  async #call(path, options = {}) {
    const answer = await this.#fetch(path, options);
    const body = await answer.json().catch(() => undefined);
    if (answer.ok && body !== undefined) return body;
    // An answer that was cut off, or is somebody else's, is none.
    const status = answer.ok ? 0 : answer.status;
    throw new Refusal(status, body, retryAfter(answer.headers.get('Retry-After'), Date.now()));
  }

  async #fetch(path, options) {
    try {
      const signal = options.signal ?? AbortSignal.timeout(patience.call);
      const answer = await fetch(`${this.#base}/${path}`, { cache: 'no-store', ...options, signal });
      this.#onConnection(true);
      return answer;
    } catch {
      this.#onConnection(false);
      throw new Refusal(0);
    }
  }
}
