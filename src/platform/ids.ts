import { v7, validate } from 'uuid';

/** A new UUIDv7: ids made later sort after earlier ones, which keeps B-tree inserts at the right edge. */
export const newId = (): string => v7();

export const isUuid = (value: string): boolean => validate(value);
