import { createHash } from 'node:crypto';
import { ValidationError } from '#platform/errors.ts';

const sha256Of = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/;

const wrong = (code: string, message: string): ValidationError =>
  new ValidationError([{ path: 'Content-Digest', code, message }]);

/**
 * The SHA-256 of what came. Throws ValidationError unless the header Content-Digest (RFC 9530) names the same one: what
 * was cut or changed on its way is not kept.
 */
export function checkedDigest(bytes: Buffer, header: string | undefined): Buffer {
  if (header === undefined) throw wrong('required', 'is required');
  const named = sha256Of.exec(header)?.[1];
  if (named === undefined) throw wrong('invalid_format', 'must be sha-256=:<base64>:');
  const digest = createHash('sha256').update(bytes).digest();
  if (digest.toString('base64') !== named) throw wrong('invalid_value', 'is not that of the body');
  return digest;
}
