import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
const pool = Buffer.alloc(256 * idBytes);
let used = pool.length;
let msecs = 0;
let seq = 0;

/**
 * A new id: a UUIDv7, later than those this process made before, which keeps B-tree inserts at the right edge. Its random
 * part is drawn for many ids at once, as each draw costs more than the rest.
 */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const random = pool.subarray(used, (used += idBytes));
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    seq = random.readUInt32BE() >>> 1;
  } else {
    seq++;
  }
  return v7({ random, msecs, seq });
}

/** Before every id made from this moment on, and after all earlier ones: a UUIDv7 begins with its time in ms. */
export function firstIdOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
