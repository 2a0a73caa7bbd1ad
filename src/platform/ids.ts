import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
const pool = Buffer.alloc(256 * idBytes);
let used = pool.length;

/** A new id: a UUIDv7, whose order is that of time. Its random part is drawn for many at once, as each draw costs more. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += idBytes;
  return v7({ random: pool.subarray(used - idBytes, used) });
}
