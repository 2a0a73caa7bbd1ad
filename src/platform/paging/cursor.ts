import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isStorableDate } from '../schema/fields.ts';

/** A position in a list of changes. With a null ID, it is after every row of that timestamp. */
export type ChangePosition = {
  at: string;
  id: string | null;
  list: string;
};

const Token = z.tuple([
  z.literal(1),
  z.iso.datetime({ precision: 3 }).refine((at) => isStorableDate(new Date(at))),
  z.guid().nullable(),
  z.string().regex(/^[\w-]{11}$/),
]);

export const encodeCursor = ({ at, id, list }: ChangePosition): string =>
  Buffer.from(JSON.stringify([1, at, id, list])).toString('base64url');

/** Undefined for an invalid cursor. */
export function decodeCursor(cursor: string): ChangePosition | undefined {
  try {
    const [, at, id, list] = Token.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id, list };
  } catch {
    return undefined;
  }
}

/** Fingerprint of the names of all filters and their values. A cursor of one list is not valid for another. */
export const listFingerprint = (filters: readonly string[], values: object): string =>
  createHash('sha256')
    .update(JSON.stringify([filters, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 11);
