import type { RequestHandler } from 'express';
import { TokenBucket } from 'limiter';
import { RateLimited } from '../errors.ts';
import type { Actor } from './access.ts';

export type RateLimit = { perMinute: number; burst: number };

/** A bucket nobody has drawn from for as long as it takes to fill tells no more than a new one. */
const sweepEvery = 1_000;

/**
 * Lets each key make `perMinute` requests a minute, `burst` of them at once: a bucket of tokens for each, in this
 * process. Throws RateLimited. Every answer says what is left, in the headers of the IETF's draft (a policy, and what
 * remains of it) and in those that older clients read.
 */
export function limitRate({ perMinute, burst }: RateLimit): RequestHandler {
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

  return (_req, res, next) => {
    if (++requests % sweepEvery === 0) sweep();
    const { apiKeyId } = res.locals['actor'] as Actor;
    let bucket = buckets.get(apiKeyId);
    if (!bucket) buckets.set(apiKeyId, (bucket = newBucket()));
    const allowed = bucket.tryRemoveTokens(1);
    const left = Math.floor(bucket.content);
    const reset = Math.ceil((burst - bucket.content) / perSecond);
    res.setHeader('RateLimit-Policy', policy);
    res.setHeader('RateLimit', `"default";r=${left};t=${reset}`);
    res.setHeader('X-RateLimit-Limit', perMinute);
    res.setHeader('X-RateLimit-Remaining', left);
    res.setHeader('X-RateLimit-Reset', reset);
    if (!allowed) throw new RateLimited(Math.max(1, Math.ceil(bucket.getWaitTime(1) / 1000)));
    next();
  };
}
