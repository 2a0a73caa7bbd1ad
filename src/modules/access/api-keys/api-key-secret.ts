import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 43; // 32 bytes in base62
const checksumLength = 6;
const shape = new RegExp(
  `^([a-z0-9]{2,16}_(?:live|test)_[0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`,
);

const base62 = (value: bigint, length: number): string => {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text;
};
const checksum = (body: string): string => base62(BigInt(crc32(body)), checksumLength);

/**
 * `<prefix>_live_<secret><checksum>`, or `_test_`: 256 random bits, and a CRC-32 that detects invalid keys without a lookup.
 */
export function makeKey(prefix: string, mode: 'live' | 'test'): string {
  const body = `${prefix}_${mode}_${base62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength)}`;
  return body + checksum(body);
}

/** Whether format and checksum are valid. The key may still be unknown. */
export function isWellFormed(key: string): boolean {
  const [, body, sum] = shape.exec(key) ?? [];
  return body !== undefined && checksum(body) === sum;
}

export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer');
