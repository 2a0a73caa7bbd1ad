import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { Exclusive } from '../../database/exclusive.ts';
import { sql } from '../../database/sql.ts';
import { Conflict, UnprocessableContent } from '../../errors.ts';

export type KeyedAnswer = { status: number; text: string };

export type KeyedRequest = {
  organizationId: string;
  key: string;
  /** A repeat must have the same method, path and body. */
  method: string;
  path: string;
  body: Buffer;
};

class StillRunning extends Conflict {
  constructor() {
    const message = 'The first request with this Idempotency-Key is still running. Repeat the request for its answer.';
    super('conflict', message, { retryable: true });
  }
}

const digest = (...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((made, part) => made.update(part).update('\n'), createHash('sha256')).digest();

/** Hashed, so that a reader of the table can neither repeat the request nor read its answer. */
const keyHashOf = ({ key }: KeyedRequest): Buffer => digest('key', key);
const requestHashOf = ({ method, path, body }: KeyedRequest): Buffer => digest('request', method, path, body);

// An answer may contain a candidate's link, which must not be stored. So it is encrypted with the Idempotency-Key,
// which only callers have.
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const secretOf = ({ key, body }: KeyedRequest): Buffer => digest('answer', key, body);

function encrypt(request: KeyedRequest, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, secretOf(request), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(request: KeyedRequest, stored: Buffer): string {
  const decipher = createDecipheriv(algorithm, secretOf(request), stored.subarray(0, ivBytes));
  decipher.setAuthTag(stored.subarray(-tagBytes));
  return decipher.update(stored.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** Bytes of a longer body are those of a file. */
const longestNaming = 64 * 1024;

/**
 * IDs of the candidates that an answer names: the first ID of all, and those of its applications. The answer with an
 * invite link names none, but its request does.
 */
const candidateIdsIn = ({ body }: KeyedRequest, text: string): string[] => {
  const sent = body.length > longestNaming ? '' : body.toString();
  const found = `${text}\n${sent}`.matchAll(/"(?:candidate_id|merged_id)"\s*:\s*"([0-9a-f-]{36})"/gi);
  const first = /"id":"([0-9a-f-]{36})"/.exec(text);
  return [...new Set([...(first ? [first] : []), ...found].map(([, id = '']) => id.toLowerCase()))];
};

/** Hours that answers are stored. */
export const keptHours = 24;

/**
 * Stores answers of requests with an Idempotency-Key, in the transaction of the request's work. A repeat does the work
 * only if it was not done.
 */
export class Idempotency {
  readonly #db: Database;
  readonly #exclusive: Exclusive;
  constructor(db: Database, exclusive: Exclusive) {
    this.#db = db;
    this.#exclusive = exclusive;
  }

  /**
   * Returns the answer of `work`, or that of the first request with this key. `prepare` runs before the transaction of
   * `work`. Throws Conflict while the first request runs, and UnprocessableContent if it was a different request.
   * Errors are not stored.
   */
  async once(
    request: KeyedRequest,
    prepare: () => Promise<void>,
    work: () => Promise<KeyedAnswer>,
  ): Promise<KeyedAnswer & { replayed: boolean }> {
    let answer: (KeyedAnswer & { replayed: boolean }) | undefined;
    const alone = await this.#exclusive.run(`idempotency ${request.organizationId} ${request.key}`, async () => {
      const requestHash = requestHashOf(request);
      answer = await this.#stored(request, requestHash);
      if (answer) return;
      await prepare();
      const made = await this.#db.transaction(async () => {
        const done = await work();
        await this.#store(request, requestHash, done);
        return done;
      });
      answer = { ...made, replayed: false };
    });
    if (!alone || !answer) throw new StillRunning();
    return answer;
  }

  async forget(): Promise<void> {
    await this.#db.rows(sql`delete from idempotency_keys where created_at <= now() - ${keptHours} * interval '1 hour'`);
  }

  async #stored(request: KeyedRequest, requestHash: Buffer): Promise<(KeyedAnswer & { replayed: true }) | undefined> {
    const stored = await this.#db.record<{ status: number; body: Buffer; isSame: boolean }>(
      sql`select status, body, request_hash = ${requestHash} as is_same from idempotency_keys
        where organization_id = ${request.organizationId} and key_hash = ${keyHashOf(request)}
          and created_at > now() - ${keptHours} * interval '1 hour'`,
    );
    if (!stored) return undefined;
    if (!stored.isSame) throw new UnprocessableContent('idempotency_key_reused');
    return { status: stored.status, text: decrypt(request, stored.body), replayed: true };
  }

  async #store(request: KeyedRequest, requestHash: Buffer, answer: KeyedAnswer): Promise<void> {
    const stored = await this.#db.rows(
      sql`insert into idempotency_keys as k (organization_id, key_hash, request_hash, status, body, candidate_ids)
        values (${request.organizationId}, ${keyHashOf(request)}, ${requestHash}, ${answer.status},
          ${encrypt(request, answer.text)}, ${candidateIdsIn(request, answer.text)}::uuid[])
        on conflict (organization_id, key_hash) do update
          set request_hash = excluded.request_hash, status = excluded.status, body = excluded.body,
            candidate_ids = excluded.candidate_ids, created_at = now()
          where k.created_at <= now() - ${keptHours} * interval '1 hour'
        returning 1`,
    );
    // The lock's connection broke, and another request was faster.
    if (stored.length === 0) throw new StillRunning();
  }
}
