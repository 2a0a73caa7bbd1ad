import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const idBytes = 16;
const pool = Buffer.alloc(256 * idBytes);
let used = pool.length;
let msecs = 0;
let seq = 0;

/**
 * A UUIDv7, greater than earlier ones of this process. Random bytes are expensive, so they are drawn for many IDs at
 * once.
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

/** Sorts before all IDs made from this time on, and after earlier ones. */
export function firstIdOf(timestamp: Date): string {
  const time = timestamp.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
