const size = 500;

/**
 * Calls `work`, which does up to `size` and says how many it did, until fewer than that are left. Each batch commits by
 * itself, so that no row stays locked for long; stops between two of them when told to.
 */
export async function inBatches(signal: AbortSignal, work: (size: number) => Promise<number>): Promise<void> {
  while (!signal.aborted && (await work(size)) === size);
}
