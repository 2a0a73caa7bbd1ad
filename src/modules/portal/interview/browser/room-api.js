import { isRetryable, retryAfter, retryDelay } from './plan.js';

const timeLimits = { call: 30_000, chunk: 120_000 };

/** Status 0: the server could not be reached. */
export class Refusal extends Error {
  constructor(status, { problem, missing, state } = {}, wait = 0) {
    super(`${status} ${problem ?? ''}`);
    this.status = status;
    this.problem = problem;
    this.missing = missing;
    this.state = state;
    /** Time to wait in milliseconds, from the server. */
    this.wait = wait;
  }
}

/** Waits for `ms`, or until the browser is online again. */
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

/** All methods throw Refusal. */
export class RoomApi {
  #base = location.pathname.replace(/\/$/, '');
  #seat;
  #onConnection;
  state;

  /** Calls `onConnection` with whether the server can be reached. */
  constructor(seat, onConnection) {
    this.#seat = seat;
    this.#onConnection = onConnection;
  }

  readState() {
    return this.#setState(this.#call(`state?seat=${this.#seat}`));
  }
  takeSeat() {
    return this.#setState(this.#post('seat', {}));
  }
  begin(readiness, textHash) {
    return this.#setState(this.#post('begin', { consent: true, text_hash: textHash, readiness }));
  }
  openQuestion(question) {
    return this.#setState(this.#post(`questions/${question}`, {}));
  }
  startRun(question, run, type) {
    return this.#setState(this.#post(`questions/${question}/runs`, { run, type }));
  }
  endAnswer(question, answer) {
    return this.#setState(this.#post(`questions/${question}/answer`, answer));
  }
  sendSignals(signals) {
    // `keepalive`: also while the page closes.
    return this.#post('signals', { signals }, { keepalive: true });
  }
  async sendChunk(question, run, { number, type, bytes }) {
    return this.#call(`questions/${question}/runs/${run}/chunks/${number}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Digest': await digestOf(bytes) },
      body: bytes,
      signal: AbortSignal.timeout(timeLimits.chunk),
    });
  }

  /** Retries until the call succeeds or is refused permanently. */
  async persist(call) {
    for (let failures = 0; ; failures += 1) {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof Refusal) || !isRetryable(error.status)) throw error;
        await pause(Math.max(error.wait, retryDelay(failures, Math.random())));
      }
    }
  }

  async #setState(answer) {
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
    // A truncated answer, or one from a proxy, counts as none.
    const status = answer.ok ? 0 : answer.status;
    throw new Refusal(status, body, retryAfter(answer.headers.get('Retry-After'), Date.now()));
  }

  async #fetch(path, options) {
    try {
      const signal = options.signal ?? AbortSignal.timeout(timeLimits.call);
      const answer = await fetch(`${this.#base}/${path}`, { cache: 'no-store', ...options, signal });
      this.#onConnection(true);
      return answer;
    } catch {
      this.#onConnection(false);
      throw new Refusal(0);
    }
  }
}
