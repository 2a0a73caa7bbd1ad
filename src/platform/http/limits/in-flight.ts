import { RateLimited } from '../../errors.ts';

/** Limits the concurrent requests of a caller. Throws RateLimited above `max`. */
export function limitInFlight(max: number) {
  const inFlight = new Map<string, number>();
  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const others = inFlight.get(caller) ?? 0;
    if (others >= max) throw new RateLimited(1);
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
