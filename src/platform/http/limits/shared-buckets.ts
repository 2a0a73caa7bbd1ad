import { hash } from 'node:crypto';
import { type Logger, messageOf } from '../../log.ts';
import type { RateLimit, RateLimitRepository, TokenGrant } from './rate-limit.repository.ts';

/** A caller's bucket as this process last saw it. Times are from performance.now(). */
type Bucket = {
  readonly key: Buffer;
  readonly limit: RateLimit;
  /** Tokens that this process has taken from the shared bucket but not used. */
  held: number;
  /** Tokens in the shared bucket at `seenAt`. */
  left: number;
  seenAt: number;
  /** Tokens used since `seenAt`. */
  used: number;
  waiting: ((isAllowed: boolean) => void)[];
  isAsking: boolean;
};

export type CallerBuckets = {
  /** Takes a token. Returns whether there was one for the caller. */
  take(caller: string): boolean | Promise<boolean>;
  /** Returns a token that was taken. */
  putBack(caller: string): void;
  /** Tokens left for the caller, with fractions. */
  left(caller: string): number;
};

/** After this time, an unused token goes back for other processes. */
const leaseMs = 1_000;
const sweepMs = 500;
const cleanMs = 60_000;
/** Time that a request waits for the database. After that, this process decides alone. */
const patienceMs = 500;
/** Parts of that time. Connecting takes up to 15 answers, and a busy process may read one in each part. */
const patienceTicks = 25;
/** Time that it decides alone before it asks the database again. */
const pauseMs = 1_000;
/** A process takes at most one part in this many of a burst in advance. */
const leaseShare = 20;
const maxReturned = 1_000;

const perMs = ({ perMinute }: RateLimit): number => perMinute / 60_000;

/** Content of the shared bucket now, unless others have taken from it. */
const contentOf = ({ left, seenAt, limit }: Bucket, now: number): number =>
  Math.min(limit.burst, left + perMs(limit) * (now - seenAt));

/** Number of tokens that the caller uses in a second, but few if the bucket is nearly empty. */
function leaseSize(bucket: Bucket, now: number): number {
  const { used, seenAt, limit } = bucket;
  const inOneLease = Math.ceil((used * leaseMs) / Math.max(1, now - seenAt));
  const most = Math.min(limit.burst / leaseShare, contentOf(bucket, now) / 4);
  return Math.max(1, Math.min(inOneLease, Math.floor(most)));
}

/** Takes a token from the bucket as last seen, while the database is unavailable. */
function takeAlone(bucket: Bucket, now: number): boolean {
  bucket.left = contentOf(bucket, now);
  bucket.seenAt = now;
  if (bucket.left < 1) return false;
  bucket.left--;
  return true;
}

/** Rejects after `patienceMs`, later if this process is busy. `late` gets a grant that comes later. */
async function inTime(grants: Promise<TokenGrant[]>, late: (grants: TokenGrant[]) => void): Promise<TokenGrant[]> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const timeout = new Promise<never>((_resolve, reject) => {
    let ticks = 0;
    // The timer of a busy process ticks slower. Between two ticks, it reads what came.
    timer = setInterval(() => {
      if (++ticks < patienceTicks) return;
      isLate = true;
      reject(new Error(`no answer in ${patienceMs} ms`));
    }, patienceMs / patienceTicks);
  });
  grants.then(
    (given) => isLate && late(given),
    () => {},
  );
  try {
    return await Promise.race([grants, timeout]);
  } finally {
    clearInterval(timer);
  }
}

/**
 * Token buckets that all web processes share through PostgreSQL. A process leases tokens, so that most requests of a
 * busy caller need no statement. Leased tokens are taken from the shared bucket, so the limit holds over all processes.
 * While the database is unavailable, each process limits alone: every caller is limited, and none is shut out.
 */
export class SharedBuckets {
  readonly #repository: RateLimitRepository;
  readonly #log: Logger;
  readonly #all: Map<string, Bucket>[] = [];
  #timers: NodeJS.Timeout[] = [];
  #aloneUntil = 0;
  #isAlone = false;

  constructor(repository: RateLimitRepository, log: Logger) {
    this.#repository = repository;
    this.#log = log;
  }

