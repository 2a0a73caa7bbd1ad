import { hkdfSync } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { decrypt, encrypt } from '#platform/database/encryption.ts';
import { sessionSecret } from '#platform/pages/session.ts';

type Sealed<T> = { data: T; until: number };

/**
 * Keeps data between two requests of a sign-in in a cookie that the browser can neither read nor change. So visitors
 * who are not signed in store nothing in the database.
 */
export class BrowserSeal {
  readonly #db: Database;
  #key: Promise<Buffer> | undefined;
  constructor(db: Database) {
    this.#db = db;
  }

  /** `purpose`: what was sealed for one does not open for another. */
  async seal(purpose: string, data: object, seconds: number): Promise<string> {
    const sealed: Sealed<object> = { data, until: Date.now() + seconds * 1000 };
    return encrypt(await this.#secret(), Buffer.from(JSON.stringify(sealed)), purpose).toString('base64url');
  }

  /** Undefined if it was changed, has expired or is of another purpose. */
  async open<T extends object>(purpose: string, text: string | undefined): Promise<T | undefined> {
    const opened = decrypt([await this.#secret()], Buffer.from(text ?? '', 'base64url'), purpose);
    if (!opened) return undefined;
    const { data, until } = JSON.parse(opened.toString()) as Sealed<T>;
    return until > Date.now() ? data : undefined;
  }

  #secret(): Promise<Buffer> {
    this.#key ??= this.#derive().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  async #derive(): Promise<Buffer> {
    return Buffer.from(hkdfSync('sha256', await sessionSecret(this.#db), '', 'sign-in of browsers', 32));
  }
}
