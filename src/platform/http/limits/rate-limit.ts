import { TokenBucket } from 'limiter';
import { RateLimited } from '../../errors.ts';

export type RateLimit = { perMinute: number; burst: number };
/** Adds the rate limit headers as alternating names and values. Throws RateLimited. */
export type LimitRate = (caller: string, headers: string[]) => void;

// A full bucket equals a new one, so it can be dropped.
const sweepEvery = 1_000;

/**
 * A token bucket for each caller (a key, an address) in this process. Adds the headers of the IETF draft, and those
 * that older clients read.
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