  /** Buckets of one limit. Limits with the same name share them. */
  of(name: string, limit: RateLimit): CallerBuckets {
    const buckets = new Map<string, Bucket>();
    this.#all.push(buckets);
    if (this.#timers.length === 0) {
      this.#timers = [
        setInterval(() => void this.#returnUnused(leaseMs), sweepMs).unref(),
        setInterval(() => void this.#repository.deleteFull().catch(() => {}), cleanMs).unref(),
      ];
    }
    const bucketOf = (caller: string): Bucket => {
      const known = buckets.get(caller);
      if (known) return known;
      // Callers may be addresses, which the table must not reveal.
      const key = hash('sha256', `${name}\n${caller}`, 'buffer').subarray(0, 16);
      const fresh = { key, limit, held: 0, left: limit.burst, seenAt: performance.now(), used: 0 };
      const bucket = { ...fresh, waiting: [], isAsking: false };
      buckets.set(caller, bucket);
      return bucket;
    };
    return {
      take: (caller) => this.#take(bucketOf(caller)),
      putBack: (caller) => void bucketOf(caller).held++,
      left: (caller) => {
        const bucket = bucketOf(caller);
        return Math.min(limit.burst, contentOf(bucket, performance.now()) + bucket.held);
      },
    };
  }

  /** Returns all tokens that this process has not used. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#returnUnused(-1);
  }

  #take(bucket: Bucket): boolean | Promise<boolean> {
    if (bucket.held >= 1) {
      bucket.held--;
      bucket.used++;
      return true;
    }
    const now = performance.now();
    // Refuses a flood without a statement.
    if (!bucket.isAsking && contentOf(bucket, now) < 1) return false;
    if (now < this.#aloneUntil) return takeAlone(bucket, now);
    return new Promise((resolve) => {
      bucket.waiting.push(resolve);
      if (!bucket.isAsking) void this.#ask(bucket);
    });
  }

  /** Asks until every waiting request is decided. */
  async #ask(bucket: Bucket): Promise<void> {
    bucket.isAsking = true;
    while (bucket.waiting.length > 0) {
      const now = performance.now();
      const asked = bucket.waiting.length;
      const wanted = Math.max(asked, leaseSize(bucket, now));
      // One request checks whether the database is back. The others do not wait for it.
      if (this.#isAlone) this.#aloneUntil = now + patienceMs;
      try {
        const order = { key: bucket.key, limit: bucket.limit, wanted };
        const grants = this.#repository.exchange([order]);
        const [grant] = await inTime(grants, ([late]) => late && this.#sees(bucket, late));
        this.#sees(bucket, grant as TokenGrant);
        this.#isBack();
        decide(bucket, asked);
      } catch (error) {
        this.#goesAlone(error);
        for (const resolve of bucket.waiting.splice(0)) resolve(takeAlone(bucket, performance.now()));
      }
    }
    bucket.isAsking = false;
  }

  #sees(bucket: Bucket, { granted, left }: TokenGrant): void {
    bucket.held += Math.max(0, granted);
    bucket.left = left;
    bucket.seenAt = performance.now();
    bucket.used = 0;
  }

  /** Returns the unused tokens of leases older than `ageMs`. Forgets callers whose bucket is full. */
  async #returnUnused(ageMs: number): Promise<void> {
    const now = performance.now();
    const returned: { bucket: Bucket; wanted: number }[] = [];
    for (const buckets of this.#all) {
      for (const [caller, bucket] of buckets) {
        if (bucket.isAsking) continue;
        if (bucket.held > 0 && now - bucket.seenAt > ageMs && now >= this.#aloneUntil) {
          returned.push({ bucket, wanted: -bucket.held });
          bucket.held = 0;
        } else if (bucket.held === 0 && contentOf(bucket, now) >= bucket.limit.burst) {
          buckets.delete(caller);
        }
      }
    }
    while (returned.length > 0) {
      const some = returned.splice(0, maxReturned);
      try {
        const orders = some.map(({ bucket: { key, limit }, wanted }) => ({ key, limit, wanted }));
        const grants = await inTime(this.#repository.exchange(orders), () => {});
        for (const [index, { bucket }] of some.entries()) this.#sees(bucket, grants[index] as TokenGrant);
      } catch (error) {
        this.#goesAlone(error);
        return;
      }
    }
  }

  #goesAlone(error: unknown): void {
    if (!this.#isAlone) this.#log.warn({ reason: messageOf(error) }, 'rate limits are counted by this process alone');
    this.#isAlone = true;
    this.#aloneUntil = performance.now() + pauseMs;
  }

  #isBack(): void {
    if (this.#isAlone) this.#log.info('rate limits are shared again');
    this.#isAlone = false;
    this.#aloneUntil = 0;
  }
}

/** Decides waiting requests. Those that came after the order wait for the next one, if tokens are left. */
function decide(bucket: Bucket, asked: number): void {
  const now = performance.now();
  for (const [index, resolve] of bucket.waiting.splice(0).entries()) {
    if (bucket.held >= 1) {
      bucket.held--;
      bucket.used++;
      resolve(true);
    } else if (index < asked || contentOf(bucket, now) < 1) {
      resolve(false);
    } else {
      bucket.waiting.push(resolve);
    }
  }
}
