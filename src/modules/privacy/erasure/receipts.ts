import type { FoundFiles } from '#platform/personal-data.ts';
import type { StoreReceipt } from './erasure.schemas.ts';

/** A receipt for each store of files. */
export function receiptsOf(files: readonly FoundFiles[]): StoreReceipt[] {
  const byStore = Map.groupBy(files, ({ store }) => store);
  return [...byStore].map(([store, some]) => ({
    store,
    action: 'deleted',
    count: some.reduce((sum, one) => sum + one.files, 0),
  }));
}
