import { RateLimited } from '../errors.ts';

/**
 * Lets each caller have so many requests under way: what is sent is held in memory until it is whole, and a sender may be
 * as slow as it likes. One more throws RateLimited.
 */
export function limitInFlight(most: number) {
  const inFlight = new Map<string, number>();
  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const others = inFlight.get(caller) ?? 0;
    if (others >= most) throw new RateLimited(1);
    inFlight.set(caller, others + 1);
    try {
      return await work();
    } finally {
      const left = (inFlight.get(caller) ?? 1) - 1;
      if (left === 0) inFlight.delete(caller);
      else inFlight.set(caller, left);
    }
  };
}
