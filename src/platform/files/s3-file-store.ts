import { pipeline, Readable, Transform } from 'node:stream';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Settings } from '../config.ts';
import type { ByteRange, FileStore } from './file-store.ts';

/** Maximum number of keys in one delete request. */
const batch = 1000;
const partSize = 8 * 1024 * 1024;

/** Timeouts in ms, for each of three attempts. */
const patience = {
  connectionTimeout: 5_000,
  /** Time without a byte in either direction. */
  socketTimeout: 15_000,
  /** Time until the answer starts, with up to 8 MiB in the request. */
  requestTimeout: 60_000,
};

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
// A missing bucket is a wrong setting. It does not mean that a file is missing.
const isAbsent = (error: unknown): boolean => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';

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
    // The upload of a destroyed stream would wait endlessly.
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
    // Some servers keep listing removed files.
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

  /** Loads the SDK on first use, because that takes half a second. */
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
      // Compatible servers expect the bucket in the path. Amazon accepts both.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Some servers do not support the newer checksums.
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
