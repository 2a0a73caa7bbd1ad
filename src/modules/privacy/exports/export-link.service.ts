import { hash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Config } from '#platform/config.ts';
import { NotFound } from '#platform/errors.ts';
import type { ByteRange, FileStore } from '#platform/files/file-store.ts';
import type { ExportLinkRepository } from './export-link.repository.ts';

export type OpenExport = { size: number; name: string; read(range?: ByteRange): Promise<Readable> };

/** Links that a process remembers, so that it shows the same one again. */
const remembered = 1_000;

/** Links to the files of exports. Only hashes of their tokens are stored, so each process makes links of its own. */
export class ExportLinks {
  readonly #links: ExportLinkRepository;
  readonly #files: FileStore;
  readonly #baseUrl: string;
  readonly #urls = new Map<string, Promise<string>>();
  constructor(links: ExportLinkRepository, files: FileStore, { baseUrl }: Pick<Config, 'baseUrl'>) {
    this.#links = links;
    this.#files = files;
    this.#baseUrl = baseUrl;
  }

  /** The same on every call in this process. */
  urlOf(organizationId: string, exportId: string): Promise<string> {
    const known = this.#urls.get(exportId);
    if (known) return known;
    const made = this.newUrl(organizationId, exportId);
    this.#urls.set(exportId, made);
    made.catch(() => this.#urls.delete(exportId));
    const [oldest] = this.#urls.keys();
    if (this.#urls.size > remembered && oldest !== undefined) this.#urls.delete(oldest);
    return made;
  }

  async newUrl(organizationId: string, exportId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#links.insert(organizationId, exportId, hash('sha256', token, 'buffer'));
    return `${this.#baseUrl}/exports/${token}`;
  }

  /** Throws NotFound for a token that is malformed, unknown or expired, and Unavailable. */
  async open(token: string): Promise<OpenExport> {
    const found = /^[\w-]{43}$/.test(token) ? await this.#links.find(hash('sha256', token, 'buffer')) : undefined;
    const size = found && (await this.#files.sizeOf(found.key));
    if (!found || size === undefined) throw new NotFound('The page');
    const name = found.candidateId ? `candidate-${found.candidateId}.zip` : `organization-${found.organizationId}.zip`;
    return { size, name, read: (range) => this.#read(found.key, range) };
  }

  async #read(key: string, range?: ByteRange): Promise<Readable> {
    const contents = await this.#files.read(key, range);
    if (!contents) throw new NotFound('The page');
    return contents;
  }
}
