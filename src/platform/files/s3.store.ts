import { pipeline, Readable, Transform } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Settings } from '../config.ts';
import type { ByteRange, FileStore } from './file-store.ts';

/** As many as one request may name. */
const batch = 1000;
const partSize = 8 * 1024 * 1024;

/** How long a bucket may take, in ms. Each of three tries has the time. */
const patience = {
  /** To be reached. */
  connectionTimeout: 5_000,
  /** Without a byte in either direction, also while an answer is read. */
  socketTimeout: 15_000,
  /** From the beginning of a request, with up to 8 MiB in it, to the beginning of the answer. */
  requestTimeout: 60_000,
};

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
// A bucket that is not there is a wrong setting, not a file that is not there.
const isAbsent = (error: unknown): boolean => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

/** Files in a bucket of S3, or of what speaks its protocol. */
export class S3FileStore implements FileStore {
  readonly #settings: S3Settings;
  readonly #patience: typeof patience;
  #opened: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> | undefined;
  constructor(settings: S3Settings, waits = patience) {
    this.#settings = settings;
    this.#patience = waits;
  }

  async put(key: string, contents: Readable | Buffer, contentType: string): Promise<number> {
    const { sdk, client } = await this.#open();
    const target = { Bucket: this.#settings.bucket, Key: key, ContentType: contentType };
    if (!(contents instanceof Readable)) {
      await client.send(new sdk.PutObjectCommand({ ...target, Body: contents }));
      return contents.length;
    }
    const { Upload } = await import('@aws-sdk/lib-storage');
    const counted = counting();
    // Also of one that is destroyed without an error: else the upload would wait for its end for ever.
    pipeline(contents, counted.stream, () => {});
    try {
      await new Upload({ client, params: { ...target, Body: counted.stream }, partSize, queueSize: 2 }).done();
    } finally {
      counted.stream.destroy();
    }
    return counted.size();
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const { sdk, client } = await this.#open();
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    try {
      const { Body } = await client.send(
        new sdk.GetObjectCommand({ Bucket: this.#settings.bucket, Key: key, ...part }),
      );
      return Body as Readable;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      if (statusOf(error) === 416) return Readable.from([]);
      throw error;
    }
  }

  async sizeOf(key: string): Promise<number | undefined> {
    const { sdk, client } = await this.#open();
    try {
      const head = await client.send(new sdk.HeadObjectCommand({ Bucket: this.#settings.bucket, Key: key }));
      return head.ContentLength;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async remove(keys: readonly string[]): Promise<void> {
    const { sdk, client } = await this.#open();
    for (let start = 0; start < keys.length; start += batch) {
      const Objects = keys.slice(start, start + batch).map((key) => ({ Key: key }));
      const { Errors = [] } = await client.send(
        new sdk.DeleteObjectsCommand({ Bucket: this.#settings.bucket, Delete: { Objects, Quiet: true } }),
      );
      const [first] = Errors;
      if (first) throw new Error(`the bucket keeps ${Errors.length} files: ${first.Code}`);
    }
  }

  async removeFolder(folder: string): Promise<void> {
    const { sdk, client } = await this.#open();
    const where = { Bucket: this.#settings.bucket, Prefix: `${folder}/` };
    // By their names and not from the beginning again: some servers go on listing what is gone, for a while or for ever.
    for (let last: string | undefined; ; ) {
      const page = await client.send(new sdk.ListObjectsV2Command({ ...where, ...(last && { StartAfter: last }) }));
      const keys = (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      if (keys.length === 0) return;
      await this.remove(keys);
      const next = keys.at(-1) as string;
      if (next === last) throw new Error('the bucket lists the same files again');
      last = next;
    }
  }

  close(): void {
    this.#opened?.then(
      ({ client }) => client.destroy(),
      () => {},
    );
  }

  /** The SDK takes half a second to load: only who stores files there pays for it. */
  #open() {
    this.#opened ??= this.#connect();
    return this.#opened;
  }

  async #connect() {
    const sdk = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey } = this.#settings;
    const client = new sdk.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Of our own kind of server a bucket is a path; Amazon takes both.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Newer checksums are not known to every server.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { ...this.#patience, throwOnRequestTimeout: true },
    });
    return { sdk, client };
  }
}

function counting() {
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, size: () => size };
}
