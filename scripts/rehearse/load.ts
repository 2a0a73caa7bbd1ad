import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** `at` is the time of the acknowledgment, and `ms` the duration of the request. Both are from performance.now(). */
export type Acknowledged = { at: number; ms: number };

const clients = 4;
const batch = 5;
const retryMs = 100;

type Results = { data: { candidate_id: string; application: { id: string } | null }[] };

/**
 * Writes until it is stopped: creates candidates, searches for some, then applies them in bulk. If a write is refused
 * or its answer is lost, it is repeated with its Idempotency-Key until it is acknowledged.
 */
export class Load {
  readonly #base: string;
  readonly #key: string;
  readonly #jobId: string;
  #isStopped = false;
  #running: Promise<unknown> = Promise.resolve();
  /** IDs by email. */
  readonly candidates = new Map<string, string>();
  /** IDs by candidate. */
  readonly applications = new Map<string, string>();
  readonly writes: Acknowledged[] = [];
  /**
   * `found` counts searches that returned the candidate created just before. `missed` has the candidates that were not
   * found.
   */
  found = 0;
  readonly missed: string[] = [];
  /** Times at which requests were refused or their answers lost. */
  readonly refusals: number[] = [];

  constructor(base: string, key: string, jobId: string) {
    this.#base = base;
    this.#key = key;
    this.#jobId = jobId;
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: clients }, () => this.#client()));
    // `stop` throws the error.
    this.#running.catch(() => {});
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #client(): Promise<void> {
    while (!this.#isStopped) {
      const ids: string[] = [];
      for (let n = 0; n < batch; n++) {
        const email = `failover.${randomUUID()}@example.com`;
        const body = { full_name: 'Rehearsal', email, primary_skills: ['PostgreSQL'] };
        const { data } = await this.#write<{ data: { id: string } }>('/candidates', body);
        this.candidates.set(email, data.id);
        ids.push(data.id);
        if (n === 0) await this.#find(email, data.id);
      }
      const { data } = await this.#write<Results>('/applications/bulk', { job_id: this.#jobId, candidate_ids: ids });
      for (const { candidate_id, application } of data)
        this.applications.set(candidate_id, application?.id ?? 'failed');
    }
  }

  /** Searches right after the write. A standby may serve this. */
  async #find(email: string, id: string): Promise<void> {
    const answer = await fetch(`${this.#base}/api/v1/candidates?search=${email}`, {
      headers: { authorization: `Bearer ${this.#key}` },
    });
    const { data } = (await answer.json()) as { data?: { id: string }[] };
    if (!answer.ok) this.refusals.push(performance.now());
    else if (data?.[0]?.id === id) this.found++;
    else this.missed.push(id);
  }

  async #write<T>(path: string, body: object): Promise<T> {
    const headers = {
      authorization: `Bearer ${this.#key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    for (;;) {
      const since = performance.now();
      const answer = await fetch(`${this.#base}/api/v1${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const at = performance.now();
      const reply = (await answer.json()) as T;
      if (answer.ok) {
        this.writes.push({ at, ms: at - since });
        return reply;
      }
      // 409: the first request with this key is still running.
      if (answer.status !== 503 && answer.status !== 409)
        throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(reply)}`);
      if (answer.status === 503 && !answer.headers.has('retry-after')) throw new Error('503 without Retry-After');
      this.refusals.push(at);
      await sleep(retryMs);
    }
  }
}

/** Percentiles in milliseconds. */
export function percentiles(writes: readonly Acknowledged[]): string {
  const sorted = writes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
  return `${sorted.length} writes, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}
