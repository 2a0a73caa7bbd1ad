import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import type { Database } from '#platform/database/database.ts';
import { Conflict, PayloadTooLarge } from '#platform/errors.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { limitInFlight } from '#platform/http/limits/in-flight.ts';
import { newId } from '#platform/ids.ts';
import type { ImportRepository } from '../import.repository.ts';
import { type ImportFormat, importTypes, maxFileBytes, maxRows } from '../reading/import-format.ts';
import { checkedUtf8, type Delimiter, readRecords } from '../reading/import-records.ts';

export type Upload = {
  /** As the client sent it. The API gets none. */
  name?: string;
  format: ImportFormat;
  contents: AsyncIterable<Buffer>;
  /** Size that the client declared. */
  bytes: number | undefined;
  /** Whether the import waits for a user to start it. */
  isDraft: boolean;
};

/** Limits per organization: drafts, bytes that wait to be imported, and parallel uploads in each web process. */
const maxDrafts = 10;
const maxWaitingBytes = 1024 * 1024 * 1024;
const maxAtOnce = 5;

const tooManyDrafts = () =>
  new Conflict(
    'conflict',
    `Your organization has ${maxDrafts} uploaded files that are not imported yet. Import or delete one first.`,
  );
const tooManyBytes = () =>
  new Conflict(
    'conflict',
    'With this file, the files waiting to be imported would exceed 1 GiB. Try again when an import is done.',
    { retryable: true },
  );

const maxFileName = 200;
/** Control characters, and those that turn the direction of text. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Without folders. Null if nothing is left. */
function fileNameOf(name = ''): string | null {
  const [last = ''] = name.split(/[\\/]/).slice(-1);
  const shown = Array.from(last.toWellFormed().replace(invisible, '').trim());
  return shown.slice(0, maxFileName).join('') || null;
}

type Inspected = { columns: string[]; delimiter: Delimiter | null; rows: number };

const tooLarge = () => new PayloadTooLarge(`The file is larger than ${maxFileBytes / 1024 / 1024} MiB.`);
const tooManyRows = () =>
  new PayloadTooLarge(`The file has more than ${maxRows} rows. Split it, and import the parts one after the other.`);

async function inspect(format: ImportFormat, contents: AsyncIterable<Buffer>): Promise<Inspected> {
  const { columns, delimiter, rows } = await readRecords(format, checkedUtf8(contents));
  let count = 0;
  for await (const _ of rows) if (++count > maxRows) throw tooManyRows();
  return { columns, delimiter, rows: count };
}

/** Yields each chunk after it was passed to the inspection too. Throws the inspection's errors and PayloadTooLarge. */
async function* inspected(
  contents: AsyncIterable<Buffer>,
  inspection: { input: PassThrough; result: Promise<Inspected> },
  hash: Hash,
): AsyncGenerator<Buffer> {
  const { input, result } = inspection;
  let bytes = 0;
  for await (const chunk of contents) {
    bytes += chunk.length;
    if (bytes > maxFileBytes) throw tooLarge();
    hash.update(chunk);
    // After the inspection fails, nothing reads the input.
    if (!input.write(chunk)) await Promise.race([once(input, 'drain'), result]);
    yield chunk;
  }
  input.end();
  await result;
}

/** Stores files of imports while they arrive, and checks them on the way. */
export class ImportUpload {
  readonly #db: Database;
  readonly #imports: ImportRepository;
  readonly #files: FileStore;
  readonly #limit = limitInFlight(maxAtOnce);
  constructor(db: Database, imports: ImportRepository, files: FileStore) {
    this.#db = db;
    this.#imports = imports;
    this.#files = files;
  }

  /**
   * Returns the ID of a draft. Throws PayloadTooLarge, ValidationError for a file that is not of its format, Conflict and
   * RateLimited for too many files, and Unavailable.
   */
  async receive(organizationId: string, upload: Upload): Promise<{ id: string; digest: Buffer }> {
    if (upload.bytes !== undefined && upload.bytes > maxFileBytes) throw tooLarge();
    return this.#limit(organizationId, () => this.#receive(organizationId, upload));
  }

  async #receive(organizationId: string, upload: Upload): Promise<{ id: string; digest: Buffer }> {
    const id = newId();
    const { format, name } = upload;
    const fileKey = `${organizationId}/imports/${id}.${format}`;
    await this.#db.transaction(async () => {
      const waiting = await this.#imports.lockWaiting(organizationId, maxFileBytes);
      if (upload.isDraft && waiting.drafts >= maxDrafts) throw tooManyDrafts();
      if (waiting.bytes + (upload.bytes ?? maxFileBytes) > maxWaitingBytes) throw tooManyBytes();
      await this.#imports.insertDraft(organizationId, id, { format, fileKey, fileName: fileNameOf(name) });
    });
    try {
      const hash = createHash('sha256');
      const { file, bytes } = await this.#store(fileKey, upload, hash);
      await this.#imports.describeFile(organizationId, id, { ...file, bytes });
      return { id, digest: hash.digest() };
    } catch (error) {
      await this.discard(organizationId, id);
      throw error;
    }
  }

  async #store(key: string, { format, contents }: Upload, hash: Hash): Promise<{ file: Inspected; bytes: number }> {
    const input = new PassThrough();
    const result = inspect(format, input);
    result.catch(() => {});
    try {
      const chunks = Readable.from(inspected(contents, { input, result }, hash), { objectMode: false });
      const bytes = await this.#files.put(key, chunks, importTypes[format]);
      return { file: await result, bytes };
    } finally {
      input.destroy();
    }
  }

  /** False for an import that has been started. */
  async discard(organizationId: string, id: string): Promise<boolean> {
    const key = await this.#imports.deleteDraft(organizationId, id);
    if (key) await this.#files.remove([key]);
    return key !== undefined;
  }
}
