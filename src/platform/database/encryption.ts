import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** With a key of 32 bytes. `about`: what belongs to the secret. It opens only together with the same. */
export function encrypt(key: Buffer, secret: Buffer, about: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, encryption.update(secret), encryption.final(), encryption.getAuthTag()]);
}

/** Undefined if it was encrypted with none of the keys, about something else, or was changed. */
export function decrypt(keys: readonly Buffer[], sealed: Buffer, about: string): Buffer | undefined {
  if (sealed.length < nonceBytes + tagBytes) return undefined;
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(-tagBytes);
  for (const key of keys) {
    const decryption = createDecipheriv(cipher, key, nonce).setAAD(Buffer.from(about)).setAuthTag(tag);
    const secret = decryption.update(sealed.subarray(nonceBytes, -tagBytes));
    try {
      return Buffer.concat([secret, decryption.final()]);
    } catch {
      // Encrypted with another key.
    }
  }
  return undefined;
}
