import { AsyncLocalStorage } from 'node:async_hooks';

type Waits = { ms: number };

const current = new AsyncLocalStorage<Waits>();

/** Adds the deliberate waits of `work` to `waits`. */
export const countWaits = <T>(waits: Waits, work: () => T): T => current.run(waits, work);

/** Waits for something that the caller asked to wait for. The time does not count as a slow request. */
export async function waitDeliberately<T>(wait: () => Promise<T>): Promise<T> {
  const since = performance.now();
  try {
    return await wait();
  } finally {
    const waits = current.getStore();
    if (waits) waits.ms += performance.now() - since;
  }
}
