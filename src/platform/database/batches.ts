const size = 500;

/**
 * Calls `work`, which commits up to `size` rows and returns their number, until it returns fewer or the signal aborts.
 */
export async function inBatches(signal: AbortSignal, work: (size: number) => Promise<number>): Promise<void> {
  while (!signal.aborted && (await work(size)) === size);
}
