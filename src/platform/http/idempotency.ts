import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
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

const digest = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((made, part) => made.update(part).update('\n'), createHash('sha256')).digest();

/** The key as it is kept: who reads the table cannot repeat the request, nor read its answer. */
const keyHashOf = ({ key }: KeyedRequest): Buffer => digest('key', key);
const requestHashOf = ({ method, path, body }: KeyedRequest): Buffer => digest('request', method, path, body);

// An answer may hold a candidate's link, of which nothing but a hash may be stored. So it is locked with what the caller
// alone has, the Idempotency-Key, and sends again with a repetition.
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const secretOf = ({ key, body }: KeyedRequest): Buffer => digest('answer', key, body);

function lock(request: KeyedRequest, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, secretOf(request), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function unlock(request: KeyedRequest, kept: Buffer): string {
  const decipher = createDecipheriv(algorithm, secretOf(request), kept.subarray(0, ivBytes));
  decipher.setAuthTag(kept.subarray(-tagBytes));
  return decipher.update(kept.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

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
      const requestHash = requestHashOf(request);
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
    const kept = await this.#db.row<{ status: number; body: Buffer; isSame: boolean }>(
      `select status, body, request_hash = $3 as "isSame" from idempotency_keys
       where organization_id = $1 and key_hash = $2 and created_at > now() - interval '24 hours'`,
      [request.organizationId, keyHashOf(request), requestHash],
    );
    if (!kept) return undefined;
    if (!kept.isSame) {
      throw new UnprocessableContent(
        'idempotency_key_reused',
        'This Idempotency-Key was used for another request. Send a new key with a new request.',
      );
    }
    return { status: kept.status, text: unlock(request, kept.body), replayed: true };
  }

  async #keep(request: KeyedRequest, requestHash: Buffer, answer: Answer): Promise<void> {
    const kept = await this.#db.rows(
      `insert into idempotency_keys as k (organization_id, key_hash, request_hash, status, body) values ($1, $2, $3, $4, $5)
       on conflict (organization_id, key_hash) do update
         set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body, created_at = now()
         where k.created_at <= now() - interval '24 hours'
       returning 1`,
      [request.organizationId, keyHashOf(request), requestHash, answer.status, lock(request, answer.text)],
    );
    // The lock's connection broke meanwhile, and somebody else has done it.
    if (kept.length === 0) throw new StillRunning();
  }
}
