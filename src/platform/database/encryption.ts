import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts with a 32-byte key. `about` names the owner of the secret. Decryption needs the same value. */
export function encrypt(key: Buffer, secret: Buffer, about: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, encryption.update(secret), encryption.final(), encryption.getAuthTag()]);
}

/** Undefined if no key fits, `about` differs, or the data was changed. */
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
