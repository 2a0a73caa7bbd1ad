import type { Readable } from 'node:stream';
import { NotFound } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Branding, BrandingRepository } from './branding.repository.ts';
import type { Logo } from './logo.ts';

/** `logo`: a new one, null for none, or undefined for the present one. */
export type BrandingChange = Pick<Branding, 'publicName' | 'brandColor'> & { logo: Logo | null | undefined };

const keyOf = (organizationId: string, hash: string): string => `${organizationId}/branding/${hash}`;

/** Name, color and logo on the pages that candidates see. */
export class BrandingService {
  readonly #branding: BrandingRepository;
  readonly #files: FileStore;
  constructor(branding: BrandingRepository, files: FileStore) {
    this.#branding = branding;
    this.#files = files;
  }

  /** Throws NotFound. */
  async get(organizationId: string): Promise<Branding> {
    const branding = await this.#branding.find(organizationId);
    if (!branding) throw new NotFound('The organization');
    return branding;
  }

  /** Call it before the transaction of `change`. Throws Unavailable. */
  async store(organizationId: string, { hash, bytes, type }: Logo): Promise<void> {
    await this.#files.put(keyOf(organizationId, hash), bytes, type);
  }

  /** Returns the hash of a logo that is no longer used. */
  async change(organizationId: string, { publicName, brandColor, logo }: BrandingChange): Promise<string | undefined> {
    const present = await this.get(organizationId);
    const { hash: logoHash, type: logoType } =
      logo === undefined ? { hash: present.logoHash, type: present.logoType } : (logo ?? { hash: null, type: null });
    const before = await this.#branding.replace(organizationId, { publicName, brandColor, logoHash, logoType });
    return before !== null && before !== logoHash ? before : undefined;
  }

  /** Call it after the transaction of `change`. Throws Unavailable. */
  async forget(organizationId: string, hash: string): Promise<void> {
    const { logoHash } = await this.get(organizationId);
    // Chosen again in the meantime.
    if (logoHash !== hash) await this.#files.remove([keyOf(organizationId, hash)]);
  }

  /** The present logo. Throws NotFound and Unavailable. */
  async logo(organizationId: string, hash: string): Promise<{ type: string; size: number; read(): Promise<Readable> }> {
    const branding = await this.#branding.find(organizationId);
    const type = branding?.logoHash === hash ? branding.logoType : null;
    const key = keyOf(organizationId, hash);
    const size = type === null ? undefined : await this.#files.sizeOf(key);
    if (type === null || size === undefined) throw new NotFound('The logo');
    return { type, size, read: () => this.#read(key) };
  }

  async #read(key: string): Promise<Readable> {
    const contents = await this.#files.read(key);
    if (!contents) throw new NotFound('The logo');
    return contents;
  }
}
