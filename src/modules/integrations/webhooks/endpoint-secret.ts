import { createHmac, randomBytes } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { decrypt, encrypt } from '#platform/database/encryption.ts';
import { Unavailable } from '#platform/errors.ts';

const prefix = 'whsec_';

export class SecretUnreadable extends Error {}

/** The secrets that endpoints verify webhooks with. They are stored encrypted, each for its endpoint. */
export class EndpointSecrets {
  readonly #keys: readonly Buffer[];
  constructor({ webhooks }: Pick<Config, 'webhooks'>) {
    this.#keys = webhooks.secretKeys;
  }

  get hasKey(): boolean {
    return this.#keys.length > 0;
  }

  /**
   * Returns the secret, which is shown once, and its encrypted form to store. Throws Unavailable if no encryption key
   * is configured.
   */
  create(endpointId: string): { secret: string; sealed: Buffer } {
    const bytes = randomBytes(32);
    return { secret: prefix + bytes.toString('base64'), sealed: this.#seal(bytes, endpointId) };
  }

  #seal(secret: Buffer, endpointId: string): Buffer {
    const [key] = this.#keys;
    if (!key) {
      throw new Unavailable(
        'This service has no key to encrypt webhook secrets. Ask its operator to set WEBHOOK_SECRET_KEY.',
        60,
      );
    }
    return encrypt(key, secret, endpointId);
  }

  /** The secret's bytes. Throws SecretUnreadable if it was encrypted with none of the keys. */
  open(sealed: Buffer, endpointId: string): Buffer {
    const secret = decrypt(this.#keys, sealed, endpointId);
    if (secret) return secret;
    throw new SecretUnreadable('WEBHOOK_SECRET_KEY has no key that decrypts the secret of this endpoint');
  }
}

/** The signature header of Standard Webhooks 1.0: one signature per secret, separated by spaces. */
export const signatureOf = (secrets: readonly Buffer[], id: string, timestamp: number, body: string): string =>
  secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ');
