import pLimit from 'p-limit';
import { RateLimited } from '../../errors.ts';
import type { RateLimit } from './rate-limit.repository.ts';
import type { CallerBuckets, SharedBuckets } from './shared-buckets.ts';

/** Adds the rate limit headers as alternating names and values. Throws RateLimited if the caller is over the limit. */
export type LimitRate = (caller: string, headers: string[]) => void | Promise<void>;

/** Returns whether `attempt` was right. Throws RateLimited after too many failures. */
export type LimitFailures = (caller: string, attempt: () => boolean) => Promise<boolean>;

const secondsUntil = (buckets: CallerBuckets, caller: string, { perMinute }: RateLimit): number =>
  Math.max(1, Math.ceil((1 - buckets.left(caller)) / (perMinute / 60)));

/**
 * One token bucket per caller (a key or an address), shared by all web processes. Adds the headers of the IETF draft
 * and those that older clients read.
 */
export function limitRate(shared: SharedBuckets, name: string, limit: RateLimit): LimitRate {
  const { perMinute, burst } = limit;
  const buckets = shared.of(name, limit);
  const perSecond = perMinute / 60;
  const policy = `"default";q=${perMinute};w=60;burst=${burst}`;

  return async (caller, headers) => {
    const isAllowed = await buckets.take(caller);
    const content = isAllowed ? buckets.left(caller) : 0;
    const left = String(Math.floor(content));
    const reset = String(Math.ceil((burst - content) / perSecond));
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
    if (!isAllowed) throw new RateLimited(secondsUntil(buckets, caller, limit));
  };
}

/**
 * Limits the failed attempts of each caller. Throws RateLimited after too many, without running `attempt`: otherwise
 * the limit would reveal which one was right. Attempts run one after the other, so that concurrent ones cannot pass
 * together.
 */
export function limitFailures(shared: SharedBuckets, name: string, limit: RateLimit): LimitFailures {
  const buckets = shared.of(name, limit);
  const inTurn = pLimit(1);
  return (caller, attempt) =>
    inTurn(async () => {
      if (!(await buckets.take(caller))) throw new RateLimited(secondsUntil(buckets, caller, limit));
      const isRight = attempt();
      if (isRight) buckets.putBack(caller);
      return isRight;
    });
}
