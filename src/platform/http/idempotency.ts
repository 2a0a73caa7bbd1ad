import { hash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Exclusive } from '../database/exclusive.ts';
import { Conflict, UnprocessableContent } from '../errors.ts';

/** An answer as it goes out. */
export type Answer = { status: number; text: string };

export type KeyedRequest = {
  organizationId: string;
  /** The Idempotency-Key. */
  key: string;
  /** What the key stands for: a repetition must be of the same. */
  method: string;
  path: string;
  body: Buffer;
};

class StillRunning extends Conflict {
  override readonly retryable = true;
  constructor() {
    super('conflict', 'The first request with this Idempotency-Key is still running. Ask again for its answer.');
  }
}

const hashOf = ({ method, path, body }: KeyedRequest): Buffer =>
  Buffer.from(hash('sha256', Buffer.concat([Buffer.from(`${method} ${path}\n`), body]), 'hex'), 'hex');

/**
 * Answers of requests with an Idempotency-Key, kept for 24 hours. The answer is stored in the transaction of the work
 * it tells of: a crash leaves both or neither, and a repetition does the work exactly when it was not done.
 */
export class Idempotency {
  readonly #db: Database;
  readonly #exclusive: Exclusive;
  constructor(db: Database, exclusive: Exclusive) {
    this.#db = db;
    this.#exclusive = exclusive;
  }

  /**
   * The answer of `work`, or that of the first request with this key. `prepare` runs before the transaction that `work`
   * joins. Throws Conflict while the first still runs and UnprocessableContent when it was another request; what `work`
   * throws is not kept.
   */
  async once(
    request: KeyedRequest,
    prepare: () => Promise<void>,
    work: () => Promise<Answer>,
  ): Promise<Answer & { replayed: boolean }> {
    let answer: (Answer & { replayed: boolean }) | undefined;
    const alone = await this.#exclusive.run(`idempotency ${request.organizationId} ${request.key}`, async () => {
      const requestHash = hashOf(request);
      answer = await this.#kept(request, requestHash);
      if (answer) return;
      await prepare();
      const made = await this.#db.transaction(async () => {
        const done = await work();
        await this.#keep(request, requestHash, done);
        return done;
      });
      answer = { ...made, replayed: false };
    });
    if (!alone || !answer) throw new StillRunning();
    return answer;
  }

  /** Deletes the answers that are kept no longer. */
  async forget(): Promise<void> {
    await this.#db.rows(`delete from idempotency_keys where created_at <= now() - interval '24 hours'`);
  }

  async #kept(request: KeyedRequest, requestHash: Buffer): Promise<(Answer & { replayed: true }) | undefined> {
    const kept = await this.#db.row<{ status: number; text: string; isSame: boolean }>(
      `select status, body as text, request_hash = $3 as "isSame" from idempotency_keys
       where organization_id = $1 and key = $2 and created_at > now() - interval '24 hours'`,
      [request.organizationId, request.key, requestHash],
    );
    if (!kept) return undefined;
    if (!kept.isSame) {
      throw new UnprocessableContent(
        'idempotency_key_reused',
        'This Idempotency-Key was used for another request. Send a new key with a new request.',
      );
    }
    return { status: kept.status, text: kept.text, replayed: true };
  }

  async #keep(request: KeyedRequest, requestHash: Buffer, answer: Answer): Promise<void> {
    const kept = await this.#db.rows(
      `insert into idempotency_keys as k (organization_id, key, request_hash, status, body) values ($1, $2, $3, $4, $5)
       on conflict (organization_id, key) do update
         set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = now()
         where k.created_at <= now() - interval '24 hours'
       returning 1`,
      [request.organizationId, request.key, requestHash, answer.status, answer.text],
    );
    // The lock's connection broke meanwhile, and somebody else has done it.
    if (kept.length === 0) throw new StillRunning();
  }
}
