import { v7 } from 'uuid';

/** A new UUIDv7: ids made later sort after earlier ones, which keeps B-tree inserts at the right edge. */
export const newId = (): string => v7();
