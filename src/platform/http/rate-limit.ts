import { TokenBucket } from 'limiter';
import { RateLimited } from '../errors.ts';

export type RateLimit = { perMinute: number; burst: number };
/** Counts a caller's request; adds to the answer's headers (names and values in turn). Throws RateLimited. */
export type LimitRate = (caller: string, headers: string[]) => void;

/** How many requests apart buckets are looked through for full ones, which tell no more than new ones. */
const sweepEvery = 1_000;

/**
 * Lets each caller (a key, an address) make `perMinute` requests a minute, `burst` of them at once: a bucket of tokens for each, in this
 * process. Every answer says what is left, in the headers of the IETF's draft (a policy, and what remains of it) and in
 * those that older clients read.
 */
export function limitRate({ perMinute, burst }: RateLimit): LimitRate {
  const buckets = new Map<string, TokenBucket>();
  const perSecond = perMinute / 60;
  const policy = `"default";q=${perMinute};w=60;burst=${burst}`;
  let requests = 0;

  const newBucket = (): TokenBucket => {
    const bucket = new TokenBucket({ bucketSize: burst, tokensPerInterval: perMinute, interval: 'minute' });
    bucket.content = burst;
    return bucket;
  };
  const sweep = () => {
    for (const [key, bucket] of buckets) {
      bucket.drip();
      if (bucket.content >= burst) buckets.delete(key);
    }
  };

  return (caller, headers) => {
    if (++requests % sweepEvery === 0) sweep();
    let bucket = buckets.get(caller);
    if (!bucket) buckets.set(caller, (bucket = newBucket()));
    const allowed = bucket.tryRemoveTokens(1);
    const left = String(Math.floor(bucket.content));
    const reset = String(Math.ceil((burst - bucket.content) / perSecond));
    headers.push(
      'RateLimit-Policy',
      policy,
      'RateLimit',
      `"default";r=${left};t=${reset}`,
      'X-RateLimit-Limit',
      String(perMinute),
      'X-RateLimit-Remaining',
      left,
      'X-RateLimit-Reset',
      reset,
    );
    if (!allowed) throw new RateLimited(Math.max(1, Math.ceil(bucket.getWaitTime(1) / 1000)));
  };
}
