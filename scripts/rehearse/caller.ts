import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the service answers
export type Answer = { status: number; body: any };

const pauseMs = 200;
const patienceMs = 120_000;

/**
 * Calls the API like a careful integration. Repeats calls that were temporarily refused or got lost, until they are
 * answered.
 */
export class Caller {
  readonly #base: string;
  readonly #key: string;
  /** Number of repeated calls. */
  repeated = 0;

  constructor(base: string, key: string) {
    this.#base = base;
    this.#key = key;
  }

  /** Throws for a 500, and after two minutes without an answer. A POST has an Idempotency-Key, so that it acts once. */
  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer> {
    const headers = {
      authorization: `Bearer ${this.#key}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    };
    for (const end = Date.now() + patienceMs; ; ) {
      const answer = await fetch(`${this.#base}/api/v1${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined);
      if (answer && answer.status === 500) throw new Error(`${method} ${path} answered 500: ${answer.text}`);
      const isRunning = answer?.status === 409 && method === 'POST' && answer.text.includes('Idempotency-Key');
      if (answer && answer.status !== 503 && answer.status !== 429 && !isRunning) {
        return { status: answer.status, body: answer.text ? JSON.parse(answer.text) : undefined };
      }
      this.repeated++;
      if (Date.now() > end) throw new Error(`${method} ${path} was not answered for two minutes`);
      await sleep(pauseMs);
    }
  }

  /** Throws unless the status is 200. */
  async get(path: string): Promise<Answer['body']> {
    const { status, body } = await this.call('GET', path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }
}
