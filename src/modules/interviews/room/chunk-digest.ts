import { createHash } from 'node:crypto';
import { ValidationError } from '#platform/errors.ts';

const sha256Of = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/;

const invalid = (code: string, message: string): ValidationError =>
  new ValidationError([{ path: 'Content-Digest', code, message }]);

/** The SHA-256. Throws ValidationError unless the Content-Digest header (RFC 9530) has the same one. */
export function checkedDigest(bytes: Buffer, header: string | undefined): Buffer {
  if (header === undefined) throw invalid('required', 'is required');
  const sent = sha256Of.exec(header)?.[1];
  if (sent === undefined) throw invalid('invalid_format', 'must be sha-256=:<base64>:');
  const digest = createHash('sha256').update(bytes).digest();
  if (digest.toString('base64') !== sent) throw invalid('invalid_value', 'does not match the body');
  return digest;
}
